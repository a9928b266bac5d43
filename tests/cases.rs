//! Faults that other trackers had, H01 to H30 of the collected bug reports, and the right results.

#[cfg(test)]
#[path = "golden/table.rs"]
mod table;

use abordage::dice::Scripted;
use abordage::journal::Journal;
use abordage::rules::contract::Carry;
use abordage::store::{Library, encounter_file};
use table::{cases, cast, complete, hold};

const CAST: &str = include_str!("golden/cast.ron");
const RULES: &str = include_str!("cases/rules.ron");
const DICE: &str = include_str!("cases/dice.ron");
const DECK: &str = include_str!("cases/deck.ron");
const TABLE: &str = include_str!("cases/table.ron");

const DEMANDED: &str = include_str!("cases/demanded.ron");

#[test]
fn no_case_is_lost() {
    let all: Vec<_> = [RULES, DICE, DECK].into_iter().flat_map(cases).collect();
    complete(&all, DEMANDED);
}

#[test]
fn rules() {
    hold(&cast(CAST), &cases(RULES));
}

#[test]
fn dice() {
    hold(&cast(CAST), &cases(DICE));
}

#[test]
fn deck() {
    hold(&cast(CAST), &cases(DECK));
}

/// What came up with this program itself.
#[test]
fn table_of_ours() {
    hold(&cast(CAST), &cases(TABLE));
}

/// H22: the deck is not shuffled at a new fight either, where it goes along.
#[test]
fn a_new_fight_goes_on_with_the_deck() {
    let heroes = r#"(name: "A", player: "a", kind: WildCard), (name: "B", player: "b", kind: WildCard)"#;
    let text =
        format!(r#"Encounter(title: "one", system: SavageWorlds(), combatants: [{heroes}, (name: "X"), (name: "Y")])"#);
    let mut fight = encounter_file::read(&text, Library::built_in()).expect("a fight").encounter;
    let mut piles = Vec::new();
    for rounds in [3, 1] {
        let mut journal = Journal::new(fight);
        for _ in 0..rounds {
            let call = journal.now().read("deal").expect("a command");
            journal.play(&call, &mut Scripted::default(), Library::built_in()).expect("cards");
            let document = serde_json::to_value(journal.now().document(vec![])).expect("a document");
            piles.push(document["pile"].clone());
        }
        let mut carry = Carry::usual(journal.now().luggage());
        carry.switch("deck");
        let (next, shuffles) = journal.now().next_fight(&carry, "two");
        assert!(!shuffles, "the deck goes along");
        fight = next;
    }
    // four entities in the first fight, two heroes in the second
    assert_eq!(piles, [50, 46, 42, 40]);
}
