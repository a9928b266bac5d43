//! A journal on a disk that fails.

use std::path::Path;
use std::sync::Arc;

use abordage::journal::{Journal, Record};
use abordage::rules::savage::Event;
use abordage::rules::{self, Encounter};
use abordage::store::JournalFile;
use abordage::store::disk::Disk;
use abordage::store::shorten::Limits;

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

fn records(count: u32) -> Vec<Record> {
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

/// A journal that is longer than it may be, with something taken back at its end.
fn long() -> (Twin, Vec<Record>) {
    let twin = Twin::default();
    let disk = twin.shared();
    let mut all = records(40);
    all.extend([Record::Undo(3), step(1), step(2), Record::Undo(1)]);
    let mut journal = JournalFile::create(&disk, path()).expect("a journal");
    for record in &all {
        journal.append(record).expect("written");
    }
    drop(journal);
    (Twin::with(twin.state()), all)
}

const SHORT: Limits = Limits { longest: 1000, kept: 500 };

#[test]
fn r2_a_long_journal_is_shortened_or_not_whenever_the_power_is_cut() {
    let (twin, all) = long();
    let whole = Journal::replay(all.clone()).expect("a fight");
    let found = JournalFile::open_within(&twin.shared(), path(), SHORT).expect("a journal");
    let folded = found.folded.expect("it was too long");
    let short = Journal::replay(found.records.clone()).expect("a fight");
    assert_eq!((short.now(), short.undone()), (whole.now(), whole.undone()));
    assert_eq!(short.steps().len() + folded.steps, whole.steps().len());
    assert!(short.steps().len() > 5 && folded.steps > 5);
    assert_eq!(short.start(), &whole.at(folded.steps));
    let mut file = found.file;
    file.append(&Record::Redo(1)).expect("written");
    file.sync().expect("synced");
    let steps = twin.log().len();
    let mut states = 0;
    for steps in 0..=steps {
        for state in after_a_power_cut(&twin, steps) {
            states += 1;
            let disk = Twin::with(state).shared();
            let records = reopened(&disk);
            let again = Journal::replay(records).expect("a fight");
            let ahead = again.undone().is_empty();
            assert_eq!(&again.at(again.steps().len() - usize::from(ahead)), whole.now(), "after {steps} steps");
        }
    }
    // In the end nothing but the new one is there.
    for state in after_a_power_cut(&twin, steps) {
        let short = reopened(&Twin::with(state).shared());
        assert_eq!(short.len(), found.records.len() + 1);
    }
    assert!(states > 30, "{states} states");
}

#[test]
fn r3_a_long_journal_that_cannot_be_shortened_goes_on_as_it_is() {
    let (fresh, all) = long();
    let whole = Journal::replay(all).expect("a fight");
    for_every_call(
        |twin, about| {
            let disk = twin.shared();
            let opened = JournalFile::open_within(&disk, path(), SHORT);
            twin.heal();
            if let Ok(mut found) = opened {
                let journal = Journal::replay(found.records).expect("a fight");
                assert_eq!(journal.now(), whole.now(), "{about}");
                found.file.append(&Record::Redo(1)).unwrap_or_else(|error| panic!("{about}: {error}"));
            } else {
                let mut found = JournalFile::open(&disk, path()).unwrap_or_else(|error| panic!("{about}: {error:?}"));
                found.file.append(&Record::Redo(1)).unwrap_or_else(|error| panic!("{about}: {error}"));
            }
            let again = Journal::replay(reopened(&disk)).expect("a fight");
            assert!(again.undone().is_empty(), "{about}");
            assert_eq!(&again.at(again.steps().len() - 1), whole.now(), "{about}");
        },
        || Twin::with(fresh.before()),
    );
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
