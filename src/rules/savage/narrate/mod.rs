//! How facts become log lines.

mod attacks;
mod brief;
mod cards;
mod contests;
mod deeds;
mod effects;
mod facts;
mod fray;
mod harm;
mod label;
mod luck;
mod magic;
mod names;
mod objects;
pub mod powder;
mod powder_refusal;
mod rolled;
mod rolls;
mod step;
mod turns;

#[cfg(test)]
mod every;
#[cfg(test)]
mod every_effect;
#[cfg(test)]
mod every_fact;
#[cfg(test)]
mod every_powder;
#[cfg(test)]
mod sample;
#[cfg(test)]
mod tests;

pub use brief::brief;
pub use cards::tone as card_tone;
pub use contests::verb as contest_verb;
pub use effects::{line as effect_line, named as effect_name, on as effect_on};
pub use harm::{injury as harm_line, location as location_text, whole as toughness_text};
pub use label::label;
pub use magic::whose as power_of;
pub use names::{
    called, card as card_text, count, name, of, plain, power_name, signed, trait_name, weapon as weapon_name,
    wound_signs,
};
pub use powder_refusal::powder_refusal;
pub use rolls::{level as level_text, reason};
pub use step::step as tell;

use crate::texts::{self, Lang};
use crate::view::{Id, Line, Span, Tone};

use super::event::Event;
use super::fact::{Blood, Bought, Purse, Verdict};
use super::state::Encounter;
use super::trait_roll::Target;
use crate::view::ink::{dim, ink, spans};

/// The lines of one event, told to one who sees the fight as it stood before it. Events that
/// only keep books, or that the line before has told already, have none.
#[must_use]
pub fn narrate(before: &Encounter, event: &Event, lang: Lang) -> Vec<Line> {
    let round = if let Event::RoundBegan { round } = event { *round } else { before.round };
    lines(before, event, lang).iter().map(|text| line(round, text)).collect()
}

fn line(round: u32, text: &str) -> Line {
    let mut whole = vec![Span::new(format!("{round} "), Tone::Dim)];
    whole.extend(spans(text));
    Line(whole)
}

fn lines(fight: &Encounter, event: &Event, lang: Lang) -> Vec<String> {
    if let Event::Rolled(what) = event {
        let lines = luck::with_luck(fight, what, rolled::rolled(fight, what, lang), lang);
        return lines.into_iter().chain(turns::beside(fight, what, lang)).collect();
    }
    one(fight, event, lang).into_iter().collect()
}

fn one(fight: &Encounter, event: &Event, lang: Lang) -> Option<String> {
    match event {
        // Told by the line of their roll, or of the next fact.
        Event::Rolled(_)
        | Event::CardGivenUp { .. }
        | Event::DeckFound { .. }
        | Event::TurnMissed { .. }
        | Event::HoldUsed { .. }
        | Event::Ran { .. }
        | Event::Exposed { .. }
        | Event::Guarded { .. }
        | Event::GangedUp { .. }
        | Event::PowerSpent { .. }
        | Event::Shaken { .. }
        | Event::Unshaken { .. }
        | Event::StayedShaken { .. }
        | Event::Wounded { .. }
        | Event::Out { .. }
        | Event::SoakOffered(_)
        | Event::SoakClosed { .. }
        | Event::Soaked { .. } => None,
        Event::Rerolled { what, who, total, better } => {
            Some(rolled::rerolled(fight, what, *who, (*total, *better), lang))
        }
        Event::RoundEnded { shuffled } => shuffled.as_ref().map(|all| texts::log_shuffled(lang, all.len())),
        Event::RoundBegan { round } => Some(ink(&texts::log_round(lang, *round), Tone::Strong)),
        Event::PileRenewed { pile } => Some(texts::log_pile_renewed(lang, pile.len())),
        Event::Dealt { to, drawn, kept } => Some(cards::dealt(fight, to, drawn, *kept, lang)),
        Event::JokerUp => Some(ink(&texts::log_joker_up(lang), Tone::Joker)),
        Event::CardGiven { to, card, from } => Some(cards::given(fight, to, *card, from, lang)),
        Event::CardLaidAside { of, card } => Some(cards::laid_aside(fight, of, *card, lang)),
        Event::TurnBegan { who, how } => turns::began(fight, *who, *how, lang),
        Event::TurnResumed { who } => Some(dim(&texts::log_goes_on(lang, name(fight, *who), count(fight, *who)))),
        Event::TurnEnded { who, acted } => turns::ended(fight, *who, *acted, lang),
        Event::RoundOver => Some(dim(&texts::log_round_over(lang, fight.round))),
        Event::Held { who } => Some(ink(&texts::log_holds(lang, name(fight, *who), count(fight, *who)), Tone::Hold)),
        Event::HoldLost { who } => {
            Some(ink(&texts::log_hold_lost(lang, name(fight, *who), count(fight, *who)), Tone::Bad))
        }
        Event::Interrupted { who, whom, outcome } => Some(turns::interrupted(fight, *who, *whom, *outcome, lang)),
        Event::Added(newcomer) => {
            let (who, size) = (newcomer.name.clone(), newcomer.vital.members.len());
            Some(if newcomer.hidden {
                texts::log_added_hidden(lang, size, who)
            } else {
                texts::log_added(lang, size, who)
            })
        }
        Event::Reinforced { who, count: more } => {
            Some(texts::log_reinforced(lang, name(fight, *who), *more, count(fight, *who) + more))
        }
        Event::Removed { who } => Some(texts::log_removed(lang, name(fight, *who), count(fight, *who))),
        Event::Renamed { who, name: new } => Some(texts::log_renamed(lang, name(fight, *who), new.clone())),
        Event::Noted { who, text } => Some(texts::log_noted(lang, name(fight, *who), text.clone())),
        Event::Corrected { who, member, fact } => Some(facts::corrected(fight, *who, *member, fact, lang)),
        Event::BenniesGiven { purse, count } => Some(given(fight, *purse, *count, lang)),
        Event::Fray(fact) => fray::told(fight, fact, lang),
        Event::Emptied { who, weapon } => Some(weapon_line(fight, *who, *weapon, lang, false)),
        Event::Reloaded { who, weapon } => Some(weapon_line(fight, *who, *weapon, lang, true)),
        Event::Wasted { hit } => Some(texts::log_wasted(lang, called(fight, hit.whom))),
        Event::WentDown { who, .. } => Some(ink(&texts::log_went_down(lang, name(fight, *who)), Tone::Bad)),
        Event::Judged { who, verdict } => Some(judged(&name(fight, *who), *verdict, lang)),
        Event::Injured { who, injury } => {
            Some(ink(&texts::log_injured(lang, name(fight, *who), harm::injury(*injury, lang)), Tone::Wound))
        }
        Event::CheatedDeath { who, spared } => Some(cheated(&name(fight, *who), *spared, lang)),
        Event::BleedingOwed { who } => Some(ink(&texts::log_bleeding_owed(lang, name(fight, *who)), Tone::Bad)),
        Event::Bled { who, blood } => Some(bled(&name(fight, *who), *blood, lang)),
        Event::FateKnown { who, member, fate } => {
            let who = called(fight, Target { id: *who, member: Some(*member) });
            Some(texts::log_fate(lang, who, harm::fate(*fate, lang)))
        }
        Event::Effect(fact) => effects::told(fight, fact, lang),
        Event::Powder(happening) => powder::told(fight, happening, lang),
        Event::Magic(fact) => magic::told(fight, fact, lang),
        Event::Deed(deed) => deeds::told(fight, deed, lang),
        Event::BennySpent { purse, bought } => Some(benny(fight, *purse, *bought, lang)),
    }
}

fn given(fight: &Encounter, purse: Purse, change: i32, lang: Lang) -> String {
    let (who, have) = purse_of(fight, purse, lang);
    let now = names::plain((have + change).max(0));
    if change < 0 {
        texts::log_bennies_taken(lang, change.unsigned_abs(), who, now)
    } else {
        texts::log_bennies_given(lang, change.unsigned_abs(), who, now)
    }
}

/// Whose purse it is, and what is in it.
fn purse_of(fight: &Encounter, purse: Purse, lang: Lang) -> (String, i32) {
    match purse {
        Purse::Pool => (texts::game_master(lang), fight.gm_bennies.into()),
        Purse::Own(who) => (name(fight, who), fight.get(who).and_then(|own| own.bennies).unwrap_or(0).into()),
    }
}

fn benny(fight: &Encounter, purse: Purse, bought: Bought, lang: Lang) -> String {
    let (who, what) = match bought {
        Bought::Reroll(who) => (who, texts::bought_reroll(lang)),
        Bought::Soak(who) => (who, texts::bought_soak(lang)),
        Bought::Unshake(who) => (who, ink(&texts::bought_unshake(lang), Tone::Good)),
    };
    let (_, have) = purse_of(fight, purse, lang);
    let (who, left) = (name(fight, who), names::plain((have - 1).max(0)));
    match purse {
        Purse::Own(_) => texts::log_benny(lang, who, what, left),
        Purse::Pool => texts::log_benny_pool(lang, who, what, left),
    }
}

fn weapon_line(fight: &Encounter, who: Id, place: usize, lang: Lang, loaded: bool) -> String {
    let weapon = fight.get(who).and_then(|own| own.stats.weapons.get(place));
    let (what, actions) = weapon.map_or_else(|| (String::new(), 0), |own| (own.name.clone(), own.reload));
    let (who, what) = (name(fight, who), names::weapon(&what, lang));
    if loaded { texts::log_reloaded(lang, who, what) } else { texts::log_emptied(lang, actions, who, what) }
}

fn judged(who: &str, verdict: Verdict, lang: Lang) -> String {
    match verdict {
        Verdict::Dead => ink(&texts::log_dies(lang, who.to_owned()), Tone::Bad),
        Verdict::BleedingOut => ink(&texts::log_bleeds_out(lang, who.to_owned()), Tone::Bad),
        Verdict::KnockedOut(hours) => ink(&texts::log_knocked_out(lang, who.to_owned(), hours), Tone::Bad),
        Verdict::Unconscious => ink(&texts::log_unconscious(lang, who.to_owned()), Tone::Bad),
        Verdict::UpAgain => ink(&texts::log_up_again(lang, who.to_owned()), Tone::Good),
    }
}

fn bled(who: &str, blood: Blood, lang: Lang) -> String {
    match blood {
        Blood::Dies => ink(&texts::log_dies(lang, who.to_owned()), Tone::Bad),
        Blood::BleedsOn => ink(&texts::log_bleeds_on(lang, who.to_owned()), Tone::Bad),
        Blood::Stops => ink(&texts::log_bleeding_stops(lang, who.to_owned()), Tone::Good),
    }
}

fn cheated(who: &str, spared: bool, lang: Lang) -> String {
    let edge = texts::word(lang, texts::Words::Edge, "Harder to Kill");
    if spared {
        ink(&texts::log_death_cheated(lang, who.to_owned(), edge), Tone::Good)
    } else {
        ink(&texts::log_death_certain(lang, who.to_owned(), edge), Tone::Bad)
    }
}
