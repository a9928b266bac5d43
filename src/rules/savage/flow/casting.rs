//! A power cast by cards at the keyboard: what the box says, what each key means, and the raises behind it.

use crate::rules::contract::{Call, Choice, Context, Does, Question, Wants, key_mark};
use crate::texts::{self, Lang};
use crate::view::{Chance, Line, Now, Odds, Tone, percentage};

use super::super::black_powder::chances::{Prospect, cancelling, drawing, standing, standing_against};
use super::super::black_powder::play::prepared;
use super::super::black_powder::{
    Casting, Counted, Gain, HIGH_ACE, Intent, Known, Order, PowderRefusal, Unspent, Worth, advance, raises, total,
    worth,
};
use super::super::deck::Card;
use super::super::narrate::{card_text, powder, power_name, trait_name};
use super::super::power::PowerDoes;
use super::super::refusal::Refusal;
use super::super::said;
use super::super::state::{Combatant, Encounter};
use super::super::stats::Trait;
use super::super::trait_roll::Target;
use super::spell::likely;

/// What the player had best do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Best {
    Draw,
    Stand,
    Cancel(Card),
}

/// The three things that a player may do, with what each comes to.
struct Ways {
    stand: Option<Prospect>,
    draw: Prospect,
    cancel: Option<(Card, Prospect)>,
}

impl Ways {
    fn of(casting: &Casting) -> Self {
        let cards = casting.counted();
        Self {
            stand: (!cards.is_empty()).then(|| standing(&casting.terms, &cards, &casting.pile)),
            draw: drawing(&casting.terms, &casting.mine, &casting.pile),
            cancel: cancelling(&casting.terms, &casting.mine, &casting.pile),
        }
    }

    fn best(&self) -> Best {
        let (mut best, mut prospect) = match &self.stand {
            None => return Best::Draw,
            Some(stand) => (Best::Stand, *stand),
        };
        if self.draw.is_better_than(&prospect) {
            (best, prospect) = (Best::Draw, self.draw);
        }
        match &self.cancel {
            Some((card, other)) if other.is_better_than(&prospect) => Best::Cancel(*card),
            Some(_) | None => best,
        }
    }
}

/// What go does in the middle of a game: what has the better chance; after the player the bank plays.
#[must_use]
pub fn go(casting: &Casting) -> Call {
    if casting.stood.is_some() {
        return Call::new("bank");
    }
    match Ways::of(casting).best() {
        Best::Draw => Call::new("draw"),
        Best::Stand => Call::new("stand"),
        Best::Cancel(card) => Call::new("cancel").text("card", card.to_string()),
    }
}

/// The box of a game.
pub fn boxed(now: &mut Now, fight: &Encounter, casting: &Casting, lang: Lang) {
    let who = fight.member_name(casting.who.id, casting.who.member);
    let terms = &casting.terms;
    now.title = texts::powder_box(lang, who, power_name(&casting.power, lang));
    let cards = casting.counted();
    let tn = terms.tn.to_string();
    now.lines.push(if cards.is_empty() {
        Line::plain(texts::powder_box_empty(lang, tn, terms.cancels))
    } else {
        Line::plain(texts::powder_box_mine(lang, powder::counted(&cards, lang), total(&cards).to_string(), tn))
    });
    if let Some(stood) = &casting.stood {
        let bank = terms.bank(&casting.bank);
        now.lines.push(Line::plain(if bank.is_empty() {
            texts::powder_box_bank_empty(lang)
        } else {
            texts::powder_box_bank(lang, powder::counted(&bank, lang), total(&bank).to_string())
        }));
        let chances = standing_against(terms, stood, &casting.bank, &casting.pile);
        now.odds = Some(Odds {
            after: 2,
            heads: vec![chance(texts::powder_odds_works(lang), chances.works, lang)],
            notes: drain_note(&chances, lang),
            ..Odds::default()
        });
        now.lines.push(Line::toned(texts::powder_box_bank_keys(lang, key_mark("other")), Tone::Dim));
        now.go = Some(texts::go_bank(lang));
        return;
    }
    if !casting.mine.cancelled.is_empty() {
        let cancelled = powder::cards(&casting.mine.cancelled, lang);
        now.lines.push(Line::toned(texts::powder_box_cancelled(lang, cancelled), Tone::Dim));
    }
    let over = total(&cards) > terms.tn;
    let may_cancel = terms.may_cancel && casting.mine.cancelled.is_empty() && !cards.is_empty();
    if over && may_cancel {
        now.lines.push(Line::toned(texts::powder_box_over(lang, key_mark("cancel")), Tone::Bad));
    } else if !cards.is_empty() && !over {
        let feats = terms.feats(&cards);
        let why = powder::feats(feats, lang);
        now.lines.push(Line::toned(texts::powder_box_feats(lang, feats.raises(), why), Tone::Dim));
    }
    let ways = Ways::of(casting);
    now.odds = Some(ways_odds(&ways, now.lines.len(), lang));
    let (draw, stand, cancel, real) = (key_mark("draw"), key_mark("stand"), key_mark("cancel"), key_mark("cards"));
    let keys = if may_cancel {
        texts::powder_box_keys(lang, draw, stand, cancel, real)
    } else {
        texts::powder_box_keys_extra(lang, draw, stand, real)
    };
    now.lines.push(Line::toned(keys, Tone::Dim));
    now.go = Some(match ways.best() {
        Best::Draw => texts::go_draw(lang),
        Best::Stand => texts::go_stand(lang),
        Best::Cancel(card) => texts::go_cancel_card(lang, card_text(card, lang)),
    });
}

fn ways_odds(ways: &Ways, after: usize, lang: Lang) -> Odds {
    let mut heads = Vec::new();
    heads.extend(ways.stand.map(|own| chance(texts::powder_odds_stand(lang), own.works, lang)));
    heads.push(chance(texts::powder_odds_draw(lang), ways.draw.works, lang));
    heads.extend(
        ways.cancel.map(|(card, own)| chance(texts::powder_odds_cancel(lang, card_text(card, lang)), own.works, lang)),
    );
    let notes = ways.stand.map(|own| drain_note(&own, lang)).unwrap_or_default();
    Odds { after, heads, notes, ..Odds::default() }
}

fn drain_note(own: &Prospect, lang: Lang) -> Vec<String> {
    let share = |share: f64| texts::percent(lang, percentage(share));
    if own.drain <= 0.0 {
        Vec::new()
    } else if own.double > 0.0 {
        vec![texts::powder_odds_double(lang, share(own.drain), share(own.double))]
    } else {
        vec![texts::powder_odds_drain(lang, share(own.drain))]
    }
}

fn chance(label: String, share: f64, lang: Lang) -> Chance {
    let percent = percentage(share);
    Chance { label, percent, figure: texts::percent(lang, percent) }
}

/// The box of raises that wait to be spent.
pub fn raises_box(now: &mut Now, fight: &Encounter, unspent: &Unspent, lang: Lang) {
    let who = fight.member_name(unspent.who.id, unspent.who.member);
    now.title = texts::powder_raises_title(lang, who, power_name(&unspent.power, lang));
    now.lines = vec![
        Line::plain(texts::powder_raises_left(lang, unspent.raises)),
        Line::plain(texts::powder_raises_keys(lang, key_mark("other"))),
    ];
    now.go = Some(texts::go_ppx(lang, unspent.raises));
}

fn casting(fight: &Encounter) -> Result<&Casting, Refusal> {
    fight.casting.as_deref().ok_or(Refusal::Powder(PowderRefusal::NotCasting))
}

/// The box of a game that is not begun yet: at whom, up to what, and how often the bank may cancel.
pub fn begin_box(now: &mut Now, fight: &Encounter, intent: &Intent, lang: Lang) {
    match prepared(fight, intent) {
        Ok(own) => {
            now.title =
                texts::powder_box(lang, fight.member_name(own.who.id, own.who.member), power_name(&own.power, lang));
            now.lines = aim(fight, intent, lang);
            now.lines.push(Line::plain(texts::powder_box_empty(lang, own.terms.tn.to_string(), own.terms.cancels)));
            now.target = intent.at.first().map(|whom| whom.id);
        }
        Err(refusal) => now.lines.push(Line::toned(said::refusal(fight, &refusal, lang), Tone::Bad)),
    }
    now.go = Some(texts::go_begin(lang));
}

/// At whom, and the keys that change it.
pub fn aim(fight: &Encounter, intent: &Intent, lang: Lang) -> Vec<Line> {
    if intent.at.is_empty() {
        return Vec::new();
    }
    let names: Vec<String> = intent.at.iter().map(|whom| fight.member_name(whom.id, whom.member)).collect();
    let adept = fight.get(intent.who.id).and_then(|own| own.stats.black_powder.as_deref());
    let power = adept.and_then(|own| own.power(&intent.power)).and_then(|known| known.power.as_ref());
    let area = power.is_some_and(|power| matches!(power.does, PowerDoes::Blast { .. }));
    let at = Line::plain(texts::powder_box_at(lang, names.join(", ")));
    let hint = Line::toned(texts::powder_box_other(lang, key_mark("target")), Tone::Dim);
    let within = area.then(|| Line::toned(texts::box_cast_within(lang, key_mark("other")), Tone::Dim));
    [at, hint].into_iter().chain(within).collect()
}

/// The same box with what somebody put in it: a card to draw or to cancel, or to stand.
pub fn drafted(now: &mut Now, fight: &Encounter, order: &Order, lang: Lang) {
    let Some(casting) = &fight.casting else { return };
    (now.about, now.member) = (Some(casting.who.id), casting.who.member);
    boxed(now, fight, casting, lang);
    now.go = match order {
        Order::Draw(_) => Some(texts::go_draw(lang)),
        Order::Stand(_) => Some(texts::go_stand(lang)),
        Order::Cancel(card) => Some(texts::go_cancel_card(lang, card_text(*card, lang))),
        Order::Ritual(..)
        | Order::Begin(_)
        | Order::Line(..)
        | Order::Bank(_)
        | Order::Improve(..)
        | Order::Advance { .. } => now.go.take(),
    };
}

/// What the keys of the game mean: they put it in the box, and go does it.
///
/// # Errors
/// Nobody casts by cards.
pub fn does(fight: &Encounter, action: &str, context: Context<'_>) -> Result<Does, Refusal> {
    let own = casting(fight)?;
    let lang = context.lang;
    let who = fight.member_name(own.who.id, own.who.member);
    let ask = |title: String, verb: &'static str, field: &'static str, choices: Vec<Choice>| {
        Does::Ask(Question { title, call: Call::new(verb), field, wants: Wants::Choice(choices) })
    };
    Ok(match action {
        "cancel" => {
            let of = |card: &Card| Choice {
                label: card_text(*card, lang),
                call: Call::new("cancel").text("card", card.to_string()),
            };
            match own.mine.cards.as_slice() {
                [] => return Err(Refusal::Powder(PowderRefusal::NoCards)),
                [only] => Does::Draft(of(only).call),
                several => ask(texts::ask_cancel(lang, who), "cancel", "card", several.iter().map(of).collect()),
            }
        }
        "stand" => match valuations(own, lang).as_slice() {
            [] | [_] => Does::Draft(Call::new("stand")),
            several => ask(texts::ask_values(lang, who), "stand", "values", several.to_vec()),
        },
        "cards" => {
            let call = if own.stood.is_some() { Call::new("bank").text("step", "draw") } else { Call::new("draw") };
            let title = texts::ask_draw(lang);
            Does::Ask(Question { title, call, field: "card", wants: Wants::Text(String::new()) })
        }
        _ => Does::Draft(Call::new("draw")),
    })
}

/// The ways in which the hand may count, the best first, where there is more than one that fits.
fn valuations(own: &Casting, lang: Lang) -> Vec<Choice> {
    let best = own.counted();
    let wild: Vec<_> = best.iter().filter(|one| !matches!(worth(one.card), Worth::Fixed(_))).collect();
    let mut choices: Vec<Choice> = Vec::new();
    let mut add = |counted: &[Counted]| {
        let said: Vec<String> = counted
            .iter()
            .filter(|one| !matches!(worth(one.card), Worth::Fixed(_)))
            .map(|one| format!("{}:{}", one.card, one.value))
            .collect();
        let call = if said.is_empty() { Call::new("stand") } else { Call::new("stand").text("values", said.join(",")) };
        let label = format!("{} = {}", powder::counted(counted, lang), total(counted));
        if total(counted) <= own.terms.tn && choices.iter().all(|choice| choice.call != call) {
            choices.push(Choice { label, call });
        }
    };
    add(&best);
    for one in wild {
        let values = match worth(one.card) {
            Worth::Ace => vec![1, HIGH_ACE],
            Worth::Joker | Worth::Fixed(_) => (1..=own.terms.tn).rev().collect(),
        };
        for value in values {
            let said = Counted { value, ..*one };
            add(&own.terms.counted(&own.mine, &[said]));
        }
    }
    choices
}

/// What else can be done in the middle of a game, or with raises that wait: the list of the moment.
#[must_use]
pub fn others(fight: &Encounter, lang: Lang) -> Option<Question> {
    if let Some(own) = fight.casting.as_deref().filter(|own| own.stood.is_some()) {
        let step = |step: &str, label: String| Choice { label, call: Call::new("bank").text("step", step) };
        let mut choices = vec![step("draw", texts::other_bank_draw(lang))];
        choices.extend(
            own.bank.cards.last().map(|card| step("cancel", texts::other_bank_cancel(lang, card_text(*card, lang)))),
        );
        choices.push(step("stand", texts::other_bank_stand(lang)));
        let title = texts::ask_other(lang);
        return Some(Question { title, call: Call::new("bank"), field: "step", wants: Wants::Choice(choices) });
    }
    let unspent = raises::waiting(fight).next()?;
    let who = unspent.who;
    let call = Call::new("improve").who("who", who.id, None);
    let ppx = Choice { label: texts::powder_gain_ppx(lang, 1), call: call.clone().text("what", "ppx") };
    let of = |kind: Gain| Choice { label: powder::gain(kind, 1, lang), call: call.clone().text("what", kind.word()) };
    let choices = Gain::ALL.into_iter().map(of).chain([ppx]).collect();
    let title = texts::ask_gain(lang, fight.member_name(who.id, who.member));
    Some(Question { title, call, field: "what", wants: Wants::Choice(choices) })
}

/// What an adept may begin from the list of other actions: each power by cards, and what power experience
/// buys between two scenarios.
#[must_use]
pub fn begins(fight: &Encounter, who: &Combatant, target: Target, lang: Lang) -> Vec<Choice> {
    let Some(adept) = who.stats.black_powder.as_deref().filter(|_| fight.options.black_powder.is_some()) else {
        return Vec::new();
    };
    let call = |verb, known: &Known| {
        let call = Call::new(verb).who("who", who.id, target.member).text("power", known.name.clone());
        let power = known.power.as_ref().filter(|_| known.is_aimed());
        match power.and_then(|power| likely(fight, who, power)) {
            Some(whom) => call.text("at", fight.typed_name(whom, None)),
            None => call,
        }
    };
    let by_cards = adept.powers.iter().map(|power| Choice {
        label: texts::other_intuitive(lang, power_name(&power.name, lang)),
        call: call("intuitive", power),
    });
    let by_ritual = adept.powers.iter().map(|power| Choice {
        label: texts::other_ritual(lang, power_name(&power.name, lang)),
        call: call("ritual", power),
    });
    let skill = Choice {
        label: texts::other_advance(lang, trait_name(&Trait::named(&adept.skill), lang), advance::price(who)),
        call: Call::new("advance").who("who", who.id, None).text("what", adept.skill.clone()),
    };
    let rises = (advance::is_between(fight) && adept.ppx >= advance::price(who)).then_some(skill);
    by_cards.chain(by_ritual).chain(rises).collect()
}
