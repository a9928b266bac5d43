//! Encounter files where the program was started, to be opened from its list.

use std::path::{Path, PathBuf};

/// Encounter files where the program was started, in `encounters/` there, and in its folders.
pub fn files_here() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let inside = |folder: &Path| std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let samples = Path::new("encounters");
    let folders = [PathBuf::from("."), samples.to_owned()].into_iter().chain(inside(samples));
    for folder in folders {
        let is_file = |path: &PathBuf| path.extension().is_some_and(|end| end == "ron") && path.is_file();
        found.extend(inside(&folder).filter(is_file));
    }
    let mut found: Vec<PathBuf> = found.iter().map(|path| path.strip_prefix(".").unwrap_or(path).to_owned()).collect();
    found.sort();
    found.truncate(60);
    found
}
