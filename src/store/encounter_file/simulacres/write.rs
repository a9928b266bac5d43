//! A fight as a file that goes on exactly where it was.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::rules::simulacres::{
    Body, Code, Combatant, Encounter, Pass, Stake, Stats, Talent, Weapon, WeaponKind, ZoneState,
};
use crate::store::encounter_file::page::Page;
use crate::store::encounter_file::shape::is_false;
use crate::store::encounter_file::version::VERSION;
use crate::store::ron_text::on_one_line;

use super::gear::UNTRAINED;
use super::options::OptionsForm;

/// The whole fight as the text of a file.
///
/// # Errors
/// What cannot be written down; nothing that the rules make.
pub fn write(fight: &Encounter) -> Result<String, ron::Error> {
    let mut page = Page::new("Encounter(");
    page.field("version", &VERSION)?;
    page.field("title", &fight.title)?;
    page.raw(&format!("system: Simulacres{},", on_one_line(&OptionsForm::of(&fight.options))?));
    page.field("players", &fight.players)?;
    page.raw("combatants: [");
    for one in &fight.combatants {
        page.raw("(");
        combatant(&mut page, one)?;
        page.raw("),");
    }
    page.raw("],");
    page.field("next_id", &fight.next_id)?;
    page.unless(&0, "clock", &fight.clock)?;
    if fight.pass != Pass::default() {
        page.block("pass", &fight.pass)?;
    }
    if !fight.open.is_empty() {
        page.block("open", &fight.open)?;
    }
    for (name, roll) in [("last_roll", &fight.last_roll), ("last_other", &fight.last_other)] {
        if let Some(roll) = roll {
            page.block(name, roll)?;
        }
    }
    if let Some(damage) = &fight.last_damage {
        page.block("last_damage", damage)?;
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
    page.field("components", &stats.components)?;
    page.field("means", &stats.means)?;
    page.field("domains", &stats.domains)?;
    let talents: BTreeMap<&str, Level> =
        stats.talents.iter().map(|(name, level)| (name.as_str(), Level::of(*level))).collect();
    page.unless(&BTreeMap::new(), "talents", &talents)?;
    page.unless(&Stats::default().energies, "energies", &stats.energies)?;
    page.maybe("value", stats.quick.as_ref())?;
    page.maybe("shield", stats.shield.as_ref())?;
    page.unless(&false, "left_handed", &stats.left_handed)?;
    if !stats.weapons.is_empty() {
        page.raw("weapons: [");
        for weapon in &stats.weapons {
            page.raw(&format!("{},", on_one_line(&Block::of(weapon))?));
        }
        page.raw("],");
    }
    state(page, one)
}

fn state(page: &mut Page, one: &Combatant) -> Result<(), ron::Error> {
    match one.body {
        Body::Zones(_) => {
            page.raw("zones: {");
            for (zone, own) in one.body.zones() {
                page.raw(&format!("{:?}: {},", zone.name(), on_one_line(&Place::of(own))?));
            }
            page.raw("},");
        }
        Body::Pool { max, pv } => page.field("pool", &(pv, max))?,
    }
    page.field("ps", &(one.breath.now, one.breath.max))?;
    page.field("ep", &(one.balance.now, one.balance.max))?;
    page.unless(&0, "malaise", &one.ticks)?;
    page.maybe("stunned", one.stunned.as_ref())?;
    page.unless(&0, "coma", &one.coma)?;
    page.unless(&Vec::new(), "rescues", &one.rescues)?;
    page.unless(&Vec::new(), "lasting", &one.lasting)?;
    page.unless(&Stake::default(), "stake", &one.stake)?;
    page.unless(&false, "chance_used", &one.chance_used)?;
    page.unless(&Vec::new(), "notes", &one.notes)?;
    page.unless(&false, "hidden", &one.hidden)?;
    page.unless(&false, "out", &one.out)?;
    page.unless(&false, "dead", &one.dead)?;
    page.maybe("weapon", one.weapon.as_ref())?;
    page.maybe("target", one.target.as_ref())
}

/// A level of a talent: a number, or `"X"`.
#[derive(PartialEq, Serialize)]
#[serde(untagged)]
enum Level {
    At(i8),
    Never(&'static str),
}

impl Level {
    const fn of(level: Talent) -> Self {
        match level {
            Talent::Never => Self::Never("X"),
            Talent::At(level) => Self::At(level),
        }
    }
}

/// A zone without what it does not say.
#[derive(Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about a zone")]
struct Place {
    max: u8,
    pv: i32,
    #[serde(skip_serializing_if = "is_nothing")]
    protection: u8,
    #[serde(skip_serializing_if = "is_false")]
    treated: bool,
    #[serde(skip_serializing_if = "is_false")]
    tried: bool,
    #[serde(skip_serializing_if = "is_false")]
    lost: bool,
    #[serde(skip_serializing_if = "is_false")]
    mastered: bool,
    #[serde(skip_serializing_if = "is_false")]
    scar: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_nothing(value: &u8) -> bool {
    *value == 0
}

impl Place {
    const fn of(own: &ZoneState) -> Self {
        let ZoneState { max, pv, protection, treated, tried, lost, mastered, scar } = *own;
        Self { max, pv, protection, treated, tried, lost, mastered, scar }
    }
}

/// A weapon without what it does not say.
#[derive(Serialize)]
struct Block<'a> {
    name: &'a str,
    kind: WeaponKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    pv: Option<Code>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ps: Option<Code>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pool_pv: Option<Code>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pool_ps: Option<Code>,
    #[serde(skip_serializing_if = "is_false")]
    whole: bool,
    #[serde(skip_serializing_if = "is_false")]
    two_handed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    talent: Option<&'a str>,
    #[serde(skip_serializing_if = "is_false")]
    light: bool,
}

impl<'a> Block<'a> {
    fn of(weapon: &'a Weapon) -> Self {
        let Weapon { name, kind, harm, pool, whole, two_handed, talent, untrained } = weapon;
        let pool = pool.unwrap_or_default();
        let (light, _) = UNTRAINED;
        Self {
            name,
            kind: *kind,
            pv: harm.pv,
            ps: harm.ps,
            pool_pv: pool.pv,
            pool_ps: pool.ps,
            whole: *whole,
            two_handed: *two_handed,
            talent: talent.as_deref(),
            light: *untrained == light,
        }
    }
}
