//! Why a roll has a bonus or penalty: the words of every itemised modifier.

use serde::{Deserialize, Serialize};

use super::effect::EffectKind;

/// Why a roll has a bonus or penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// wounds
    Wounds,
    /// Fatigue
    Fatigue,
    /// a Joker on its card
    Joker,
    /// ran this round
    Running,
    /// rolled without the skill
    Unskilled,
    /// medium range
    MediumRange,
    /// long range
    LongRange,
    /// the target has minor cover
    MinorCover,
    /// the target has substantial cover
    SubstantialCover,
    /// the target lies on the ground
    ProneTarget,
    /// lies on the ground itself
    Prone,
    /// several actions in one turn
    Actions,
    /// several shots in one action
    Shots,
    /// several attackers of one target
    GangUp,
    /// all caution thrown away
    Wild,
    /// aimed at an arm
    CalledArms,
    /// aimed at a leg
    CalledLegs,
    /// aimed at the head
    CalledHead,
    /// aimed at the vitals
    CalledVitals,
    /// aimed at something small
    CalledSmall,
    /// aimed at something tiny
    CalledTiny,
    /// the defender has no weapon
    UnarmedDefender,
    /// with the other hand
    OffHand,
    /// aimed for a whole turn
    Aim,
    /// from ambush, in a clear position to kill
    Drop,
    /// dim light
    DimLight,
    /// dark
    Dark,
    /// pitch dark
    PitchDark,
    /// a shotgun's spread
    Shotgun,
    /// not strong enough for the weapon
    MinStrength,
    /// the target's edge Dodge
    Dodge,
    /// the edge Combat Reflexes
    CombatReflexes,
    /// the edge Elan, on a roll bought with a benny
    Elan,
    /// the wounds of whoever is healed
    Patient,
    /// healing without supplies
    Supplies,
    /// something that lasts
    Effect(EffectKind),
    /// a domain of Black Powder that the other side has not
    Domain,
    /// said by the game master
    Other,
    /// the edge Frenzy
    Frenzy,
    /// the edge Sweep
    Sweep,
    /// a burst of three
    Burst,
    /// two bullets at once
    DoubleTap,
    /// a rapid attack
    Rapid,
    /// the edge Trademark Weapon
    Trademark,
    /// the edge Marksman
    Marksman,
    /// the edge Florentine
    Florentine,
    /// the target's edge Florentine
    FlorentineFoe,
    /// the edge Assassin
    Assassin,
    /// jumps out from under a template
    Dive,
    /// only touches
    Touch,
    /// strikes with the flat of the blade
    Flat,
    /// what lies at hand is no weapon
    Improvised,
    /// a Full Defense, where it gains something
    FullDefense,
    /// fires after moving with a weapon that does not like it
    Snapfire,
    /// the edge Acrobat
    Acrobat,
    /// the edge Dirty Fighter
    DirtyFighter,
    /// the edge Strong Willed
    StrongWilled,
    /// strikes at what somebody holds
    Disarm,
    /// the edge Danger Sense
    DangerSense,
    /// in the saddle
    Mounted,
    /// a charge on horseback
    Charge,
    /// on a deck in a heavy sea, or the like
    Unsteady,
}
