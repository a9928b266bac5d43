//! Who stands in the list of a file: names, handles and players, the same in every game.

use std::collections::HashSet;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

use serde::Deserialize;
use serde::de::{Deserializer, IgnoredAny, SeqAccess, Visitor};

use crate::rules::roster::{MOST_COMBATANTS, free_name};
use crate::store::problem::What;
use crate::view::Id;

use super::check::Check;

/// Highest round.
const LAST_ROUND: i64 = 1_000_000;

/// An entry of the list, as far as it is the same in every game.
pub trait Entry {
    /// its name, as written
    fn name(&self) -> &str;
    /// its handle, as written
    fn id(&self) -> Option<i64>;
    /// its player, as written
    fn player(&self) -> Option<&str>;
    /// how many combatants of their own it makes
    fn count(&self) -> usize {
        1
    }
}

/// The list of a file as it is written, read as far as a fight may be long: nobody waits for a
/// million entries, and each takes more memory than it has letters.
#[derive(Debug)]
pub struct Listed<F> {
    forms: Vec<F>,
    /// so many more stand behind them
    beyond: usize,
}

impl<F> Deref for Listed<F> {
    type Target = [F];

    fn deref(&self) -> &[F] {
        &self.forms
    }
}

impl<'de, F: Deserialize<'de>> Deserialize<'de> for Listed<F> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_seq(Lister(PhantomData))
    }
}

struct Lister<F>(PhantomData<F>);

impl<'de, F: Deserialize<'de>> Visitor<'de> for Lister<F> {
    type Value = Listed<F>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`[…]`")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Listed<F>, A::Error> {
        let mut list = Listed { forms: Vec::new(), beyond: 0 };
        while list.forms.len() < MOST_COMBATANTS {
            let Some(form) = entries.next_element()? else { return Ok(list) };
            list.forms.push(form);
        }
        while entries.next_element::<IgnoredAny>()?.is_some() {
            list.beyond += 1;
        }
        Ok(list)
    }
}

/// What is read of every entry, with its name and its handle; of two with one name, the later
/// gets a number.
pub fn combatants<F: Entry, C: Clone>(
    forms: &Listed<F>,
    check: &mut Check,
    mut read: impl FnMut(&F, &mut Check) -> C,
) -> Vec<(C, String, Id)> {
    let count = forms.iter().fold(forms.beyond, |sum: usize, form| sum.saturating_add(form.count()));
    if count > MOST_COMBATANTS {
        check.wrong("combatants", What::TooMany { found: count, most: MOST_COMBATANTS });
    }
    let mut found: Vec<(C, String, Option<Id>)> = Vec::new();
    let mut taken = HashSet::new();
    for (place, form) in forms.iter().enumerate().take(MOST_COMBATANTS) {
        check.path = format!("/combatants/{place}");
        check.who = Some(form.name().chars().take(60).collect());
        let one = read(form, check);
        let name = check.name("name", form.name());
        let free = free_name(found.iter().map(|(_, other, _)| other.as_str()), &name);
        if free != name {
            check.remark("name", What::Renamed { name, now: free.clone() });
        }
        let id = check.handle("id", form.id());
        if let Some(id) = id.filter(|id| !taken.insert(*id)) {
            check.wrong("id", What::IdTwice(i64::from(id.0)));
        }
        // Those behind the first of an entry are numbered: nobody expects them to have the same name.
        let copies: Vec<C> = (1..form.count()).take(MOST_COMBATANTS).map(|_| one.clone()).collect();
        found.push((one, free, id));
        for copy in copies {
            let next = free_name(found.iter().map(|(_, other, _)| other.as_str()), form.name());
            found.push((copy, next, None));
        }
    }
    check.path.clear();
    check.who = None;
    // Who has no handle of its own gets the next one that is free.
    let mut free = (1..).map(Id).filter(|id| !taken.contains(id));
    found.into_iter().map(|(one, name, id)| (one, name, id.or_else(|| free.next()).unwrap_or(Id(0)))).collect()
}

/// Those of the list, then those whom combatants name, each once. Where the list is `whole`, as
/// in a saved fight, only entries that were written in afterwards can name others.
pub fn players<F: Entry>(list: Option<&[String]>, whole: bool, forms: &[F], check: &mut Check) -> Vec<String> {
    let mut players: Vec<String> = Vec::new();
    let mut known = HashSet::new();
    for (at, name) in list.unwrap_or_default().iter().enumerate() {
        let checked = check.name(&format!("players/{at}"), name);
        if known.insert(name.as_str()) {
            players.push(checked);
        }
    }
    let new = forms.iter().filter(|form| !whole || form.id().is_none());
    players.extend(new.filter_map(Entry::player).filter(|name| known.insert(name)).map(str::to_owned));
    players
}

/// The next free handle; who was written into a saved fight by hand has taken one already.
pub fn next_id(written: Option<i64>, taken: impl Iterator<Item = Id>, check: &mut Check) -> u32 {
    let least = taken.map(|id| id.0).max().unwrap_or(0).saturating_add(1);
    check.number("next_id", written, 0..=i64::from(u32::MAX)).unwrap_or(least).max(least)
}

/// The round; 0 before the first.
pub fn round(written: Option<i64>, check: &mut Check) -> u32 {
    check.number("round", written, 0..=LAST_ROUND).unwrap_or_default()
}
