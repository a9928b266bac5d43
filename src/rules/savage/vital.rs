//! What a fight changes in somebody, and whose turn it is: all that a reroll can give back.

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::view::Id;

use super::effect::Effect;
use super::injury::Injury;
use super::target::Target;

/// One figure. A Wild Card is a single one; a group of Extras has several.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "the switches of the rules, each one on its own")]
pub struct Member {
    /// may do nothing but free actions (rules 10.3)
    pub shaken: bool,
    /// lies on the ground
    pub prone: bool,
    /// an Extra that took a wound
    pub out: bool,
    /// recovered from Shaken without the right to act this round
    pub spent: bool,
    /// has rolled to recover in this turn
    pub tried: bool,
    /// has acted in this round
    pub struck: bool,
    /// how many actions it has taken in this round
    #[serde(skip_serializing_if = "is_zero")]
    pub deeds: u8,
    /// has given its whole turn to one of them
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub whole: bool,
    /// has moved in this round
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    /// has stood up in this round
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub rose: bool,
    /// what became of it after the fight
    pub fate: Option<Fate>,
    /// it has been out for more than an hour (rules 10.10)
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub late: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// What became of an Extra that was taken out (rules 10.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// dead
    Dead,
    /// alive, but cannot go on
    Alive,
    /// only scratched
    Scratched,
}

/// All that a hit, a Soak or a Vigor roll can change, and a reroll gives back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[expect(clippy::struct_excessive_bools, reason = "the switches of the rules, each one on its own")]
pub struct Vital {
    /// its figures
    pub members: SmallVec<[Member; 8]>,
    /// wounds of a Wild Card, 0 to 3
    pub wounds: u8,
    /// 1 Fatigued, 2 Exhausted
    pub fatigue: u8,
    /// taken down by its wounds
    pub incapacitated: bool,
    /// unconscious
    pub unconscious: bool,
    /// bleeding out
    pub bleeding: bool,
    /// dead
    pub dead: bool,
    /// lasting harm
    pub injuries: Vec<Injury>,
    /// how many of its wounds are older than an hour (rules 10.10)
    #[serde(skip_serializing_if = "is_zero")]
    pub late: u8,
    /// who has tried to heal the wounds that it has now, and of which figure
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tended: Vec<(Target, usize)>,
    /// waits on Hold
    pub on_hold: bool,
    /// lost a Hold, and with it the action of this round
    pub lost_hold: bool,
    /// what lasts
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Effect>,
}

impl Member {
    /// As it stands when a new round begins: what was done in the old one is forgotten.
    pub const fn forget_round(&mut self) {
        self.spent = false;
        self.tried = false;
        self.struck = false;
        self.deeds = 0;
        self.whole = false;
        self.moved = false;
        self.rose = false;
    }

    /// Whether it may act: up, not Shaken, not spent.
    #[must_use]
    pub const fn is_able(&self) -> bool {
        !self.out && !self.shaken && !self.spent
    }
}

impl Vital {
    /// As tired as this; beyond what it bears a Wild Card is unconscious, an Extra out (rules 10.9).
    pub fn tire(&mut self, wild: bool, member: usize, now: u8, down: bool) {
        self.fatigue = now;
        if !down {
            return;
        }
        self.on_hold = false;
        if wild {
            self.incapacitated = true;
            self.unconscious = true;
            self.members.iter_mut().for_each(|figure| figure.prone = true);
        } else if let Some(figure) = self.members.get_mut(member) {
            figure.out = true;
            figure.shaken = false;
        }
    }

    /// So many figures, unhurt.
    #[must_use]
    pub fn of(figures: usize) -> Self {
        Self { members: smallvec![Member::default(); figures], ..Self::default() }
    }
}

/// Who acts when the present turn is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Next {
    /// was interrupted and goes on
    Resume(Id),
    /// lost the roll to interrupt and acts afterwards
    After(Id),
}

/// Whose turn it is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Turn {
    /// who acts
    pub current: Option<Id>,
    /// whether it did something with its turn
    pub used: bool,
    /// who is served before the count goes on, the last one first
    pub queue: Vec<Next>,
}
