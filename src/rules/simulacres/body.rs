//! The body: zones with their life points, build, malaise boxes (rules 11).

use serde::{Deserialize, Serialize};

/// A zone of the body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {
    /// the head
    Head,
    /// the torso
    Torso,
    /// the left arm
    LeftArm,
    /// the right arm
    RightArm,
    /// the left leg
    LeftLeg,
    /// the right leg
    RightLeg,
}

impl Zone {
    /// All of them, from the head down.
    pub const ALL: [Self; 6] = [Self::Head, Self::Torso, Self::LeftArm, Self::RightArm, Self::LeftLeg, Self::RightLeg];

    /// Its place in lists of all zones.
    #[must_use]
    pub const fn place(self) -> usize {
        match self {
            Self::Head => 0,
            Self::Torso => 1,
            Self::LeftArm => 2,
            Self::RightArm => 3,
            Self::LeftLeg => 4,
            Self::RightLeg => 5,
        }
    }

    /// Its name in commands and the state document.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Head => "head",
            Self::Torso => "torso",
            Self::LeftArm => "left-arm",
            Self::RightArm => "right-arm",
            Self::LeftLeg => "left-leg",
            Self::RightLeg => "right-leg",
        }
    }

    /// The zone of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|zone| zone.name() == name)
    }

    /// Whether one can live without it: an arm or a leg.
    #[must_use]
    pub const fn is_limb(self) -> bool {
        match self {
            Self::Head | Self::Torso => false,
            Self::LeftArm | Self::RightArm | Self::LeftLeg | Self::RightLeg => true,
        }
    }

    /// The unit in which its rescue is counted (rules 12).
    #[must_use]
    pub const fn unit(self) -> Unit {
        match self {
            Self::Head => Unit::Passes,
            Self::Torso => Unit::Minutes,
            Self::LeftArm | Self::RightArm | Self::LeftLeg | Self::RightLeg => Unit::Hours,
        }
    }
}

/// In what time is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Unit {
    /// passes of arms
    Passes,
    /// minutes
    Minutes,
    /// hours
    Hours,
    /// days
    Days,
}

impl Unit {
    /// Its name in commands and the state document.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Passes => "passes",
            Self::Minutes => "minutes",
            Self::Hours => "hours",
            Self::Days => "days",
        }
    }

    /// The unit of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        [Self::Passes, Self::Minutes, Self::Hours, Self::Days].into_iter().find(|unit| unit.name() == name)
    }

    /// How many seconds it has, where a pass has so many.
    #[must_use]
    pub fn seconds(self, pass: u16) -> u64 {
        match self {
            Self::Passes => u64::from(pass.max(1)),
            Self::Minutes => 60,
            Self::Hours => 3_600,
            Self::Days => 86_400,
        }
    }
}

/// How a body is made (rules 11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Build {
    /// Body and Resistance up to 5
    Weak,
    /// from 6
    Medium,
    /// from 9
    Strong,
}

/// A malaise box: what it takes from every test, or unconsciousness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MalaiseBox {
    /// so much off every test
    Off(i8),
    /// unconscious
    Coma,
}

impl Build {
    /// That of a sum of Body and Resistance.
    #[must_use]
    pub const fn of(sum: u8) -> Self {
        match sum {
            0..=5 => Self::Weak,
            6..=8 => Self::Medium,
            9.. => Self::Strong,
        }
    }

    /// The life points of a zone.
    #[must_use]
    pub const fn points(self, zone: Zone) -> u8 {
        match (self, zone) {
            (Self::Medium, Zone::Torso) | (Self::Strong, Zone::LeftLeg | Zone::RightLeg) => 4,
            (Self::Strong, Zone::Torso) => 5,
            (Self::Weak | Self::Medium | Self::Strong, _) => 3,
        }
    }

    /// The malaise boxes, left to right.
    #[must_use]
    pub const fn boxes(self) -> &'static [MalaiseBox] {
        match self {
            Self::Weak => &[MalaiseBox::Off(2), MalaiseBox::Off(3), MalaiseBox::Off(4), MalaiseBox::Coma],
            Self::Medium => {
                &[MalaiseBox::Off(1), MalaiseBox::Off(2), MalaiseBox::Off(3), MalaiseBox::Off(4), MalaiseBox::Coma]
            }
            Self::Strong => &[
                MalaiseBox::Off(0),
                MalaiseBox::Off(1),
                MalaiseBox::Off(2),
                MalaiseBox::Off(3),
                MalaiseBox::Off(4),
                MalaiseBox::Coma,
            ],
        }
    }
}

/// One zone as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about a zone")]
pub struct ZoneState {
    /// most life points
    pub max: u8,
    /// life points now; they may fall below 0
    pub pv: i32,
    /// taken off a total that strikes here
    pub protection: u8,
    /// its wound is dressed: rest heals it
    pub treated: bool,
    /// first aid was tried since it was wounded
    pub tried: bool,
    /// gone for good
    pub lost: bool,
    /// its owner has learned to live without it: no malaise box for that
    pub mastered: bool,
    /// it bears a scar
    pub scar: bool,
}

impl ZoneState {
    /// A whole zone with so many life points.
    #[must_use]
    pub fn fresh(max: u8) -> Self {
        Self {
            max,
            pv: max.into(),
            protection: 0,
            treated: false,
            tried: false,
            lost: false,
            mastered: false,
            scar: false,
        }
    }

    /// Life points lost.
    #[must_use]
    pub fn gone(&self) -> i32 {
        i32::from(self.max).saturating_sub(self.pv).max(0)
    }

    /// Whether so much is lost that it ticks a malaise box: two points, or all of one (rules 11.2).
    #[must_use]
    pub fn is_grave(&self) -> bool {
        self.gone() >= i32::from(self.max).clamp(1, 2)
    }
}

/// Where life points are: in six zones, or in one pool (rules 17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Body {
    /// zone by zone
    Zones([ZoneState; 6]),
    /// one pool, and no malaise
    Pool {
        /// most
        max: u8,
        /// now
        pv: i32,
    },
}

impl Body {
    /// A whole body of a build.
    #[must_use]
    pub fn of(build: Build) -> Self {
        Self::Zones(Zone::ALL.map(|zone| ZoneState::fresh(build.points(zone))))
    }

    /// A zone; nothing where there are none.
    #[must_use]
    pub fn zone(&self, zone: Zone) -> Option<&ZoneState> {
        match self {
            Self::Zones(zones) => zones.get(zone.place()),
            Self::Pool { .. } => None,
        }
    }

    /// A zone, to be changed.
    pub fn zone_mut(&mut self, zone: Zone) -> Option<&mut ZoneState> {
        match self {
            Self::Zones(zones) => zones.get_mut(zone.place()),
            Self::Pool { .. } => None,
        }
    }

    /// Every zone with its name; none of a pool.
    pub fn zones(&self) -> impl Iterator<Item = (Zone, &ZoneState)> {
        Zone::ALL.into_iter().filter_map(|zone| Some((zone, self.zone(zone)?)))
    }
}

/// Points that are spent and come back: breath, psychic balance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gauge {
    /// now
    pub now: u8,
    /// at most
    pub max: u8,
}

impl Gauge {
    /// Full.
    #[must_use]
    pub const fn full(max: u8) -> Self {
        Self { now: max, max }
    }
}
