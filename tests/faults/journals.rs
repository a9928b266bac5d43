//! A journal on a disk that fails.

use std::path::Path;
use std::sync::Arc;

use abordage::journal::Record;
use abordage::rules::savage::Event;
use abordage::rules::{self, Encounter};
use abordage::store::JournalFile;
use abordage::store::disk::Disk;

use crate::cut::after_a_power_cut;
use crate::saves::for_every_call;
use crate::twin::{State, Twin};

pub const PATH: &str = "/data/fight-0001.journal";

pub fn path() -> &'static Path {
    Path::new(PATH)
}

pub fn start() -> Record {
    Record::Start(Encounter::Savage(Box::default()))
}

/// A step that tells one from another.
pub fn step(round: u32) -> Record {
    Record::Step(vec![rules::Event::Savage(Event::RoundBegan { round })])
}

pub fn records(count: u32) -> Vec<Record> {
    [start()].into_iter().chain((1..count).map(step)).collect()
}

/// The records of a journal that is opened and closed again.
#[track_caller]
pub fn reopened(disk: &Arc<dyn Disk>) -> Vec<Record> {
    match JournalFile::open(disk, path()) {
        Ok(found) => found.records,
        Err(error) => panic!("{error:?}"),
    }
}

#[test]
fn r3_whatever_call_fails_no_record_is_lost_once_the_disk_is_well() {
    let all = records(7);
    let runs = for_every_call(
        |twin, about| {
            let disk = twin.shared();
            let Ok(mut journal) = JournalFile::create(&disk, path()) else {
                // Nothing was promised; once the disk is well it can be begun.
                twin.heal();
                let left = disk.remove(path());
                assert!(left.is_ok() || twin.text(PATH).is_none(), "{about}");
                JournalFile::create(&disk, path()).unwrap_or_else(|error| panic!("{about}: {error:?}"));
                return;
            };
            let mut told = true;
            for record in &all[..6] {
                told = journal.append(record).is_ok();
                let on_disk = JournalFile::peek(twin, path()).map_or(usize::MAX, |records| records.len());
                assert!(!told || journal.waiting() == 0, "{about}: it looks written");
                assert!(!told || on_disk > 0, "{about}");
            }
            twin.heal();
            assert!(told == (journal.waiting() == 0), "{about}");
            journal.append(&all[6]).unwrap_or_else(|error| panic!("{about}: {error}"));
            drop(journal);
            assert_eq!(reopened(&disk), all, "{about}");
        },
        Twin::default,
    );
    assert!(runs > 100, "{runs} runs");
}

/// A journal with a damaged middle, on a disk where all of it outlasts everything.
fn damaged() -> Twin {
    let twin = Twin::default();
    let disk = twin.shared();
    let mut journal = JournalFile::create(&disk, path()).expect("a journal");
    for record in records(6) {
        journal.append(&record).expect("written");
    }
    drop(journal);
    let mut state = twin.state();
    let file = state.files.get_mut(&state.names[path()]).expect("a file");
    let third = file.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(2).map(|(at, _)| at).expect("lines");
    file[third + 5] ^= 4;
    Twin::with(state)
}

fn kept_aside(state: &State) -> Option<&Vec<u8>> {
    let name = state.names.iter().find(|(path, _)| path.to_string_lossy().contains("damaged"))?;
    state.files.get(name.1)
}

#[test]
fn r5_a_damaged_middle_is_told_with_what_can_be_recovered() {
    let twin = damaged();
    let found = JournalFile::open(&twin.shared(), path()).expect("a journal");
    assert_eq!(found.records, records(2));
    let cut = found.cut.expect("something was damaged");
    assert_eq!((cut.records, cut.kept.is_some()), (3, true), "three whole ones behind the damaged one");
    assert_eq!(kept_aside(&twin.state()).map(|bytes| bytes.len() as u64), Some(cut.bytes));
}

#[test]
fn r2_a_power_cut_while_damage_is_cut_off_loses_nothing() {
    let twin = damaged();
    let whole = twin.before();
    drop(JournalFile::open(&twin.shared(), path()).expect("a journal"));
    let tail = kept_aside(&twin.state()).expect("kept").clone();
    let mut states = 0;
    for steps in 0..=twin.log().len() {
        for state in after_a_power_cut(&twin, steps) {
            states += 1;
            let journal = &state.files[&state.names[path()]];
            let still_there = journal.ends_with(&tail) || kept_aside(&state) == Some(&tail);
            assert!(still_there, "after {steps} steps");
            assert!(journal.len() <= whole.files[&whole.names[path()]].len());
            assert_eq!(reopened(&Twin::with(state).shared()), records(2), "after {steps} steps");
        }
    }
    assert!(states > 10, "{states} states");
}

#[test]
fn r2_a_power_cut_takes_at_most_what_was_not_synced() {
    let all = records(7);
    let twin = Twin::default();
    let disk = twin.shared();
    let mut journal = JournalFile::create(&disk, path()).expect("a journal");
    disk.sync_folder(Path::new("/data")).expect("synced");
    // What was written, and what was synced, after each step of the disk.
    let mut marks = Vec::new();
    let mut synced = 0;
    for (at, record) in all.iter().enumerate() {
        journal.append(record).expect("written");
        marks.push((twin.log().len(), at + 1, synced));
        if at % 3 == 2 {
            journal.sync().expect("synced");
            synced = at + 1;
            marks.push((twin.log().len(), at + 1, synced));
        }
    }
    let mut states = 0;
    for (steps, written, synced) in marks {
        for state in after_a_power_cut(&twin, steps) {
            states += 1;
            let disk = Twin::with(state).shared();
            let mut found = JournalFile::open(&disk, path()).expect("a journal");
            let count = found.records.len();
            assert!((synced..=written).contains(&count), "{count} of {written}, {synced} synced");
            assert_eq!(found.records, all[..count]);
            // And it goes on.
            found.file.append(&step(99)).expect("written");
            drop(found.file);
            assert_eq!(reopened(&disk).len(), count + 1);
        }
    }
    assert!(states > 100, "{states} states");
}

#[test]
fn r3_a_sync_that_failed_is_not_forgotten() {
    let twin = Twin::default();
    let disk = twin.shared();
    let mut journal = JournalFile::create(&disk, path()).expect("a journal");
    disk.sync_folder(Path::new("/data")).expect("synced");
    journal.append(&start()).expect("written");
    twin.sicken();
    journal.append(&step(1)).expect("written");
    let before = twin.synced_beside();
    while twin.synced_beside() == before {
        std::thread::yield_now();
    }
    // The thread has tried, and perhaps not yet told.
    let mut told = false;
    for _ in 0..10_000_000 {
        if journal.flush().is_err() {
            told = true;
            break;
        }
    }
    assert!(told || twin.log().len() > 8, "the trouble was told, or mended at once");
    twin.heal();
    journal.append(&step(2)).expect("mended");
    journal.sync().expect("synced");
    for state in after_a_power_cut(&twin, twin.log().len()) {
        assert_eq!(reopened(&Twin::with(state).shared()), [start(), step(1), step(2)]);
    }
}

#[test]
fn r3_a_sync_that_failed_is_told_until_the_journal_stands_in_another_file() {
    let twin = Twin::default();
    let disk = twin.shared();
    let mut journal = JournalFile::create(&disk, path()).expect("a journal");
    disk.sync_folder(Path::new("/data")).expect("synced");
    journal.append(&start()).expect("written");
    twin.sicken();
    twin.crowd();
    let mut told = journal.append(&step(1));
    while told.is_ok() {
        std::thread::yield_now();
        told = journal.flush();
    }
    // Nothing was mended meanwhile: the file is the sick one, and nobody may think otherwise.
    for number in 2..30 {
        assert!(journal.flush().is_err(), "told {number} times");
        assert!(journal.append(&step(number)).is_err(), "step {number} looks written");
    }
    twin.heal();
    journal.flush().expect("mended");
    journal.sync().expect("synced");
    let all: Vec<Record> = [start()].into_iter().chain((1..30).map(step)).collect();
    for state in after_a_power_cut(&twin, twin.log().len()) {
        assert_eq!(reopened(&Twin::with(state).shared()), all);
    }
}
