//! One combatant: its entry in the file over the stat block that it is like.

use std::collections::{BTreeMap, HashSet};

use crate::rules::jets_de_des::{Cause, Characteristic, Combatant, Penalty, Resistance, Scores, Wounds};
use crate::store::encounter_file::check::Check;
use crate::store::library::jets_de_des::{Block, Library};
use crate::store::problem::What;
use crate::texts::{Words, canonical, fold, nearest};
use crate::view::{Id, Side};

use super::form::{CombatantForm, PenaltyForm, ScoresForm, Skills, TraitForm};
use super::gear::{characteristic, defence, pool, skill, weapon};
use super::wrong::Wrong;

/// Most combatants that one entry makes.
const MOST_AT_ONCE: i64 = 200;
/// Larger numbers than this never come about at a table.
const LARGEST: i64 = 1_000_000;

/// The stat block of an entry: what it is like, with what is written beside it.
pub fn block(check: &mut Check, form: &CombatantForm, library: &Library) -> Block {
    let (before, like) = origin(check, form, library);
    let mut stats = before.stats;
    stats.like = like;
    if let Some(scores) = &form.scores {
        scores_over(check, scores, &mut stats.scores);
    }
    if let Some(form) = &form.defence {
        stats.defence = defence(check, form, library).unwrap_or(stats.defence);
    }
    if let Some(skills) = &form.skills {
        skills_over(check, skills, &mut stats.skills);
    }
    if let Some(traits) = &form.traits {
        let one = |(place, form)| resistance(check, &format!("traits/{place}"), form);
        stats.traits = traits.iter().enumerate().filter_map(one).collect();
    }
    if let Some(weapons) = &form.weapons {
        let one = |(place, form)| weapon(check, &format!("weapons/{place}"), form, library);
        stats.weapons = weapons.iter().enumerate().filter_map(one).collect();
    }
    let boxes = check.boxes("boxes", form.boxes).or(before.boxes);
    let notes = form.notes.as_ref().map_or(before.notes, |notes| texts(check, "notes", notes));
    Block { stats, boxes, notes }
}

/// What an entry starts from, and the canonical name of that.
fn origin(check: &mut Check, form: &CombatantForm, library: &Library) -> (Block, Option<String>) {
    let Some(like) = &form.like else { return (Block::default(), None) };
    let name = canonical(Words::Template, like).unwrap_or_else(|| check.name("like", like));
    if form.complete == Some(true) {
        return (Block::default(), Some(name));
    }
    if let Some(block) = library.block(&name) {
        return (block.clone(), Some(name));
    }
    let near = nearest(like, library.template_names()).map(str::to_owned);
    check.wrong("like", What::Like { found: like.chars().take(60).collect(), near });
    (Block::default(), Some(name))
}

fn scores_over(check: &mut Check, form: &ScoresForm, scores: &mut Scores) {
    let known = Characteristic::ALL.map(Characteristic::name);
    let mut written = HashSet::new();
    for (key, score) in &form.0 {
        let field = format!("scores/{key}");
        let Some(on) = characteristic(key) else {
            let near = nearest(key, known).map(str::to_lowercase);
            let found = key.chars().take(60).collect();
            check.wrong(&field, What::UnknownField { found, near, known: known.join(", ").to_lowercase() });
            continue;
        };
        if !written.insert(on) {
            check.wrong(&field, What::KeyTwice { field: "scores".to_owned(), key: key.clone() });
        }
        if let Some(score) = check.number(&field, Some(*score), 0..=10) {
            scores.set(on, score);
        }
    }
}

fn skills_over(check: &mut Check, form: &Skills, skills: &mut BTreeMap<String, u8>) {
    let mut written = HashSet::new();
    for (key, degrees) in &form.0 {
        let field = format!("skills/{key}");
        if pool(key).is_some() {
            check.wrong(&field, Wrong::ScoreAsSkill(key.clone()).into());
            continue;
        }
        let name = skill(check, &field, key);
        let Some(degrees) = check.number(&field, Some(*degrees), 0..=20) else { continue };
        if !written.insert(fold(&name)) {
            check.wrong(&field, What::KeyTwice { field: "skills".to_owned(), key: key.clone() });
        }
        skills.insert(name, degrees);
    }
}

fn resistance(check: &mut Check, path: &str, form: &TraitForm) -> Option<Resistance> {
    let name = form.name.as_ref().map(|name| check.name(&format!("{path}/name"), name)).unwrap_or_default();
    let on = check.characteristic(&format!("{path}/on"), &form.on);
    let points = check.number(&format!("{path}/points"), Some(form.points), 0..=20);
    Some(Resistance { name, on: on?, points: points? })
}

fn penalty(check: &mut Check, path: &str, form: &PenaltyForm) -> Option<Penalty> {
    let on = check.characteristic(&format!("{path}/on"), &form.on);
    let amount = check.number(&format!("{path}/amount"), Some(form.amount.unwrap_or(1)), 0..=99);
    let cause = form.cause.clone().unwrap_or_else(|| Cause::Told(String::new()));
    Some(Penalty { on: on?, amount: amount?, cause, until: form.until.clone() })
}

/// The combatant of an entry, where the encounter has these boxes for those who say nothing; its
/// handle and its name are given by whoever reads the whole list.
pub fn combatant(check: &mut Check, form: &CombatantForm, library: &Library, boxes: (u8, u8, u8)) -> Combatant {
    let block = block(check, form, library);
    let _: Option<usize> = check.number("count", form.count, 1..=MOST_AT_ONCE);
    let player = form.player.as_ref().map(|player| check.name("player", player));
    let penalties = form.penalties.iter().flatten().enumerate();
    let penalties = penalties.filter_map(|(at, form)| penalty(check, &format!("penalties/{at}"), form)).collect();
    let spent = form.spent.iter().flatten().enumerate();
    let spent = spent.filter_map(|(at, (skill, points))| {
        let points = check.number(&format!("spent/{at}"), Some(*points), 0..=99)?;
        Some((skill.clone(), points))
    });
    let spent = spent.collect();
    let last = i64::try_from(block.stats.weapons.len()).unwrap_or(i64::MAX) - 1;
    Combatant {
        id: Id(0),
        name: String::new(),
        side: form.side.unwrap_or(if player.is_some() { Side::Heroes } else { Side::Foes }),
        player,
        stats: block.stats,
        wounds: wounds(check, form, block.boxes.unwrap_or(boxes)),
        penalties,
        handicap: check.number("handicap", form.handicap, -20..=20).unwrap_or_default(),
        conditions: form.conditions.as_ref().map(|list| texts(check, "conditions", list)).unwrap_or_default(),
        notes: block.notes,
        hidden: form.hidden.unwrap_or_default(),
        out: form.out.unwrap_or_default(),
        dead: form.dead.unwrap_or_default(),
        spent,
        weapon: check.number("weapon", form.weapon, 0..=last),
        target: check.handle("target", form.target),
    }
}

/// Its boxes; no level has more ticks than boxes.
fn wounds(check: &mut Check, form: &CombatantForm, boxes: (u8, u8, u8)) -> Wounds {
    let mut wounds = Wounds::fresh(boxes);
    if let Some((minor, moderate, severe)) = form.wounds {
        let levels = wounds.ticked.iter_mut().zip(wounds.boxes).zip([minor, moderate, severe]).enumerate();
        for (place, ((ticked, boxes), found)) in levels {
            let field = format!("wounds/{place}");
            if (0..=i64::from(boxes)).contains(&found) {
                *ticked = u8::try_from(found).unwrap_or(boxes);
            } else {
                let what = What::Range { field: "wounds".to_owned(), found, least: 0, most: i64::from(boxes) };
                check.wrong(&field, what);
            }
        }
    }
    wounds.overflow = check.number("overflow", form.overflow, 0..=LARGEST).unwrap_or_default();
    wounds
}

fn texts(check: &mut Check, field: &str, list: &[String]) -> Vec<String> {
    list.iter().enumerate().map(|(at, text)| check.note(&format!("{field}/{at}"), text)).collect()
}
