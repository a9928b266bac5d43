//! Killed without warning, at any moment.

use termlens::{Key, Signal};

use crate::table::{Table, Watch, fight};

/// So many kills; `ABORDAGE_KILLS=1000` for a night.
const KILLS: u32 = 24;

/// Numbers that look random and are the same every time.
struct Wander(u32);

impl Wander {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) as usize % count
    }
}

#[test]
fn no_step_that_was_seen_is_lost() {
    let table = Table::new();
    let kills = std::env::var("ABORDAGE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let mut wander = Wander(7);
    let mut seen: Option<Vec<String>> = None;
    for kill in 0..kills {
        let mut terminal = table.play::<&str>(&[]);
        if let Some(seen) = &seen {
            terminal.shows(seen);
        }
        let keys = [
            Key::Char(' '),
            Key::Enter,
            Key::Char('e'),
            Key::Char('S'),
            Key::Char('n'),
            Key::Char('u'),
            Key::Char('P'),
            Key::Down,
            Key::Char('U'),
            Key::Char('h'),
            Key::Char('4'),
            Key::Esc,
        ];
        let mut last = None;
        for _ in 0..=wander.below(6) {
            let key = keys[wander.below(keys.len())];
            // The same key again at once would be a held one.
            if last.replace(key) != Some(key) {
                terminal.press(key);
            }
        }
        // What somebody saw when the axe fell.
        let now = fight(&terminal.screen());
        // In every other kill, in the midst of a key whose frame nobody saw.
        let flying = kill % 2 == 1;
        if flying {
            terminal.send(Key::Char('B')).expect("sent");
            terminal.send(Key::Char('S')).expect("sent");
            terminal.send(Key::Char('W')).expect("sent");
            terminal.send(Key::Char('1')).expect("sent");
        }
        terminal.signal(Signal::Kill).expect("killed");
        terminal.wait_exit().expect("an end");
        if flying {
            let mut again = table.play::<&str>(&[]);
            let then = fight(&again.screen());
            if then != now {
                // At most the keys in flight were taken; without them all is as it was seen.
                for key in [Key::Char('u'), Key::Char('z'), Key::Char('u')] {
                    if fight(&again.screen()) == now {
                        break;
                    }
                    again.press(key);
                }
                assert_eq!(fight(&again.screen()), now, "kill {kill}");
            }
            again.leave();
        }
        seen = Some(now);
    }
}
