//! A held key acts once: tells a key pressed again from a key kept down.

use std::time::Duration;

use super::key::Key;

/// A key that comes again within this time was not let go.
const HELD: Duration = Duration::from_millis(80);

/// What came last.
#[derive(Clone, Copy, Debug, Default)]
pub struct Guard {
    last: Option<(Key, Duration)>,
    go: Option<Key>,
}

impl Guard {
    /// Whether this key is the last one, still held; every key must pass here, acted upon or not.
    pub fn held(&mut self, key: Key, repeat: bool, at: Duration) -> bool {
        let again = self.last.is_some_and(|(last, then)| last == key && at.saturating_sub(then) <= HELD);
        self.last = Some((key, at));
        repeat || again
    }

    /// Whether go wants another of its keys this time, where they go by turns.
    pub fn same_go(&mut self, key: Key) -> bool {
        self.go.replace(key) == Some(key)
    }
}

#[cfg(test)]
mod tests {
    use super::super::key::Code;
    use super::*;

    const SPACE: Key = Key::plain(Code::Char(' '));
    const ENTER: Key = Key::plain(Code::Enter);

    fn held(keys: &[(Key, bool, u64)]) -> Vec<bool> {
        let mut guard = Guard::default();
        keys.iter().map(|(key, repeat, at)| guard.held(*key, *repeat, Duration::from_millis(*at))).collect()
    }

    #[test]
    fn a_key_held_down_acts_once() {
        let times =
            [(SPACE, false, 0), (SPACE, false, 30), (SPACE, false, 60), (SPACE, false, 140), (SPACE, false, 221)];
        assert_eq!(held(&times), [false, true, true, true, false]);
    }

    #[test]
    fn a_reported_repeat_never_counts() {
        assert_eq!(held(&[(SPACE, false, 0), (SPACE, true, 500)]), [false, true]);
    }

    #[test]
    fn another_key_is_another_press() {
        assert_eq!(held(&[(SPACE, false, 0), (ENTER, false, 10), (SPACE, false, 20)]), [false, false, false]);
    }

    #[test]
    fn go_by_turns_wants_the_other_key() {
        let mut guard = Guard::default();
        let asked = [SPACE, SPACE, ENTER, SPACE].map(|key| guard.same_go(key));
        assert_eq!(asked, [false, true, false, false]);
    }
}
