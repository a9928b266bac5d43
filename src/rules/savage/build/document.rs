//! The account of a hero as fields for scripts.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::dice::Level;

use super::account::{Account, Spent};
use super::book::Severity;

/// One hero; names are canonical English ones, his own is the file's.
#[derive(Clone, Debug, Serialize)]
pub struct Document {
    name: String,
    rank: &'static str,
    experience: u16,
    attributes: Points,
    skills: Points,
    /// skills whose attribute nobody knows: counted as if none of their dice lay above it
    unlinked: Vec<String>,
    hindrances: Hindrances,
    edges: Points,
    advances: Advances,
    next: Next,
}

#[derive(Clone, Debug, Serialize)]
struct Points {
    spent: u16,
    given: u16,
    each: BTreeMap<String, u16>,
}

#[derive(Clone, Debug, Serialize)]
struct Hindrances {
    least: u16,
    most: u16,
    each: BTreeMap<String, &'static str>,
}

#[derive(Clone, Debug, Serialize)]
struct Advances {
    earned: u16,
    needed: u16,
    attribute_raises: u16,
    attribute_raises_allowed: u16,
}

#[derive(Clone, Debug, Serialize)]
struct Next {
    experience: u16,
    rank: &'static str,
    edges: Vec<String>,
    one_skill: BTreeMap<String, String>,
    two_skills: BTreeMap<String, String>,
    unlinked: BTreeMap<String, String>,
    new_skills: Vec<String>,
    attributes: BTreeMap<String, String>,
}

impl Document {
    /// The account of the hero who is called that.
    #[must_use]
    pub fn of(name: &str, account: &Account) -> Self {
        let points =
            |points: Spent, each: BTreeMap<String, u16>| Points { spent: points.spent, given: points.given, each };
        let to = |list: &[(String, Level, Level)]| {
            list.iter().map(|(name, _, to)| (name.clone(), to.to_string())).collect::<BTreeMap<_, _>>()
        };
        let severity = |severity: Severity| match severity {
            Severity::Minor => "minor",
            Severity::Major => "major",
            Severity::Either => "either",
        };
        let (least, most) = account.hindrance_points;
        let next = &account.next;
        Self {
            name: name.to_owned(),
            rank: account.rank.word(),
            experience: account.experience,
            attributes: points(
                account.attribute_points,
                account.attributes.iter().map(|(own, _, points)| (own.name().to_owned(), *points)).collect(),
            ),
            skills: points(
                account.skill_points,
                account.skills.iter().map(|own| (own.name.clone(), own.points)).collect(),
            ),
            unlinked: account.skills.iter().filter(|own| own.attribute.is_none()).map(|own| own.name.clone()).collect(),
            hindrances: Hindrances {
                least,
                most,
                each: account.hindrances.iter().map(|(name, own)| (name.clone(), severity(*own))).collect(),
            },
            edges: points(account.edges, account.edge_names.iter().map(|name| (name.clone(), 1)).collect()),
            advances: Advances {
                earned: account.earned,
                needed: account.needed,
                attribute_raises: account.raises.spent,
                attribute_raises_allowed: account.raises.given,
            },
            next: Next {
                experience: next.at,
                rank: next.rank.word(),
                edges: next.edges.clone(),
                one_skill: to(&next.one),
                two_skills: to(&next.two),
                unlinked: to(&next.unlinked),
                new_skills: next.new.clone(),
                attributes: next
                    .attributes
                    .iter()
                    .map(|(own, _, to)| (own.name().to_owned(), to.to_string()))
                    .collect(),
            },
        }
    }
}
