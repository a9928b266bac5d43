//! The word that was probably meant.

use super::fold;

/// The candidate that differs least from a word, where it is near enough to be a slip.
///
/// ```
/// # use abordage::texts::nearest;
/// assert_eq!(nearest("Humin", ["Human", "Material"]), Some("Human"));
/// assert_eq!(nearest("zzz", ["Human", "Material"]), None);
/// ```
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word: Vec<char> = fold(word).chars().take(60).collect();
    let near = |candidate: &'a str| {
        let other: Vec<char> = fold(candidate).chars().take(60).collect();
        (distance(&word, &other), candidate)
    };
    let (away, found) = candidates.into_iter().map(near).min_by_key(|(away, _)| *away)?;
    (away <= (word.len() / 3).max(1)).then_some(found)
}

/// How many letters must be put in, taken out or changed.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, mine) in one.iter().enumerate() {
        let mut corner = line;
        let mut left = line + 1;
        for (cell, theirs) in row.iter_mut().skip(1).zip(other) {
            let change = corner + usize::from(mine != theirs);
            corner = *cell;
            left = change.min(*cell + 1).min(left + 1);
            *cell = left;
        }
        if let Some(first) = row.first_mut() {
            *first = line + 1;
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_found_and_a_stranger_is_not() {
        let fields = ["name", "kind", "player", "weapons", "wounds"];
        for (word, found) in [
            ("nmae", None),
            ("nam", Some("name")),
            ("weapon", Some("weapons")),
            ("Wounds", Some("wounds")),
            ("weather", None),
        ] {
            assert_eq!(nearest(word, fields), found, "{word}");
        }
        assert_eq!(nearest("x", []), None);
    }
}
