//! What effects add up to: in numbers of a figure, in its rolls, in its damage.

use smallvec::smallvec;

use super::contact::covers;
use super::effect::{Alters, Effect, EffectKind, Until};
use super::state::Combatant;
use super::trait_roll::{Mod, Mods, Reason, Spec, Target};
use super::vital::Vital;

impl Vital {
    /// The sum of one thing that effects do to a figure; nothing is looked at where none lasts.
    fn sum(&self, member: Option<usize>, of: impl Fn(&Alters) -> i32) -> i32 {
        let on = self.effects.iter().filter(|effect| effect.is_on(member));
        on.flat_map(|effect| &effect.does).map(of).sum()
    }
}

impl Combatant {
    /// All that lasts on it, a wild attack included, which the first format wrote down as a switch.
    #[must_use]
    pub fn lasting(&self) -> Vec<Effect> {
        let wild = self.exposed.then(|| Effect {
            by: Some(self.id),
            does: smallvec![Alters::Parry(-2)],
            until: smallvec![Until::Action(self.id)],
            ..Effect::new(0, EffectKind::WildAttack, "wild attack")
        });
        wild.into_iter().chain(self.vital.effects.iter().cloned()).collect()
    }

    /// Whether this weapon lies on the ground: that of a figure, else those of all who stand.
    #[must_use]
    pub fn has_dropped(&self, member: Option<usize>, weapon: &str) -> bool {
        let dropped = |member: usize| {
            let on = self.vital.effects.iter().filter(|effect| effect.is_on(Some(member)));
            on.flat_map(|effect| &effect.does).any(|does| matches!(does, Alters::Without(name) if name == weapon))
        };
        let all = || {
            let mut standing = self.vital.members.iter().enumerate().filter(|(_, figure)| !figure.out);
            standing.all(|(place, _)| dropped(place))
        };
        !self.vital.effects.is_empty() && member.map_or_else(all, dropped)
    }

    /// What effects add to Parry.
    #[must_use]
    pub fn effect_parry(&self, member: usize) -> i32 {
        self.vital.sum(Some(member), |does| if let Alters::Parry(value) = does { *value } else { 0 })
    }

    /// The Parry that an effect gives at least.
    #[must_use]
    pub fn least_parry(&self, member: usize) -> Option<i32> {
        let on = self.vital.effects.iter().filter(|effect| effect.is_on(Some(member)));
        on.flat_map(|effect| &effect.does)
            .filter_map(|does| if let Alters::ParryAtLeast(value) = does { Some(*value) } else { None })
            .max()
    }

    /// What effects add to the rolls that recover from Shaken, each with its kind.
    pub fn effect_recovery(&self, member: usize) -> impl Iterator<Item = (EffectKind, i32)> {
        let on = self.vital.effects.iter().filter(move |effect| effect.is_on(Some(member)));
        on.flat_map(|effect| effect.does.iter().map(|does| (effect.kind, does))).filter_map(|(kind, does)| match does {
            Alters::Recovery(value) => Some((kind, *value)),
            _ => None,
        })
    }

    /// Whether an effect keeps it from being dealt a card.
    #[must_use]
    pub fn has_no_card(&self) -> bool {
        self.vital.effects.iter().flat_map(|effect| &effect.does).any(|does| *does == Alters::NoCard)
    }

    /// What effects add to Pace.
    #[must_use]
    pub fn effect_pace(&self) -> i32 {
        self.vital.sum(None, |does| if let Alters::Pace(value) = does { *value } else { 0 })
    }

    /// What effects add to Toughness, armour apart.
    #[must_use]
    pub fn effect_toughness(&self, member: usize) -> i32 {
        self.vital.sum(Some(member), |does| if let Alters::Toughness(value) = does { *value } else { 0 })
    }

    /// What effects add to armour: against one blow, or against what strikes an area (rules 14).
    #[must_use]
    pub fn effect_armor(&self, member: usize, area: bool) -> i32 {
        self.vital.sum(Some(member), |does| match does {
            Alters::Armor(value) => *value,
            Alters::AreaArmor(value) if area => *value,
            _ => 0,
        })
    }
}

/// Adds what the bearer's effects do to any of its Trait rolls.
pub fn on_traits(spec: &mut Spec, state: &Vital, member: Option<usize>) {
    for effect in state.effects.iter().filter(|effect| effect.is_on(member)) {
        for does in &effect.does {
            match does {
                Alters::Traits(value) => spec.add(Reason::Effect(effect.kind), *value),
                Alters::Trait(what, value) if *what == spec.what => spec.add(Reason::Effect(effect.kind), *value),
                _ => {}
            }
        }
    }
}

/// Adds what the bearer's effects do to what it does as an action.
pub fn on_actions(spec: &mut Spec, state: &Vital, member: Option<usize>) {
    for effect in state.effects.iter().filter(|effect| effect.is_on(member)) {
        for does in &effect.does {
            if let Alters::Actions(value) = does {
                spec.add(Reason::Effect(effect.kind), *value);
            }
        }
    }
}

/// Adds what the bearer's effects do to its next roll against that figure.
pub fn on_foe(spec: &mut Spec, state: &Vital, member: Option<usize>, foe: Target) {
    for effect in state.effects.iter().filter(|effect| effect.is_on(member)) {
        for does in &effect.does {
            match does {
                Alters::Versus(id, value) if *id == foe.id => spec.add(Reason::Effect(effect.kind), *value),
                Alters::Against(own, value) if covers(*own, foe) => spec.add(Reason::Effect(effect.kind), *value),
                _ => {}
            }
        }
    }
}

/// Sets what effects of both sides do to an attack roll of this figure on that one.
pub fn on_attack(spec: &mut Spec, ranged: bool, (who, member): (&Combatant, Option<usize>), whom: (&Combatant, usize)) {
    if who.vital.effects.is_empty() && whom.0.vital.effects.is_empty() {
        return;
    }
    spec.mods.retain(|own| !matches!(own.reason, Reason::Effect(_)));
    on_traits(spec, &who.vital, member);
    for effect in who.vital.effects.iter().filter(|effect| effect.is_on(member)) {
        for does in &effect.does {
            match does {
                Alters::Attacks(way, value) if way.takes(ranged) => spec.add(Reason::Effect(effect.kind), *value),
                _ => {}
            }
        }
    }
    on_actions(spec, &who.vital, member);
    on_foe(spec, &who.vital, member, Target { id: whom.0.id, member: Some(whom.1) });
    for effect in whom.0.vital.effects.iter().filter(|effect| effect.is_on(Some(whom.1))) {
        for does in &effect.does {
            if let Alters::Attacked(way, value) = does
                && way.takes(ranged)
            {
                spec.add(Reason::Effect(effect.kind), *value);
            }
        }
    }
}

/// Adds what the attacker's effects do to the damage of this weapon.
pub fn on_damage(mods: &mut Mods, who: &Combatant, member: Option<usize>, weapon: &str, ranged: bool) {
    for effect in who.vital.effects.iter().filter(|effect| effect.is_on(member)) {
        for does in &effect.does {
            let value = match does {
                Alters::Damage(way, value) if way.takes(ranged) => *value,
                Alters::Weapon(name, value) if name == weapon => *value,
                _ => 0,
            };
            if value != 0 {
                mods.push(Mod::new(Reason::Effect(effect.kind), value));
            }
        }
    }
}
