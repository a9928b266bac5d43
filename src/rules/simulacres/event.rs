//! Facts of a fight, past tense: a stored format, added to and never renamed.

use serde::{Deserialize, Serialize};

use crate::view::Id;

use super::blow::{Hit, Struck};
use super::body::Zone;
use super::fact::Fact;
use super::roll::{Roll, Stake};
use super::state::{Combatant, Declaration, Lasting, Rescue};
use super::stats::Component;

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// a newcomer, with its whole stat block
    Added(Box<Combatant>),
    /// out of the list
    Removed {
        /// who
        who: Id,
    },
    /// another name
    Renamed {
        /// who
        who: Id,
        /// what it is called from now on
        name: String,
    },
    /// a remark
    Noted {
        /// about whom
        who: Id,
        /// what
        text: String,
    },
    /// the game master's word
    Corrected {
        /// about whom
        who: Id,
        /// what is so
        fact: Fact,
    },
    /// a pass began
    PassBegan {
        /// its number
        pass: u32,
        /// everybody who takes part
        order: Vec<Id>,
    },
    /// the pass ended, and its seconds have gone by
    PassEnded,
    /// a turn began
    TurnBegan {
        /// whose
        who: Id,
    },
    /// a turn ended
    TurnEnded {
        /// whose
        who: Id,
    },
    /// another place in the order
    Placed {
        /// who
        who: Id,
        /// counted from 0
        place: usize,
    },
    /// a test fell, and its Energies were paid
    Rolled(Box<Roll>),
    /// an intention
    Declared(Declaration),
    /// Energies were announced for the next test
    Announced {
        /// whose
        who: Id,
        /// what
        stake: Stake,
    },
    /// points of an Energy that EP paid last
    Lasts {
        /// whose
        who: Id,
        /// what
        lasting: Lasting,
    },
    /// they last against somebody else who has stepped in
    LastsOn {
        /// whose
        who: Id,
        /// against whom
        against: Id,
    },
    /// they have ended
    Faded {
        /// whose
        who: Id,
    },
    /// somebody moved
    Moved {
        /// who
        who: Id,
    },
    /// two met: the one attacked, and the other fought back or did not
    Fought {
        /// who attacked
        who: Id,
        /// whom
        whom: Id,
        /// hand to hand
        melee: bool,
        /// the other struck as well
        back: bool,
    },
    /// two tests were compared
    Compared {
        /// the one
        who: Id,
        /// the other
        other: Id,
        /// who won
        winner: Option<Id>,
        /// by what
        by: Verdict,
    },
    /// a blow has landed
    Landed(Box<Hit>),
    /// a perfect parry may strike back
    RiposteDue {
        /// who
        who: Id,
        /// at whom
        whom: Id,
    },
    /// the damage of a dosed blow is known: how much of it counts is chosen
    Dosed {
        /// where it struck
        zone: Option<Zone>,
        /// the dice that said where
        places: Vec<u8>,
        /// the dice
        dice: (u8, u8),
        /// what the zone's protection took off
        protection: u8,
        /// what was looked up
        total: i32,
        /// life points at most
        pv: u32,
        /// breath points at most
        ps: u32,
    },
    /// the blow that waited is dealt with
    HitClosed,
    /// damage was dealt
    Struck(Struck),
    /// all breath is gone
    Breathless {
        /// whose
        who: Id,
    },
    /// a limb is at 0: a test is due
    FaintDue {
        /// whose
        who: Id,
        /// which
        zone: Zone,
    },
    /// the test of a faint is made
    FaintSettled {
        /// whose
        who: Id,
        /// in a faint until the end of this pass; none: it stands
        until: Option<u32>,
    },
    /// a zone must be saved in time
    RescueBegan {
        /// whose
        who: Id,
        /// which, and until when
        rescue: Rescue,
    },
    /// the delay is over: a test is due
    SurvivalDue {
        /// whose
        who: Id,
        /// which
        zone: Zone,
    },
    /// it holds on: another delay
    HeldOn {
        /// who
        who: Id,
        /// which
        zone: Zone,
        /// until when, in seconds of the fight's clock
        due: u64,
    },
    /// a zone is gone for good
    ZoneLost {
        /// whose
        who: Id,
        /// which
        zone: Zone,
    },
    /// somebody died
    Died {
        /// who
        who: Id,
    },
    /// a conflict of will is lost passively
    WillBroken {
        /// whose
        who: Id,
        /// with what it was resisted
        component: Component,
        /// by how much
        me: u32,
    },
    /// a conflict of will is over
    WillSettled {
        /// whose
        who: Id,
    },
    /// the last chance was taken
    ChanceTaken {
        /// whose
        who: Id,
    },
    /// first aid was tried
    Tended {
        /// on whom
        who: Id,
        /// which zone
        zone: Zone,
        /// it helped
        treated: bool,
    },
    /// a zone has more life points, or fewer
    Mended {
        /// whose
        who: Id,
        /// which
        zone: Zone,
        /// how many
        points: i32,
    },
    /// surgery succeeded
    Operated {
        /// on whom
        who: Id,
        /// which zone
        zone: Zone,
        /// the dice of healing
        dice: (u8, u8),
        /// the margin in it
        mr: u32,
        /// healing points
        points: u32,
        /// life points now
        pv: i32,
        /// most life points now
        max: u8,
        /// a scar stays
        scar: bool,
        /// days of coma
        coma: u32,
    },
    /// days went by for somebody
    Rested {
        /// who
        who: Id,
        /// how many
        days: u32,
    },
    /// a poison or an illness ticked malaise boxes
    Sickened {
        /// whom
        who: Id,
        /// how many
        boxes: u8,
    },
    /// time went by
    TimePassed {
        /// how many seconds
        seconds: u64,
    },
    /// what waited was left alone
    LetGo,
    /// somebody knows nothing of the world any more
    Senseless {
        /// who
        who: Id,
    },
    /// somebody who was out cold or in a faint is up again
    CameTo {
        /// who
        who: Id,
    },
    /// no psychic balance is left
    Shocked {
        /// whose
        who: Id,
    },
}

/// What decided between two tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// the one success, or the higher margin
    Margin,
    /// equal margins, and more Speed
    Speed,
    /// equal margins
    Tie,
    /// both failed
    Nothing,
    /// parried
    Parry,
    /// the other did not fight back
    Simple,
}
