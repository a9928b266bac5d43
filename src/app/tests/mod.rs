//! The flow as a whole: keys in, effects and scenes out.

use crate::dice::Scripted;
use crate::rules::Encounter;
use crate::rules::savage::{self, Combatant, Kind, Vital};
use crate::texts::Lang;
use crate::view::{Id, Row, Side};

mod dice;
mod flow;

/// Kenway with two wounds, Tia, six Red Men.
pub(super) fn fight() -> Encounter {
    let deck = savage::ActionDeck::shuffled(&mut Scripted::default());
    let mut fight = savage::Encounter { title: "Boarding".into(), deck, ..savage::Encounter::default() };
    for (name, kind, count, side) in [
        ("Kenway", Kind::WildCard, 1, Side::Heroes),
        ("Tia", Kind::WildCard, 1, Side::Heroes),
        ("Red Men", Kind::Extra, 6, Side::Foes),
    ] {
        let player = (side == Side::Heroes).then(|| "Anna".to_owned());
        let combatant = Combatant {
            id: Id(fight.next_id),
            name: name.into(),
            kind,
            side,
            player,
            vital: Vital::of(count),
            ..combatant()
        };
        fight.next_id += 1;
        fight.combatants.push(combatant);
    }
    fight.combatants[0].vital.wounds = 2;
    Encounter::Savage(Box::new(fight))
}

pub(super) fn rows(fight: &Encounter) -> Vec<Row> {
    fight.rows(&[], Lang::EN)
}

fn combatant() -> Combatant {
    let stats = savage::Stats {
        skills: [("Fighting".to_owned(), "d8".parse().expect("a Trait"))].into(),
        ..savage::Stats::default()
    };
    Combatant { vital: Vital::default(), ..Combatant::fresh(String::new(), Kind::Extra, Side::Foes, None, stats) }
}
