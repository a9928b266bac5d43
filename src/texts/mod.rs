//! Everything the program says, in every language that has a folder in `assets/locales`.

#![expect(clippy::similar_names, reason = "the generated functions call their parameters as the messages do")]

mod lang;
mod nearest;
mod pieces;
mod say;
mod words;

#[cfg(test)]
mod tests;

pub use lang::Lang;
pub use nearest::nearest;
pub use pieces::{list, of, plain, signed};
pub use say::Arg;
pub use words::{Words, all_words, canonical, fold, word};

use say::say;

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

impl Lang {
    /// What the language calls itself.
    #[must_use]
    pub fn name(self) -> String {
        language_name(self)
    }
}
