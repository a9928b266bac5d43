//! How often a weapon falls, against the rules themselves with random dice.

use abordage::rules::savage::odds::of_disarm;
use abordage::rules::savage::{AttackOptions, Beyond, Command, EffectKind, Encounter, Manner, Pending, Target, plan};

use crate::engine::{facts, within};
use crate::fights::{self, ATTACKER, TARGET};
use crate::seeded::Seeded;

const TIMES: u32 = 3_000;

fn played(fight: &mut Encounter, command: &Command, dice: &mut Seeded) {
    for event in &facts(fight, command, dice) {
        fight.apply(event);
    }
}

/// Whether the weapon lies on the ground after one such attack.
fn falls(fight: &Encounter, attack: &Command, dice: &mut Seeded) -> bool {
    let mut fight = fight.clone();
    played(&mut fight, attack, dice);
    while fight.pending.iter().any(|owed| matches!(owed, Pending::Damage(_))) {
        played(&mut fight, &Command::Damage, dice);
    }
    let resists = |owed: &Pending| matches!(owed, Pending::Resist(_));
    if fight.pending.iter().any(resists) {
        played(&mut fight, &Command::Resist(Target { id: TARGET, member: None }), dice);
    }
    let target = fight.get(TARGET).expect("the target");
    target.vital.effects.iter().any(|effect| effect.kind == EffectKind::Dropped)
}

#[test]
fn weapons_fall_as_often_as_they_should() {
    let mut dice = Seeded::new(11);
    let mut tried = 0;
    while tried < 40 {
        let fight = fights::fight(&mut dice);
        let whom = fights::target(&mut dice, &fight);
        let said = fights::options(&mut dice, &fight);
        let beyond = Some(Box::new(Beyond { way: Some(Manner::Disarm), ..Beyond::default() }));
        let options = AttackOptions { shots: 1, members: None, beyond, ..said };
        let who = Target { id: ATTACKER, member: None };
        let Ok(plan) = plan(&fight, who, whom, &options) else { continue };
        let share = of_disarm(&fight, &plan).expect("it is at a weapon");
        let attack = Command::Attack { who, whom, options };
        let fallen = (0..TIMES).filter(|_| falls(&fight, &attack, &mut dice)).count();
        let fallen = u32::try_from(fallen).expect("few");
        within(&[fallen], TIMES, &[share], &(tried, &plan, &fight));
        tried += 1;
    }
}
