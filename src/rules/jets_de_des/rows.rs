//! The order pane and the header: who declares and acts when, in what state.

use crate::texts::{self, Lang};
use crate::view::{Header, Id, Mark, Row, Span, Tone};

use super::narrate::{characteristic_name, name, note_text};
use super::pool::thrown_at;
use super::state::{Combatant, Declaration, Encounter, Kind, Phase, Status};
use super::stats::{Characteristic, Pool};

/// A declaration in the order is cut to so many characters.
const SHORT: usize = 14;

/// The rows of the order: those of the phase in their order, then who hides or is out. Between
/// rounds those of the last one stand as they acted.
#[must_use]
pub fn rows(fight: &Encounter, _: &[Id], lang: Lang) -> Vec<Row> {
    let order = if fight.round.phase == Phase::Rest { &fight.round.acts } else { fight.order() };
    let placed = order.iter().filter_map(|id| fight.get(*id));
    let rest = fight.combatants.iter().filter(|own| !order.contains(&own.id));
    placed.chain(rest).map(|who| row(fight, who, lang)).collect()
}

fn row(fight: &Encounter, who: &Combatant, lang: Lang) -> Row {
    let mut states = states(fight, who, lang);
    let state = if states.is_empty() { Span::default() } else { states.remove(0) };
    Row {
        id: who.id,
        member: None,
        mark: mark(fight, who),
        card: Span::plain(who.effective(Characteristic::Speed).to_string()),
        side: who.side,
        name: who.name.clone(),
        player: who.player.clone(),
        state,
        states,
        boxes: who.wounds.ticked.into_iter().zip(who.wounds.boxes).filter(|(_, boxes)| *boxes > 0).collect(),
        standing: None,
        members: Vec::new(),
        tokens: None,
        numbers: [who.stats.defence.to_string(), usual_dice(who)],
        target: false,
    }
}

/// The dice of its usual attack: `4d6`.
fn usual_dice(who: &Combatant) -> String {
    let on = who.stats.weapons.first().map_or(Characteristic::Strength, |weapon| weapon.on);
    let (score, mods) = who.pool(Pool::Of(on));
    let dice = mods.iter().fold(i32::from(score), |sum, one| sum.saturating_add(one.dice)).max(0);
    format!("{}d6", thrown_at(u8::try_from(dice).unwrap_or(u8::MAX)))
}

fn mark(fight: &Encounter, who: &Combatant) -> Mark {
    let round = &fight.round;
    if !who.is_up() {
        Mark::Out
    } else if round.turn == Some(who.id) {
        Mark::Turn
    } else if round.done.contains(&who.id) && round.phase != Phase::Rest {
        Mark::Acted
    } else if round.phase == Phase::Action && reaction(fight, who.id).is_some() {
        Mark::Hold
    } else {
        Mark::None
    }
}

/// What somebody does as soon as something sets it off.
fn reaction(fight: &Encounter, who: Id) -> Option<&str> {
    fight.declaration(who).and_then(|own| match &own.kind {
        Kind::Reaction(trigger) => Some(trigger.as_str()),
        Kind::Action => None,
    })
}

/// Every word about its state, the weightiest first.
pub fn states(fight: &Encounter, who: &Combatant, lang: Lang) -> Vec<Span> {
    let mut states = Vec::new();
    match who.status() {
        Status::Dead => states.push(Span::new(texts::state_dead(lang), Tone::Bad)),
        Status::Out if who.wounds.overflow > 0 => states.push(Span::new(texts::jets_state_dying(lang), Tone::Bad)),
        Status::Out => states.push(Span::new(texts::state_out(lang), Tone::Dim)),
        Status::Critical => states.push(Span::new(texts::jets_state_critical(lang), Tone::Wound)),
        Status::Active => {}
    }
    if fight.hit_on(who.id).is_some() {
        states.push(Span::new(texts::jets_state_hit(lang), Tone::Strong));
    }
    if who.hidden {
        states.push(Span::new(texts::state_hidden(lang), Tone::Dim));
    }
    let unspoken = fight.round.phase != Phase::Rest && !fight.round.done.contains(&who.id);
    if let Some(own) = fight.declaration(who.id).filter(|_| unspoken || fight.round.phase == Phase::Declaration) {
        states.push(declared(fight, own, lang));
    }
    states.extend(who.conditions.iter().map(|text| Span::new(note_text(text, lang), Tone::Shaken)));
    let lowered = Characteristic::ALL.into_iter().filter(|on| who.penalty(*on) > 0);
    states.extend(
        lowered.map(|on| Span::plain(texts::jets_state_penalty(lang, who.penalty(on), characteristic_name(on, lang)))),
    );
    states
}

/// An intention in a word or two: `→ Brigand`.
fn declared(fight: &Encounter, own: &Declaration, lang: Lang) -> Span {
    let text = match own.targets.as_slice() {
        [] => own.text.clone(),
        [one, ..] => texts::jets_state_at(lang, name(fight, *one)),
    };
    let text = if text.chars().count() > SHORT { text.chars().take(SHORT - 1).chain(['…']).collect() } else { text };
    match own.kind {
        Kind::Action => Span::new(text, Tone::Dim),
        Kind::Reaction(_) => Span::new(text, Tone::Hold),
    }
}

/// Round, phase, and how much waits for its end.
#[must_use]
pub fn header(fight: &Encounter, lang: Lang) -> Header {
    let round = &fight.round;
    let left = || {
        let there = |id: &&Id| fight.get(**id).is_some_and(|c| c.is_up() && !c.hidden) && !round.done.contains(id);
        fight.order().iter().filter(there).count()
    };
    let waiting = fight.pending.len();
    Header {
        title: fight.title.clone(),
        round: match round.phase {
            Phase::Rest if round.number == 0 => texts::jets_header_before(lang),
            Phase::Rest => texts::jets_header_rest(lang, round.number),
            Phase::Declaration => texts::jets_header_declaring(lang, round.number, left()),
            Phase::Action => texts::jets_header_acting(lang, round.number, left()),
        },
        deck: if waiting == 0 {
            [String::new(), String::new()]
        } else {
            [texts::jets_header_pending(lang, waiting), texts::jets_header_pending_short(lang, waiting)]
        },
        deck_tone: if waiting == 0 { Tone::Plain } else { Tone::Strong },
        tokens: String::new(),
    }
}
