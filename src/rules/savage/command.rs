//! What can be asked of the rules, with every name settled.

use crate::view::{Id, Side};

use super::black_powder::order::Order;
use super::contest::Attempt;
use super::deck::Card;
use super::deed::Gait;
use super::effect::Effect;
use super::fact::Fact;
use super::manner::Manner;
use super::object::Object;
use super::power::Power;
use super::state::Combatant;
use super::stats::{Location, Trait};
use super::trait_roll::Target;

/// How far the target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Band {
    /// no penalty
    Short,
    /// −2
    Medium,
    /// −4
    Long,
}

/// What the target hides behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cover {
    /// half covered, or in the brush: −2
    Minor,
    /// two thirds covered: −4
    Substantial,
}

impl Cover {
    /// What it takes from a shot (rules 5).
    #[must_use]
    pub const fn penalty(self) -> i32 {
        match self {
            Self::Minor => -2,
            Self::Substantial => -4,
        }
    }
}

/// What is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Called {
    /// −4, damage +4
    Head,
    /// −4, damage +4, on the body
    Vitals,
    /// −2
    Arms,
    /// −2
    Legs,
    /// −4
    Small,
    /// −6
    Tiny,
}

/// How little can be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// −1
    Dim,
    /// −2
    Dark,
    /// −4
    Pitch,
}

/// How many of a group attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Members {
    /// all who can
    All,
    /// the next so many who can
    Next(usize),
}

/// What a plain attack does not need.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beyond {
    /// the further targets in order, each with what is said of it
    pub also: Vec<(Target, AttackOptions)>,
    /// the weapon in the other hand, by its place in the list
    pub second: Option<usize>,
    /// how it is done
    pub way: Option<Manner>,
    /// the squares to the point that a template is aimed at
    pub squares: Option<u32>,
}

/// Everything that may be said of an attack.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the attack form")]
pub struct AttackOptions {
    /// the weapon, by its place in the list; none: the first, else bare Strength
    pub weapon: Option<usize>,
    /// a free number
    pub modifier: i32,
    /// how far; said at all, it throws a thrown weapon
    pub range: Option<Band>,
    /// behind what
    pub cover: Option<Cover>,
    /// aimed at what
    pub called: Option<Called>,
    /// how many attack that target, this one included
    pub gang: Option<u8>,
    /// all caution thrown away
    pub wild: bool,
    /// the target lies on the ground
    pub prone: bool,
    /// the target has no weapon
    pub unarmed: bool,
    /// with the other hand
    pub offhand: bool,
    /// aimed for a whole turn
    pub aim: bool,
    /// from ambush
    pub drop: bool,
    /// ran this round
    pub running: bool,
    /// on horseback
    pub mounted: bool,
    /// having charged on horseback
    pub charge: bool,
    /// on a deck in a heavy sea, or the like
    pub unsteady: bool,
    /// how little can be seen
    pub light: Option<Light>,
    /// actions in this turn, this one included
    pub actions: u8,
    /// shots in this action
    pub shots: u8,
    /// how many of a group attack
    pub members: Option<Members>,
    /// points of armour of what the target hides behind
    pub obstacle: Option<u8>,
    /// the target lies within three squares
    pub near: bool,
    /// meant to knock out, not to kill
    pub nonlethal: bool,
    /// the same with the flat of the blade
    pub flat: bool,
    /// more than one target, more than one weapon, a way of its own
    pub beyond: Option<Box<Beyond>>,
}

/// Everything that may be said of a casting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CastOptions {
    /// on whom; of a blast everybody within
    pub at: Vec<Target>,
    /// how many bolts
    pub bolts: u8,
    /// the dearer damage
    pub strong: bool,
    /// the larger area
    pub wide: bool,
    /// how far
    pub range: Option<Band>,
    /// how far in squares
    pub distance: Option<u32>,
    /// behind what
    pub cover: Option<Cover>,
    /// the weapon that is blessed, by its place in the list of its owner
    pub weapon: Option<usize>,
    /// the result that the Wild Die replaces, where it is not the lowest
    pub wild: Option<u8>,
    /// healing without supplies
    pub bare: bool,
    /// actions in this turn, this one included; 0: as many as there have been, and this one
    pub actions: u8,
    /// a free number
    pub modifier: i32,
}

/// Something asked of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// a new round; the cards of a real deck, where they were named
    Deal(Vec<Card>),
    /// this card for that combatant
    Card(Id, Card),
    /// the next turn
    Next,
    /// hold the action; by the Drop, whatever it has done
    Hold(Id, bool),
    /// use a held action or a Joker
    Act(Id),
    /// interrupt somebody
    Interrupt(Id, Id),
    /// a Trait roll
    Roll {
        /// who
        who: Target,
        /// on what
        what: Trait,
        /// against what
        tn: i32,
        /// a free number
        modifier: i32,
    },
    /// an opposed roll
    Oppose {
        /// the active side
        who: Target,
        /// its Trait
        what: Trait,
        /// the resisting side
        whom: Target,
        /// its Trait
        against: Trait,
        /// a free number for the active side
        modifier: i32,
        /// a free number for the resisting side
        versus: i32,
    },
    /// an attack
    Attack {
        /// who
        who: Target,
        /// whom
        whom: Target,
        /// all that is said of it
        options: AttackOptions,
    },
    /// the damage of the last hit
    Damage,
    /// damage that the table has rolled
    DamageTold {
        /// who takes it
        whom: Target,
        /// how much
        total: i32,
        /// points of armour that it ignores
        ap: i32,
        /// where, when it was aimed
        location: Option<Location>,
    },
    /// a benny on the last roll
    Reroll(Option<Target>),
    /// a benny and a Vigor roll against the wounds just taken
    Soak(Id),
    /// the wounds just taken stand: no Soak
    Take(Id),
    /// the Vigor roll of one who went down
    Incapacitation(Id),
    /// a bleeding-out roll
    Bleed(Id),
    /// the Spirit roll of the Shaken
    Recover(Target),
    /// a benny against Shaken
    Unshake(Target),
    /// bennies given or taken; nobody: the game master's pool
    Benny(Option<Id>, i32),
    /// the game master's word
    Set {
        /// about whom
        who: Target,
        /// what is so
        fact: Fact,
    },
    /// a power, or the skill of healing
    Cast {
        /// who
        who: Target,
        /// which
        power: Box<Power>,
        /// all that is said of it
        said: CastOptions,
    },
    /// an hour has passed
    Hour,
    /// who is within an area of this one that went astray
    Caught(Id, Vec<Target>),
    /// something that lasts, by the game master's word; its number is given when it begins
    Effect(Target, Box<Effect>),
    /// an effect ends: its bearer, its number
    End(Id, u32),
    /// Power Points for an effect that would end; nothing named: the first that is owed
    Maintain(Id, Option<(Id, u32)>),
    /// a remark
    Note(Id, String),
    /// a newcomer, its stat block complete but for its handle
    Add(Box<Combatant>),
    /// more of a group
    Reinforce(Id, usize),
    /// out of the list
    Remove(Id),
    /// another name
    Rename(Id, String),
    /// a weapon loaded again; none: the first empty one
    Reload(Id, Option<usize>),
    /// a weapon taken up from the ground; none: the first that lies there
    PickUp(Target, Option<usize>),
    /// the Vigor roll of each Extra that was taken out, after the fight
    Aftermath(Target),
    /// something asked of Black Powder (rules 15)
    Powder(Order),
    /// the Wild Die of the last attack counts for this one of its results, counted from 0
    PlaceWildDie(usize),
    /// who stands under a template that has strayed, each with what it is worth to hide behind
    Under(Vec<(Target, i32)>),
    /// a roll against what is about to befall somebody
    Resist(Target),
    /// somebody fights these hand to hand from now on
    Engage(Target, Vec<Target>),
    /// somebody leaves contact, with all or with this one
    Withdraw(Target, Option<Target>),
    /// the free attack of somebody
    Strike(Target),
    /// somebody lets its free attack go
    Waive(Target),
    /// whom a shot that went wide hits: the one, one of several by a die, nobody
    Bystander(Vec<Target>),
    /// somebody kills one who is helpless
    Finish {
        /// who
        who: Target,
        /// whom
        whom: Target,
        /// with what, by its place in the list
        weapon: Option<usize>,
        /// it is helpless by the table's word
        helpless: bool,
    },
    /// somebody guards itself: by Defend, or by a Full Defense
    Defend(Target, bool),
    /// somebody aims for a whole turn
    Aim(Target),
    /// somebody moves on foot
    Move(Target, Gait),
    /// somebody runs
    Run(Target),
    /// somebody stands up
    Rise(Target),
    /// something tried on somebody with an opposed roll
    Contest(Attempt),
    /// somebody strikes at an object
    Smash {
        /// who
        who: Target,
        /// at what
        object: Object,
        /// all that is said of it; no number of actions: as many as there have been, and this one
        options: AttackOptions,
    },
    /// these wait in ambush for those; nobody: for all of the other side
    Ambush(Vec<Target>, Vec<Target>),
    /// somebody leads these; nobody: all of its side
    Lead(Id, Vec<Target>),
}

/// Where newcomers stand when nothing else is said.
#[must_use]
pub const fn usual_side(has_player: bool) -> Side {
    if has_player { Side::Heroes } else { Side::Foes }
}
