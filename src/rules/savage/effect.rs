//! An effect that lasts: what it does, whose deed it is, and what ends it.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use smol_str::SmolStr;

use crate::view::Id;

use super::stats::Trait;
use super::target::Target;

/// What an effect is to the rules, and to a modifier that comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EffectKind {
    /// the game master's word
    Word,
    /// a wild attack: Parry −2 to the next action (rules 9.9)
    WildAttack,
    /// the power Armor
    Armor,
    /// the power Deflection
    Deflection,
    /// the power Smite
    Smite,
    /// Defend (rules 9.10)
    Defend,
    /// Full Defense (rules 9.10)
    FullDefense,
    /// a turn of aiming (rules 9.6)
    Aim,
    /// bent low (rules 9.4)
    Crouching,
    /// a trick (rules 9.15)
    Trick,
    /// a test of will by Taunt (rules 9.15)
    Taunt,
    /// a test of will by Intimidation (rules 9.15)
    Intimidation,
    /// somebody's grip (rules 9.13)
    Held,
    /// taken by surprise (rules 9.24)
    Surprised,
    /// the edge Berserk (rules 13)
    Berserk,
    /// led by one with Command (rules 13)
    Command,
    /// a weapon on the ground (rules 9.12)
    Dropped,
    /// a device of weird science that is out of order, by the name of its power (rules 14)
    Malfunction,
}

/// Which attacks are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Way {
    /// all of them
    Any,
    /// hand to hand
    Melee,
    /// shots and throws
    Ranged,
}

impl Way {
    /// Whether an attack of that sort is meant.
    #[must_use]
    pub const fn takes(self, ranged: bool) -> bool {
        match self {
            Self::Any => true,
            Self::Melee => !ranged,
            Self::Ranged => ranged,
        }
    }
}

/// One thing that an effect does to whoever bears it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Alters {
    /// added to Parry
    Parry(i32),
    /// Parry is this at least
    ParryAtLeast(i32),
    /// added to Pace, in squares
    Pace(i32),
    /// added to Toughness, where no armour piercing reaches it
    Toughness(i32),
    /// added to the armour, wherever a blow lands
    Armor(i32),
    /// added to the armour against what strikes a whole area
    AreaArmor(i32),
    /// added to all Trait rolls
    Traits(i32),
    /// added to the rolls of one Trait
    Trait(Trait, i32),
    /// added to the attack rolls of the bearer
    Attacks(Way, i32),
    /// added to attack rolls on the bearer
    Attacked(Way, i32),
    /// added to what the bearer rolls against this one
    Versus(Id, i32),
    /// added to the next roll of the bearer against this figure
    Against(Target, i32),
    /// added to whatever the bearer does as an action
    Actions(i32),
    /// this weapon is not at hand, by its canonical name
    Without(SmolStr),
    /// added to the damage of the bearer's attacks
    Damage(Way, i32),
    /// added to the damage of this weapon, by its canonical name
    Weapon(SmolStr, i32),
    /// no Action Card is dealt
    NoCard,
    /// added to the rolls that recover from Shaken
    Recovery(i32),
    /// wounds take nothing from rolls
    IgnoresWounds,
}

/// What ends an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Until {
    /// the next action of this one: its turn begins, or it attacks out of turn
    Action(Id),
    /// the beginning of this one's turn, in this round or later; where it has none in that round, the
    /// round's end. Round 0 is the next turn, whenever it comes
    TurnBegins(Id, u32),
    /// the end of this one's turn, likewise
    TurnEnds(Id, u32),
    /// the end of this round
    RoundEnds(u32),
    /// the next attack of this one
    Attack(Id),
    /// this one becomes Shaken
    Shaken(Id),
    /// this one takes a wound, or is out
    Wounded(Id),
    /// this one moves
    Moves(Id),
    /// the next action of the first one against that figure
    Against(Id, Target),
    /// that figure is out of the fight
    Down(Target),
}

/// What it costs to keep an effect beyond its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upkeep {
    /// who pays
    pub by: Id,
    /// Power Points each time
    pub cost: u8,
    /// rounds that it buys
    pub rounds: u8,
}

/// An effect that lasts, as it stands beside its bearer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    /// its number among those of the fight
    pub id: u32,
    /// what it is to the rules
    pub kind: EffectKind,
    /// its canonical English name, or the one that the table gave it
    pub name: SmolStr,
    /// whose deed it is; nobody's: the game master's word
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Id>,
    /// the figure that bears it, counted from 0; none: the whole combatant
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<usize>,
    /// what it does
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub does: SmallVec<[Alters; 2]>,
    /// what ends it, whichever comes first; nothing: somebody's word
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub until: SmallVec<[Until; 1]>,
    /// what it costs to keep it, where that can be bought
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upkeep: Option<Upkeep>,
    /// how often it can still be used, where that is counted
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uses: Option<u16>,
}

impl EffectKind {
    /// Its canonical English name; none of what the game master says, which has one of its own.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Word => None,
            Self::WildAttack => Some("wild attack"),
            Self::Armor => Some("armor"),
            Self::Deflection => Some("deflection"),
            Self::Smite => Some("smite"),
            Self::Defend => Some("Defend"),
            Self::FullDefense => Some("Full Defense"),
            Self::Aim => Some("aiming"),
            Self::Crouching => Some("crouching"),
            Self::Trick => Some("trick"),
            Self::Taunt => Some("taunt"),
            Self::Intimidation => Some("intimidation"),
            Self::Held => Some("grip"),
            Self::Surprised => Some("surprise"),
            Self::Berserk => Some("rage"),
            Self::Command => Some("command"),
            Self::Dropped => Some("dropped"),
            Self::Malfunction => Some("malfunction"),
        }
    }
}

impl Effect {
    /// An effect on a whole combatant that only somebody's word ends.
    #[must_use]
    pub fn new(id: u32, kind: EffectKind, name: &str) -> Self {
        Self {
            id,
            kind,
            name: name.into(),
            by: None,
            member: None,
            does: SmallVec::new(),
            until: SmallVec::new(),
            upkeep: None,
            uses: None,
        }
    }

    /// Whether this figure bears it.
    #[must_use]
    pub fn is_on(&self, member: Option<usize>) -> bool {
        self.member.is_none() || member.is_none() || self.member == member
    }

    /// The round in which its time is up, where one is fixed.
    #[must_use]
    pub fn last_round(&self) -> Option<u32> {
        self.until.iter().find_map(|until| match until {
            Until::TurnBegins(_, round) | Until::TurnEnds(_, round) | Until::RoundEnds(round) if *round > 0 => {
                Some(*round)
            }
            Until::Action(_)
            | Until::TurnBegins(..)
            | Until::TurnEnds(..)
            | Until::RoundEnds(_)
            | Until::Attack(_)
            | Until::Shaken(_)
            | Until::Wounded(_)
            | Until::Moves(_)
            | Until::Against(..)
            | Until::Down(_) => None,
        })
    }

    /// Everybody without whom it cannot end or be kept.
    pub fn hangs_on(&self) -> impl Iterator<Item = Id> {
        let those = self.until.iter().map(|until| match until {
            Until::Action(id)
            | Until::TurnBegins(id, _)
            | Until::TurnEnds(id, _)
            | Until::Attack(id)
            | Until::Shaken(id)
            | Until::Wounded(id)
            | Until::Moves(id)
            | Until::Down(Target { id, .. }) => [Some(*id), None],
            Until::Against(by, foe) => [Some(*by), Some(foe.id)],
            Until::RoundEnds(_) => [None, None],
        });
        those.flatten().flatten()
    }
}
