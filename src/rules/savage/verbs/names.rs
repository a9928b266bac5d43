//! Who and what is meant by the names of a call.

use crate::rules::contract::{Call, Who};
use crate::rules::roster::find;
use crate::rules::savage::refusal::Refusal;
use crate::rules::savage::state::Encounter;
use crate::rules::savage::stats::Trait;
use crate::rules::savage::trait_roll::Target;
use crate::texts::{Words, canonical, fold};
use crate::view::Id;

use super::fact::trait_named;
use super::targets::targets;

/// A call, and the fight whose names it says.
pub struct Names<'a> {
    /// the fight
    pub fight: &'a Encounter,
    call: &'a Call,
}

impl<'a> Names<'a> {
    /// The names of this call in this fight.
    pub const fn of(fight: &'a Encounter, call: &'a Call) -> Self {
        Self { fight, call }
    }

    /// Who a field means, and which of it.
    ///
    /// # Errors
    /// Nobody or several bear that name.
    pub fn target(&self, field: &str) -> Result<Target, Refusal> {
        let nobody = Who::Said(String::new());
        let who = self.call.get_who(field).unwrap_or(&nobody);
        let (id, member) = find(&self.fight.roster(), who)?;
        Ok(Target { id, member })
    }

    /// Everybody that a list of names in one word means: `rats#2,tia`.
    ///
    /// # Errors
    /// Nobody or several bear one of the names.
    pub fn list(&self, field: &str) -> Result<Vec<Target>, Refusal> {
        let said = self.call.get_text(field).unwrap_or_default();
        let one = |said: &str| {
            let (id, member) = find(&self.fight.roster(), &Who::Said(said.trim().to_owned()))?;
            Ok(Target { id, member })
        };
        said.split(',').filter(|said| !said.trim().is_empty()).map(one).collect()
    }

    /// Whoever is named, or several by commas, each with the call as it is for this one.
    ///
    /// # Errors
    /// Nobody or several bear such a name, or what is said of one target cannot be said so.
    pub fn targets(&self, field: &str) -> Result<Vec<(Target, Call)>, Refusal> {
        let unknown = match self.target(field) {
            Ok(target) => return Ok(vec![(target, self.call.clone())]),
            Err(refusal) => refusal,
        };
        match self.call.get_who(field) {
            Some(Who::Said(said)) if said.contains([',', '(']) => targets(self.fight, self.call, said),
            _ => Err(unknown),
        }
    }

    /// A Trait as this combatant calls it: a skill of its own by any spelling of its name.
    pub fn own_trait(&self, who: &str, field: &str) -> Result<Trait, Refusal> {
        let meant = trait_named(self.call.get_text(field).unwrap_or_default());
        let combatant = self.fight.get(self.target(who)?.id);
        let Trait::Skill(name) = &meant else { return Ok(meant) };
        let own = combatant.and_then(|c| c.stats.skills.keys().find(|own| fold(own) == fold(name)));
        Ok(own.map(|own| Trait::skill(own)).unwrap_or(meant))
    }

    /// A combatant or a whole group: one member of several is not meant.
    pub fn whole(&self, field: &str) -> Result<Target, Refusal> {
        let who = self.target(field)?;
        let several = self.fight.get(who.id).is_some_and(|c| c.vital.members.len() > 1);
        if several && who.member.is_some() { Err(Refusal::WholeGroup(who.id)) } else { Ok(who) }
    }

    /// Who a field means.
    ///
    /// # Errors
    /// As above.
    pub fn id(&self, field: &str) -> Result<Id, Refusal> {
        self.target(field).map(|target| target.id)
    }
}

/// The place of a weapon in somebody's list, by any unambiguous part of its name in any language.
///
/// # Errors
/// It has no such weapon.
pub fn weapon(fight: &Encounter, who: Id, named: Option<&str>) -> Result<Option<usize>, Refusal> {
    let (Some(named), Some(combatant)) = (named, fight.get(who)) else { return Ok(None) };
    let wanted = canonical(Words::Weapon, named).unwrap_or_else(|| named.to_owned());
    let wanted = fold(&wanted);
    let places = || combatant.stats.weapons.iter().map(|weapon| fold(&weapon.name)).enumerate();
    let exact = places().find(|(_, name)| *name == wanted).map(|(place, _)| place);
    let part: Vec<usize> = places().filter(|(_, name)| name.contains(&wanted)).map(|(place, _)| place).collect();
    match (exact, part.as_slice()) {
        (Some(place), _) => Ok(Some(place)),
        (None, [place]) => Ok(Some(*place)),
        (None, _) => Err(Refusal::NoWeapon(who, named.to_owned())),
    }
}
