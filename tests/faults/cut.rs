//! What a power cut can leave on the file system in memory.

use std::collections::BTreeSet;

use crate::twin::{State, Step, Twin};

/// All that a power cut can leave after so many steps of what was done: whatever was not synced is
/// there or not, in any order; a write is there, half there, or there as zeros.
pub fn after_a_power_cut(twin: &Twin, steps: usize) -> BTreeSet<State> {
    let (before, forgotten) = (twin.before(), twin.forgotten());
    let log: Vec<Step> = twin.log().into_iter().take(steps).collect();
    let synced = |at: usize, step: &Step| {
        let later = log.iter().enumerate().skip(at + 1);
        match step {
            Step::Write(number, ..) | Step::Cut(number, _) => {
                let lost = forgotten.get(number).is_some_and(|until| at < *until && *until <= steps);
                !lost && later.into_iter().any(|(_, other)| matches!(other, Step::Sync(synced) if synced == number))
            }
            Step::Link(..) | Step::Rename(..) | Step::Unlink(_) => {
                later.into_iter().any(|(_, other)| matches!(other, Step::SyncFolder))
            }
            Step::Sync(_) | Step::SyncFolder => true,
        }
    };
    let mut states = BTreeSet::from([before]);
    for (at, step) in log.iter().enumerate() {
        let variants = if synced(at, step) { vec![Some(step.clone())] } else { ways(step) };
        let next = states.iter().flat_map(|state| {
            variants.iter().map(|way| {
                let mut state = state.clone();
                if let Some(step) = way {
                    state.take(step);
                }
                state
            })
        });
        states = next.collect();
        assert!(states.len() < 50_000, "too many states for a test");
    }
    states
}

/// What may have become of a step.
fn ways(step: &Step) -> Vec<Option<Step>> {
    let mut ways = vec![None, Some(step.clone())];
    if let Step::Write(number, at, bytes) = step {
        ways.push(Some(Step::Write(*number, *at, bytes[..bytes.len() / 2].to_vec())));
        ways.push(Some(Step::Write(*number, *at, vec![0; bytes.len()])));
    }
    ways
}
