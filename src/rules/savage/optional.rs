//! What a command asks for of the rules that a table may leave out.

use super::command::AttackOptions;
use super::manner::Manner;
use super::refusal::Refusal;
use super::rule::Rule;
use super::state::Encounter;

/// Whether the table plays a rule.
///
/// # Errors
/// It leaves it out.
pub fn needs(fight: &Encounter, rule: Rule) -> Result<(), Refusal> {
    if fight.options.combat.without.has(rule) { Err(Refusal::LeftOut(rule)) } else { Ok(()) }
}

/// Whether the table plays all that an attack asks for.
///
/// # Errors
/// The first rule that it leaves out.
pub fn attack_needs(fight: &Encounter, options: &AttackOptions) -> Result<(), Refusal> {
    if fight.options.combat.without.is_empty() {
        return Ok(());
    }
    of_attack(options).into_iter().try_for_each(|rule| needs(fight, rule))
}

/// The rules that an attack asks for.
fn of_attack(options: &AttackOptions) -> Vec<Rule> {
    let beyond = options.beyond.as_deref();
    let asked = [
        (options.wild, Rule::WildAttack),
        (options.called.is_some(), Rule::CalledShot),
        (options.unarmed, Rule::UnarmedDefender),
        (options.aim, Rule::Aim),
        (options.drop, Rule::Drop),
        (options.mounted || options.charge, Rule::Mounted),
        (options.running, Rule::Run),
        (options.prone, Rule::Prone),
        (options.obstacle.is_some(), Rule::Obstacle),
        (options.nonlethal || options.flat, Rule::Nonlethal),
        (beyond.is_some_and(|beyond| beyond.second.is_some()), Rule::TwoWeapons),
        (beyond.is_some_and(|beyond| beyond.way.is_none() && !beyond.also.is_empty()), Rule::ManyTargets),
    ];
    let way = beyond.and_then(|beyond| beyond.way).and_then(of_manner);
    asked.into_iter().filter(|(asked, _)| *asked).map(|(_, rule)| rule).chain(way).collect()
}

/// The rule that a way of attacking is; none for an edge's, which is bought with the edge.
const fn of_manner(way: Manner) -> Option<Rule> {
    match way {
        Manner::Burst | Manner::DoubleTap => Some(Rule::Burst),
        Manner::Rapid(_) => Some(Rule::RapidAttack),
        Manner::Suppress => Some(Rule::SuppressiveFire),
        Manner::Area(_) => Some(Rule::Area),
        Manner::Touch => Some(Rule::Touch),
        Manner::Disarm => Some(Rule::Disarm),
        Manner::Frenzy | Manner::Sweep | Manner::Free => None,
    }
}
