//! A journal of Jets de dés and the fight that it tells, as the first format writes them: they must load for ever.

use abordage::texts::Lang;

use crate::kept;
use crate::play;
use crate::support::Seeded;

const JOURNAL: &str = include_str!("../formats/v1/jets.journal");
const FIGHT: &str = include_str!("../formats/v1/jets.fight.ron");

/// Kinds of facts in one journal; the others hang on options that exclude one another.
const KINDS: usize = 28;

#[test]
fn r17_the_first_journal_of_jets_de_des_is_read_for_ever() {
    let journal = kept::told(JOURNAL, FIGHT);
    assert!(journal.steps().len() > 100, "{} steps", journal.steps().len());
    assert!(kept::kinds(JOURNAL, "Jets").len() >= KINDS, "{:?}", kept::kinds(JOURNAL, "Jets"));
    assert!(journal.log(Lang::FR).len() > 100);
}

#[test]
#[ignore = "writes the files that are frozen afterwards"]
fn freeze() {
    let wandered = |seed: u64| {
        let mut numbers = Seeded::new(seed);
        let mut number = || u16::try_from(numbers.below(65_536)).expect("16 bits");
        let steps: Vec<_> = (0..500).map(|_| (number(), number(), number())).collect();
        let (_, records) = play(u8::try_from(seed % 4).expect("small"), &steps, seed).expect("it is sound");
        kept::written(&records)
    };
    let best = (0..60).map(wandered).max_by_key(|(text, _)| kept::kinds(text, "Jets").len()).expect("a fight");
    kept::freeze("jets", best);
}
