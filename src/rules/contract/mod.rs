//! What every ruleset owes the program: verbs with their fields, calls, and refusals.

mod call;
mod carry;
mod change;
mod figures;
pub mod hint;
mod said;

pub use call::{Call, Entries, Value, Who};
pub use carry::{Carry, Luggage};
pub use change::Change;
pub use figures::{Fates, Figures, Won};
pub use said::{halt, misuse, refusal};

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
    /// one of these: letters filter, and a number before them (least, most) goes along
    Find(i32, i32, Vec<Choice>),
    /// any of these, which letters tick: their names by commas; the call as it is where none is ticked
    Ticks(Vec<Tick>),
}

/// One of several that can be ticked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tick {
    /// its name, as it is typed
    pub name: String,
    /// whether it is ticked
    pub on: bool,
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
    /// nobody is called that, and somebody nearly so
    MisspeltName {
        /// what was said
        said: String,
        /// who may be meant
        near: String,
    },
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
    /// a fight has so many combatants at most
    FightIsFull(usize),
    /// the game has no forecast
    NoForecast,
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

/// Why cards cannot be put on top of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotStacked {
    /// the game has no cards
    Cardless,
    /// this is no card, or not in the pile
    NotInPile(String),
}

/// Stat blocks by name: what `add` takes from.
pub trait Shelf<C> {
    /// The stat block that is called that, in any shipped language; complete but for its handle.
    fn find(&self, name: &str) -> Option<C>;

    /// The canonical names of all of them.
    fn names(&self) -> Vec<String>;
}

/// Signs around the name of an action: the program puts its key there, whatever it is by now.
const MARK: (char, char) = ('\u{E100}', '\u{E101}');

/// Where a text of the box names a key: the action, for the program to put its key there.
#[must_use]
pub fn key_mark(action: &str) -> String {
    format!("{}{action}{}", MARK.0, MARK.1)
}

/// Whether a text names a key, which means nothing where there are none.
#[must_use]
pub fn names_a_key(text: &str) -> bool {
    text.contains(MARK.0)
}

/// A text with the keys of its marked actions in place.
#[must_use]
pub fn with_keys(text: &str, key: &dyn Fn(&str) -> String) -> String {
    let mut whole = String::new();
    let mut rest = text;
    while let Some((before, marked)) = rest.split_once(MARK.0) {
        let (action, after) = marked.split_once(MARK.1).unwrap_or((marked, ""));
        whole.push_str(before);
        whole.push_str(&key(action));
        rest = after;
    }
    whole + rest
}

/// A library with nothing in it, for looking at calls that need none.
#[derive(Clone, Copy, Debug)]
pub struct NoShelf;

impl<C> Shelf<C> for NoShelf {
    fn find(&self, _: &str) -> Option<C> {
        None
    }

    fn names(&self) -> Vec<String> {
        Vec::new()
    }
}
