//! Power that is cut while a file is saved.

use std::path::Path;

use abordage::store::save::{Over, save_on};

use crate::cut::after_a_power_cut;
use crate::twin::Twin;

const PATH: &str = "/table/a.fight.ron";

/// Saves, and looks at everything that a power cut can leave at every moment.
fn cut(twin: &Twin, allowed: &[Option<&str>]) -> usize {
    let mut states = 0;
    save_on(twin, Path::new(PATH), "new content", Over::Anything).expect("saved");
    for steps in 0..=twin.log().len() {
        for state in after_a_power_cut(twin, steps) {
            states += 1;
            let twin = Twin::with(state);
            let text = twin.text(PATH);
            assert!(allowed.contains(&text.as_deref()), "after {steps} steps: {text:?}");
            // The next save works, and cleans up.
            save_on(&twin, Path::new(PATH), "newest", Over::Anything).expect("saved");
            assert_eq!((twin.text(PATH).as_deref(), twin.state().names.len()), (Some("newest"), 1));
        }
    }
    for state in after_a_power_cut(twin, twin.log().len()) {
        assert_eq!(Twin::with(state).text(PATH).as_deref(), Some("new content"), "what was saved stays");
    }
    states
}

#[test]
fn r2_a_file_is_the_old_one_or_the_new_one() {
    let old = Twin::default();
    save_on(&old, Path::new(PATH), "old content", Over::Nothing).expect("saved");
    let states = cut(&Twin::with(old.state()), &[Some("old content"), Some("new content")]);
    assert!(states > 10, "{states} states");
    let states = cut(&Twin::default(), &[None, Some("new content")]);
    assert!(states > 10, "{states} states");
}
