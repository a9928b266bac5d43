//! Escape sequences that arrive in pieces are put together again, and are not taken for Esc and letters.

use std::collections::VecDeque;
use std::io::Result;

use crate::app::{Code, Key};

use super::input::Input;

/// Where input comes from.
pub trait Source {
    /// The next thing that arrives; nothing where it means nothing to the program.
    ///
    /// # Errors
    /// The terminal is gone.
    fn next(&mut self) -> Result<Option<Input>>;

    /// Whether something more arrives sooner than anybody types.
    ///
    /// # Errors
    /// The terminal is gone.
    fn soon(&mut self) -> Result<bool>;
}

/// No sequence is longer.
const LONGEST: usize = 32;
/// More than this is no text that somebody pastes.
const LONGEST_PASTE: usize = 1 << 20;

/// Input in whole sequences.
#[derive(Debug)]
pub struct Whole<S> {
    source: S,
    ahead: VecDeque<Input>,
}

impl<S: Source> Whole<S> {
    /// Over a source.
    pub const fn new(source: S) -> Self {
        Self { source, ahead: VecDeque::new() }
    }

    /// The next thing that arrives; nothing where it means nothing to the program.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn next(&mut self) -> Result<Option<Input>> {
        if let Some(input) = self.ahead.pop_front() {
            return Ok(Some(input));
        }
        let first = self.source.next()?;
        if first != Some(Input::Key(Key::plain(Code::Esc), false)) {
            return Ok(first);
        }
        let Some(second) = self.follows()? else { return Ok(first) };
        match letter(&second) {
            Some('[') => self.rest(String::new()),
            Some('O') => self.rest("O".to_owned()),
            Some(_) | None => {
                self.ahead.push_back(second);
                Ok(first)
            }
        }
    }

    /// What arrives sooner than anybody types.
    fn follows(&mut self) -> Result<Option<Input>> {
        while self.source.soon()? {
            if let Some(input) = self.source.next()? {
                return Ok(Some(input));
            }
        }
        Ok(None)
    }

    /// The key of a sequence that has begun.
    fn rest(&mut self, mut sequence: String) -> Result<Option<Input>> {
        while sequence.len() < LONGEST {
            let Some(input) = self.follows()? else { break };
            let Some(next) = letter(&input) else {
                self.ahead.push_back(input);
                break;
            };
            sequence.push(next);
            if matches!(next, '@'..='~') {
                break;
            }
        }
        if sequence == "200~" {
            return self.paste();
        }
        Ok(code(&sequence).map(|code| Input::Key(Key::plain(code), false)))
    }

    /// A paste whose beginning was torn: it is still text.
    fn paste(&mut self) -> Result<Option<Input>> {
        let mut text = String::new();
        while text.len() < LONGEST_PASTE {
            match self.follows()? {
                Some(Input::Key(Key { code: Code::Enter, .. }, _)) => text.push('\n'),
                Some(Input::Key(Key { code: Code::Tab, .. }, _)) => text.push('\t'),
                Some(input) => match letter(&input) {
                    Some(letter) => text.push(letter),
                    // Its end comes as a sequence of its own.
                    None => break,
                },
                None => break,
            }
        }
        Ok(Some(Input::Paste(text.trim_end_matches("[201~").to_owned())))
    }
}

/// The character of a key that types one.
fn letter(input: &Input) -> Option<char> {
    match input {
        Input::Key(key, _) => key.typed(),
        Input::Paste(_) | Input::Click(..) | Input::Wheel(_) | Input::Resize(..) => None,
    }
}

/// The key that a sequence stands for, behind its Esc and bracket.
fn code(sequence: &str) -> Option<Code> {
    Some(match sequence {
        "A" | "OA" => Code::Up,
        "B" | "OB" => Code::Down,
        "C" | "OC" => Code::Right,
        "D" | "OD" => Code::Left,
        "H" | "OH" | "1~" | "7~" => Code::Home,
        "F" | "OF" | "4~" | "8~" => Code::End,
        "Z" => Code::BackTab,
        "3~" => Code::Delete,
        "5~" => Code::PageUp,
        "6~" => Code::PageDown,
        "OP" | "11~" => Code::F(1),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Input by pieces: what is in one piece arrives at once.
    struct Pieces(VecDeque<Input>, usize);

    impl Source for Pieces {
        fn next(&mut self) -> Result<Option<Input>> {
            self.1 = self.1.saturating_sub(1);
            Ok(self.0.pop_front())
        }

        fn soon(&mut self) -> Result<bool> {
            Ok(self.1 > 0 && !self.0.is_empty())
        }
    }

    fn key(code: Code) -> Input {
        Input::Key(Key::plain(code), false)
    }

    /// What becomes of keys of which so many arrive at once.
    fn joined(keys: &str, at_once: usize) -> Vec<Input> {
        let each = |c| {
            key(match c {
                '\u{1b}' => Code::Esc,
                '\n' => Code::Enter,
                other => Code::Char(other),
            })
        };
        let mut whole = Whole::new(Pieces(keys.chars().map(each).collect(), at_once));
        let mut found = Vec::new();
        while !(whole.source.0.is_empty() && whole.ahead.is_empty()) {
            found.extend(whole.next().expect("input"));
        }
        found
    }

    #[test]
    fn a_torn_sequence_is_one_key() {
        for (keys, code) in [
            ("\u{1b}[A", Code::Up),
            ("\u{1b}OB", Code::Down),
            ("\u{1b}[3~", Code::Delete),
            ("\u{1b}[6~", Code::PageDown),
            ("\u{1b}[Z", Code::BackTab),
            ("\u{1b}OP", Code::F(1)),
        ] {
            assert_eq!(joined(keys, 9), [key(code)], "{keys:?}");
        }
        assert_eq!(joined("\u{1b}[<0;10;5Mx", 99), [key(Code::Char('x'))], "a click that nobody can read any more");
    }

    #[test]
    fn esc_and_letters_that_somebody_types_stay_what_they_are() {
        let typed = [key(Code::Esc), key(Code::Char('[')), key(Code::Char('A'))];
        assert_eq!(joined("\u{1b}[A", 1), typed);
        assert_eq!(joined("\u{1b}q", 9), [key(Code::Esc), key(Code::Char('q'))]);
        assert_eq!(joined("\u{1b}\u{1b}", 9), [key(Code::Esc), key(Code::Esc)]);
    }

    #[test]
    fn a_torn_paste_is_no_command() {
        let paste = Input::Paste("Ann\nq\nd".to_owned());
        assert_eq!(joined("\u{1b}[200~Ann\nq\nd", 99), [paste]);
    }
}
