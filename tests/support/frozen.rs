//! Files as a format wrote them once: how they are held, and how they came about.

#![expect(clippy::print_stderr, reason = "what is not written again is said")]

use std::collections::BTreeSet;
use std::path::PathBuf;

use abordage::journal::{Journal, Record};
use abordage::store::{Library, encounter_file, journal_lines};

/// A frozen file.
pub fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/formats/v1").join(name)
}

/// The fight that a frozen journal tells: the one that was saved with it. What is written of it
/// today may have more in it, and tells the same.
pub fn told(journal: &str, saved: &str) -> Journal {
    let found = journal_lines::read(journal.as_bytes()).expect("the first format");
    assert_eq!((found.good, found.behind), (journal.len(), 0));
    let again = journal_lines::read(written(&found.records).0.as_bytes()).expect("the format of today");
    assert_eq!(again.records, found.records);
    let told = Journal::replay(found.records).expect("a fight");
    let fight = encounter_file::read(saved, Library::built_in()).expect("a saved fight");
    assert!(!fight.fresh && fight.warnings.is_empty());
    assert_eq!(told.now(), &fight.encounter);
    told
}

fn lines(records: &[Record]) -> impl Iterator<Item = String> {
    (0..).zip(records).map(|(number, record)| journal_lines::line(number, record).expect("a line"))
}

/// A journal's text and the file of the fight that it tells.
pub fn written(records: &[Record]) -> (String, String) {
    let text = std::iter::once(journal_lines::head()).chain(lines(records)).collect();
    let journal = Journal::replay(records.iter().cloned()).expect("a fight");
    (text, encounter_file::write(journal.now()).expect("a fight"))
}

/// The kinds of facts of a game that a journal tells.
pub fn kinds(text: &str, game: &str) -> BTreeSet<String> {
    let word = |rest: &str| rest.chars().take_while(|letter| letter.is_alphabetic()).collect();
    text.split(&format!("{game}(")).skip(1).map(word).collect()
}

/// Writes files that are not there; once released they are never written again.
#[expect(clippy::disallowed_methods, reason = "it writes a fixture")]
pub fn freeze(name: &str, (journal, fight): (String, String)) {
    for (name, text) in [(format!("{name}.journal"), journal), (format!("{name}.fight.ron"), fight)] {
        if file(&name).metadata().is_ok_and(|there| there.len() > 0) {
            eprintln!("{name} is there, and stays");
        } else {
            std::fs::write(file(&name), text).expect("written");
        }
    }
}
