//! The table of dice typing: what is typed, and what is read.

use crate::app::dice_field::{DiceField, Slot, slots};
use crate::dice::{AZERTY, Stroke, stroke};
use crate::rules::contract::{Call, Value};
use crate::rules::{Command, Encounter, savage};
use crate::texts::Lang;

use super::fight;

/// Kenway's Fighting with another die, or the attack of all Red Men on Tia.
fn roll(text: &str, die: &str) -> (Encounter, Command) {
    let mut fight = fight();
    let Encounter::Savage(inner) = &mut fight else { unreachable!("it is Savage Worlds") };
    let fighting = [("Fighting".to_owned(), die.parse().expect("a Trait"))];
    std::sync::Arc::make_mut(&mut inner.combatants[0].stats).skills = fighting.into();
    let call = fight.read(text).expect("a command");
    let command = fight.resolve(&call, &crate::rules::NoShelves).expect("names").expect("a command");
    (fight, command)
}

struct Typed {
    field: DiceField,
    fight: Encounter,
    command: Command,
    together: bool,
    taken: Vec<bool>,
}

impl Typed {
    fn new(command: &str, die: &str, together: bool, keys: &str) -> Self {
        let (fight, command) = roll(command, die);
        let mut typed = Self { field: DiceField::default(), fight, command, together, taken: Vec::new() };
        typed.keys(keys);
        typed
    }

    fn keys(&mut self, keys: &str) {
        let Self { field, fight, command, together, taken } = self;
        let probe = |faces: &[Vec<u8>]| slots(fight, command, faces).ok();
        for c in keys.chars() {
            let stroke = stroke(c, AZERTY).expect("a stroke");
            taken.push(field.stroke(stroke, *together, &probe));
        }
    }

    fn slots(&self) -> Vec<Slot> {
        slots(&self.fight, &self.command, self.field.faces()).expect("slots")
    }

    fn faces(&self) -> Vec<Vec<u8>> {
        self.slots().into_iter().map(|slot| slot.faces).collect()
    }

    fn full(&self) -> bool {
        self.field.is_full(&self.slots())
    }

    fn call(&self) -> Call {
        self.field.beside(Call::new("roll"), &self.slots())
    }
}

const FIGHTING: &str = "roll kenway Fighting";

#[test]
fn faces_fill_the_slots_in_their_order() {
    for (die, keys, faces) in [
        ("d8", "843", vec![vec![8, 4], vec![3]]),
        ("d8", "8 4 3", vec![vec![8, 4], vec![3]]),
        ("d8", "8/6/43", vec![vec![8, 4], vec![6, 3]]),
        ("d8", "8;6;43", vec![vec![8, 4], vec![6, 3]]),
        ("d8", "8/6;8/6/43", vec![vec![8, 8, 4], vec![6, 6, 3]]),
        ("d8", "_('", vec![vec![8, 5], vec![4]]),
        ("d10", "014", vec![vec![10, 1], vec![4]]),
        ("d10", "1034", vec![vec![10, 3], vec![4]]),
        ("d10", "àé'", vec![vec![10, 2], vec![4]]),
        ("d10", "1 1", vec![vec![1], vec![1]]),
        ("d12", "12114", vec![vec![12, 11], vec![4]]),
        ("d12", "104", vec![vec![10], vec![4]]),
        ("d12", "14", vec![vec![1], vec![4]]),
        ("d6", "11", vec![vec![1], vec![1]]),
    ] {
        let typed = Typed::new(FIGHTING, die, false, keys);
        assert_eq!(typed.faces(), faces, "{die} {keys}");
        assert!(typed.full(), "{die} {keys}");
        let flat = faces.into_iter().flatten().map(i32::from).collect();
        assert_eq!(typed.call().args.get("faces"), Some(&Value::Numbers(flat)), "{die} {keys}");
    }
}

#[test]
fn a_field_half_typed_is_not_full() {
    for (die, keys) in
        [("d8", ""), ("d8", "8"), ("d8", "84"), ("d8", "3"), ("d12", "1"), ("d8", "="), ("d8", "=="), ("d8", "=9,")]
    {
        assert!(!Typed::new(FIGHTING, die, false, keys).full(), "{die} {keys}");
    }
}

#[test]
fn a_face_the_die_lacks_is_not_taken() {
    let typed = Typed::new(FIGHTING, "d8", false, "97943");
    assert_eq!(typed.taken, [false, true, false, true, false]);
    assert_eq!(typed.faces(), [vec![7], vec![4]]);
}

#[test]
fn sums_are_told_instead_of_faces() {
    for (keys, field, numbers) in [
        ("=12", "dice", vec![12]),
        ("==14", "total", vec![14]),
        ("=1", "dice", vec![1]),
        ("=12,9", "dice", vec![12, 9]),
        ("=&é", "dice", vec![12]),
    ] {
        let typed = Typed::new(FIGHTING, "d8", false, keys);
        assert!(typed.full(), "{keys}");
        assert_eq!(typed.call().args.get(field), Some(&Value::Numbers(numbers)), "{keys}");
    }
}

#[test]
fn a_group_throws_all_first_faces_first() {
    let group = "attack \"red men\" tia members=3";
    let typed = Typed::new(group, "d8", true, "8385");
    assert_eq!(typed.faces(), [vec![8, 5], vec![3], vec![8]]);
    assert!(!typed.full());
    let one_by_one = Typed::new(group, "d8", false, "8538");
    assert_eq!(one_by_one.faces(), typed.faces());
}

#[test]
fn backspace_goes_back_key_by_key_and_esc_keeps() {
    let mut typed = Typed::new(FIGHTING, "d8", false, "8/6");
    typed.field.put_away();
    assert!(typed.field.is_empty());
    assert!(typed.field.backspace());
    assert_eq!(typed.faces(), [vec![8], vec![6]]);
    typed.field.backspace();
    typed.field.backspace();
    assert_eq!(typed.faces(), [vec![8], vec![]]);
    typed.keys("4");
    assert_eq!(typed.faces(), [vec![8, 4], vec![]]);
    typed.field.used();
    assert!(!typed.field.backspace());
}

#[test]
fn a_table_is_asked_for_when_the_dice_before_it_are_in() {
    let mut typed = Typed::new(FIGHTING, "d8", false, "");
    let Encounter::Savage(inner) = &mut typed.fight else { unreachable!("it is Savage Worlds") };
    inner.combatants[0].vital.incapacitated = true;
    inner.pending.push(savage::Pending::Incapacitation {
        who: inner.combatants[0].id,
        location: None,
        nonlethal: false,
    });
    let call = typed.fight.read("incapacitation kenway").expect("a command");
    typed.command = typed.fight.resolve(&call, &crate::rules::NoShelves).expect("names").expect("a command");
    let before = typed.slots().len();
    assert_eq!(before, 2);
    typed.keys("54");
    assert!(typed.slots().len() > before, "{:?}", typed.slots());
    assert!(!typed.full());
}

#[test]
fn strokes_are_what_the_table_says() {
    assert_eq!(stroke('/', AZERTY), Some(Stroke::Later));
    assert_eq!(stroke('=', AZERTY), Some(Stroke::Sum));
    assert_eq!(Lang::EN.code(), "en");
}
