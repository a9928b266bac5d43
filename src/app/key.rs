//! A key as the program knows it, whatever the terminal calls it.

use std::fmt;
use std::str::FromStr;

use crate::texts::{self, Lang};

/// What was pressed, without Ctrl and Alt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Code {
    /// a character, as the layout gives it
    Char(char),
    /// Enter or Return
    Enter,
    /// Escape
    Esc,
    /// Tab
    Tab,
    /// Shift and Tab
    BackTab,
    /// what deletes to the left
    Backspace,
    /// what deletes to the right
    Delete,
    /// ↑
    Up,
    /// ↓
    Down,
    /// ←
    Left,
    /// →
    Right,
    /// a page up
    PageUp,
    /// a page down
    PageDown,
    /// to the beginning
    Home,
    /// to the end
    End,
    /// a function key
    F(u8),
}

/// The keys that have a name, as the settings write it.
const NAMES: [(&str, Code); 19] = [
    ("Enter", Code::Enter),
    ("Return", Code::Enter),
    ("Esc", Code::Esc),
    ("Escape", Code::Esc),
    ("Tab", Code::Tab),
    ("Shift-Tab", Code::BackTab),
    ("Backspace", Code::Backspace),
    ("Delete", Code::Delete),
    ("Del", Code::Delete),
    ("Up", Code::Up),
    ("Down", Code::Down),
    ("Left", Code::Left),
    ("Right", Code::Right),
    ("PgUp", Code::PageUp),
    ("PgDn", Code::PageDown),
    ("Home", Code::Home),
    ("End", Code::End),
    ("Space", Code::Char(' ')),
    ("BackTab", Code::BackTab),
];

/// A key with what is held beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key {
    /// what was pressed
    pub code: Code,
    /// whether Ctrl was held
    pub ctrl: bool,
    /// whether Alt was held
    pub alt: bool,
    /// whether Shift was held, where that is not in the character already
    pub shift: bool,
}

impl Key {
    /// A key with nothing held beside it.
    #[must_use]
    pub const fn plain(code: Code) -> Self {
        Self { code, ctrl: false, alt: false, shift: false }
    }

    /// The same key in the one form that the table knows: Ctrl and Alt together are `AltGr`, which
    /// types its character; Shift is in the character, or does not count.
    ///
    /// ```
    /// # use abordage::app::{Code, Key};
    /// let at = Key { ctrl: true, alt: true, ..Key::plain(Code::Char('@')) };
    /// assert_eq!(at.normal(), Key::plain(Code::Char('@')));
    /// ```
    #[must_use]
    pub fn normal(self) -> Self {
        let bare = |code| Self { code, shift: false, ..self };
        match self.code {
            Code::Char('\r' | '\n') => bare(Code::Enter),
            Code::Char('\t') | Code::Tab if self.shift => bare(Code::BackTab),
            Code::Char('\t') => bare(Code::Tab),
            Code::Char('\u{7f}' | '\u{8}') => bare(Code::Backspace),
            Code::Char('\u{1b}') => bare(Code::Esc),
            Code::Char(c) if self.ctrl && self.alt => Self::plain(Code::Char(c)),
            Code::Char(c) if self.ctrl || self.alt => bare(Code::Char(one(c.to_lowercase(), c))),
            Code::Char(c) if self.shift => bare(Code::Char(one(c.to_uppercase(), c))),
            code => bare(code),
        }
    }

    /// The character that it types, where it types one.
    #[must_use]
    pub fn typed(self) -> Option<char> {
        let Code::Char(c) = self.code else { return None };
        (!self.ctrl && !self.alt && !c.is_control()).then_some(c)
    }

    /// What it is called on screen.
    #[must_use]
    pub fn shown(self, lang: Lang) -> String {
        let name = match self.code {
            Code::Char(' ') => texts::key_space(lang),
            Code::Char(c) if self.ctrl || self.alt => c.to_uppercase().to_string(),
            Code::Char(c) => c.to_string(),
            Code::Enter => texts::key_enter(lang),
            Code::Esc => texts::key_esc(lang),
            Code::Tab => texts::key_tab(lang),
            Code::BackTab => texts::key_back_tab(lang),
            Code::Backspace => texts::key_backspace(lang),
            Code::Delete => texts::key_delete(lang),
            Code::PageUp => texts::key_page_up(lang),
            Code::PageDown => texts::key_page_down(lang),
            Code::Home => texts::key_home(lang),
            Code::End => texts::key_end(lang),
            Code::Up => "↑".to_owned(),
            Code::Down => "↓".to_owned(),
            Code::Left => "←".to_owned(),
            Code::Right => "→".to_owned(),
            Code::F(number) => format!("F{number}"),
        };
        let ctrl = if self.ctrl { "Ctrl-" } else { "" };
        let alt = if self.alt { "Alt-" } else { "" };
        format!("{ctrl}{alt}{name}")
    }
}

/// The one character of a change of case, or the old one where it would become several.
fn one(mut changed: impl Iterator<Item = char>, old: char) -> char {
    match (changed.next(), changed.next()) {
        (Some(new), None) => new,
        _ => old,
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.ctrl {
            f.write_str("ctrl-")?;
        }
        if self.alt {
            f.write_str("alt-")?;
        }
        if let Some((name, _)) = NAMES.iter().find(|(_, code)| *code == self.code) {
            return f.write_str(name);
        }
        if let Code::F(number) = self.code {
            return write!(f, "F{number}");
        }
        let Code::Char(c) = self.code else { return Ok(()) };
        write!(f, "{c}")
    }
}

/// What was read is no key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a key such as h, H, F1, ctrl-s, Delete or Space was expected, not `{0}`")]
pub struct NotAKey(pub String);

impl FromStr for Key {
    type Err = NotAKey;

    fn from_str(text: &str) -> Result<Self, NotAKey> {
        let wrong = || NotAKey(text.chars().take(40).collect());
        let mut key = Self::plain(Code::Esc);
        let mut rest = text;
        loop {
            let cut = |name: &str| {
                rest.get(..name.len())
                    .filter(|head| head.eq_ignore_ascii_case(name))
                    .and_then(|_| rest.get(name.len()..))
            };
            match (cut("ctrl-"), cut("alt-")) {
                (Some(tail), _) if !tail.is_empty() => (key.ctrl, rest) = (true, tail),
                (_, Some(tail)) if !tail.is_empty() => (key.alt, rest) = (true, tail),
                _ => break,
            }
        }
        let mut chars = rest.chars();
        key.code = match (chars.next(), chars.next()) {
            (Some(c), None) if !c.is_control() && !c.is_whitespace() => Code::Char(c),
            (Some('F' | 'f'), Some(_)) => {
                let number: Option<u8> = rest.get(1..).and_then(|number| number.parse().ok());
                Code::F(number.filter(|number| (1..=24).contains(number)).ok_or_else(wrong)?)
            }
            _ => NAMES
                .iter()
                .find(|(name, _)| name.eq_ignore_ascii_case(rest))
                .map(|(_, code)| *code)
                .ok_or_else(wrong)?,
        };
        Ok(key.normal())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_read_back_as_they_are_written() {
        for text in
            ["h", "H", ":", "?", "ctrl-s", "F1", "Delete", "Space", "Shift-Tab", "-", "é", "ctrl--", "PgUp", "alt-x"]
        {
            assert_eq!(text.parse::<Key>().expect(text).to_string(), text);
        }
        for text in ["", "F0", "F99", "ctrl-", "hold", " ", "hyper-x"] {
            assert_eq!(text.parse::<Key>(), Err(NotAKey(text.into())), "{text}");
        }
    }

    #[test]
    fn alt_gr_types_and_ctrl_ignores_capitals() {
        let held = |c, ctrl, alt, shift| Key { code: Code::Char(c), ctrl, alt, shift }.normal();
        for c in "@#[]{}\\|~€".chars() {
            assert_eq!(held(c, true, true, false).typed(), Some(c));
        }
        assert_eq!(held('S', true, false, true).to_string(), "ctrl-s");
        assert_eq!(held('s', false, false, true).typed(), Some('S'));
        assert_eq!(held('1', false, false, true).typed(), Some('1'));
        assert_eq!(held('s', true, false, false).typed(), None);
    }

    #[test]
    fn keys_are_named_in_the_language() {
        assert_eq!(Key::plain(Code::Enter).shown(Lang::FR), "Entrée");
        assert_eq!("ctrl-s".parse::<Key>().expect("a key").shown(Lang::EN), "Ctrl-S");
    }
}
