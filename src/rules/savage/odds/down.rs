//! The rolls of those who are hurt: Spirit against Shaken, Vigor of the fallen and the bleeding (rules 10.3, 10.6, 10.8).

use super::roll::{Roll, TraitOdds};

/// The chances of a Spirit roll against Shaken.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RecoveryOdds {
    /// stays Shaken
    pub stays: f64,
    /// recovers, and may not act in this round
    pub recovers: f64,
    /// recovers and acts at once
    pub acts: f64,
}

/// The chances of the Vigor roll of one who is down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct IncapacitationOdds {
    /// dies
    pub dies: f64,
    /// is bleeding out
    pub bleeds: f64,
    /// lives, and is unconscious
    pub unconscious: f64,
    /// is only stunned, and goes on
    pub up_again: f64,
}

/// The chances of a bleeding-out roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BleedingOdds {
    /// dies
    pub dies: f64,
    /// bleeds on
    pub bleeds: f64,
    /// the bleeding stops
    pub stops: f64,
}

/// What a Spirit roll against Shaken comes to.
#[must_use]
pub fn recovery(odds: TraitOdds) -> RecoveryOdds {
    RecoveryOdds { stays: 1.0 - odds.success, recovers: odds.success - odds.raise, acts: odds.raise }
}

/// What the Vigor roll of one who is down comes to: a total of 1 or less and a critical failure
/// are death, but half of the time for one who is Harder to Kill; a raise is no more than a
/// success where a switch of the table says so. A blow that was meant to knock out kills nobody.
#[must_use]
pub fn incapacitation(
    roll: &Roll,
    harder_to_kill: bool,
    raise_stays_down: bool,
    nonlethal: bool,
) -> IncapacitationOdds {
    let odds = roll.odds();
    let lives = roll.reaches(2);
    let spared = if harder_to_kill { (1.0 - lives) / 2.0 } else { 0.0 };
    let up_again = if raise_stays_down { 0.0 } else { odds.raise };
    if nonlethal {
        return IncapacitationOdds { dies: 0.0, bleeds: 0.0, unconscious: 1.0 - up_again, up_again };
    }
    IncapacitationOdds {
        dies: 1.0 - lives - spared,
        bleeds: lives - odds.success,
        unconscious: odds.success - up_again + spared,
        up_again,
    }
}

/// What a bleeding-out roll comes to.
#[must_use]
pub fn bleeding(roll: &Roll) -> BleedingOdds {
    let (lives, stops) = (roll.reaches(2), roll.odds().success);
    BleedingOdds { dies: 1.0 - lives, bleeds: lives - stops, stops }
}
