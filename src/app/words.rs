//! The one door to what a ruleset says of itself: rows, sheets, lines, reasons.

use crate::dice::Halt;
use crate::rules::contract::{Misuse, No, Shelf};
use crate::rules::{Encounter, Event, Refusal, Shelves, savage};
use crate::texts::Lang;
use crate::view::{Header, Id, Line, Mark, Row, Sheet, Span, Tone};

// STUB: everything down to the next rule is to become a call of `rules`.

/// Everybody in order; the members of the unfolded groups behind their group.
#[must_use]
pub fn rows(fight: &Encounter, unfolded: &[Id], _: Lang) -> Vec<Row> {
    let Encounter::Savage(fight) = fight;
    let mut all: Vec<&savage::Combatant> = fight.order();
    all.extend(fight.combatants.iter().filter(|c| !fight.order().iter().any(|other| other.id == c.id)));
    let row = |c: &savage::Combatant, member: Option<usize>| Row {
        id: c.id,
        member,
        mark: if c.is_up() { Mark::None } else { Mark::Out },
        card: Span::plain(c.card.map(|card| card.to_string()).unwrap_or_default()),
        side: c.side,
        name: member.map_or_else(|| c.name.clone(), |member| format!("#{}", member + 1)),
        player: c.player.clone(),
        state: Span::default(),
        states: Vec::new(),
        wounds: c.is_wild().then_some((c.vital.wounds, 3)),
        standing: (!c.is_wild() && member.is_none() && c.vital.members.len() > 1).then_some((c.standing(), c.vital.members.len())),
        members: Vec::new(),
        tokens: None,
        numbers: [String::new(), String::new()],
        target: false,
    };
    let unfold = |c: &&savage::Combatant| {
        let open = unfolded.contains(&c.id) && c.vital.members.len() > 1;
        let members = if open { 0..c.vital.members.len() } else { 0..0 };
        std::iter::once(row(c, None)).chain(members.map(|member| row(c, Some(member)))).collect::<Vec<_>>()
    };
    all.iter().flat_map(unfold).collect()
}

/// The sheet of one combatant.
#[must_use]
pub fn sheet(fight: &Encounter, id: Id, member: Option<usize>, _: u16, _: Lang) -> Sheet {
    Sheet { title: Line::plain(fight.name_of(id, member)), lines: Vec::new() }
}

/// The header.
#[must_use]
pub fn header(fight: &Encounter, _: Lang) -> Header {
    let (title, round) = fight.title();
    Header { title: title.to_owned(), round: round.to_string(), ..Header::default() }
}

/// What an event says, told before it has happened; the first span of a line is its round.
#[must_use]
pub fn narrate(before: &Encounter, event: &Event, _: Lang) -> Vec<Line> {
    let Event::Savage(event) = event;
    let round = Line::toned(format!("{} ", before.title().1), Tone::Dim);
    vec![round.with(format!("{event:?}").chars().take(80).collect::<String>(), Tone::Plain)]
}

/// What a step is called, told before it has happened.
#[must_use]
pub fn label(_: &Encounter, events: &[Event], _: Lang) -> String {
    events.first().map(|Event::Savage(event)| format!("{event:?}").chars().take(20).collect()).unwrap_or_default()
}

/// Why the rules say no.
#[must_use]
pub fn refusal(_: &Encounter, refusal: &Refusal, _: Lang) -> String {
    format!("{refusal:?}")
}

/// Why a typed command is none.
#[must_use]
pub fn misuse(misuse: &Misuse, _: Lang) -> String {
    format!("{misuse:?}")
}

/// Why the dice do not do.
#[must_use]
pub fn halt(halt: Halt, _: Lang) -> String {
    format!("{halt:?}")
}

// END OF STUB.

/// Why nothing was decided.
#[must_use]
pub fn no(fight: &Encounter, no: &No<Refusal>, lang: Lang) -> String {
    match no {
        No::Refused(reason) => refusal(fight, reason, lang),
        No::Dice(reason) => halt(*reason, lang),
    }
}

/// The lines of several events, one after the other, without their rounds.
#[must_use]
pub fn narrate_all(before: &Encounter, events: &[Event], lang: Lang) -> Vec<Line> {
    let mut fight = before.clone();
    let mut lines = Vec::new();
    for event in events {
        lines.extend(narrate(&fight, event, lang).into_iter().map(|line| Line(line.0.into_iter().skip(1).collect())));
        fight.apply(event);
    }
    lines
}

/// The stat blocks that can be added to a fight.
#[must_use]
pub fn templates(fight: &Encounter, shelves: &dyn Shelves) -> Vec<String> {
    match fight {
        Encounter::Savage(_) => shelves.savage().names(),
    }
}

/// What can be set by the game master's word: the name, what it takes, what it is now.
#[must_use]
pub fn fields(fight: &Encounter, id: Id, member: Option<usize>) -> Vec<[String; 3]> {
    let Encounter::Savage(fight) = fight;
    let Some(one) = fight.get(id) else { return Vec::new() };
    let vital = &one.vital;
    let figures = || vital.members.iter().enumerate().filter(|(at, _)| member.is_none_or(|member| member == *at)).map(|(_, figure)| figure);
    let yes = "true|false";
    let known: [(&str, &str, String); 8] = [
        ("wounds", "0…3", vital.wounds.to_string()),
        ("fatigue", "0…2", vital.fatigue.to_string()),
        ("shaken", yes, figures().any(|figure| figure.shaken).to_string()),
        ("prone", yes, figures().any(|figure| figure.prone).to_string()),
        ("hidden", yes, one.hidden.to_string()),
        ("incapacitated", yes, (vital.incapacitated || figures().all(|figure| figure.out)).to_string()),
        ("bleeding", yes, vital.bleeding.to_string()),
        ("dead", yes, vital.dead.to_string()),
    ];
    let known = known.map(|(name, takes, now)| [name.to_owned(), takes.to_owned(), now]);
    let numbers = [("pace", "1…50"), ("parry", "0…50"), ("toughness", "1…200")];
    let numbers = numbers.map(|(name, takes)| [name.to_owned(), takes.to_owned(), String::new()]);
    known.into_iter().chain(numbers).collect()
}

/// A library with nothing in it, for looking at calls that need none.
pub struct Bare;

impl Shelves for Bare {
    fn savage(&self) -> &dyn Shelf<savage::Combatant> {
        self
    }
}

impl Shelf<savage::Combatant> for Bare {
    fn find(&self, _: &str) -> Option<savage::Combatant> {
        None
    }

    fn names(&self) -> Vec<String> {
        Vec::new()
    }
}
