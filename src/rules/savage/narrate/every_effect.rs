//! One of each effect, injury and fact about what lasts, for the tests that every fact has words.

use std::sync::Arc;

use smallvec::smallvec;

use crate::rules::savage::fixture::{IDS, who as whole};
use crate::rules::savage::{
    Alters, Astray, Cast, Effect, EffectKind, EndWhy, Event, Harm, Injury, Lasting, Lasts, Magic, MagicNo, Power,
    PowerDoes, Rank, Refusal, Reopen, Trait, TraitRoll, Until, Upkeep, Way, Working,
};

/// One of each injury.
pub fn injuries() -> Vec<Injury> {
    let kinds = [
        Harm::Unmentionables,
        Harm::Arm,
        Harm::Agility,
        Harm::Vigor,
        Harm::Strength,
        Harm::Lame,
        Harm::OneLeg,
        Harm::Scar,
        Harm::Eye,
        Harm::Blind,
        Harm::Smarts,
    ];
    let lasts = [Lasts::Fight, Lasts::Healed, Lasts::Forever];
    kinds.iter().zip(lasts.iter().cycle()).map(|(kind, lasts)| Injury { kind: *kind, lasts: *lasts }).collect()
}

fn alters() -> Vec<Alters> {
    let mut all = vec![
        Alters::Parry(-2),
        Alters::ParryAtLeast(9),
        Alters::Pace(-1),
        Alters::Toughness(1),
        Alters::Armor(4),
        Alters::AreaArmor(2),
        Alters::Traits(-1),
        Alters::Trait(Trait::named("Vigor"), 2),
        Alters::Versus(IDS.rats, 2),
        Alters::Weapon("cutlass".into(), 4),
        Alters::Against(whole(IDS.rats), 2),
        Alters::Actions(-4),
        Alters::NoCard,
        Alters::Recovery(1),
        Alters::IgnoresWounds,
        Alters::Without("cutlass".into()),
    ];
    for way in [Way::Any, Way::Melee, Way::Ranged] {
        all.extend([Alters::Attacks(way, 1), Alters::Attacked(way, -2), Alters::Damage(way, 2)]);
    }
    all
}

fn untils() -> Vec<Until> {
    let id = IDS.tia;
    vec![
        Until::Action(id),
        Until::TurnBegins(id, 0),
        Until::TurnBegins(id, 4),
        Until::TurnEnds(id, 0),
        Until::TurnEnds(id, 4),
        Until::RoundEnds(3),
        Until::Attack(id),
        Until::Shaken(id),
        Until::Wounded(id),
        Until::Moves(id),
        Until::Against(id, whole(IDS.rats)),
        Until::Down(whole(IDS.rats)),
    ]
}

/// One of each.
pub fn events() -> Vec<Event> {
    let (who, effect) = (IDS.tia, 1);
    let own = |kind| Effect { does: alters().into(), ..Effect::new(effect, kind, "#") };
    let mut all = vec![
        Lasting::Began { who, effect: Box::new(Effect { by: Some(IDS.rats), ..own(EffectKind::Word) }) },
        Lasting::Began {
            who,
            effect: Box::new(Effect { by: Some(who), uses: Some(2), ..own(EffectKind::WildAttack) }),
        },
        Lasting::Began { who: IDS.rats, effect: Box::new(Effect::new(2, EffectKind::Word, "#")) },
        Lasting::Began { who, effect: Box::new(Effect::new(3, EffectKind::Dropped, "cutlass")) },
        Lasting::Began { who, effect: Box::new(Effect::new(4, EffectKind::Malfunction, "bolt")) },
        Lasting::Used { who, effect, count: 1 },
        Lasting::Owed { who, of: who, effect },
        Lasting::Kept { who, effect, by: who, round: 5 },
    ];
    all.extend(untils().into_iter().map(|until| {
        let upkeep = Some(Upkeep { by: who, cost: 1, rounds: 1 });
        let effect = Effect { until: smallvec![until, Until::Shaken(who)], upkeep, ..own(EffectKind::Word) };
        Lasting::Began { who, effect: Box::new(effect) }
    }));
    let whys = [
        EndWhy::Time,
        EndWhy::Word,
        EndWhy::Unpaid,
        EndWhy::Used,
        EndWhy::Hurt,
        EndWhy::Replaced,
        EndWhy::Gone,
        EndWhy::Moved,
        EndWhy::Broken,
        EndWhy::TakenUp,
    ];
    all.extend(whys.map(|why| Lasting::Ended { who, effect, why }));
    all.into_iter().map(Event::Effect).chain([Event::PowerSpent { who, count: 1 }]).collect()
}

/// One of each refusal about what lasts.
pub fn refusals() -> Vec<Refusal> {
    let id = IDS.tia;
    let mut all = vec![Refusal::NoEffect(id, "#".into()), Refusal::NothingToMaintain(id), Refusal::NoPower(id, 1, 2)];
    let magic = [
        MagicNo::NoPowers,
        MagicNo::NoPowerNamed("#".into()),
        MagicNo::Untrained,
        MagicNo::Rank("#".into(), Rank::Seasoned),
        MagicNo::NoTarget,
        MagicNo::TooManyTargets(1),
        MagicNo::TooManyTargets(3),
        MagicNo::TooManyBolts(3),
        MagicNo::OneBolt,
        MagicNo::NoForm,
        MagicNo::TooFar(48),
        MagicNo::NothingToHeal,
        MagicNo::HourOver,
        MagicNo::OutOfOrder("bolt".into()),
        MagicNo::NoWeapon,
        MagicNo::NothingAstray,
    ];
    all.extend(magic.map(|why| Refusal::Magic(id, why)));
    all
}

/// One of each fact about powers, with this roll.
pub fn magic(roll: &TraitRoll) -> Vec<Event> {
    let who = IDS.tia;
    let damage = || "2d6".parse().expect("damage");
    let working = |does| {
        Arc::new(Working {
            who: whole(who),
            power: Power { name: "#".into(), rank: Rank::Novice, cost: 1, range: None, rounds: 0, upkeep: 0, does },
            at: smallvec![whole(IDS.rats)],
            strong: false,
            wide: false,
            weapon: None,
            aside: smallvec![],
            band: 1,
            distance: None,
        })
    };
    let astray = Astray { squares: 3, hour: 4 };
    let mut all = vec![
        Event::Magic(Magic::HourOver),
        Event::Magic(Magic::Tried { by: whole(IDS.tia), whom: IDS.rats, member: 0 }),
        Event::Magic(Magic::WentAstray { working: working(PowerDoes::Healing), astray }),
        Event::Magic(Magic::Caught { who, at: smallvec![] }),
        Event::Magic(Magic::Caught { who, at: smallvec![whole(IDS.rats)] }),
        Event::Magic(Magic::Backlash { who }),
        Event::Magic(Magic::Raised { who: IDS.rats, member: 1 }),
    ];
    for revived in [true, false] {
        all.extend([0, 1, 2].map(|wounds| Event::Magic(Magic::Mended { who, wounds, revived, whole: false })));
    }
    let does = [
        PowerDoes::Bolt { damage: damage(), most: 3, strong: damage() },
        PowerDoes::Blast { damage: damage(), strong: damage() },
        PowerDoes::Healing,
        PowerDoes::Tending,
    ];
    for does in does {
        for crit in [false, true] {
            let mut roll = TraitRoll { crit, ..roll.clone() };
            roll.results.push(7);
            let cast = Cast { working: working(does.clone()), roll, astray: Some(astray) };
            all.push(Event::Rolled(Arc::new(Reopen::Cast(Box::new(cast)))));
        }
    }
    all
}
