//! The systems that files can be of, and how a file names its own.

use super::place::{Place, walk};
use super::problem::{Problem, What};

/// Whose rules a file is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    SavageWorlds,
    JetsDeDes,
    Simulacres,
}

impl System {
    const ALL: [Self; 3] = [Self::SavageWorlds, Self::JetsDeDes, Self::Simulacres];

    /// Its name in files.
    const fn name(self) -> &'static str {
        match self {
            Self::SavageWorlds => "SavageWorlds",
            Self::JetsDeDes => "JetsDeDes",
            Self::Simulacres => "Simulacres",
        }
    }

    /// The names of all systems.
    pub fn known() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// The system that a text names in its field `system`, whatever else is in it; nothing where
    /// it names none.
    ///
    /// # Errors
    /// It names one that nobody knows.
    pub fn of(text: &str) -> Result<Option<Self>, Problem> {
        let mut named = None;
        walk(text, &mut |path, range| {
            let word = text.get(range.clone()).unwrap_or_default();
            if path == "/system" && named.is_none() && word != "Some" {
                named = Some((word.trim_matches('"'), range.start));
            }
        });
        let Some((found, start)) = named else { return Ok(None) };
        if let Some(system) = Self::ALL.into_iter().find(|system| system.name() == found) {
            return Ok(Some(system));
        }
        let what = What::UnknownSystem { found: found.chars().take(40).collect(), known: Self::known() };
        Err(Problem { who: None, what, place: Some(Place::of(text, start)) })
    }
}
