//! Every fact and every refusal has words, in every language.

use crate::dice::{Ask, Die, Halt, Purpose as Use};
use crate::rules::contract::Refusal as Shared;
use crate::rules::jets_de_des::fixture::{IDS, fight};
use crate::rules::jets_de_des::{
    Attribute, Blow, Cause, Characteristic, Chosen, Consequence, Declaration, Dice, Encounter, Event, Fact, Hit, Kind,
    Level, Mod, Open, Penalty, Pool, Purpose, Reason, Refusal, Roll, Thrown, What, brief, halt, label, narrate,
    refusal,
};
use crate::texts::Lang;
use crate::view::Line;

const PSEUDO_AND_ALL: [Lang; 3] = [Lang::EN, Lang::FR, Lang::PSEUDO];

fn hit(by: bool, tactical: bool, devastating: bool, level: Level) -> Hit {
    Hit {
        by: by.then_some(IDS.anna),
        whom: IDS.brigand,
        amount: 2,
        level,
        nature: Some("#".into()),
        tactical,
        devastating,
        chosen: vec![Chosen::Kill],
    }
}

fn roll(purpose: Purpose, dice: Thrown, pool: Pool, points: u8) -> Roll {
    let reasons = [Reason::Penalty(Characteristic::Strength), Reason::Handicap, Reason::Free];
    Roll {
        who: IDS.anna,
        purpose,
        pool,
        score: 4,
        mods: reasons.map(|reason| Mod { reason, dice: -1 }).to_vec(),
        skill: Some("#".into()),
        points,
        mastery: points,
        difficulty: 2,
        at_stake: Characteristic::Strength,
        dice,
    }
}

/// Every purpose with every outcome; one with modifiers on either kind of pool, one at score 0,
/// one without dice, one whose points wait.
fn rolls() -> Vec<Roll> {
    let blow = |weapon| Blow { whom: IDS.brigand, weapon, base: 1, level: Level::Minor, nature: None };
    let purposes = [
        Purpose::Test,
        Purpose::Attack(blow(Some("#".to_owned()))),
        Purpose::Resist(Box::new(hit(true, false, false, Level::Minor))),
    ];
    let strength = Pool::Of(Characteristic::Strength);
    let thrown = |raw: &[u8], kept: &[u8], spent: &[u8]| {
        Thrown::Dice(Dice { raw: raw.to_vec(), kept: kept.to_vec(), spent: spent.to_vec() })
    };
    let mut all = vec![roll(Purpose::Attack(blow(None)), thrown(&[4], &[4], &[]), Pool::Sum(Attribute::Might), 0)];
    for purpose in purposes {
        let own = |dice, points| roll(purpose.clone(), dice, strength, points);
        let mut weak = own(thrown(&[6, 2], &[2], &[2]), 0);
        weak.score = 0;
        all.extend([weak, own(thrown(&[4, 1], &[4, 1], &[]), 2), own(Thrown::Without(0), 0)]);
        for faces in [[1, 2], [4, 2], [4, 5], [6, 6]] {
            let mut plain = own(thrown(&faces, &faces, &[]), 0);
            plain.mods.clear();
            plain.skill = None;
            all.push(plain);
        }
        all.push(own(Thrown::Without(2), 0));
    }
    all
}

fn whats() -> Vec<What> {
    let some = Some("#".to_owned());
    let damage = |amount, level, nature: &Option<String>, location: &Option<String>| What::Damage {
        amount,
        level,
        nature: nature.clone(),
        location: location.clone(),
    };
    let penalty = |cause, until| What::Penalty(Penalty { on: Characteristic::Speed, amount: 1, cause, until });
    vec![
        damage(1, Level::Minor, &None, &None),
        damage(2, Level::Severe, &some, &some),
        damage(9, Level::Minor, &None, &None),
        penalty(Cause::CriticalFailure, None),
        penalty(Cause::Told(String::new()), some.clone()),
        penalty(Cause::Told("#".into()), None),
        What::Effect("#".into()),
        What::Death,
    ]
}

fn declarations() -> Vec<Declaration> {
    let kinds = [Kind::Action, Kind::Reaction(String::new()), Kind::Reaction("#".into())];
    let mut all = Vec::new();
    for kind in kinds {
        for (text, targets, weapon) in
            [("#", vec![], None), ("#", vec![IDS.brigand], None), ("", vec![IDS.brigand], None), ("", vec![], Some(0))]
        {
            all.push(Declaration {
                who: IDS.anna,
                text: text.into(),
                kind: kind.clone(),
                targets,
                weapon,
                skill: None,
                on: None,
            });
        }
    }
    all
}

fn facts() -> Vec<Fact> {
    vec![
        Fact::Score(Characteristic::Strength, 5),
        Fact::Defence(3),
        Fact::Mastery("#".into(), 1),
        Fact::Ticked(Level::Minor, 1),
        Fact::Boxes(Level::Severe, 2),
        Fact::Overflow(2),
        Fact::Handicap(-2),
        Fact::Hidden(true),
        Fact::Hidden(false),
        Fact::Out(true),
        Fact::Out(false),
        Fact::Dead(true),
        Fact::Dead(false),
    ]
}

/// Every kind of fact, with every kind of content that is told differently.
fn events(fight: &Encounter) -> Vec<Event> {
    let who = IDS.anna;
    let newcomer = fight.get(who).expect("Anna").clone();
    let hidden = crate::rules::jets_de_des::Combatant { hidden: true, ..newcomer.clone() };
    let penalty = Penalty { on: Characteristic::Speed, amount: 1, cause: Cause::Told("#".into()), until: None };
    let mut all = vec![
        Event::Added(Box::new(newcomer)),
        Event::Added(Box::new(hidden)),
        Event::Removed { who },
        Event::Renamed { who, name: "#".into() },
        Event::Noted { who, text: "#".into() },
        Event::RoundBegan { round: 1, declares: vec![who, IDS.bruno], acts: vec![IDS.bruno, who] },
        Event::Passed { who },
        Event::ChangedMind { who },
        Event::ActionBegan,
        Event::TurnBegan { who },
        Event::TurnEnded { who },
        Event::Placed { who, place: 0 },
        Event::Spent { points: vec![1, 0] },
        Event::Spent { points: vec![0, 0] },
        Event::PriceOffered,
        Event::PriceTaken { price: "#".into() },
        Event::PriceTaken { price: String::new() },
        Event::PriceLeft,
        Event::HitClosed { whom: who, avoided: 0, remains: 2 },
        Event::HitClosed { whom: who, avoided: 1, remains: 1 },
        Event::HitClosed { whom: who, avoided: 2, remains: 0 },
        Event::Committed,
        Event::Healed { who, boxes: 1, level: Level::Minor },
        Event::Healed { who, boxes: 2, level: Level::Moderate },
        Event::Penalised { who, penalty },
        Event::Lifted { who, on: Characteristic::Speed },
        Event::Affected { who, text: "#".into() },
        Event::Cured { who, text: "#".into() },
    ];
    all.extend(declarations().into_iter().map(Event::Declared));
    for (tactical, devastating) in [(false, false), (true, false), (true, true)] {
        all.extend([true, false].map(|by| Event::Hit(Box::new(hit(by, tactical, devastating, Level::Moderate)))));
    }
    let text = || "#".to_owned();
    let chosen = [Chosen::Location(text()), Chosen::Nature(text()), Chosen::Kill, Chosen::Effect(text())];
    all.extend(chosen.map(Event::Chose));
    for what in whats() {
        let consequence = Consequence { by: Some(IDS.bruno), who, what };
        all.extend([Event::Due(consequence.clone()), Event::Came(consequence)]);
    }
    all.extend(facts().into_iter().map(|fact| Event::Corrected { who, fact }));
    all.extend(rolls().into_iter().map(|roll| Event::Rolled(Box::new(roll))));
    all
}

/// A fight whose names have no letters, so that every letter is ours; a roll, a hit and a price are open.
fn nameless() -> Encounter {
    let mut fight = fight();
    for (number, combatant) in fight.combatants.iter_mut().enumerate() {
        combatant.name = format!("<{number}>");
        combatant.stats.weapons.iter_mut().for_each(|weapon| weapon.name = "<>".into());
    }
    let open = rolls().into_iter().find(Roll::can_spend).expect("a roll with points");
    let attack = rolls().into_iter().find(|roll| roll.other().is_some()).expect("an attack");
    fight.open = vec![
        Open::Price(Box::new(attack)),
        Open::Hit(Box::new(hit(true, true, true, Level::Minor))),
        Open::Spend(Box::new(open)),
    ];
    fight.round.acts = vec![IDS.anna, IDS.bruno];
    fight
}

/// Letters of the program's own: those of dice (`d6`) apart.
fn letters(text: &str) -> bool {
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let die = sign == 'd' && signs.peek().is_some_and(char::is_ascii_digit);
        if sign.is_ascii_alphabetic() && !die {
            return true;
        }
    }
    false
}

fn told(fight: &Encounter, event: &Event, lang: Lang) -> String {
    narrate(fight, event, lang).iter().map(Line::text).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_event_has_lines_in_every_language() {
    let fight = nameless();
    for event in events(&fight) {
        for lang in PSEUDO_AND_ALL {
            let text = told(&fight, &event, lang);
            let steps = std::slice::from_ref(&event);
            let (label, brief) = (label(&fight, steps, lang), brief(&fight, steps, lang));
            assert!(!label.is_empty(), "{event:?}");
            let ascii_minus = (0..10).any(|digit| text.contains(&format!("-{digit}")));
            let marks = ['⟦', '⟧', '\u{E0FF}'];
            assert!(!ascii_minus && [&text, &label, &brief].iter().all(|own| !own.contains(marks)), "{text} {label}");
            if lang == Lang::PSEUDO {
                assert!(!letters(&text) && !letters(&label) && !letters(&brief), "{event:?}: {text} {label} {brief}");
            }
        }
    }
}

#[test]
fn somebody_who_has_left_is_still_told_of() {
    let empty = Encounter::default();
    for event in events(&nameless()) {
        for line in narrate(&empty, &event, Lang::EN) {
            assert!(line.0.len() > 1, "{event:?}");
        }
    }
}

#[test]
fn every_event_as_it_reads() {
    let mut fight = fight();
    fight.open = nameless().open;
    fight.round.number = 1;
    let lines = |lang: Lang| {
        let lines: Vec<String> = events(&fight).iter().map(|event| told(&fight, event, lang)).collect();
        let mut lines: Vec<&str> = lines.iter().map(String::as_str).filter(|line| !line.is_empty()).collect();
        lines.dedup();
        lines.join("\n")
    };
    insta::assert_snapshot!("events_in_english", lines(Lang::EN));
    insta::assert_snapshot!("events_in_french", lines(Lang::FR));
}

fn refusals() -> Vec<Refusal> {
    let id = IDS.anna;
    vec![
        Refusal::Shared(Shared::NothingToUndo),
        Refusal::SpendFirst(id),
        Refusal::HitFirst(id),
        Refusal::CommitFirst,
        Refusal::NoRound,
        Refusal::NothingToCommit,
        Refusal::PhaseOver,
        Refusal::NotActing,
        Refusal::NoTurn(id),
        Refusal::ItsTurn(id),
        Refusal::HadTurn(id),
        Refusal::NoSuchPlace(9),
        Refusal::Down(id),
        Refusal::TargetDown(id),
        Refusal::OnSelf(id),
        Refusal::Hidden(id),
        Refusal::NoWeapon(id, "#".into()),
        Refusal::NothingToSpend,
        Refusal::TooManyPoints { spent: 3, points: 2 },
        Refusal::TooManyDice { named: 3, kept: 2 },
        Refusal::BeyondSix { face: 5, points: 2 },
        Refusal::NoHit(id),
        Refusal::NothingToChoose,
        Refusal::NoControl,
        Refusal::NotDevastating,
        Refusal::NoPrice,
        Refusal::NoAttributePools,
        Refusal::NotAtStake(Characteristic::Speed),
        Refusal::MustRoll,
        Refusal::NoPenalty(id, Characteristic::Speed),
        Refusal::NothingToHeal(id),
        Refusal::NoCondition(id, "#".into()),
        Refusal::NameTaken("#".into()),
        Refusal::NoName,
        Refusal::NobodyToAttack,
        Refusal::NobodySelected,
        Refusal::NothingElse,
        Refusal::NoSuchOption,
    ]
}

fn said(lang: Lang) -> Vec<String> {
    let fight = nameless();
    let ask = Ask { die: Die::D6, purpose: Use::Pool, of: 0, again: 0 };
    let halts = [Halt::Needs(ask), Halt::Impossible { ask, face: 7 }, Halt::NeedsFaces];
    let refused = refusals();
    refused.iter().map(|why| refusal(&fight, why, lang)).chain(halts.iter().map(|why| halt(why, lang))).collect()
}

#[test]
fn every_refusal_has_words_in_every_language() {
    for lang in PSEUDO_AND_ALL {
        for text in said(lang) {
            assert!(text.chars().filter(|sign| sign.is_alphabetic()).count() > 5, "{text}");
            assert!(lang != Lang::PSEUDO || !letters(&text), "{text}");
        }
    }
    insta::assert_snapshot!("refusals_in_english", said(Lang::EN).join("\n"));
    insta::assert_snapshot!("refusals_in_french", said(Lang::FR).join("\n"));
}
