//! The words of an encounter file, as they are written, before anything is believed.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};

use crate::rules::savage::black_powder::{Adept, Casting, LastCasting, PowderOptions};
use crate::rules::savage::{
    Building, Combat, Edition, Effect, Injury, Kind, LastDamage, LastRoll, Melee, Member, Open, Pending, Power, Rank,
    Target, Template, Turn,
};
use crate::store::encounter_file::roster::{Entry, Listed};
use crate::store::encounter_file::shape::{Piece, few, is_false, pairs, piece};
use crate::view::{Id, Side};

/// A whole file.
#[derive(Debug, Deserialize)]
#[serde(rename = "Encounter", deny_unknown_fields)]
pub struct EncounterForm {
    pub version: Option<i64>,
    pub title: String,
    pub system: SystemForm,
    pub players: Option<Vec<String>>,
    pub combatants: Listed<CombatantForm>,
    pub round: Option<i64>,
    pub turn: Option<Turn>,
    pub next_id: Option<i64>,
    pub gm_bennies: Option<i64>,
    pub deck: Option<DeckForm>,
    pub pending: Option<Vec<Pending>>,
    pub gangs: Option<Vec<(Id, u8)>>,
    pub melee: Option<Melee>,
    pub open: Option<Open>,
    pub last_roll: Option<LastRoll>,
    pub last_damage: Option<LastDamage>,
    pub casting: Option<Casting>,
    pub last_casting: Option<LastCasting>,
}

/// Whose rules are played, and which switches are thrown.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub enum SystemForm {
    SavageWorlds {
        #[serde(default)]
        edition: Edition,
        #[serde(default, skip_serializing_if = "is_false")]
        hold_kept_when_shaken: bool,
        #[serde(default, skip_serializing_if = "is_false")]
        incap_raise_unconscious: bool,
        #[serde(default, skip_serializing_if = "is_false")]
        opposed_needs_success: bool,
        #[serde(default, skip_serializing_if = "is_false")]
        area_raise_bonus: bool,
        #[serde(default, skip_serializing_if = "is_false")]
        deviation_cap: bool,
        #[serde(default, skip_serializing_if = "is_false")]
        backlash_wounds: bool,
        #[serde(default, skip_serializing_if = "Building::is_usual")]
        building: Building,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        black_powder: Option<PowderOptions>,
        #[serde(default, skip_serializing_if = "Combat::is_usual")]
        combat: Combat,
    },
}

/// The Action Deck.
#[derive(Debug, Default, Deserialize)]
#[serde(rename = "Deck", deny_unknown_fields)]
pub struct DeckForm {
    pub pile: Vec<String>,
    #[serde(default)]
    pub discard: Vec<String>,
    #[serde(default)]
    pub reshuffle_due: bool,
}

/// One entry of the list, or a stat block of the library.
#[derive(Debug, Deserialize)]
#[serde(rename = "Combatant", deny_unknown_fields)]
pub struct CombatantForm {
    pub name: String,
    pub id: Option<i64>,
    pub kind: Option<Kind>,
    pub side: Option<Side>,
    pub player: Option<String>,
    pub like: Option<String>,
    pub complete: Option<bool>,
    pub count: Option<i64>,
    pub attributes: Option<AttributesForm>,
    pub skills: Option<Skills>,
    pub edges: Option<Vec<String>>,
    pub hindrances: Option<Vec<String>>,
    pub armor: Option<ArmorForm>,
    #[serde(default, deserialize_with = "few")]
    pub weapons: Option<Vec<WeaponForm>>,
    pub size: Option<i64>,
    pub pace: Option<i64>,
    pub parry: Option<i64>,
    pub toughness: Option<i64>,
    pub experience: Option<i64>,
    pub rank: Option<Rank>,
    pub free_edges: Option<i64>,
    pub black_powder: Option<Adept>,
    pub bennies: Option<i64>,
    pub notes: Option<Vec<String>>,
    pub hidden: Option<bool>,
    pub card: Option<String>,
    pub wounds: Option<i64>,
    pub fatigue: Option<i64>,
    pub shaken: Option<bool>,
    pub prone: Option<bool>,
    #[serde(default, deserialize_with = "few")]
    pub members: Option<Vec<Member>>,
    pub incapacitated: Option<bool>,
    pub unconscious: Option<bool>,
    pub bleeding: Option<bool>,
    pub dead: Option<bool>,
    #[serde(default, deserialize_with = "few")]
    pub injuries: Option<Vec<Injury>>,
    pub late: Option<i64>,
    #[serde(default, deserialize_with = "few")]
    pub tended: Option<Vec<(Target, usize)>>,
    pub on_hold: Option<bool>,
    pub lost_hold: Option<bool>,
    #[serde(default, deserialize_with = "few")]
    pub effects: Option<Vec<Effect>>,
    pub power_points: Option<i64>,
    pub power: Option<i64>,
    #[serde(default, deserialize_with = "few")]
    pub powers: Option<Vec<PowerForm>>,
    pub acted: Option<bool>,
    pub called: Option<bool>,
    pub ran: Option<bool>,
    pub exposed: Option<bool>,
    pub empty: Option<Vec<i64>>,
    pub weapon: Option<i64>,
    pub target: Option<i64>,
    pub struck_by: Option<i64>,
}

/// The five attributes, each as it is written.
#[derive(Debug, Default, Deserialize)]
#[serde(rename = "Attributes", deny_unknown_fields)]
pub struct AttributesForm {
    pub agility: Option<String>,
    pub smarts: Option<String>,
    pub spirit: Option<String>,
    pub strength: Option<String>,
    pub vigor: Option<String>,
}

/// Armour by location.
#[derive(Debug, Default, Deserialize)]
#[serde(rename = "Armor", deny_unknown_fields)]
pub struct ArmorBlock {
    pub torso: Option<i64>,
    pub head: Option<i64>,
    pub arms: Option<i64>,
    pub legs: Option<i64>,
}

/// Armour: points on the body, points by location, or a piece of the library.
#[derive(Debug)]
pub enum ArmorForm {
    Torso(i64),
    Block(ArmorBlock),
    Piece(String),
}

/// A weapon: one of the library, or one of its own.
#[derive(Debug)]
pub struct WeaponForm(pub Piece<WeaponBlock>);

/// A weapon written out.
#[derive(Debug, Deserialize)]
#[serde(rename = "Weapon", deny_unknown_fields)]
pub struct WeaponBlock {
    pub name: String,
    pub damage: String,
    pub range: Option<(i64, i64, i64)>,
    pub ap: Option<i64>,
    pub parry: Option<i64>,
    pub reach: Option<i64>,
    pub rof: Option<i64>,
    pub reload: Option<i64>,
    pub min_strength: Option<String>,
    pub hands: Option<i64>,
    pub skill: Option<String>,
    pub thrown: Option<bool>,
    pub shotgun: Option<bool>,
    pub snapfire: Option<bool>,
    /// what lies at hand, no weapon
    pub improvised: Option<bool>,
    pub template: Option<Template>,
}

/// A power: one of the library, or one of its own.
#[derive(Debug)]
pub struct PowerForm(pub Piece<Power>);

/// Skills with their dice, as they are written.
#[derive(Debug)]
pub struct Skills(pub Vec<(String, String)>);

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
}

impl<'de> Deserialize<'de> for Skills {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        pairs(from, "`{\"Fighting\": \"d8\"}`").map(Self)
    }
}

impl<'de> Deserialize<'de> for WeaponForm {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        piece(from, "`\"cutlass\"` / `(name: \"boathook\", damage: \"Str+d6\")`").map(Self)
    }
}

impl<'de> Deserialize<'de> for PowerForm {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        piece(from, "`\"bolt\"` / `(name: \"shield\", cost: 2, does: Armor(success: 2, raise: 4))`").map(Self)
    }
}

impl<'de> Deserialize<'de> for ArmorForm {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = ArmorForm;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("`1` / `(torso: 1, head: 2)`")
            }
            fn visit_i64<E: Error>(self, points: i64) -> Result<ArmorForm, E> {
                Ok(ArmorForm::Torso(points))
            }
            fn visit_u64<E: Error>(self, points: u64) -> Result<ArmorForm, E> {
                Ok(ArmorForm::Torso(i64::try_from(points).unwrap_or(i64::MAX)))
            }
            fn visit_str<E: Error>(self, name: &str) -> Result<ArmorForm, E> {
                Ok(ArmorForm::Piece(name.to_owned()))
            }
            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<ArmorForm, A::Error> {
                ArmorBlock::deserialize(MapAccessDeserializer::new(map)).map(ArmorForm::Block)
            }
            fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<ArmorForm, A::Error> {
                ArmorBlock::deserialize(SeqAccessDeserializer::new(seq)).map(ArmorForm::Block)
            }
        }
        from.deserialize_any(Reader)
    }
}
