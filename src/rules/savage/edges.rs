//! Edges that count when somebody attacks (rules 13).

use crate::dice::Die;

use super::command::AttackOptions;
use super::damage::Hit;
use super::effect::EffectKind;
use super::state::Combatant;
use super::stats::Stats;
use super::trait_roll::{Mod, Reason, Spec};

/// How many Sizes bigger the prey of a Giant Killer is.
const GIANT: i32 = 3;

/// An attack as edges see it.
#[derive(Clone, Copy, Debug)]
pub struct Blow<'a> {
    /// who attacks
    pub attacker: &'a Combatant,
    /// whom
    pub target: &'a Combatant,
    /// the place of the weapon in the list
    pub place: Option<usize>,
    /// all that is said of it
    pub options: &'a AttackOptions,
    /// whether it is a shot or a throw
    pub ranged: bool,
}

/// Counts the edges of both sides into the roll and its hit.
pub fn count(spec: &mut Spec, hit: &mut Hit, blow: &Blow<'_>) {
    if !blow.attacker.stats.edges.is_empty() {
        own(spec, hit, blow);
    }
    if !blow.ranged && !blow.target.stats.edges.is_empty() {
        theirs(spec, blow);
    }
}

fn own(spec: &mut Spec, hit: &mut Hit, blow: &Blow<'_>) {
    let stats = &blow.attacker.stats;
    let favourite = if stats.favours("Improved Trademark Weapon", blow.place) {
        2
    } else {
        i32::from(stats.favours("Trademark Weapon", blow.place))
    };
    spec.add(Reason::Trademark, favourite);
    if blow.ranged {
        // Who has not moved has aimed (rules 13); several shots leave no time for it.
        let (options, member) = (blow.options, spec.who.member);
        let still = !options.running && !blow.attacker.has_moved(member);
        let aims = options.aim || blow.attacker.bears(EffectKind::Aim, member);
        let one = options.shots <= 1 && !aims;
        spec.add(Reason::Marksman, if still && one && stats.has("Marksman") { 2 } else { 0 });
        if still && stats.has("Rock and Roll") {
            spec.mods.retain(|own| own.reason != Reason::Shots);
        }
    } else {
        let two = |who: &Combatant| who.stats.weapons.iter().filter(|weapon| weapon.is_melee()).count() > 1;
        let one_each = stats.has("Florentine") && two(blow.attacker) && !two(blow.target);
        spec.add(Reason::Florentine, i32::from(one_each));
    }
    let add = |hit: &mut Hit, reason, value| {
        if value != 0 {
            hit.mods.push(Mod::new(reason, value));
        }
    };
    add(hit, Reason::Assassin, if blow.options.drop && stats.has("Assassin") { 2 } else { 0 });
    if stats.has("Giant Killer") && blow.target.stats.size >= stats.size + GIANT {
        hit.bonus.push(Die::D6);
    }
}

/// Florentine takes one from the gang around its owner.
fn theirs(spec: &mut Spec, blow: &Blow<'_>) {
    let ganged = spec.mods.iter().any(|own| own.reason == Reason::GangUp);
    if ganged && blow.target.stats.has("Florentine") && blow.target.stats.weapons.len() > 1 {
        spec.add(Reason::FlorentineFoe, -1);
    }
}

impl Stats {
    /// Whether this edge is about the weapon at that place of the list: the one that it names in brackets,
    /// else the first.
    fn favours(&self, edge: &str, place: Option<usize>) -> bool {
        let Some(place) = place else { return false };
        let name = self.weapons.get(place).map_or("", |weapon| weapon.name.as_str());
        self.edges.iter().filter_map(|own| own.strip_prefix(edge)).any(|rest| {
            let named = rest.trim().strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
            match named {
                Some(named) => named.trim() == name,
                None => rest.is_empty() && place == 0,
            }
        })
    }
}
