//! Fights that are begun, gone on with and put aside on a disk that fails.

use std::path::{Path, PathBuf};

use abordage::journal::Record;
use abordage::rules::{Encounter, savage};
use abordage::store::{Fights, NoFight};

use crate::cut::after_a_power_cut;
use crate::journals::step;
use crate::saves::for_every_call;
use crate::twin::Twin;

fn folder() -> PathBuf {
    PathBuf::from("/data/fights")
}

fn titled(title: &str) -> Encounter {
    Encounter::Savage(Box::new(savage::Encounter { title: title.to_owned(), ..savage::Encounter::default() }))
}

/// A fight with a step, of a file.
fn one() -> Twin {
    let twin = Twin::default();
    let fights = Fights::on(twin.shared(), folder());
    let (_, mut journal) = fights.begin(Some(Path::new("/a.ron")), "text", &titled("One")).expect("begun");
    journal.append(&step(1)).expect("written");
    drop(journal);
    Twin::with(twin.state())
}

/// Everything that is listed can be gone on with, and the first fight is whole.
#[track_caller]
fn all_is_well(twin: &Twin, about: &str) {
    let fights = Fights::on(twin.shared(), folder());
    let mut first = 0;
    for fight in fights.list() {
        match fights.resume(&fight) {
            Ok((fight, found)) => {
                first += usize::from(fight.title == "One");
                let steps = found.records.len() - 1;
                assert_eq!(steps, usize::from(fight.title == "One"), "{about}: {}", fight.title);
            }
            Err(NoFight::NoStart) => {}
            Err(error) => panic!("{about}: {error:?}"),
        }
    }
    assert_eq!(first, 1, "{about}: the first fight is gone");
}

#[test]
fn r2_a_power_cut_while_another_fight_begins_leaves_the_first_one_whole() {
    let twin = one();
    let fights = Fights::on(twin.shared(), folder());
    let (_, journal) = fights.begin(Some(Path::new("/a.ron")), "other", &titled("Two")).expect("begun");
    let mut states = 0;
    for steps in 0..=twin.log().len() {
        for state in after_a_power_cut(&twin, steps) {
            states += 1;
            all_is_well(&Twin::with(state), &format!("after {steps} steps"));
        }
    }
    drop(journal);
    // What has begun is there afterwards, whole.
    for state in after_a_power_cut(&twin, twin.log().len()) {
        let fights = Fights::on(Twin::with(state).shared(), folder());
        let list = fights.list();
        assert_eq!(list.iter().map(|fight| fight.title.as_str()).collect::<Vec<_>>(), ["Two", "One"]);
        assert_eq!(fights.resume(&list[0]).expect("a fight").1.records, [Record::Start(titled("Two"))]);
    }
    assert!(states > 50, "{states} states");
}

#[test]
fn r3_whatever_call_fails_the_first_fight_is_whole_and_another_can_begin() {
    let fresh = one().before();
    for_every_call(
        |twin, about| {
            let fights = Fights::on(twin.shared(), folder());
            let begun = fights.begin(Some(Path::new("/a.ron")), "other", &titled("Two"));
            let resumed = fights.list().iter().any(|fight| fight.title == "One" && fights.resume(fight).is_ok());
            twin.heal();
            drop(begun);
            all_is_well(twin, about);
            let (third, journal) = fights
                .begin(Some(Path::new("/a.ron")), "third", &titled("Three"))
                .unwrap_or_else(|error| panic!("{about}: {error:?}"));
            drop(journal);
            assert_eq!(fights.list().first(), Some(&third), "{about}, {resumed}");
        },
        || Twin::with(fresh.clone()),
    );
}

#[test]
fn a_fight_whose_entry_is_lost_is_still_listed() {
    let twin = one();
    for damaged in [None, Some(&b"rubbish"[..]), Some(b"")] {
        let mut state = twin.before();
        let entry = folder().join("fight-0001.ron");
        let number = state.names[&entry];
        match damaged {
            None => drop(state.names.remove(&entry)),
            Some(bytes) => drop(state.files.insert(number, bytes.to_vec())),
        }
        all_is_well(&Twin::with(state), "without its entry");
    }
}
