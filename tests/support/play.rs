//! A table to play at: keys as text, dice from a list or a seed, and a key each second without a clock.

#![expect(clippy::panic, reason = "a fight that cannot begin fails the test")]

use std::collections::VecDeque;
use std::time::Duration;

use abordage::app::{App, Code, Effect, Key, Settings};
use abordage::dice::{Ask, Dice, Halt};
use abordage::journal::Journal;
use abordage::rules::Encounter;
use abordage::store::Library;

use super::support::Seeded;

/// These faces first, then those of a seed.
pub struct Faces {
    list: VecDeque<u8>,
    seeded: Seeded,
}

impl Faces {
    pub fn new(list: &[u8], seed: u64) -> Self {
        Self { list: list.iter().copied().collect(), seeded: Seeded::new(seed) }
    }
}

impl Dice for Faces {
    fn face(&mut self, ask: Ask) -> Result<u8, Halt> {
        let Some(face) = self.list.pop_front() else { return self.seeded.face(ask) };
        assert!((1..=ask.die.sides()).contains(&face), "{face} is not on this die: {ask:?}");
        Ok(face)
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        self.seeded.shuffled(count)
    }
}

/// Reads keys: names as the settings write them (`Space`, `<enter>`, `ctrl-s`), other words letter by
/// letter (`W1`, `843`), and `` `a text` `` as it stands.
pub fn strokes(text: &str) -> Vec<Key> {
    let letter = |c| Key::plain(Code::Char(c));
    let mut keys = Vec::new();
    for (place, part) in text.split('`').enumerate() {
        if place % 2 == 1 {
            keys.extend(part.chars().map(letter));
            continue;
        }
        for word in part.split_whitespace() {
            let bare = word.strip_prefix('<').and_then(|word| word.strip_suffix('>')).unwrap_or(word);
            match bare.parse() {
                Ok(key) => keys.push(key),
                Err(_) => keys.extend(word.chars().map(letter)),
            }
        }
    }
    keys
}

/// The program with somebody before it.
pub struct Table {
    pub app: App,
    dice: Faces,
    at: Duration,
}

impl Table {
    pub fn new(journal: Journal, settings: Settings, dice: Faces) -> Self {
        Self { app: App::new(journal, settings), dice, at: Duration::ZERO }
    }

    /// Presses these keys, each a second after the last.
    pub fn keys(&mut self, text: &str) -> Vec<Effect> {
        let mut effects = Vec::new();
        for key in strokes(text) {
            self.at += Duration::from_secs(1);
            effects.extend(self.app.key(key, false, self.at, &mut self.dice, Library::built_in()));
        }
        effects
    }
}

/// A fight with its deck stacked, after these commands.
pub fn prepared(mut fight: Encounter, deck: &str, before: &[String], dice: &mut dyn Dice) -> Journal {
    let cards: Vec<&str> = deck.split(',').map(str::trim).filter(|card| !card.is_empty()).collect();
    if !cards.is_empty() {
        fight.stack(&cards).unwrap_or_else(|wrong| panic!("{wrong:?}"));
    }
    let mut journal = Journal::new(fight);
    for text in before {
        let call = journal.now().read(text).unwrap_or_else(|misuse| panic!("{text}: {misuse:?}"));
        journal.play(&call, dice, Library::built_in()).unwrap_or_else(|no| panic!("{text}: {no:?}"));
    }
    journal
}
