//! What somebody does with its turn beside rolling.

use serde::{Deserialize, Serialize};

use super::trait_roll::Target;

/// How somebody moves on foot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gait {
    /// upright, up to its Pace
    Walk,
    /// bent low: harder to shoot at
    Crouch,
    /// flat on the ground
    Crawl,
}

/// A fact about a turn, past tense. A stored format: added to, never renamed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// an action is spent
    Acted {
        /// whose; without a member: of all who can act
        who: Target,
        /// whether it leaves room for no other in this round
        whole: bool,
    },
    /// somebody moved
    Moved {
        /// who
        who: Target,
        /// how
        gait: Gait,
        /// how many squares it may go
        squares: i32,
    },
    /// somebody ran: −2 on its Trait rolls to the end of the round
    Ran {
        /// who
        who: Target,
        /// the sides of the die
        die: u8,
        /// what it showed
        face: u8,
        /// how many squares it may go in all
        squares: i32,
    },
    /// somebody stood up
    Rose {
        /// who
        who: Target,
    },
    /// somebody has an action again, whatever it has done
    Anew {
        /// who
        who: Target,
    },
}

impl Deed {
    /// Whose deed it is.
    #[must_use]
    pub const fn who(&self) -> Target {
        match self {
            Self::Acted { who, .. }
            | Self::Moved { who, .. }
            | Self::Ran { who, .. }
            | Self::Rose { who }
            | Self::Anew { who } => *who,
        }
    }
}
