//! Advances (seed 004): how many the experience gives, how many a build needs, and what the next may buy.

use crate::dice::Level;
use crate::rules::savage::rank::Rank;
use crate::rules::savage::stats::{Attribute, Stats};

use super::book::{Book, has_edge};
use super::cost::{SkillDice, raised};
use super::given::Building;

/// What is there beyond the points of creation, and the points of hindrances that may have bought it.
#[derive(Clone, Copy, Debug)]
pub struct Beyond {
    /// dice of attributes
    pub attributes: u16,
    /// edges
    pub edges: u16,
    /// all dice of skills
    pub skills: SkillDice,
    /// points for skills
    pub skill_points: u16,
    /// points of hindrances
    pub hindrances: u16,
}

/// Points of hindrances for an attribute's die, or for an edge (seed 004); a skill's die costs one.
pub const DEAR: u16 = 2;

impl Beyond {
    /// The least number of advances that can have made it.
    #[must_use]
    pub fn advances(&self) -> u16 {
        let dear = self.attributes + self.edges;
        let ways = 0..=dear.min(self.hindrances / DEAR);
        let needs = ways.map(|bought| {
            let skills = self.skills.half_advances(self.skill_points, self.hindrances - DEAR * bought);
            dear - bought + skills.div_ceil(2)
        });
        needs.min().unwrap_or_default()
    }

    /// The least number of attribute dice among them.
    #[must_use]
    pub const fn attribute_raises(&self) -> u16 {
        self.attributes.saturating_sub(self.hindrances / DEAR)
    }
}

/// How many advances so much experience gives.
#[must_use]
pub const fn earned(experience: u16, building: &Building) -> u16 {
    experience / building.experience_per_advance.get()
}

/// How many of so many advances may have raised an attribute: one in each rank, and as a Legend every other
/// one.
#[must_use]
pub fn raises_allowed(earned: u16, building: &Building) -> u16 {
    let every = building.experience_per_advance.get();
    let ranks = (1..=earned).map(|number| Rank::by(number.saturating_mul(every), &building.ranks));
    let mut count = [0_u16; 5];
    for rank in ranks {
        if let Some(own) = count.get_mut(usize::from(rank.number()) - 1) {
            *own += 1;
        }
    }
    let [lower @ .., legend] = count;
    lower.into_iter().map(|advances| advances.min(1)).sum::<u16>() + legend.div_ceil(2)
}

/// What the next advance may buy, one of these.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Next {
    /// the experience at which it comes
    pub at: u16,
    /// the rank by then
    pub rank: Rank,
    /// a new edge: those known to be open
    pub edges: Vec<String>,
    /// one die for one skill at its attribute or above it: name, from, to
    pub one: Vec<(String, Level, Level)>,
    /// one die for each of two skills below their attributes
    pub two: Vec<(String, Level, Level)>,
    /// skills whose attribute nobody knows
    pub unlinked: Vec<(String, Level, Level)>,
    /// a new skill at d4
    pub new: Vec<String>,
    /// one die for an attribute, once in a rank
    pub attributes: Vec<(Attribute, Level, Level)>,
}

impl Next {
    /// For one with this stat block.
    #[must_use]
    pub fn of(stats: &Stats, building: &Building, book: &Book) -> Self {
        let every = building.experience_per_advance.get();
        let at = earned(stats.experience, building).saturating_add(1).saturating_mul(every);
        let rank = stats.rank.unwrap_or_else(|| Rank::by(at, &building.ranks));
        let mut next = Self { at, rank, ..Self::default() };
        for (name, own) in &stats.skills {
            let Some(to) = raised(*own) else { continue };
            let step = (name.clone(), *own, to);
            match book.skill(name) {
                None => next.unlinked.push(step),
                Some(note) if *own < stats.attributes.get(note.attribute) => next.two.push(step),
                Some(_) => next.one.push(step),
            }
        }
        let casts = has_edge(stats, "Arcane Background");
        let lacks = |name: &String| !stats.skills.contains_key(name);
        let new = book.skills.iter().filter(|(name, note)| lacks(name) && !note.later && (casts || !note.arcane));
        next.new = new.map(|(name, _)| name.clone()).collect();
        let edges = book.edges.iter();
        let open = edges.filter(|(name, note)| !has_edge(stats, name) && note.open_to(stats, rank));
        next.edges = open.map(|(name, _)| name.clone()).collect();
        let raise = |own: Attribute| {
            let from = stats.attributes.get(own);
            raised(from).map(|to| (own, from, to))
        };
        next.attributes = Attribute::ALL.into_iter().filter_map(raise).collect();
        next
    }
}
