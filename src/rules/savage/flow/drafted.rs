//! The box of a call that somebody put there to see its dice and chances first.

use crate::rules::contract::{Call, NoShelf, key_mark};
use crate::texts::{self, Lang, Words, word};
use crate::view::{Line, Now, Tone};

use super::super::black_powder::{Order, ritual};
use super::super::command::Command;
use super::super::open::INTERRUPT_TRAIT;
use super::super::state::{Combatant, Encounter};
use super::super::stats::Trait;
use super::super::trait_roll::{Reason, Spec, Target};
use super::super::{incapacitation, moves, opposed, recovery, reroll, soak, stance, verbs};
use super::bennies::left;
use super::chances;
use super::form::{rolling, side};
use super::labels::verb_label;

/// A call that somebody put in the box to see its dice first.
pub fn drafted(now: &mut Now, fight: &Encounter, draft: &Call, lang: Lang) {
    now.title = texts::box_draft(lang, verb_label(draft.verb, lang));
    now.go = Some(texts::go_roll(lang));
    let Ok(Some(command)) = verbs::resolve(fight, draft, &NoShelf) else { return };
    match &command {
        Command::Roll { who, what, tn, modifier } => {
            let spec = fight.get(who.id).map(|c| spec(c, who.member, what, *tn, *modifier));
            titled(now, fight, *who, draft, lang);
            now.odds = spec.as_ref().map(|spec| chances::of_spec(spec, lang));
            now.lines.extend(spec.map(|spec| rolling(&spec, lang)));
        }
        Command::Powder(Order::Ritual(intent, modifier)) => {
            titled(now, fight, intent.who, draft, lang);
            if let Ok(prepared) = ritual::prepared(fight, intent, *modifier) {
                now.title =
                    texts::powder_ritual_box(lang, fight.member_name(intent.who.id, None), &*prepared.ritual.power);
                now.lines.extend(super::casting::aim(fight, intent, lang));
                now.lines.push(rolling(&prepared.spec, lang));
                super::powers::of_ritual(now, fight, &prepared, lang);
            }
        }
        Command::Powder(Order::Begin(intent)) => {
            titled(now, fight, intent.who, draft, lang);
            super::casting::begin_box(now, fight, intent, lang);
        }
        Command::Powder(order @ (Order::Draw(_) | Order::Cancel(_) | Order::Stand(_))) => {
            super::casting::drafted(now, fight, order, lang);
        }
        Command::Cast { who, power, said } => {
            titled(now, fight, *who, draft, lang);
            super::magic::drafted(now, fight, *who, (power, said), lang);
        }
        Command::Defend(who, true) | Command::Run(who) => {
            titled(now, fight, *who, draft, lang);
            of_turn(now, fight, *who, matches!(command, Command::Run(_)), lang);
        }
        Command::Recover(who) => {
            let member = who.member.unwrap_or(0);
            titled(now, fight, *who, draft, lang);
            now.odds = fight.get(who.id).map(|c| chances::of_recovery(c, member, lang));
            now.lines.extend(fight.get(who.id).map(|c| rolling(&recovery::spec(c, member), lang)));
        }
        Command::Incapacitation(who) | Command::Bleed(who) => {
            titled(now, fight, Target { id: *who, member: None }, draft, lang);
            let combatant = fight.get(*who);
            now.odds = combatant.map(|c| match command {
                Command::Bleed(_) => chances::of_bleeding(c, lang),
                _ => chances::of_incapacitation(fight, c, lang),
            });
            now.lines.extend(combatant.map(|c| rolling(&incapacitation::spec(c), lang)));
        }
        Command::Interrupt(who, whom) => {
            (now.about, now.target) = (Some(*who), Some(*whom));
            let names = (fight.member_name(*who, None), fight.member_name(*whom, None));
            now.lines.push(Line::plain(texts::box_interrupt(lang, names.0, names.1)));
            let sides = fight.get(*who).zip(fight.get(*whom));
            if let Some((one, other)) = sides {
                now.lines.extend([one, other].map(|c| side(fight, &spec(c, None, &INTERRUPT_TRAIT, 4, 0), lang)));
                now.odds = Some(chances::of_interruption(one, other, lang));
            }
        }
        Command::Oppose { who, what, whom, against, modifier, versus } => {
            (now.about, now.target) = (Some(who.id), Some(whom.id));
            let (active, resisting) = ((*who, what.clone(), *modifier), (*whom, against.clone(), *versus));
            if let Ok([one, other]) = opposed::sides(fight, active, resisting) {
                now.lines.extend([&one, &other].map(|own| side(fight, own, lang)));
                now.odds = Some(chances::of_opposed(fight, &one, &other, lang));
            }
        }
        Command::Contest(attempt) => {
            titled(now, fight, attempt.who, draft, lang);
            super::contests::drafted(now, fight, attempt, lang);
        }
        Command::Smash { who, object, options } => {
            super::objects::drafted(now, fight, *who, (object, options), lang);
        }
        Command::Soak(who) => {
            now.about = Some(*who);
            if let Some((victim, offer)) = fight.get(*who).zip(soak::offer_to(fight, *who)) {
                now.lines.push(rolling(&soak::spec(victim, offer), lang));
                now.odds = chances::of_soak(fight, offer, lang).map(|odds| crate::view::Odds { after: 1, ..odds });
                now.lines.push(goes(fight, victim, lang));
            }
        }
        Command::Reroll(who) => {
            let payer = reroll::roller(fight, *who).ok().and_then(|who| fight.get(who.id));
            if let Some(payer) = payer {
                now.about = Some(payer.id);
                now.lines.push(Line::plain(texts::box_reroll(lang, fight.member_name(payer.id, None))));
                now.odds = super::again::again(fight, lang);
                now.lines.push(goes(fight, payer, lang));
            }
        }
        _ => {}
    }
}

/// What a turn is spent on beside an attack: a run, or a Full Defense.
fn of_turn(now: &mut Now, fight: &Encounter, who: Target, runs: bool, lang: Lang) {
    let Some(combatant) = fight.get(who.id) else { return };
    if runs {
        let left = moves::squares_left(fight, combatant, who.member);
        now.lines.push(Line::plain(texts::box_run(lang, left, moves::running_die(combatant).to_string())));
        return;
    }
    let spec = stance::spec(fight, combatant, who.member);
    let name = fight.member_name(who.id, who.member);
    now.title = texts::box_draft_of(lang, name, word(lang, Words::Effect, "Full Defense"));
    now.lines.extend([rolling(&spec, lang), Line::plain(texts::box_full_defense(lang))]);
    now.odds = Some(chances::of_spec(&spec, lang));
}

/// The title names whose roll it is.
fn titled(now: &mut Now, fight: &Encounter, who: Target, draft: &Call, lang: Lang) {
    (now.about, now.member) = (Some(who.id), who.member);
    now.title = texts::box_draft_of(lang, fight.member_name(who.id, who.member), verb_label(draft.verb, lang));
}

fn spec(who: &Combatant, member: Option<usize>, what: &Trait, tn: i32, modifier: i32) -> Spec {
    Spec::of(who, member, what.clone(), tn).plus(Reason::Other, modifier)
}

/// A benny goes with it.
fn goes(fight: &Encounter, payer: &Combatant, lang: Lang) -> Line {
    Line::toned(texts::box_benny_goes(lang, left(fight, payer), key_mark("back")), Tone::Dim)
}
