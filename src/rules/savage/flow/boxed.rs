//! The box of the moment in words: who does what, against what, and what go will do.

use crate::rules::contract::{Call, Context, NoShelf, key_mark};
use crate::texts::{self, Lang, list};
use crate::view::{Id, Line, Now, Odds, Tone};

use super::super::assault::plan;
use super::super::command::Command;
use super::super::contact::{Chance, FreeAttack};
use super::super::course::purse_of;
use super::super::damage::{Hit, Part};
use super::super::initiative::{is_out_of_turn, upcoming};
use super::super::narrate::{count, effect_on, weapon_name};
use super::super::open::{Offer, Pending, Peril, Resisted};
use super::super::stage::{Stage, about, stage};
use super::super::state::Encounter;
use super::super::strike::next_hit;
use super::super::vital::Next;
use super::super::{incapacitation, recovery, said, soak, verbs};
use super::bennies::left;
use super::form::{damage_of, rolled, rolling};
use super::{chances, form};

/// The box of the moment.
#[must_use]
pub fn now(fight: &Encounter, context: Context<'_>) -> Now {
    let mut now = of_moment(fight, context);
    super::strayed::note(&mut now, fight, context.lang);
    now
}

fn of_moment(fight: &Encounter, context: Context<'_>) -> Now {
    let lang = context.lang;
    let stage = stage(fight);
    let about = about(fight, &stage);
    let name = about.map_or_else(String::new, |who| fight.member_name(who.id, who.member));
    let many = about.map_or(1, |who| if who.member.is_some() { 1 } else { count(fight, who.id) });
    let mut now = Now {
        next: next_name(fight),
        about: about.map(|who| who.id),
        member: about.and_then(|who| who.member),
        ..Now::default()
    };
    match super::proposal::in_box(fight, context) {
        Some(call) if context.draft.is_none_or(|draft| draft.verb == "attack") => {
            attack(&mut now, fight, &call, lang);
            return now;
        }
        Some(_) | None => {}
    }
    if let Some(draft) = context.draft {
        super::drafted::drafted(&mut now, fight, draft, lang);
        return now;
    }
    match stage {
        Stage::Welcome => welcome(&mut now, fight, lang),
        Stage::Over => {
            now.title = texts::box_over(lang, fight.round);
            let line = if fight.deck.reshuffle_due {
                texts::box_over_joker(lang)
            } else {
                texts::box_over_plain(lang, fight.deck.pile.len())
            };
            now.lines = vec![Line::plain(line)];
            if super::proposal::is_won(fight) {
                now.lines.push(Line::plain(texts::box_won(lang)));
            }
            now.go = Some(texts::go_deal(lang, fight.round + 1));
        }
        Stage::Damage(hit) => {
            damage(&mut now, fight, hit, lang);
            now.lines.extend(super::again::of_reroll(fight, lang));
        }
        Stage::Casting(casting) => super::casting::boxed(&mut now, fight, casting, lang),
        Stage::Raises(unspent) => super::casting::raises_box(&mut now, fight, unspent, lang),
        Stage::Free(offer) => free(&mut now, fight, *offer, lang),
        Stage::Resist(resisted) => under_fire(&mut now, fight, resisted, lang),
        Stage::Soak(offer) => soaking(&mut now, fight, offer, lang),
        Stage::Vigor(who) => {
            now.title = texts::box_down(lang, name);
            if let Some(combatant) = fight.get(who) {
                now.lines =
                    vec![rolling(&incapacitation::spec(combatant), lang), Line::plain(texts::box_down_results(lang))];
                now.odds = Some(chances::of_incapacitation(fight, combatant, lang));
            }
            now.go = Some(texts::go_roll(lang));
        }
        Stage::Bleeding(who) => {
            now.title = texts::box_bleeding(lang, name);
            if let Some(combatant) = fight.get(who) {
                now.lines = vec![
                    rolling(&incapacitation::spec(combatant), lang),
                    Line::plain(texts::box_bleeding_results(lang)),
                ];
                now.odds = Some(chances::of_bleeding(combatant, lang));
            }
            now.go = Some(texts::go_roll(lang));
        }
        Stage::Astray(who) => super::magic::astray(&mut now, fight, who, lang),
        Stage::Upkeep(who, of, effect) => upkeep(&mut now, fight, (who, of, effect), lang),
        Stage::Recovery(who) => recovering(&mut now, fight, who, lang),
        Stage::Act(_) => {
            now.title = texts::box_turn(lang, name);
            now.lines = vec![Line::plain(texts::box_nobody_left(lang))];
            now.go = Some(texts::go_next_turn(lang));
        }
        Stage::Done(who) => {
            now.title = texts::box_done(lang, name, many);
            now.lines = vec![Line::plain(done_why(fight, who, lang))];
            now.lines.extend(super::again::of_reroll(fight, lang));
            now.go =
                Some(next_name(fight).map_or_else(|| texts::go_round_over(lang), |next| texts::go_next(lang, next)));
        }
        Stage::Between(_) => {
            now.title = texts::box_between(lang, fight.round);
            now.lines = vec![Line::plain(texts::box_between_next(lang, name.clone(), many))];
            now.go = Some(texts::go_turn(lang, many, name));
        }
    }
    now
}

/// Before the first deal: what the keys are, or who waits in ambush.
fn welcome(now: &mut Now, fight: &Encounter, lang: Lang) {
    now.go = Some(texts::go_deal(lang, 1));
    let waits: Vec<String> = fight.combatants.iter().filter(|c| c.vital.on_hold).map(|c| c.name.clone()).collect();
    if !waits.is_empty() {
        now.title = texts::box_in_ambush(lang);
        now.lines = vec![Line::plain(texts::box_in_ambush_who(lang, list(lang, &waits)))];
        return;
    }
    now.title = texts::box_welcome(lang);
    now.lines = vec![
        Line::plain(texts::box_welcome_fight(lang)),
        Line::plain(texts::box_welcome_go(lang, key_mark("go"))),
        Line::plain(texts::box_welcome_dice(lang, key_mark("open"), key_mark("lang"))),
    ];
}

fn next_name(fight: &Encounter) -> Option<String> {
    upcoming(fight).map(|(Next::Resume(id) | Next::After(id))| fight.member_name(id, None))
}

fn attack(now: &mut Now, fight: &Encounter, call: &Call, lang: Lang) {
    let Ok(Some(Command::Attack { who, whom, options })) = verbs::resolve(fight, call, &NoShelf) else { return };
    let name = fight.member_name(who.id, who.member);
    now.about = Some(who.id);
    now.member = who.member;
    now.target = Some(whom.id);
    now.go = Some(texts::go_attack(lang));
    let plan = match plan(fight, who, whom, &options) {
        Ok(plan) => plan,
        Err(refusal) => {
            now.title = texts::box_attack(lang, name);
            now.lines = vec![Line::toned(said::refusal(fight, &refusal, lang), Tone::Bad)];
            return;
        }
    };
    let attackers = plan.members.len();
    now.title =
        if attackers > 1 { texts::box_attack_many(lang, attackers, name) } else { texts::box_attack(lang, name) };
    let target = fight.member_name(whom.id, whom.member);
    let dice = rolled(&plan.spec.what, plan.spec.level, plan.spec.wild, lang);
    let mods = form::mods(&plan, lang);
    let dice = if mods.is_empty() { dice } else { format!("{dice}, {mods}") };
    let weapon = weapon_name(&plan.hit.weapon, lang);
    now.lines.push(Line::plain(if plan.ranged {
        texts::box_attack_shot(lang, target, weapon, dice, plan.spec.tn)
    } else {
        texts::box_attack_blow(lang, target, weapon, dice, plan.spec.tn)
    }));
    let targets = chances::of_targets(fight, &plan, lang);
    let several = targets.len();
    now.lines.extend(targets);
    let damage = damage_of(&plan.hit, lang);
    now.lines.push(Line::plain(match &plan.hit.disarms {
        Some(held) => texts::box_attack_hand(lang, damage, weapon_name(held, lang)),
        None => texts::box_attack_then(lang, damage, tough(fight, &plan.hit)),
    }));
    now.lines.extend(chances::of_stray(fight, &plan, &options, lang));
    if is_out_of_turn(fight, who.id) {
        now.lines.push(Line::toned(texts::box_out_of_turn(lang), Tone::Dim));
    }
    let who = fight.get(who.id);
    if who.is_some_and(|c| plan.weapon.is_some_and(|at| c.empty.contains(&at))) {
        now.lines.push(Line::toned(texts::box_empty(lang), Tone::Bad));
    }
    now.odds = chances::of_attack(fight, call, &plan, lang).map(|own| Odds { after: 2 + several, ..own });
    now.form = form::rows(fight, call, &plan, lang);
}

/// Toughness at the place of the hit, with the armour that is left of it: `6(1)`.
fn tough(fight: &Encounter, hit: &Hit) -> String {
    let Some(victim) = fight.get(hit.whom.id) else { return String::new() };
    let member = hit.whom.member.or_else(|| victim.first_up()).unwrap_or(0);
    let area = hit.part == Part::OfArea;
    let whole = victim.toughness_behind(member, hit.location, (hit.ap, hit.shelter), area);
    match whole - victim.bare_toughness() - victim.effect_toughness(member) {
        0 => whole.to_string(),
        armor => format!("{whole}({armor})"),
    }
}

fn damage(now: &mut Now, fight: &Encounter, hit: &Hit, lang: Lang) {
    let (by, whom) = (fight.member_name(hit.by.id, hit.by.member), fight.member_name(hit.whom.id, hit.whom.member));
    now.title = texts::box_damage(lang, by, whom);
    now.target = Some(hit.whom.id);
    let dice = damage_of(hit, lang);
    now.lines = vec![Line::plain(match &hit.disarms {
        Some(held) => texts::box_damage_hand(lang, dice, weapon_name(held, lang)),
        None => texts::box_damage_dice(lang, dice, tough(fight, hit)),
    })];
    let more = fight.pending.iter().filter(|owed| matches!(owed, Pending::Damage(_))).count();
    if hit.part != Part::Alone {
        now.lines.extend(shared_out(fight, hit, lang));
    } else if more > 1 {
        now.lines.push(Line::toned(texts::box_more_hits(lang, more - 1), Tone::Dim));
    }
    now.go = Some(texts::go_damage(lang));
}

/// A roll against what is about to befall somebody.
fn under_fire(now: &mut Now, fight: &Encounter, resisted: &Resisted, lang: Lang) {
    if let Some(combatant) = fight.get(resisted.who.id) {
        let spec = super::super::resist::spec(combatant, resisted);
        now.odds = Some(chances::of_spec(&spec, lang));
        let name = fight.member_name(resisted.who.id, resisted.who.member);
        let (title, fails) = match &resisted.from {
            Peril::Suppressed(_) => (texts::box_resist(lang, name), texts::box_resist_fire(lang)),
            Peril::Under(_) => (texts::box_resist(lang, name), texts::box_resist_template(lang)),
            Peril::Disarmed(hit, _) => {
                let weapon = weapon_name(hit.disarms.as_deref().unwrap_or_default(), lang);
                (texts::box_resist_hand(lang, name), texts::box_resist_drop(lang, weapon))
            }
            Peril::Ambush { danger: false } => (texts::box_ambush(lang, name), texts::box_ambush_fails(lang)),
            Peril::Ambush { danger: true } => (texts::box_ambush(lang, name), texts::box_ambush_danger(lang)),
            Peril::Rage => (texts::box_rage(lang, name), texts::box_rage_fails(lang)),
        };
        now.title = title;
        now.lines = vec![rolling(&spec, lang), Line::plain(fails)];
    }
    now.go = Some(texts::go_roll(lang));
}

/// An attack out of turn: why, its dice, and that it may be let go.
fn free(now: &mut Now, fight: &Encounter, offer: FreeAttack, lang: Lang) {
    let (by, whom) =
        (fight.member_name(offer.by.id, offer.by.member), fight.member_name(offer.whom.id, offer.whom.member));
    now.target = Some(offer.whom.id);
    now.title = texts::box_free(lang, by);
    let why = match offer.why {
        Chance::Withdrawal => texts::box_free_withdrawal(lang, whom),
        Chance::FirstStrike => texts::box_free_first(lang, whom),
        Chance::Counter { .. } => texts::box_free_counter(lang, whom),
    };
    now.lines = vec![Line::plain(why)];
    let options = super::super::free::options(fight, offer);
    match super::super::attack::single(fight, offer.by, offer.whom, &options) {
        Ok(plan) => {
            now.odds = Some(chances::of_spec(&plan.spec, lang));
            now.lines.insert(0, rolling(&plan.spec, lang));
            now.lines.push(Line::toned(texts::box_free_waive(lang, key_mark("other")), Tone::Dim));
            now.go = Some(texts::go_attack(lang));
        }
        Err(refusal) => {
            now.lines.push(Line::toned(said::refusal(fight, &refusal, lang), Tone::Bad));
            now.go = Some(texts::verb_waive(lang));
        }
    }
}

/// The other hits of the same attack, by whom they strike; those who have fallen meanwhile in grey.
fn shared_out(fight: &Encounter, first: &Hit, lang: Lang) -> Vec<Line> {
    let others = fight.pending.iter().filter_map(|owed| match owed {
        Pending::Damage(hit) if **hit != *first && hit.by.id == first.by.id && hit.part != Part::Alone => Some(hit),
        _ => None,
    });
    let line = |hit: &std::sync::Arc<Hit>| {
        let name = fight.member_name(hit.whom.id, hit.whom.member);
        match super::super::strike::standing(fight, hit.whom) {
            Some(_) => Line::plain(texts::box_also_hit(lang, name)),
            None => Line::toned(texts::box_also_fallen(lang, name), Tone::Dim),
        }
    };
    let mut lines: Vec<Line> = others.map(line).collect();
    lines.truncate(6);
    lines
}

fn soaking(now: &mut Now, fight: &Encounter, offer: &Offer, lang: Lang) {
    let Some(victim) = fight.get(offer.who) else { return };
    now.title = texts::box_soak(lang, fight.member_name(offer.who, None));
    let down = incapacitation::due(fight, offer.who).is_some();
    let head = if down { texts::box_soak_down(lang, offer.wounds) } else { texts::box_soak_wounds(lang, offer.wounds) };
    now.lines = vec![Line::toned(head, Tone::Strong), rolling(&soak::spec(victim, offer), lang)];
    now.odds = chances::of_soak(fight, offer, lang);
    now.lines.push(Line::plain(texts::box_soak_keys(
        lang,
        key_mark("benny-now"),
        left(fight, victim),
        key_mark("go"),
        offer.wounds,
    )));
    now.go = Some(if next_hit(fight).is_some() && !down {
        texts::go_take_on(lang)
    } else {
        texts::go_take(lang, offer.wounds)
    });
}

fn upkeep(now: &mut Now, fight: &Encounter, (who, of, effect): (Id, Id, u32), lang: Lang) {
    let (Some(payer), Some(own)) = (fight.get(who), fight.effect(of, effect)) else { return };
    let cost = own.upkeep.map_or(0, |upkeep| upkeep.cost);
    now.title = texts::box_upkeep(lang, fight.member_name(who, None));
    now.target = Some(of);
    let on = effect_on(fight, of, own, lang);
    now.lines = vec![
        Line::toned(texts::box_upkeep_cost(lang, on, cost, payer.power), Tone::Strong),
        Line::plain(texts::box_upkeep_keys(lang, key_mark("go"), key_mark("other"))),
    ];
    now.go = Some(texts::go_maintain(lang, cost));
}

fn recovering(now: &mut Now, fight: &Encounter, who: Id, lang: Lang) {
    let Some(combatant) = fight.get(who) else { return };
    let shaken = combatant.vital.members.iter().filter(|figure| figure.shaken && !figure.out && !figure.tried).count();
    now.title = texts::box_shaken(lang, shaken, fight.member_name(who, None));
    now.lines = vec![rolling(&recovery::spec(combatant, 0), lang)];
    now.odds = Some(chances::of_recovery(combatant, 0, lang));
    if purse_of(fight, combatant).is_ok() {
        now.lines.push(Line::plain(texts::box_shaken_benny(lang, key_mark("benny-now"), left(fight, combatant))));
    }
    now.go = Some(texts::go_roll(lang));
}

/// Why somebody with the turn has nothing left to do with it.
fn done_why(fight: &Encounter, who: Id, lang: Lang) -> String {
    let Some(combatant) = fight.get(who) else { return String::new() };
    if !combatant.is_up() {
        texts::done_down(lang)
    } else if combatant.vital.on_hold {
        texts::done_hold(lang, count(fight, who), key_mark("interrupt"))
    } else if combatant.is_shaken() && !combatant.can_act() {
        texts::done_shaken(lang, key_mark("benny-now"))
    } else if !combatant.can_act() {
        texts::done_spent(lang)
    } else {
        texts::done_acted(lang, count(fight, who))
    }
}
