//! A call of any verb of the table, whatever it holds by now, with values that may suit its fields.

use abordage::rules;
use abordage::rules::contract::{Call, Kind};

use crate::support::Seeded;

/// Zones, fields and their values, Components, columns, a sum.
const WORDS: [&str; 14] = [
    "torso",
    "left-arm",
    "head-max",
    "ps",
    "malaise",
    "1",
    "0",
    "-1",
    "hidden",
    "true",
    "Mind",
    "D",
    "B",
    "Body+Action+Human",
];

/// A call of any verb with any values; most of them are refused.
pub fn any_call(fight: &rules::Encounter, dice: &mut Seeded) -> Option<Call> {
    let rules::Encounter::Simulacres(own) = fight else { return None };
    let people = &own.combatants;
    let place = |dice: &mut Seeded, count: usize| usize::try_from(dice.below(count.max(1) as u64)).unwrap_or(0);
    let spoken: Vec<_> = fight.verbs().iter().filter(|verb| verb.spoken).collect();
    let verb = spoken[place(dice, spoken.len())];
    let mut line = verb.name.to_owned();
    for field in verb.fields {
        if !field.required && dice.below(3) > 0 {
            continue;
        }
        let value = match field.kind {
            Kind::Who | Kind::WhoOrPool | Kind::Template => {
                format!("\"{}\"", people.get(place(dice, people.len()))?.name)
            }
            Kind::Number(least, most) | Kind::ChoiceOr(_, least, most) => {
                let low = i64::from(least);
                let span = u64::try_from(i64::from(most.min(least.saturating_add(5))) - low + 1).unwrap_or(1);
                (low + i64::try_from(dice.below(span)).unwrap_or(0)).to_string()
            }
            Kind::Choice(words) => words[place(dice, words.len())].to_owned(),
            Kind::Trait => "Body".to_owned(),
            Kind::Weapon => ["poignard", "pistolet", "AK-47"][place(dice, 3)].to_owned(),
            Kind::Text => ["\"quelques mots\"", "body+action+material", "Bagarre"][place(dice, 3)].to_owned(),
            Kind::Word(..) => WORDS[place(dice, WORDS.len())].to_owned(),
            Kind::Flag => {
                line = format!("{line} {}", field.name);
                continue;
            }
            Kind::Numbers(..) => continue,
        };
        line = if field.bare { format!("{line} {value}") } else { format!("{line} {}={value}", field.name) };
    }
    fight.read(&line).ok()
}
