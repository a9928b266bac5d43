//! Why a fight cannot be begun or resumed.

use super::journal_file::NoJournal;
use super::save::NotSaved;

/// Why a fight cannot be begun or resumed.
#[derive(Debug)]
pub enum NoFight {
    /// its journal cannot be used
    Journal(NoJournal),
    /// its entry cannot be written
    Entry(NotSaved),
    /// its journal does not tell how it began
    NoStart,
}

impl From<NoJournal> for NoFight {
    fn from(error: NoJournal) -> Self {
        Self::Journal(error)
    }
}

impl From<NotSaved> for NoFight {
    fn from(error: NotSaved) -> Self {
        Self::Entry(error)
    }
}

impl From<std::io::Error> for NoFight {
    fn from(error: std::io::Error) -> Self {
        Self::Journal(NoJournal::Failed(error))
    }
}
