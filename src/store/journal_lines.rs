//! The lines of a journal: a head, then a record each with its number and checksum.

use crate::journal::Record;

/// The format that this program writes, and the highest that it reads.
pub const FORMAT: u32 = 1;
const SIGN: &str = "abordage-journal";

/// What the bytes of a journal tell.
#[derive(Debug)]
pub struct Lines {
    /// the records up to the first that is damaged
    pub records: Vec<Record>,
    /// so many bytes are right; where that is none, not even the head is
    pub good: usize,
    /// whole records behind the first that is damaged
    pub behind: usize,
}

/// A journal of a newer program, and its format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Newer(pub u32);

/// Reads the bytes of a journal.
///
/// # Errors
/// It was written by a newer program.
pub fn read(bytes: &[u8]) -> Result<Lines, Newer> {
    let mut lines = bytes.split_inclusive(|byte| *byte == b'\n');
    let mut found = Lines { records: Vec::new(), good: 0, behind: 0 };
    match lines.next().filter(|first| is_head(first)) {
        Some(head) => {
            let format = std::str::from_utf8(head).ok().and_then(|line| line.split(' ').nth(1)?.parse().ok());
            if let Some(newer) = format.filter(|format| *format > FORMAT) {
                return Err(Newer(newer));
            }
            found.good = head.len();
            for line in lines.by_ref() {
                let Some(record) = record(line, Some(found.records.len())) else { break };
                found.records.push(record);
                found.good += line.len();
            }
        }
        None if bytes.is_empty() => return Ok(found),
        None => {}
    }
    found.behind = lines.filter(|line| record(line, None).is_some()).count();
    Ok(found)
}

/// The first line of a journal.
#[must_use]
pub fn head() -> String {
    let text = format!("{SIGN} {FORMAT} {}", env!("CARGO_PKG_VERSION"));
    format!("{text} {:08x}\n", crc32fast::hash(text.as_bytes()))
}

/// The line of a record.
///
/// # Errors
/// What RON cannot write: nothing of ours.
pub fn line(number: u64, record: &Record) -> std::io::Result<String> {
    let record = ron::to_string(record).map_err(std::io::Error::other)?;
    let text = format!("{number} {record}");
    Ok(format!("{:08x} {text}\n", crc32fast::hash(text.as_bytes())))
}

fn is_head(line: &[u8]) -> bool {
    let Some((text, sum)) = std::str::from_utf8(line).ok().and_then(|line| line.strip_suffix('\n')?.rsplit_once(' '))
    else {
        return false;
    };
    text.starts_with(SIGN) && sum == format!("{:08x}", crc32fast::hash(text.as_bytes()))
}

/// The record of a line, which has the right checksum and, where it must have one, this number.
fn record(line: &[u8], number: Option<usize>) -> Option<Record> {
    let line = std::str::from_utf8(line).ok()?.strip_suffix('\n')?;
    let (sum, text) = line.split_once(' ')?;
    if sum != format!("{:08x}", crc32fast::hash(text.as_bytes())) {
        return None;
    }
    let (own, text) = text.split_once(' ')?;
    if number.is_some_and(|number| own != number.to_string()) {
        return None;
    }
    ron::from_str(text).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_format_is_told_by_its_number() {
        let text = format!("{SIGN} 7 9.9.9");
        let newer = format!("{text} {:08x}\n", crc32fast::hash(text.as_bytes()));
        assert_eq!(read(newer.as_bytes()).err(), Some(Newer(7)));
        let found = read(head().as_bytes()).expect("this format");
        assert_eq!((found.records, found.good, found.behind), (vec![], head().len(), 0));
    }
}
