//! The field of dice: which dice the box waits for, and the faces typed so far.

use std::collections::BTreeSet;

use crate::dice::{Ask, Dice, Halt, Reading, Stroke, read_face};
use crate::rules::contract::{Call, No, Value};
use crate::rules::{Command, Encounter, Refusal};

/// One die of the roll, with the faces that are in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// its first throw
    pub ask: Ask,
    /// its faces
    pub faces: Vec<u8>,
    /// whether it waits for a face
    pub open: bool,
}

/// Gives the faces typed for each die, in whatever order they came, and keeps the asks; a die
/// without a face shows 2, which neither aces nor fails specially.
struct Placed<'a> {
    typed: &'a [Vec<u8>],
    slots: Vec<Slot>,
}

impl Dice for Placed<'_> {
    fn face(&mut self, ask: Ask) -> Result<u8, Halt> {
        if ask.again == 0 {
            self.slots.push(Slot { ask, faces: Vec::new(), open: false });
        }
        let at = self.slots.len().saturating_sub(1);
        let typed = self.typed.get(at).and_then(|faces| faces.get(usize::from(ask.again)));
        let Some(slot) = self.slots.last_mut() else { return Err(Halt::Needs(ask)) };
        match typed {
            Some(face) if *face == 0 || *face > ask.die.sides() => Err(Halt::Impossible { ask, face: *face }),
            Some(face) => {
                slot.faces.push(*face);
                Ok(*face)
            }
            None => {
                slot.open = true;
                Ok(2)
            }
        }
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        (0..count).collect()
    }
}

/// The dice that a command asks for with these faces in; what hangs on the dice before it, as a
/// table does, is left out as long as one of those is open. Nothing changes: deciding is pure.
///
/// # Errors
/// The rules refuse the command, or a face does not fit.
pub fn slots(fight: &Encounter, command: &Command, typed: &[Vec<u8>]) -> Result<Vec<Slot>, No<Refusal>> {
    let mut dice = Placed { typed, slots: Vec::new() };
    fight.decide(command, &mut dice)?;
    let mut slots = dice.slots;
    let waits = slots.iter().position(|slot| slot.open && !slot.ask.purpose.hangs_on_others());
    let hangs = |(at, slot): (usize, &Slot)| slot.ask.purpose.hangs_on_others() && waits.is_some_and(|open| open < at);
    if let Some(cut) = slots.iter().enumerate().position(hangs) {
        slots.truncate(cut);
    }
    Ok(slots)
}

/// A sum told instead of faces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sum {
    /// all included
    total: bool,
    digits: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Hand {
    /// the faces of each die, by its place in the order of asking
    dice: Vec<Vec<u8>>,
    /// dice whose next throw was put off
    later: BTreeSet<usize>,
    /// a 1 that may yet become 10, 11 or 12
    one: bool,
    sum: Option<Sum>,
}

impl Hand {
    /// The die that gets the next face.
    fn waiting(&mut self, slots: &[Slot]) -> Option<usize> {
        let open = || slots.iter().enumerate().filter(|(_, slot)| slot.open).map(|(at, _)| at);
        if let Some(at) = open().find(|at| !self.later.contains(at)) {
            return Some(at);
        }
        self.later.clear();
        open().next()
    }

    fn put(&mut self, at: usize, face: u8) {
        while self.dice.len() <= at {
            self.dice.push(Vec::new());
        }
        if let Some(faces) = self.dice.get_mut(at) {
            faces.push(face);
        }
        self.one = false;
    }
}

/// How the slots follow from the faces; nothing where the rules want no dice.
pub type Probe<'a> = &'a dyn Fn(&[Vec<u8>]) -> Option<Vec<Slot>>;

/// What is typed for the roll in the box.
#[derive(Clone, Debug, Default)]
pub struct DiceField {
    hand: Hand,
    past: Vec<Hand>,
    kept: Option<(Hand, Vec<Hand>)>,
}

impl DiceField {
    /// Whether nothing is typed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.hand == Hand::default()
    }

    /// Whether a sum is typed instead of faces.
    #[must_use]
    pub const fn is_sum(&self) -> bool {
        self.hand.sum.is_some()
    }

    /// Whether a 1 waits for what may follow it.
    #[must_use]
    pub const fn is_one(&self) -> bool {
        self.hand.one
    }

    /// The faces typed for each die.
    #[must_use]
    pub fn faces(&self) -> &[Vec<u8>] {
        &self.hand.dice
    }

    /// Whether everything that was asked for is in.
    #[must_use]
    pub fn is_full(&self, slots: &[Slot]) -> bool {
        match &self.hand.sum {
            Some(sum) => sum.digits.chars().last().is_some_and(|last| last.is_ascii_digit()),
            None => !self.is_empty() && !self.hand.one && slots.iter().all(|slot| !slot.open),
        }
    }

    /// What is typed and is no face yet: a sum, or the 1 that waits.
    #[must_use]
    pub fn typed(&self) -> String {
        match &self.hand.sum {
            Some(sum) => format!("{}{}", if sum.total { "==" } else { "=" }, sum.digits),
            None if self.hand.one => "1".to_owned(),
            None => String::new(),
        }
    }

    /// Takes one character; `together` puts second throws behind all first ones. Tells whether it
    /// was taken.
    pub fn stroke(&mut self, stroke: Stroke, together: bool, probe: Probe<'_>) -> bool {
        let before = self.hand.clone();
        let taken = match (stroke, &mut self.hand.sum) {
            (Stroke::Digit(digit), Some(sum)) if sum.digits.len() < 40 => {
                sum.digits.push(char::from(b'0'.saturating_add(digit)));
                true
            }
            (Stroke::Gap, Some(sum)) if sum.digits.chars().last().is_some_and(|last| last != ',') => {
                sum.digits.push(',');
                true
            }
            (Stroke::Sum, Some(sum)) if sum.digits.is_empty() && !sum.total => {
                sum.total = true;
                true
            }
            (Stroke::Sum, None) if before == Hand::default() => {
                self.hand.sum = Some(Sum::default());
                true
            }
            (_, Some(_)) | (Stroke::Sum, None) => false,
            (Stroke::Digit(digit), None) => self.digit(digit, together, probe),
            (Stroke::Gap, None) => self.settle(together, probe),
            (Stroke::Later, None) => {
                self.settle(together, probe);
                let slots = probe(&self.hand.dice).unwrap_or_default();
                let at = if self.is_empty() { None } else { self.hand.waiting(&slots) };
                at.is_some_and(|at| self.hand.later.insert(at))
            }
        };
        if taken {
            self.past.push(before);
        } else {
            self.hand = before;
        }
        taken
    }

    fn digit(&mut self, digit: u8, together: bool, probe: Probe<'_>) -> bool {
        let Some(slots) = probe(&self.hand.dice) else { return false };
        let Some(at) = self.hand.waiting(&slots) else { return false };
        let Some(ask) = slots.get(at).map(|slot| slot.ask) else { return false };
        match read_face(ask.die, self.hand.one, digit) {
            Reading::Face(face) => {
                self.put(at, ask, face, together);
                true
            }
            Reading::One => {
                self.hand.one = true;
                true
            }
            Reading::Settles => {
                self.put(at, ask, 1, together);
                self.digit(digit, together, probe)
            }
            Reading::Nothing => false,
        }
    }

    /// A 1 that waits stands for itself.
    fn settle(&mut self, together: bool, probe: Probe<'_>) -> bool {
        let Some(slots) = probe(&self.hand.dice).filter(|_| self.hand.one) else { return false };
        let Some(at) = self.hand.waiting(&slots) else { return false };
        let Some(slot) = slots.get(at) else { return false };
        self.put(at, slot.ask, 1, together);
        true
    }

    fn put(&mut self, at: usize, ask: Ask, face: u8, together: bool) {
        self.hand.put(at, face);
        if together && face == ask.die.sides() && ask.purpose.aces() {
            self.hand.later.insert(at);
        }
    }

    /// Takes the last character back; in an empty field, brings back what was there before.
    pub fn backspace(&mut self) -> bool {
        if self.is_empty() {
            let Some((hand, past)) = self.kept.take() else { return false };
            (self.hand, self.past) = (hand, past);
        } else {
            self.hand = self.past.pop().unwrap_or_default();
        }
        true
    }

    /// Empties the field and keeps what was in it.
    pub fn put_away(&mut self) {
        if !self.is_empty() {
            self.kept = Some((std::mem::take(&mut self.hand), std::mem::take(&mut self.past)));
        }
    }

    /// Empties the field for good: its faces were used.
    pub fn used(&mut self) {
        *self = Self::default();
    }

    /// Whether the faces still fit the dice, after the box has changed.
    #[must_use]
    pub fn fits(&self, slots: &[Slot]) -> bool {
        let each = |(at, faces): (usize, &Vec<u8>)| {
            faces.is_empty() || slots.get(at).is_some_and(|slot| slot.faces.len() == faces.len())
        };
        self.hand.dice.iter().enumerate().all(each) && (self.is_empty() || !slots.is_empty())
    }

    /// The call with what is typed beside it, as a typed command would have it.
    #[must_use]
    pub fn beside(&self, call: Call, slots: &[Slot]) -> Call {
        match &self.hand.sum {
            Some(sum) => {
                let numbers = sum.digits.split(',').filter_map(|number| number.parse().ok()).collect();
                call.with(if sum.total { "total" } else { "dice" }, Value::Numbers(numbers))
            }
            None if self.is_empty() => call,
            None => {
                let faces = slots.iter().flat_map(|slot| slot.faces.iter().map(|face| i32::from(*face)));
                call.with("faces", Value::Numbers(faces.collect()))
            }
        }
    }
}
