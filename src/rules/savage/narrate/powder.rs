//! Black Powder in words: cards, Drain, raises and what they buy.

use crate::rules::savage::black_powder::{
    Adept, Counted, Feats, Gain, Gains, Game, Hand, Happening, Known, Reach, Side, Spent, Verdict, Worth, improved,
    total, worth,
};
use crate::rules::savage::deck::Card;
use crate::rules::savage::state::Encounter;
use crate::rules::savage::stats::{Attribute, Trait};
use crate::texts::{self, Lang, list};
use crate::view::ink::{dim, ink};
use crate::view::{Id, Tone};

use super::names::{called, card, name, of, plain, power_name, trait_name};
use super::rolls::level;

/// The line of one fact; nothing where the line before has told it.
pub fn told(fight: &Encounter, happening: &Happening, lang: Lang) -> Option<String> {
    Some(match happening {
        Happening::Began(casting) => {
            let who = called(fight, casting.who);
            let (tn, cancels) = (plain(casting.terms.tn), casting.terms.cancels);
            texts::powder_began(lang, who, power_name(&casting.power, lang), tn, cancels)
        }
        Happening::Drew { side, card } => dim(&moved(fight, *side, *card, true, lang)?),
        Happening::Cancelled { side, card } => dim(&moved(fight, *side, *card, false, lang)?),
        Happening::Stood { values } => {
            let who = fight.casting.as_ref().map(|casting| called(fight, casting.who)).unwrap_or_default();
            dim(&texts::powder_stood(lang, who, plain(total(values)), counted(values, lang)))
        }
        Happening::Decided { who, power, game } => decided(&name(fight, *who), power, game, lang),
        Happening::Performed { who, power, success, raises, .. } => {
            let (who, power) = (name(fight, *who), power_name(power, lang));
            match (success, raises) {
                (false, _) => ink(&texts::powder_ritual_fails(lang, power, who), Tone::Bad),
                (true, 0) => ink(&texts::powder_ritual_works(lang, power, who), Tone::Good),
                (true, raises) => ink(&texts::powder_ritual_raises(lang, *raises, power, who), Tone::Good),
            }
        }
        Happening::GivenUp { who, power } => {
            ink(&texts::powder_given_up(lang, name(fight, *who), power_name(power, lang)), Tone::Dim)
        }
        Happening::Drained { who, count, harm } => {
            let price =
                if *harm { texts::powder_price_harm(lang, *count) } else { texts::powder_price_fatigue(lang, *count) };
            ink(&texts::powder_drained(lang, *count, called(fight, *who), price), Tone::Bad)
        }
        Happening::RaisesWon(unspent) => dim(&texts::powder_raises_won(
            lang,
            unspent.raises,
            power_name(&unspent.power, lang),
            called(fight, unspent.who),
        )),
        Happening::Tired { who, now, down, .. } => {
            let who = name(fight, *who);
            let text = if *down { texts::log_collapsed(lang, who) } else { texts::log_tired(lang, who, *now) };
            ink(&text, Tone::Bad)
        }
        Happening::RaisesSpent { who, on } => texts::powder_raises_spent(lang, name(fight, *who), spent(*on, lang)),
        Happening::Works { who, power, gains, .. } => {
            if gains.total() == 0 {
                return None;
            }
            let adept = fight.get(who.id).and_then(|own| own.stats.black_powder.as_deref());
            let what = improvements(fight, who.id, adept.and_then(|adept| adept.power(power)), *gains, lang);
            texts::powder_works(lang, power_name(power, lang), called(fight, *who), what)
        }
        Happening::PowerRaised { who, power, to, gains, paid } => {
            let what = gained(*gains, lang);
            texts::powder_power_raised(lang, power_name(power, lang), name(fight, *who), to.name(lang), *paid, what)
        }
        Happening::SkillRaised { who, skill, to, paid } => {
            let skill = trait_name(&Trait::named(skill), lang);
            texts::powder_skill_raised(lang, skill, name(fight, *who), level(*to), *paid)
        }
    })
}

/// A card drawn or cancelled, and what the hand counts then.
fn moved(fight: &Encounter, side: Side, own: Card, drawn: bool, lang: Lang) -> Option<String> {
    let casting = fight.casting.as_ref()?;
    let mut hand: Hand = casting.hand(side).clone();
    if drawn {
        hand.cards.push(own);
    } else {
        hand.cancel(own);
    }
    let (tn, who) = (plain(casting.terms.tn), called(fight, casting.who));
    let own = card(own, lang);
    Some(match (side, drawn) {
        (Side::Player, drawn) => {
            let sum = plain(total(&casting.terms.counted(&hand, &[])));
            if drawn {
                texts::powder_drew(lang, who, own, sum, tn)
            } else {
                texts::powder_cancelled(lang, who, own, sum, tn)
            }
        }
        (Side::Bank, drawn) => {
            let sum = plain(total(&casting.terms.bank(&hand)));
            if drawn {
                texts::powder_bank_drew(lang, own, sum, tn)
            } else {
                texts::powder_bank_cancelled(lang, own, sum, tn)
            }
        }
    })
}

fn decided(who: &str, power: &str, game: &Game, lang: Lang) -> String {
    let (mine, cards) = (plain(total(&game.mine)), counted(&game.mine, lang));
    let sum = total(&game.bank);
    let bank = counted(&game.bank, lang);
    let bank = if game.bank.is_empty() {
        texts::powder_bank_none(lang)
    } else if sum > game.terms.tn {
        texts::powder_bank_bust(lang, plain(sum), bank)
    } else {
        texts::powder_bank_had(lang, plain(sum), bank)
    };
    let (who, power) = (who.to_owned(), power.to_owned());
    match game.verdict {
        Verdict::Bust => ink(&texts::powder_bust(lang, power, who, mine, cards, plain(game.terms.tn)), Tone::Bad),
        Verdict::Lost { double } => {
            let drains = if double { 2 } else { 1 };
            ink(&texts::powder_lost(lang, drains, power, who, bank, mine, cards), Tone::Bad)
        }
        Verdict::Won(won) if won.raises() == 0 => {
            ink(&texts::powder_won(lang, power, who, mine, cards, bank), Tone::Good)
        }
        Verdict::Won(won) => {
            let why = feats(won, lang);
            ink(&texts::powder_won_raises(lang, won.raises(), power, who, mine, cards, bank, why), Tone::Good)
        }
    }
}

/// Why a success has its raises.
#[must_use]
pub fn feats(own: Feats, lang: Lang) -> String {
    let all = [
        own.exact.then(|| texts::powder_feat_exact(lang)),
        own.three.then(|| texts::powder_feat_three(lang)),
        own.suit.then(|| texts::powder_feat_suit(lang)),
        own.joker.then(|| texts::powder_feat_joker(lang)),
    ];
    all.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Cards one after another.
#[must_use]
pub fn cards(all: &[Card], lang: Lang) -> String {
    all.iter().map(|own| card(*own, lang)).collect::<Vec<_>>().join(" ")
}

/// Cards one after another, Aces and Jokers with what they count.
#[must_use]
pub fn counted(all: &[Counted], lang: Lang) -> String {
    let one = |own: &Counted| {
        let card = card(own.card, lang);
        match worth(own.card) {
            Worth::Fixed(_) => card,
            Worth::Ace | Worth::Joker => texts::powder_counted(lang, card, plain(own.value)),
        }
    };
    all.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// One improvement, or several of a kind.
#[must_use]
pub fn gain(kind: Gain, count: u8, lang: Lang) -> String {
    match kind {
        Gain::Range => texts::powder_gain_range(lang, count),
        Gain::Duration => texts::powder_gain_duration(lang, count),
        Gain::Quantity => texts::powder_gain_quantity(lang, count),
        Gain::Extent => texts::powder_gain_extent(lang, count),
        Gain::Targets => texts::powder_gain_targets(lang, count),
    }
}

/// Improvements in words.
#[must_use]
pub fn gained(gains: Gains, lang: Lang) -> String {
    let kinds = Gain::ALL.into_iter().filter(|kind| gains.of(*kind) > 0);
    list(lang, &kinds.map(|kind| gain(kind, gains.of(kind), lang)).collect::<Vec<_>>())
}

fn spent(on: Spent, lang: Lang) -> String {
    let kinds = Gain::ALL.into_iter().filter(|kind| on.gains.of(*kind) > 0);
    let kinds = kinds.map(|kind| gain(kind, on.gains.of(kind), lang));
    let ppx = (on.ppx > 0).then(|| texts::powder_gain_ppx(lang, on.ppx));
    list(lang, &kinds.chain(ppx).collect::<Vec<_>>())
}

/// Improvements, and what range and duration they come to where the power has its own.
fn improvements(fight: &Encounter, who: Id, power: Option<&Known>, gains: Gains, lang: Lang) -> String {
    let kinds = Gain::ALL.into_iter().filter(|kind| gains.of(*kind) > 0);
    let mut all: Vec<String> = kinds.map(|kind| gain(kind, gains.of(kind), lang)).collect();
    if let Some(power) = power {
        let smarts = fight.get(who).map_or(6, |own| u32::from(own.attribute(Attribute::Smarts).die.sides()));
        all.extend(reach(power, smarts, gains, lang));
    }
    list(lang, &all)
}

/// What range and duration a power comes to with these improvements, where it has its own.
#[must_use]
pub fn reach(power: &Known, smarts: u32, gains: Gains, lang: Lang) -> Vec<String> {
    let range = power.range.map(|range| match range {
        Reach::Yards(yards) => yards,
        Reach::Smarts(yards) => yards.saturating_mul(smarts),
    });
    let range = range.map(|range| texts::powder_range(lang, improved(range, gains.range)));
    let duration = power.duration.map(|rounds| texts::powder_duration(lang, improved(rounds, gains.duration)));
    range.into_iter().chain(duration).collect()
}

/// What undo says of a step that this fact began.
#[must_use]
pub fn label(fight: &Encounter, happening: &Happening, lang: Lang) -> Option<String> {
    let whose = |who: Id| of(lang, &name(fight, who));
    let player = || fight.casting.as_ref().map(|casting| whose(casting.who.id)).unwrap_or_default();
    Some(match happening {
        Happening::Began(casting) => texts::undo_casting(lang, power_name(&casting.power, lang), whose(casting.who.id)),
        Happening::Drew { side: Side::Player, .. } | Happening::Cancelled { side: Side::Player, .. } => {
            texts::undo_casting_card(lang, player())
        }
        Happening::Decided { .. }
        | Happening::Drew { side: Side::Bank, .. }
        | Happening::Cancelled { side: Side::Bank, .. } => texts::undo_casting_bank(lang),
        Happening::Stood { .. } => texts::undo_casting_stand(lang, player()),
        Happening::RaisesSpent { who, .. } => texts::undo_raises(lang, whose(*who)),
        Happening::PowerRaised { who, .. } | Happening::SkillRaised { who, .. } => {
            texts::undo_advance(lang, whose(*who))
        }
        Happening::GivenUp { .. }
        | Happening::Drained { .. }
        | Happening::Performed { .. }
        | Happening::Tired { .. }
        | Happening::RaisesWon(_)
        | Happening::Works { .. } => {
            return None;
        }
    })
}

/// What an adept has, for the sheet.
#[must_use]
pub fn sheet(adept: &Adept, smarts: u32, lang: Lang) -> Vec<String> {
    use crate::rules::savage::black_powder::{Class, Source};
    let source = match adept.source {
        Source::Occult => texts::powder_source_occult(lang),
        Source::Device => texts::powder_source_device(lang),
    };
    let skill = trait_name(&Trait::named(&adept.skill), lang);
    let mut lines = vec![texts::powder_sheet(lang, skill, source, adept.ppx)];
    if !adept.domains.is_empty() {
        let one =
            |own: &crate::rules::savage::black_powder::Domain| format!("{} {}", own.name, super::names::sign(own.suit));
        lines.push(texts::powder_sheet_domains(lang, adept.domains.iter().map(one).collect::<Vec<_>>().join(", ")));
    }
    for power in &adept.powers {
        let class = match power.class {
            Class::Common => texts::powder_class_common(lang),
            Class::Open => texts::powder_class_open(lang),
            Class::Closed => texts::powder_class_closed(lang),
            Class::Legendary => texts::powder_class_legendary(lang),
        };
        let always = (power.always.total() > 0).then(|| gained(power.always, lang));
        let more = power.domains.iter().cloned().chain(always).chain(reach(power, smarts, power.always, lang));
        let more: String = more.flat_map(|part| [", ".to_owned(), part]).collect();
        lines.push(texts::powder_sheet_power(lang, power.name.clone(), class, power.rank().name(lang), more));
    }
    if let Some(points) = adept.points {
        lines.push(texts::powder_sheet_points(lang, adept.cost(), points));
    }
    lines
}
