//! What somebody does with its turn beside rolling, and how that changes the fight.

use serde::{Deserialize, Serialize};

use super::state::Encounter;
use super::trait_roll::Target;
use super::vital::Member;

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
}

impl Deed {
    /// Whose deed it is.
    #[must_use]
    pub const fn who(&self) -> Target {
        match self {
            Self::Acted { who, .. } | Self::Moved { who, .. } | Self::Ran { who, .. } | Self::Rose { who } => *who,
        }
    }
}

impl Encounter {
    /// Folds a fact about a turn.
    pub(super) fn deed(&mut self, deed: &Deed) {
        let who = deed.who();
        // A turn that has begun with anything at all is no longer one to hold.
        self.turn.used |= self.turn.current == Some(who.id);
        match deed {
            Deed::Acted { whole, .. } => self.figures(who, |figure| {
                figure.struck = true;
                figure.whole |= *whole;
                figure.deeds = figure.deeds.saturating_add(1);
            }),
            Deed::Moved { .. } => self.figures(who, |figure| figure.moved = true),
            Deed::Ran { .. } => {
                self.figures(who, |figure| figure.moved = true);
                self.change(who.id, |c| c.ran = true);
            }
            Deed::Rose { .. } => self.figures(who, |figure| {
                figure.moved = true;
                figure.rose |= figure.prone;
                figure.prone = false;
            }),
        }
    }

    /// Changes the figure that is meant, or all that stand; a reroll of what was rolled before takes none of
    /// it back.
    fn figures(&mut self, who: Target, how: impl Fn(&mut Member)) {
        self.vitals(who.id, true, |vital| {
            let figures = vital.members.iter_mut().enumerate();
            let meant = figures.filter(|(at, own)| !own.out && who.member.is_none_or(|one| one == *at));
            meant.for_each(|(_, own)| how(own));
        });
    }
}
