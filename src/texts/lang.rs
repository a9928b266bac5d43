//! The languages: one for each locale folder.

use std::fmt;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language of the program; English is the default.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Lang(pub(super) u8);

/// What the build found in a locale folder.
pub(super) struct Locale {
    pub(super) code: &'static str,
    /// The language whose plural rules count here.
    pub(super) plurals: &'static str,
    pub(super) sources: &'static [&'static str],
}

impl Lang {
    /// Every language that is shipped, English first.
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// The name of its folder, such as `fr`.
    #[must_use]
    pub fn code(self) -> &'static str {
        LOCALES.get(self.index()).map_or("en", |locale| locale.code)
    }

    /// The language of a code or of what the system calls a locale:
    /// `fr`, `fr-CA` and `fr_FR.UTF-8` are all French.
    ///
    /// ```
    /// # use abordage::texts::Lang;
    /// assert_eq!(Lang::from_code("fr_FR.UTF-8"), Some(Lang::FR));
    /// assert_eq!(Lang::from_code("C"), None);
    /// ```
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let bare = code.split(['.', '@']).next().unwrap_or(code).trim();
        let bare = bare.replace('_', "-");
        let mut wanted = bare.as_str();
        loop {
            let found = Self::all().chain([Self::PSEUDO]).find(|lang| lang.code().eq_ignore_ascii_case(wanted));
            if found.is_some() {
                return found;
            }
            wanted = wanted.rsplit_once('-')?.0;
        }
    }

    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lang({})", self.code())
    }
}
