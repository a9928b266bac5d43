//! A journal that is cut, damaged, opened twice, and gone on with.
#![expect(clippy::disallowed_methods, reason = "tests write and read what the store meets")]

use super::*;
use crate::rules::Encounter;
use crate::store::disk::Real;

fn journal() -> (tempfile::TempDir, PathBuf, Vec<Record>) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.journal");
    let records = vec![
        Record::Start(Encounter::Savage(Box::default())),
        Record::Step(Vec::new()),
        Record::Undo(1),
        Record::Redo(1),
    ];
    let mut file = JournalFile::create(&Real::shared(), &path).expect("a journal");
    for record in &records {
        file.append(record).expect("written");
    }
    (folder, path, records)
}

#[test]
fn it_goes_on_where_it_was() {
    let (_folder, path, mut records) = journal();
    let mut found = JournalFile::open(&Real::shared(), &path).expect("a journal");
    assert_eq!((found.records, found.cut), (records.clone(), None));
    found.file.append(&Record::Undo(7)).expect("written");
    drop(found.file);
    records.push(Record::Undo(7));
    assert_eq!(JournalFile::open(&Real::shared(), &path).expect("a journal").records, records);
}

#[test]
fn a_journal_cut_anywhere_gives_the_longest_whole_beginning() {
    let (_folder, path, records) = journal();
    let bytes = std::fs::read(&path).expect("bytes");
    for length in 0..bytes.len() {
        std::fs::write(&path, &bytes[..length]).expect("written");
        let whole = bytes[..length].split(|byte| *byte == b'\n').count().saturating_sub(2);
        let found = JournalFile::open(&Real::shared(), &path).expect("a journal");
        assert_eq!(found.records, records[..whole], "{length}");
        assert!(found.cut.is_none_or(|cut| cut.kept.is_none()));
        drop(found.file);
        let again = JournalFile::open(&Real::shared(), &path).expect("a journal");
        assert_eq!((again.records.len(), again.cut), (whole, None), "{length}");
    }
}

#[test]
fn every_flipped_bit_is_noticed() {
    let (_folder, path, records) = journal();
    let bytes = std::fs::read(&path).expect("bytes");
    for place in 0..bytes.len() {
        for bit in 0..8 {
            let mut flipped = bytes.clone();
            flipped[place] ^= 1 << bit;
            let found = read(&flipped).expect("no newer format");
            assert!(found.records.len() < records.len() && found.good <= place, "byte {place}, bit {bit}");
            assert_eq!(found.records, records[..found.records.len()]);
        }
    }
}

#[test]
fn what_is_damaged_in_the_middle_is_kept_aside() {
    let (_folder, path, _) = journal();
    let mut bytes = std::fs::read(&path).expect("bytes");
    let second = bytes.iter().position(|byte| *byte == b'\n').expect("a line") + 3;
    bytes[second] ^= 1;
    std::fs::write(&path, &bytes).expect("written");
    let found = JournalFile::open(&Real::shared(), &path).expect("a journal");
    let kept = found.cut.and_then(|cut| cut.kept).expect("kept");
    assert!(std::fs::read(kept).expect("bytes").len() > 20);
}

#[test]
fn a_second_process_is_refused() {
    let (_folder, path, _) = journal();
    let _first = JournalFile::open(&Real::shared(), &path).expect("a journal");
    assert!(
        matches!(JournalFile::open(&Real::shared(), &path), Err(NoJournal::InUse(Some(pid))) if pid == std::process::id())
    );
}
