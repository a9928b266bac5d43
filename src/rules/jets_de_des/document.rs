//! The state document: the whole fight as fields that scripts can rely on.

use serde::Serialize;

use crate::view::{Id, Side};

use super::command::Spending;
use super::options::Options;
use super::pool::Outcome;
use super::resist::difficulty;
use super::roll::{Chosen, Hit, Purpose, Roll};
use super::spend::would;
use super::state::{Cause, Combatant, Consequence, Declaration, Encounter, Kind, Open, Penalty, Phase, Status, What};
use super::stats::{Attribute, Characteristic, Scores};
use super::wounds::Level;

/// A fight in the words of scripts; names are the file's own, whatever the language. A field that
/// does not apply is null, and none is left out.
#[derive(Clone, Debug, Serialize)]
pub struct Document {
    title: String,
    system: &'static str,
    round: u32,
    phase: Option<&'static str>,
    turn: Option<String>,
    order: Vec<String>,
    declared: Vec<Intention>,
    combatants: Vec<Person>,
    last_roll: Option<Rolled>,
    open: Vec<Waiting>,
    pending: Vec<Consequent>,
    applied: Vec<Consequent>,
    log: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
struct Intention {
    who: String,
    text: String,
    kind: &'static str,
    trigger: Option<String>,
    targets: Vec<String>,
    with: Option<String>,
    skill: Option<String>,
    on: Option<&'static str>,
}

#[derive(Clone, Debug, Serialize)]
struct Person {
    name: String,
    kind: &'static str,
    side: &'static str,
    player: Option<String>,
    scores: Scores,
    effective: Scores,
    attributes: Attributes,
    defence: u8,
    skills: std::collections::BTreeMap<String, u8>,
    traits: Vec<Trait>,
    weapons: Vec<String>,
    boxes: [u8; 3],
    ticked: [u8; 3],
    overflow: u32,
    status: &'static str,
    penalties: Vec<Malus>,
    handicap: i32,
    conditions: Vec<String>,
    hidden: bool,
    has_declared: bool,
    has_acted: bool,
    notes: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
struct Attributes {
    might: u8,
    reflexes: u8,
    will: u8,
}

#[derive(Clone, Debug, Serialize)]
struct Trait {
    name: String,
    on: &'static str,
    points: u8,
}

#[derive(Clone, Debug, Serialize)]
struct Malus {
    on: &'static str,
    amount: u8,
    cause: String,
    until: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
struct Rolled {
    who: String,
    what: &'static str,
    purpose: &'static str,
    whom: Option<String>,
    skill: Option<String>,
    points: u8,
    raw: Option<Vec<u8>>,
    kept: Option<Vec<u8>>,
    spent: Option<Vec<u8>>,
    adjusted: Option<Vec<u8>>,
    difficulty: i32,
    perfects: u32,
    partials: u32,
    successes: u32,
    outcome: &'static str,
    margin: Option<u32>,
}

#[derive(Clone, Debug, Serialize)]
struct Waiting {
    kind: &'static str,
    who: String,
    roll: Option<Rolled>,
    successes: Option<Best>,
    sixes: Option<Best>,
    outcome: Option<Best>,
    hit: Option<Struck>,
}

#[derive(Clone, Debug, Serialize)]
struct Best {
    spent: Vec<u8>,
    adjusted: Vec<u8>,
    outcome: &'static str,
    margin: Option<u32>,
}

#[derive(Clone, Debug, Serialize)]
struct Struck {
    by: Option<String>,
    amount: u32,
    level: Level,
    nature: Option<String>,
    difficulty: i32,
    tactical: bool,
    devastating: bool,
    chosen: Vec<Choice>,
}

#[derive(Clone, Debug, Serialize)]
struct Choice {
    kind: &'static str,
    text: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
struct Consequent {
    by: Option<String>,
    who: String,
    kind: &'static str,
    amount: Option<u32>,
    level: Option<Level>,
    nature: Option<String>,
    location: Option<String>,
    penalty: Option<Malus>,
    text: Option<String>,
}

impl Document {
    /// The fight as it stands, with its log in the chosen language.
    #[must_use]
    pub fn of(fight: &Encounter, log: Vec<String>) -> Self {
        let names = |list: &[Id]| list.iter().map(|id| fight.called(*id)).collect();
        let consequents = |list: &[Consequence]| list.iter().map(|one| consequent(fight, one)).collect();
        Self {
            title: fight.title.clone(),
            system: "jets-de-des",
            round: fight.round.number,
            phase: match fight.round.phase {
                Phase::Rest => None,
                Phase::Declaration => Some("declaration"),
                Phase::Action => Some("action"),
            },
            turn: fight.round.turn.map(|id| fight.called(id)),
            order: names(fight.order()),
            declared: fight.round.declarations.iter().map(|own| intention(fight, own)).collect(),
            combatants: fight.combatants.iter().map(|own| person(fight, own)).collect(),
            last_roll: fight.last_roll.as_ref().map(|roll| rolled(fight, roll)),
            open: fight.open.iter().map(|open| waiting(fight, open)).collect(),
            pending: consequents(&fight.pending),
            applied: consequents(&fight.applied),
            log,
        }
    }
}

fn intention(fight: &Encounter, own: &Declaration) -> Intention {
    let (kind, trigger) = match &own.kind {
        Kind::Action => ("action", None),
        Kind::Reaction(trigger) => ("reaction", Some(trigger.clone())),
    };
    let weapons = fight.get(own.who).map_or(&[][..], |c| c.stats.weapons.as_slice());
    Intention {
        who: fight.called(own.who),
        text: own.text.clone(),
        kind,
        trigger,
        targets: own.targets.iter().map(|id| fight.called(*id)).collect(),
        with: own.weapon.and_then(|place| weapons.get(place)).map(|weapon| weapon.name.clone()),
        skill: own.skill.clone(),
        on: own.on.map(Characteristic::name),
    }
}

fn person(fight: &Encounter, c: &Combatant) -> Person {
    let mut effective = c.stats.scores;
    for characteristic in Characteristic::ALL {
        effective.set(characteristic, c.effective(characteristic));
    }
    let acting = fight.round.phase != Phase::Declaration;
    Person {
        name: c.name.clone(),
        kind: if c.is_players() { "pc" } else { "npc" },
        side: match c.side {
            Side::Heroes => "heroes",
            Side::Foes => "foes",
        },
        player: c.player.clone(),
        scores: c.stats.scores,
        effective,
        attributes: Attributes {
            might: c.attribute(Attribute::Might),
            reflexes: c.attribute(Attribute::Reflexes),
            will: c.attribute(Attribute::Will),
        },
        defence: c.stats.defence,
        skills: c.stats.skills.clone(),
        traits: c
            .stats
            .traits
            .iter()
            .map(|own| Trait { name: own.name.clone(), on: own.on.name(), points: own.points })
            .collect(),
        weapons: c.stats.weapons.iter().map(|own| own.name.clone()).collect(),
        boxes: c.wounds.boxes,
        ticked: c.wounds.ticked,
        overflow: c.wounds.overflow,
        status: match c.status() {
            Status::Active => "active",
            Status::Critical => "critical",
            Status::Out => "out",
            Status::Dead => "dead",
        },
        penalties: c.penalties.iter().map(malus).collect(),
        handicap: c.handicap,
        conditions: c.conditions.clone(),
        hidden: c.hidden,
        has_declared: fight.declaration(c.id).is_some(),
        has_acted: acting && fight.round.done.contains(&c.id),
        notes: c.notes.clone(),
    }
}

fn malus(penalty: &Penalty) -> Malus {
    Malus {
        on: penalty.on.name(),
        amount: penalty.amount,
        cause: match &penalty.cause {
            Cause::CriticalFailure => "critical".to_owned(),
            Cause::Told(text) => text.clone(),
        },
        until: penalty.until.clone(),
    }
}

const fn word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Perfect { .. } => "perfect",
        Outcome::Standard { .. } => "standard",
        Outcome::Failure => "failure",
        Outcome::Critical => "critical",
    }
}

fn rolled(fight: &Encounter, roll: &Roll) -> Rolled {
    let successes = roll.dice.successes();
    let outcome = roll.outcome(&fight.options);
    let dice = roll.dice.dice();
    Rolled {
        who: fight.called(roll.who),
        what: roll.pool.name(),
        purpose: match roll.purpose {
            Purpose::Test => "test",
            Purpose::Attack(_) => "attack",
            Purpose::Resist(_) => "resist",
        },
        whom: roll.other().map(|id| fight.called(id)),
        skill: roll.skill.clone(),
        points: roll.points,
        raw: dice.map(|dice| dice.raw.clone()),
        kept: dice.map(|dice| dice.kept.clone()),
        spent: dice.map(|dice| dice.spent.clone()),
        adjusted: dice.map(super::pool::Dice::adjusted),
        difficulty: roll.difficulty,
        perfects: successes.perfects,
        partials: successes.partials,
        successes: successes.total(),
        outcome: word(outcome),
        margin: outcome.margin(),
    }
}

fn waiting(fight: &Encounter, open: &Open) -> Waiting {
    let of_roll = |kind, roll: &Roll| Waiting {
        kind,
        who: fight.called(roll.who),
        roll: Some(rolled(fight, roll)),
        successes: None,
        sixes: None,
        outcome: None,
        hit: None,
    };
    match open {
        Open::Spend(roll) => {
            let if_spent = |spending| spent(roll, &spending, &fight.options);
            Waiting {
                successes: if_spent(Spending::Successes),
                sixes: if_spent(Spending::Sixes),
                outcome: if_spent(Spending::Outcome),
                ..of_roll("spend", roll)
            }
        }
        Open::Price(roll) => of_roll("price", roll),
        Open::Hit(hit) => Waiting {
            kind: "hit",
            who: fight.called(hit.whom),
            roll: None,
            successes: None,
            sixes: None,
            outcome: None,
            hit: Some(struck(fight, hit)),
        },
    }
}

fn spent(roll: &Roll, spending: &Spending, options: &Options) -> Option<Best> {
    let roll = would(roll, spending, options).ok()?;
    let outcome = roll.outcome(options);
    let dice = roll.dice.dice()?;
    Some(Best {
        spent: dice.spent.clone(),
        adjusted: dice.adjusted(),
        outcome: word(outcome),
        margin: outcome.margin(),
    })
}

fn struck(fight: &Encounter, hit: &Hit) -> Struck {
    let choice = |chosen: &Chosen| {
        let (kind, text) = match chosen {
            Chosen::Location(text) => ("location", Some(text.clone())),
            Chosen::Nature(text) => ("nature", Some(text.clone())),
            Chosen::Kill => ("kill", None),
            Chosen::Effect(text) => ("effect", Some(text.clone())),
        };
        Choice { kind, text }
    };
    Struck {
        by: hit.by.map(|id| fight.called(id)),
        amount: hit.amount,
        level: hit.level,
        nature: hit.nature.clone(),
        difficulty: difficulty(fight, hit),
        tactical: hit.tactical,
        devastating: hit.devastating,
        chosen: hit.chosen.iter().map(choice).collect(),
    }
}

fn consequent(fight: &Encounter, one: &Consequence) -> Consequent {
    let bare = Consequent {
        by: one.by.map(|id| fight.called(id)),
        who: fight.called(one.who),
        kind: "death",
        amount: None,
        level: None,
        nature: None,
        location: None,
        penalty: None,
        text: None,
    };
    match &one.what {
        What::Damage { amount, level, nature, location } => Consequent {
            kind: "damage",
            amount: Some(*amount),
            level: Some(*level),
            nature: nature.clone(),
            location: location.clone(),
            ..bare
        },
        What::Penalty(penalty) => Consequent { kind: "penalty", penalty: Some(malus(penalty)), ..bare },
        What::Effect(text) => Consequent { kind: "effect", text: Some(text.clone()), ..bare },
        What::Death => bare,
    }
}
