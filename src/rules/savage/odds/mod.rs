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

mod attack;
mod blow;
mod die;
mod disarm;
mod down;
mod object;
mod of;
mod opposed;
mod roll;
mod soak;
mod sum;
mod targets;
mod volley;

pub use attack::{Attack, AttackOdds, Outcomes, Rerolls, attack};
pub use blow::{Blow, Victim};
pub use die::at_least;
pub use disarm::of_disarm;
pub use down::{BleedingOdds, IncapacitationOdds, RecoveryOdds, bleeding, incapacitation, recovery};
pub use object::breaks;
pub use of::{
    Bennies, luck, luck_of_damage, of_again, of_bleeding, of_incapacitation, of_interruption, of_opposed, of_plan,
    of_recovery, of_soak, of_spec,
};
pub use opposed::{OpposedOdds, Resisted, interruption, opposed};
pub use roll::{Roll, TraitOdds};
pub use soak::{Soak, SoakOdds};
pub use sum::Handful;
pub use targets::of_targets;
