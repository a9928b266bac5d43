//! Where in a RON text each value stands.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// A line and a column, both from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// the line
    pub line: usize,
    /// the column
    pub column: usize,
}

impl Place {
    /// The place of a byte.
    #[must_use]
    pub fn of(text: &str, offset: usize) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let start = before.rfind('\n').map_or(0, |at| at + 1);
        Self {
            line: 1 + before.bytes().filter(|byte| *byte == b'\n').count(),
            column: 1 + before.get(start..).unwrap_or("").chars().count(),
        }
    }
}

/// The places of these bytes, whatever their order: the text is walked through once.
#[must_use]
pub fn places_of(text: &str, bytes: impl IntoIterator<Item = usize>) -> HashMap<usize, Place> {
    let wanted: BTreeSet<usize> = bytes.into_iter().collect();
    reached(text.char_indices(), text.len(), wanted)
}

fn reached(
    letters: impl Iterator<Item = (usize, char)>,
    length: usize,
    wanted: BTreeSet<usize>,
) -> HashMap<usize, Place> {
    let mut letters = letters.peekable();
    let mut here = Place { line: 1, column: 1 };
    let mut found = HashMap::new();
    for byte in wanted {
        while let Some((_, letter)) = letters.next_if(|(at, letter)| at + letter.len_utf8() <= byte.min(length)) {
            here = match letter {
                '\n' => Place { line: here.line + 1, column: 1 },
                _ => Place { column: here.column + 1, ..here },
            };
        }
        found.insert(byte, here);
    }
    found
}

impl Place {
    /// The byte of a place.
    #[must_use]
    pub fn offset(self, text: &str) -> usize {
        let start: usize = text.split_inclusive('\n').take(self.line.saturating_sub(1)).map(str::len).sum();
        let line = text.get(start..).unwrap_or("");
        start + line.chars().take(self.column.saturating_sub(1)).map(char::len_utf8).sum::<usize>()
    }
}

/// Deeper values than this are not told apart.
const DEEPEST: usize = 12;

/// A bracket that is open.
struct Frame {
    /// how much of the path names the bracket's owner
    path: usize,
    /// what stands for the element now read: a key, or its number
    key: Option<String>,
    number: usize,
    /// whether the element's value has begun
    begun: bool,
    /// the inside of `Some(…)`: it has the path of its owner
    same: bool,
}

impl Frame {
    const fn new(path: usize, same: bool) -> Self {
        Self { path, key: None, number: 0, begun: false, same }
    }
}

/// Calls back for each value with its path, such as `/combatants/0/name`, and the bytes of its
/// first token. Never fails: what is no RON only gives odd paths.
pub fn walk(text: &str, found: &mut dyn FnMut(&str, Range<usize>)) {
    let mut path = String::new();
    let mut stack = vec![Frame::new(0, true)];
    let mut last: Range<usize> = 0..0;
    let mut at = 0;
    // Brackets below the deepest are counted and not kept: there may be millions.
    let mut below = 0_usize;
    while let Some((kind, range)) = token(text, at) {
        at = range.end;
        let depth = stack.len();
        if depth > DEEPEST && (below > 0 || matches!(kind, Kind::Open)) {
            match kind {
                Kind::Open => below += 1,
                Kind::Close => below -= 1,
                Kind::Colon | Kind::Comma | Kind::Scalar => {}
            }
            continue;
        }
        let Some(frame) = stack.last_mut() else { return };
        match kind {
            Kind::Scalar | Kind::Open => {
                if !frame.begun {
                    frame.begun = true;
                    path.truncate(frame.path);
                    if !frame.same && depth <= DEEPEST {
                        path.push('/');
                        match &frame.key {
                            Some(key) => path.push_str(key),
                            None => path.push_str(&frame.number.to_string()),
                        }
                    }
                    if depth <= DEEPEST {
                        found(&path, range.clone());
                    }
                }
                if matches!(kind, Kind::Open) {
                    let same = text.get(last.clone()) == Some("Some");
                    stack.push(Frame::new(path.len(), same));
                }
            }
            Kind::Colon => {
                let word = text.get(last.clone()).unwrap_or("");
                let key: String = word.trim_matches('"').chars().take(100).collect();
                frame.key = Some(key.trim_start_matches("r#").to_owned());
                frame.begun = false;
            }
            Kind::Comma => {
                frame.key = None;
                frame.number += 1;
                frame.begun = false;
            }
            Kind::Close => {
                let owner = frame.path;
                if depth > 1 {
                    stack.pop();
                    path.truncate(owner);
                }
            }
        }
        last = range;
    }
}

/// The places of these paths, as far as they are there; the last one of a path counts.
pub fn places(text: &str, wanted: &HashSet<&str>) -> HashMap<String, usize> {
    let mut places = HashMap::new();
    walk(text, &mut |path, range| {
        if wanted.contains(path) {
            places.insert(path.to_owned(), range.start);
        }
    });
    places
}

/// Where the text between quotes begins that has so many others before it.
pub fn text_behind(text: &str, others: usize) -> Option<usize> {
    let mut at = 0;
    let tokens = std::iter::from_fn(|| {
        let (_, range) = token(text, at)?;
        at = range.end;
        Some(range)
    });
    let quoted = |range: &Range<usize>| {
        text.get(range.clone()).is_some_and(|token| token.ends_with('"') || token.ends_with('#'))
    };
    tokens.filter(quoted).nth(others).map(|range| range.start)
}

#[derive(Clone, Copy)]
enum Kind {
    Open,
    Close,
    Colon,
    Comma,
    Scalar,
}

/// The next token at or after a byte.
fn token(text: &str, mut at: usize) -> Option<(Kind, Range<usize>)> {
    let bytes = text.as_bytes();
    loop {
        let rest = bytes.get(at..)?;
        match rest {
            [] => return None,
            [b'/', b'/', ..] => at += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len()),
            [b'/', b'*', ..] => at += comment(rest),
            [b'(' | b'[' | b'{', ..] => return Some((Kind::Open, at..at + 1)),
            [b')' | b']' | b'}', ..] => return Some((Kind::Close, at..at + 1)),
            [b':', ..] => return Some((Kind::Colon, at..at + 1)),
            [b',', ..] => return Some((Kind::Comma, at..at + 1)),
            [b'"', ..] => return Some((Kind::Scalar, at..at + quoted(rest))),
            [b'#', ..] => at += attribute(rest),
            [b'r', b'"' | b'#', ..] if raw(rest).is_some() => {
                return Some((Kind::Scalar, at..at + raw(rest).unwrap_or(1)));
            }
            [first, ..] if is_word(*first) => {
                let end = rest.iter().position(|byte| !is_word(*byte)).unwrap_or(rest.len());
                return Some((Kind::Scalar, at..at + end));
            }
            _ => at += 1,
        }
    }
}

const fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b'+' | b'-') || byte >= 0x80
}

fn comment(rest: &[u8]) -> usize {
    let mut open = 0_usize;
    let mut at = 0;
    while let Some(pair) = rest.get(at..at + 2) {
        match pair {
            b"/*" => (open, at) = (open + 1, at + 2),
            b"*/" if open == 1 => return at + 2,
            b"*/" => (open, at) = (open - 1, at + 2),
            _ => at += 1,
        }
    }
    rest.len()
}

fn quoted(rest: &[u8]) -> usize {
    let mut at = 1;
    while let Some(byte) = rest.get(at) {
        match byte {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    rest.len()
}

/// `#![enable(…)]`: its brackets are none of the value's.
fn attribute(rest: &[u8]) -> usize {
    let signs =
        rest.iter().position(|byte| !matches!(byte, b'#' | b'!' | b' ' | b'\t' | b'\r' | b'\n')).unwrap_or(rest.len());
    if rest.get(signs) == Some(&b'[') {
        rest.iter().position(|byte| *byte == b']').map_or(rest.len(), |end| end + 1)
    } else {
        // All of these are skipped at once: a file of nothing else must not be read again and again.
        signs
    }
}

fn raw(rest: &[u8]) -> Option<usize> {
    let signs = rest.iter().skip(1).take_while(|byte| **byte == b'#').count();
    if rest.get(1 + signs) != Some(&b'"') {
        return None;
    }
    let mut at = signs + 2;
    while let Some(byte) = rest.get(at) {
        at += 1;
        if *byte == b'"' && rest.get(at..at + signs).is_some_and(|tail| tail.iter().all(|sign| *sign == b'#')) {
            return Some(at + signs);
        }
    }
    Some(rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_path() {
        let text = "#![enable(implicit_some)]\n/* a /* b */ ( */ Encounter(title: r#\"(\"#, // [\n list: [(a: 1), X(b: Some((c: \"\\\"}\")))], map: {\"k\": 'x'})";
        let mut seen = Vec::new();
        walk(text, &mut |path, range| seen.push(format!("{path}={}", &text[range])));
        for wanted in [
            "=Encounter",
            "/title=r#\"(\"#",
            "/list/0/a=1",
            "/list/1=X",
            "/list/1/b=Some",
            "/list/1/b/c=\"\\\"}\"",
            "/map/k=x",
        ] {
            assert!(seen.iter().any(|one| one == wanted), "{wanted} in {seen:?}");
        }
    }

    #[test]
    fn r6_any_number_of_places_is_found_in_one_walk() {
        let text = "a\né1, \r\n\u{1f3f4}x".repeat(500);
        let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).rev().collect();
        let mut steps = 0;
        let counted = text.char_indices().inspect(|_| steps += 1);
        let found = reached(counted, text.len(), starts.iter().copied().chain([text.len() + 7]).collect());
        assert!(steps <= text.chars().count(), "{steps} steps for {} letters", text.chars().count());
        for at in starts.iter().step_by(7) {
            assert_eq!(found[at], Place::of(&text, *at), "byte {at}");
        }
        assert_eq!(found[&(text.len() + 7)], Place::of(&text, text.len()));
        assert_eq!(places_of(&text, starts)[&0], Place { line: 1, column: 1 });
    }

    #[test]
    fn texts_are_counted_however_they_are_quoted() {
        let text = "(\"a\": 1, b: r#\"c\"#, // \"d\"\n [\"\", r\"e\", 'f', \"\\\"\", \"g";
        let found: Vec<&str> =
            (0..9).map_while(|others| text_behind(text, others)).map(|at| &text[at..at + 2]).collect();
        assert_eq!(found, ["\"a", "r#", "\"\"", "r\"", "\"\\"]);
    }

    #[test]
    fn rubbish_does_no_harm() {
        for text in ["", ")))", "\"", "r#", "/*", "#", "((((", ":,:", "\u{e9}\u{301}:"] {
            walk(text, &mut |_, _| ());
        }
        assert_eq!(Place::of("a\né1", 4), Place { line: 2, column: 2 });
    }
}
