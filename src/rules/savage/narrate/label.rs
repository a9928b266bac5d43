//! What undo takes back, in a few words.

use crate::rules::savage::event::{Event, Lasting, Magic};
use crate::rules::savage::fact::{Bought, Purse};
use crate::rules::savage::fray::Fray;
use crate::rules::savage::open::Reopen;
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::{Target, TraitRoll};
use crate::texts::{self, Lang, Words, word};

use super::contests::named as contest_named;
use super::names::{called, name, names, of, trait_name};
use super::{effects, facts, magic};

/// The label of one step: its first event that says what was done.
#[must_use]
pub fn label(before: &Encounter, events: &[Event], lang: Lang) -> String {
    let named = events.iter().find_map(|event| main(before, event, lang));
    named
        .or_else(|| events.iter().find_map(|event| aside(before, event, lang)))
        .unwrap_or_else(|| texts::undo_step(lang))
}

/// What a step is about.
fn main(fight: &Encounter, event: &Event, lang: Lang) -> Option<String> {
    let of_id = |id| of(lang, &name(fight, id));
    Some(match event {
        Event::Added(newcomer) => texts::undo_added(lang, of(lang, &newcomer.name)),
        Event::Reinforced { who, .. } => texts::undo_reinforced(lang, of_id(*who)),
        Event::Removed { who } => texts::undo_removed(lang, of_id(*who)),
        Event::Renamed { who, .. } => texts::undo_renamed(lang, of_id(*who)),
        Event::Noted { who, .. } => texts::undo_noted(lang, name(fight, *who)),
        Event::Corrected { who, member, fact } => facts::label(fight, *who, *member, fact, lang),
        Event::RoundBegan { round } => texts::undo_deal(lang, *round),
        Event::CardGiven { to, .. } => texts::undo_card(lang, of(lang, &names(fight, to, lang))),
        Event::TurnBegan { who, .. } | Event::TurnResumed { who } => texts::undo_turn(lang, of_id(*who)),
        Event::RoundOver => texts::undo_round_over(lang, fight.round),
        Event::Held { who } => texts::undo_hold(lang, of_id(*who)),
        Event::Interrupted { who, .. } => texts::undo_interruption(lang, of_id(*who)),
        Event::Rolled(what) => rolled(fight, what, lang),
        Event::Rerolled { who, .. } => texts::undo_reroll(lang, of(lang, &called(fight, *who))),
        Event::Reloaded { who, .. } => texts::undo_reload(lang, of_id(*who)),
        Event::Effect(Lasting::Began { who, effect }) => {
            texts::undo_effect(lang, effects::named(effect, lang), name(fight, *who))
        }
        Event::Effect(Lasting::Ended { who, effect, .. } | Lasting::Kept { who, effect, .. }) => {
            let own = fight.effect(*who, *effect)?;
            texts::undo_effect(lang, effects::named(own, lang), name(fight, *who))
        }
        Event::Magic(Magic::HourOver) => texts::undo_hour(lang),
        Event::Magic(Magic::Caught { who, .. }) => texts::undo_caught(lang, of_id(*who)),
        Event::Fray(Fray::WildDiePlaced { .. }) => texts::undo_wild_die(lang),
        Event::Fray(Fray::Engaged { who, .. }) => texts::undo_engaged(lang, of(lang, &called(fight, *who))),
        Event::Fray(Fray::Withdrew { who, .. }) => texts::undo_withdrew(lang, of(lang, &called(fight, *who))),
        Event::Fray(Fray::FreeWaived(offer)) => texts::undo_waived(lang, of(lang, &called(fight, offer.by))),
        Event::Fray(Fray::BystanderHit { .. } | Fray::NobodyBy) => texts::undo_bystander(lang),
        Event::Fray(Fray::Finished { by, .. }) => texts::undo_finished(lang, of(lang, &called(fight, *by))),
        Event::Fray(Fray::Caught { .. }) => texts::undo_under(lang),
        Event::Fray(Fray::Ambushed { .. }) => texts::undo_ambush(lang),
        Event::Wasted { hit } => texts::undo_damage(lang, called(fight, hit.whom)),
        Event::BenniesGiven { purse: Purse::Own(who), .. } | Event::BennySpent { bought: Bought::Unshake(who), .. } => {
            texts::undo_bennies(lang, of_id(*who))
        }
        Event::BenniesGiven { purse: Purse::Pool, .. } => texts::undo_bennies_pool(lang),
        Event::Powder(happening) => return super::powder::label(fight, happening, lang),
        Event::Deed(deed) => return super::deeds::label(fight, deed, lang),
        Event::RoundEnded { .. }
        | Event::PileRenewed { .. }
        | Event::Dealt { .. }
        | Event::JokerUp
        | Event::CardLaidAside { .. }
        | Event::CardGivenUp { .. }
        | Event::DeckFound { .. }
        | Event::TurnEnded { .. }
        | Event::TurnMissed { .. }
        | Event::HoldUsed { .. }
        | Event::HoldLost { .. }
        | Event::Ran { .. }
        | Event::Exposed { .. }
        | Event::Guarded { .. }
        | Event::Emptied { .. }
        | Event::GangedUp { .. }
        | Event::Effect(Lasting::Used { .. } | Lasting::Owed { .. })
        | Event::PowerSpent { .. }
        | Event::Magic(
            Magic::Hit(_)
            | Magic::WentAstray { .. }
            | Magic::Backlash { .. }
            | Magic::Mended { .. }
            | Magic::Tried { .. }
            | Magic::Raised { .. },
        )
        | Event::Shaken { .. }
        | Event::Unshaken { .. }
        | Event::StayedShaken { .. }
        | Event::Wounded { .. }
        | Event::Out { .. }
        | Event::SoakOffered(_)
        | Event::SoakClosed { .. }
        | Event::Soaked { .. }
        | Event::WentDown { .. }
        | Event::Judged { .. }
        | Event::Injured { .. }
        | Event::CheatedDeath { .. }
        | Event::BleedingOwed { .. }
        | Event::Bled { .. }
        | Event::FateKnown { .. }
        | Event::Fray(
            Fray::WentWide { .. }
            | Fray::FreeOffered(_)
            | Fray::FreeClosed(_)
            | Fray::HitOwed(_)
            | Fray::Escaped { .. }
            | Fray::Pushed { .. }
            | Fray::Squeezed(_)
            | Fray::ResistOwed(_),
        )
        | Event::BennySpent { bought: Bought::Reroll(_) | Bought::Soak(_), .. } => return None,
    })
}

/// Where nothing else happened: the turn or the offer that ended.
fn aside(fight: &Encounter, event: &Event, lang: Lang) -> Option<String> {
    if let Event::TurnEnded { who, .. } = event {
        return Some(texts::undo_turn(lang, of(lang, &name(fight, *who))));
    }
    let Event::SoakClosed { who } = event else { return None };
    Some(texts::undo_take(lang, of(lang, &name(fight, *who))))
}

fn rolled(fight: &Encounter, what: &Reopen, lang: Lang) -> String {
    let who = |who: Target| called(fight, who);
    let own = |roll: &TraitRoll| texts::what_of(lang, trait_name(&roll.what, lang), of(lang, &who(roll.who)));
    match what {
        Reopen::Ritual(roll, ritual) => texts::undo_casting(lang, ritual.power.clone(), of(lang, &who(roll.who))),
        Reopen::Guard(_, whose) => texts::undo_effect(lang, word(lang, Words::Effect, "Full Defense"), who(*whose)),
        Reopen::Resist(roll, _) | Reopen::Extract(roll, _) => own(roll),
        Reopen::Roll(roll) | Reopen::Bleed(roll) | Reopen::Fate(roll) | Reopen::Incapacitation { roll, .. } => {
            own(roll)
        }
        Reopen::Oppose(one, other) => texts::undo_opposed(lang, own(one), own(other)),
        Reopen::Contest(one, other, what) => {
            let named = contest_named(*what, lang);
            texts::undo_contest(lang, named, of(lang, &who(one.who)), who(other.who))
        }
        Reopen::Smash(roll, smash) => {
            texts::undo_attack(lang, of(lang, &who(roll.who)), word(lang, Words::Object, &smash.object.name))
        }
        Reopen::Interrupt(one, _) => texts::undo_interruption(lang, of(lang, &who(one.who))),
        Reopen::Attack(attack) => {
            let by = match attack.rolls.as_slice() {
                [one] => who(one.who),
                _ => name(fight, attack.who),
            };
            texts::undo_attack(lang, of(lang, &by), who(attack.whom))
        }
        Reopen::Recover(rolls) => match rolls.as_slice() {
            [one] => own(one),
            several => several.first().map_or_else(String::new, |one| {
                texts::what_of(lang, trait_name(&one.what, lang), of(lang, &name(fight, one.who.id)))
            }),
        },
        Reopen::Cast(cast) => texts::undo_cast(lang, magic::named(&cast.working, lang), of(lang, &who(cast.roll.who))),
        Reopen::Soak(roll, _) => texts::undo_soak(lang, of(lang, &who(roll.who))),
        Reopen::Damage { whom, .. } => texts::undo_damage(lang, who(*whom)),
    }
}
