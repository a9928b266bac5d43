//! The words of an encounter file, as they are written, before anything is believed.

use serde::Deserialize;
use serde::de::Deserializer;

use crate::rules::jets_de_des::{Cause, Consequence, Open, Roll, Round};
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
    pub round: Option<Round>,
    pub open: Option<Vec<Open>>,
    pub pending: Option<Vec<Consequence>>,
    pub applied: Option<Vec<Consequence>>,
    pub last_roll: Option<Roll>,
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
    pub scores: Option<ScoresForm>,
    pub defence: Option<DefenceForm>,
    pub skills: Option<Skills>,
    #[serde(default, deserialize_with = "few")]
    pub traits: Option<Vec<TraitForm>>,
    #[serde(default, deserialize_with = "few")]
    pub weapons: Option<Vec<WeaponForm>>,
    pub boxes: Option<(i64, i64, i64)>,
    pub wounds: Option<(i64, i64, i64)>,
    pub overflow: Option<i64>,
    #[serde(default, deserialize_with = "few")]
    pub penalties: Option<Vec<PenaltyForm>>,
    pub handicap: Option<i64>,
    pub conditions: Option<Vec<String>>,
    pub notes: Option<Vec<String>>,
    pub hidden: Option<bool>,
    pub out: Option<bool>,
    pub dead: Option<bool>,
    pub spent: Option<Vec<(String, i64)>>,
    pub weapon: Option<i64>,
    pub target: Option<i64>,
}

/// Scores by characteristic, in any language.
#[derive(Debug)]
pub struct ScoresForm(pub Vec<(String, i64)>);

/// Degrees of Mastery by skill.
#[derive(Debug)]
pub struct Skills(pub Vec<(String, i64)>);

/// Defence: a number, or a protection of the library.
#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "`1` / `\"mail\"`")]
pub enum DefenceForm {
    Points(i64),
    Piece(String),
}

/// Points that help to resist on a characteristic.
#[derive(Debug, Deserialize)]
#[serde(rename = "Trait", deny_unknown_fields)]
pub struct TraitForm {
    pub name: Option<String>,
    pub on: Word,
    pub points: i64,
}

/// A characteristic that is lower for a while.
#[derive(Debug, Deserialize)]
#[serde(rename = "Penalty", deny_unknown_fields)]
pub struct PenaltyForm {
    pub on: Word,
    pub amount: Option<i64>,
    pub cause: Option<Cause>,
    pub until: Option<String>,
}

/// A weapon: one of the library, or one of its own.
#[derive(Debug)]
pub struct WeaponForm(pub Piece<WeaponBlock>);

/// A weapon written out.
#[derive(Debug, Deserialize)]
#[serde(rename = "Weapon", deny_unknown_fields)]
pub struct WeaponBlock {
    pub name: String,
    pub skill: Option<String>,
    pub on: Option<Word>,
    pub damage: Option<i64>,
    pub level: Option<i64>,
    pub nature: Option<String>,
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

impl<'de> Deserialize<'de> for ScoresForm {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        fields(from, "`(endurance: 3, speed: 5)`").map(Self)
    }
}

impl<'de> Deserialize<'de> for Skills {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        pairs(from, "`{\"Fighting\": 2}`").map(Self)
    }
}

impl<'de> Deserialize<'de> for WeaponForm {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        piece(from, "`\"cutlass\"` / `(name: \"boathook\", damage: 2)`").map(Self)
    }
}
