//! The words of an encounter file, as they are written, before anything is believed.

use serde::Deserialize;
use serde::de::Deserializer;

use crate::rules::simulacres::{
    Body, Energies, Gauge, Lasting, Open, Options, Pass, Rescue, Roll, Shield, Stake, Struck, WeaponKind,
};
use crate::store::encounter_file::roster::{Entry, Listed};
use crate::store::encounter_file::shape::{Piece, fields, pairs, piece};
use crate::view::Side;

/// A whole file.
#[derive(Debug, Deserialize)]
#[serde(rename = "Encounter", deny_unknown_fields)]
pub struct EncounterForm {
    pub version: Option<i64>,
    pub title: String,
    pub system: Options,
    pub players: Option<Vec<String>>,
    pub combatants: Listed<CombatantForm>,
    pub next_id: Option<i64>,
    pub clock: Option<i64>,
    pub pass: Option<Pass>,
    pub open: Option<Vec<Open>>,
    pub last_roll: Option<Roll>,
    pub last_other: Option<Roll>,
    pub last_damage: Option<Struck>,
}

/// One entry of the list, or a stat block of the library.
#[derive(Debug, Deserialize)]
#[serde(rename = "Combatant", deny_unknown_fields)]
pub struct CombatantForm {
    pub name: String,
    pub id: Option<i64>,
    pub side: Option<Side>,
    pub player: Option<String>,
    pub like: Option<String>,
    pub complete: Option<bool>,
    pub count: Option<i64>,
    pub components: Option<Scores>,
    pub means: Option<Scores>,
    pub domains: Option<Scores>,
    pub talents: Option<Talents>,
    pub energies: Option<Energies>,
    pub value: Option<i64>,
    pub shield: Option<Shield>,
    pub weapons: Option<Vec<WeaponForm>>,
    pub left_handed: Option<bool>,
    pub protection: Option<Scores>,
    pub ps: Option<i64>,
    pub ep: Option<i64>,
    pub pool: Option<i64>,
    pub notes: Option<Vec<String>>,
    pub hidden: Option<bool>,
    pub state: Option<StateForm>,
}

/// What has happened to somebody in a saved fight.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename = "State", deny_unknown_fields)]
pub struct StateForm {
    pub body: Body,
    pub breath: Gauge,
    pub balance: Gauge,
    #[serde(default)]
    pub ticks: i8,
    #[serde(default)]
    pub stunned: Option<u32>,
    #[serde(default)]
    pub coma: u32,
    #[serde(default)]
    pub rescues: Vec<Rescue>,
    #[serde(default)]
    pub lasting: Vec<Lasting>,
    #[serde(default)]
    pub stake: Stake,
    #[serde(default)]
    pub chance_used: bool,
    #[serde(default)]
    pub out: bool,
    #[serde(default)]
    pub dead: bool,
    #[serde(default)]
    pub weapon: Option<usize>,
    #[serde(default)]
    pub target: Option<u32>,
}

/// Scores by name.
#[derive(Debug)]
pub struct Scores(pub Vec<(String, i64)>);

/// Talents by name.
#[derive(Debug)]
pub struct Talents(pub Vec<(String, LevelForm)>);

/// A level, or `X`.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "`2` / `\"X\"`")]
pub enum LevelForm {
    Level(i64),
    Word(String),
}

/// A weapon: one of the library, or one of its own.
#[derive(Debug)]
pub struct WeaponForm(pub Piece<WeaponBlock>);

/// A weapon written out.
#[derive(Debug, Deserialize)]
#[serde(rename = "Weapon", deny_unknown_fields)]
pub struct WeaponBlock {
    pub name: String,
    pub pv: Option<String>,
    pub ps: Option<String>,
    pub pool_pv: Option<String>,
    pub pool_ps: Option<String>,
    pub kind: Option<WeaponKind>,
    pub whole: Option<bool>,
    pub two_handed: Option<bool>,
    pub talent: Option<String>,
    pub light: Option<bool>,
}

impl Entry for CombatantForm {
    fn name(&self) -> &str {
        &self.name
    }

    fn id(&self) -> Option<i64> {
        self.id
    }

    fn player(&self) -> Option<&str> {
        self.player.as_deref()
    }

    fn count(&self) -> usize {
        self.count.and_then(|count| usize::try_from(count).ok()).unwrap_or(1)
    }
}

impl<'de> Deserialize<'de> for Scores {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        fields(from, "`(body: 4, heart: 3)`").map(Self)
    }
}

impl<'de> Deserialize<'de> for Talents {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        pairs(from, "`{\"Brawling\": 1}`").map(Self)
    }
}

impl<'de> Deserialize<'de> for WeaponForm {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        piece(from, "`\"dagger\"` / `(name: \"boathook\", pv: \"C\")`").map(Self)
    }
}
