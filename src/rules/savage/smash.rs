//! A blow or a shot at an object as it was rolled (rules 9.23).

use serde::{Deserialize, Serialize};

use super::damage::{DamageRoll, Hit};
use super::object::Object;

/// A blow or a shot at an object, beside its attack roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Smash {
    /// at what
    pub object: Object,
    /// what a success does; whom it names is whoever strikes, since an object has no handle
    pub hit: Hit,
    /// whether it is a shot or a throw
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub ranged: bool,
    /// the damage of a hit
    pub damage: Option<DamageRoll>,
}

impl Smash {
    /// Whether the object is broken: the damage of this one blow reaches its Toughness.
    #[must_use]
    pub fn breaks(&self) -> bool {
        self.damage.as_ref().is_some_and(|damage| damage.total >= self.object.toughness)
    }
}
