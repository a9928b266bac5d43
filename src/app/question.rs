//! One thing more that a verb must know, asked at the table.

use crate::dice::digit;
use crate::rules::contract::{Call, Choice, Question, Tick, Wants};
use crate::texts::{self, Lang, key_enter as enter};
use crate::view::{Input, Item, Overlay};

use super::field::Field;
use super::key::{Code, Key};
use super::search;

/// The letters of choices: the left hand first; none that means go or moves.
const LETTERS: &str = "asdfghlqwrtyuiopzxcvbnm";

/// Which of several a letter means.
fn place_of(key: Key) -> Option<usize> {
    key.typed().and_then(|c| LETTERS.chars().position(|letter| letter == c))
}

/// A question that waits for its answer.
#[derive(Clone, Debug)]
pub struct Asked {
    question: Question,
    field: Field,
    /// the number as typed or stepped to; none: as it is now
    number: Option<i32>,
    /// whether the next digit goes behind it
    typing: bool,
    /// whether a minus stands before what follows
    minus: bool,
    selected: usize,
}

/// What a key did to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// it waits on
    Waits,
    /// it has no use for the key
    Unused,
    /// this is the call, complete
    Call(Call),
    /// the answer cannot be taken: what is wanted
    Wrong(String),
}

impl Asked {
    /// Asks; `draft` is what was typed when it was last left.
    #[must_use]
    pub fn new(question: Question, draft: Option<&str>) -> Self {
        let both = matches!(question.wants, Wants::NumberOr(..) | Wants::Find(..));
        // Digits that come first are a number there.
        let number = draft.filter(|_| both).and_then(|draft| draft.parse().ok());
        let text = match (&question.wants, draft) {
            (Wants::Text(_), Some(draft)) => draft.to_owned(),
            (Wants::NumberOr(..) | Wants::Find(..), Some(draft)) if number.is_none() => draft.to_owned(),
            (Wants::Text(now), None) => now.clone(),
            (Wants::Number(..) | Wants::Choice(_) | Wants::NumberOr(..) | Wants::Find(..) | Wants::Ticks(_), _) => {
                String::new()
            }
        };
        Self { question, field: Field::new(text), typing: number.is_some(), number, minus: false, selected: 0 }
    }

    /// Under which its draft is kept.
    #[must_use]
    pub fn key_of_draft(&self) -> String {
        format!("{} {}", self.question.call.verb, self.question.field)
    }

    /// What is typed, where that is worth keeping.
    #[must_use]
    pub fn draft(&self) -> String {
        let number = || self.number.map_or_else(String::new, |number| number.to_string());
        if self.field.text().is_empty() { number() } else { self.field.text().to_owned() }
    }

    /// Whether everything typed is text here.
    #[must_use]
    pub const fn is_text(&self) -> bool {
        matches!(self.question.wants, Wants::Text(_) | Wants::NumberOr(..) | Wants::Find(..))
    }

    /// Whether digits are typed here, and nothing else.
    #[must_use]
    pub const fn is_number(&self) -> bool {
        matches!(self.question.wants, Wants::Number(..))
    }

    /// Takes a pasted text.
    pub fn paste(&mut self, text: &str) {
        if self.is_text() {
            self.field.paste(text);
        }
    }

    /// Chooses an answer, as a click does.
    pub fn choose(&mut self, item: usize) {
        self.selected = item.min(self.count().saturating_sub(1));
    }

    fn bounds(&self) -> Option<(i32, i32, i32)> {
        match self.question.wants {
            Wants::Number(least, most, now) | Wants::NumberOr(least, most, now, _) => Some((least, most, now)),
            Wants::Find(least, most, _) => Some((least, most, least)),
            Wants::Choice(_) | Wants::Text(_) | Wants::Ticks(_) => None,
        }
    }

    /// How many lines there are to choose from.
    fn count(&self) -> usize {
        match &self.question.wants {
            Wants::Ticks(ticks) => ticks.len(),
            Wants::Number(..) | Wants::Choice(_) | Wants::Text(_) | Wants::NumberOr(..) | Wants::Find(..) => {
                self.choices().len()
            }
        }
    }

    /// Ticks one of several, or takes the tick away.
    fn tick(&mut self, place: usize) -> Answer {
        let Wants::Ticks(ticks) = &mut self.question.wants else { return Answer::Unused };
        let Some(tick) = ticks.get_mut(place) else { return Answer::Unused };
        (tick.on, self.selected) = (!tick.on, place);
        Answer::Waits
    }

    /// What can be chosen at the moment.
    fn choices(&self) -> Vec<&Choice> {
        match &self.question.wants {
            Wants::Choice(choices) => choices.iter().collect(),
            Wants::NumberOr(_, _, _, choices) | Wants::Find(_, _, choices) => {
                search::best(self.field.text(), choices, |choice| choice.label.clone())
            }
            Wants::Number(..) | Wants::Text(_) | Wants::Ticks(_) => Vec::new(),
        }
    }

    fn with_number(&self, number: i32) -> Answer {
        let Some((least, most, _)) = self.bounds() else { return Answer::Unused };
        if (least..=most).contains(&number) {
            Answer::Call(self.question.call.clone().number(self.question.field, number))
        } else {
            Answer::Wrong(format!("{least}…{most}"))
        }
    }

    /// A key that moves or takes, by the name of its action.
    pub fn act(&mut self, action: &str) -> Answer {
        let count = self.count();
        match (action, &self.question.wants) {
            ("left" | "right", Wants::Ticks(_)) => return self.tick(self.selected),
            ("up", Wants::Choice(_) | Wants::NumberOr(..) | Wants::Find(..) | Wants::Ticks(_)) => {
                self.selected = self.selected.saturating_sub(1);
            }
            ("down", Wants::Choice(_) | Wants::NumberOr(..) | Wants::Find(..) | Wants::Ticks(_)) => {
                self.selected = (self.selected + 1).min(count.saturating_sub(1));
            }
            ("left" | "down", Wants::Number(..)) | ("left", Wants::NumberOr(..) | Wants::Find(..)) => self.change(-1),
            ("right" | "up", Wants::Number(..)) | ("right", Wants::NumberOr(..) | Wants::Find(..)) => self.change(1),
            ("go", _) => return self.take(),
            _ => return Answer::Unused,
        }
        Answer::Waits
    }

    fn change(&mut self, by: i32) {
        let Some((least, most, now)) = self.bounds() else { return };
        let number = self.number.unwrap_or(now).saturating_add(by).clamp(least, most);
        (self.number, self.typing, self.minus) = (Some(number), false, false);
        self.field = Field::default();
    }

    /// Takes the answer as it stands.
    fn take(&self) -> Answer {
        match (&self.question.wants, self.number) {
            (Wants::Text(_), _) => {
                Answer::Call(self.question.call.clone().text(self.question.field, self.field.text().trim()))
            }
            (Wants::Number(_, _, now), number) => self.with_number(number.unwrap_or(*now)),
            (Wants::Ticks(ticks), _) => {
                let names: Vec<&str> = ticks.iter().filter(|tick| tick.on).map(|tick| tick.name.as_str()).collect();
                let call = self.question.call.clone();
                Answer::Call(if names.is_empty() { call } else { call.text(self.question.field, names.join(",")) })
            }
            (Wants::NumberOr(..), Some(number)) if self.field.text().is_empty() => self.with_number(number),
            (Wants::NumberOr(_, _, now, _), None) if self.field.text().is_empty() && self.selected == 0 => {
                self.with_number(*now)
            }
            (Wants::Choice(_) | Wants::NumberOr(..) | Wants::Find(..), number) => {
                match self.choices().get(self.selected) {
                    Some(choice) => Answer::Call(match number {
                        Some(number) => choice.call.clone().number(self.question.field, number),
                        None => choice.call.clone(),
                    }),
                    None => Answer::Wrong(self.question.title.clone()),
                }
            }
        }
    }

    /// A key that types; `row` is the digit row without Shift.
    pub fn key(&mut self, key: Key, row: &str) -> Answer {
        match &self.question.wants {
            Wants::Text(_) => {
                if self.field.key(key) {
                    Answer::Waits
                } else {
                    Answer::Unused
                }
            }
            Wants::Choice(choices) => match place_of(key).and_then(|place| choices.get(place)) {
                Some(choice) => Answer::Call(choice.call.clone()),
                None => Answer::Unused,
            },
            Wants::Ticks(_) => place_of(key).map_or(Answer::Unused, |place| self.tick(place)),
            Wants::Number(..) => self.type_number(key, row, true),
            Wants::NumberOr(..) | Wants::Find(..) => {
                let digit = key.typed().and_then(|c| c.to_digit(10));
                if self.field.text().is_empty()
                    && (digit.is_some() || (key.code == Code::Backspace && self.number.is_some()))
                {
                    return self.type_number(key, row, false);
                }
                if !self.field.key(key) {
                    return Answer::Unused;
                }
                (self.typing, self.selected) = (false, 0);
                Answer::Waits
            }
        }
    }

    /// One digit more; taken at once where no other can follow.
    fn type_number(&mut self, key: Key, row: &str, at_once: bool) -> Answer {
        if key.normal().code == Code::Backspace {
            self.number = self.number.map(|number| number / 10).filter(|number| *number != 0);
            self.typing = self.number.is_some();
            return Answer::Waits;
        }
        let Some((least, most, _)) = self.bounds() else { return Answer::Unused };
        let Some(c) = key.typed() else { return Answer::Unused };
        if matches!(c, '-' | '\u{2212}') && least < 0 && !self.typing {
            self.number = self.number.map(|number| -number).filter(|number| (least..=most).contains(number));
            self.minus = true;
            return Answer::Waits;
        }
        let Some(digit) = digit(c, row) else { return Answer::Unused };
        let digit = i32::from(digit);
        let typed = self.number.filter(|_| self.typing).unwrap_or(0).saturating_mul(10);
        let number = if self.minus || typed < 0 { typed.saturating_sub(digit) } else { typed.saturating_add(digit) };
        if number > most || number < least.min(0) {
            return Answer::Wrong(format!("{least}…{most}"));
        }
        (self.number, self.typing, self.minus) = (Some(number), true, false);
        let more = number.saturating_mul(10);
        let full = more > most || more < least || (number == 0 && most < 10);
        if at_once && full && number >= least { self.with_number(number) } else { Answer::Waits }
    }

    /// How it looks.
    #[must_use]
    pub fn overlay(&self, lang: Lang) -> Overlay {
        let letter = |place: usize| LETTERS.chars().nth(place).map(String::from).unwrap_or_default();
        let letters = matches!(self.question.wants, Wants::Choice(_));
        let item = |(place, choice): (usize, &&Choice)| Item {
            keys: if letters { letter(place) } else { String::new() },
            label: choice.label.clone(),
            ..Item::default()
        };
        let ticked = |(place, tick): (usize, &Tick)| Item {
            keys: letter(place),
            label: format!("{} {}", if tick.on { "●" } else { "○" }, tick.name),
            ..Item::default()
        };
        let items = match &self.question.wants {
            Wants::Ticks(ticks) => ticks.iter().enumerate().map(ticked).collect(),
            Wants::Number(..) | Wants::Choice(_) | Wants::Text(_) | Wants::NumberOr(..) | Wants::Find(..) => {
                self.choices().iter().enumerate().map(item).collect()
            }
        };
        let number = |now: i32| if self.minus { "\u{2212}".to_owned() } else { self.number.unwrap_or(now).to_string() };
        let line = |text: String, cursor: usize, hint: String| Input { text, cursor, hint, ..Input::default() };
        let (input, help) = match &self.question.wants {
            Wants::Number(least, most, now) => {
                let text = number(*now);
                (
                    Some(line(text.clone(), text.chars().count(), format!("{least}…{most}"))),
                    if *least >= 0 && *most < 10 {
                        texts::overlay_digit(lang)
                    } else {
                        texts::overlay_number(lang, enter(lang))
                    },
                )
            }
            Wants::NumberOr(least, most, now, _) if self.field.text().is_empty() => {
                let text = number(*now);
                (
                    Some(line(text.clone(), text.chars().count(), format!("{least}…{most}"))),
                    texts::overlay_number_or(lang),
                )
            }
            Wants::NumberOr(..) => (
                Some(line(self.field.text().to_owned(), self.field.cursor(), String::new())),
                texts::overlay_number_or(lang),
            ),
            Wants::Find(..) => {
                let count = self.number.map_or_else(String::new, |number| format!("×{number}"));
                (
                    Some(line(self.field.text().to_owned(), self.field.cursor(), count)),
                    texts::overlay_find_or(lang, enter(lang)),
                )
            }
            Wants::Choice(_) => (None, texts::overlay_choice(lang, enter(lang))),
            Wants::Ticks(_) => (None, texts::overlay_ticks(lang, enter(lang))),
            Wants::Text(_) => (
                Some(line(self.field.text().to_owned(), self.field.cursor(), String::new())),
                texts::overlay_text(lang, enter(lang)),
            ),
        };
        Overlay { title: self.question.title.clone(), help, input, items, selected: self.selected, lines: Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::AZERTY;

    fn asked(wants: Wants) -> Asked {
        Asked::new(Question { title: "?".into(), call: Call::new("set"), field: "value", wants }, None)
    }

    fn key(asked: &mut Asked, c: char) -> Answer {
        asked.key(Key::plain(Code::Char(c)), AZERTY)
    }

    fn number(number: i32) -> Answer {
        Answer::Call(Call::new("set").number("value", number))
    }

    #[test]
    fn a_number_that_cannot_grow_is_taken_at_once() {
        assert_eq!(key(&mut asked(Wants::Number(0, 3, 2)), '1'), number(1));
        assert_eq!(key(&mut asked(Wants::Number(0, 3, 2)), '&'), number(1));
        assert_eq!(key(&mut asked(Wants::Number(0, 3, 2)), '7'), Answer::Wrong("0…3".into()));
        let mut larger = asked(Wants::Number(1, 200, 1));
        assert_eq!(key(&mut larger, '4'), Answer::Waits);
        assert_eq!(larger.act("go"), number(4));
    }

    #[test]
    fn arrows_step_from_what_is_now() {
        let mut bennies = asked(Wants::Number(-9, 9, 0));
        assert_eq!((bennies.act("left"), bennies.act("left")), (Answer::Waits, Answer::Waits));
        assert_eq!(bennies.act("go"), number(-2));
        let mut minus = asked(Wants::Number(-9, 9, 0));
        key(&mut minus, '-');
        assert_eq!(key(&mut minus, '3'), number(-3));
    }

    #[test]
    fn letters_choose_or_filter() {
        let choice = |label: &str| Choice { label: label.into(), call: Call::new("act").text("who", label) };
        let both = vec![choice("Umo, hold"), choice("Rodrigues, Joker")];
        let rodrigues = Answer::Call(Call::new("act").text("who", "Rodrigues, Joker"));
        let mut letters = asked(Wants::Choice(both.clone()));
        assert_eq!(key(&mut letters, 's'), rodrigues);
        assert_eq!(key(&mut letters, 'e'), Answer::Unused);
        let mut either = asked(Wants::NumberOr(1, 200, 1, both));
        key(&mut either, '4');
        assert_eq!(either.act("go"), number(4));
        key(&mut either, 'r');
        key(&mut either, 'o');
        let four = Call::new("act").text("who", "Rodrigues, Joker").number("value", 4);
        assert_eq!(either.act("go"), Answer::Call(four));
    }

    #[test]
    fn letters_tick_and_what_is_ticked_is_taken_together() {
        let tick = |name: &str, on| Tick { name: name.into(), on };
        let mut several = asked(Wants::Ticks(vec![tick("Umo", true), tick("Tia", false), tick("Crab#2", false)]));
        assert_eq!(key(&mut several, 'd'), Answer::Waits);
        assert_eq!(several.act("go"), Answer::Call(Call::new("set").text("value", "Umo,Crab#2")));
        key(&mut several, 'd');
        assert_eq!([several.act("up"), several.act("up"), several.act("right")], [const { Answer::Waits }; 3]);
        assert_eq!(several.act("go"), Answer::Call(Call::new("set")));
        assert_eq!(key(&mut several, 'q'), Answer::Unused);
    }

    #[test]
    fn a_text_is_taken_whole_and_its_draft_comes_back() {
        let question =
            Question { title: "?".into(), call: Call::new("note"), field: "text", wants: Wants::Text(String::new()) };
        let mut note = Asked::new(question, Some("owes Umo"));
        note.paste(" a bottle\nof rum");
        assert_eq!(note.act("go"), Answer::Call(Call::new("note").text("text", "owes Umo a bottle of rum")));
    }
}
