//! Who is meant: a combatant, or one figure of it.

use serde::{Deserialize, Serialize};

use crate::view::Id;

/// A combatant, and which member of it; without a member: the first that stands when it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Target {
    /// the combatant
    pub id: Id,
    /// the member, counted from 0
    pub member: Option<usize>,
}
