//! What lasts, as fields that scripts can rely on.

use serde::Serialize;

use crate::view::Id;

use super::effect::{Alters, Effect, Until, Way};
use super::state::{Combatant, Encounter};

/// One effect.
#[derive(Clone, Debug, Serialize)]
pub struct Lasts {
    id: u32,
    name: String,
    by: Option<String>,
    member: Option<usize>,
    does: Vec<Does>,
    until: Vec<Ends>,
    rounds_left: Option<u32>,
    upkeep: Option<u8>,
    uses: Option<u16>,
}

#[derive(Clone, Debug, Serialize)]
struct Does {
    what: &'static str,
    value: i32,
    of: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
struct Ends {
    at: &'static str,
    of: Option<String>,
    round: Option<u32>,
}

/// All that lasts on somebody; members are counted from 1, as names of members are.
pub fn lasts(fight: &Encounter, who: &Combatant) -> Vec<Lasts> {
    who.lasting().iter().map(|effect| one(fight, effect)).collect()
}

fn one(fight: &Encounter, effect: &Effect) -> Lasts {
    let name = |id: Id| fight.get(id).map(|c| c.name.clone());
    Lasts {
        id: effect.id,
        name: effect.name.to_string(),
        by: effect.by.and_then(name),
        member: effect.member.map(|place| place + 1),
        does: effect.does.iter().map(|own| does(fight, own)).collect(),
        until: effect.until.iter().map(|until| ends(fight, until)).collect(),
        rounds_left: effect.last_round().map(|round| round.saturating_sub(fight.round)),
        upkeep: effect.upkeep.map(|upkeep| upkeep.cost),
        uses: effect.uses,
    }
}

fn does(fight: &Encounter, own: &Alters) -> Does {
    let plain = |what, value: &i32| Does { what, value: *value, of: None };
    match own {
        Alters::Parry(value) => plain("parry", value),
        Alters::ParryAtLeast(value) => plain("parry_at_least", value),
        Alters::Pace(value) => plain("pace", value),
        Alters::Toughness(value) => plain("toughness", value),
        Alters::Armor(value) => plain("armor", value),
        Alters::AreaArmor(value) => plain("area_armor", value),
        Alters::Traits(value) => plain("traits", value),
        Alters::Trait(what, value) => Does { of: Some(what.name().to_owned()), ..plain("trait", value) },
        Alters::Attacks(way, value) => plain(["attacks", "attacks_melee", "attacks_ranged"][at(*way)], value),
        Alters::Attacked(way, value) => plain(["attacked", "attacked_melee", "attacked_ranged"][at(*way)], value),
        Alters::Versus(whom, value) => Does { of: fight.get(*whom).map(|c| c.name.clone()), ..plain("versus", value) },
        Alters::Against(whom, value) => {
            let name = fight.get(whom.id).map(|_| fight.member_name(whom.id, whom.member));
            Does { of: name, ..plain("against", value) }
        }
        Alters::Actions(value) => plain("actions", value),
        Alters::Without(name) => Does { of: Some(name.to_string()), ..plain("without", &0) },
        Alters::Damage(way, value) => plain(["damage", "damage_melee", "damage_ranged"][at(*way)], value),
        Alters::NoCard => plain("no_card", &0),
        Alters::Recovery(value) => plain("recovery", value),
        Alters::IgnoresWounds => plain("ignores_wounds", &0),
        Alters::Weapon(name, value) => Does { of: Some(name.to_string()), ..plain("weapon", value) },
    }
}

const fn at(way: Way) -> usize {
    match way {
        Way::Any => 0,
        Way::Melee => 1,
        Way::Ranged => 2,
    }
}

fn ends(fight: &Encounter, until: &Until) -> Ends {
    let of = |at, id: &Id, round: u32| Ends {
        at,
        of: fight.get(*id).map(|c| c.name.clone()),
        round: (round > 0).then_some(round),
    };
    match until {
        Until::Action(id) => of("action", id, 0),
        Until::TurnBegins(id, round) => of("turn", id, *round),
        Until::TurnEnds(id, round) => of("turn_end", id, *round),
        Until::RoundEnds(round) => Ends { at: "round_end", of: None, round: Some(*round) },
        Until::Attack(id) => of("attack", id, 0),
        Until::Shaken(id) => of("shaken", id, 0),
        Until::Wounded(id) => of("wounded", id, 0),
        Until::Moves(id) => of("moves", id, 0),
        Until::Against(by, _) => of("against", by, 0),
        Until::Down(figure) => of("down", &figure.id, 0),
    }
}
