//! Every kind of roll, for the tests of the words.

use std::sync::Arc;

use smallvec::smallvec;
use smol_str::SmolStr;

use crate::dice::Scripted;
use crate::rules::savage::fixture::{IDS, who};
use crate::rules::savage::trait_roll::Mods;
use crate::rules::savage::{
    Aim, Area, Attack, Contest, DamageRoll, EffectKind, Encounter, Hit, LastDamage, Location, Mod, Object, Offer, Part,
    Peril, Reason, Reopen, Resisted, Smash, Spec, Stray, Target, Template, Trait, TraitRoll, Vital,
};

pub fn roll(fight: &Encounter, faces: &[u8]) -> TraitRoll {
    let tia = fight.get(IDS.tia).expect("Tia");
    let spec = Spec::of(tia, None, Trait::named("Vigor"), 4);
    spec.roll(&mut Scripted::new(faces.iter().copied())).expect("faces")
}

const REASONS: [Reason; 74] = [
    Reason::Wounds,
    Reason::Fatigue,
    Reason::Joker,
    Reason::Running,
    Reason::Unskilled,
    Reason::MediumRange,
    Reason::LongRange,
    Reason::MinorCover,
    Reason::SubstantialCover,
    Reason::ProneTarget,
    Reason::Prone,
    Reason::Actions,
    Reason::Shots,
    Reason::GangUp,
    Reason::Wild,
    Reason::CalledArms,
    Reason::CalledLegs,
    Reason::CalledHead,
    Reason::CalledVitals,
    Reason::CalledSmall,
    Reason::CalledTiny,
    Reason::UnarmedDefender,
    Reason::OffHand,
    Reason::Aim,
    Reason::Drop,
    Reason::DimLight,
    Reason::Dark,
    Reason::PitchDark,
    Reason::Shotgun,
    Reason::MinStrength,
    Reason::Dodge,
    Reason::CombatReflexes,
    Reason::Elan,
    Reason::Effect(EffectKind::Word),
    Reason::Effect(EffectKind::WildAttack),
    Reason::Effect(EffectKind::Armor),
    Reason::Effect(EffectKind::Deflection),
    Reason::Effect(EffectKind::Smite),
    Reason::Patient,
    Reason::Supplies,
    Reason::Domain,
    Reason::Other,
    Reason::Frenzy,
    Reason::Sweep,
    Reason::Burst,
    Reason::DoubleTap,
    Reason::Rapid,
    Reason::Trademark,
    Reason::Marksman,
    Reason::Florentine,
    Reason::FlorentineFoe,
    Reason::Assassin,
    Reason::Dive,
    Reason::FullDefense,
    Reason::Snapfire,
    Reason::Effect(EffectKind::Defend),
    Reason::Effect(EffectKind::FullDefense),
    Reason::Effect(EffectKind::Aim),
    Reason::Effect(EffectKind::Crouching),
    Reason::Acrobat,
    Reason::DirtyFighter,
    Reason::StrongWilled,
    Reason::Disarm,
    Reason::Effect(EffectKind::Trick),
    Reason::Effect(EffectKind::Taunt),
    Reason::Effect(EffectKind::Intimidation),
    Reason::Effect(EffectKind::Held),
    Reason::Effect(EffectKind::Surprised),
    Reason::Effect(EffectKind::Berserk),
    Reason::Effect(EffectKind::Command),
    Reason::DangerSense,
    Reason::Mounted,
    Reason::Charge,
    Reason::Unsteady,
];

const CONTESTS: [Contest; 8] = [
    Contest::Trick,
    Contest::Taunt,
    Contest::Intimidate,
    Contest::Grapple,
    Contest::Break,
    Contest::Squeeze,
    Contest::Push { prone: false },
    Contest::Push { prone: true },
];

pub fn hit(location: Location) -> Hit {
    Hit {
        by: who(IDS.tia),
        whom: who(IDS.rats),
        weapon: SmolStr::default(),
        strength: None,
        damage: "2d6+1".parse().expect("damage"),
        ap: 2,
        location,
        aimed: true,
        raise: true,
        mods: REASONS.map(|reason| Mod::new(reason, -1)).into_iter().collect(),
        doubled: true,
        shelter: 0,
        bonus: smallvec![],
        disarms: None,
        part: Part::Alone,
        behind: None,
        nonlethal: false,
    }
}

/// An attack at two targets, one of them with a modifier of its own.
fn several(own: TraitRoll, stray: Option<Stray>) -> Reopen {
    let hit = Arc::new(hit(Location::Torso));
    let aim = |mods: Mods, tn| Aim { roll: 0, die: 0, mods, tn, hit: Arc::clone(&hit) };
    let covered = smallvec![Mod::new(Reason::MinorCover, -2)];
    Reopen::Attack(Attack {
        who: IDS.tia,
        whom: who(IDS.rats),
        hit: Arc::clone(&hit),
        rolls: smallvec![own],
        ranged: stray.is_some(),
        bullets: 9,
        way: None,
        aims: vec![aim(Mods::new(), 4), aim(covered, -90)],
        area: stray.map(|_| Area { template: Template::Medium, raise_adds: false, stray }),
    })
}

/// A blow at a door, with so much damage.
fn smash(own: TraitRoll, damage: Option<i32>, ranged: bool) -> Reopen {
    let object = Object { name: "light door".into(), toughness: 8 };
    let smash = Smash { object, hit: hit(Location::Torso), ranged, damage: damage.map(DamageRoll::told) };
    Reopen::Smash(own, smash.into())
}

pub fn rolls(fight: &Encounter) -> Vec<Reopen> {
    let mut all = Vec::new();
    for faces in [[1, 1], [1, 2], [4, 2], [5, 5]] {
        let mut own = roll(fight, &faces);
        own.mods = REASONS.map(|reason| Mod::new(reason, 0)).into_iter().collect();
        let offer = Offer { who: IDS.tia, wounds: 2, location: None, nonlethal: false, before: Vital::default() };
        let peril = Peril::Under(hit(Location::Torso).into());
        let attack = |rolls: Vec<TraitRoll>, ranged, bullets| {
            let hit = hit(Location::Torso);
            Reopen::Attack(Attack {
                who: IDS.tia,
                whom: who(IDS.rats),
                hit: hit.into(),
                rolls: rolls.into(),
                ranged,
                bullets,
                way: None,
                aims: Vec::new(),
                area: None,
            })
        };
        all.extend(CONTESTS.map(|what| Reopen::Contest(own.clone(), own.clone().into(), what)));
        all.extend([
            Reopen::Roll(own.clone()),
            Reopen::Oppose(own.clone(), own.clone().into()),
            attack(vec![own.clone()], true, 1),
            attack(vec![own.clone(), own.clone()], false, 2),
            Reopen::Recover(smallvec![own.clone(), own.clone()]),
            Reopen::Soak(own.clone(), Arc::new(offer)),
            Reopen::Incapacitation { roll: own.clone(), injury: None, location: None, saved: None, hours: None },
            Reopen::Bleed(own.clone()),
            Reopen::Interrupt(own.clone(), own.clone().into()),
            Reopen::Extract(own.clone(), vec![who(IDS.rats)]),
            Reopen::Guard(own.clone(), who(IDS.rats)),
            Reopen::Resist(own.clone(), Arc::new(Resisted { who: who(IDS.rats), from: peril })),
            several(own.clone(), Some(Stray { distance: 7, squares: 14, clock: 3 })),
            several(own.clone(), None),
            smash(own.clone(), None, true),
            smash(own.clone(), Some(7), false),
            smash(own.clone(), Some(8), false),
            Reopen::Fate(own),
        ]);
    }
    for (location, margin) in [(Location::Torso, -1), (Location::Head, 1), (Location::Arms, 4), (Location::Legs, 8)] {
        for whom in [IDS.tia, IDS.rats] {
            let whom = Target { id: whom, member: Some(0) };
            let result =
                LastDamage { whom: whom.id, member: 0, total: 5 + margin, toughness: 5, margin, wounds: margin / 4 };
            let roll = DamageRoll::told(5 + margin);
            all.push(Reopen::Damage {
                hit: Some(Arc::new(hit(location))),
                whom,
                roll: roll.clone(),
                result: result.clone(),
                told_at: None,
            });
            all.push(Reopen::Damage {
                hit: None,
                whom,
                roll: DamageRoll { told: None, ..roll },
                result,
                told_at: None,
            });
        }
    }
    all
}
