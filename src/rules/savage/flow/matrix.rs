//! The odds of all against all: everybody's usual attack on everybody.

use crate::texts::{self, Lang};
use crate::view::{Span, Table, TableRow, Tone, percentage};

use super::super::odds::{self, Bennies};
use super::super::state::{Combatant, Encounter};
use super::chances::planned;
use super::proposal::on;

/// A row for everybody who stands and is in sight, a column for everybody whom it may attack: the
/// chance that one figure hits, and that the attack puts its target out of action.
#[must_use]
pub fn matrix(fight: &Encounter, lang: Lang) -> Table {
    let all: Vec<&Combatant> = fight.combatants.iter().filter(|c| c.is_up() && !c.hidden).collect();
    let row = |who: &Combatant| TableRow {
        name: who.name.clone(),
        side: Some(who.side),
        cells: all.iter().map(|whom| cell(fight, who, whom)).collect(),
    };
    Table {
        corner: texts::matrix_corner(lang),
        heads: all.iter().map(|whom| whom.name.clone()).collect(),
        rows: all.iter().map(|who| row(who)).collect(),
    }
}

fn cell(fight: &Encounter, who: &Combatant, whom: &Combatant) -> Span {
    let nothing = || Span::new("·", Tone::Dim);
    if who.id == whom.id {
        return nothing();
    }
    let Some(plan) = planned(fight, &on(fight, who, None, whom.id)) else { return nothing() };
    let Some(own) = odds::of_plan(fight, &plan, Bennies::default()) else { return nothing() };
    let hit = percentage(odds::of_spec(&plan.spec).success);
    let out = percentage(own.outcomes.out + own.outcomes.incapacitated);
    Span::new(format!("{hit} {out:>2}"), if who.side == whom.side { Tone::Dim } else { Tone::Plain })
}
