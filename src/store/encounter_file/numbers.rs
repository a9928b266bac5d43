//! Looks at every number within a value, however it is built, and keeps nothing of it.

use std::io::{self, Write};

use serde::Serialize;

/// The first number within a value that is larger than a limit, or smaller than the same below 0.
pub fn beyond(value: &impl Serialize, limit: i64) -> Option<i64> {
    let mut reader = Reader { limit, found: None, number: String::new(), within: Within::Value };
    // What cannot be written as JSON is nothing that a file says.
    serde_json::to_writer(&mut reader, value).ok()?;
    reader.end();
    reader.found
}

/// Reads JSON as it is written.
struct Reader {
    limit: i64,
    found: Option<i64>,
    number: String,
    within: Within,
}

/// What the last letter belongs to.
#[derive(Clone, Copy)]
enum Within {
    Value,
    Text,
    /// behind a backslash in a text
    Escape,
}

impl Reader {
    /// A number ends where something else begins.
    fn end(&mut self) {
        if self.number.is_empty() {
            return;
        }
        let number = self.number.parse().unwrap_or(i64::MAX);
        if self.found.is_none() && !(-self.limit..=self.limit).contains(&number) {
            self.found = Some(number);
        }
        self.number.clear();
    }
}

impl Write for Reader {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for byte in bytes {
            self.within = match (self.within, byte) {
                (Within::Text, b'\\') => Within::Escape,
                (Within::Text, b'"') => Within::Value,
                (Within::Text | Within::Escape, _) => Within::Text,
                (Within::Value, b'-' | b'+' | b'.' | b'0'..=b'9') => {
                    self.number.push(char::from(*byte));
                    Within::Value
                }
                // Of a number such as 1e30, whose letter ends no number.
                (Within::Value, b'e' | b'E') if !self.number.is_empty() => {
                    self.number.push('e');
                    Within::Value
                }
                (Within::Value, _) => {
                    self.end();
                    if *byte == b'"' { Within::Text } else { Within::Value }
                }
            };
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_found_wherever_it_is() {
        let deep = vec![(Some("9999 \\\" 9999"), -3_i64), (None, 12)];
        assert_eq!(beyond(&deep, 12), None);
        assert_eq!(beyond(&deep, 11), Some(12));
        assert_eq!(beyond(&deep, 2), Some(-3));
        assert_eq!(beyond(&u64::MAX, 12), Some(i64::MAX));
        assert_eq!(beyond(&7, 6), Some(7));
        assert_eq!(
            (beyond(&1e30, 12), beyond(&"99", 12), beyond(&(), 12), beyond(&true, 12)),
            (Some(i64::MAX), None, None, None)
        );
    }
}
