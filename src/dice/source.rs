//! Where faces come from: the table, a script, or whatever the shell hands in.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use super::{Die, Entry};

/// What a die is thrown for; the box names its slot by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Purpose {
    /// the die of a Trait
    Trait,
    /// the Wild Die
    Wild,
    /// the Strength die of a damage roll
    Strength,
    /// a die of the weapon
    Weapon,
    /// the d6 that a raise on the attack adds to damage
    Raise,
    /// a die of damage to an object, which never aces
    Object,
    /// a die of a table, which never aces
    Table,
    /// a die of a pool, which never aces
    Pool,
}

impl Purpose {
    /// Whether its highest face is thrown again and added.
    #[must_use]
    pub const fn aces(self) -> bool {
        match self {
            Self::Trait | Self::Wild | Self::Strength | Self::Weapon | Self::Raise => true,
            Self::Object | Self::Table | Self::Pool => false,
        }
    }

    /// Whether it hangs on the dice before it: as long as one of those is open, nobody knows
    /// whether it will be thrown.
    #[must_use]
    pub const fn hangs_on_others(self) -> bool {
        match self {
            Self::Object | Self::Table => true,
            Self::Trait | Self::Wild | Self::Strength | Self::Weapon | Self::Raise | Self::Pool => false,
        }
    }
}

/// One face that somebody must supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ask {
    /// the die to throw
    pub die: Die,
    /// what it is for
    pub purpose: Purpose,
    /// whose throw it is where several roll at once: the place in the order of rolling
    pub of: u16,
    /// 0 for its first throw, 1 after the first ace, and so on
    pub again: u16,
}

/// Why a throw did not come about. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// no face is left: this one is needed
    Needs(Ask),
    /// the face given is not on that die
    Impossible {
        /// what was asked
        ask: Ask,
        /// what was given
        face: u8,
    },
    /// a sum was told for one roll where there are several
    NeedsFaces,
    /// so many faces or sums were given that nobody asked for
    LeftOver(usize),
}

/// The faces of one die in the order in which they came.
pub type Faces = SmallVec<[u8; 16]>;

/// A supply of faces and of shuffled orders. The rules take dice; they never make them.
pub trait Dice {
    /// The next face of this die.
    ///
    /// # Errors
    /// [`Halt`] where there is none, or one that the die cannot show.
    fn face(&mut self, ask: Ask) -> Result<u8, Halt>;

    /// All faces of an acing die: its highest is thrown again, without limit (rules 1.2). It stands here, so that
    /// each supply has it beside its own faces and is asked once for a throw, not once for a face.
    ///
    /// # Errors
    /// [`Halt`] where there is no face to give, or one that the die cannot show.
    fn acing(&mut self, die: Die, purpose: Purpose, of: u16) -> Result<Faces, Halt> {
        let mut face = self.face(Ask { die, purpose, of, again: 0 })?;
        let mut faces: Faces = smallvec![face];
        while face == die.sides() {
            let again = u16::try_from(faces.len()).unwrap_or(u16::MAX);
            face = self.face(Ask { die, purpose, of, again })?;
            faces.push(face);
        }
        Ok(faces)
    }

    /// What the table says of the next whole roll, where it told a sum instead of faces.
    fn told(&mut self) -> Option<Entry> {
        None
    }

    /// The numbers below `count` in a shuffled order.
    fn shuffled(&mut self, count: usize) -> Vec<usize>;
}

/// Faces fixed beforehand, with the identity as its shuffle: for tests and examples.
#[derive(Clone, Debug, Default)]
pub struct Scripted {
    faces: VecDeque<u8>,
}

impl Scripted {
    /// These faces, in this order.
    pub fn new(faces: impl IntoIterator<Item = u8>) -> Self {
        Self { faces: faces.into_iter().collect() }
    }

    /// How many faces nobody asked for.
    #[must_use]
    pub fn left(&self) -> usize {
        self.faces.len()
    }
}

impl Dice for Scripted {
    fn face(&mut self, ask: Ask) -> Result<u8, Halt> {
        let face = *self.faces.front().ok_or(Halt::Needs(ask))?;
        if face == 0 || face > ask.die.sides() {
            return Err(Halt::Impossible { ask, face });
        }
        self.faces.pop_front();
        Ok(face)
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        (0..count).collect()
    }
}

/// What the table entered for one command, over another supply for shuffles; once anything was
/// entered, a face that is missing is asked for and never made up.
pub struct Entered<'a> {
    /// faces in the order of use
    pub faces: VecDeque<u8>,
    /// sums told instead of faces, one a roll
    pub told: VecDeque<Entry>,
    /// shuffles come from here
    pub rest: &'a mut dyn Dice,
}

impl Dice for Entered<'_> {
    fn face(&mut self, ask: Ask) -> Result<u8, Halt> {
        let face = *self.faces.front().ok_or(Halt::Needs(ask))?;
        if face == 0 || face > ask.die.sides() {
            return Err(Halt::Impossible { ask, face });
        }
        self.faces.pop_front();
        Ok(face)
    }

    fn told(&mut self) -> Option<Entry> {
        self.told.pop_front()
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        self.rest.shuffled(count)
    }
}

/// Shows which dice a command will ask for: gives what was typed, then a face that neither
/// aces nor fails specially, and keeps the asks. What it decides is thrown away.
#[derive(Clone, Debug, Default)]
pub struct Preview {
    faces: VecDeque<u8>,
    /// every face asked for so far, with the typed one where there was one
    pub asked: Vec<(Ask, Option<u8>)>,
}

impl Preview {
    /// A preview after these typed faces.
    pub fn new(faces: impl IntoIterator<Item = u8>) -> Self {
        Self { faces: faces.into_iter().collect(), asked: Vec::new() }
    }
}

impl Dice for Preview {
    fn face(&mut self, ask: Ask) -> Result<u8, Halt> {
        let typed = self.faces.pop_front();
        if let Some(face) = typed.filter(|face| *face == 0 || *face > ask.die.sides()) {
            return Err(Halt::Impossible { ask, face });
        }
        self.asked.push((ask, typed));
        Ok(typed.unwrap_or(2))
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        (0..count).collect()
    }
}
