//! Who faces whom in a pass: opponents of one, and against whom it defends itself (rules 8.3).

use crate::view::Id;

use super::arms::{declared, weapon};
use super::command::Strike;
use super::state::{Deed, Encounter};
use super::stats::WeaponKind;

/// One cannot defend itself against more than these.
pub const MOST_DEFENDED: usize = 3;

/// The opponents of one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Side {
    /// known by name, in the order in which they came
    pub known: Vec<Id>,
    /// how many there are in all
    pub count: usize,
    /// against whom it has chosen to defend itself; empty: whoever came first
    pub chosen: Vec<Id>,
}

impl Side {
    /// Against how many it defends itself.
    #[must_use]
    pub fn defended(&self) -> usize {
        if self.chosen.is_empty() { self.count.min(MOST_DEFENDED) } else { self.chosen.len().min(MOST_DEFENDED) }
    }

    /// Whether it defends itself against this one.
    #[must_use]
    pub fn defends(&self, who: Id) -> bool {
        if self.chosen.is_empty() {
            self.known.iter().position(|own| *own == who).is_none_or(|place| place < MOST_DEFENDED)
        } else {
            self.chosen.contains(&who)
        }
    }

    /// Whether it has chosen to fight this one alone.
    #[must_use]
    pub fn fights_only(&self, who: Id) -> bool {
        self.chosen == [who]
    }
}

/// The opponents of somebody hand to hand: who declared to attack it, whom it met in this pass, and
/// this one more; `gang` tells how many they are, where that is more.
#[must_use]
pub fn opponents(fight: &Encounter, of: Id, more: Option<Id>, gang: u8) -> Side {
    let mut known: Vec<Id> = Vec::new();
    let melee = |who: Id| {
        let own = fight.get(who).and_then(|own| weapon(fight, own, &Strike::default()));
        own.is_none_or(|own| own.kind != WeaponKind::Ranged)
    };
    if fight.pass.on {
        let attackers = fight.pass.declarations.iter().filter(|own| own.deed == Deed::Attack(of) && melee(own.who));
        known.extend(attackers.map(|own| own.who).filter(|who| fight.stands(*who)));
        let met = fight.pass.faced.iter().filter(|(_, whom)| *whom == of).map(|(who, _)| *who);
        let own = fight.pass.faced.iter().filter(|(who, _)| *who == of).map(|(_, whom)| *whom);
        known.extend(met.chain(own));
    }
    known.extend(more);
    let mut seen = Vec::new();
    known.retain(|who| {
        *who != of && !seen.contains(who) && {
            seen.push(*who);
            true
        }
    });
    let chosen = declared(fight, of).map(|own| own.against.clone()).unwrap_or_default();
    Side { count: known.len().max(gang.into()), known, chosen }
}
