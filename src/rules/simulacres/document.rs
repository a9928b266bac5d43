//! The state document: the whole fight as fields that scripts can rely on.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::view::Side;

use super::blow::Struck;
use super::body::{Body, Build, Gauge, MalaiseBox, Zone};
use super::pass::order;
use super::roll::{Mod, Purpose, Reason, Roll};
use super::state::{Combatant, Encounter, Open, Status, build};
use super::stats::{Components, Energies, Energy, MeansScores, Shield, Talent};

/// A fight in the words of scripts; names are the file's own, whatever the language. A field that
/// does not apply is null, and none is left out.
#[derive(Clone, Debug, Serialize)]
pub struct Document {
    title: String,
    system: &'static str,
    pass: u32,
    under_way: bool,
    clock: u64,
    turn: Option<String>,
    order: Vec<String>,
    combatants: Vec<Person>,
    last_roll: Option<Rolled>,
    last_other: Option<Rolled>,
    last_damage: Option<Damage>,
    pending: Vec<Pending>,
    log: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "a document has a field for each fact")]
struct Person {
    name: String,
    kind: &'static str,
    side: &'static str,
    player: Option<String>,
    components: Components,
    means: MeansScores,
    domains: BTreeMap<String, u8>,
    talents: BTreeMap<String, Option<i8>>,
    energies: Energies,
    value: Option<i8>,
    build: Option<&'static str>,
    status: &'static str,
    can_act: bool,
    ps: Points,
    ep: Points,
    pv: Option<i32>,
    max_pv: Option<u8>,
    zones: Option<BTreeMap<&'static str, Place>>,
    malaise: Malaise,
    encumbrance: i32,
    shield: Option<&'static str>,
    weapons: Vec<String>,
    lasting: BTreeMap<String, u8>,
    rescues: Vec<Delay>,
    stunned: bool,
    coma: u32,
    chance_used: bool,
    hidden: bool,
    dead: bool,
    notes: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
struct Points {
    now: u8,
    max: u8,
}

#[derive(Clone, Debug, Serialize)]
struct Place {
    pv: i32,
    max: u8,
    protection: u8,
    treated: bool,
    lost: bool,
    scar: bool,
}

#[derive(Clone, Debug, Serialize)]
struct Malaise {
    ticked: usize,
    boxes: Vec<Option<i32>>,
    penalty: i32,
    coma: bool,
}

#[derive(Clone, Debug, Serialize)]
struct Rolled {
    who: String,
    purpose: &'static str,
    whom: Option<String>,
    parts: BTreeMap<String, u8>,
    talent: Option<String>,
    talent_level: Option<i8>,
    mods: Vec<Modifier>,
    value: i32,
    dice: [u8; 2],
    sum: u8,
    bonus: Vec<u8>,
    power: Vec<u8>,
    threshold: u8,
    success: bool,
    critical: bool,
    mr: Option<u32>,
    me: Option<u32>,
    quality: &'static str,
    ps: u8,
    ep: u8,
    minutes: Option<u32>,
    hidden: bool,
}

#[derive(Clone, Debug, Serialize)]
struct Delay {
    zone: &'static str,
    length: u8,
    unit: &'static str,
    left: u64,
}

#[derive(Clone, Debug, Serialize)]
struct Damage {
    by: Option<String>,
    whom: String,
    zone: Option<&'static str>,
    places: Vec<u8>,
    mr: u32,
    dice: Option<[u8; 2]>,
    protection: u8,
    total: i32,
    pv: u32,
    ps: u32,
}

#[derive(Clone, Debug, Serialize)]
struct Pending {
    kind: &'static str,
    who: String,
    whom: Option<String>,
    zone: Option<&'static str>,
    mr: Option<u32>,
    me: Option<u32>,
    pv: Option<u32>,
    ps: Option<u32>,
}

#[derive(Clone, Debug, Serialize)]
struct Modifier {
    reason: String,
    amount: i32,
}

impl Document {
    /// The fight as it stands, with its log in the chosen language.
    #[must_use]
    pub fn of(fight: &Encounter, log: Vec<String>) -> Self {
        Self {
            title: fight.title.clone(),
            system: "simulacres",
            pass: fight.pass.number,
            under_way: fight.pass.on,
            clock: fight.clock,
            turn: fight.pass.turn.map(|id| fight.called(id)),
            order: order(fight).into_iter().map(|id| fight.called(id)).collect(),
            combatants: fight.combatants.iter().map(|own| person(fight, own)).collect(),
            last_roll: fight.last_roll.as_ref().map(|roll| rolled(fight, roll)),
            last_other: fight.last_other.as_ref().map(|roll| rolled(fight, roll)),
            last_damage: fight.last_damage.as_ref().map(|struck| damage(fight, struck)),
            pending: fight.open.iter().rev().map(|open| pending(fight, open)).collect(),
            log,
        }
    }
}

fn person(fight: &Encounter, c: &Combatant) -> Person {
    let points = |own: Gauge| Points { now: own.now, max: own.max };
    let localised = matches!(c.body, Body::Zones(_));
    let (pv, max_pv) = match c.body {
        Body::Pool { max, pv } => (Some(pv), Some(max)),
        Body::Zones(_) => (None, None),
    };
    let place = |own: &super::body::ZoneState| Place {
        pv: own.pv,
        max: own.max,
        protection: own.protection,
        treated: own.treated,
        lost: own.lost,
        scar: own.scar,
    };
    let ticked = c.malaise(&fight.options);
    let figure = |own: &MalaiseBox| match own {
        MalaiseBox::Off(amount) => Some(-i32::from(*amount)),
        MalaiseBox::Coma => None,
    };
    let last = ticked.checked_sub(1).and_then(|last| c.malaise_boxes().get(last));
    Person {
        name: c.name.clone(),
        kind: if c.is_players() { "pc" } else { "npc" },
        side: match c.side {
            Side::Heroes => "heroes",
            Side::Foes => "foes",
        },
        player: c.player.clone(),
        components: c.stats.components,
        means: c.stats.means,
        domains: c.stats.domains.clone(),
        talents: c.stats.talents.iter().map(|(name, level)| (name.clone(), number(*level))).collect(),
        energies: c.stats.energies,
        value: c.stats.quick,
        build: localised.then(|| match build(&c.stats) {
            Build::Weak => "weak",
            Build::Medium => "medium",
            Build::Strong => "strong",
        }),
        status: status(fight.status(c)),
        can_act: fight.is_up(c),
        ps: points(c.breath),
        ep: points(c.balance),
        pv,
        max_pv,
        zones: localised.then(|| c.body.zones().map(|(zone, own)| (zone.name(), place(own))).collect()),
        malaise: Malaise {
            ticked,
            boxes: c.malaise_boxes().iter().map(figure).collect(),
            penalty: c.malaise_penalty(&fight.options),
            coma: last == Some(&MalaiseBox::Coma),
        },
        encumbrance: c.encumbrance(super::stats::Component::Body),
        shield: c.stats.shield.map(|own| match own {
            Shield::Small => "small",
            Shield::Large => "large",
        }),
        weapons: c.stats.weapons.iter().map(|own| own.name.clone()).collect(),
        lasting: c.lasting.iter().map(|own| (own.energy.name().to_lowercase(), own.points)).collect(),
        rescues: c
            .rescues
            .iter()
            .map(|own| Delay {
                zone: own.zone.name(),
                length: own.length,
                unit: own.unit.name(),
                left: own.due.saturating_sub(fight.clock),
            })
            .collect(),
        stunned: fight.status(c) == Status::Stunned,
        coma: c.coma,
        chance_used: c.chance_used,
        hidden: c.hidden,
        dead: c.dead,
        notes: c.notes.clone(),
    }
}

const fn number(level: Talent) -> Option<i8> {
    match level {
        Talent::Never => None,
        Talent::At(level) => Some(level),
    }
}

const fn status(status: Status) -> &'static str {
    match status {
        Status::Dead => "dead",
        Status::Out => "out",
        Status::Dying => "dying",
        Status::Coma => "coma",
        Status::Unconscious => "unconscious",
        Status::Stunned => "stunned",
        Status::Mad => "mad",
        Status::Impaired => "impaired",
        Status::Active => "active",
    }
}

fn rolled(fight: &Encounter, roll: &Roll) -> Rolled {
    let (mr, me) = match roll.outcome {
        super::outcome::Outcome::Success { mr, .. } => (Some(mr), None),
        super::outcome::Outcome::Failure { me, .. } => (None, Some(me)),
    };
    Rolled {
        who: fight.called(roll.who),
        purpose: purpose(&roll.purpose),
        whom: roll.other().map(|id| fight.called(id)),
        parts: roll.parts.iter().map(|(part, score)| (part.name().to_owned(), *score)).collect(),
        talent: roll.talent.as_ref().map(|(name, _)| name.clone()),
        talent_level: roll.talent.as_ref().map(|(_, level)| *level),
        mods: roll.mods.iter().copied().map(modifier).collect(),
        value: roll.value(),
        dice: [roll.fell.dice.0, roll.fell.dice.1],
        sum: roll.dice(),
        bonus: roll.fell.bonus.clone(),
        power: roll.fell.power.clone(),
        threshold: roll.threshold,
        success: mr.is_some(),
        critical: roll.outcome.is_critical(),
        mr,
        me,
        quality: roll.outcome.quality().name(),
        ps: roll.stake.ps(),
        ep: roll.stake.ep,
        minutes: roll.minutes(),
        hidden: roll.hidden,
    }
}

const fn purpose(purpose: &Purpose) -> &'static str {
    match purpose {
        Purpose::Test => "test",
        Purpose::Against(_) => "against",
        Purpose::Attack(_) => "attack",
        Purpose::Riposte(_) => "riposte",
        Purpose::Parry(_) => "parry",
        Purpose::Defend(_) => "defend",
        Purpose::Faint(_) => "faint",
        Purpose::Survival(_) => "survival",
        Purpose::Will(_) => "will",
        Purpose::Repel => "repel",
        Purpose::Aid { .. } => "aid",
        Purpose::Operate { .. } => "operate",
        Purpose::Heal(_) => "heal",
        Purpose::Chance => "chance",
        Purpose::Poison => "poison",
    }
}

fn modifier(own: Mod) -> Modifier {
    let of = |energy: Energy| energy.name().to_lowercase();
    let reason = match own.reason {
        Reason::Told => "difficulty".to_owned(),
        Reason::Malaise => "malaise".to_owned(),
        Reason::Encumbrance => "encumbrance".to_owned(),
        Reason::LastPoint => "last-point".to_owned(),
        Reason::Energy(energy) => of(energy),
        Reason::Lasting(energy) => format!("lasting-{}", of(energy)),
        Reason::Aim => "aim".to_owned(),
        Reason::Dose => "dose".to_owned(),
        Reason::Distance => "distance".to_owned(),
        Reason::Against(_) => "against".to_owned(),
        Reason::Outnumbered => "outnumbered".to_owned(),
        Reason::Shield => "shield".to_owned(),
        Reason::Margin => "margin".to_owned(),
        Reason::Wound => "wound".to_owned(),
        Reason::Change => "change".to_owned(),
        Reason::Virulence => "virulence".to_owned(),
    };
    Modifier { reason, amount: own.amount }
}

fn damage(fight: &Encounter, struck: &Struck) -> Damage {
    Damage {
        by: struck.by.map(|id| fight.called(id)),
        whom: fight.called(struck.whom),
        zone: struck.zone.map(Zone::name),
        places: struck.places.clone(),
        mr: struck.mr,
        dice: struck.dice.map(|(first, second)| [first, second]),
        protection: struck.protection,
        total: struck.total,
        pv: struck.pv,
        ps: struck.ps,
    }
}

fn pending(fight: &Encounter, open: &Open) -> Pending {
    let bare = |kind| Pending {
        kind,
        who: fight.called(open.whose()),
        whom: None,
        zone: None,
        mr: None,
        me: None,
        pv: None,
        ps: None,
    };
    match open {
        Open::Hit(hit) => Pending { whom: Some(fight.called(hit.blow.whom)), mr: Some(hit.mr), ..bare("damage") },
        Open::Dose { hit, zone, pv, ps } => Pending {
            whom: Some(fight.called(hit.blow.whom)),
            zone: zone.map(Zone::name),
            mr: Some(hit.mr),
            pv: Some(*pv),
            ps: Some(*ps),
            ..bare("dose")
        },
        Open::Riposte { whom, .. } => Pending { whom: Some(fight.called(*whom)), ..bare("riposte") },
        Open::Faint { zone, .. } => Pending { zone: Some(zone.name()), ..bare("faint") },
        Open::Survival { zone, .. } => Pending { zone: Some(zone.name()), ..bare("survival") },
        Open::Will { me, .. } => Pending { me: Some(*me), ..bare("will") },
    }
}
