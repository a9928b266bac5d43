//! How heroes are built and advance (seed 004): what it costs, and what it may buy.

mod account;
mod advance;
mod book;
mod cost;
mod document;
mod given;
mod page;
mod told;

pub use account::{Account, SkillCost, Spent};
pub use advance::{Beyond, Next, earned, raises_allowed};
pub use book::{Book, EdgeNote, HindranceNote, Severity, SkillNote};
pub use cost::{SkillDice, dice_above, raised};
pub use document::Document;
pub use given::Building;
pub use page::page;
pub use told::lines;
