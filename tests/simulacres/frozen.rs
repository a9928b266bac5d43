//! A journal of SimulacreS and the fight that it tells, as the first format writes them: they must load for ever.

use abordage::texts::Lang;

use crate::kept;
use crate::sound::play;

const JOURNAL: &str = include_str!("../formats/v1/simulacres.journal");
const FIGHT: &str = include_str!("../formats/v1/simulacres.fight.ron");

/// Kinds of facts in one journal.
const KINDS: usize = 30;

#[test]
fn r17_the_first_journal_of_simulacres_is_read_for_ever() {
    let journal = kept::told(JOURNAL, FIGHT);
    assert!(journal.steps().len() > 100, "{} steps", journal.steps().len());
    assert!(kept::kinds(JOURNAL, "Simulacres").len() >= KINDS, "{:?}", kept::kinds(JOURNAL, "Simulacres"));
    assert!(journal.log(Lang::FR).len() > 100);
}

#[test]
#[ignore = "writes the files that are frozen afterwards"]
fn freeze() {
    let wandered = |seed: u64| {
        let (_, records) = play(u8::try_from(seed % 3).expect("small"), 900, seed).expect("it is sound");
        kept::written(&records)
    };
    let best = (0..60).map(wandered).max_by_key(|(text, _)| kept::kinds(text, "Simulacres").len()).expect("a fight");
    kept::freeze("simulacres", best);
}
