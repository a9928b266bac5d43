//! Who stands next to whom, and the attacks out of turn that it gives: what is written down of it.

use serde::{Deserialize, Serialize};

use crate::view::Id;

use super::trait_roll::Target;

/// Two who stand next to each other, and whose edges have spoken in this round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Melee {
    /// pairs of those who fight hand to hand; without a member: all of a group who stand
    pub pairs: Vec<(Target, Target)>,
    /// who has used First Strike in this round
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub struck_first: Vec<Id>,
    /// who has used Counterattack in this round
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub countered: Vec<Id>,
}

impl Melee {
    /// Whether nothing of the kind was ever said.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        self.pairs.is_empty() && self.struck_first.is_empty() && self.countered.is_empty()
    }

    /// Forgets one who has left.
    pub fn forget(&mut self, who: Id) {
        self.pairs.retain(|(one, other)| one.id != who && other.id != who);
    }
}

/// Whether the first is the second, or one of that group.
#[must_use]
pub fn covers(whole: Target, part: Target) -> bool {
    whole.id == part.id && (whole.member.is_none() || part.member.is_none() || whole.member == part.member)
}

/// One attack out of turn that somebody may make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FreeAttack {
    /// who may strike
    pub by: Target,
    /// whom
    pub whom: Target,
    /// why
    pub why: Chance,
}

/// What gives somebody a free attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chance {
    /// a foe leaves contact
    Withdrawal,
    /// a foe comes next to one with First Strike
    FirstStrike,
    /// a foe has missed one with Counterattack
    Counter {
        /// what it costs: none with the improved edge
        cost: i32,
    },
}
