//! Every fact and every refusal of Black Powder has words, in every language.

use std::sync::Arc;

use crate::rules::savage::black_powder::{
    Adept, Casting, Class, Counted, Domain, DrainRule, Feats, Gain, Gains, Game, Hand, Happening, Known, PowderRefusal,
    Reach, Side, Source, Spent, Terms, Unspent, Verdict,
};
use crate::rules::savage::fixture::{IDS, fight, who};
use crate::rules::savage::rank::Rank;
use crate::rules::savage::{Card, Encounter, Event, Refusal, Suit, label, narrate, refusal};
use crate::texts::Lang;

use super::every::letters;

const EVERY: [Lang; 3] = [Lang::EN, Lang::FR, Lang::PSEUDO];

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn adept() -> Adept {
    let power = |class| Known {
        name: "#".into(),
        class,
        domains: vec!["*".into()],
        rank: Some(Rank::Veteran),
        always: Gains::default().with(Gain::Quantity),
        range: Some(Reach::Smarts(100)),
        duration: Some(3),
        power: None,
    };
    Adept {
        points: Some(3),
        domains: vec![Domain { name: "*".into(), suit: Suit::Hearts }],
        powers: [Class::Common, Class::Open, Class::Closed, Class::Legendary].map(power).into(),
        ..Adept::default()
    }
}

fn casting() -> Casting {
    let terms = Terms { tn: 8, cancels: 2, may_cancel: true, ..Terms::default() };
    let hand = |cards: &[&str]| Hand { cards: cards.iter().map(|own| card(own)).collect(), cancelled: vec![] };
    Casting {
        who: who(IDS.tia),
        power: "#".into(),
        at: vec![],
        drain: DrainRule::BySource,
        terms,
        pile: Card::all(),
        mine: hand(&["5C", "AS", "RJ"]),
        stood: None,
        bank: hand(&["7S"]),
    }
}

/// The fight of the tests, in the middle of a game; no name has letters.
fn casts() -> Encounter {
    let mut fight = fight();
    for (number, combatant) in fight.combatants.iter_mut().enumerate() {
        combatant.name = format!("<{number}>");
        Arc::make_mut(&mut combatant.stats).black_powder = Some(Box::new(adept()));
    }
    fight.options.black_powder = Some(crate::rules::savage::black_powder::PowderOptions::default());
    fight.casting = Some(Arc::new(casting()));
    fight
}

fn happenings() -> Vec<Happening> {
    let id = IDS.tia;
    let counted = |cards: &[(&str, i32)]| {
        cards.iter().map(|(own, value)| Counted { card: card(own), value: *value }).collect::<Vec<_>>()
    };
    let gains = Gain::ALL.into_iter().fold(Gains::default(), |gains, kind| gains.with(kind).with(kind));
    let one = Gains::default().with(Gain::Range);
    let unspent = |raises| Unspent { who: who(id), power: "#".into(), at: vec![], raises, gains: one };
    let feats = Feats { exact: true, three: true, suit: true, joker: true };
    let to = "d10".parse().expect("a level");
    let mut all = vec![
        Happening::Began(Arc::new(casting())),
        Happening::Stood { values: counted(&[("5C", 5), ("AS", 1), ("RJ", 2)]) },
        Happening::GivenUp { who: id, power: "#".into() },
        Happening::RaisesWon(Arc::new(unspent(1))),
        Happening::RaisesWon(Arc::new(unspent(2))),
        Happening::RaisesSpent { who: id, on: Spent { gains, ppx: 2 } },
        Happening::Works { who: who(id), power: "#".into(), at: vec![who(IDS.rats)], gains },
        Happening::Works { who: who(id), power: "#".into(), at: vec![], gains: Gains::default() },
        Happening::PowerRaised { who: id, power: "#".into(), to: Rank::Heroic, gains, paid: 5 },
        Happening::SkillRaised { who: id, skill: "Faith".into(), to, paid: 10 },
    ];
    for side in [Side::Player, Side::Bank] {
        all.push(Happening::Drew { side, card: card("9D") });
        all.push(Happening::Cancelled { side, card: card(if side == Side::Bank { "7S" } else { "5C" }) });
    }
    for (now, down) in [(1, false), (2, false), (2, true)] {
        all.push(Happening::Tired { who: id, member: None, now, down });
    }
    for (count, harm) in [(1, true), (1, false), (2, true), (2, false)] {
        all.push(Happening::Drained { who: who(id), count, harm });
    }
    for (success, raises) in [(false, 0), (true, 0), (true, 1), (true, 2)] {
        all.push(Happening::Performed { who: id, power: "#".into(), total: 5, success, raises, drains: 1 });
    }
    let verdicts = [
        Verdict::Bust,
        Verdict::Won(Feats::default()),
        Verdict::Won(Feats { exact: true, ..Feats::default() }),
        Verdict::Won(feats),
        Verdict::Lost { double: false },
        Verdict::Lost { double: true },
    ];
    for verdict in verdicts {
        for bank in [&[][..], &[("7S", 7)], &[("7S", 7), ("KD", 10)]] {
            let game = Game {
                terms: casting().terms,
                mine: counted(&[("5C", 5), ("RJ", 3)]),
                cancelled: vec![card("9C")],
                bank: counted(bank),
                bank_cancelled: vec![],
                verdict,
            };
            all.push(Happening::Decided { who: id, power: "#".into(), game: Arc::new(game) });
        }
    }
    all
}

fn sound(told: &str, lang: Lang) {
    assert!(!told.contains(['⟦', '⟧', '\u{E0FF}']), "{told}");
    assert!(lang != Lang::PSEUDO || !letters(told), "{told}");
}

#[test]
fn every_fact_of_black_powder_has_lines_in_every_language() {
    for event in happenings().into_iter().map(|own| Event::Powder(Box::new(own))) {
        for lang in EVERY {
            for fight in [casts(), Encounter::default()] {
                for line in narrate(&fight, &event, lang) {
                    assert!(line.0.len() > 1, "{event:?}");
                    if !fight.combatants.is_empty() {
                        sound(&line.text(), lang);
                    }
                }
                assert!(!label(&fight, std::slice::from_ref(&event), lang).is_empty(), "{event:?}");
            }
        }
    }
}

#[test]
fn what_an_adept_knows_has_words_in_every_language() {
    for lang in EVERY {
        for source in [Source::Occult, Source::Device] {
            let lines = super::powder::sheet(&Adept { source, ..adept() }, 8, lang);
            assert_eq!(lines.len(), 7, "{lines:?}");
            for line in &lines {
                sound(line, lang);
            }
        }
    }
}

fn refusals() -> Vec<PowderRefusal> {
    let id = IDS.tia;
    vec![
        PowderRefusal::Off,
        PowderRefusal::NoMagic(id),
        PowderRefusal::NoPower(id, "#".into()),
        PowderRefusal::Unskilled(id),
        PowderRefusal::NoDomain(id, "#".into()),
        PowderRefusal::NotCasting,
        PowderRefusal::Casting(id),
        PowderRefusal::Stood,
        PowderRefusal::NotStood,
        PowderRefusal::OnlyWildCancels(id),
        PowderRefusal::CancelledOnce(id),
        PowderRefusal::BankCancels(1),
        PowderRefusal::BankCancels(5),
        PowderRefusal::NotInHand(card("9D")),
        PowderRefusal::CardOut(card("RJ")),
        PowderRefusal::PileEmpty,
        PowderRefusal::NoCards,
        PowderRefusal::BadValue(card("AS"), 3),
        PowderRefusal::NoRaises(id),
        PowderRefusal::TooManyGains(0),
        PowderRefusal::TooManyGains(1),
        PowderRefusal::TooManyGains(2),
        PowderRefusal::TooFewPpx { who: id, have: 1, needs: 5 },
        PowderRefusal::TopRank("#".into()),
        PowderRefusal::ChooseGains(4),
        PowderRefusal::MidFight,
    ]
}

#[test]
fn every_refusal_of_black_powder_has_words_in_every_language() {
    let fight = casts();
    let said =
        |lang| refusals().into_iter().map(|why| refusal(&fight, &Refusal::Powder(why), lang)).collect::<Vec<_>>();
    for text in said(Lang::PSEUDO) {
        sound(&text, Lang::PSEUDO);
    }
    insta::assert_snapshot!("powder_refusals_in_english", said(Lang::EN).join("\n"));
    insta::assert_snapshot!("powder_refusals_in_french", said(Lang::FR).join("\n"));
}
