//! What every ruleset owes the program: verbs with their fields, calls, and refusals.

use std::collections::BTreeMap;

use crate::view::Id;

/// What a field of a verb takes. The words are checked before anything is played.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// a combatant, or a member of a group
    Who,
    /// a combatant, or the game master's pool (`gm`)
    WhoOrPool,
    /// a Trait by name, in any shipped language
    Trait,
    /// a weapon by name, in any shipped language
    Weapon,
    /// a stat block of the library, or a combatant that is there already
    Template,
    /// a number within these bounds, both included
    Number(i32, i32),
    /// one of these words
    Choice(&'static [&'static str]),
    /// one of these words, or a number within the bounds
    ChoiceOr(&'static [&'static str], i32, i32),
    /// named alone, it is on
    Flag,
    /// one word for which the ruleset has its own test; the second part names what is expected
    Word(fn(&str) -> bool, &'static str),
    /// numbers separated by commas
    Numbers(i32, i32),
    /// any text
    Text,
}

/// One field of a verb.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// its name, as in `range=short`
    pub name: &'static str,
    /// what it takes
    pub kind: Kind,
    /// whether the verb needs it; such fields stand in order and without their name
    pub required: bool,
    /// whether it stands without its name although it may be left out (`undo 3`)
    pub bare: bool,
}

impl Field {
    /// A field that must be given, in its place.
    #[must_use]
    pub const fn needed(name: &'static str, kind: Kind) -> Self {
        Self { name, kind, required: true, bare: true }
    }

    /// A field that may be given by its name.
    #[must_use]
    pub const fn optional(name: &'static str, kind: Kind) -> Self {
        Self { name, kind, required: false, bare: false }
    }

    /// A field that may be given in its place.
    #[must_use]
    pub const fn trailing(name: &'static str, kind: Kind) -> Self {
        Self { name, kind, required: false, bare: true }
    }
}

/// Where a row of the table belongs in help and palette.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// it plays by the rules: lower-case keys
    Play,
    /// it shapes the attack in the box
    Attack,
    /// it is the game master's word: upper-case keys
    Word,
    /// it moves about or is the program's own
    Program,
}

/// One row of the one table: keys, foot line, help, palette, `run` and manual read it.
#[derive(Clone, Copy, Debug)]
pub struct Verb {
    /// its name: the first word of its text form, and its name in the settings
    pub name: &'static str,
    /// its keys, unless the settings say otherwise (`h`, `F1`, `ctrl-r`)
    pub keys: &'static [&'static str],
    /// where it belongs
    pub group: Group,
    /// whether it has a text form that `run` and the palette take
    pub spoken: bool,
    /// its fields, required ones first
    pub fields: &'static [Field],
}

/// The verbs that every fight has, whatever its rules: its steps taken back and taken again.
pub static STEPS: &[Verb] = &[
    Verb {
        name: "undo",
        keys: &["u", "z"],
        group: Group::Program,
        spoken: true,
        fields: &[Field::trailing("steps", Kind::Number(1, 1_000_000))],
    },
    Verb {
        name: "redo",
        keys: &["U", "ctrl-y", "ctrl-r"],
        group: Group::Program,
        spoken: true,
        fields: &[Field::trailing("steps", Kind::Number(1, 1_000_000))],
    },
];

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

/// What a ruleset must know of the screen to say what a key means.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// the row under the cursor, and the member of it
    pub selected: Option<(Id, Option<usize>)>,
    /// whether the cursor was moved away from the box by hand: letters then serve that row
    pub moved: bool,
    /// the call in the box, where somebody changed it
    pub draft: Option<&'a Call>,
    /// the language
    pub lang: crate::texts::Lang,
    /// the stat blocks that can be added
    pub templates: &'a [String],
}

/// Whose dice a call throws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roller {
    /// the combatant that rolls first
    pub name: String,
    /// the player whose dice they are; none: the game master's
    pub player: Option<String>,
    /// whether several throw together, so that all first faces come first
    pub together: bool,
}

/// What a key of the table does at this moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// plays this
    Run(Call),
    /// puts this in the box, and plays nothing
    Draft(Call),
    /// asks for one thing more
    Ask(Question),
    /// begins a command line with this text
    Palette(String),
}

/// One thing more that a verb must know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// what is asked
    pub title: String,
    /// the call so far
    pub call: Call,
    /// the field that is missing
    pub field: &'static str,
    /// what it takes
    pub wants: Wants,
}

/// What a question takes for an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wants {
    /// a number: least, most, and what it is now
    Number(i32, i32, i32),
    /// one of these
    Choice(Vec<Choice>),
    /// a text, and what stands there now
    Text(String),
    /// a number for this call, or one of these instead: digits make the number, letters filter
    NumberOr(i32, i32, i32, Vec<Choice>),
}

/// One answer to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// what it says
    pub label: String,
    /// the whole call that it stands for
    pub call: Call,
}

/// A refusal that any ruleset may give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// nobody is called that
    UnknownName(String),
    /// several are called that
    AmbiguousName {
        /// what was said
        said: String,
        /// who may be meant
        among: Vec<String>,
    },
    /// the group has no such member
    NoSuchMember {
        /// the group
        name: String,
        /// how many it has
        count: usize,
    },
    /// the library has no such stat block
    UnknownTemplate(String),
    /// nothing is left to undo
    NothingToUndo,
    /// nothing is left to redo
    NothingToRedo,
}

/// A command that is no command: nothing can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misuse {
    /// no verb is called that; the second is the nearest one
    UnknownVerb(String, Option<&'static str>),
    /// the verb needs this field
    Missing {
        /// the verb
        verb: &'static str,
        /// the field
        field: &'static str,
    },
    /// a word for which the verb has no place
    Surplus {
        /// the verb
        verb: &'static str,
        /// the word
        word: String,
    },
    /// a value that the field cannot take
    BadValue {
        /// the field
        field: &'static str,
        /// the value
        value: String,
        /// what it takes, in the words of the table
        expected: String,
    },
    /// a field given twice
    Twice(&'static str),
    /// a quotation that does not end
    OpenQuote,
}

/// What decided against a command: the rules, or the dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum No<R> {
    /// the rules say no
    Refused(R),
    /// the dice stopped it
    Dice(crate::dice::Halt),
}

impl<R> From<crate::dice::Halt> for No<R> {
    fn from(halt: crate::dice::Halt) -> Self {
        Self::Dice(halt)
    }
}

/// What the next fight of an evening takes over from this one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct Carry {
    /// the same heroes
    pub heroes: bool,
    /// with their wounds
    pub wounds: bool,
    /// with their bennies; without, a new session refills them
    pub bennies: bool,
    /// and the deck as it lies
    pub deck: bool,
}

/// Stat blocks by name: what `add` takes from.
pub trait Shelf<C> {
    /// The stat block that is called that, in any shipped language; complete but for its handle.
    fn find(&self, name: &str) -> Option<C>;

    /// The canonical names of all of them.
    fn names(&self) -> Vec<String>;
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
