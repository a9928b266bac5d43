//! What the file of a fight is called.

use std::path::{Path, PathBuf};

/// One file has one name, wherever the program is started and whatever link leads to it.
#[must_use]
pub fn called(path: &Path) -> String {
    let whole = std::fs::canonicalize(path).or_else(|_| std::path::absolute(path));
    whole.as_deref().unwrap_or(path).to_string_lossy().into_owned()
}

/// Where a fight that came from a hand-written file is saved, unless the game master types
/// another name.
///
/// ```
/// # use std::path::Path;
/// # use abordage::store::propose_name;
/// assert_eq!(propose_name(Path::new("sea/boarding.ron")), Path::new("sea/boarding.fight.ron"));
/// assert_eq!(propose_name(Path::new("boarding.fight.ron")), Path::new("boarding.fight.ron"));
/// ```
#[must_use]
pub fn propose_name(path: &Path) -> PathBuf {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let stem = name.strip_suffix(".ron").unwrap_or(&name);
    let stem = stem.strip_suffix(".fight").unwrap_or(stem);
    path.with_file_name(format!("{}.fight.ron", if stem.is_empty() { "abordage" } else { stem }))
}
