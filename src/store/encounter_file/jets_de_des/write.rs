//! A fight as a file that goes on exactly where it was.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::rules::jets_de_des::{
    Cause, Characteristic, Combatant, Encounter, Level, Penalty, Resistance, Round, Weapon,
};
use crate::store::encounter_file::page::Page;
use crate::store::encounter_file::version::VERSION;
use crate::store::ron_text::on_one_line;

use super::options::OptionsForm;

/// The whole fight as the text of a file.
///
/// # Errors
/// What cannot be written down; nothing that the rules make.
pub fn write(fight: &Encounter) -> Result<String, ron::Error> {
    let mut page = Page::new("Encounter(");
    page.field("version", &VERSION)?;
    page.field("title", &fight.title)?;
    page.raw(&format!("system: JetsDeDes{},", on_one_line(&OptionsForm::of(&fight.options))?));
    page.field("players", &fight.players)?;
    page.raw("combatants: [");
    for one in &fight.combatants {
        page.raw("(");
        combatant(&mut page, one)?;
        page.raw("),");
    }
    page.raw("],");
    page.field("next_id", &fight.next_id)?;
    if fight.round != Round::default() {
        page.block("round", &fight.round)?;
    }
    for (name, list) in [("pending", &fight.pending), ("applied", &fight.applied)] {
        if !list.is_empty() {
            page.block(name, list)?;
        }
    }
    if !fight.open.is_empty() {
        page.block("open", &fight.open)?;
    }
    if let Some(roll) = &fight.last_roll {
        page.block("last_roll", roll)?;
    }
    Ok(page.close(")"))
}

fn combatant(page: &mut Page, one: &Combatant) -> Result<(), ron::Error> {
    page.field("name", &one.name)?;
    page.field("id", &one.id)?;
    page.field("side", &one.side)?;
    page.maybe("player", one.player.as_ref())?;
    if let Some(like) = &one.stats.like {
        page.field("like", like)?;
        page.field("complete", &true)?;
    }
    let stats = &one.stats;
    page.field("scores", &stats.scores)?;
    page.field("defence", &stats.defence)?;
    page.unless(&BTreeMap::new(), "skills", &stats.skills)?;
    lines(page, "traits", stats.traits.iter().map(Help::of))?;
    lines(page, "weapons", stats.weapons.iter().map(Block::of))?;
    state(page, one)
}

fn state(page: &mut Page, one: &Combatant) -> Result<(), ron::Error> {
    let none: Vec<String> = Vec::new();
    let [minor, moderate, severe] = one.wounds.boxes;
    page.field("boxes", &(minor, moderate, severe))?;
    let [minor, moderate, severe] = one.wounds.ticked;
    page.unless(&(0, 0, 0), "wounds", &(minor, moderate, severe))?;
    page.unless(&0, "overflow", &one.wounds.overflow)?;
    lines(page, "penalties", one.penalties.iter().map(Lower::of))?;
    page.unless(&0, "handicap", &one.handicap)?;
    page.unless(&none, "conditions", &one.conditions)?;
    page.unless(&none, "notes", &one.notes)?;
    page.unless(&false, "hidden", &one.hidden)?;
    page.unless(&false, "out", &one.out)?;
    page.unless(&false, "dead", &one.dead)?;
    page.unless(&Vec::new(), "spent", &one.spent)?;
    page.maybe("weapon", one.weapon.as_ref())?;
    page.maybe("target", one.target.as_ref())
}

/// A list, one entry on a line; nothing where it is empty.
fn lines(page: &mut Page, name: &str, list: impl Iterator<Item = impl Serialize>) -> Result<(), ron::Error> {
    let lines: Vec<String> = list.map(|one| on_one_line(&one)).collect::<Result<_, _>>()?;
    if !lines.is_empty() {
        page.raw(&format!("{name}: ["));
        for line in lines {
            page.raw(&format!("{line},"));
        }
        page.raw("],");
    }
    Ok(())
}

/// A trait without the name that it may lack.
#[derive(Serialize)]
struct Help<'a> {
    #[serde(skip_serializing_if = "str::is_empty")]
    name: &'a str,
    on: Characteristic,
    points: u8,
}

impl<'a> Help<'a> {
    fn of(own: &'a Resistance) -> Self {
        let Resistance { name, on, points } = own;
        Self { name, on: *on, points: *points }
    }
}

/// A penalty without what it does not say.
#[derive(Serialize)]
struct Lower<'a> {
    on: Characteristic,
    amount: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    cause: Option<&'a Cause>,
    #[serde(skip_serializing_if = "Option::is_none")]
    until: Option<&'a str>,
}

impl<'a> Lower<'a> {
    fn of(penalty: &'a Penalty) -> Self {
        let Penalty { on, amount, cause, until } = penalty;
        let silent = matches!(cause, Cause::Told(text) if text.is_empty());
        Self { on: *on, amount: *amount, cause: (!silent).then_some(cause), until: until.as_deref() }
    }
}

/// A weapon without what it leaves to the encounter and the table.
#[derive(Serialize)]
struct Block<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    skill: Option<&'a str>,
    on: Characteristic,
    #[serde(skip_serializing_if = "Option::is_none")]
    damage: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nature: Option<&'a str>,
}

impl<'a> Block<'a> {
    fn of(weapon: &'a Weapon) -> Self {
        let Weapon { name, skill, on, damage, level, nature } = weapon;
        Self {
            name,
            skill: skill.as_deref(),
            on: *on,
            damage: *damage,
            level: level.map(Level::number),
            nature: nature.as_deref(),
        }
    }
}
