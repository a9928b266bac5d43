//! Where settings, fights in progress and logs live.

use std::ffi::OsString;
use std::path::PathBuf;

use directories::ProjectDirs;

/// The folders of the program. Without a home there may be none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Paths {
    /// settings and the user's library
    pub config: Option<PathBuf>,
    /// fights in progress and logs
    pub data: Option<PathBuf>,
}

impl Paths {
    /// The folders of this user: `ABORDAGE_CONFIG_DIR` and `ABORDAGE_DATA_DIR`, else where the
    /// system keeps such things.
    #[must_use]
    pub fn find() -> Self {
        Self::of(|name| std::env::var_os(name), ProjectDirs::from("", "", "abordage").as_ref())
    }

    fn of(variable: impl Fn(&str) -> Option<OsString>, system: Option<&ProjectDirs>) -> Self {
        let told = |name| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        Self {
            config: told("ABORDAGE_CONFIG_DIR").or_else(|| system.map(|dirs| dirs.config_dir().to_owned())),
            data: told("ABORDAGE_DATA_DIR").or_else(|| system.map(|dirs| dirs.data_dir().to_owned())),
        }
    }

    /// The settings.
    #[must_use]
    pub fn settings(&self) -> Option<PathBuf> {
        self.config.as_ref().map(|folder| folder.join("settings.ron"))
    }

    /// The user's own stat blocks and weapons.
    #[must_use]
    pub fn library(&self) -> Option<PathBuf> {
        self.config.as_ref().map(|folder| folder.join("library"))
    }

    /// Fights in progress.
    #[must_use]
    pub fn fights(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("fights"))
    }

    /// Reports of what went wrong in the program itself.
    #[must_use]
    pub fn log(&self) -> Option<PathBuf> {
        self.data.as_ref().map(|folder| folder.join("abordage.log"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_come_first_and_no_home_is_no_harm() {
        let told = |name: &str| (name == "ABORDAGE_DATA_DIR").then(|| OsString::from("/somewhere"));
        let paths = Paths::of(told, None);
        assert_eq!(paths.fights(), Some(PathBuf::from("/somewhere/fights")));
        assert_eq!((paths.settings(), paths.library()), (None, None));
        assert_eq!(Paths::of(|_| Some(OsString::new()), None), Paths::default());
    }
}
