//! The box of the round: who declares, who acts, what waits for its end.

use crate::rules::contract::{Call, NoShelf, key_mark};
use crate::texts::{self, Lang};
use crate::view::ink::spans;
use crate::view::{Id, Line, Now, Tone};

use super::super::command::Command;
use super::super::narrate::{consequence_text, intention, name, thrown_text};
use super::super::roll::Roll;
use super::super::said;
use super::super::state::{Declaration, Encounter, Kind, Status};
use super::super::stats::Characteristic;
use super::super::verbs::resolve;
use super::form;
use super::proposal::{is_won, who};
use super::stage::upcoming;

/// Before anything has happened.
pub fn welcome(now: &mut Now, lang: Lang) {
    now.title = texts::box_welcome(lang);
    now.lines = vec![
        Line::plain(texts::box_welcome_fight(lang)),
        Line::plain(texts::jets_box_welcome(lang, key_mark("go"))),
        Line::plain(texts::box_welcome_dice(lang, key_mark("open"), key_mark("lang"))),
    ];
    now.go = Some(texts::jets_go_round(lang, 1));
}

/// Somebody is asked for its intention, and this one is proposed.
pub fn declaring(now: &mut Now, fight: &Encounter, call: &Call, lang: Lang) {
    let Some(own) = who(call).and_then(|id| fight.get(id)) else { return };
    now.about = Some(own.id);
    now.title = texts::jets_box_declares(lang, own.name.clone(), own.effective(Characteristic::Speed));
    now.go = Some(texts::jets_go_declare(lang));
    match resolve(fight, call, &NoShelf) {
        Ok(Some(Command::Declare(declaration) | Command::Announce(declaration))) => {
            now.target = declaration.targets.first().copied();
            let what = intention(fight, &declaration, lang);
            now.lines = vec![Line::toned(texts::jets_box_intention(lang, what), Tone::Strong)];
        }
        Ok(_) => {}
        Err(refusal) => now.lines = vec![Line::toned(said::refusal(fight, &refusal, lang), Tone::Bad)],
    }
    now.lines.push(Line::plain(declaring_keys(own.is_players(), lang)));
    now.form = form::of_intention(call, lang);
}

/// Somebody is asked for its intention, and nobody is left to attack.
pub fn at_a_loss(now: &mut Now, fight: &Encounter, id: Id, lang: Lang) {
    let Some(own) = fight.get(id) else { return };
    now.title = texts::jets_box_declares(lang, own.name.clone(), own.effective(Characteristic::Speed));
    now.lines = vec![Line::plain(texts::box_nobody_left(lang)), Line::plain(declaring_keys(own.is_players(), lang))];
    now.go = Some(texts::jets_go_pass(lang));
}

fn declaring_keys(players: bool, lang: Lang) -> String {
    let (words, pass) = (key_mark("declare"), key_mark("next"));
    if players {
        texts::jets_box_declare_keys(lang, words, pass)
    } else {
        texts::jets_box_declare_keys_gm(lang, words, pass, key_mark("other"))
    }
}

/// It has said what it means to do.
pub fn declared(now: &mut Now, fight: &Encounter, id: Id, lang: Lang) {
    now.title = texts::jets_box_declared(lang, name(fight, id));
    now.lines = vec![said_so(fight, id, lang)];
    now.go = Some(
        upcoming(fight).map_or_else(|| texts::jets_go_actions(lang), |next| texts::go_next(lang, name(fight, next))),
    );
}

/// What somebody has declared, in its words.
fn said_so(fight: &Encounter, id: Id, lang: Lang) -> Line {
    match fight.declaration(id) {
        None => Line::plain(texts::jets_box_undeclared(lang)),
        Some(own) => {
            let what = intention(fight, own, lang);
            let text = match &own.kind {
                Kind::Action => texts::jets_box_said(lang, what),
                Kind::Reaction(trigger) => texts::jets_box_said_reaction(lang, trigger.clone(), what),
            };
            Line::toned(text, Tone::Strong)
        }
    }
}

/// Somebody acts, and has declared no attack.
pub fn acting(now: &mut Now, fight: &Encounter, id: Id, lang: Lang) {
    now.title = texts::jets_box_acts(lang, name(fight, id));
    now.lines = vec![
        said_so(fight, id, lang),
        Line::plain(texts::jets_box_act_keys(lang, key_mark("roll"), key_mark("attack"))),
    ];
    now.go = Some(after(fight, lang));
}

/// Somebody has rolled in its turn.
pub fn done(now: &mut Now, fight: &Encounter, id: Id, lang: Lang) {
    now.title = texts::box_done(lang, name(fight, id), 1);
    now.lines = vec![Line::plain(texts::done_acted(lang, 1))];
    now.go = Some(after(fight, lang));
}

/// What next does now.
fn after(fight: &Encounter, lang: Lang) -> String {
    upcoming(fight).map_or_else(|| texts::jets_go_commit(lang), |next| texts::go_next(lang, name(fight, next)))
}

/// A failed attack that the game master may let hit.
pub fn priced(now: &mut Now, fight: &Encounter, roll: &Roll, lang: Lang) {
    let whom = roll.other().map_or_else(String::new, |id| name(fight, id));
    now.target = roll.other();
    now.title = texts::jets_box_misses(lang, name(fight, roll.who), whom);
    now.lines = vec![
        Line::plain(thrown_text(roll, lang)),
        Line::toned(texts::jets_box_price(lang, key_mark("other")), Tone::Strong),
    ];
    now.go = Some(after(fight, lang));
}

/// Nobody has the turn, and somebody is still to come.
pub fn between(now: &mut Now, fight: &Encounter, lang: Lang) {
    now.title = texts::box_between(lang, fight.round.number);
    let next = upcoming(fight).map(|id| name(fight, id));
    now.lines = next.iter().map(|name| Line::plain(texts::box_between_next(lang, name.clone(), 1))).collect();
    now.go = Some(next.map_or_else(|| texts::jets_go_actions(lang), |name| texts::go_turn(lang, 1, name)));
}

/// All have acted: what comes at once when the round ends.
pub fn committing(now: &mut Now, fight: &Encounter, lang: Lang) {
    now.title = texts::jets_box_commit(lang, fight.round.number);
    now.lines = fight.pending.iter().map(|own| Line(spans(&consequence_text(fight, own, lang)))).collect();
    if now.lines.is_empty() {
        now.lines.push(Line::plain(texts::jets_box_nothing_due(lang)));
    }
    now.lines.extend(fight.round.declarations.iter().filter_map(|own| reaction(fight, own, lang)));
    now.go = Some(texts::jets_go_commit(lang));
}

/// A reaction that nothing has set off: it may still come.
fn reaction(fight: &Encounter, own: &Declaration, lang: Lang) -> Option<Line> {
    let Kind::Reaction(trigger) = &own.kind else { return None };
    let waits = !fight.round.done.contains(&own.who) && fight.get(own.who).is_some_and(|c| c.is_up() && !c.hidden);
    waits.then(|| {
        let (key, who) = (key_mark("act"), name(fight, own.who));
        Line::toned(texts::jets_box_waits(lang, key, who, trigger.clone()), Tone::Dim)
    })
}

/// The round is over: who is near death, and whether the fight is.
pub fn resting(now: &mut Now, fight: &Encounter, lang: Lang) {
    now.title = texts::box_over(lang, fight.round.number);
    let fallen = fight.combatants.iter().filter(|c| c.status() == Status::Out && c.wounds.overflow > 0);
    now.lines = fallen
        .map(|c| {
            let keys = key_mark("other");
            Line::toned(texts::jets_box_dying(lang, c.name.clone(), c.wounds.overflow, keys), Tone::Strong)
        })
        .collect();
    if is_won(fight) {
        now.lines.push(Line::plain(texts::box_won(lang)));
    } else if now.lines.is_empty() {
        now.lines.push(Line::plain(texts::jets_box_rest(lang)));
    }
    now.go = Some(texts::jets_go_round(lang, fight.round.number.saturating_add(1)));
}
