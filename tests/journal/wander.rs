//! A command for any three numbers: half the time what the box proposes, else any verb with
//! somebody whom it may suit.

use abordage::rules::Encounter;
use abordage::rules::contract::{Call, Context, Does};
use abordage::rules::savage::{self, Combatant, Pending};
use abordage::texts::Lang;
use abordage::view::Id;

const TRAITS: [&str; 8] = ["Agility", "Smarts", "Spirit", "Strength", "Vigor", "Fighting", "Shooting", "Gambling"];
const FACTS: [(&str, &str); 15] = [
    ("wounds", "2"),
    ("wounds", "0"),
    ("fatigue", "1"),
    ("shaken", "true"),
    ("shaken", "false"),
    ("prone", "true"),
    ("parry", "7"),
    ("toughness", "6"),
    ("hidden", "true"),
    ("hidden", "false"),
    ("bleeding", "true"),
    ("power", "4"),
    ("power", "9"),
    ("power", "1"),
    ("incapacitated", "false"),
];
const TEMPLATES: [&str; 6] = ["pirate", "pirate captain", "octopon", "fire mage", "water mage", "fire mage"];

/// The command.
#[expect(clippy::too_many_lines, reason = "one arm for each verb")]
pub fn call(fight: &Encounter, (verb, a, b): (u16, u16, u16)) -> Call {
    let Encounter::Savage(state) = fight else { unreachable!("it is Savage Worlds") };
    if verb % 2 == 0 {
        let context = Context { selected: None, moved: false, draft: None, lang: Lang::EN, templates: &[] };
        if let Ok(Does::Run(call)) = fight.does("go", context) {
            return call;
        }
    }
    if verb % 16 == 1 {
        return Call::new(if a % 2 == 0 { "undo" } else { "redo" }).number("steps", 1);
    }
    if let Some(call) = answer(state, (a, b)).filter(|_| verb % 4 == 3) {
        return call;
    }
    if let Some(call) = stir(state, (a, b)).filter(|_| verb % 16 == 5) {
        return call;
    }
    let spoken: Vec<_> =
        fight.verbs().iter().chain(abordage::rules::contract::STEPS).filter(|row| row.spoken).collect();
    let row = spoken[usize::from(verb / 16) % spoken.len()];
    let suits = |c: &Combatant| suits(state, row.name, c);
    let who = pick(state, a, suits).or_else(|| pick(state, a, |_| true));
    let whom = pick(state, b, |c| Some(c.id) != who && c.is_up()).or(who);
    let (Some(who), Some(whom)) = (who, whom) else { return Call::new("deal") };
    let call = Call::new(row.name);
    match row.name {
        "deal" | "next" | "hour" | "reroll" | "draw" | "stand" | "bank" => call,
        "undo" | "redo" => call.number("steps", i32::from(a % 3) + 1),
        "attack" => {
            let call = call.who("who", who, None).who("whom", whom, None);
            let weapons = state.get(who).map(|c| c.stats.weapons.as_slice()).unwrap_or_default();
            let weapon = weapons.get(usize::from(b) % weapons.len().max(1));
            let call = weapon.into_iter().fold(call, |call, weapon| call.text("with", weapon.name.clone()));
            let call = if a % 3 == 0 { call.on("drop") } else { call };
            let call = if a % 5 == 0 { call.number("mod", i32::from(b % 9) - 4) } else { call };
            let call = if a % 7 == 0 { call.text("area", "small") } else { call };
            if a % 11 == 1 {
                return call.on("disarm").number("mod", 6);
            }
            if b % 4 == 0 { call.text("members", "all") } else { call }
        }
        "damage" if a % 2 == 0 => call,
        "damage" => call.who("whom", whom, None).number("amount", i32::from(b % 25)),
        "interrupt" => call.who("who", who, None).who("whom", state.turn.current.unwrap_or(whom), None),
        "roll" => call.who("who", who, None).text("trait", TRAITS[usize::from(b) % TRAITS.len()]),
        "oppose" => {
            let (mine, theirs) = (TRAITS[usize::from(a) % TRAITS.len()], TRAITS[usize::from(b) % TRAITS.len()]);
            call.who("who", who, None).text("trait", mine).who("whom", whom, None).text("against", theirs)
        }
        "set" => {
            let (field, value) = FACTS[usize::from(b) % FACTS.len()];
            call.who("who", who, None).text("field", field).text("value", value)
        }
        "benny" => call.who("who", who, None).number("count", i32::from(b % 4) - 1),
        "card" => {
            let cards = savage::Card::all();
            call.who("who", who, None).text("card", cards[usize::from(b) % cards.len()].to_string())
        }
        "add" => {
            call.text("template", TEMPLATES[usize::from(a) % TEMPLATES.len()]).number("count", i32::from(b % 4) + 1)
        }
        "cast" => {
            let powers = state.get(who).map(|c| c.stats.powers.as_slice()).unwrap_or_default();
            let Some(power) = powers.get(usize::from(b) % powers.len().max(1)) else {
                return call.who("who", who, None).text("power", "bolt");
            };
            let at = state.get(whom).map_or_else(String::new, |c| c.name.clone());
            call.who("who", who, None).text("power", power.name.clone()).text("at", at)
        }
        "wilddie" => call.number("place", 1),
        "engage" => {
            let whom = state.get(whom).map_or_else(String::new, |c| c.name.clone());
            call.who("who", who, None).text("whom", whom)
        }
        "under" => call.text("whom", state.get(whom).map_or_else(String::new, |c| c.name.clone())),
        "bystander" => call.text("whom", state.get(whom).map_or_else(String::new, |c| c.name.clone())),
        "smash" => {
            let object = savage::Objects::NAMES[usize::from(b) % savage::Objects::NAMES.len()];
            call.who("who", who, None).text("what", object)
        }
        "finish" if b % 8 == 0 => call.who("who", who, None).who("whom", whom, None).on("helpless"),
        "finish" => call.who("who", who, None).who("whom", whom, None),
        "heal" | "trick" | "taunt" | "intimidate" | "grapple" | "push" => {
            call.who("who", who, None).who("whom", whom, None)
        }
        "effect" => {
            let by = pick(state, b, |c| c.power > 0).unwrap_or(whom);
            let until = ["turn", "turn-end", "round", "action", "attack", "shaken", "wounded", "moves"];
            let fields = ["parry", "armor", "attacks", "traits", "attacked", "damage", "pace", "toughness"];
            let call = call.who("who", who, None).text("name", format!("E{}", b % 3)).who("by", by, None);
            let call = call.number(fields[usize::from(b) % fields.len()], i32::from(a % 5) - 2);
            let call = if a % 3 == 0 { call.number("upkeep", 1) } else { call };
            if a % 7 == 0 { call.number("rounds", 1) } else { call.text("until", until[usize::from(a) % until.len()]) }
        }
        "stop" => {
            let own = state.get(who).and_then(|c| c.vital.effects.first());
            call.who("who", who, None).text("name", own.map_or_else(String::new, |own| own.id.to_string()))
        }
        "ritual" | "intuitive" | "advance" => {
            let adept = state.get(who).and_then(|c| c.stats.black_powder.as_deref());
            let powers = adept.map(|own| own.powers.as_slice()).unwrap_or_default();
            let power =
                powers.get(usize::from(b) % powers.len().max(1)).map(|own| own.name.clone()).unwrap_or_default();
            let call = call.who("who", who, None);
            let call = if row.name == "advance" {
                call
            } else {
                call.text("at", state.get(who).map_or_else(String::new, |c| c.name.clone()))
            };
            match row.name {
                "advance" => call.text("what", power).text("gains", "range,duration,quantity,targets"),
                "intuitive" if a % 2 == 0 => call.text("power", power).text("cards", "5C,3D").text("bank", "7S"),
                _ => call.text("power", power),
            }
        }
        "cancel" => {
            let own = state.casting.as_ref().and_then(|own| own.mine.cards.first());
            call.text("card", own.map_or_else(|| "2C".to_owned(), ToString::to_string))
        }
        "defend" if a % 2 == 0 => call.who("who", who, None).on("full"),
        "move" if a % 3 == 0 => call.who("who", who, None).on("crouch"),
        "move" if a % 3 == 1 => call.who("who", who, None).on("crawl"),
        "ambush" => call.text("by", state.get(who).map_or_else(String::new, |c| c.name.clone())),
        "rename" => call.who("who", who, None).text("name", format!("N{}", b % 50)),
        "note" => call.who("who", who, None).text("text", "seen"),
        _ => call.who("who", who, None),
    }
}

/// Something that leaves others with an answer to give.
fn stir(fight: &savage::Encounter, (a, b): (u16, u16)) -> Option<Call> {
    let who = pick(fight, a, Combatant::can_act)?;
    let whom = pick(fight, b / 8, |c| c.id != who && c.is_up())?;
    let named = fight.get(whom)?.name.clone();
    let blast = || {
        let knows = |c: &Combatant| c.can_act() && c.stats.powers.iter().any(|own| own.name == "blast");
        let mage = pick(fight, a, knows)?;
        let call = Call::new("cast").who("who", mage, None).text("power", "blast");
        Some(call.text("at", named.clone()).number("mod", -4))
    };
    if a % 3 == 2
        && let Some(call) = blast()
    {
        return Some(call);
    }
    if a % 9 == 1 {
        return Some(Call::new("attack").who("who", who, None).who("whom", whom, None).on("disarm").number("mod", 6));
    }
    if a % 9 == 0 {
        return Some(Call::new("grapple").who("who", who, None).who("whom", whom, None).number("mod", 4));
    }
    match b % 8 {
        0 => Some(Call::new("engage").who("who", who, None).text("whom", named)),
        1 => {
            let (one, _) = fight.melee.pairs.first()?;
            Some(Call::new("withdraw").who("who", one.id, one.member))
        }
        3 => {
            let adept = pick(fight, a, |c| c.can_act() && c.stats.black_powder.is_some())?;
            let power = fight.get(adept)?.stats.black_powder.as_ref()?.powers.first()?.name.clone();
            Some(Call::new("intuitive").who("who", adept, None).text("power", power).text("at", named))
        }
        4 => {
            let mage = pick(fight, a, |c| c.power > 0)?;
            let call = Call::new("effect").who("who", who, None).text("name", "Shell").who("by", mage, None);
            Some(call.number("armor", 1).text("until", "turn").number("upkeep", 1))
        }
        2 => {
            let weapon = fight.get(who)?.stats.weapons.iter().find(|weapon| weapon.range.is_some())?;
            let call = Call::new("attack").who("who", who, None).who("whom", whom, None);
            Some(call.text("with", weapon.name.clone()).text("area", "small").number("mod", -2))
        }
        _ => blast(),
    }
}

/// What somebody could say now to what is owed between several.
fn answer(fight: &savage::Encounter, (a, b): (u16, u16)) -> Option<Call> {
    if let Some(casting) = &fight.casting {
        return match (a % 3, casting.mine.cards.first()) {
            (0, Some(card)) => Some(Call::new("cancel").text("card", card.to_string())),
            (1, _) => Some(Call::new("bank")),
            _ => Some(Call::new("stand")),
        };
    }
    fight.pending.iter().rev().find_map(|owed| match owed {
        Pending::Upkeep { who, .. } => Some(Call::new("maintain").who("who", *who, None)),
        Pending::Free(offer) => {
            let verb = if a % 2 == 0 { "strike" } else { "waive" };
            Some(Call::new(verb).who("who", offer.by.id, offer.by.member))
        }
        Pending::Resist(resisted) => Some(Call::new("resist").who("who", resisted.who.id, resisted.who.member)),
        Pending::Stray(_) => {
            let who = pick(fight, b, Combatant::is_up)?;
            Some(Call::new("under").text("whom", fight.get(who)?.name.clone()))
        }
        Pending::Bystander(_) => {
            let who = pick(fight, b, Combatant::is_up)?;
            let name = if a % 3 == 0 { "nobody".to_owned() } else { fight.get(who)?.name.clone() };
            Some(Call::new("bystander").text("whom", name))
        }
        Pending::Astray { working, .. } => Some(Call::new("caught").who("who", working.who.id, None)),
        Pending::Damage(hit) if hit.part == savage::Part::OfArea && a % 2 == 0 => {
            Some(Call::new("resist").who("who", hit.whom.id, hit.whom.member))
        }
        Pending::Damage(_)
        | Pending::Soak(_)
        | Pending::Incapacitation { .. }
        | Pending::Bleeding { .. }
        | Pending::Raises(_) => None,
    })
}

fn pick(fight: &savage::Encounter, number: u16, suits: impl Fn(&Combatant) -> bool) -> Option<Id> {
    let those: Vec<Id> = fight.combatants.iter().filter(|c| suits(c)).map(|c| c.id).collect();
    if those.is_empty() { None } else { those.get(usize::from(number) % those.len()).copied() }
}

fn is_held(c: &Combatant) -> bool {
    c.vital.effects.iter().any(|own| own.kind == savage::EffectKind::Held)
}

fn suits(fight: &savage::Encounter, verb: &str, c: &Combatant) -> bool {
    let owes = |kind: fn(&Pending) -> bool| fight.pending.iter().any(|owed| owed.who() == c.id && kind(owed));
    match verb {
        "attack" | "roll" | "oppose" | "trick" | "taunt" | "intimidate" | "grapple" | "push" | "ambush" | "smash" => {
            c.can_act()
        }
        "pickup" => c.can_act() && c.vital.effects.iter().any(|own| own.kind == savage::EffectKind::Dropped),
        "break" => is_held(c) && c.can_act(),
        "squeeze" => fight
            .combatants
            .iter()
            .any(|held| is_held(held) && held.vital.effects.iter().any(|own| own.by == Some(c.id))),
        "soak" | "take" => owes(|owed| matches!(owed, Pending::Soak(_))),
        "incapacitation" => owes(|owed| matches!(owed, Pending::Incapacitation { .. })),
        "bleed" => c.vital.bleeding,
        "recover" | "unshake" => c.is_shaken(),
        "withdraw" => fight.melee.pairs.iter().any(|(one, other)| one.id == c.id || other.id == c.id),
        "hold" => c.can_act() && !c.acted && !c.vital.on_hold,
        "act" | "interrupt" => c.is_free_to_act(),
        "cast" => c.can_act() && c.power > 2 && !c.stats.powers.is_empty(),
        "caught" => owes(|owed| matches!(owed, Pending::Astray { .. })),
        "stop" => !c.vital.effects.is_empty(),
        "rise" => c.vital.members.iter().any(|figure| figure.prone),
        "lead" => c.can_act() && c.stats.has("Command"),
        "defend" | "takeaim" => c.can_act() && !c.has_struck(),
        "run" | "move" => c.is_up() && c.vital.members.iter().all(|figure| !figure.prone),
        "maintain" => owes(|owed| matches!(owed, Pending::Upkeep { .. })),
        "ritual" | "intuitive" => c.stats.black_powder.is_some() && c.can_act(),
        "advance" => c.stats.black_powder.as_ref().is_some_and(|own| own.ppx > 4),
        "improve" => owes(|owed| matches!(owed, Pending::Raises(_))),
        "reload" => !c.empty.is_empty(),
        "aftermath" => c.vital.members.iter().any(|figure| figure.out && figure.fate.is_none()),
        "set" | "benny" => c.is_wild(),
        _ => true,
    }
}
