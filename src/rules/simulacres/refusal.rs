//! Why the rules say no.

use crate::rules::contract;
use crate::view::Id;

use super::body::Zone;
use super::stats::Energy;

/// Why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// for a reason that any game may have
    Shared(contract::Refusal),
    /// no pass is under way
    NoPass,
    /// all had their turn
    PassOver,
    /// it takes no part in this pass
    NoTurn(Id),
    /// it has its turn already
    ItsTurn(Id),
    /// the order has no such place
    NoSuchPlace(usize),
    /// it can do nothing now
    Down(Id),
    /// damage must be dealt first
    DamageFirst(Id),
    /// the test of a faint must be made first
    FaintFirst(Id),
    /// the test of survival must be made first
    SurvivalFirst(Id),
    /// no blow waits for its damage
    NoHit,
    /// no dosed blow waits
    NoDose,
    /// the dosed blow did no more than that
    TooMuchDose {
        /// life points
        pv: u32,
        /// breath points
        ps: u32,
    },
    /// no riposte is due
    NoRiposte(Id),
    /// no faint is due
    NoFaint(Id),
    /// no survival is due
    NoSurvival(Id),
    /// no conflict of will is open
    NoWill(Id),
    /// nothing waits
    NothingOpen,
    /// its last chance is used up
    ChanceUsed(Id),
    /// nobody fights itself
    OnSelf(Id),
    /// the target is dead or out
    TargetDown(Id),
    /// it is not in sight
    Hidden(Id),
    /// it has struck in this pass
    HasStruck(Id),
    /// it has no shield
    NoShield(Id),
    /// it has no such weapon
    NoWeapon(Id, String),
    /// one defends itself against three at most
    TooManyDefended(usize),
    /// it has one pool of life points
    NoZones(Id),
    /// life points are told without a zone
    NoZone(Id),
    /// the zone is gone for good
    Gone(Id, Zone),
    /// nothing is wrong with the zone
    NotWounded(Id, Zone),
    /// it was tried already
    Tried(Id, Zone),
    /// below 0 only surgery helps
    NeedsSurgery(Id, Zone),
    /// above 0 first aid is what helps
    NeedsAid(Id, Zone),
    /// no such Domain is known in this fight; words that may have been meant
    NoDomain {
        /// whose test, or whose score
        who: Id,
        /// what was said
        said: String,
        /// in the words of the rules and of the table
        near: Vec<String>,
    },
    /// no field, part or talent is called that; words that may have been meant
    NoField {
        /// whose
        who: Id,
        /// what was said
        said: String,
        /// in the words of the rules and of the table
        near: Vec<String>,
    },
    /// nobody has that talent, and one that is known is nearly written so
    NoTalent {
        /// whose
        who: Id,
        /// what was said
        said: String,
        /// the one that is known
        near: String,
    },
    /// the talent is at X: the test fails without a roll
    Never(Id, String),
    /// more points of an Energy than it has
    TooMuchEnergy {
        /// whose
        who: Id,
        /// which
        energy: Energy,
        /// put in, with those that last
        wanted: u8,
        /// had
        score: u8,
    },
    /// more PS than are left
    NoBreath {
        /// whose
        who: Id,
        /// to be paid
        cost: u8,
        /// left
        left: u8,
    },
    /// more EP than are left
    NoBalance {
        /// whose
        who: Id,
        /// to be paid
        cost: u8,
        /// left
        left: u8,
    },
    /// more EP were named than the Energies cost
    TooManyEp {
        /// named
        ep: u8,
        /// the cost
        cost: u8,
    },
    /// what takes more than an hour is paid with EP alone
    OnlyEp,
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
    /// the test in the box has no such option
    NoSuchOption,
}

impl From<contract::Refusal> for Refusal {
    fn from(refusal: contract::Refusal) -> Self {
        Self::Shared(refusal)
    }
}
