//! A line of text that is being typed.

use tui_input::{Input, InputRequest};

use super::key::{Code, Key};

/// More text than this is no line.
const LONGEST: usize = 10_000;

/// A text with its cursor.
#[derive(Clone, Debug, Default)]
pub struct Field(Input);

impl Field {
    /// A text with the cursor behind it.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self(Input::new(text.into()))
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.0.value()
    }

    /// The cursor, counted in characters.
    #[must_use]
    pub fn cursor(&self) -> usize {
        self.0.cursor()
    }

    /// Takes a key; tells whether it meant anything to a text.
    pub fn key(&mut self, key: Key) -> bool {
        let key = key.normal();
        if let Some(c) = key.typed() {
            if self.text().len() < LONGEST {
                self.0.handle(InputRequest::InsertChar(c));
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
        self.0.handle(request);
        true
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
        let split = self.text().char_indices().nth(at).map_or(self.text().len(), |(byte, _)| byte);
        let (before, after) = self.text().split_at_checked(split).unwrap_or((self.text(), ""));
        let cursor = at + plain.chars().count();
        let whole = format!("{before}{plain}{after}");
        self.0 = Input::new(whole).with_cursor(cursor);
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
