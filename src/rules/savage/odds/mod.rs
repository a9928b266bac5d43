//! How likely everything is before it is rolled: pure arithmetic, exact but for the last digits.

// Two doors lead in. Plain numbers: `attack` takes an `Attack`, `Roll::odds` a `Roll`, and
// so on; nothing of a fight is needed, and nothing is copied. A fight: `of_plan` takes what
// `super::plan` has worked out, `of_spec` any Trait roll that is about to be made, and the
// others what is owed at the moment.
//
// An acing die has a closed form. A sum of acing dice is one recurrence a die, without a limit to
// the aces, up to the last total that makes a difference; what lies beyond goes to the last
// outcome as a whole. Where a Soak roll stands against wounds without end, what is neglected is
// below 1e-14.

mod again;
mod attack;
mod blow;
mod casting;
mod die;
mod disarm;
mod down;
mod fear;
mod natural;
mod object;
mod of;
mod opposed;
mod parties;
mod roll;
mod shared;
mod soak;
mod stray;
mod sum;
mod targets;
mod together;
mod volley;

pub use again::{Again, of_again, of_last};
pub use attack::{Attack, AttackOdds, Outcomes, Rerolls, attack};
pub use blow::{Blow, Victim};
pub use casting::{CastOdds, of_cast, of_ritual};
pub use die::at_least;
pub use disarm::of_disarm;
pub use down::{BleedingOdds, IncapacitationOdds, RecoveryOdds, bleeding, incapacitation, recovery};
pub use object::breaks;
pub use of::{
    Luck, luck, luck_of_damage, of_bleeding, of_incapacitation, of_interruption, of_opposed, of_plan, of_recovery,
    of_soak, of_spec,
};
pub use opposed::{OpposedOdds, Resisted, interruption, opposed};
pub use parties::Bennies;
pub use roll::{Roll, TraitOdds};
pub use soak::{Soak, SoakOdds};
pub use stray::{StrayOdds, of_stray};
pub use sum::Handful;
pub use targets::{of_anybody, of_targets};
