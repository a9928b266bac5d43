//! One combatant: its entry in the file over the stat block that it is like.

use crate::rules::simulacres::{
    Body, Code, Combatant, Gauge, Harm, Part, Stats, Talent, Weapon, WeaponKind, Zone, part_named, talent_name,
    zone_named,
};
use crate::store::encounter_file::check::{Check, short};
use crate::store::encounter_file::shape::Piece;
use crate::store::library::simulacres::{Block, Library};
use crate::store::nearest::nearest;
use crate::store::problem::What;
use crate::texts::{Words, canonical};
use crate::view::{Id, Side};

use super::form::{CombatantForm, LevelForm, StateForm, WeaponBlock, WeaponForm};
use super::wrong::Wrong;

/// Most combatants that one entry makes.
const MOST_AT_ONCE: i64 = 200;

/// What one who never trained has with a light weapon, and with any other (rules 1).
const UNTRAINED: (i8, i8) = (-2, -4);

/// The stat block of an entry: what it is like, with what is written beside it.
pub fn block(check: &mut Check, form: &CombatantForm, library: &Library) -> Block {
    let mut block = origin(check, form, library);
    let stats = &mut block.stats;
    for (field, scores) in [("components", &form.components), ("means", &form.means), ("domains", &form.domains)] {
        for (name, score) in scores.iter().flat_map(|scores| &scores.0) {
            part(check, field, name, *score, stats);
        }
    }
    for (name, level) in form.talents.iter().flat_map(|talents| &talents.0) {
        if let Some(level) = talent(check, &format!("talents/{name}"), level) {
            stats.talents.insert(talent_name(name), level);
        }
    }
    if let Some(energies) = form.energies {
        stats.energies = energies;
    }
    stats.quick = check.number("value", form.value, -20..=40).or(stats.quick);
    stats.shield = form.shield.or(stats.shield);
    stats.left_handed = form.left_handed.unwrap_or(stats.left_handed);
    if let Some(weapons) = &form.weapons {
        let one = |(place, form)| weapon(check, &format!("weapons/{place}"), form, library);
        stats.weapons = weapons.iter().enumerate().filter_map(one).collect();
    }
    for (name, points) in form.protection.iter().flat_map(|worn| &worn.0) {
        let field = format!("protection/{name}");
        let Some(points) = check.number(&field, Some(*points), 0..=20) else { continue };
        match zones(name) {
            Some(zones) => zones.iter().for_each(|zone| {
                block.worn.insert(*zone, points);
            }),
            None => check.wrong(&field, What::UnknownWord { found: short(name), known: ZONES.to_owned() }),
        }
    }
    if let Some(notes) = &form.notes {
        block.notes = notes.iter().enumerate().map(|(at, text)| check.note(&format!("notes/{at}"), text)).collect();
    }
    block.breath = check.number("ps", form.ps, 0..=99).or(block.breath);
    block.balance = check.number("ep", form.ep, 0..=99).or(block.balance);
    block.pool = check.number("pool", form.pool, 1..=99).or(block.pool);
    block
}

const ZONES: &str = "head, torso, arms, legs, left-arm, right-arm, left-leg, right-leg";

/// The zones of a word: one, or both arms or legs.
fn zones(name: &str) -> Option<Vec<Zone>> {
    match name {
        "arms" => Some(vec![Zone::LeftArm, Zone::RightArm]),
        "legs" => Some(vec![Zone::LeftLeg, Zone::RightLeg]),
        other => zone_named(&other.replace('_', "-")).map(|zone| vec![zone]),
    }
}

/// What an entry starts from.
fn origin(check: &mut Check, form: &CombatantForm, library: &Library) -> Block {
    let named = |name: String| Block { stats: Stats { like: Some(name), ..Stats::default() }, ..Block::default() };
    let Some(like) = &form.like else { return Block::default() };
    let name = canonical(Words::Template, like).unwrap_or_else(|| check.name("like", like));
    if form.complete == Some(true) {
        return named(name);
    }
    if let Some(block) = library.block(&name) {
        return Block { stats: Stats { like: Some(name), ..block.stats.clone() }, ..block.clone() };
    }
    let near = nearest(like, library.template_names()).map(str::to_owned);
    check.wrong("like", What::Like { found: like.chars().take(60).collect(), near });
    named(name)
}

/// A score written in one of the three lists.
fn part(check: &mut Check, list: &str, name: &str, score: i64, stats: &mut Stats) {
    let field = format!("{list}/{name}");
    let Some(score) = check.number(&field, Some(score), 0..=20) else { return };
    match (list, part_named(name)) {
        ("components", Some(Part::Component(own))) => stats.components.set(own, score),
        ("means", Some(Part::Means(own))) => stats.means.set(own, score),
        ("domains", Some(Part::Domain(own))) => {
            stats.domains.insert(own, score);
        }
        ("domains", None) => {
            let name = check.name(&field, name);
            stats.domains.insert(name, score);
        }
        (list, _) => {
            let known = match list {
                "components" => "body, heart, mind, instincts",
                "means" => "perception, action, desire, resistance",
                _ => "human, material, natural",
            };
            check.wrong(&field, What::UnknownWord { found: short(name), known: known.to_owned() });
        }
    }
}

fn talent(check: &mut Check, field: &str, level: &LevelForm) -> Option<Talent> {
    match level {
        LevelForm::Level(level) => check.number(field, Some(*level), -4..=9).map(Talent::At),
        LevelForm::Word(word) if word.eq_ignore_ascii_case("x") => Some(Talent::Never),
        LevelForm::Word(word) => {
            check.wrong(field, Wrong::Talent(short(word)).into());
            None
        }
    }
}

fn code(check: &mut Check, field: &str, text: Option<&String>) -> Option<Code> {
    let text = text?;
    let code = text.parse().ok();
    if code.is_none() {
        check.wrong(field, Wrong::Code(short(text)).into());
    }
    code
}

/// A weapon of the library, or one written out.
fn weapon(check: &mut Check, field: &str, form: &WeaponForm, library: &Library) -> Option<Weapon> {
    match &form.0 {
        Piece::Block(block) => Some(weapon_block(check, field, block)),
        Piece::Named(name) => {
            let found = library.weapon(name).cloned();
            if found.is_none() {
                let near = nearest(name, library.weapon_names()).map(str::to_owned);
                check.wrong(field, What::Weapon { found: name.chars().take(60).collect(), near });
            }
            found
        }
    }
}

/// A weapon written out.
pub fn weapon_block(check: &mut Check, path: &str, block: &WeaponBlock) -> Weapon {
    let field = |name: &str| format!("{path}/{name}");
    let name = check.name(&field("name"), &block.name);
    let pool = Harm {
        pv: code(check, &field("pool_pv"), block.pool_pv.as_ref()),
        ps: code(check, &field("pool_ps"), block.pool_ps.as_ref()),
    };
    let (light, other) = UNTRAINED;
    Weapon {
        name: canonical(Words::Weapon, &name).unwrap_or(name),
        kind: block.kind.unwrap_or(WeaponKind::Melee),
        harm: Harm {
            pv: code(check, &field("pv"), block.pv.as_ref()),
            ps: code(check, &field("ps"), block.ps.as_ref()),
        },
        pool: (pool != Harm::default()).then_some(pool),
        whole: block.whole.unwrap_or_default(),
        two_handed: block.two_handed.unwrap_or_default(),
        talent: block.talent.as_deref().map(talent_name),
        untrained: if block.light == Some(true) { light } else { other },
    }
}

/// The combatant of an entry; its handle and its name are given by whoever reads the whole list.
pub fn combatant(check: &mut Check, form: &CombatantForm, library: &Library) -> Combatant {
    let block = block(check, form, library);
    let _: Option<usize> = check.number("count", form.count, 1..=MOST_AT_ONCE);
    let player = form.player.as_ref().map(|player| check.name("player", player));
    let side = form.side.unwrap_or(if player.is_some() { Side::Heroes } else { Side::Foes });
    let fresh = block.combatant(String::new(), side, player);
    let one = Combatant { id: Id(0), hidden: form.hidden.unwrap_or_default(), ..fresh };
    match form.state.clone() {
        Some(state) => saved(one, state),
        None => one,
    }
}

/// The same as a saved fight left it.
fn saved(one: Combatant, state: StateForm) -> Combatant {
    let StateForm {
        body,
        breath,
        balance,
        ticks,
        stunned,
        coma,
        rescues,
        lasting,
        stake,
        chance_used,
        out,
        dead,
        weapon,
        target,
    } = state;
    let target = target.map(Id);
    Combatant {
        body,
        breath,
        balance,
        ticks,
        stunned,
        coma,
        rescues,
        lasting,
        stake,
        chance_used,
        out,
        dead,
        weapon,
        target,
        ..one
    }
}

impl Block {
    /// The combatant of a stat block, unhurt.
    #[must_use]
    pub fn combatant(&self, name: String, side: Side, player: Option<String>) -> Combatant {
        let mut one = Combatant::fresh(name, side, player, self.stats.clone());
        if let Some(pool) = self.pool {
            one.body = Body::Pool { max: pool, pv: pool.into() };
        }
        for (zone, points) in &self.worn {
            if let Some(own) = one.body.zone_mut(*zone) {
                own.protection = *points;
            }
        }
        let full = |own: Option<u8>, usual: Gauge| own.map_or(usual, Gauge::full);
        one.breath = full(self.breath, one.breath);
        one.balance = full(self.balance, one.balance);
        one.notes.clone_from(&self.notes);
        one
    }
}
