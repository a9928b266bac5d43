//! The state document: the whole fight as fields that scripts can rely on.

use serde::Serialize;

use crate::view::{Id, Side};

use super::black_powder::document::{self as powder, AdeptPart, CastingPart, LastPart};
use super::build::Building;
use super::deck::Card;
use super::document_effects::{Lasts, lasts};
use super::narrate::called;
use super::open::Pending;
use super::options::Edition;
use super::state::{Combatant, Encounter, Kind};
use super::trait_roll::Target;
use super::vital::Fate;

/// A fight in the words of scripts; names are the file's own, whatever the language.
#[derive(Clone, Debug, Serialize)]
pub struct Document {
    title: String,
    system: &'static str,
    edition: &'static str,
    round: u32,
    turn: Option<String>,
    pile: usize,
    discard: usize,
    reshuffle_pending: bool,
    gm_bennies: u8,
    order: Vec<String>,
    combatants: Vec<Person>,
    last_roll: Option<Roll>,
    last_damage: Option<Damage>,
    casting: Option<CastingPart>,
    last_casting: Option<LastPart>,
    pending: Vec<Owed>,
    log: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "the document names each condition by itself")]
struct Person {
    name: String,
    kind: &'static str,
    side: &'static str,
    player: Option<String>,
    card: Option<Card>,
    on_hold: bool,
    acted: bool,
    can_act: bool,
    shaken: bool,
    wounds: u8,
    fatigue: u8,
    prone: bool,
    hidden: bool,
    incapacitated: bool,
    unconscious: bool,
    bleeding: bool,
    dead: bool,
    injuries: Vec<&'static str>,
    bennies: Option<u8>,
    pace: i32,
    parry: i32,
    toughness: i32,
    armor: i32,
    experience: u16,
    rank: Option<&'static str>,
    power_points: Option<u8>,
    powers: Vec<String>,
    effects: Vec<Lasts>,
    notes: Vec<String>,
    count: usize,
    standing: usize,
    members: Vec<Figure>,
    black_powder: Option<AdeptPart>,
}

#[derive(Clone, Debug, Serialize)]
struct Figure {
    shaken: bool,
    out: bool,
}

#[derive(Clone, Debug, Serialize)]
struct Roll {
    who: String,
    what: String,
    total: i32,
    tn: i32,
    success: bool,
    raises: i32,
    critical_failure: bool,
}

#[derive(Clone, Debug, Serialize)]
struct Damage {
    whom: String,
    total: i32,
    toughness: i32,
    margin: i32,
    wounds: i32,
}

#[derive(Clone, Debug, Serialize)]
struct Owed {
    kind: &'static str,
    who: String,
}

impl Document {
    /// The fight as it stands, with its log in the chosen language.
    #[must_use]
    pub fn of(fight: &Encounter, log: Vec<String>) -> Self {
        let name = |id: Id| fight.get(id).map(|c| c.name.clone());
        let owner = |id: Id| name(id).unwrap_or_default();
        Self {
            title: fight.title.clone(),
            system: "savage-worlds",
            edition: match fight.options.edition {
                Edition::TestDrive => "test-drive",
            },
            round: fight.round,
            turn: fight.turn.current.and_then(name),
            pile: fight.deck.pile.len(),
            discard: fight.deck.discard.len(),
            reshuffle_pending: fight.deck.reshuffle_due,
            gm_bennies: fight.gm_bennies,
            order: fight.order().into_iter().map(|c| c.name.clone()).collect(),
            combatants: fight.combatants.iter().map(|c| person(fight, c, &fight.options.building)).collect(),
            last_roll: fight.last_roll.as_ref().map(|roll| Roll {
                who: owner(roll.who),
                what: roll.what.name().to_owned(),
                total: roll.total,
                tn: roll.tn,
                success: roll.success,
                raises: roll.raises,
                critical_failure: roll.critical_failure,
            }),
            last_damage: fight.last_damage.as_ref().map(|damage| Damage {
                whom: fight.typed_name(damage.whom, Some(damage.member)),
                total: damage.total,
                toughness: damage.toughness,
                margin: damage.margin,
                wounds: damage.wounds,
            }),
            casting: powder::of_casting(fight),
            last_casting: powder::of_last(fight),
            pending: owed(fight),
            log,
        }
    }
}

/// Extras are not built and have no rank (seed 004), unless the game master gives them one.
fn ranked(c: &Combatant) -> bool {
    c.is_wild() || c.stats.experience > 0 || c.stats.rank.is_some()
}

fn person(fight: &Encounter, c: &Combatant, building: &Building) -> Person {
    let standing = c.standing();
    let member = c.first_up().unwrap_or(0);
    Person {
        name: c.name.clone(),
        kind: match c.kind {
            Kind::WildCard => "wild_card",
            Kind::Extra => "extra",
        },
        side: match c.side {
            Side::Heroes => "heroes",
            Side::Foes => "foes",
        },
        player: c.player.clone(),
        card: c.card,
        on_hold: c.vital.on_hold,
        acted: c.acted,
        can_act: c.can_act(),
        shaken: c.is_shaken(),
        wounds: c.vital.wounds,
        fatigue: c.vital.fatigue,
        prone: c.vital.members.iter().any(|figure| figure.prone && !figure.out),
        hidden: c.hidden,
        incapacitated: c.vital.incapacitated || standing == 0,
        unconscious: c.vital.unconscious,
        bleeding: c.vital.bleeding,
        dead: c.vital.dead || c.vital.members.iter().all(|figure| figure.fate == Some(Fate::Dead)),
        injuries: c.vital.injuries.iter().map(|injury| injury.kind.word()).collect(),
        bennies: c.bennies,
        pace: c.pace(),
        parry: c.parry(member),
        toughness: c.toughness(),
        armor: c.torso_armor(),
        experience: c.stats.experience,
        rank: ranked(c).then(|| c.stats.rank(building).word()),
        power_points: c.stats.power_points.map(|_| c.power),
        powers: c.stats.powers.iter().map(|power| power.name.clone()).collect(),
        effects: lasts(fight, c),
        notes: c.notes.clone(),
        count: c.vital.members.len(),
        standing,
        members: c
            .vital
            .members
            .iter()
            .map(|figure| Figure { shaken: figure.shaken, out: figure.out || standing == 0 })
            .collect(),
        black_powder: powder::of_combatant(c),
    }
}

fn owed(fight: &Encounter) -> Vec<Owed> {
    let name = |id: Id| fight.get(id).map_or_else(String::new, |c| c.name.clone());
    let stored = fight.pending.iter().map(|owed| Owed {
        kind: match owed {
            Pending::Damage(_) => "damage",
            Pending::Soak(_) => "soak",
            Pending::Incapacitation { .. } => "incapacitation",
            Pending::Bleeding { .. } => "bleeding",
            Pending::Upkeep { .. } => "upkeep",
            Pending::Raises(_) => "raises",
            Pending::Astray { .. } => "astray",
            Pending::Resist(_) => "resist",
            Pending::Stray(_) => "stray",
            Pending::Bystander(_) => "bystander",
            Pending::Free(_) => "free attack",
        },
        who: name(owed.who()),
    });
    let recovering = fight.turn.current.filter(|id| fight.get(*id).is_some_and(Combatant::owes_recovery));
    stored.chain(recovering.map(|id| Owed { kind: "recovery", who: name(id) })).collect()
}

impl Encounter {
    /// What a sentence calls it: `Kenway`, `Red Men #2`.
    #[must_use]
    pub fn member_name(&self, id: Id, member: Option<usize>) -> String {
        if self.get(id).is_some() { called(self, Target { id, member }) } else { String::new() }
    }

    /// What a command and the state document call it, with `#n` for a member of a group of more than one.
    #[must_use]
    pub fn typed_name(&self, id: Id, member: Option<usize>) -> String {
        let Some(combatant) = self.get(id) else { return String::new() };
        match member {
            Some(place) if combatant.vital.members.len() > 1 => format!("{}#{}", combatant.name, place + 1),
            Some(_) | None => combatant.name.clone(),
        }
    }
}
