//! The figures of a forecast as fields that scripts can rely on.

use serde::Serialize;

use crate::rules::contract::{Fates, Figures};
use crate::rules::savage::state::{Combatant, Encounter};

/// A forecast in the words of scripts: chances are from 0 to 1, bennies and figures are means.
#[derive(Clone, Debug, Serialize)]
pub struct Foretold {
    title: String,
    fights: u64,
    seed: u64,
    heroes: f64,
    foes: f64,
    undecided: f64,
    rounds: Rounds,
    gm_bennies: f64,
    combatants: Vec<Person>,
}

/// Within how many rounds so many of a hundred fights end.
#[derive(Clone, Debug, Serialize)]
struct Rounds {
    p5: usize,
    p10: usize,
    p25: usize,
    p50: usize,
    p75: usize,
    p90: usize,
    p95: usize,
}

#[derive(Clone, Debug, Serialize)]
struct Person {
    name: String,
    count: usize,
    unhurt: f64,
    hurt: f64,
    out: f64,
    dead: f64,
    standing: f64,
    bennies: f64,
}

impl Foretold {
    /// The figures of a forecast of this fight, from this seed.
    #[must_use]
    pub fn of(fight: &Encounter, figures: &Figures, seed: u64) -> Self {
        let rounds = |percent| figures.rounds_for(percent);
        Self {
            title: fight.title.clone(),
            fights: figures.fights,
            seed,
            heroes: figures.mean(figures.won.heroes),
            foes: figures.mean(figures.won.foes),
            undecided: figures.mean(figures.won.undecided),
            rounds: Rounds {
                p5: rounds(5),
                p10: rounds(10),
                p25: rounds(25),
                p50: rounds(50),
                p75: rounds(75),
                p90: rounds(90),
                p95: rounds(95),
            },
            gm_bennies: figures.mean(figures.pool),
            combatants: fight
                .combatants
                .iter()
                .zip(&figures.fates)
                .map(|(c, fates)| person(c, fates, figures))
                .collect(),
        }
    }
}

fn person(combatant: &Combatant, fates: &Fates, figures: &Figures) -> Person {
    Person {
        name: combatant.name.clone(),
        count: combatant.vital.members.len(),
        unhurt: figures.mean(fates.unhurt),
        hurt: figures.mean(fates.hurt),
        out: figures.mean(fates.out),
        dead: figures.mean(fates.dead),
        standing: figures.mean(fates.standing),
        bennies: figures.mean(fates.bennies),
    }
}
