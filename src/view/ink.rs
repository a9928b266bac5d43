//! Colours inside a text: a message says which of its words matter, the caller says what they mean.

use super::{Span, Tone};

/// What a message puts around the words that are coloured.
const OPEN: char = '⟦';
const CLOSE: char = '⟧';
/// Inked text carries one private sign a tone, and this one for its end.
const END: char = '\u{E0FF}';

/// Every tone with the sign that opens it; the place in the list is its number.
const TONES: [(Tone, char); 13] = [
    (Tone::Plain, '\u{E000}'),
    (Tone::Strong, '\u{E001}'),
    (Tone::Dim, '\u{E002}'),
    (Tone::Ours, '\u{E003}'),
    (Tone::Theirs, '\u{E004}'),
    (Tone::RedSuit, '\u{E005}'),
    (Tone::Joker, '\u{E006}'),
    (Tone::Hold, '\u{E007}'),
    (Tone::Shaken, '\u{E008}'),
    (Tone::Wound, '\u{E009}'),
    (Tone::Good, '\u{E00A}'),
    (Tone::Bad, '\u{E00B}'),
    (Tone::Key, '\u{E00C}'),
];

/// The marked words of a message in that tone; the result may stand inside another message.
#[must_use]
pub fn ink(text: &str, tone: Tone) -> String {
    let open = TONES.iter().find(|(own, _)| *own == tone).map_or(END, |(_, sign)| *sign);
    text.chars()
        .map(|sign| {
            if sign == OPEN {
                open
            } else if sign == CLOSE {
                END
            } else {
                sign
            }
        })
        .collect()
}

/// A whole text in that tone.
#[must_use]
pub fn all(text: &str, tone: Tone) -> String {
    ink(&format!("{OPEN}{text}{CLOSE}"), tone)
}

/// A whole text dimmed.
#[must_use]
pub fn dim(text: &str) -> String {
    all(text, Tone::Dim)
}

/// Inked text as spans.
#[must_use]
pub fn spans(text: &str) -> Vec<Span> {
    let mut spans = vec![Span::default()];
    for sign in text.chars() {
        let tone = TONES.iter().find(|(_, own)| *own == sign).map(|(tone, _)| *tone);
        match tone.or_else(|| (sign == END).then_some(Tone::Plain)) {
            Some(tone) => spans.push(Span::new("", tone)),
            None if sign == OPEN || sign == CLOSE => {}
            None => {
                if let Some(last) = spans.last_mut() {
                    last.text.push(sign);
                }
            }
        }
    }
    spans.retain(|span| !span.text.is_empty());
    spans
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marked_words_keep_their_tone_inside_another_text() {
        let inner = ink("⟦hits⟧ twice", Tone::Good);
        let outer = ink(&format!("⟦3⟧ {inner}"), Tone::Dim);
        let expected = [("3", Tone::Dim), (" ", Tone::Plain), ("hits", Tone::Good), (" twice", Tone::Plain)];
        assert_eq!(spans(&outer), expected.map(|(text, tone)| Span::new(text, tone)));
    }
}
