//! What a library file says about building heroes: skills, hindrances, edges.

use serde::Deserialize;

use crate::dice::Level;
use crate::rules::savage::build::{Book, EdgeNote, HindranceNote, Severity, SkillNote};
use crate::rules::savage::{Attribute, Rank, Trait};
use crate::store::encounter_file::Check;
use crate::store::encounter_file::savage::Skills;
use crate::texts::{Words, canonical};

/// A skill and its attribute.
#[derive(Debug, Deserialize)]
#[serde(rename = "Skill", deny_unknown_fields)]
pub struct SkillForm {
    name: String,
    attribute: Attribute,
    #[serde(default)]
    arcane: bool,
    #[serde(default)]
    later: bool,
}

/// A hindrance, and how grave it is.
#[derive(Debug, Deserialize)]
#[serde(rename = "Hindrance", deny_unknown_fields)]
pub struct HindranceForm {
    name: String,
    severity: Severity,
    attribute_points: Option<i64>,
    skill_points: Option<i64>,
}

/// An edge, and who may take it.
#[derive(Debug, Deserialize)]
#[serde(rename = "Edge", deny_unknown_fields)]
pub struct EdgeForm {
    name: String,
    #[serde(default)]
    rank: Rank,
    needs: Option<Skills>,
    one_of: Option<Skills>,
    after: Option<String>,
}

fn known(kind: Words, name: &str) -> String {
    canonical(kind, name).unwrap_or_else(|| name.to_owned())
}

/// Writes all that over what a book holds; what is wrong is noted in `check`.
pub fn add(book: &mut Book, skills: &[SkillForm], hindrances: &[HindranceForm], edges: &[EdgeForm], check: &mut Check) {
    for form in skills {
        let note = SkillNote { attribute: form.attribute, arcane: form.arcane, later: form.later };
        book.skills.insert(known(Words::Trait, &form.name), note);
    }
    for (place, form) in hindrances.iter().enumerate() {
        let mut points = |field: &str, value| {
            check.number(&format!("hindrances/{place}/{field}"), value, -99..=99).unwrap_or_default()
        };
        let note = HindranceNote {
            severity: form.severity,
            attribute_points: points("attribute_points", form.attribute_points),
            skill_points: points("skill_points", form.skill_points),
        };
        book.hindrances.insert(known(Words::Hindrance, &form.name), note);
    }
    for (place, form) in edges.iter().enumerate() {
        let note = EdgeNote {
            rank: form.rank,
            needs: traits(check, &format!("edges/{place}/needs"), form.needs.as_ref()),
            one_of: traits(check, &format!("edges/{place}/one_of"), form.one_of.as_ref()),
            after: form.after.as_deref().map(|name| known(Words::Edge, name)),
        };
        book.edges.insert(known(Words::Edge, &form.name), note);
    }
}

fn traits(check: &mut Check, field: &str, form: Option<&Skills>) -> Vec<(Trait, Level)> {
    let mut read = |(name, level): &(String, String)| {
        let level = check.level(&format!("{field}/{name}"), level)?;
        Some((Trait::named(&known(Words::Trait, name)), level))
    };
    form.into_iter().flat_map(|form| &form.0).filter_map(&mut read).collect()
}
