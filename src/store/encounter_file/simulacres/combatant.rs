//! One combatant: its entry in the file over the stat block that it is like.

use std::collections::HashSet;

use crate::rules::simulacres::{Combatant, Part, Stats, Talent, energy_named, part_named, talent_name};
use crate::store::encounter_file::check::{Check, short};
use crate::store::library::simulacres::{Block, Library};
use crate::store::problem::What;
use crate::texts::{Words, canonical, fold, nearest};
use crate::view::{Id, Side};

use super::body::{body, fits, form as body_form, gauge};
use super::form::{CombatantForm, LevelForm, Scores};
use super::gear::{shield, weapon, worn, zones};
use super::wrong::Wrong;

/// Most combatants that one entry makes.
const MOST_AT_ONCE: i64 = 200;
/// Highest score, of whatever.
const MOST_SCORE: i64 = 20;
/// The latest pass, the longest coma.
const LARGEST: i64 = 1_000_000;

/// The stat block of an entry: what it is like, with what is written beside it.
pub fn block(check: &mut Check, form: &CombatantForm, library: &Library) -> Block {
    let mut block = origin(check, form, library);
    let stats = &mut block.stats;
    scores(check, List::Components, form.components.as_ref(), stats);
    scores(check, List::Means, form.means.as_ref(), stats);
    scores(check, List::Domains, form.domains.as_ref(), stats);
    scores(check, List::Energies, form.energies.as_ref(), stats);
    talents(check, form, stats);
    stats.quick = check.number("value", form.value, -20..=40).or(stats.quick);
    stats.shield = form.shield.as_ref().and_then(|word| shield(check, word)).or(stats.shield);
    stats.left_handed = form.left_handed.unwrap_or(stats.left_handed);
    if let Some(weapons) = &form.weapons {
        let one = |(place, form)| weapon(check, &format!("weapons/{place}"), form, library);
        stats.weapons = weapons.iter().enumerate().filter_map(one).collect();
    }
    for (name, one) in form.protection.iter().flat_map(|worn| &worn.0) {
        let field = format!("protection/{name}");
        let Some(points) = worn(check, &field, one, library) else { continue };
        for zone in zones(check, &field, name) {
            block.worn.insert(zone, points);
        }
    }
    if let Some(notes) = &form.notes {
        block.notes = notes.iter().enumerate().map(|(at, text)| check.note(&format!("notes/{at}"), text)).collect();
    }
    block.breath = gauge(check, "ps", form.ps).or(block.breath);
    block.balance = gauge(check, "ep", form.ep).or(block.balance);
    block.body = body_form(check, form, block.body.take());
    block
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

/// A list of scores.
#[derive(Clone, Copy)]
enum List {
    Components,
    Means,
    Domains,
    Energies,
}

impl List {
    const fn name(self) -> &'static str {
        match self {
            Self::Components => "components",
            Self::Means => "means",
            Self::Domains => "domains",
            Self::Energies => "energies",
        }
    }

    /// What it may hold; a Domain may be any.
    const fn known(self) -> &'static str {
        match self {
            Self::Components => "body, heart, mind, instincts",
            Self::Means => "perception, action, desire, resistance",
            Self::Domains => "human, material, natural",
            Self::Energies => "power, speed, precision",
        }
    }

    /// Puts a score where it belongs; its name among the others, nothing where it is of another list.
    fn put(self, name: &str, score: u8, stats: &mut Stats) -> Option<String> {
        match (self, part_named(name)) {
            (Self::Components, Some(Part::Component(own))) => {
                stats.components.set(own, score);
                Some(own.name().to_owned())
            }
            (Self::Means, Some(Part::Means(own))) => {
                stats.means.set(own, score);
                Some(own.name().to_owned())
            }
            (Self::Domains, Some(Part::Domain(own))) => {
                stats.domains.insert(own.clone(), score);
                Some(own)
            }
            (Self::Domains, None) => {
                stats.domains.insert(name.trim().to_owned(), score);
                Some(name.trim().to_owned())
            }
            (Self::Energies, _) => {
                let own = energy_named(name)?;
                stats.energies.set(own, score);
                Some(own.name().to_owned())
            }
            (Self::Components | Self::Means | Self::Domains, _) => None,
        }
    }
}

/// The scores of a list, in any language.
fn scores(check: &mut Check, list: List, form: Option<&Scores>, stats: &mut Stats) {
    let mut written = HashSet::new();
    for (key, score) in form.iter().flat_map(|scores| &scores.0) {
        let field = format!("{}/{key}", list.name());
        let score: Option<u8> = check.number(&field, Some(*score), 0..=MOST_SCORE);
        let Some(name) = list.put(&check.name(&field, key), score.unwrap_or_default(), stats) else {
            let found = short(key);
            let near = nearest(key, list.known().split(", ")).map(str::to_owned);
            check.wrong(&field, What::UnknownField { found, near, known: list.known().to_owned() });
            continue;
        };
        if !written.insert(fold(&name)) {
            check.wrong(&field, What::KeyTwice { field: list.name().to_owned(), key: key.clone() });
        }
    }
}

fn talents(check: &mut Check, form: &CombatantForm, stats: &mut Stats) {
    let mut written = HashSet::new();
    for (key, level) in form.talents.iter().flat_map(|talents| &talents.0) {
        let field = format!("talents/{key}");
        let name = talent_name(&check.name(&field, key));
        if !written.insert(fold(&name)) {
            check.wrong(&field, What::KeyTwice { field: "talents".to_owned(), key: key.clone() });
        }
        let level = match level {
            LevelForm::Level(level) => check.number(&field, Some(*level), -4..=9).map(Talent::At),
            LevelForm::Word(word) if word.trim().eq_ignore_ascii_case("x") => Some(Talent::Never),
            LevelForm::Word(word) => {
                check.wrong(&field, Wrong::Talent(short(word)).into());
                None
            }
        };
        if let Some(level) = level {
            stats.talents.retain(|own, _| fold(own) != fold(&name));
            stats.talents.insert(name, level);
        }
    }
}

/// The combatant of an entry; its handle and its name are given by whoever reads the whole list.
pub fn combatant(check: &mut Check, form: &CombatantForm, library: &Library) -> Combatant {
    let block = block(check, form, library);
    let _: Option<usize> = check.number("count", form.count, 1..=MOST_AT_ONCE);
    let player = form.player.as_ref().map(|player| check.name("player", player));
    let side = form.side.unwrap_or(if player.is_some() { Side::Heroes } else { Side::Foes });
    let fresh = block.combatant(String::new(), side, player);
    fits(check, form, block.body.as_ref(), &fresh.body);
    check.largest("rescues", &form.rescues);
    check.largest("lasting", &form.lasting);
    let last = i64::try_from(fresh.stats.weapons.len()).unwrap_or(i64::MAX) - 1;
    Combatant {
        id: Id(0),
        ticks: check.number("malaise", form.malaise, -9..=9).unwrap_or_default(),
        stunned: check.number("stunned", form.stunned, 0..=LARGEST),
        coma: check.number("coma", form.coma, 0..=LARGEST).unwrap_or_default(),
        rescues: form.rescues.clone().unwrap_or_default(),
        lasting: form.lasting.clone().unwrap_or_default(),
        stake: form.stake.unwrap_or_default(),
        chance_used: form.chance_used.unwrap_or_default(),
        hidden: form.hidden.unwrap_or_default(),
        out: form.out.unwrap_or_default(),
        dead: form.dead.unwrap_or_default(),
        weapon: check.number("weapon", form.weapon, 0..=last),
        target: check.handle("target", form.target),
        ..fresh
    }
}

impl Block {
    /// The combatant of a stat block.
    #[must_use]
    pub fn combatant(&self, name: String, side: Side, player: Option<String>) -> Combatant {
        let mut one = Combatant::fresh(name, side, player, self.stats.clone());
        one.body = body(self.body.as_ref(), &self.stats, one.body);
        for (zone, points) in &self.worn {
            if let Some(own) = one.body.zone_mut(*zone) {
                own.protection = *points;
            }
        }
        one.breath = self.breath.unwrap_or(one.breath);
        one.balance = self.balance.unwrap_or(one.balance);
        one.notes.clone_from(&self.notes);
        one
    }
}
