//! The odds of every other roll against the rules themselves.

use abordage::rules::savage::odds::{
    BleedingOdds, IncapacitationOdds, OpposedOdds, RecoveryOdds, TraitOdds, of_again, of_bleeding, of_incapacitation,
    of_interruption, of_last, of_opposed, of_recovery, of_soak, of_spec,
};
use abordage::rules::savage::{
    Attribute, Blood, Command, Encounter, Event, Kind, Outcome, Reason, Reopen, Spec, Target, Trait, TraitRoll,
    Verdict, decide,
};

use crate::draw::{between, one_in, small};
use crate::engine::{facts, within};
use crate::fights::{self, ATTACKER, TARGET};
use crate::seeded::Seeded;

/// So many fights for each kind of roll.
const FIGHTS: u64 = 8;

/// How often each roll is played.
const TIMES: u32 = 10_000;

const ONE: Target = Target { id: ATTACKER, member: None };
const OTHER: Target = Target { id: TARGET, member: None };

/// Plays this command again and again; each fact that tells an outcome says which one it was.
fn hold<const N: usize>(
    fight: &Encounter,
    command: &Command,
    chances: [f64; N],
    dice: &mut Seeded,
    told: impl Fn(&Event) -> Option<[bool; N]>,
) {
    let mut counts = [0_u32; N];
    for _ in 0..TIMES {
        let facts = facts(fight, command, dice);
        let all = facts.iter().rev().find_map(&told).expect("an outcome");
        counts.iter_mut().zip(all).for_each(|(count, came)| *count += u32::from(came));
    }
    within(&counts, TIMES, &chances, &(command, fight));
}

fn each(seed: u64, mut play: impl FnMut(&mut Encounter, &mut Seeded)) {
    for number in 0..FIGHTS {
        let mut chance = Seeded::new(seed + number);
        let mut fight = fights::fight(&mut chance);
        fight.options.incap_raise_unconscious = one_in(&mut chance, 2);
        fight.options.opposed_needs_success = one_in(&mut chance, 2);
        play(&mut fight, &mut chance);
    }
}

/// One of the fight as a Wild Card.
fn wild<'a>(fight: &'a mut Encounter, who: Target, edges: &[&str]) -> &'a mut abordage::rules::savage::Combatant {
    let who = fight.get_mut(who.id).expect("somebody");
    who.kind = Kind::WildCard;
    who.bennies = Some(50);
    who.vital.members.truncate(1);
    std::sync::Arc::make_mut(&mut who.stats).edges.extend(edges.iter().map(|edge| (*edge).to_owned()));
    who
}

fn rolled(event: &Event) -> Option<&Reopen> {
    match event {
        Event::Rolled(what) | Event::Rerolled { what, .. } => Some(what),
        _ => None,
    }
}

fn came(roll: &TraitRoll) -> [bool; 3] {
    [roll.success(), roll.raises() > 0, roll.crit]
}

fn all(odds: TraitOdds) -> [f64; 3] {
    [odds.success, odds.raise, odds.critical_failure]
}

#[test]
fn trait_rolls() {
    each(100, |fight, chance| {
        let what = if one_in(chance, 2) { Trait::skill("Fighting") } else { Trait::Attribute(Attribute::Spirit) };
        let (tn, modifier) = (between(chance, 3, 8), between(chance, -2, 3));
        let who = fight.get(ATTACKER).expect("somebody");
        let spec = Spec::of(who, None, what.clone(), tn).plus(Reason::Other, modifier);
        let command = Command::Roll { who: ONE, what, tn, modifier };
        let told = |event: &Event| match rolled(event) {
            Some(Reopen::Roll(roll)) => Some(came(roll)),
            _ => None,
        };
        hold(fight, &command, all(of_spec(&spec)), chance, told);

        // A reroll of one that failed: what counts is the better of both.
        let mut failed = None;
        while failed.is_none() {
            let facts = facts(fight, &command, chance);
            let roll = facts.iter().find_map(|event| match rolled(event) {
                Some(Reopen::Roll(roll)) => Some(roll.clone()),
                _ => None,
            });
            failed = roll.filter(|roll| !roll.success() && !roll.crit).map(|roll| (roll, facts));
        }
        let (roll, facts) = failed.expect("a failure");
        for event in &facts {
            fight.apply(event);
        }
        let again = of_again(&roll, fight.get(ATTACKER).expect("somebody"));
        let chances = [again.success, again.raise, 0.0];
        hold(fight, &Command::Reroll(Some(ONE)), chances, chance, told);
    });
}

#[test]
fn recovery() {
    each(200, |fight, chance| {
        let who = wild(fight, ONE, &["Combat Reflexes"]);
        who.vital.members[0].shaken = true;
        let RecoveryOdds { stays, recovers, acts } = of_recovery(who, 0, 0);
        hold(fight, &Command::Recover(ONE), [stays, recovers, acts], chance, |event| match event {
            Event::Unshaken { acts, .. } => Some([false, !acts, *acts]),
            Event::StayedShaken { .. } => Some([true, false, false]),
            _ => None,
        });
    });
}

#[test]
fn incapacitation_and_bleeding() {
    each(300, |fight, chance| {
        let edges: &[&str] = if one_in(chance, 2) { &["Harder to Kill"] } else { &["Nerves of Steel"] };
        let who = wild(fight, ONE, edges);
        who.vital.wounds = 3;
        who.vital.incapacitated = true;
        let who = who.clone();
        let IncapacitationOdds { dies, bleeds, unconscious, up_again } = of_incapacitation(fight, &who);
        let chances = [dies, bleeds, unconscious, up_again];
        hold(fight, &Command::Incapacitation(ATTACKER), chances, chance, |event| match event {
            Event::Judged { verdict, .. } => Some(
                [Verdict::Dead, Verdict::BleedingOut, Verdict::Unconscious, Verdict::UpAgain]
                    .map(|own| own == *verdict),
            ),
            _ => None,
        });
        let who = wild(fight, ONE, &[]);
        who.vital.bleeding = true;
        let BleedingOdds { dies, bleeds, stops } = of_bleeding(who);
        hold(fight, &Command::Bleed(ATTACKER), [dies, bleeds, stops], chance, |event| match event {
            Event::Bled { blood, .. } => Some([Blood::Dies, Blood::BleedsOn, Blood::Stops].map(|own| own == *blood)),
            _ => None,
        });
    });
}

#[test]
fn opposed_rolls_and_interruptions() {
    each(400, |fight, chance| {
        for who in [ONE, OTHER] {
            let instinct: &[&str] = if one_in(chance, 3) { &["Killer Instinct"] } else { &[] };
            let extra = instinct.iter().map(|edge| (*edge).to_owned());
            let who = fight.get_mut(who.id).expect("somebody");
            std::sync::Arc::make_mut(&mut who.stats).edges.extend(extra);
        }
        let (modifier, versus) = (between(chance, -2, 3), between(chance, -2, 3));
        let (what, against) = (Trait::skill("Fighting"), Trait::Attribute(Attribute::Smarts));
        let side = |who: Target, what: &Trait, modifier| {
            let who = fight.get(who.id).expect("somebody");
            Spec::of(who, None, what.clone(), 4).plus(Reason::Other, modifier)
        };
        let odds = of_opposed(fight, &side(ONE, &what, modifier), &side(OTHER, &against, versus));
        let OpposedOdds { wins, raise, ties, .. } = odds;
        let command = Command::Oppose { who: ONE, what, whom: OTHER, against, modifier, versus };
        let instinct = |who: Target| fight.get(who.id).is_some_and(|who| who.stats.has("Killer Instinct"));
        let decided = instinct(ONE) != instinct(OTHER);
        hold(fight, &command, [wins, raise, ties], chance, |event| match rolled(event) {
            Some(what @ Reopen::Oppose(one, other)) => {
                let last = what.last_roll().expect("a roll");
                let tied = !decided && !one.crit && !other.crit && one.total() == other.total();
                Some([last.success, last.raises > 0, tied])
            }
            _ => None,
        });

        // Whoever has lost may roll again, and the other side's roll stays.
        let mut lost = fight.clone();
        lost.get_mut(OTHER.id).expect("somebody").bennies = Some(50);
        lost.get_mut(ONE.id).expect("somebody").bennies = Some(50);
        for event in &facts(&lost, &command, chance) {
            lost.apply(event);
        }
        let open = lost.open.as_ref().expect("a roll").what.clone();
        let Reopen::Oppose(mine, theirs) = &*open else { panic!("{open:?}") };
        let loser = if mine.beats(theirs) { OTHER } else { ONE };
        let again = of_last(&open, loser, lost.get(loser.id).expect("somebody")).expect("a roll");
        assert!(!again.success);
        let wins = again.odds.success;
        hold(&lost, &Command::Reroll(Some(loser)), [wins, 0.0, 0.0], chance, |event| match rolled(event) {
            Some(Reopen::Oppose(one, other)) => Some([one.beats(other) == (loser == ONE), false, false]),
            _ => None,
        });

        fight.get_mut(ATTACKER).expect("somebody").vital.on_hold = true;
        let pair = [ONE, OTHER].map(|who| fight.get(who.id).expect("somebody"));
        let odds = of_interruption(pair[0], pair[1]);
        let chances = [odds.wins, odds.ties, odds.loses];
        hold(fight, &Command::Interrupt(ATTACKER, TARGET), chances, chance, |event| match event {
            Event::Interrupted { outcome, .. } => {
                Some([Outcome::Won, Outcome::Together, Outcome::Lost].map(|own| own == *outcome))
            }
            _ => None,
        });
    });
}

#[test]
fn soaks() {
    each(500, |fight, chance| {
        let who = wild(fight, OTHER, &[]);
        who.vital.wounds = small(chance, 2);
        let total = who.toughness() + 4 * between(chance, 1, 4);
        let hit = Command::DamageTold { whom: OTHER, total, ap: 0, location: None };
        for event in &facts(fight, &hit, chance) {
            fight.apply(event);
        }
        // With a second benny whatever is left is soaked again, and the better roll counts.
        for bennies in [1, 2] {
            let odds = of_soak(fight, TARGET, bennies).expect("an offer");
            let wounds = odds.removed.len() - 1;
            let mut counts = vec![0_u32; wounds + 2];
            for _ in 0..TIMES {
                let mut now = fight.clone();
                let mut removed = 0;
                for number in 0..bennies {
                    let command = if number == 0 { Command::Soak(TARGET) } else { Command::Reroll(Some(OTHER)) };
                    let events = decide(&now, &command, chance).expect("a Soak");
                    for event in &events {
                        now.apply(event);
                        if let Event::Soaked { removed: own, .. } = event {
                            removed = usize::try_from(*own).expect("small");
                        }
                    }
                    if removed == wounds {
                        break;
                    }
                }
                counts[removed] += 1;
                let down = now.get(TARGET).is_some_and(|who| who.vital.incapacitated);
                counts[wounds + 1] += u32::from(down);
            }
            let chances: Vec<f64> = odds.removed.iter().copied().chain([odds.down]).collect();
            within(&counts, TIMES, &chances, &(&*fight, bennies));
        }
    });
}
