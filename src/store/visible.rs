//! Text from a file made safe for a terminal: what would steer it becomes a visible sign.

use std::fmt::Write as _;

/// Whether a terminal would obey this character instead of showing it.
const fn steers(letter: char) -> bool {
    matches!(letter,
        '\u{0}'..='\u{1f}' | '\u{7f}'..='\u{9f}'
        | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// What is shown for it.
fn sign(letter: char) -> char {
    match letter {
        '\t' => ' ',
        '\u{0}'..='\u{1f}' => char::from_u32(u32::from(letter) + 0x2400).unwrap_or('\u{fffd}'),
        '\u{7f}' => '\u{2421}',
        _ => '\u{fffd}',
    }
}

/// The same text with a visible sign in place of each character that a terminal would obey;
/// a tab becomes a space.
///
/// ```
/// assert_eq!(abordage::store::visible("Red\u{1b}[31m"), "Red␛[31m");
/// ```
#[must_use]
pub fn visible(text: &str) -> String {
    text.chars().map(|letter| if steers(letter) { sign(letter) } else { letter }).collect()
}

/// A JSON document with the same characters written as escapes: it reads back as it was.
///
/// ```
/// assert_eq!(abordage::store::visible_json("[\"\u{9b}2J\"]\n"), "[\"\\u009b2J\"]\n");
/// ```
#[must_use]
pub fn visible_json(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for letter in text.chars() {
        // Outside of its texts a document has no such character but the line feed.
        if steers(letter) && letter != '\n' {
            let _ = write!(shown, "\\u{:04x}", u32::from(letter));
        } else {
            shown.push(letter);
        }
    }
    shown
}
