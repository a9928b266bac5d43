//! What the game master's word can change about somebody.

use serde::{Deserialize, Serialize};

use super::body::Zone;
use super::stats::{Component, Energy, Means, Shield, Talent};

/// One fact about a combatant, as the game master says it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// the score of a Component
    Component(Component, u8),
    /// the score of a Means
    Means(Means, u8),
    /// the score of a Domain
    Domain(String, u8),
    /// the level of a talent
    Talent(String, Talent),
    /// the score of an Energy
    Energy(Energy, u8),
    /// the one value of all its tests; none: it has scores
    Quick(Option<i8>),
    /// breath points (PS)
    Breath(u8),
    /// most breath points
    MostBreath(u8),
    /// psychic balance (EP)
    Balance(u8),
    /// most psychic balance
    MostBalance(u8),
    /// life points of a zone
    Points(Zone, i32),
    /// most life points of a zone
    MostPoints(Zone, u8),
    /// protection of a zone
    Protection(Zone, u8),
    /// a zone is gone for good
    Lost(Zone, bool),
    /// its owner has learned to live without it
    Mastered(Zone, bool),
    /// life points of one who has a single pool
    Pool(i32),
    /// malaise boxes ticked by hand, or unticked
    Malaise(i8),
    /// the shield at hand
    Shield(Option<Shield>),
    /// in a faint until the end of the next pass
    Stunned(bool),
    /// days of deep coma
    Coma(u32),
    /// the last chance is used up
    ChanceUsed(bool),
    /// not in sight
    Hidden(bool),
    /// out of the fight
    Out(bool),
    /// dead
    Dead(bool),
}
