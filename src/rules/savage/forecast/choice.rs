//! One step of a side that plays by the policy: the command, and the call that would have made it.

use std::fmt::Write as _;
use std::sync::LazyLock;

use crate::dice::Dice;
use crate::rules::contract::{Call, Value};
use crate::rules::savage::assault::carry_out;
use crate::rules::savage::attack::Plan;
use crate::rules::savage::command::{AttackOptions, Command, Members};
use crate::rules::savage::course::{Course, Decided};
use crate::rules::savage::event::Event;
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::Target;
use crate::view::Id;

/// What the policy does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// a new round
    Deal,
    /// the next turn
    Next,
    /// a Hold kept from before is used
    Act(Id),
    /// an attack, by the next member that has not struck yet, or by all
    Attack {
        /// who
        who: Id,
        /// whom
        whom: Target,
        /// the weapon, by its place in the list; none: bare hands
        weapon: Option<usize>,
        /// whether all of a group attack together
        all: bool,
    },
    /// a weapon is loaded
    Reload(Id, usize),
    /// the damage of the last hit
    Damage,
    /// a benny against wounds
    Soak(Id),
    /// the Vigor roll of one who went down
    Vigor(Id),
    /// a bleeding-out roll
    Bleed(Id),
    /// the Spirit roll of the Shaken
    Recover(Id),
    /// Power Points for an effect that would end
    Maintain(Id),
    /// nobody is within an area that went astray
    Caught(Id),
    /// a roll against what is about to befall somebody
    Resist(Target),
    /// a free attack
    Strike(Target),
}

impl Choice {
    /// The command.
    #[must_use]
    pub fn command(self) -> Command {
        match self {
            Self::Deal => Command::Deal(Vec::new()),
            Self::Next => Command::Next,
            Self::Act(who) => Command::Act(who),
            Self::Attack { who, whom, weapon, all } => {
                let members = all.then_some(Members::All);
                Command::Attack { who: whole(who), whom, options: AttackOptions { members, ..with(weapon) } }
            }
            Self::Reload(who, weapon) => Command::Reload(who, Some(weapon)),
            Self::Damage => Command::Damage,
            Self::Soak(who) => Command::Soak(who),
            Self::Vigor(who) => Command::Incapacitation(who),
            Self::Bleed(who) => Command::Bleed(who),
            Self::Recover(who) => Command::Recover(whole(who)),
            Self::Maintain(who) => Command::Maintain(who, None),
            Self::Caught(who) => Command::Caught(who, Vec::new()),
            Self::Resist(who) => Command::Resist(who),
            Self::Strike(who) => Command::Strike(who),
        }
    }

    /// Plays an attack whose like has been worked out before: by this member, on that target.
    ///
    /// # Errors
    /// Whatever the rules say against it.
    pub fn carry_out(self, course: &mut Course<'_>, like: &Plan, dice: &mut dyn Dice) -> Decided<()> {
        // The plan has the weapon, and nothing else is said.
        static PLAIN: LazyLock<AttackOptions> = LazyLock::new(|| with(None));
        let Self::Attack { who, .. } = self else { return Ok(()) };
        let members = course.get(who)?.next_to_strike();
        carry_out(course, like, members.as_slice(), &PLAIN, dice)
    }

    /// The call that plays it with what fell: these faces, and the cards of these events.
    #[must_use]
    pub fn call(self, fight: &Encounter, faces: &[u8], events: &[Event]) -> Call {
        let armed = |call: Call, who: Id, weapon: Option<usize>| {
            let weapon = fight.get(who).zip(weapon).and_then(|(who, at)| who.stats.weapons.get(at));
            weapon.map_or(call.clone(), |weapon| call.text("with", weapon.name.as_str()))
        };
        let call = match self {
            Self::Deal => match cards(events) {
                none if none.is_empty() => Call::new("deal"),
                cards => Call::new("deal").text("cards", cards),
            },
            Self::Next => Call::new("next"),
            Self::Act(who) => Call::new("act").who("who", who, None),
            Self::Attack { who, whom, weapon, all } => {
                let call = Call::new("attack").who("who", who, None).who("whom", whom.id, whom.member);
                let call = if all { call.text("members", "all") } else { call };
                armed(call, who, weapon)
            }
            Self::Reload(who, weapon) => armed(Call::new("reload").who("who", who, None), who, Some(weapon)),
            Self::Damage => Call::new("damage"),
            Self::Soak(who) => Call::new("soak").who("who", who, None),
            Self::Vigor(who) => Call::new("incapacitation").who("who", who, None),
            Self::Bleed(who) => Call::new("bleed").who("who", who, None),
            Self::Recover(who) => Call::new("recover").who("who", who, None),
            Self::Maintain(who) => Call::new("maintain").who("who", who, None),
            Self::Caught(who) => Call::new("caught").who("who", who, None),
            Self::Strike(who) => Call::new("strike").who("who", who.id, who.member),
            Self::Resist(who) => Call::new("resist").who("who", who.id, who.member),
        };
        if faces.is_empty() {
            return call;
        }
        call.with("faces", Value::Numbers(faces.iter().map(|face| i32::from(*face)).collect()))
    }
}

const fn whole(id: Id) -> Target {
    Target { id, member: None }
}

/// An attack with this weapon, and nothing else said.
#[must_use]
pub fn with(weapon: Option<usize>) -> AttackOptions {
    AttackOptions { weapon, ..AttackOptions::default() }
}

/// All cards that were drawn, in order, as a real deck would have shown them.
fn cards(events: &[Event]) -> String {
    let mut all = String::new();
    for event in events {
        if let Event::Dealt { drawn, .. } = event {
            for card in drawn {
                let _ = write!(all, "{}{card}", if all.is_empty() { "" } else { "," });
            }
        }
    }
    all
}
