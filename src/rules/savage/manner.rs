//! Ways of attacking that are no plain blow or shot, and templates.

use serde::{Deserialize, Serialize};

/// A way of attacking that strikes more than once, more than one, or harder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Manner {
    /// the edge Frenzy: a second Fighting die (rules 13)
    Frenzy,
    /// the edge Sweep: one blow at everybody next to the attacker (rules 13)
    Sweep,
    /// a burst of three: +2 to hit and to damage, three bullets (rules 9.6)
    Burst,
    /// two bullets at once: +1 to hit and to damage (rules 9.6)
    DoubleTap,
    /// so many attacks in one action, each with a penalty (rules 9.6)
    Rapid(u8),
    /// fire that keeps heads down (rules 9.6)
    Suppress,
    /// a template, and everybody under it (rules 9.18)
    Area(Template),
    /// an attack out of turn that something gave (rules 9.5 and 13)
    Free,
    /// strikes at what the target holds (rules 9.12)
    Disarm,
    /// only touching somebody: +2, and no damage (rules 9.16)
    Touch,
}

impl Manner {
    /// Whether it is a template that lands somewhere, and may miss its place.
    #[must_use]
    pub const fn lands(self) -> bool {
        matches!(self, Self::Area(Template::Small | Template::Medium | Template::Large))
    }
}

/// The size of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Template {
    /// a Small Burst
    Small,
    /// a Medium Burst
    Medium,
    /// a Large Burst
    Large,
    /// whatever stands in a line or before a muzzle, such as grapeshot
    Cone,
}

/// How a template came to where it lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sent {
    /// thrown by hand: a miss goes astray by a d6
    Thrown,
    /// launched, or by magic: by a d10
    Launched,
}

/// Where a template lands that missed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stray {
    /// the die of the distance
    pub distance: u8,
    /// squares from the point that it was meant for, the cap counted
    pub squares: u32,
    /// the direction as on the face of a clock, 12 being straight on
    pub clock: u8,
}

/// A template that is on its way: all that its hits need.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    /// its size
    pub template: Template,
    /// whether a raise adds its die to each victim's damage (an option: rules 9.18)
    pub raise_adds: bool,
    /// where it lands, where it missed
    pub stray: Option<Stray>,
}
