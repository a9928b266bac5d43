//! Sheets and rows as they read.

use std::fmt::Write as _;

use crate::rules::jets_de_des::fixture::{IDS, fight, play};
use crate::rules::jets_de_des::{
    Cause, Characteristic, Command, Declaration, Encounter, Fact, Kind, Level, Penalty, header, rows, sheet,
};
use crate::texts::Lang;
use crate::view::{Id, Line, Row};

fn penalty(on: Characteristic, until: Option<&str>) -> Penalty {
    Penalty { on, amount: 1, cause: Cause::CriticalFailure, until: until.map(Into::into) }
}

fn declares(who: Id, text: &str, whom: Option<Id>, kind: Kind) -> Command {
    let (text, targets) = (text.to_owned(), whom.into_iter().collect());
    Command::Declare(Declaration { who, text, kind, targets, weapon: None, skill: None, on: None })
}

/// Somebody is hurt in every way, a round is under way.
fn hurt() -> Encounter {
    let mut fight = fight();
    let mut run = |command: Command| drop(play(&mut fight, &command, &[]));
    run(Command::Set(IDS.anna, Fact::Ticked(Level::Minor, 3)));
    run(Command::Set(IDS.anna, Fact::Ticked(Level::Severe, 1)));
    run(Command::Set(IDS.anna, Fact::Handicap(-1)));
    run(Command::Penalty(IDS.anna, penalty(Characteristic::Strength, Some("repos long"))));
    run(Command::Penalty(IDS.bruno, penalty(Characteristic::Speed, None)));
    run(Command::Condition(IDS.anna, "à terre".into()));
    run(Command::Note(IDS.anna, "doit un rhum à Bruno".into()));
    run(Command::Set(IDS.captain, Fact::Overflow(2)));
    run(Command::Round);
    run(declares(IDS.anna, "", Some(IDS.brigand), Kind::Action));
    run(declares(IDS.bruno, "pousse la table contre la porte", None, Kind::Action));
    run(declares(IDS.brigand, "", Some(IDS.bruno), Kind::Reaction("on attaque le chef".into())));
    fight
}

fn row(own: &Row) -> String {
    let boxes: Vec<String> = own.boxes.iter().map(|(ticked, boxes)| format!("{ticked}/{boxes}")).collect();
    let states: Vec<&str> = std::iter::once(&own.state).chain(&own.states).map(|span| span.text.as_str()).collect();
    format!(
        "{:?} {} {} [{}] {} {:?}",
        own.mark,
        own.card.text,
        own.name,
        states.join(", "),
        boxes.join(" "),
        own.numbers
    )
}

#[test]
fn sheets_in_two_widths_and_languages() {
    let fight = hurt();
    let mut seen = String::new();
    for lang in [Lang::EN, Lang::FR] {
        for (width, id) in [(31, IDS.anna), (58, IDS.anna), (31, IDS.brigand), (31, IDS.captain)] {
            let shown = sheet(&fight, id, None, width, lang);
            let lines: Vec<String> = shown.lines.iter().map(Line::text).collect();
            assert!(lines.iter().all(|line| line.chars().count() <= width.into()), "{lines:?}");
            let _ = writeln!(seen, "{width} {}\n{}\n", shown.title.text(), lines.join("\n"));
        }
    }
    insta::assert_snapshot!(seen);
}

#[test]
fn the_order_of_each_phase() {
    let mut fight = hurt();
    let mut seen = String::new();
    for step in 0..5 {
        for lang in [Lang::EN, Lang::FR] {
            let shown = header(&fight, lang);
            let _ = writeln!(seen, "{} · {} · {}", shown.round, shown.deck[0], shown.deck[1]);
        }
        for own in rows(&fight, &[], Lang::FR) {
            let _ = writeln!(seen, "  {}", row(&own));
        }
        match step {
            0..3 => drop(play(&mut fight, &Command::Next, &[])),
            3 => {
                play(&mut fight, &Command::Harm { whom: IDS.bruno, amount: 1, level: Level::Minor, nature: None }, &[]);
                play(&mut fight, &Command::Take(IDS.bruno, 0), &[]);
            }
            _ => {}
        }
    }
    insta::assert_snapshot!(seen);
}

#[test]
fn nobody_has_no_sheet() {
    assert_eq!(sheet(&fight(), Id(9), None, 40, Lang::EN), crate::view::Sheet::default());
}
