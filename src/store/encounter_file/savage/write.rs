//! A fight as a file that goes on exactly where it was.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::dice::{Damage, Die};
use crate::rules::savage::{Armor, Card, Combatant, Encounter, Fate, Melee, Member, Options, Template, Turn, Weapon};
use crate::store::encounter_file::page::Page;
use crate::store::encounter_file::shape::is_false;
use crate::store::encounter_file::version::VERSION;
use crate::store::ron_text::on_one_line;

use super::form::SystemForm;

/// The whole fight as the text of a file.
///
/// # Errors
/// What cannot be written down; nothing that the rules make.
pub fn write(fight: &Encounter) -> Result<String, ron::Error> {
    let mut page = Page::new("Encounter(");
    page.field("version", &VERSION)?;
    page.field("title", &fight.title)?;
    page.field("system", &system(fight.options))?;
    page.field("players", &fight.players)?;
    page.raw("combatants: [");
    for one in &fight.combatants {
        page.raw("(");
        combatant(&mut page, one)?;
        page.raw("),");
    }
    page.raw("],");
    page.field("round", &fight.round)?;
    page.unless(&Turn::default(), "turn", &fight.turn)?;
    page.field("next_id", &fight.next_id)?;
    page.field("gm_bennies", &fight.gm_bennies)?;
    page.raw("deck: (");
    heap(&mut page, "pile", &fight.deck.pile)?;
    heap(&mut page, "discard", &fight.deck.discard)?;
    page.field("reshuffle_due", &fight.deck.reshuffle_due)?;
    page.raw("),");
    if !fight.pending.is_empty() {
        page.block("pending", &fight.pending)?;
    }
    page.unless(&Vec::new(), "gangs", &fight.gangs)?;
    page.unless(&Melee::default(), "melee", &fight.melee)?;
    if let Some(open) = &fight.open {
        page.block("open", open)?;
    }
    page.maybe("last_roll", fight.last_roll.as_ref())?;
    page.maybe("last_damage", fight.last_damage.as_ref())?;
    if let Some(casting) = &fight.casting {
        page.block("casting", casting)?;
    }
    page.maybe("last_casting", fight.last_casting.as_ref())?;
    Ok(page.close(")"))
}

const fn system(options: Options) -> SystemForm {
    let Options {
        edition,
        hold_kept_when_shaken,
        incap_raise_unconscious,
        opposed_needs_success,
        area_raise_bonus,
        deviation_cap,
        backlash_wounds,
        building,
        black_powder,
        combat,
    } = options;
    SystemForm::SavageWorlds {
        edition,
        hold_kept_when_shaken,
        incap_raise_unconscious,
        opposed_needs_success,
        area_raise_bonus,
        deviation_cap,
        backlash_wounds,
        building,
        black_powder,
        combat,
    }
}

/// Cards, one suit's worth on a line.
fn heap(page: &mut Page, name: &str, cards: &[Card]) -> Result<(), ron::Error> {
    if cards.len() <= 13 {
        return page.field(name, &cards);
    }
    page.raw(&format!("{name}: ["));
    for line in cards.chunks(13) {
        let line: Vec<String> = line.iter().map(|card| format!("\"{card}\"")).collect();
        page.raw(&format!("{},", line.join(", ")));
    }
    page.raw("],");
    Ok(())
}

fn combatant(page: &mut Page, one: &Combatant) -> Result<(), ron::Error> {
    page.field("name", &one.name)?;
    page.field("id", &one.id)?;
    page.field("kind", &one.kind)?;
    page.field("side", &one.side)?;
    page.maybe("player", one.player.as_ref())?;
    if let Some(like) = &one.stats.like {
        page.field("like", like)?;
        page.field("complete", &true)?;
    }
    stats(page, one)?;
    state(page, one)
}

fn stats(page: &mut Page, one: &Combatant) -> Result<(), ron::Error> {
    let stats = &one.stats;
    let none: Vec<String> = Vec::new();
    page.field("attributes", &stats.attributes)?;
    page.unless(&BTreeMap::new(), "skills", &stats.skills)?;
    page.unless(&none, "edges", &stats.edges)?;
    page.unless(&none, "hindrances", &stats.hindrances)?;
    page.unless(&Armor::default(), "armor", &stats.armor)?;
    if !stats.weapons.is_empty() {
        page.raw("weapons: [");
        for weapon in &stats.weapons {
            page.raw(&format!("{},", on_one_line(&Block::of(weapon))?));
        }
        page.raw("],");
    }
    page.unless(&0, "size", &stats.size)?;
    page.maybe("pace", stats.pace.as_ref())?;
    page.maybe("parry", stats.parry.as_ref())?;
    page.maybe("toughness", stats.toughness.as_ref())?;
    page.unless(&0, "experience", &stats.experience)?;
    page.maybe("rank", stats.rank.as_ref())?;
    page.maybe("free_edges", stats.free_edges.as_ref())?;
    if !stats.powers.is_empty() {
        page.raw("powers: [");
        for power in &stats.powers {
            page.raw(&format!("{},", on_one_line(power)?));
        }
        page.raw("],");
    }
    page.maybe("power_points", stats.power_points.as_ref())?;
    match &stats.black_powder {
        Some(adept) => page.block("black_powder", adept),
        None => Ok(()),
    }
}

fn state(page: &mut Page, one: &Combatant) -> Result<(), ron::Error> {
    let vital = &one.vital;
    page.maybe("bennies", one.bennies.as_ref())?;
    page.unless(&Vec::new(), "notes", &one.notes)?;
    page.unless(&false, "hidden", &one.hidden)?;
    page.maybe("card", one.card.as_ref())?;
    page.unless(&0, "wounds", &vital.wounds)?;
    page.unless(&0, "fatigue", &vital.fatigue)?;
    match vital.members.as_slice() {
        [only] if *only == (Member { shaken: only.shaken, prone: only.prone, ..Member::default() }) => {
            page.unless(&false, "shaken", &only.shaken)?;
            page.unless(&false, "prone", &only.prone)?;
        }
        members if members.iter().all(|member| *member == Member::default()) => page.field("count", &members.len())?,
        members => page.block("members", &members.iter().copied().map(Figure::of).collect::<Vec<_>>())?,
    }
    for (name, value) in [
        ("incapacitated", vital.incapacitated),
        ("unconscious", vital.unconscious),
        ("bleeding", vital.bleeding),
        ("dead", vital.dead),
        ("on_hold", vital.on_hold),
        ("lost_hold", vital.lost_hold),
        ("acted", one.acted),
        ("called", one.called),
        ("ran", one.ran),
        ("exposed", one.exposed),
    ] {
        page.unless(&false, name, &value)?;
    }
    page.unless(&Vec::new(), "injuries", &vital.injuries)?;
    page.unless(&0, "late", &vital.late)?;
    page.unless(&Vec::new(), "tended", &vital.tended)?;
    page.unless(&Vec::new(), "effects", &vital.effects)?;
    page.unless(&one.stats.power_points.unwrap_or(0), "power", &one.power)?;
    page.unless(&Vec::new(), "empty", &one.empty)?;
    page.maybe("weapon", one.weapon.as_ref())?;
    page.maybe("target", one.target.as_ref())?;
    page.maybe("struck_by", one.struck_by.as_ref())
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
const fn is_zero(count: &u8) -> bool {
    *count == 0
}

/// A member of a group without what everybody is.
#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
struct Figure {
    #[serde(skip_serializing_if = "is_false")]
    shaken: bool,
    #[serde(skip_serializing_if = "is_false")]
    prone: bool,
    #[serde(skip_serializing_if = "is_false")]
    out: bool,
    #[serde(skip_serializing_if = "is_false")]
    spent: bool,
    #[serde(skip_serializing_if = "is_false")]
    tried: bool,
    #[serde(skip_serializing_if = "is_false")]
    struck: bool,
    #[serde(skip_serializing_if = "is_zero")]
    deeds: u8,
    #[serde(skip_serializing_if = "is_false")]
    whole: bool,
    #[serde(skip_serializing_if = "is_false")]
    moved: bool,
    #[serde(skip_serializing_if = "is_false")]
    rose: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    fate: Option<Fate>,
    #[serde(skip_serializing_if = "is_false")]
    late: bool,
}

impl Figure {
    fn of(member: Member) -> Self {
        let Member { shaken, prone, out, spent, tried, struck, deeds, whole, moved, rose, fate, late } = member;
        Self { shaken, prone, out, spent, tried, struck, deeds, whole, moved, rose, fate, late }
    }
}

/// A weapon without what most weapons have.
#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of its own in the file")]
struct Block<'a> {
    name: &'a str,
    damage: &'a Damage,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<(u32, u32, u32)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ap: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parry: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reach: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rof: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reload: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    min_strength: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hands: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    skill: Option<&'a str>,
    #[serde(skip_serializing_if = "is_false")]
    thrown: bool,
    #[serde(skip_serializing_if = "is_false")]
    shotgun: bool,
    #[serde(skip_serializing_if = "is_false")]
    snapfire: bool,
    #[serde(skip_serializing_if = "is_false")]
    improvised: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    template: Option<Template>,
}

impl<'a> Block<'a> {
    fn of(weapon: &'a Weapon) -> Self {
        let usual = Weapon::bare();
        Self {
            name: &weapon.name,
            damage: &weapon.damage,
            range: weapon.range,
            ap: (weapon.ap != usual.ap).then_some(weapon.ap),
            parry: (weapon.parry != usual.parry).then_some(weapon.parry),
            reach: (weapon.reach != usual.reach).then_some(weapon.reach),
            rof: (weapon.rof != usual.rof).then_some(weapon.rof),
            reload: (weapon.reload != usual.reload).then_some(weapon.reload),
            min_strength: weapon.min_strength.map(|die: Die| die.to_string()),
            hands: (weapon.hands != usual.hands).then_some(weapon.hands),
            skill: weapon.skill.as_deref(),
            thrown: weapon.thrown,
            shotgun: weapon.shotgun,
            snapfire: weapon.snapfire,
            improvised: weapon.improvised,
            template: weapon.template,
        }
    }
}
