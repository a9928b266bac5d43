//! Rows, header and sheets of a fight in its third round.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::rules::savage::fixture::{IDS, fight};
use crate::rules::savage::{Encounter, Harm, Injury, Lasts, Offer, Pending, Vital, header, rows, sheet};
use crate::texts::Lang;
use crate::view::{Id, Mark, Member, Row};

fn third_round() -> Encounter {
    let mut fight = fight();
    fight.round = 3;
    fight.deck.pile.truncate(22);
    fight.deck.reshuffle_due = true;
    fight.turn.current = Some(IDS.tia);
    let mut change = |id: Id, how: &dyn Fn(&mut crate::rules::savage::Combatant)| {
        how(fight.combatants.iter_mut().find(|own| own.id == id).expect("somebody"));
    };
    let card = |own: &mut crate::rules::savage::Combatant, name: &str| own.card = Some(name.parse().expect("a card"));
    change(IDS.umo, &|own| own.vital.on_hold = true);
    change(IDS.rodrigues, &|own| card(own, "RJ"));
    change(IDS.rats, &|own| {
        card(own, "AC");
        own.acted = true;
        own.vital.members[1].shaken = true;
        own.vital.members[2].out = true;
        own.vital.members[4].out = true;
    });
    change(IDS.kenway, &|own| {
        card(own, "KS");
        own.acted = true;
        own.vital.wounds = 2;
        own.vital.members[0].shaken = true;
        own.vital.members[0].prone = true;
        own.vital.injuries.push(Injury { kind: Harm::Vigor, lasts: Lasts::Healed });
    });
    change(IDS.tia, &|own| {
        card(own, "QH");
        own.empty.push(1);
        Arc::make_mut(&mut own.stats).like = Some("smuggler".into());
    });
    fight
}

fn print(rows: &[Row]) -> String {
    let mut text = String::new();
    for row in rows {
        let mark = match row.mark {
            Mark::None => ' ',
            Mark::Turn => '►',
            Mark::Hold => '║',
            Mark::Acted => '√',
            Mark::Out => '×',
        };
        let signs: String = row
            .members
            .iter()
            .map(|own| match own {
                Member::Up => '○',
                Member::Shaken => '!',
                Member::Out => '×',
            })
            .collect();
        let states: Vec<&str> = row.states.iter().map(|span| span.text.as_str()).collect();
        let _ = writeln!(
            text,
            "{mark} {:4} {:18} {:9} {:?} {:?} {signs} {:?} {} | {} {}",
            row.card.text,
            row.name,
            row.state.text,
            row.boxes.first(),
            row.standing,
            row.tokens,
            row.numbers.join(" "),
            row.player.as_deref().unwrap_or(""),
            states.join(", "),
        );
    }
    text
}

#[test]
fn the_order_in_two_languages() {
    let mut fight = third_round();
    let offer = Offer { who: IDS.tia, wounds: 2, location: None, nonlethal: false, before: Vital::default() };
    fight.pending.push(Pending::Soak(Arc::new(offer)));
    let mut text = String::new();
    for lang in [Lang::EN, Lang::FR] {
        let header = header(&fight, lang);
        let _ = writeln!(text, "{} · {} · {:?} · {}", header.title, header.round, header.deck, header.tokens);
        text += &print(&rows(&fight, &[IDS.rats, IDS.tia], lang));
    }
    insta::assert_snapshot!(text);
}

#[test]
fn who_is_down_hidden_or_waiting_comes_last() {
    let mut fight = third_round();
    for own in &mut fight.combatants {
        match own.id {
            id if id == IDS.umo => {
                own.vital.on_hold = false;
                own.vital.incapacitated = true;
                own.vital.bleeding = true;
            }
            id if id == IDS.dogs => own.hidden = true,
            id if id == IDS.kenway => {
                own.card = None;
                own.acted = false;
                own.vital.dead = true;
            }
            id if id == IDS.rodrigues => own.card = None,
            _ => {}
        }
    }
    insta::assert_snapshot!(print(&rows(&fight, &[], Lang::EN)));
}

#[test]
fn sheets_in_two_widths_and_languages() {
    let fight = third_round();
    let mut text = String::new();
    for (id, member) in [(IDS.tia, None), (IDS.kenway, None), (IDS.rats, Some(1)), (IDS.umo, None)] {
        for (lang, width) in [(Lang::EN, 32), (Lang::FR, 32), (Lang::EN, 46), (Lang::FR, 46)] {
            let sheet = sheet(&fight, id, member, width, lang);
            let _ = writeln!(text, "─ {}", sheet.title.text());
            for line in &sheet.lines {
                let line = line.text();
                assert!(line.chars().count() <= usize::from(width), "{line}");
                let _ = writeln!(text, "│ {line}");
            }
        }
    }
    insta::assert_snapshot!(text);
}

#[test]
fn no_word_of_a_sheet_bypasses_the_locales() {
    let mut fight = third_round();
    for own in &mut fight.combatants {
        own.name = "#".into();
        own.player = own.player.as_ref().map(|_| "#".into());
        own.notes.clear();
    }
    fight.title.clear();
    let mut text = print(&rows(&fight, &[IDS.rats], Lang::PSEUDO)).replace("Some", "").replace("None", "");
    let head = header(&fight, Lang::PSEUDO);
    text += &[head.round, head.tokens, head.deck.concat()].concat();
    for id in [IDS.tia, IDS.rats, IDS.kenway, IDS.umo] {
        for width in [32, 46] {
            let sheet = sheet(&fight, id, None, width, Lang::PSEUDO);
            text.extend(sheet.lines.iter().map(|line| line.text() + "\n"));
        }
    }
    let dice = ["d4", "d6", "d8", "d10", "d12"].iter().fold(text, |text, die| text.replace(die, ""));
    assert!(!dice.contains(|sign: char| sign.is_ascii_alphabetic()), "{dice}");
}

#[test]
fn nobody_has_an_empty_sheet() {
    assert!(sheet(&Encounter::default(), IDS.tia, None, 32, Lang::EN).lines.is_empty());
    for width in 0..60 {
        let _ = sheet(&third_round(), IDS.tia, Some(7), width, Lang::FR);
    }
}
