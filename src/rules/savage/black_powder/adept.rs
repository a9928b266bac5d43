//! Who works magic by Black Powder: source, domains with their suits, powers and what was learned of them
//! (rules 15.1 to 15.7).

use serde::{Deserialize, Serialize};

use crate::texts::{Words, canonical, fold};

use super::super::deck::Suit;
use super::super::power::Power;
use super::super::rank::Rank;

/// The arcane skill of one who names no other.
pub const USUAL_SKILL: &str = "Spellcasting";

/// Points of power experience that one step costs between two scenarios.
pub const STEP_COST: u16 = 5;
/// What a step of the arcane skill beyond its attribute costs.
pub const BEYOND_COST: u16 = 10;
/// Improvements for ever that a power gains with each rank.
pub const GAINS_PER_RANK: u8 = 4;
/// What a domain gives on an opposed roll against those who have not the like (rules 15.5).
pub const DOMAIN_BONUS: i32 = 2;

/// Where a power comes from, which says what a Drain does (rules 15.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// occult forces, drawn on directly: Fatigue
    #[default]
    Occult,
    /// stored in devices: Shaken, or a wound
    Device,
}

/// How hard a power is to come by, and what it costs once (rules 15.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Class {
    /// for everyone
    #[default]
    Common,
    /// for everyone; belongs to one or more domains
    Open,
    /// for those who own its one domain
    Closed,
    /// the same, at Legendary rank
    Legendary,
}

impl Class {
    /// Its price in power points, paid once.
    #[must_use]
    pub const fn cost(self) -> u16 {
        match self {
            Self::Common => 1,
            Self::Open => 2,
            Self::Closed => 3,
            Self::Legendary => 5,
        }
    }

    /// Whether only those who own its one domain may have it.
    #[must_use]
    pub const fn needs_domain(self) -> bool {
        match self {
            Self::Closed | Self::Legendary => true,
            Self::Common | Self::Open => false,
        }
    }

    /// Its word in the state document.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Common => "common",
            Self::Open => "open",
            Self::Closed => "closed",
            Self::Legendary => "legendary",
        }
    }
}

/// What an improvement improves (rules 15.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Gain {
    /// the initial range once more
    Range,
    /// the initial duration once more
    Duration,
    /// one more on a bonus or penalty
    Quantity,
    /// one more burst template
    Extent,
    /// one more target, source or point
    Targets,
}

impl Gain {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Range, Self::Duration, Self::Quantity, Self::Extent, Self::Targets];

    /// Its word in commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Range => "range",
            Self::Duration => "duration",
            Self::Quantity => "quantity",
            Self::Extent => "extent",
            Self::Targets => "targets",
        }
    }
}

/// How many improvements of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Gains {
    /// of the range
    #[serde(skip_serializing_if = "is_none")]
    pub range: u8,
    /// of the duration
    #[serde(skip_serializing_if = "is_none")]
    pub duration: u8,
    /// of a bonus or penalty
    #[serde(skip_serializing_if = "is_none")]
    pub quantity: u8,
    /// of templates
    #[serde(skip_serializing_if = "is_none")]
    pub extent: u8,
    /// of targets
    #[serde(skip_serializing_if = "is_none")]
    pub targets: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
const fn is_none(count: &u8) -> bool {
    *count == 0
}

impl Gains {
    /// How many of one kind.
    #[must_use]
    pub const fn of(self, kind: Gain) -> u8 {
        match kind {
            Gain::Range => self.range,
            Gain::Duration => self.duration,
            Gain::Quantity => self.quantity,
            Gain::Extent => self.extent,
            Gain::Targets => self.targets,
        }
    }

    /// One more of a kind.
    #[must_use]
    pub const fn with(mut self, kind: Gain) -> Self {
        let own = match kind {
            Gain::Range => &mut self.range,
            Gain::Duration => &mut self.duration,
            Gain::Quantity => &mut self.quantity,
            Gain::Extent => &mut self.extent,
            Gain::Targets => &mut self.targets,
        };
        *own = own.saturating_add(1);
        self
    }

    /// These and those.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self {
            range: self.range.saturating_add(other.range),
            duration: self.duration.saturating_add(other.duration),
            quantity: self.quantity.saturating_add(other.quantity),
            extent: self.extent.saturating_add(other.extent),
            targets: self.targets.saturating_add(other.targets),
        }
    }

    /// All of them counted.
    #[must_use]
    pub fn total(self) -> u32 {
        Gain::ALL.into_iter().map(|kind| u32::from(self.of(kind))).sum()
    }
}

/// An initial value with so many improvements: each adds the initial value once more (rules 15.6).
///
/// ```
/// # use abordage::rules::savage::black_powder::improved;
/// assert_eq!([0, 1, 2].map(|count| improved(600, count)), [600, 1200, 1800]);
/// ```
#[must_use]
pub const fn improved(initial: u32, count: u8) -> u32 {
    initial.saturating_mul(1 + count as u32)
}

/// A domain, and the suit that its owner gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Domain {
    /// what it is called
    pub name: String,
    /// its suit
    pub suit: Suit,
}

/// How far a power reaches before any improvement, where it does not do so by the list of powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reach {
    /// so many yards
    Yards(u32),
    /// so many yards for each face of the Smarts die
    Smarts(u32),
}

/// A power that somebody has bought.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// its name
    pub name: String,
    /// how hard it was to come by
    #[serde(default)]
    pub class: Class,
    /// the domains that it belongs to
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub domains: Vec<String>,
    /// its rank, where it is another than in the list of powers
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rank: Option<Rank>,
    /// the improvements that it always has
    #[serde(default)]
    pub always: Gains,
    /// how far it reaches, where it has a reach of its own
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub range: Option<Reach>,
    /// how many rounds it lasts, where it has a duration of its own
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub duration: Option<u32>,
    /// what it does; nothing where it stands in no list: the table tells it then
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power: Option<Power>,
}

impl Known {
    /// Its rank, which says how often the bank may cancel: its own, else that of the list of powers.
    #[must_use]
    pub fn rank(&self) -> Rank {
        self.rank.or(self.power.as_ref().map(|power| power.rank)).unwrap_or_default()
    }

    /// Whether it is aimed at somebody; the table says so of one that stands in no list.
    #[must_use]
    pub fn is_aimed(&self) -> bool {
        self.power.as_ref().is_some_and(|power| power.does.is_aimed())
    }
}

/// One who works magic by Black Powder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Adept {
    /// the arcane skill
    pub skill: String,
    /// where the powers come from
    pub source: Source,
    /// power points, with which powers are bought; none: nobody counts them
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
    /// the domains, each with its suit
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub domains: Vec<Domain>,
    /// the powers
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub powers: Vec<Known>,
    /// points of power experience
    pub ppx: u16,
}

impl Default for Adept {
    fn default() -> Self {
        Self {
            skill: USUAL_SKILL.to_owned(),
            source: Source::default(),
            points: None,
            domains: Vec::new(),
            powers: Vec::new(),
            ppx: 0,
        }
    }
}

impl Adept {
    /// The power that is called that in any language, or by any unambiguous part of its name; an exact name
    /// wins.
    #[must_use]
    pub fn power(&self, said: &str) -> Option<&Known> {
        let wanted = fold(said);
        let english = canonical(Words::Effect, said).map(|name| fold(&name));
        let exact = self.powers.iter().find(|own| {
            let listed = own.power.as_ref().map(|power| fold(&power.name));
            fold(&own.name) == wanted || (english.is_some() && listed == english)
        });
        let mut part = self.powers.iter().filter(|own| fold(&own.name).contains(&wanted));
        exact.or_else(|| part.next().filter(|_| part.next().is_none()))
    }

    /// The domain of that name, where it is owned.
    #[must_use]
    pub fn domain(&self, name: &str) -> Option<&Domain> {
        self.domains.iter().find(|own| fold(&own.name) == fold(name))
    }

    /// The owned domains that a power belongs to.
    pub fn domains_of<'a>(&'a self, power: &'a Known) -> impl Iterator<Item = &'a Domain> {
        power.domains.iter().filter_map(|name| self.domain(name))
    }

    /// What all powers have cost.
    #[must_use]
    pub fn cost(&self) -> u16 {
        self.powers.iter().map(|power| power.class.cost()).sum()
    }

    /// Whether it has a domain that the other has not: the facility of rules 15.5.
    #[must_use]
    pub fn outdoes(&self, other: Option<&Self>) -> bool {
        self.domains.iter().any(|own| other.is_none_or(|other| other.domain(&own.name).is_none()))
    }
}

/// What is wrong with what somebody bought (rules 15.1 and 15.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// two domains have one suit
    SuitTwice(String, String),
    /// more domains than ranks: one for each at the most
    Domains(usize, u8),
    /// a closed or legendary power belongs to one domain, and to no other
    OneDomain(String),
    /// an open power belongs to a domain at least
    NoDomain(String),
    /// its domain is not owned
    NotOwned(String, String),
    /// a legendary power of one who is not
    NotLegendary(String),
    /// the powers cost more than there are points
    Points(u16, u16),
}

/// Everything that is wrong with what this one bought, at this rank; the place of the power where it is one.
#[must_use]
pub fn faults(adept: &Adept, rank: Rank) -> Vec<(Option<usize>, Fault)> {
    let mut found = Vec::new();
    for (at, domain) in adept.domains.iter().enumerate() {
        if let Some(other) = adept.domains.iter().take(at).find(|other| other.suit == domain.suit) {
            found.push((None, Fault::SuitTwice(other.name.clone(), domain.name.clone())));
        }
    }
    if adept.domains.len() > usize::from(rank.number()) {
        found.push((None, Fault::Domains(adept.domains.len(), rank.number())));
    }
    for (at, power) in adept.powers.iter().enumerate() {
        let mut fault = |fault: Fault| found.push((Some(at), fault));
        let name = || power.name.clone();
        match (power.class, power.domains.as_slice()) {
            (Class::Common, _) | (Class::Open, [_, ..]) => {}
            (Class::Open, []) => fault(Fault::NoDomain(name())),
            (Class::Closed | Class::Legendary, [only]) => {
                if adept.domain(only).is_none() {
                    fault(Fault::NotOwned(name(), only.clone()));
                }
            }
            (Class::Closed | Class::Legendary, _) => fault(Fault::OneDomain(name())),
        }
        if power.class == Class::Legendary && rank < Rank::Legendary {
            fault(Fault::NotLegendary(name()));
        }
    }
    if let Some(points) = adept.points.filter(|points| *points < adept.cost()) {
        found.push((None, Fault::Points(adept.cost(), points)));
    }
    found
}
