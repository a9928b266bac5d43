//! What could be otherwise in a fight, for a forecast of it.

use crate::view::Id;

/// One thing that could be otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// so many more of a group
    More(Id, usize),
    /// somebody is not there
    Gone(Id),
    /// so much more of what damage must reach
    Tougher(Id, i32),
    /// so much more luck for each who has some of its own
    Luckier(i32),
}
