//! What can be asked of the rules, with every name settled.

use crate::view::Id;

use super::blow::{Distance, Target};
use super::body::{Unit, Zone};
use super::damage::{Column, Harm};
use super::fact::Fact;
use super::roll::Stake;
use super::state::{Combatant, Declaration};
use super::stats::{Component, Part};

/// What every test may be told beside its parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// the sum of all difficulties
    pub difficulty: i32,
    /// Energies put in, instead of what was announced
    pub stake: Stake,
    /// the game master rolls, and tells nobody
    pub hidden: bool,
}

/// A sum to be tested: its parts and a talent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    /// Component, Means, Domain
    pub parts: Vec<Part>,
    /// the talent
    pub talent: Option<String>,
}

/// How somebody strikes or shoots.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the command")]
pub struct Strike {
    /// the weapon, by its place in the list; none: as declared, the last one, the first
    pub weapon: Option<usize>,
    /// bare hands, whatever there is
    pub bare: bool,
    /// where it aims; none: as declared
    pub aim: Option<Target>,
    /// the blow is dosed
    pub dose: bool,
    /// how far
    pub distance: Distance,
    /// its target does not fight back
    pub simple: bool,
    /// its target only parries with its shield
    pub parried: bool,
    /// how many attack that target in all, this one included; 0: as far as it was declared
    pub gang: u8,
    /// the weapon of the one who fights back, by its place in the list
    pub versus: Option<usize>,
    /// difficulty of the one who fights back
    pub against: i32,
    /// the rest
    pub terms: Terms,
}

/// A poison, as the game master has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Poison {
    /// added to the test: below 0 it is strong
    pub virulence: i32,
    /// life points that it takes, and where
    pub pv: u32,
    /// the zone that loses them
    pub zone: Option<Zone>,
    /// breath points that it takes
    pub ps: u32,
    /// malaise boxes that it ticks
    pub malaise: u8,
}

/// Something asked of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// the pass ends, and the next one begins
    Pass,
    /// the pass ends
    End,
    /// the next has its turn
    Next,
    /// this one has its turn now
    Act(Id),
    /// another place in the order, counted from 1
    Place(Id, usize),
    /// what somebody means to do in this pass
    Declare(Declaration),
    /// Energies for somebody's next test
    Energy(Id, Stake),
    /// somebody moves: what lasts by EP ends
    Move(Id),
    /// a pass of arms, or a shot
    Attack {
        /// who
        who: Id,
        /// at whom
        whom: Id,
        /// how
        strike: Box<Strike>,
    },
    /// a perfect parry strikes back
    Riposte(Id, Box<Strike>),
    /// the damage of the blow that has landed; perhaps where the table says
    Damage(Option<Zone>),
    /// so much of a dosed blow counts
    Dose(Option<u32>, Option<u32>),
    /// damage without an attack
    Harm {
        /// whom
        whom: Id,
        /// by which columns
        harm: Harm,
        /// where; none: the dice say
        zone: Option<Zone>,
        /// every zone at once
        whole: bool,
        /// protection does not count
        bare: bool,
    },
    /// points that the table has worked out
    Wound {
        /// whom
        whom: Id,
        /// where
        zone: Option<Zone>,
        /// life points
        pv: u32,
        /// breath points
        ps: u32,
    },
    /// not to faint
    Faint(Id, Terms),
    /// not to lose a zone
    Survive(Id, Terms),
    /// what waits is left alone
    Skip,
    /// a test
    Roll {
        /// who
        who: Id,
        /// of what
        sum: Sum,
        /// the rest
        terms: Terms,
    },
    /// a duel of any kind
    Oppose {
        /// who
        who: Id,
        /// of what
        sum: Sum,
        /// against whom
        whom: Id,
        /// of what
        other: Sum,
        /// difficulty of the other
        versus: i32,
        /// the rest, of the first
        terms: Terms,
    },
    /// resisting a will passively
    Will {
        /// who
        who: Id,
        /// with what
        component: Component,
        /// the other's margin
        against: i32,
        /// the rest
        terms: Terms,
    },
    /// resisting it actively, after that was lost
    Repel {
        /// who
        who: Id,
        /// with what
        component: Component,
        /// what another Component costs; none: 1
        change: Option<u8>,
        /// the rest
        terms: Terms,
    },
    /// a poison, an illness
    Poison(Id, Poison, Terms),
    /// the last chance
    Chance(Id, String),
    /// first aid
    Aid {
        /// who
        who: Id,
        /// for whom
        whom: Id,
        /// which zone
        zone: Zone,
        /// the rest
        terms: Terms,
    },
    /// surgery
    Operate {
        /// who
        who: Id,
        /// on whom
        whom: Id,
        /// which zone
        zone: Zone,
        /// the column of the equipment
        kit: Column,
        /// with a robodoc or in a tank: another test
        robot: bool,
        /// another talent than Medicine
        talent: Option<String>,
        /// the rest
        terms: Terms,
    },
    /// days of rest, or of activity
    Rest {
        /// who
        who: Id,
        /// how many
        days: u32,
        /// no rest at all
        active: bool,
    },
    /// time goes by
    Time(u32, Unit),
    /// the game master's word
    Set(Id, Fact),
    /// a remark
    Note(Id, String),
    /// newcomers, complete but for their handles and numbers
    Add(Box<Combatant>, usize),
    /// out of the list
    Remove(Id),
    /// another name
    Rename(Id, String),
}
