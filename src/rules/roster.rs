//! Names and handles: who is meant when somebody is named at the table.

use std::collections::HashSet;

use crate::texts::{fold, nearest};
use crate::view::Id;

use super::contract::{Refusal, Who};

/// Most combatants of a fight, in files and at the table.
pub const MOST_COMBATANTS: usize = 500;
/// Most characters of a name that is given at the table; files may have longer ones.
pub const LONGEST_NAME: usize = 200;

/// A name as it is given: without blanks around it, and no longer than a line.
///
/// ```
/// # use abordage::rules::roster::given_name;
/// assert_eq!(given_name("  Anna "), "Anna");
/// assert_eq!(given_name(&"é".repeat(700)).chars().count(), 200);
/// ```
#[must_use]
pub fn given_name(said: &str) -> String {
    said.trim().chars().take(LONGEST_NAME).collect()
}

/// Whether so many more have room in the list.
///
/// # Errors
/// The fight would be larger than any file may be.
pub fn room_for(more: usize, there: usize) -> Result<(), Refusal> {
    if there.saturating_add(more) > MOST_COMBATANTS { Err(Refusal::FightIsFull(MOST_COMBATANTS)) } else { Ok(()) }
}

/// One entry of the list, as far as names go.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a> {
    /// the handle
    pub id: Id,
    /// the name
    pub name: &'a str,
    /// how many members it has
    pub count: usize,
}

/// Who is meant by a name: any unambiguous part of it, ignoring case and accents; the very name
/// wins over a longer one; `name#2` or `name:2` is the second member. The member is counted from 0.
///
/// # Errors
/// Nobody, or several, are called that; or the group has no such member.
pub fn find(list: &[Named<'_>], who: &Who) -> Result<(Id, Option<usize>), Refusal> {
    match who {
        Who::Is(id, member) => {
            let known =
                list.iter().find(|named| named.id == *id).ok_or_else(|| Refusal::UnknownName(format!("#{}", id.0)))?;
            within(known, *member)
        }
        Who::Said(said) => find_said(list, said),
    }
}

fn find_said(list: &[Named<'_>], said: &str) -> Result<(Id, Option<usize>), Refusal> {
    // A whole name may itself hold `#` or `:`, so it is tried first.
    let nobody = match whole(list, said) {
        Ok(found) => return within(found, None),
        Err(refusal) => refusal,
    };
    let Some((name, number)) = split(said) else { return Err(nobody) };
    let found = whole(list, name)?;
    match number.checked_sub(1) {
        Some(member) => within(found, Some(member)),
        None => Err(Refusal::NoSuchMember { name: found.name.to_owned(), count: found.count }),
    }
}

fn split(said: &str) -> Option<(&str, usize)> {
    let (name, number) = said.rsplit_once(['#', ':'])?;
    Some((name, number.trim().parse().ok()?))
}

fn within(named: &Named<'_>, member: Option<usize>) -> Result<(Id, Option<usize>), Refusal> {
    match member {
        Some(member) if member >= named.count => {
            Err(Refusal::NoSuchMember { name: named.name.to_owned(), count: named.count })
        }
        // Who stands alone is no member of anything: its first figure is itself.
        _ => Ok((named.id, member.filter(|_| named.count > 1))),
    }
}

fn whole<'a, 'b>(list: &'b [Named<'a>], said: &str) -> Result<&'b Named<'a>, Refusal> {
    let unknown = || Refusal::UnknownName(said.to_owned());
    // The very spelling first: « Daniel » and « daniel » may stand side by side.
    if let Some(exact) = list.iter().find(|named| named.name == said) {
        return Ok(exact);
    }
    let wanted = fold(said);
    if wanted.is_empty() {
        return Err(unknown());
    }
    let same: Vec<_> = list.iter().filter(|named| fold(named.name) == wanted).collect();
    let near =
        if same.is_empty() { list.iter().filter(|named| fold(named.name).contains(&wanted)).collect() } else { same };
    match near.as_slice() {
        [] => Err(misspelt(list, said).unwrap_or_else(unknown)),
        [one] => Ok(one),
        several => Err(Refusal::AmbiguousName {
            said: said.to_owned(),
            among: several.iter().map(|named| named.name.to_owned()).collect(),
        }),
    }
}

/// Who was probably meant: one whose name, or a word of it, differs little.
fn misspelt(list: &[Named<'_>], said: &str) -> Option<Refusal> {
    let words = |named: &'_ Named<'_>| {
        let whole = named.name.to_owned();
        std::iter::once((whole.clone(), whole.clone()))
            .chain(named.name.split_whitespace().map(move |word| (word.to_owned(), whole.clone())))
            .collect::<Vec<_>>()
    };
    let all: Vec<(String, String)> = list.iter().flat_map(words).filter(|(word, _)| word.chars().count() > 2).collect();
    let near = nearest(said, all.iter().map(|(word, _)| word.as_str()))?.to_owned();
    let (_, near) = all.into_iter().find(|(word, _)| *word == near)?;
    Some(Refusal::MisspeltName { said: said.to_owned(), near })
}

/// A name that nobody in the list bears yet: `Pirate`, then `Pirate 2`, `Pirate 3`.
#[must_use]
pub fn free_name<'a>(taken: impl Iterator<Item = &'a str>, wanted: &str) -> String {
    let taken: HashSet<&str> = taken.collect();
    unused(wanted, taken.len(), |name| taken.contains(name))
}

/// A name for somebody who joins at the table: one that nobody bears, however it is written.
///
/// ```
/// # use abordage::rules::roster::new_name;
/// assert_eq!(new_name(["Carter"].into_iter(), "carter"), "carter 2");
/// ```
#[must_use]
pub fn new_name<'a>(taken: impl Iterator<Item = &'a str>, wanted: &str) -> String {
    let taken: HashSet<String> = taken.map(str::to_lowercase).collect();
    unused(wanted, taken.len(), |name| taken.contains(&name.to_lowercase()))
}

/// Whether two names are one to those who hear them: they differ in capitals at most. A file may
/// hold both « Daniel » and « daniel »; nobody is called so at the table while the other is there.
#[must_use]
pub fn is_same_name(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// The name itself, or the first number behind it with which it is not taken.
fn unused(wanted: &str, taken: usize, is_taken: impl Fn(&str) -> bool) -> String {
    if !is_taken(wanted) {
        return wanted.to_owned();
    }
    // One number more than there are names: one of them is free.
    let mut numbered = (2..taken + 3).map(|number| format!("{wanted} {number}"));
    numbered.find(|name| !is_taken(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> Vec<Named<'static>> {
        ["Dan", "Daniel", "daniel", "Éric", "eric", "Red Men"]
            .iter()
            .zip(0..)
            .map(|(name, id)| Named { id: Id(id), name, count: if *name == "Red Men" { 3 } else { 1 } })
            .collect()
    }

    fn said(text: &str) -> Result<(Id, Option<usize>), Refusal> {
        find(&list(), &Who::Said(text.into()))
    }

    #[test]
    fn the_very_name_wins_over_a_longer_one() {
        for (text, id) in [("Dan", 0), ("Daniel", 1), ("daniel", 2), ("Éric", 3), ("eric", 4), ("dan", 0)] {
            assert_eq!(said(text), Ok((Id(id), None)), "{text}");
        }
    }

    #[test]
    fn a_part_is_enough_when_it_is_unambiguous() {
        assert_eq!(said("red"), Ok((Id(5), None)));
        assert!(matches!(said("ani"), Err(Refusal::AmbiguousName { .. })));
        assert!(matches!(said("ERIC"), Err(Refusal::AmbiguousName { .. })));
        assert_eq!(said(""), Err(Refusal::UnknownName(String::new())));
    }

    #[test]
    fn a_slip_is_told_from_a_stranger() {
        let near = |said: &str, near: &str| Err(Refusal::MisspeltName { said: said.into(), near: near.into() });
        assert_eq!(said("Dainel"), near("Dainel", "Daniel"));
        assert_eq!(said("redd#2"), near("redd", "Red Men"));
        assert_eq!(said("Rodrigues"), Err(Refusal::UnknownName("Rodrigues".into())));
    }

    #[test]
    fn members_are_counted_from_one() {
        assert_eq!(said("red#2"), Ok((Id(5), Some(1))));
        assert_eq!(said("red men:3"), Ok((Id(5), Some(2))));
        assert!(matches!(said("red#4"), Err(Refusal::NoSuchMember { count: 3, .. })));
        assert!(matches!(said("red#0"), Err(Refusal::NoSuchMember { .. })));
    }
}
