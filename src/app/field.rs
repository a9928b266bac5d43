//! A line of text that is being typed.

use tui_input::{Input, InputRequest};

use crate::view::Input as Line;

use super::key::{Code, Key};

/// More text than this is no line.
const LONGEST: usize = 10_000;

/// A text with its cursor.
#[derive(Clone, Debug, Default)]
pub struct Field {
    input: Input,
    /// what was typed here when it was last left: an arrow up brings it back
    before: String,
}

impl Field {
    /// A text with the cursor behind it.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self { input: Input::new(text.into()), before: String::new() }
    }

    /// Nothing yet, where this was typed before.
    #[must_use]
    pub fn after(before: Option<&String>) -> Self {
        Self { input: Input::default(), before: before.cloned().unwrap_or_default() }
    }

    /// Brings back what was typed before; tells whether there was anything, and room for it.
    pub fn recall(&mut self) -> bool {
        let can = self.text().is_empty() && !self.before.is_empty();
        if can {
            self.input = Input::new(std::mem::take(&mut self.before));
        }
        can
    }

    /// How it looks; while nothing is typed it offers what was typed before.
    #[must_use]
    pub fn line(&self) -> Line {
        let offer = || format!("↑ {}", self.before);
        let hint = if self.text().is_empty() && !self.before.is_empty() { offer() } else { String::new() };
        Line { text: self.text().to_owned(), cursor: self.cursor(), hint, ..Line::default() }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.input.value()
    }

    /// The cursor, counted in characters.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.input.cursor()
    }

    /// Takes a key; tells whether it meant anything to a text.
    pub fn key(&mut self, key: Key) -> bool {
        let key = key.normal();
        if let Some(c) = key.typed() {
            if self.text().len() < LONGEST {
                self.input.handle(InputRequest::InsertChar(c));
            }
            return true;
        }
        let request = match (key.code, key.ctrl, key.alt) {
            (Code::Backspace, false, false) | (Code::Char('h'), true, false) => InputRequest::DeletePrevChar,
            (Code::Backspace, ..) | (Code::Char('w'), true, false) => InputRequest::DeletePrevWord,
            (Code::Delete, false, false) => InputRequest::DeleteNextChar,
            (Code::Left, true, _) | (Code::Left, _, true) => InputRequest::GoToPrevWord,
            (Code::Right, true, _) | (Code::Right, _, true) => InputRequest::GoToNextWord,
            (Code::Left, ..) => InputRequest::GoToPrevChar,
            (Code::Right, ..) => InputRequest::GoToNextChar,
            (Code::Home, ..) | (Code::Char('a'), true, false) => InputRequest::GoToStart,
            (Code::End, ..) | (Code::Char('e'), true, false) => InputRequest::GoToEnd,
            (Code::Char('u'), true, false) => InputRequest::DeleteLine,
            _ => return false,
        };
        self.input.handle(request);
        true
    }

    /// The text before the cursor, and behind it.
    fn halves(&self) -> (&str, &str) {
        let split = self.text().char_indices().nth(self.cursor()).map_or(self.text().len(), |(byte, _)| byte);
        self.text().split_at_checked(split).unwrap_or((self.text(), ""))
    }

    /// Inserts a pasted text: its line ends and tabs turn to spaces, nothing of it is a command.
    pub fn paste(&mut self, text: &str) {
        let room = LONGEST.saturating_sub(self.text().len());
        let plain = text.replace("\r\n", " ");
        let plain = plain.chars().map(|c| if c.is_control() { ' ' } else { c });
        let mut bytes = 0;
        let plain: String = plain
            .take_while(|c| {
                bytes += c.len_utf8();
                bytes <= room
            })
            .collect();
        let at = self.cursor();
        let (before, after) = self.halves();
        let cursor = at + plain.chars().count();
        let whole = format!("{before}{plain}{after}");
        self.input = Input::new(whole).with_cursor(cursor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_paste_fills_one_line() {
        let mut field = Field::new("x");
        field.key(Key::plain(Code::Home));
        field.paste("Ann\nBob\r\nq\n");
        assert_eq!((field.text(), field.cursor()), ("Ann Bob q x", 10));
        field.paste(&"é".repeat(1_000_000));
        assert!(field.text().len() <= LONGEST);
    }

    #[test]
    fn h42_a_visible_character_is_one_whatever_it_is_made_of() {
        let press = |field: &mut Field, code| assert!(field.key(Key::plain(code)));
        for one in ["e\u{301}", "é", "海", "❄\u{fe0f}", "👨\u{200d}👩\u{200d}👧", "🏴\u{200d}☠\u{fe0f}", "🇫🇷"]
        {
            let mut field = Field::new(format!("a{one}b"));
            press(&mut field, Code::Left);
            press(&mut field, Code::Left);
            assert_eq!(field.cursor(), 1, "{one}");
            press(&mut field, Code::Right);
            press(&mut field, Code::Backspace);
            assert_eq!((field.text(), field.cursor()), ("ab", 1), "{one}");
            let mut field = Field::new(format!("{one}b"));
            press(&mut field, Code::Home);
            press(&mut field, Code::Delete);
            assert_eq!(field.text(), "b", "{one}");
        }
    }

    #[test]
    fn letters_type_and_commands_do_not() {
        let mut field = Field::default();
        for c in "dé&(_ ê".chars() {
            assert!(field.key(Key::plain(Code::Char(c))));
        }
        assert!(field.key(Key { ctrl: true, alt: true, ..Key::plain(Code::Char('@')) }));
        assert!(!field.key(Key::plain(Code::Enter)));
        assert!(!field.key(Key::plain(Code::Up)));
        assert_eq!(field.text(), "dé&(_ ê@");
        field.key(Key { ctrl: true, ..Key::plain(Code::Char('u')) });
        assert_eq!(field.text(), "");
    }
}
