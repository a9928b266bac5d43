//! Why the rules say no.

use crate::rules::contract;
use crate::view::Id;

use super::stats::Characteristic;

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// for a reason that any game may have
    Shared(contract::Refusal),
    /// the points of a roll must be spent first, or kept back
    SpendFirst(Id),
    /// a hit must be resisted or taken first
    HitFirst(Id),
    /// consequences wait: the round must be committed first
    CommitFirst,
    /// no round is under way
    NoRound,
    /// nothing waits for the end of a round
    NothingToCommit,
    /// all of this phase had their turn
    PhaseOver,
    /// it is the phase of declaration: nobody acts yet
    NotActing,
    /// it has no turn in this round
    NoTurn(Id),
    /// it has its turn already
    ItsTurn(Id),
    /// it had its turn in this round
    HadTurn(Id),
    /// the order has no such place
    NoSuchPlace(usize),
    /// it is out
    Down(Id),
    /// the target is out
    TargetDown(Id),
    /// nobody attacks itself
    OnSelf(Id),
    /// it is not in sight
    Hidden(Id),
    /// it has no such weapon
    NoWeapon(Id, String),
    /// no roll waits for its points
    NothingToSpend,
    /// more points than there are
    TooManyPoints {
        /// spent
        spent: u32,
        /// had
        points: u32,
    },
    /// points for more dice than were kept
    TooManyDice {
        /// dice named
        named: usize,
        /// dice kept
        kept: usize,
    },
    /// a die would go beyond 6
    BeyondSix {
        /// the face
        face: u8,
        /// points on it
        points: u8,
    },
    /// no hit waits for this one
    NoHit(Id),
    /// no hit waits
    NothingToChoose,
    /// place and nature need a die that shows 6
    NoControl,
    /// killing and lasting effects need nothing but sixes
    NotDevastating,
    /// no failed attack waits for a price
    NoPrice,
    /// attributes are no pools at this table
    NoAttributePools,
    /// a critical failure costs a characteristic of the pool, and this one is not in it
    NotAtStake(Characteristic),
    /// attacks and Resistance are rolled at this table
    MustRoll,
    /// no penalty is on that characteristic
    NoPenalty(Id, Characteristic),
    /// no box of that level is ticked
    NothingToHeal(Id),
    /// it has no such condition
    NoCondition(Id, String),
    /// somebody is called that already
    NameTaken(String),
    /// a name without a letter
    NoName,
    /// nobody is left to attack
    NobodyToAttack,
    /// no row is selected
    NobodySelected,
    /// nothing of the kind can be done now
    NothingElse,
    /// the roll in the box has no such option
    NoSuchOption,
}

impl From<contract::Refusal> for Refusal {
    fn from(refusal: contract::Refusal) -> Self {
        Self::Shared(refusal)
    }
}
