//! One combatant: its entry in the file over the stat block that it is like.

use std::collections::{BTreeMap, HashSet};

use crate::dice::Level;
use crate::rules::savage::{Attribute, Attributes, Combatant, Kind, Member, Stats, Vital};
use crate::store::encounter_file::check::Check;
use crate::store::encounter_file::familiar::familiar;
use crate::store::library::savage::{Library, Rank};
use crate::store::problem::What;
use crate::texts::{Words, canonical, fold, nearest};
use crate::view::{Id, Side};

use super::form::{AttributesForm, CombatantForm, Skills};
use super::gear::{armor, power, weapon};
use super::powder::learned;
use super::wrong::Wrong;

/// Most members of one group.
const MOST_MEMBERS: i64 = 200;

/// The stat block of an entry: what it is like, with what is written beside it.
pub fn block(check: &mut Check, form: &CombatantForm, library: &Library) -> Rank {
    let (before, like) = origin(check, form, library);
    let mut stats = before.stats;
    stats.like = like;
    if let Some(attributes) = &form.attributes {
        stats.attributes = attributes_over(check, attributes, stats.attributes);
    }
    if let Some(pairs) = &form.skills {
        skills_over(check, pairs, &mut stats.skills);
    }
    let words = |check: &mut Check, field: &str, kind, list: &[String]| {
        let one = |(place, word): (usize, &String)| familiar(check, &format!("{field}/{place}"), kind, word);
        list.iter().enumerate().map(one).collect::<Vec<_>>()
    };
    if let Some(edges) = &form.edges {
        stats.edges = words(check, "edges", Words::Edge, edges);
    }
    if let Some(hindrances) = &form.hindrances {
        stats.hindrances = words(check, "hindrances", Words::Hindrance, hindrances);
    }
    if let Some(form) = &form.armor {
        stats.armor = armor(check, form, stats.armor, library);
    }
    if let Some(weapons) = &form.weapons {
        let one = |(place, form)| weapon(check, &format!("weapons/{place}"), form, library);
        stats.weapons = weapons.iter().enumerate().filter_map(one).collect();
    }
    stats.size = check.number("size", form.size, -4..=20).unwrap_or(stats.size);
    stats.pace = check.number("pace", form.pace, 0..=50).or(stats.pace);
    stats.parry = check.number("parry", form.parry, 0..=50).or(stats.parry);
    stats.experience = check.number("experience", form.experience, 0..=999).unwrap_or(stats.experience);
    stats.rank = form.rank.or(stats.rank);
    stats.free_edges = check.number("free_edges", form.free_edges, 0..=99).or(stats.free_edges);
    stats.black_powder = form.black_powder.as_ref().map(|own| Box::new(learned(own, library))).or(stats.black_powder);
    stats.toughness = check.number("toughness", form.toughness, 1..=200).or(stats.toughness);
    if let Some(powers) = &form.powers {
        let one = |(place, form)| power(check, &format!("powers/{place}"), form, library);
        stats.powers = powers.iter().enumerate().filter_map(one).collect();
    }
    stats.power_points = check.number("power_points", form.power_points, 0..=99).or(stats.power_points);
    Rank { kind: form.kind.unwrap_or(before.kind), stats, notes: before.notes }
}

/// What an entry starts from, and the canonical name of that.
fn origin(check: &mut Check, form: &CombatantForm, library: &Library) -> (Rank, Option<String>) {
    let nobody = Rank { kind: Kind::Extra, stats: Stats::default(), notes: Vec::new() };
    let Some(like) = &form.like else { return (nobody, None) };
    let name = canonical(Words::Template, like).unwrap_or_else(|| check.name("like", like));
    if form.complete == Some(true) {
        return (nobody, Some(name));
    }
    if let Some(rank) = library.block(&name) {
        return (rank.clone(), Some(name));
    }
    let near = nearest(like, library.template_names()).map(str::to_owned);
    check.wrong("like", What::Like { found: like.chars().take(60).collect(), near });
    (nobody, Some(name))
}

fn attributes_over(check: &mut Check, form: &AttributesForm, before: Attributes) -> Attributes {
    let AttributesForm { agility, smarts, spirit, strength, vigor } = form;
    let mut attributes = before;
    for (attribute, field, text) in [
        (Attribute::Agility, "attributes/agility", agility),
        (Attribute::Smarts, "attributes/smarts", smarts),
        (Attribute::Spirit, "attributes/spirit", spirit),
        (Attribute::Strength, "attributes/strength", strength),
        (Attribute::Vigor, "attributes/vigor", vigor),
    ] {
        if let Some(level) = text.as_deref().and_then(|text| check.level(field, text)) {
            attributes.set(attribute, level);
        }
    }
    attributes
}

fn skills_over(check: &mut Check, pairs: &Skills, skills: &mut BTreeMap<String, Level>) {
    let mut written = HashSet::new();
    for (key, value) in &pairs.0 {
        let field = format!("skills/{key}");
        let name = familiar(check, &field, Words::Trait, key);
        if Attribute::ALL.iter().any(|attribute| attribute.name() == name) {
            check.wrong(&field, Wrong::AttributeAsSkill(name).into());
            continue;
        }
        let Some(level) = check.level(&field, value) else { continue };
        if !written.insert(fold(&name)) {
            check.wrong(&field, What::KeyTwice { field: "skills".to_owned(), key: name.clone() });
        }
        skills.insert(name, level);
    }
}

/// The combatant of an entry; its handle, its card and its name are given by whoever reads the
/// whole list.
pub fn combatant(check: &mut Check, form: &CombatantForm, library: &Library) -> Combatant {
    let rank = block(check, form, library);
    let player = form.player.as_ref().map(|player| check.name("player", player));
    let given: Option<u8> = check.number("bennies", form.bennies, 0..=99);
    if rank.kind == Kind::Extra && given.is_some_and(|bennies| bennies > 0) {
        check.wrong("bennies", Wrong::ExtraBennies.into());
    }
    let starting = Combatant::starting_bennies(rank.kind, player.is_some(), &rank.stats);
    let power = check.number("power", form.power, 0..=99).or(rank.stats.power_points).unwrap_or_default();
    let weapons = rank.stats.weapons.len();
    let vital = vital(check, form, rank.kind);
    check.largest("effects", &vital.effects);
    let notes = match &form.notes {
        Some(notes) => notes.iter().enumerate().map(|(at, note)| check.note(&format!("notes/{at}"), note)).collect(),
        None => rank.notes,
    };
    let last = i64::try_from(weapons).unwrap_or(i64::MAX) - 1;
    let empty = form.empty.iter().flatten().enumerate();
    let empty = empty.filter_map(|(at, place)| check.number(&format!("empty/{at}"), Some(*place), 0..=last)).collect();
    Combatant {
        id: Id(0),
        name: String::new(),
        kind: rank.kind,
        side: form.side.unwrap_or(if player.is_some() { Side::Heroes } else { Side::Foes }),
        player,
        bennies: starting.map(|bennies| given.unwrap_or(bennies)),
        stats: rank.stats.into(),
        notes,
        hidden: form.hidden.unwrap_or_default(),
        card: form.card.as_deref().and_then(|card| check.card("card", card)),
        acted: form.acted.unwrap_or_default(),
        called: form.called.unwrap_or_default(),
        ran: form.ran.unwrap_or_default(),
        exposed: form.exposed.unwrap_or_default(),
        power,
        empty,
        weapon: check.number("weapon", form.weapon, 0..=last),
        target: check.handle("target", form.target),
        struck_by: check.handle("struck_by", form.struck_by),
        vital,
    }
}

fn vital(check: &mut Check, form: &CombatantForm, kind: Kind) -> Vital {
    Vital {
        members: members(check, form, kind).into(),
        wounds: check.number("wounds", form.wounds, 0..=3).unwrap_or_default(),
        fatigue: check.number("fatigue", form.fatigue, 0..=2).unwrap_or_default(),
        incapacitated: form.incapacitated.unwrap_or_default(),
        unconscious: form.unconscious.unwrap_or_default(),
        bleeding: form.bleeding.unwrap_or_default(),
        dead: form.dead.unwrap_or_default(),
        injuries: form.injuries.clone().unwrap_or_default(),
        late: check.number("late", form.late, 0..=form.wounds.unwrap_or_default()).unwrap_or_default(),
        tended: form.tended.clone().unwrap_or_default(),
        on_hold: form.on_hold.unwrap_or_default(),
        lost_hold: form.lost_hold.unwrap_or_default(),
        effects: form.effects.clone().unwrap_or_default(),
    }
}

fn members(check: &mut Check, form: &CombatantForm, kind: Kind) -> Vec<Member> {
    let count: Option<usize> = check.number("count", form.count, 1..=MOST_MEMBERS);
    let mut members = match &form.members {
        None => vec![Member::default(); count.unwrap_or(1)],
        Some(members) => {
            let written = i64::try_from(members.len()).unwrap_or(i64::MAX);
            let _: Option<usize> = check.number("members", Some(written), 1..=MOST_MEMBERS);
            if let Some(count) = form.count.filter(|count| *count != written) {
                check.wrong("members", Wrong::Members { count, members: members.len() }.into());
            }
            members.clone()
        }
    };
    if kind == Kind::WildCard && members.len() != 1 {
        check.wrong("count", Wrong::WildGroup.into());
    }
    for member in &mut members {
        member.shaken |= form.shaken.unwrap_or_default();
        member.prone |= form.prone.unwrap_or_default();
    }
    members
}
