//! A verb with its fields filled in, and the dice that it brings along.

use std::collections::BTreeMap;

use crate::view::Id;

/// Who is meant: as somebody said it, or for certain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// part of a name, perhaps with `#2`
    Said(String),
    /// this one, and this member of it counted from 0
    Is(Id, Option<usize>),
}

/// What a field holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// somebody
    Who(Who),
    /// a number
    Number(i32),
    /// numbers
    Numbers(Vec<i32>),
    /// a word or a text
    Text(String),
    /// a switch that is on
    On,
}

/// A verb with its fields filled in: what a key and a typed command both become.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call {
    /// the verb's name in the table
    pub verb: &'static str,
    /// its fields
    pub args: BTreeMap<&'static str, Value>,
}

impl Call {
    /// A verb without any field.
    #[must_use]
    pub const fn new(verb: &'static str) -> Self {
        Self { verb, args: BTreeMap::new() }
    }

    /// The same with one field more, or changed.
    #[must_use]
    pub fn with(mut self, field: &'static str, value: Value) -> Self {
        self.args.insert(field, value);
        self
    }

    /// The same about this combatant.
    #[must_use]
    pub fn who(self, field: &'static str, id: Id, member: Option<usize>) -> Self {
        self.with(field, Value::Who(Who::Is(id, member)))
    }

    /// The same with a number.
    #[must_use]
    pub fn number(self, field: &'static str, number: i32) -> Self {
        self.with(field, Value::Number(number))
    }

    /// The same with a text.
    #[must_use]
    pub fn text(self, field: &'static str, text: impl Into<String>) -> Self {
        self.with(field, Value::Text(text.into()))
    }

    /// The same with a switch on.
    #[must_use]
    pub fn on(self, field: &'static str) -> Self {
        self.with(field, Value::On)
    }

    /// The same without that field.
    #[must_use]
    pub fn without(mut self, field: &str) -> Self {
        self.args.remove(field);
        self
    }

    /// A field that holds a number.
    #[must_use]
    pub fn get_number(&self, field: &str) -> Option<i32> {
        match self.args.get(field)? {
            Value::Number(number) => Some(*number),
            Value::Who(_) | Value::Numbers(_) | Value::Text(_) | Value::On => None,
        }
    }

    /// A field that holds a word, or a number that stands for one.
    #[must_use]
    pub fn get_word(&self, field: &str) -> Option<String> {
        match self.args.get(field)? {
            Value::Text(text) => Some(text.clone()),
            Value::Number(number) => Some(number.to_string()),
            Value::Who(_) | Value::Numbers(_) | Value::On => None,
        }
    }

    /// A field that holds a word or text.
    #[must_use]
    pub fn get_text(&self, field: &str) -> Option<&str> {
        match self.args.get(field)? {
            Value::Text(text) => Some(text),
            Value::Who(_) | Value::Numbers(_) | Value::Number(_) | Value::On => None,
        }
    }

    /// A field that holds somebody.
    #[must_use]
    pub fn get_who(&self, field: &str) -> Option<&Who> {
        match self.args.get(field)? {
            Value::Who(who) => Some(who),
            Value::Text(_) | Value::Numbers(_) | Value::Number(_) | Value::On => None,
        }
    }

    /// A field that holds numbers; one number is a list of one.
    #[must_use]
    pub fn get_numbers(&self, field: &str) -> Option<Vec<i32>> {
        match self.args.get(field)? {
            Value::Numbers(numbers) => Some(numbers.clone()),
            Value::Number(number) => Some(vec![*number]),
            Value::Who(_) | Value::Text(_) | Value::On => None,
        }
    }

    /// Whether a switch is on.
    #[must_use]
    pub fn is_on(&self, field: &str) -> bool {
        self.args.get(field) == Some(&Value::On)
    }
}

/// What the table entered beside a command instead of letting dice be rolled.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entries {
    /// faces in the order of use
    pub faces: Vec<u8>,
    /// sums, one a roll
    pub told: Vec<crate::dice::Entry>,
}

impl Entries {
    /// What this call brings along; nothing where it brings nothing.
    #[must_use]
    pub fn of(call: &Call) -> Option<Self> {
        use crate::dice::{Entry, Told};
        let faces = call.get_numbers("faces").unwrap_or_default();
        let faces: Vec<u8> = faces.into_iter().map(|face| u8::try_from(face).unwrap_or(0)).collect();
        let crit = call.is_on("crit");
        let mut told: Vec<Entry> = Vec::new();
        told.extend(
            call.get_numbers("dice").unwrap_or_default().into_iter().map(|sum| Entry { told: Told::Dice(sum), crit }),
        );
        told.extend(
            call.get_numbers("total").unwrap_or_default().into_iter().map(|sum| Entry { told: Told::Total(sum), crit }),
        );
        if told.is_empty() && crit {
            told.push(Entry { told: Told::Dice(1), crit });
        }
        if faces.is_empty() && told.is_empty() { None } else { Some(Self { faces, told }) }
    }
}
