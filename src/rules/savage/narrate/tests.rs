//! Fights played by script, and how their facts read.

use std::fmt::Write as _;

use crate::dice::{Dice, Entered, Entry, Scripted, Told};
use crate::rules::contract::{self, No};
use crate::rules::savage::fixture::{IDS, fight, member, who};
use crate::rules::savage::{
    AttackOptions, Band, Called, Card, Command, Cover, Encounter, Event, Fact, Members, Trait, brief, decide, label,
    missing, narrate, refusal,
};
use crate::texts::Lang;
use crate::view::{Id, Line, Tone};

/// A fight that is played, with its log in two languages.
struct Play {
    fight: Encounter,
    log: String,
}

fn play() -> Play {
    Play { fight: fight(), log: String::new() }
}

impl Play {
    fn run(&mut self, command: &Command, faces: &[u8]) -> &mut Self {
        let mut dice = Scripted::new(faces.iter().copied());
        self.take(command, &mut dice)
    }

    fn told(&mut self, command: &Command, told: Told) -> &mut Self {
        let mut rest = Scripted::default();
        let entry = Entry { told, crit: false };
        self.take(command, &mut Entered { faces: [].into(), told: [entry].into(), rest: &mut rest })
    }

    fn take(&mut self, command: &Command, dice: &mut dyn Dice) -> &mut Self {
        match decide(&self.fight, command, dice) {
            Ok(events) => return self.fold(&events),
            Err(no) => {
                for lang in [Lang::EN, Lang::FR] {
                    let text = match &no {
                        No::Refused(why) => refusal(&self.fight, why, lang),
                        No::Dice(why) => contract::halt(why, lang, missing),
                    };
                    let _ = writeln!(self.log, " ! {text}");
                }
            }
        }
        self
    }

    fn fold(&mut self, events: &[Event]) -> &mut Self {
        let labels = [Lang::EN, Lang::FR].map(|lang| label(&self.fight, events, lang));
        for event in events {
            for lang in [Lang::EN, Lang::FR] {
                for line in narrate(&self.fight, event, lang) {
                    let _ = writeln!(self.log, "{}", line.text());
                }
            }
            self.fight.apply(event);
        }
        let _ = writeln!(self.log, "   u {} | {}", labels[0], labels[1]);
        self
    }
}

fn attack(by: Id, whom: Id, options: AttackOptions) -> Command {
    Command::Attack { who: who(by), whom: who(whom), options }
}

fn cards(names: &[&str]) -> Vec<Card> {
    names.iter().map(|name| name.parse().expect("a card")).collect()
}

#[test]
fn a_deal_and_its_turns() {
    let mut play = play();
    play.run(&Command::Deal(cards(&["2D", "KH", "RJ", "9S", "10C", "AS"])), &[])
        .run(&Command::Next, &[])
        .run(&Command::Next, &[])
        .run(&Command::Act(IDS.rodrigues), &[])
        .run(&Command::Hold(IDS.kenway, false), &[])
        .run(&Command::Next, &[])
        .run(&Command::Interrupt(IDS.kenway, IDS.rats), &[])
        .run(&Command::Hold(IDS.umo, false), &[])
        .run(&Command::Interrupt(IDS.kenway, IDS.tia), &[5, 2, 3, 4])
        .run(&Command::Next, &[])
        .run(&Command::Card(IDS.tia, Card::BlackJoker), &[])
        .run(&Command::Deal(vec![]), &[]);
    insta::assert_snapshot!(play.log);
}

#[test]
fn attacks_damage_and_soaks() {
    let mut play = play();
    let options = AttackOptions { gang: Some(2), ..Default::default() };
    let head = AttackOptions { called: Some(Called::Head), ..Default::default() };
    play.run(&attack(IDS.tia, IDS.rodrigues, options), &[8, 4, 3])
        .run(&Command::Damage, &[6, 1, 4, 3, 5])
        .run(&Command::Soak(IDS.rodrigues), &[5, 2])
        .run(&Command::Reroll(None), &[3, 2])
        .run(&Command::Reroll(None), &[6, 3, 3])
        .run(&attack(IDS.rodrigues, IDS.tia, AttackOptions::default()), &[])
        .run(&Command::Recover(who(IDS.rodrigues)), &[2, 3])
        .run(&Command::Reroll(None), &[8, 1, 3])
        .run(&attack(IDS.rodrigues, IDS.tia, head), &[10, 5, 6, 4])
        .run(&Command::Damage, &[5, 3, 6, 1])
        .run(&Command::Soak(IDS.tia), &[6, 6, 2, 3])
        .run(&attack(IDS.kenway, IDS.rodrigues, AttackOptions::default()), &[1, 1])
        .run(&Command::Set { who: who(IDS.tia), fact: Fact::Wounds(1) }, &[])
        .run(&Command::Unshake(who(IDS.tia)), &[]);
    insta::assert_snapshot!(play.log);
}

#[test]
fn groups_shots_and_extras() {
    let mut play = play();
    let all = AttackOptions { members: Some(Members::All), gang: Some(6), ..Default::default() };
    let burst = AttackOptions { shots: 3, ..Default::default() };
    let far =
        AttackOptions { weapon: Some(1), range: Some(Band::Medium), cover: Some(Cover::Minor), ..Default::default() };
    play.run(&attack(IDS.rats, IDS.kenway, all), &[3, 1, 6, 2, 2, 5, 5])
        .run(&Command::Damage, &[3, 2, 4, 3, 5])
        .run(&Command::Soak(IDS.kenway), &[2, 3])
        .run(&Command::Damage, &[1, 1, 1, 1, 1, 1])
        .run(&Command::Unshake(who(IDS.kenway)), &[])
        .run(&attack(IDS.umo, IDS.rats, burst), &[7, 2, 3, 6, 4])
        .run(&Command::Damage, &[2, 2])
        .run(&Command::Recover(who(IDS.rats)), &[4])
        .run(&Command::Damage, &[2, 1, 1])
        .run(&attack(IDS.tia, IDS.rats, far), &[9, 2])
        .run(&Command::Damage, &[5, 6, 1])
        .run(&Command::DamageTold { whom: member(IDS.rats, 5), total: 9, ap: 0, location: None }, &[])
        .run(&Command::Recover(who(IDS.rats)), &[5, 1])
        .run(&Command::Aftermath(who(IDS.rats)), &[1, 9])
        .run(&Command::Aftermath(member(IDS.rats, 0)), &[1])
        .run(&Command::Reload(IDS.tia, None), &[])
        .run(&Command::Benny(None, -2), &[])
        .run(&Command::Benny(Some(IDS.umo), 1), &[])
        .run(&Command::Reroll(Some(who(IDS.tia))), &[]);
    insta::assert_snapshot!(play.log);
}

#[test]
fn down_and_bleeding() {
    let mut play = play();
    let told = |whom, total| Command::DamageTold { whom: who(whom), total, ap: 0, location: None };
    play.run(&told(IDS.kenway, 23), &[])
        .run(&Command::Incapacitation(IDS.kenway), &[5, 2, 1, 2])
        .run(&Command::Reroll(None), &[8, 4, 1])
        .run(&told(IDS.umo, 27), &[])
        .run(&Command::Incapacitation(IDS.umo), &[5, 2, 1, 2])
        .run(&Command::Deal(vec![]), &[])
        .run(&Command::Bleed(IDS.umo), &[5, 2])
        .run(&Command::Reroll(None), &[1, 1])
        .run(&told(IDS.tia, 23), &[])
        .told(&Command::Incapacitation(IDS.tia), Told::Total(5));
    insta::assert_snapshot!(play.log);
}

#[test]
fn rolls_words_and_corrections() {
    let mut play = play();
    let skill = Trait::skill;
    let fact = |id, fact| Command::Set { who: who(id), fact };
    play.run(&Command::Roll { who: who(IDS.tia), what: skill("Healing"), tn: 4, modifier: -1 }, &[4, 4, 3, 2])
        .run(&Command::Reroll(None), &[1, 1])
        .told(&Command::Roll { who: who(IDS.tia), what: skill("Notice"), tn: 4, modifier: 0 }, Told::Dice(9))
        .told(&Command::Roll { who: who(IDS.tia), what: skill("Notice"), tn: 4, modifier: 0 }, Told::Total(3))
        .run(
            &Command::Oppose {
                who: who(IDS.tia),
                what: skill("Taunt"),
                whom: member(IDS.rats, 1),
                against: Trait::named("Smarts"),
                modifier: 0,
                versus: 2,
            },
            &[7, 3, 1],
        )
        .run(&fact(IDS.umo, Fact::Parry(9)), &[])
        .run(&fact(IDS.umo, Fact::Trait(skill("Guts"), "d8".parse().expect("a level"))), &[])
        .run(&fact(IDS.umo, Fact::Trait(Trait::named("Spirit"), "d12+2".parse().expect("a level"))), &[])
        .run(&fact(IDS.umo, Fact::Shaken(true)), &[])
        .run(&Command::Set { who: member(IDS.rats, 3), fact: Fact::Incapacitated(true) }, &[])
        .run(&Command::Note(IDS.umo, "seasick".into()), &[])
        .run(&Command::Reinforce(IDS.rats, 4), &[])
        .run(&Command::Rename(IDS.umo, "Oslo".into()), &[])
        .run(&Command::Rename(IDS.umo, "Tia Delacroix".into()), &[])
        .run(&Command::Remove(IDS.umo), &[]);
    let newcomer = play.fight.combatants.first().cloned().expect("Kenway");
    play.run(&Command::Add(Box::new(newcomer)), &[]);
    insta::assert_snapshot!(play.log);
}

#[test]
fn persons_are_called_by_their_last_name() {
    let mut fight = fight();
    let kenway = IDS.kenway;
    let mut called = |name: &str| {
        fight.combatants.iter_mut().find(|own| own.id == kenway).expect("Kenway").name = name.into();
        fight.member_name(kenway, None)
    };
    assert_eq!(called("Edward Kenway"), "Kenway");
    // Somebody else is called so, or it is no first and last name.
    for whole in ["Edward Umo", "Anne of the Sea", "Henry VIII", "Mate 2", "Kenway", ""] {
        assert_eq!(called(whole), whole);
    }
    assert_eq!(fight.member_name(IDS.rats, Some(1)), format!("{} #2", fight.member_name(IDS.rats, None)));
    assert_eq!(fight.typed_name(IDS.rats, Some(1)), format!("{}#2", fight.typed_name(IDS.rats, None)));
}

#[test]
fn the_short_form_of_a_step_has_its_result_first() {
    let mut fight = fight();
    let mut told = Vec::new();
    let all = AttackOptions { members: Some(Members::All), ..Default::default() };
    for (command, faces) in [
        (attack(IDS.tia, IDS.rodrigues, AttackOptions::default()), vec![8, 5, 3]),
        (Command::Damage, vec![6, 1, 4, 3, 5]),
        (Command::Soak(IDS.rodrigues), vec![5, 2]),
        (attack(IDS.rats, IDS.umo, all), vec![3, 1, 6, 2, 2, 5, 5]),
        (Command::Hold(IDS.umo, false), vec![]),
    ] {
        let events = decide(&fight, &command, &mut Scripted::new(faces)).expect("a step");
        told.push(brief(&fight, &events, Lang::EN));
        for event in &events {
            fight.apply(event);
        }
    }
    insta::assert_snapshot!(told.join("\n"));
}

#[test]
fn words_that_matter_have_a_tone() {
    let fight = fight();
    let event = Event::Shaken { who: IDS.tia, member: 0 };
    assert_eq!(narrate(&fight, &event, Lang::EN), []);
    let event = Event::Held { who: IDS.umo };
    let line = Line::toned("0 ", Tone::Dim).with("Umo ", Tone::Plain).with("holds", Tone::Hold);
    assert_eq!(narrate(&fight, &event, Lang::EN), [line]);
}
