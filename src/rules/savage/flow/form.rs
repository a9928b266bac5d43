//! The rows of the unfolded attack: every modifier with its reason, those in force first.

use crate::rules::contract::Call;
use crate::texts::{self, Lang, Words, word};
use crate::view::{FormRow, Line};

use super::super::arms::RIDING;
use super::super::attack::Plan;
use super::super::damage::Hit;
use super::super::narrate::{level_text, reason, signed, weapon_name};
use super::super::state::{Combatant, Encounter};
use super::super::stats::Trait;
use super::super::trait_roll::{Mod, Reason, Spec};
use super::allowed::left_out;
use super::chances::hit_of;
use super::labels::verb_label;
use super::proposal::parties;
use super::step::switched;
use super::ways;

/// The action of the table that switches a modifier; nothing for those that the state brings.
const fn action_of(reason: Reason) -> Option<&'static str> {
    match reason {
        Reason::GangUp => Some("gang"),
        Reason::Wild => Some("wild"),
        Reason::CalledArms
        | Reason::CalledLegs
        | Reason::CalledHead
        | Reason::CalledVitals
        | Reason::CalledSmall
        | Reason::CalledTiny => Some("called"),
        Reason::Actions => Some("actions"),
        Reason::Running => Some("running"),
        Reason::UnarmedDefender => Some("unarmed"),
        Reason::OffHand => Some("offhand"),
        Reason::DimLight | Reason::Dark | Reason::PitchDark => Some("light"),
        Reason::MediumRange | Reason::LongRange => Some("range"),
        Reason::MinorCover | Reason::SubstantialCover => Some("cover"),
        Reason::Aim => Some("aim"),
        Reason::ProneTarget => Some("prone-target"),
        Reason::Drop => Some("drop"),
        Reason::Mounted => Some("mounted"),
        Reason::Unsteady => Some("unsteady"),
        Reason::Shots => Some("shots"),
        Reason::Frenzy
        | Reason::Sweep
        | Reason::Burst
        | Reason::DoubleTap
        | Reason::Rapid
        | Reason::Touch
        | Reason::Disarm => Some("way"),
        Reason::Flat => Some("flat"),
        Reason::Other => Some("number"),
        Reason::Wounds
        | Reason::Fatigue
        | Reason::Joker
        | Reason::Unskilled
        | Reason::Prone
        | Reason::Shotgun
        | Reason::MinStrength
        | Reason::Dodge
        | Reason::CombatReflexes
        | Reason::Trademark
        | Reason::Marksman
        | Reason::Florentine
        | Reason::FlorentineFoe
        | Reason::Assassin
        | Reason::Dive
        | Reason::Improvised
        | Reason::FullDefense
        | Reason::Snapfire
        | Reason::Acrobat
        | Reason::DirtyFighter
        | Reason::StrongWilled
        | Reason::DangerSense
        | Reason::Charge
        | Reason::Effect(_)
        | Reason::Domain
        | Reason::Elan
        | Reason::Patient
        | Reason::Supplies => None,
    }
}

/// What each switch would give, where it is off.
fn worth(action: &str) -> &'static str {
    match action {
        "gang" => "+1",
        "wild" | "unarmed" | "aim" => "+2",
        "drop" | "charge" => "+4",
        "light" => "−1",
        "called" | "actions" | "running" | "offhand" | "range" | "cover" | "prone-target" | "shots" | "mounted"
        | "unsteady" => "−2",
        _ => "0",
    }
}

/// The rows of the form of this attack.
#[must_use]
pub fn rows(fight: &Encounter, call: &Call, plan: &Plan, lang: Lang) -> Vec<FormRow> {
    let mut rows: Vec<FormRow> = Vec::new();
    for own in &plan.spec.mods {
        let (label, value) = (reason(*own, &plan.spec.what, lang), signed(own.value));
        let action = action_of(own.reason).unwrap_or("");
        rows.push(FormRow { action, on: true, label, worth: value, chance: String::new(), rule: rule(action, lang) });
    }
    // A prone target of a blow lowers its Parry, which is no modifier of the roll.
    if !plan.ranged && call.is_on("prone") {
        rows.push(row("prone-target", true, "−2", lang));
    }
    let melee = ["gang", "wild", "called", "actions", "running", "unarmed", "offhand", "light", "prone-target", "drop"];
    let ranged = ["range", "cover", "aim", "called", "actions", "running", "prone-target", "offhand", "light", "drop"];
    for action in if plan.ranged { ranged } else { melee } {
        if rows.iter().all(|row| row.action != action) {
            rows.push(row(action, false, worth(action), lang));
        }
    }
    let who = parties(call).and_then(|(who, _, _)| fight.get(who));
    let weapon = who.and_then(|who| plan.weapon.and_then(|at| who.stats.weapons.get(at)));
    if weapon.is_some_and(|weapon| weapon.rof > 1) && rows.iter().all(|row| row.action != "shots") {
        rows.push(row("shots", false, "−2", lang));
    }
    several(&mut rows, fight, call, plan, lang);
    special(&mut rows, fight, call, plan, lang);
    saddle(&mut rows, call, who, plan.ranged, lang);
    // A thrown weapon is thrown as soon as a range is named.
    if weapon.is_some_and(|weapon| weapon.thrown) && rows.iter().all(|row| row.action != "range") {
        rows.push(row("range", false, "0", lang));
    }
    if who.is_some_and(|who| who.vital.members.len() > 1) && call.args.contains_key("members") {
        let label = texts::form_members(lang, plan.members.len());
        rows.push(FormRow {
            action: "members",
            on: true,
            label,
            worth: String::new(),
            chance: String::new(),
            rule: rule("members", lang),
        });
    }
    if rows.iter().all(|row| row.action != "number") {
        rows.push(row("number", false, "0", lang));
    }
    rows.retain(|row| row.on || !switched(fight, row.action, 1, call).is_ok_and(|call| left_out(fight, &call)));
    for row in rows.iter_mut().filter(|row| !row.action.is_empty() && !matches!(row.action, "members" | "also")) {
        row.chance =
            switched(fight, row.action, 1, call).map_or_else(|_| String::new(), |call| hit_of(fight, &call, lang));
    }
    rows
}

/// On horseback and on unsteady ground: only where it was said, or the attacker has learnt something for it.
fn saddle(rows: &mut Vec<FormRow>, call: &Call, who: Option<&Combatant>, ranged: bool, lang: Lang) {
    let rides = who.is_some_and(|who| who.stats.skills.contains_key(RIDING));
    let steady = who.is_some_and(|who| who.stats.has("Steady Hands"));
    let switches = [("mounted", rides), ("charge", rides && !ranged), ("unsteady", steady && ranged)];
    for (action, known) in switches {
        let on = call.is_on(action);
        if (on || known) && rows.iter().all(|row| row.action != action) {
            let worth = if action == "mounted" && !ranged { "0" } else { worth(action) };
            rows.push(row(action, on, worth, lang));
        }
    }
}

/// What makes it more than a plain attack: only where there is any such thing to choose.
fn several(rows: &mut Vec<FormRow>, fight: &Encounter, call: &Call, plan: &Plan, lang: Lang) {
    let own = |action, on, label| FormRow {
        action,
        on,
        label,
        worth: String::new(),
        chance: String::new(),
        rule: rule(action, lang),
    };
    let way = ways::now(call);
    if rows.iter().all(|row| row.action != "way") && (way.is_some() || ways::of(fight, call).len() > 1) {
        rows.push(own("way", way.is_some(), way.map_or_else(|| verb_label("way", lang), |way| way_label(way, lang))));
    }
    let second = call.get_text("second");
    if second.is_some() || ways::seconds(fight, call).len() > 1 {
        let label = second.map_or_else(|| verb_label("second", lang), |name| weapon_name(name, lang));
        rows.push(own("second", second.is_some(), label));
    }
    let also = plan.more.as_ref().map_or(0, |more| more.aims.len());
    if ways::room(fight, call) > 0 {
        let label =
            if call.args.contains_key("also") { texts::form_targets(lang, also) } else { verb_label("also", lang) };
        rows.push(own("also", call.args.contains_key("also"), label));
    }
}

/// To knock out, and a target on the ground close by: where that makes a difference.
fn special(rows: &mut Vec<FormRow>, fight: &Encounter, call: &Call, plan: &Plan, lang: Lang) {
    let told = |rows: &[FormRow], action| rows.iter().any(|row| row.action == action);
    let low = plan.spec.mods.iter().any(|own| own.reason == Reason::ProneTarget);
    if plan.ranged && fight.options.combat.prone_near && (low || call.is_on("near")) {
        rows.push(row("near", call.is_on("near"), "+2", lang));
    }
    if plan.ranged && call.get_text("cover").is_some_and(|cover| cover != "none") {
        let label = call
            .get_number("obstacle")
            .map_or_else(|| verb_label("obstacle", lang), |armor| texts::form_obstacle(lang, armor));
        let on = call.args.contains_key("obstacle");
        rows.push(FormRow { label, ..row("obstacle", on, "0", lang) });
    }
    if plan.hit.damage.strength && !plan.ranged && !told(rows, "flat") {
        rows.push(row("flat", false, "−1", lang));
    }
    if !call.is_on("flat") {
        rows.push(row("nonlethal", call.is_on("nonlethal"), "0", lang));
    }
}

/// A way of attacking, by its name in commands.
fn way_label(way: &str, lang: Lang) -> String {
    match way {
        "frenzy" => word(lang, Words::Edge, "Frenzy"),
        "sweep" => word(lang, Words::Edge, "Sweep"),
        "burst" => texts::mod_burst(lang),
        "doubletap" => texts::mod_double_tap(lang),
        "rapid" => texts::mod_rapid(lang),
        "suppress" => texts::way_suppress(lang),
        "disarm" => texts::mod_disarm(lang),
        "touch" => texts::mod_touch(lang),
        _ => texts::way_area(lang),
    }
}

fn row(action: &'static str, on: bool, worth: &str, lang: Lang) -> FormRow {
    FormRow {
        action,
        on,
        label: verb_label(action, lang),
        worth: worth.to_owned(),
        chance: String::new(),
        rule: rule(action, lang),
    }
}

/// The rule behind a row, in a few words.
fn rule(action: &str, lang: Lang) -> String {
    match action {
        "gang" => texts::rule_gang(lang),
        "wild" => texts::rule_wild(lang),
        "called" => texts::rule_called(lang),
        "actions" => texts::rule_actions(lang),
        "running" => texts::rule_running(lang),
        "unarmed" => texts::rule_unarmed(lang),
        "offhand" => texts::rule_offhand(lang),
        "light" => texts::rule_light(lang),
        "range" => texts::rule_range(lang),
        "cover" => texts::rule_cover(lang),
        "aim" => texts::rule_aim(lang),
        "prone-target" => texts::rule_prone_target(lang),
        "drop" => texts::rule_drop(lang),
        "mounted" => texts::rule_mounted(lang),
        "charge" => texts::rule_charge(lang),
        "unsteady" => texts::rule_unsteady(lang),
        "shots" => texts::rule_shots(lang),
        "members" => texts::rule_members(lang),
        "number" => texts::rule_number(lang),
        "also" => texts::rule_also(lang),
        "second" => texts::rule_second(lang),
        "way" => texts::rule_way(lang),
        "obstacle" => texts::rule_obstacle(lang),
        "near" => texts::rule_near(lang),
        "nonlethal" | "flat" => texts::rule_nonlethal(lang),
        _ => String::new(),
    }
}

/// The dice of a hit and what is added: `d6+d4, raise d6, +2`.
pub fn damage_of(hit: &Hit, lang: Lang) -> String {
    let mut parts: Vec<String> = hit.strength.iter().map(|level| level_text(*level)).collect();
    parts.extend(hit.damage.dice.iter().chain(&hit.bonus).map(ToString::to_string));
    let flat = hit.damage.plus + hit.mods.iter().map(|own| own.value).sum::<i32>();
    let mut text = parts.join("+");
    if hit.raise {
        text = texts::box_raise_die(lang, text, "d6");
    }
    if flat != 0 {
        text.push_str(&signed(flat));
    }
    if hit.doubled { texts::box_doubled(lang, text) } else { text }
}

/// The modifiers of a roll in one line: `+1 gang up, −2 cover`.
#[must_use]
pub fn mods(plan: &Plan, lang: Lang) -> String {
    let each: Vec<String> = plan.spec.mods.iter().map(|own| one_mod(*own, &plan.spec.what, lang)).collect();
    match each.as_slice() {
        [] | [_] => each.concat(),
        several => {
            let sum: i32 = plan.spec.mods.iter().map(|own| own.value).sum();
            format!("{} ({})", signed(sum), several.join(", "))
        }
    }
}

/// One modifier, its sign first: `+1 gang up`.
#[must_use]
pub fn one_mod(own: Mod, what: &Trait, lang: Lang) -> String {
    format!("{} {}", signed(own.value), reason(own, what, lang))
}

/// What is rolled: `Fighting d8, wild`.
#[must_use]
pub fn rolled(what: &Trait, level: crate::dice::Level, wild: bool, lang: Lang) -> String {
    let name = word(lang, Words::Trait, what.name());
    let level = level_text(level);
    if wild { texts::box_dice_wild(lang, name, level) } else { texts::box_dice(lang, name, level) }
}

/// A roll in words: what is rolled, its modifiers, and against what.
pub fn rolling(spec: &Spec, lang: Lang) -> Line {
    Line::plain(texts::box_against(lang, with_mods(spec, lang), spec.tn))
}

/// What is rolled, then each modifier.
#[must_use]
pub fn with_mods(spec: &Spec, lang: Lang) -> String {
    let dice = rolled(&spec.what, spec.level, spec.wild, lang);
    let mods = spec.mods.iter().map(|own| format!(", {}", one_mod(*own, &spec.what, lang)));
    format!("{dice}{}", mods.collect::<String>())
}

/// One side of an opposed roll: who, and what is rolled.
#[must_use]
pub fn side(fight: &Encounter, own: &Spec, lang: Lang) -> Line {
    Line::plain(format!("{}: {}", fight.member_name(own.who.id, own.who.member), with_mods(own, lang)))
}
