//! The odds against the rules themselves: every attack is played again and again with random dice.

use abordage::rules::savage::odds::{AttackOdds, Bennies, Outcomes, of_plan};
use abordage::rules::savage::{
    AttackOptions, Combatant, Command, Encounter, Event, Pending, Plan, Reopen, Target, decide, plan,
};

use crate::draw::{one_in, small};
use crate::fights::{self, ATTACKER, TARGET};
use crate::seeded::Seeded;

/// How often each attack is played where nobody says more: `ODDS_TIMES=1000000`.
const USUAL_TIMES: u32 = 10_000;

/// An attack on a fight, and what both sides spend on it.
pub struct Case {
    pub fight: Encounter,
    pub whom: Target,
    pub options: AttackOptions,
    pub plan: Plan,
    pub bennies: Bennies,
}

/// A random attack that the rules allow.
pub fn case(chance: &mut Seeded) -> Case {
    loop {
        let fight = fights::fight(chance);
        let whom = fights::target(chance, &fight);
        let options = fights::options(chance, &fight);
        let bennies = Bennies {
            rerolls: small(chance, 4).saturating_sub(2),
            soaks: if one_in(chance, 3) { 0 } else { 1 + small(chance, 2) },
        };
        if let Ok(plan) = plan(&fight, Target { id: ATTACKER, member: None }, whom, &options) {
            return Case { fight, whom, options, plan, bennies };
        }
    }
}

/// How often each thing happened, in the order of the chances.
type Counts = [u32; 11];

fn chances(odds: &AttackOdds) -> [f64; 11] {
    let Outcomes { miss, none, shaken, wounds: [one, two, three], incapacitated, out } = odds.outcomes;
    [odds.hit, odds.raise, odds.critical_failure, miss, none, shaken, one, two, three, incapacitated, out]
}

/// The facts of a command.
pub fn facts(fight: &Encounter, command: &Command, dice: &mut Seeded) -> Vec<Event> {
    decide(fight, command, dice).unwrap_or_else(|no| panic!("{command:?}: {no:?}"))
}

impl Case {
    /// Plays it once.
    pub fn once(&self, dice: &mut Seeded, counts: &mut Counts) {
        let who = Target { id: ATTACKER, member: None };
        let attack = Command::Attack { who, whom: self.whom, options: self.options.clone() };
        let events = facts(&self.fight, &attack, dice);
        let rolled = |events: &[Event]| {
            events.iter().rev().find_map(|event| match event {
                Event::Rolled(what) | Event::Rerolled { what, .. } => match &**what {
                    Reopen::Attack(attack) => Some(attack.clone()),
                    _ => None,
                },
                _ => None,
            })
        };
        let mut attack = rolled(&events).expect("an attack");
        let missed =
            |place: usize, attack: &abordage::rules::savage::Attack| attack.rolls[place].hits().next().is_none();
        let mut fight = None;
        for place in 0..attack.rolls.len() {
            for _ in 0..self.bennies.rerolls {
                if !missed(place, &attack) {
                    break;
                }
                let fight = fight.get_or_insert_with(|| after(&self.fight, &events));
                let events = facts(fight, &Command::Reroll(Some(attack.rolls[place].who)), dice);
                for event in &events {
                    fight.apply(event);
                }
                attack = rolled(&events).expect("an attack");
            }
        }
        let mut hits = Vec::new();
        attack.for_each_hit(|hit| hits.push(hit));
        // What strikes the obstacle has not hit.
        counts[0] += u32::from(hits.iter().any(|hit| hit.shelter == 0));
        counts[1] += u32::from(hits.iter().any(|hit| hit.raise));
        counts[2] += u32::from(attack.rolls.iter().any(|roll| roll.crit));
        let end = if hits.is_empty() { None } else { Some(fight.unwrap_or_else(|| after(&self.fight, &events))) };
        let place = end.map_or(3, |fight| self.outcome(&self.struck(dice, fight)));
        counts[place] += 1;
    }

    /// The damage of all hits, each with its Soak.
    fn struck(&self, dice: &mut Seeded, mut fight: Encounter) -> Encounter {
        while fight.pending.iter().any(|owed| matches!(owed, Pending::Damage(_))) {
            for event in &facts(&fight, &Command::Damage, dice) {
                fight.apply(event);
            }
            let offered = fight.pending.iter().any(|owed| matches!(owed, Pending::Soak(_)));
            for number in 0..if offered { self.bennies.soaks } else { 0 } {
                let target = Target { id: TARGET, member: None };
                let command = if number == 0 { Command::Soak(TARGET) } else { Command::Reroll(Some(target)) };
                let events = facts(&fight, &command, dice);
                for event in &events {
                    fight.apply(event);
                }
                let all = |event: &Event| matches!(event, Event::Soaked { of, removed, .. } if of == removed);
                if events.iter().any(all) {
                    break;
                }
            }
        }
        fight
    }

    /// The place of the outcome among the counts.
    fn outcome(&self, end: &Encounter) -> usize {
        let target = |fight: &Encounter| -> Combatant { fight.get(TARGET).expect("the target").clone() };
        let (before, now) = (target(&self.fight), target(end));
        let struck = self.whom.member.or_else(|| before.first_up()).expect("somebody stands");
        let wounds = usize::from(now.vital.wounds - before.vital.wounds);
        let (was, is) = (before.vital.members[struck], now.vital.members[struck]);
        if now.vital.incapacitated {
            9
        } else if is.out {
            10
        } else if wounds > 0 {
            5 + wounds
        } else if is.shaken && !was.shaken {
            5
        } else {
            4
        }
    }
}

fn after(fight: &Encounter, events: &[Event]) -> Encounter {
    let mut fight = fight.clone();
    for event in events {
        fight.apply(event);
    }
    fight
}

/// Plays random attacks so many times each.
fn play(cases: u64, times: u32) {
    std::thread::scope(|scope| {
        for half in 0..2 {
            scope.spawn(move || {
                for number in (0..cases).filter(|number| number % 2 == half) {
                    let mut dice = Seeded::new(number + 1);
                    let case = case(&mut dice);
                    let odds = of_plan(&case.fight, &case.plan, case.bennies).expect("a target");
                    let mut counts = [0; 11];
                    (0..times).for_each(|_| case.once(&mut dice, &mut counts));
                    within(&counts, times, &chances(&odds), &(number, &case.plan, case.bennies, &case.fight));
                }
            });
        }
    });
}

/// Every count lies within five standard errors of what was to be expected.
pub fn within(counts: &[u32], times: u32, chances: &[f64], what: &dyn std::fmt::Debug) {
    for (place, (count, chance)) in counts.iter().zip(chances).enumerate() {
        let (count, all) = (f64::from(*count), f64::from(times));
        // What hardly ever happens has no bell curve.
        let error = (all * chance * (1.0 - chance)).max(1.0).sqrt();
        let off = (count - all * chance).abs() / error;
        assert!(off <= 5.0, "place {place}: {count} of {all} instead of {chance}, {off} standard errors: {what:#?}");
    }
}

/// How often each attack is played.
fn times() -> u32 {
    std::env::var("ODDS_TIMES").map_or(USUAL_TIMES, |times| times.parse().expect("ODDS_TIMES: a number"))
}

/// `ODDS_TIMES=1000000 cargo test --test odds engine` plays a million times each.
#[test]
fn attacks_come_out_as_often_as_they_should() {
    play(200, times());
}
