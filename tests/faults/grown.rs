//! Journals that have grown long, when they are opened and while their fight goes on.

use abordage::journal::{Journal, Record};
use abordage::store::JournalFile;
use abordage::store::shorten::Limits;

use crate::cut::after_a_power_cut;
use crate::journals::{PATH, path, records, reopened, start, step};
use crate::saves::for_every_call;
use crate::twin::Twin;

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

/// A fight that is played with its journal beside it, as the program does.
struct Played {
    file: JournalFile,
    fight: Journal,
    /// how often the journal was shortened, and how many of the oldest steps that took
    shortened: usize,
    folded: usize,
}

impl Played {
    fn on(twin: &Twin, limits: Limits) -> Self {
        let found = JournalFile::open_within(&twin.shared(), path(), limits).expect("a journal");
        let fight = Journal::replay(found.records).expect("a fight");
        Self { file: found.file, fight, shortened: 0, folded: 0 }
    }

    /// What happened is written down, and the journal shortened where it has grown long; tells
    /// whether it was written.
    fn keep(&mut self, record: &Record) -> bool {
        let written = self.file.append(record).is_ok();
        if let Some(shortened) = self.file.shorten_if_long(self.fight.now()) {
            assert_eq!((shortened.journal.now(), shortened.journal.before()), (self.fight.now(), self.fight.before()));
            let folded = shortened.folded.as_ref().map_or(0, |folded| folded.steps);
            assert_eq!(shortened.journal.steps().len() + folded, self.fight.steps().len());
            self.shortened += 1;
            self.folded += folded;
            self.fight = shortened.journal;
        }
        written
    }

    fn step(&mut self, round: u32) -> bool {
        let Record::Step(events) = step(round) else { unreachable!("it is a step") };
        let record = self.fight.push(events);
        self.keep(&record)
    }

    fn undo(&mut self, count: usize) {
        if let Ok(record) = self.fight.undo(count) {
            self.keep(&record);
        }
    }

    fn redo(&mut self, count: usize) {
        if let Ok(record) = self.fight.redo(count) {
            self.keep(&record);
        }
    }
}

/// The same fight with the same past, as far as it can be come back to.
#[track_caller]
fn assert_same(twin: &Twin, fight: &Journal, about: &str) {
    let copy = Twin::with(twin.state());
    let again = Journal::replay(reopened(&copy.shared())).unwrap_or_else(|| panic!("{about}: no fight"));
    assert_eq!(again.now(), fight.now(), "{about}");
    assert_eq!((again.steps(), again.undone()), (fight.steps(), fight.undone()), "{about}");
    assert_eq!(again.start(), fight.start(), "{about}");
}

fn begun() -> Twin {
    let twin = Twin::default();
    JournalFile::create(&twin.shared(), path()).expect("a journal").append(&start()).expect("written");
    Twin::with(twin.state())
}

fn size(twin: &Twin, path: &str) -> usize {
    twin.text(path).map_or(0, |text| text.len())
}

#[test]
fn r3_a_journal_never_grows_without_bound_and_every_step_that_is_left_can_be_taken_back() {
    let limits = Limits { longest: 6000, kept: 2000 };
    let twin = begun();
    let least = size(&twin, PATH);
    let mut played = Played::on(&twin, limits);
    let mut largest = 0;
    for round in 1..2500 {
        assert!(played.step(round));
        largest = largest.max(size(&twin, PATH)).max(size(&twin, "/data/fight-0001.journal.old"));
        // What is stated: the newest steps stay, as far as there is room for them.
        assert!(played.fight.steps().len() > 25.min(round as usize - 1), "after {round} steps");
    }
    assert!(largest < least + limits.longest + limits.longest / 2, "{largest} bytes");
    assert!(played.shortened > 10 && played.folded > 2000, "{} times", played.shortened);
    assert_eq!(played.fight.steps().len() + played.folded, 2499);
    assert_same(&twin, &played.fight, "in the end");
    played.undo(usize::MAX);
    assert_same(&twin, &played.fight, "all taken back");
}

#[test]
fn r3_what_was_taken_back_and_replaced_goes_first_and_takes_no_step_with_it() {
    let limits = Limits { longest: 6000, kept: 300 };
    let twin = begun();
    let least = size(&twin, PATH);
    let mut played = Played::on(&twin, limits);
    for round in 1..20 {
        played.step(round);
    }
    for round in 0..600 {
        played.undo(1);
        played.step(1000 + round);
        played.undo(3);
        played.redo(3);
        assert!(size(&twin, PATH) < least + limits.longest + limits.longest / 2);
    }
    assert!(played.shortened > 3, "{} times", played.shortened);
    assert_eq!((played.folded, played.fight.steps().len()), (0, 19), "no step was lost");
    assert_eq!(twin.text("/data/fight-0001.journal.old"), None);
    assert_same(&twin, &played.fight, "in the end");
}

#[test]
fn r3_whatever_call_fails_while_a_journal_is_shortened_nothing_is_lost() {
    let limits = Limits { longest: 1500, kept: 500 };
    let fresh = {
        let twin = begun();
        let mut played = Played::on(&twin, limits);
        for round in 1..10 {
            played.step(round);
        }
        drop(played);
        Twin::with(twin.state())
    };
    let mut shortened = 0;
    let runs = for_every_call(
        |twin, about| {
            let Ok(found) = JournalFile::open_within(&twin.shared(), path(), limits) else { return };
            let fight = Journal::replay(found.records).expect("a fight");
            let mut played = Played { file: found.file, fight, shortened: 0, folded: 0 };
            for round in 0..60 {
                played.step(100 + round);
                if round % 7 == 6 {
                    played.undo(2);
                    played.redo(1);
                }
            }
            twin.heal();
            for round in 0..40 {
                assert!(played.step(500 + round), "{about}");
            }
            shortened += played.shortened;
            drop(played.file);
            assert_same(twin, &played.fight, about);
            let left = twin.state().names.keys().filter(|path| path.to_string_lossy().ends_with(".part")).count();
            assert_eq!(left, 0, "{about}");
        },
        || Twin::with(fresh.before()),
    );
    assert!(runs > 200 && shortened > 2 * runs, "{runs} runs, {shortened} times");
}

#[test]
fn r2_a_power_cut_while_a_journal_is_shortened_in_the_midst_of_play_loses_no_synced_step() {
    let limits = Limits { longest: 1500, kept: 500 };
    let grown = begun();
    let mut played = Played::on(&grown, Limits::default());
    for round in 1..40 {
        played.step(round);
    }
    drop(played);
    let grown = grown.state();
    // It is long already, and is opened by a program that is more patient at first.
    for more in [0, 1] {
        let twin = Twin::with(grown.clone());
        let patient = Limits { longest: size(&twin, PATH), ..limits };
        let mut played = Played::on(&twin, patient);
        let before = played.fight.now().clone();
        played.step(77);
        assert_eq!(played.shortened, 1);
        if more > 0 {
            played.step(78);
        }
        played.file.sync().expect("synced");
        let after = played.fight.clone();
        let mut states = 0;
        for steps in 0..=twin.log().len() {
            for state in after_a_power_cut(&twin, steps) {
                states += 1;
                let mut again = Journal::replay(reopened(&Twin::with(state).shared())).expect("a fight");
                // Nothing that was synced before is missing: what is there now, or before its last steps.
                let ahead = again.steps().len();
                let found = (0..=2.min(ahead)).any(|back| again.at(ahead - back) == before);
                assert!(found, "after {steps} steps");
                assert!(again.undo(5).is_ok());
            }
        }
        for state in after_a_power_cut(&twin, twin.log().len()) {
            assert_same(&Twin::with(state), &after, "in the end");
        }
        assert!(states > 20, "{states} states");
    }
}

#[test]
fn a_journal_that_tells_another_fight_is_not_shortened() {
    let twin = begun();
    let mut played = Played::on(&twin, Limits { longest: 500, kept: 200 });
    let other = Journal::replay(records(3)).expect("a fight");
    for round in 1..30 {
        let Record::Step(events) = step(round) else { unreachable!("it is a step") };
        let record = played.fight.push(events);
        played.file.append(&record).expect("written");
        assert!(played.file.shorten_if_long(other.now()).is_none());
    }
    assert_same(&twin, &played.fight, "as it was");
}
