//! The order pane and the header: who is there, in what state.

use crate::texts::{self, Lang};
use crate::view::{Header, Id, Mark, Row, Span, Tone};

use super::body::Body;
use super::narrate::zone_name;
use super::pass::order;
use super::state::{Combatant, Encounter, Status};

/// The rows: those of the pass in their order, then all others.
#[must_use]
pub fn rows(fight: &Encounter, _: &[Id], lang: Lang) -> Vec<Row> {
    let order = order(fight);
    let placed = order.iter().filter_map(|id| fight.get(*id));
    let rest = fight.combatants.iter().filter(|own| !order.contains(&own.id));
    placed.chain(rest).map(|who| row(fight, who, lang)).collect()
}

fn row(fight: &Encounter, who: &Combatant, lang: Lang) -> Row {
    let mut states = states(fight, who, lang);
    let state = if states.is_empty() { Span::default() } else { states.remove(0) };
    let small = |count: usize| u8::try_from(count).unwrap_or(u8::MAX);
    let boxes = match who.body {
        Body::Zones(_) => (small(who.malaise(&fight.options)), small(who.malaise_boxes().len())),
        Body::Pool { max, pv } => {
            (u8::try_from(i32::from(max).saturating_sub(pv).max(0)).unwrap_or(u8::MAX).min(max), max)
        }
    };
    let gauge = |own: super::body::Gauge| format!("{}/{}", own.now, own.max);
    Row {
        id: who.id,
        member: None,
        mark: mark(fight, who),
        card: Span::default(),
        side: who.side,
        name: who.name.clone(),
        player: who.player.clone(),
        state,
        states,
        boxes: vec![boxes],
        standing: None,
        members: Vec::new(),
        tokens: None,
        numbers: [gauge(who.breath), gauge(who.balance)],
        target: false,
    }
}

fn mark(fight: &Encounter, who: &Combatant) -> Mark {
    let pass = &fight.pass;
    if !fight.is_up(who) {
        Mark::Out
    } else if pass.turn == Some(who.id) {
        Mark::Turn
    } else if pass.on && pass.done.contains(&who.id) {
        Mark::Acted
    } else {
        Mark::None
    }
}

/// Every word about its state, the weightiest first.
pub fn states(fight: &Encounter, who: &Combatant, lang: Lang) -> Vec<Span> {
    let mut states = Vec::new();
    let bad = |text: String| Span::new(text, Tone::Bad);
    match fight.status(who) {
        Status::Dead => states.push(bad(texts::state_dead(lang))),
        Status::Out => states.push(Span::new(texts::state_out(lang), Tone::Dim)),
        Status::Dying => states.push(bad(texts::sim_state_dying(lang))),
        Status::Coma => states.push(bad(texts::sim_state_coma(lang, who.coma))),
        Status::Unconscious => states.push(bad(texts::sim_state_unconscious(lang))),
        Status::Stunned => states.push(Span::new(texts::sim_state_stunned(lang), Tone::Shaken)),
        Status::Mad => states.push(Span::new(texts::sim_state_mad(lang), Tone::Shaken)),
        Status::Impaired | Status::Active => {}
    }
    if let Some(own) =
        super::arms::declared(fight, who.id).filter(|_| fight.pass.on && !fight.pass.done.contains(&who.id))
    {
        states.push(Span::new(short(fight, own, lang), Tone::Dim));
    }
    if who.hidden {
        states.push(Span::new(texts::state_hidden(lang), Tone::Dim));
    }
    let malaise = who.malaise_penalty(&fight.options);
    if malaise != 0 {
        states.push(Span::new(texts::sim_state_malaise(lang, texts::signed(malaise)), Tone::Wound));
    }
    let useless = |zone: &super::body::ZoneState| zone.lost || zone.pv <= 0;
    let zones = who.body.zones().filter(|(zone, own)| zone.is_limb() && useless(own));
    states.extend(zones.map(|(zone, own)| {
        let name = zone_name(zone, lang);
        Span::new(
            if own.lost { texts::sim_state_lost(lang, name) } else { texts::sim_state_useless(lang, name) },
            Tone::Wound,
        )
    }));
    states
}

/// An intention in a word or two: `→ Carter`.
fn short(fight: &Encounter, own: &super::state::Declaration, lang: Lang) -> String {
    use super::state::Deed;
    match &own.deed {
        Deed::Attack(whom) => texts::sim_state_at(lang, fight.called(*whom)),
        Deed::Parry => texts::sim_deed_parry(lang),
        Deed::Defend => texts::sim_deed_defend(lang),
        Deed::Move => texts::sim_deed_move(lang),
        Deed::Treat(whom) => texts::sim_deed_treat(lang, fight.called(*whom)),
        Deed::Other => own.text.clone(),
    }
}

/// The pass, and how many are still to come.
#[must_use]
pub fn header(fight: &Encounter, lang: Lang) -> Header {
    let pass = &fight.pass;
    let left = || {
        let waits = |id: &&Id| !pass.done.contains(id) && fight.stands(**id);
        pass.order.iter().filter(waits).count()
    };
    Header {
        title: fight.title.clone(),
        round: match (pass.on, pass.number) {
            (false, 0) => texts::sim_header_before(lang),
            (false, number) => texts::sim_header_rest(lang, number),
            (true, number) => texts::sim_header_pass(lang, number, left()),
        },
        deck: [String::new(), String::new()],
        deck_tone: Tone::Plain,
        tokens: String::new(),
    }
}
