//! What happens between several: attacks at many, engagements, attacks out of turn.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::dice::Die;

use crate::view::Id;

use super::contact::FreeAttack;
use super::damage::Hit;
use super::open::{Reopen, Resisted};
use super::trait_roll::Target;

/// A die that chose among several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    /// the die
    pub die: Die,
    /// what it showed
    pub face: u8,
}

/// A fact between several, past tense.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fray {
    /// the Wild Die counts for another result of the last attack
    WildDiePlaced {
        /// the attack as it counts now
        what: Arc<Reopen>,
        /// which result, counted from 0
        place: usize,
    },
    /// who stands under a template that had strayed
    Caught {
        /// the hits without damage
        hits: Vec<Arc<Hit>>,
    },
    /// a hit that nobody rolled for
    HitOwed(Arc<Hit>),
    /// somebody got out from under a template
    Escaped {
        /// the hit that it escaped
        hit: Arc<Hit>,
    },
    /// two fight hand to hand from now on
    Engaged {
        /// who came
        who: Target,
        /// to whom
        whom: Target,
    },
    /// somebody left contact
    Withdrew {
        /// who
        who: Target,
        /// with whom; nobody: with all
        from: Option<Target>,
    },
    /// a missed shot may hit somebody who stands by
    WentWide {
        /// the hit, whoever it is
        hit: Arc<Hit>,
    },
    /// somebody who stood by is hit
    BystanderHit {
        /// the hit without damage
        hit: Arc<Hit>,
        /// the die that chose, where one did
        lot: Option<Lot>,
        /// among whom
        among: Vec<Target>,
    },
    /// a shot that went wide hits nobody
    NobodyBy,
    /// one who was helpless is killed
    Finished {
        /// by whom
        by: Target,
        /// who
        whom: Target,
        /// with what, by its canonical name
        weapon: SmolStr,
    },
    /// somebody may make an attack out of turn
    FreeOffered(FreeAttack),
    /// somebody makes its free attack
    FreeClosed(FreeAttack),
    /// somebody lets its free attack go
    FreeWaived(FreeAttack),
    /// somebody is pushed away, or to the ground
    Pushed {
        /// who
        whom: Target,
        /// by how many squares
        squares: i32,
        /// whether to the ground
        prone: bool,
    },
    /// somebody is hurt by whoever holds it: a hit without damage
    Squeezed(Arc<Hit>),
    /// some wait in ambush, on Hold, for those who must notice it
    Ambushed {
        /// who waits
        by: Vec<Id>,
        /// for whom, and whether Danger Sense helps it
        whom: Vec<(Target, bool)>,
    },
    /// a roll is owed against what is about to befall somebody
    ResistOwed(Arc<Resisted>),
}
