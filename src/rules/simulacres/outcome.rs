//! What a test comes to, and how good that is in a word (rules 2).

use serde::{Deserialize, Serialize};

/// What a test came to (rules 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// it succeeded by this margin, bonus dice included
    Success {
        /// the margin
        mr: u32,
        /// a critical success
        critical: bool,
    },
    /// it failed by this margin
    Failure {
        /// the margin
        me: u32,
        /// a critical failure
        critical: bool,
    },
}

impl Outcome {
    /// The margin of a success.
    #[must_use]
    pub const fn mr(self) -> Option<u32> {
        match self {
            Self::Success { mr, .. } => Some(mr),
            Self::Failure { .. } => None,
        }
    }

    /// Whether it is critical, for better or worse.
    #[must_use]
    pub const fn is_critical(self) -> bool {
        match self {
            Self::Success { critical, .. } | Self::Failure { critical, .. } => critical,
        }
    }

    /// How good it is (rules 2.2).
    #[must_use]
    pub const fn quality(self) -> Quality {
        match self {
            Self::Success { mr: 0 | 1, .. } => Quality::Normal,
            Self::Success { mr: 2 | 3, .. } => Quality::Good,
            Self::Success { mr: 4 | 5, .. } => Quality::VeryGood,
            Self::Success { mr: 6.., .. } => Quality::Excellent,
            Self::Failure { me: 0 | 1, .. } => Quality::Almost,
            Self::Failure { me: 2 | 3, .. } => Quality::Bad,
            Self::Failure { me: 4.., .. } => Quality::VeryBad,
        }
    }
}

/// How good a test is, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Quality {
    /// by 6 and more
    Excellent,
    /// by 4 or 5
    VeryGood,
    /// by 2 or 3
    Good,
    /// by 1, or by a hair
    Normal,
    /// missed by 0 or 1
    Almost,
    /// missed by 2 or 3
    Bad,
    /// missed by 4 and more
    VeryBad,
}

impl Quality {
    /// Its name in the state document.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Excellent => "excellent",
            Self::VeryGood => "very-good",
            Self::Good => "good",
            Self::Normal => "normal",
            Self::Almost => "almost",
            Self::Bad => "bad",
            Self::VeryBad => "very-bad",
        }
    }
}
