//! A journal that grows long while its fight goes on.

use abordage::journal::{Journal, Record};
use abordage::rules::{self, savage};
use abordage::store::{Disk as _, JournalFile, Real, journal_lines};

use crate::table::{Table, Watch, fight, read, write};

/// Longer than this, and a journal is shortened.
const LONGEST: usize = 4 << 20;

#[test]
fn r1_a_journal_that_grows_long_is_shortened_in_the_midst_of_play() {
    let table = Table::new();
    let mut terminal = table.play::<&str>(&[]);
    terminal.key(' ');
    terminal.sees("Round 1");
    terminal.leave();
    let folder = table.data().join("fights");
    let path = folder.join("fight-0001.journal");
    let text = read(&path);
    let mut records = journal_lines::read(text.as_bytes()).expect("this format").records;
    // Names of many evenings, each as long as it comes and gone with the next.
    let who = abordage::view::Id(1);
    let renamed = |name: String| Record::Step(vec![rules::Event::Savage(savage::Event::Renamed { who, name })]);
    let mut long = text;
    let mut add = |record: Record| {
        long += &journal_lines::line(records.len() as u64, &record).expect("a line");
        records.push(record);
        long.len()
    };
    while add(renamed("rum ".repeat(4000))) < LONGEST - 40_000 {}
    add(renamed("Kenway".to_owned()));
    // The last ones are short, so that the next step finds the journal just below what is allowed.
    while add(Record::Step(Vec::new())) < LONGEST - 20 {}
    assert!(long.len() < LONGEST + 20, "{}", long.len());
    write(&path, &long);

    let mut terminal = table.play::<&str>(&[]);
    for key in ['S', 'P', 'u', 'S'] {
        terminal.key(key);
    }
    terminal.key('P');
    let seen = fight(&terminal.screen());
    let size = read(&path).len();
    assert!(size < LONGEST / 2, "{size} bytes are left");
    assert!(read(&folder.join("fight-0001.journal.old")).len() > LONGEST, "the whole of it is kept");
    terminal.signal(termlens::Signal::Kill).expect("killed");
    terminal.wait_exit().expect("an end");
    assert_eq!(
        Real.list(&folder).expect("a folder").iter().filter(|path| path.to_string_lossy().contains("damaged")).count(),
        0
    );
    let after = journal(&JournalFile::peek(&Real, &path).expect("a journal"));
    assert!(after.steps().len() > 50, "{} steps can be taken back", after.steps().len());

    let mut terminal = table.play::<&str>(&[]);
    terminal.shows(&seen);
    for key in ['u', 'z', 'u', 'z', 'u'] {
        terminal.key(key);
    }
    terminal.leave();
}

fn journal(records: &[Record]) -> Journal {
    Journal::replay(records.to_vec()).expect("a fight")
}
