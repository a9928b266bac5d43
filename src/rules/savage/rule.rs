//! The optional rules of a fight that a table may leave out: `combat: (without: [Trick, Push])` in the file.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::texts::{self, Lang};

/// A rule that a fight is sound without (rules 9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rule {
    /// one action shared out among targets (9.3, 9.6)
    ManyTargets,
    /// three bullets at once, or two (9.6)
    Burst,
    /// several attacks at a penalty each (9.6)
    RapidAttack,
    /// fire that keeps heads down (9.6)
    SuppressiveFire,
    /// a turn spent aiming (9.6)
    Aim,
    /// what stands behind cover is hit through it (9.6)
    Obstacle,
    /// who stands near is hit by a miss (9.6)
    Bystander,
    /// a blow with each hand (9.7)
    TwoWeapons,
    /// all caution thrown away (9.9)
    WildAttack,
    /// better guarded, and nothing else done (9.10)
    Defend,
    /// a whole turn's guard, rolled for (9.10)
    FullDefense,
    /// a blow at a chosen place (9.11)
    CalledShot,
    /// a weapon struck from the hand (9.12)
    Disarm,
    /// somebody held fast (9.13)
    Grapple,
    /// somebody pushed back (9.14)
    Push,
    /// a feint (9.15)
    Trick,
    /// taunts and threats (9.15)
    TestOfWill,
    /// a touch is enough (9.16)
    Touch,
    /// who has no weapon is easier to hit (9.16)
    UnarmedDefender,
    /// what lies at hand as a weapon (9.17)
    Improvised,
    /// templates, and those under them (9.18)
    Area,
    /// on the ground, and up again (9.19)
    Prone,
    /// faster at a cost (9.4)
    Run,
    /// the helpless are killed outright (9.20)
    FinishingMove,
    /// the first blow from ambush (9.21)
    Drop,
    /// to knock out, not to kill (9.22)
    Nonlethal,
    /// who is not on guard has no card (9.24)
    Surprise,
    /// on horseback (9.25)
    Mounted,
    /// what is no combatant is struck, and broken (9.23)
    Objects,
    /// a psionic is Shaken by a 1 on its die (14)
    PsionicBacklash,
    /// a device of weird science breaks down with a 1 on the die (14)
    Malfunction,
}

impl Rule {
    /// Every one of them, in the order of the rules.
    pub const ALL: [Self; 31] = [
        Self::ManyTargets,
        Self::Burst,
        Self::RapidAttack,
        Self::SuppressiveFire,
        Self::Aim,
        Self::Obstacle,
        Self::Bystander,
        Self::TwoWeapons,
        Self::WildAttack,
        Self::Defend,
        Self::FullDefense,
        Self::CalledShot,
        Self::Disarm,
        Self::Grapple,
        Self::Push,
        Self::Trick,
        Self::TestOfWill,
        Self::Touch,
        Self::UnarmedDefender,
        Self::Improvised,
        Self::Area,
        Self::Prone,
        Self::Run,
        Self::FinishingMove,
        Self::Drop,
        Self::Nonlethal,
        Self::Surprise,
        Self::Mounted,
        Self::Objects,
        Self::PsionicBacklash,
        Self::Malfunction,
    ];

    /// What it is called.
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        match self {
            Self::ManyTargets => texts::optional_many_targets(lang),
            Self::Burst => texts::optional_burst(lang),
            Self::RapidAttack => texts::optional_rapid_attack(lang),
            Self::SuppressiveFire => texts::optional_suppressive_fire(lang),
            Self::Aim => texts::optional_aim(lang),
            Self::Obstacle => texts::optional_obstacle(lang),
            Self::Bystander => texts::optional_bystander(lang),
            Self::TwoWeapons => texts::optional_two_weapons(lang),
            Self::WildAttack => texts::optional_wild_attack(lang),
            Self::Defend => texts::optional_defend(lang),
            Self::FullDefense => texts::optional_full_defense(lang),
            Self::CalledShot => texts::optional_called_shot(lang),
            Self::Disarm => texts::optional_disarm(lang),
            Self::Grapple => texts::optional_grapple(lang),
            Self::Push => texts::optional_push(lang),
            Self::Trick => texts::optional_trick(lang),
            Self::TestOfWill => texts::optional_test_of_will(lang),
            Self::Touch => texts::optional_touch(lang),
            Self::UnarmedDefender => texts::optional_unarmed_defender(lang),
            Self::Improvised => texts::optional_improvised(lang),
            Self::Area => texts::optional_area(lang),
            Self::Prone => texts::optional_prone(lang),
            Self::Run => texts::optional_run(lang),
            Self::FinishingMove => texts::optional_finishing_move(lang),
            Self::Drop => texts::optional_drop(lang),
            Self::Nonlethal => texts::optional_nonlethal(lang),
            Self::Surprise => texts::optional_surprise(lang),
            Self::Mounted => texts::optional_mounted(lang),
            Self::Objects => texts::optional_objects(lang),
            Self::PsionicBacklash => texts::optional_psionic_backlash(lang),
            Self::Malfunction => texts::optional_malfunction(lang),
        }
    }
}

/// The rules that a table leaves out; in a file a list of their names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Without(u64);

impl Without {
    /// Whether this one is left out.
    #[must_use]
    pub const fn has(self, rule: Rule) -> bool {
        self.0 & (1 << rule as u64) != 0
    }

    /// Whether all are played.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Rule> for Without {
    fn from_iter<I: IntoIterator<Item = Rule>>(rules: I) -> Self {
        Self(rules.into_iter().fold(0, |all, rule| all | 1 << rule as u64))
    }
}

impl Serialize for Without {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Rule::ALL.into_iter().filter(|rule| self.has(*rule)))
    }
}

impl<'de> Deserialize<'de> for Without {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Rule>::deserialize(deserializer)?.into_iter().collect())
    }
}
