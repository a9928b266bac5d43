//! The words of an encounter file, as they are written, before anything is believed.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::Deserializer;

use crate::rules::simulacres::{Lasting, Open, Pass, Rescue, Roll, Stake, Struck, WeaponKind, Zone};
use crate::store::encounter_file::roster::{Entry, Listed};
use crate::store::encounter_file::shape::{Piece, Word, few, fields, pairs, piece};
use crate::view::Side;

use super::options::OptionsForm;

/// A whole file.
#[derive(Debug, Deserialize)]
#[serde(rename = "Encounter", deny_unknown_fields)]
pub struct EncounterForm {
    pub version: Option<i64>,
    pub title: String,
    pub system: OptionsForm,
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
    pub energies: Option<Scores>,
    pub value: Option<i64>,
    pub shield: Option<Word>,
    #[serde(default, deserialize_with = "few")]
    pub weapons: Option<Vec<WeaponForm>>,
    pub left_handed: Option<bool>,
    pub protection: Option<Worn>,
    pub zones: Option<Zones>,
    pub pool: Option<PointsForm>,
    pub ps: Option<PointsForm>,
    pub ep: Option<PointsForm>,
    pub malaise: Option<i64>,
    pub stunned: Option<i64>,
    pub coma: Option<i64>,
    #[serde(default, deserialize_with = "few")]
    pub rescues: Option<Vec<Rescue>>,
    #[serde(default, deserialize_with = "few")]
    pub lasting: Option<Vec<Lasting>>,
    pub stake: Option<Stake>,
    pub chance_used: Option<bool>,
    pub notes: Option<Vec<String>>,
    pub hidden: Option<bool>,
    pub out: Option<bool>,
    pub dead: Option<bool>,
    pub weapon: Option<i64>,
    pub target: Option<i64>,
}

/// Scores by name, in any language.
#[derive(Debug)]
pub struct Scores(pub Vec<(String, i64)>);

/// Talents by name.
#[derive(Debug)]
pub struct Talents(pub Vec<(String, LevelForm)>);

/// What is worn, by zone.
#[derive(Debug)]
pub struct Worn(pub Vec<(String, WornForm)>);

/// Zones by name.
#[derive(Debug)]
pub struct Zones(pub Vec<(String, ZoneForm)>);

/// A level, or `X`.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "`2` / `\"X\"`")]
pub enum LevelForm {
    Level(i64),
    Word(String),
}

/// What a zone wears: a number, or a protection of the library.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "`4` / `\"mail\"`")]
pub enum WornForm {
    Points(i64),
    Piece(String),
}

/// Points that are spent: most of them where all are left, else those left and most of them.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(untagged, expecting = "`4` / `(2, 4)`")]
pub enum PointsForm {
    Full(i64),
    Left(i64, i64),
}

/// A zone, as far as it is not what its build makes of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename = "Zone", deny_unknown_fields)]
pub struct ZoneForm {
    pub max: Option<i64>,
    pub pv: Option<i64>,
    pub protection: Option<i64>,
    pub treated: Option<bool>,
    pub tried: Option<bool>,
    pub lost: Option<bool>,
    pub mastered: Option<bool>,
    pub scar: Option<bool>,
}

/// Where life points are, as far as it is written; every number is in its range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BodyForm {
    /// in zones
    Zones(BTreeMap<Zone, ZoneForm>),
    /// in one pool: most of them, and those left
    Pool(u8, i32),
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

impl<'de> Deserialize<'de> for Worn {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        fields(from, "`(torso: 4, legs: \"leather\")`").map(Self)
    }
}

impl<'de> Deserialize<'de> for Zones {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        fields(from, "`(torso: (pv: 2), left_arm: (lost: true))`").map(Self)
    }
}

impl<'de> Deserialize<'de> for WeaponForm {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        piece(from, "`\"dagger\"` / `(name: \"boathook\", pv: \"C\")`").map(Self)
    }
}
