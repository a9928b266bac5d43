//! A fight as a file that goes on exactly where it was.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::rules::simulacres::{
    Body, Combatant, Encounter, Gauge, Lasting, Pass, Rescue, Stake, Stats, Talent, Weapon, WeaponKind,
};
use crate::store::encounter_file::page::Page;
use crate::store::encounter_file::version::VERSION;
use crate::store::ron_text::on_one_line;

/// The whole fight as the text of a file.
///
/// # Errors
/// What cannot be written down; nothing that the rules make.
pub fn write(fight: &Encounter) -> Result<String, ron::Error> {
    let mut page = Page::new("Encounter(");
    page.field("version", &VERSION)?;
    page.field("title", &fight.title)?;
    page.raw(&format!("system: Simulacres{},", on_one_line(&fight.options)?));
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
    let usual = Stats::default();
    page.field("components", &stats.components)?;
    page.field("means", &stats.means)?;
    page.field("domains", &stats.domains)?;
    let talents: BTreeMap<&str, Level> =
        stats.talents.iter().map(|(name, level)| (name.as_str(), Level::of(*level))).collect();
    if !talents.is_empty() {
        page.field("talents", &talents)?;
    }
    page.unless(&usual.energies, "energies", &stats.energies)?;
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
    page.unless(&Vec::new(), "notes", &one.notes)?;
    page.unless(&false, "hidden", &one.hidden)?;
    page.block("state", &State::of(one))
}

/// A level of a talent: a number, or `"X"`.
#[derive(Serialize)]
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

/// What has happened to somebody.
#[derive(Serialize)]
struct State<'a> {
    body: Body,
    breath: Gauge,
    balance: Gauge,
    ticks: i8,
    stunned: Option<u32>,
    coma: u32,
    rescues: &'a [Rescue],
    lasting: &'a [Lasting],
    stake: Stake,
    chance_used: bool,
    out: bool,
    dead: bool,
    weapon: Option<usize>,
    target: Option<u32>,
}

impl<'a> State<'a> {
    fn of(one: &'a Combatant) -> Self {
        Self {
            body: one.body,
            breath: one.breath,
            balance: one.balance,
            ticks: one.ticks,
            stunned: one.stunned,
            coma: one.coma,
            rescues: &one.rescues,
            lasting: &one.lasting,
            stake: one.stake,
            chance_used: one.chance_used,
            out: one.out,
            dead: one.dead,
            weapon: one.weapon,
            target: one.target.map(|id| id.0),
        }
    }
}

/// A weapon without what it does not say.
#[derive(Serialize)]
struct Block<'a> {
    name: &'a str,
    kind: WeaponKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    pv: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ps: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pool_pv: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pool_ps: Option<String>,
    whole: bool,
    two_handed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    talent: Option<&'a str>,
    light: bool,
}

impl<'a> Block<'a> {
    fn of(weapon: &'a Weapon) -> Self {
        let Weapon { name, kind, harm, pool, whole, two_handed, talent, untrained } = weapon;
        let told = |code: Option<crate::rules::simulacres::Code>| code.map(|code| code.to_string());
        let pool = pool.unwrap_or_default();
        Self {
            name,
            kind: *kind,
            pv: told(harm.pv),
            ps: told(harm.ps),
            pool_pv: told(pool.pv),
            pool_ps: told(pool.ps),
            whole: *whole,
            two_handed: *two_handed,
            talent: talent.as_deref(),
            light: *untrained == -2,
        }
    }
}
