//! Every fact and every refusal has words, in every language.

use std::sync::Arc;

use smallvec::smallvec;

use crate::dice::{Ask, Die, Halt, Purpose};
use crate::rules::contract::{self, Misuse, Refusal as Shared};
use crate::rules::savage::fixture::{IDS, fight, who};
use crate::rules::savage::fray::Lot;
use crate::rules::savage::{
    Blood, Bought, Card, Chance, Deed, Encounter, Event, Fate, Fray, FreeAttack, Gait, How, Location, Outcome, Purse,
    Refusal, Rule, Target, Verdict, label, missing, narrate, refusal,
};
use crate::rules::savage::{Offer, Peril, Resisted, Vital};
use crate::texts::Lang;

use super::sample::{hit, roll, rolls};

const fn free(why: Chance) -> FreeAttack {
    FreeAttack { by: who(IDS.rats), whom: who(IDS.tia), why }
}

fn owed(from: Peril) -> Event {
    Event::Fray(Fray::ResistOwed(Arc::new(Resisted { who: who(IDS.tia), from })))
}

/// Every fact between several.
fn fray() -> Vec<Event> {
    vec![
        Event::Fray(Fray::Engaged { who: who(IDS.tia), whom: who(IDS.rats) }),
        Event::Fray(Fray::Withdrew { who: who(IDS.rats), from: None }),
        Event::Fray(Fray::Withdrew { who: who(IDS.tia), from: Some(who(IDS.rats)) }),
        Event::Fray(Fray::FreeOffered(free(Chance::Withdrawal))),
        Event::Fray(Fray::FreeOffered(free(Chance::FirstStrike))),
        Event::Fray(Fray::FreeOffered(free(Chance::Counter { cost: -2 }))),
        Event::Fray(Fray::FreeWaived(free(Chance::Withdrawal))),
        Event::Fray(Fray::HitOwed(Arc::new(hit(Location::Torso)))),
        Event::Fray(Fray::Escaped { hit: Arc::new(hit(Location::Torso)) }),
        Event::Fray(Fray::Pushed { whom: who(IDS.tia), squares: 1, prone: false }),
        Event::Fray(Fray::Pushed { whom: who(IDS.tia), squares: 2, prone: true }),
        Event::Fray(Fray::Squeezed(Arc::new(hit(Location::Torso)))),
        Event::Fray(Fray::WentWide { hit: Arc::new(hit(Location::Torso)) }),
        Event::Fray(Fray::BystanderHit {
            hit: Arc::new(hit(Location::Torso)),
            lot: Some(Lot { die: Die::D4, face: 3 }),
            among: vec![who(IDS.tia), who(IDS.rats)],
        }),
        Event::Fray(Fray::BystanderHit { hit: Arc::new(hit(Location::Torso)), lot: None, among: Vec::new() }),
        Event::Fray(Fray::NobodyBy),
        Event::Fray(Fray::Finished { by: who(IDS.tia), whom: who(IDS.rats), weapon: "cutlass".into() }),
        Event::Fray(Fray::Caught { hits: vec![Arc::new(hit(Location::Torso))] }),
        Event::Fray(Fray::Ambushed { by: vec![IDS.rats], whom: vec![(who(IDS.tia), true)] }),
        owed(Peril::Ambush { danger: false }),
        owed(Peril::Rage),
    ]
}

/// Every fact about a turn.
fn deeds() -> Vec<Event> {
    let who = who(IDS.tia);
    let mut all = vec![
        Deed::Ran { who, die: 6, face: 5, squares: 11 },
        Deed::Ran { who: Target { id: IDS.rats, member: None }, die: 10, face: 5, squares: 11 },
        Deed::Rose { who },
    ];
    all.extend([Gait::Walk, Gait::Crouch, Gait::Crawl].map(|gait| Deed::Moved { who, gait, squares: 6 }));
    all.into_iter().map(Event::Deed).collect()
}

const PSEUDO_AND_ALL: [Lang; 3] = [Lang::EN, Lang::FR, Lang::PSEUDO];

/// Every event there is, once at least.
fn events(fight: &Encounter) -> Vec<Event> {
    let (who, member) = (IDS.tia, 1);
    let card: Card = "RJ".parse().expect("a card");
    let newcomer = |hidden| {
        let rats = fight.get(IDS.rats).cloned().expect("rats");
        Event::Added(Box::new(crate::rules::savage::Combatant { hidden, ..rats }))
    };
    let offer = Offer { who, wounds: 1, location: None, nonlethal: false, before: Vital::default() };
    let mut all = vec![
        newcomer(true),
        newcomer(false),
        Event::Reinforced { who: IDS.rats, count: 2 },
        Event::Removed { who },
        Event::Renamed { who, name: "#".into() },
        Event::Noted { who, text: "#".into() },
        Event::RoundEnded { shuffled: None },
        Event::RoundEnded { shuffled: Some(Card::all()) },
        Event::RoundBegan { round: 2 },
        Event::PileRenewed { pile: Card::all() },
        Event::Dealt { to: smallvec![who, IDS.rats], drawn: Card::all().into(), kept: card },
        Event::JokerUp,
        Event::CardGiven { to: vec![who], card, from: vec![] },
        Event::CardGiven { to: vec![who], card, from: vec![IDS.rats] },
        Event::CardLaidAside { of: vec![who], card },
        Event::CardGivenUp { who },
        Event::DeckFound { pile: vec![], discard: vec![] },
        Event::TurnResumed { who },
        Event::TurnMissed { who },
        Event::TurnEnded { who, acted: true },
        Event::TurnEnded { who, acted: false },
        Event::RoundOver,
        Event::Held { who },
        Event::HoldUsed { who },
        Event::HoldLost { who },
        Event::Ran { who },
        Event::Exposed { who },
        Event::Guarded { who },
        Event::Emptied { who, weapon: 1 },
        Event::Reloaded { who, weapon: 9 },
        Event::GangedUp { whom: who, count: 3 },
        Event::Wasted { hit: Arc::new(hit(Location::Torso)) },
        Event::Shaken { who, member },
        Event::Unshaken { who, member, acts: true },
        Event::StayedShaken { who, member },
        Event::Wounded { who, wounds: 1, now: 1 },
        Event::Out { who, member },
        Event::SoakOffered(Arc::new(offer)),
        Event::SoakClosed { who },
        Event::Soaked { who, of: 2, removed: 1 },
        Event::WentDown { who, location: None, nonlethal: false },
        Event::BleedingOwed { who },
    ];
    all.extend(
        [How::Called, How::Held, How::Joker, How::Interrupting, How::After].map(|how| Event::TurnBegan { who, how }),
    );
    let outcomes = [Outcome::Won, Outcome::Lost, Outcome::Together];
    all.extend(outcomes.map(|outcome| Event::Interrupted { who, whom: IDS.rats, outcome }));
    let verdicts =
        [Verdict::Dead, Verdict::BleedingOut, Verdict::Unconscious, Verdict::UpAgain, Verdict::KnockedOut(4)];
    all.extend(verdicts.map(|verdict| Event::Judged { who, verdict }));
    all.extend([Blood::Dies, Blood::BleedsOn, Blood::Stops].map(|blood| Event::Bled { who, blood }));
    all.extend([Fate::Dead, Fate::Alive, Fate::Scratched].map(|fate| Event::FateKnown { who: IDS.rats, member, fate }));
    all.extend([true, false].map(|spared| Event::CheatedDeath { who, spared }));
    all.extend(super::every_effect::injuries().into_iter().map(|injury| Event::Injured { who, injury }));
    for purse in [Purse::Own(who), Purse::Pool] {
        all.extend([1, 2, -1, -2].map(|count| Event::BenniesGiven { purse, count }));
        let bought = [Bought::Reroll(who), Bought::Soak(who), Bought::Unshake(who)];
        all.extend(bought.map(|bought| Event::BennySpent { purse, bought }));
    }
    for fact in super::every_fact::all() {
        all.push(Event::Corrected { who, member: None, fact: fact.clone() });
        all.push(Event::Corrected { who: IDS.rats, member: Some(1), fact });
    }
    for what in rolls(fight) {
        for better in [true, false] {
            all.push(Event::Rerolled { what: Arc::new(what.clone()), who: self::who(who), total: 5, better });
        }
        all.push(Event::Rolled(Arc::new(what)));
    }
    all.extend(super::every_effect::events());
    all.extend(super::every_effect::magic(&roll(fight, &[5, 2])));
    all.extend(fray());
    all.extend(deeds());
    all
}

/// A fight whose names have no letters, so that every letter is ours.
fn nameless() -> Encounter {
    let mut fight = fight();
    for (number, combatant) in fight.combatants.iter_mut().enumerate() {
        combatant.name = format!("<{number}>");
    }
    fight
}

/// Letters of the program's own: those of dice (`d6`) apart.
pub fn letters(text: &str) -> bool {
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let die = sign == 'd' && signs.peek().is_some_and(char::is_ascii_digit);
        if sign.is_ascii_alphabetic() && !die {
            return true;
        }
    }
    false
}

#[test]
fn every_event_has_lines_in_every_language() {
    let fight = nameless();
    for event in events(&fight) {
        for lang in PSEUDO_AND_ALL {
            let lines = narrate(&fight, &event, lang);
            let told = lines.iter().map(crate::view::Line::text).collect::<Vec<_>>().join("\n");
            let label = label(&fight, std::slice::from_ref(&event), lang);
            assert!(!label.is_empty(), "{event:?}");
            assert!(lines.iter().all(|line| line.0.len() > 1), "{event:?}: {told}");
            let ascii_minus = (0..10).any(|digit| told.contains(&format!("-{digit}")));
            assert!(
                !ascii_minus && !told.contains(['⟦', '⟧', '\u{E0FF}']) && !label.contains(['⟦', '\u{E0FF}']),
                "{told} {label}"
            );
            if lang == Lang::PSEUDO {
                assert!(!letters(&told) && !letters(&label), "{event:?}: {told} {label}");
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

fn refusals() -> Vec<Refusal> {
    let id = IDS.tia;
    let more = super::every_effect::refusals();
    let all = vec![
        Refusal::Shared(Shared::NothingToUndo),
        Refusal::Shaken(id),
        Refusal::Spent(id),
        Refusal::Down(id),
        Refusal::TargetDown(id),
        Refusal::OnSelf(id),
        Refusal::NoWeapon(id, "#".into()),
        Refusal::Dropped(id, "#".into()),
        Refusal::NothingToDrop(id),
        Refusal::NothingDropped(id),
        Refusal::HowTough("#".into()),
        Refusal::Tended(id, IDS.rats),
        Refusal::NotHeld(id),
        Refusal::HoldsNobody(id),
        Refusal::NoSuchTrait("break", crate::rules::savage::Attribute::Vigor),
        Refusal::TooManyShots(id, 1),
        Refusal::NoRange(id),
        Refusal::OnlyRanged("cover"),
        Refusal::OnlyRanged("aim"),
        Refusal::OnlyMelee("gang"),
        Refusal::OnlyMelee("wild"),
        Refusal::OnlyMelee("unarmed"),
        Refusal::NoHit,
        Refusal::DamageRolled,
        Refusal::NothingToReroll,
        Refusal::NotTheirRoll(id),
        Refusal::NoBenny(id),
        Refusal::PoolEmpty,
        Refusal::NoPurse(id),
        Refusal::NothingToSoak(id),
        Refusal::NotShaken(id),
        Refusal::Tried(id),
        Refusal::NotDown(id),
        Refusal::NotBleeding(id),
        Refusal::NoFate(id),
        Refusal::NotDealt,
        Refusal::RoundOver,
        Refusal::Holding(id),
        Refusal::Acted(id),
        Refusal::NotFree(id),
        Refusal::ItsTurn(id),
        Refusal::NotActing(id, None),
        Refusal::NotActing(id, Some(IDS.umo)),
        Refusal::OutOfCards,
        Refusal::CardOut(Card::RedJoker),
        Refusal::TooManyCards(1),
        Refusal::Hidden(id),
        Refusal::OnlyWild(id),
        Refusal::NotAGroup(id),
        Refusal::TooMany(0),
        Refusal::NameTaken("#".into()),
        Refusal::NoName,
        Refusal::Loaded(id),
        Refusal::NotWith("also", "members"),
        Refusal::NeedsEdge(id, "Frenzy"),
        Refusal::NotAutomatic(id),
        Refusal::TooManyTargets(id, 1),
        Refusal::NothingToResist(id),
        Refusal::NothingStrayed,
        Refusal::NoWildDie,
        Refusal::NotOfTarget("#".to_owned()),
        Refusal::WholeTurn(id),
        Refusal::ActedAlready(id),
        Refusal::HasRun(id),
        Refusal::HasMoved(id),
        Refusal::OnTheGround(id),
        Refusal::Standing(id),
        Refusal::NeedsCover,
        Refusal::NothingWide,
        Refusal::TooManyBystanders(12),
        Refusal::NotLethal(IDS.tia),
        Refusal::NotHelpless(IDS.tia),
        Refusal::NearIsOff,
        Refusal::NobodyToLead(id),
        Refusal::NoEngagements,
        Refusal::LeftOut(Rule::Trick),
        Refusal::SameSide(id, IDS.rats),
        Refusal::OtherSide(id, IDS.rats),
        Refusal::NoSuchSkill("#".into(), None),
        Refusal::NoSuchSkill("##".into(), Some("Fighting".into())),
        Refusal::Engaged(id, IDS.rats),
        Refusal::NotEngaged(id),
        Refusal::NoFreeAttack(id),
    ];
    all.into_iter().chain(more).collect()
}

fn said(lang: Lang) -> Vec<String> {
    let fight = nameless();
    let among = vec!["<1>".into(), "<2>".into()];
    let shared = [
        Shared::UnknownName("#".into()),
        Shared::MisspeltName { said: "#".into(), near: "##".into() },
        Shared::AmbiguousName { said: "#".into(), among },
        Shared::NoSuchMember { name: "#".into(), count: 1 },
        Shared::UnknownTemplate("#".into()),
        Shared::FightIsFull(500),
        Shared::NothingToUndo,
        Shared::NothingToRedo,
    ];
    let wrong = [
        Misuse::UnknownVerb("#".into(), None),
        Misuse::UnknownVerb("#".into(), Some("#")),
        Misuse::Missing { verb: "#", field: "#" },
        Misuse::Surplus { verb: "#", word: "#".into() },
        Misuse::BadValue { field: "#", value: "#".into(), expected: "#".into() },
        Misuse::Twice("#"),
        Misuse::OpenQuote,
    ];
    let purposes = [
        Purpose::Trait,
        Purpose::Wild,
        Purpose::Strength,
        Purpose::Weapon,
        Purpose::Raise,
        Purpose::Object,
        Purpose::Table,
    ];
    let ask = |purpose| Ask { die: Die::D6, purpose, of: 0, again: 0 };
    let mut halts: Vec<Halt> = purposes.iter().map(|purpose| Halt::Needs(ask(*purpose))).collect();
    halts.extend(purposes.map(|purpose| Halt::Needs(Ask { of: 1, again: 1, ..ask(purpose) })));
    halts.extend([Halt::Impossible { ask: ask(Purpose::Wild), face: 7 }, Halt::NeedsFaces]);
    let mut all: Vec<String> = refusals().iter().map(|why| refusal(&fight, why, lang)).collect();
    all.extend(shared.iter().map(|why| contract::refusal(why, lang)));
    all.extend(wrong.iter().map(|why| contract::misuse(why, lang)));
    all.extend(halts.iter().map(|why| contract::halt(why, lang, missing)));
    all
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
