//! A file that is saved on a disk that fails.

use std::path::Path;

use abordage::store::save::{Over, save_on};

use crate::twin::{FAULTS, Twin};

const PATH: &str = "/table/a.fight.ron";

fn path() -> &'static Path {
    Path::new(PATH)
}

/// Runs something with the first call failing, then the second, until nothing fails any more;
/// once, and for ever. Tells how many runs there were.
pub fn for_every_call(mut run: impl FnMut(&Twin, &str), fresh: impl Fn() -> Twin) -> usize {
    let mut runs = 0;
    for fault in FAULTS {
        for for_ever in [false, true] {
            for at in 0.. {
                assert!(at < 1000, "{fault:?} never ends");
                let twin = fresh();
                twin.fail(fault, at, for_ever);
                run(&twin, &format!("{fault:?} at {at}, for ever: {for_ever}"));
                runs += 1;
                if !twin.heal() {
                    break;
                }
            }
        }
    }
    runs
}

#[test]
fn h31_r3_whatever_call_fails_the_old_file_is_whole() {
    let fresh = || {
        let twin = Twin::default();
        save_on(&twin, path(), "old", Over::Nothing).expect("saved");
        twin
    };
    let runs = for_every_call(
        |twin, about| {
            let saved = save_on(twin, path(), "quite new", Over::Anything);
            let text = twin.text(PATH).unwrap_or_else(|| panic!("{about}: the file is gone"));
            assert!(["old", "quite new"].contains(&text.as_str()), "{about}: {text:?}");
            assert!(saved.is_err() || text == "quite new", "{about}: it looks saved");
            twin.heal();
            save_on(twin, path(), "newest", Over::Anything).unwrap_or_else(|error| panic!("{about}: {error:?}"));
            assert_eq!(twin.text(PATH).as_deref(), Some("newest"), "{about}");
            assert_eq!(twin.state().names.len(), 1, "{about}: something is left");
        },
        fresh,
    );
    assert!(runs > 60, "{runs} runs");
}

#[test]
fn r3_a_first_save_that_fails_leaves_nothing() {
    for_every_call(
        |twin, about| {
            let saved = save_on(twin, path(), "new", Over::Nothing);
            let text = twin.text(PATH);
            assert!(text.as_deref().is_none_or(|text| text == "new"), "{about}: {text:?}");
            assert!(saved.is_err() || text.is_some(), "{about}");
        },
        Twin::default,
    );
}
