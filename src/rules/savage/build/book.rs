//! What building needs to know of skills, hindrances and edges: from the library, for no seed prints it.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::dice::Level;
use crate::rules::savage::rank::Rank;
use crate::rules::savage::stats::{Attribute, Stats, Trait};

/// A skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SkillNote {
    /// the attribute that it is linked to
    pub attribute: Attribute,
    /// only for who has an Arcane Background
    pub arcane: bool,
    /// of a later edition: counted, and not proposed
    pub later: bool,
}

/// How grave a hindrance is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Severity {
    /// one point (seed 004)
    Minor,
    /// two points (seed 004)
    Major,
    /// the one or the other: whoever takes it says which
    Either,
}

/// A hindrance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HindranceNote {
    /// how grave it is
    pub severity: Severity,
    /// what it adds to the points for attributes
    pub attribute_points: i16,
    /// what it adds to the points for skills
    pub skill_points: i16,
}

/// An edge, and who may take it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EdgeNote {
    /// the least rank
    pub rank: Rank,
    /// Traits that it wants, all of them
    pub needs: Vec<(Trait, Level)>,
    /// Traits of which it wants one, where there are any
    pub one_of: Vec<(Trait, Level)>,
    /// the edge that comes before it
    pub after: Option<String>,
}

impl EdgeNote {
    /// Whether one of this rank and with this stat block may take it.
    #[must_use]
    pub fn open_to(&self, stats: &Stats, rank: Rank) -> bool {
        let has = |(what, least): &(Trait, Level)| match what {
            Trait::Attribute(own) => stats.attributes.get(*own) >= *least,
            Trait::Skill(name) => stats.skills.get(name.as_str()).is_some_and(|own| own >= least),
        };
        rank >= self.rank
            && self.needs.iter().all(has)
            && (self.one_of.is_empty() || self.one_of.iter().any(has))
            && self.after.as_ref().is_none_or(|before| has_edge(stats, before))
    }
}

/// `Arcane Background (Magic)` is an `Arcane Background`.
fn head(name: &str) -> &str {
    name.split_once(" (").map_or(name, |(head, _)| head)
}

/// Whether somebody has this edge, of whatever kind.
#[must_use]
pub fn has_edge(stats: &Stats, edge: &str) -> bool {
    stats.edges.iter().any(|own| own == edge || head(own) == edge)
}

/// What is known of skills, hindrances and edges, by canonical English name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// skills
    pub skills: BTreeMap<String, SkillNote>,
    /// hindrances
    pub hindrances: BTreeMap<String, HindranceNote>,
    /// edges
    pub edges: BTreeMap<String, EdgeNote>,
}

impl Book {
    /// A skill: `Knowledge (Gunnery)` is Knowledge where nothing else is known of it.
    #[must_use]
    pub fn skill(&self, name: &str) -> Option<SkillNote> {
        self.skills.get(name).or_else(|| self.skills.get(head(name))).copied()
    }
}
