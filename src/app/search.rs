//! Finds what somebody may mean by a few letters, whatever their accents and capitals.

use nucleo_matcher::pattern::{AtomKind, CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};

use crate::texts::fold;

/// The entries that fit what was typed, the best first; all of them where nothing was typed.
pub fn best<'a, T>(typed: &str, all: &'a [T], words: impl Fn(&T) -> String) -> Vec<&'a T> {
    let typed = fold(typed);
    if typed.is_empty() {
        return all.iter().collect();
    }
    let pattern = Pattern::new(&typed, CaseMatching::Ignore, Normalization::Never, AtomKind::Fuzzy);
    let mut matcher = Matcher::new(Config::DEFAULT);
    let mut buffer = Vec::new();
    let mut found: Vec<(u32, &T)> = Vec::new();
    for entry in all {
        let text = fold(&words(entry));
        if let Some(score) = pattern.score(Utf32Str::new(&text, &mut buffer), &mut matcher) {
            found.push((score, entry));
        }
    }
    found.sort_by_key(|(score, _)| std::cmp::Reverse(*score));
    found.into_iter().map(|(_, entry)| entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_do_not_matter() {
        let all = ["Épée de bord", "Encaisser", "hold the action"];
        let find = |typed: &str| best(typed, &all, |text| (*text).to_owned());
        assert_eq!(find("epee"), [&"Épée de bord"]);
        assert_eq!(find("ENCAIS"), [&"Encaisser"]);
        assert_eq!(find("hact"), [&"hold the action"]);
        assert_eq!(find("xyz"), Vec::<&&str>::new());
        assert_eq!(find("").len(), 3);
    }
}
