//! What has happened: facts in the table's words, with every face.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::view::Id;

use super::black_powder::happening::Happening;
use super::damage::Hit;
use super::deck::Card;
use super::deed::Deed;
use super::fact::{Blood, Bought, Fact, How, Outcome, Purse, Verdict};
use super::fray::Fray;
pub use super::happening::{Lasting, Magic};
use super::injury::Injury;
use super::open::{Offer, Reopen};
use super::state::Combatant;
use super::stats::Location;
use super::trait_roll::Target;
use super::vital::Fate;

/// A fact, past tense. A stored format: added to, never renamed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// somebody joined, with the whole stat block
    Added(Box<Combatant>),
    /// a group grew
    Reinforced {
        /// the group
        who: Id,
        /// by how many
        count: usize,
    },
    /// somebody left the list for good
    Removed {
        /// who
        who: Id,
    },
    /// somebody is called otherwise
    Renamed {
        /// who
        who: Id,
        /// how
        name: String,
    },
    /// a remark was written down
    Noted {
        /// about whom
        who: Id,
        /// the remark
        text: String,
    },
    /// the game master's word
    Corrected {
        /// about whom
        who: Id,
        /// about which member; without one: about all
        member: Option<usize>,
        /// what is so
        fact: Fact,
    },
    /// a round ended, and all that lasts a round
    RoundEnded {
        /// the order of all 54 cards, where a Joker had come up
        shuffled: Option<Vec<Card>>,
    },
    /// a round began
    RoundBegan {
        /// its number
        round: u32,
    },
    /// the pile ran out in the middle of a deal, and the discards became a new one
    PileRenewed {
        /// the new pile, the top first
        pile: Vec<Card>,
    },
    /// cards were dealt
    Dealt {
        /// to whom; several where a player's allies share one
        to: SmallVec<[Id; 4]>,
        /// what was drawn, in order
        drawn: SmallVec<[Card; 8]>,
        /// what they act on
        kept: Card,
    },
    /// a Joker came up: the reshuffle is due
    JokerUp,
    /// a card was put in somebody's hand
    CardGiven {
        /// who shares it
        to: Vec<Id>,
        /// the card
        card: Card,
        /// who had it before, and gets the other's
        from: Vec<Id>,
    },
    /// a card went to the discards, its holder being gone
    CardLaidAside {
        /// whose it was
        of: Vec<Id>,
        /// the card
        card: Card,
    },
    /// somebody acts on a shared card no more; the others still do
    CardGivenUp {
        /// who
        who: Id,
    },
    /// the cards of a real deck were found on top
    DeckFound {
        /// the pile, the top first
        pile: Vec<Card>,
        /// the discards
        discard: Vec<Card>,
    },
    /// a turn began
    TurnBegan {
        /// whose
        who: Id,
        /// how it came about
        how: How,
    },
    /// an interrupted turn goes on
    TurnResumed {
        /// whose
        who: Id,
    },
    /// who was to go on, or to follow, is out
    TurnMissed {
        /// who
        who: Id,
    },
    /// a turn ended
    TurnEnded {
        /// whose
        who: Id,
        /// whether that was its action of this round
        acted: bool,
    },
    /// nobody is left to act
    RoundOver,
    /// somebody holds its action
    Held {
        /// who
        who: Id,
    },
    /// a Hold was used up
    HoldUsed {
        /// who
        who: Id,
    },
    /// a Hold was lost, and the action with it
    HoldLost {
        /// who
        who: Id,
    },
    /// an interruption was decided
    Interrupted {
        /// who interrupts
        who: Id,
        /// whom
        whom: Id,
        /// how it came out
        outcome: Outcome,
    },
    /// a roll was made, on a Trait or for damage; a reroll may reopen it
    Rolled(Arc<Reopen>),
    /// a roll was made again
    Rerolled {
        /// the roll with the better results in place
        what: Arc<Reopen>,
        /// who rolled again
        who: Target,
        /// the total of the new roll
        total: i32,
        /// whether the new one counts, so that what followed is undone
        better: bool,
    },
    /// somebody ran: −2 for the rest of the round
    Ran {
        /// who
        who: Id,
    },
    /// somebody attacked wildly: Parry −2 to its next action
    Exposed {
        /// who
        who: Id,
    },
    /// the Parry lost by a wild attack is back
    Guarded {
        /// who
        who: Id,
    },
    /// a weapon was fired and must be loaded
    Emptied {
        /// whose
        who: Id,
        /// its place in the list of weapons
        weapon: usize,
    },
    /// a weapon was loaded
    Reloaded {
        /// whose
        who: Id,
        /// its place in the list of weapons
        weapon: usize,
    },
    /// so many gang up on somebody, as said for this round
    GangedUp {
        /// on whom
        whom: Id,
        /// how many
        count: u8,
    },
    /// a hit came to nothing: its target was out already
    Wasted {
        /// the hit
        hit: Arc<Hit>,
    },
    /// somebody is Shaken now
    Shaken {
        /// who
        who: Id,
        /// which member
        member: usize,
    },
    /// somebody is Shaken no more
    Unshaken {
        /// who
        who: Id,
        /// which member
        member: usize,
        /// whether it may act this round
        acts: bool,
    },
    /// somebody tried to recover, and stays Shaken
    StayedShaken {
        /// who
        who: Id,
        /// which member
        member: usize,
    },
    /// a Wild Card took wounds
    Wounded {
        /// who
        who: Id,
        /// how many of this hit count
        wounds: i32,
        /// how many it has now
        now: u8,
    },
    /// an Extra is out
    Out {
        /// who
        who: Id,
        /// which member
        member: usize,
    },
    /// wounds may be soaked
    SoakOffered(Arc<Offer>),
    /// the offer was not taken, and is gone
    SoakClosed {
        /// whose
        who: Id,
    },
    /// a Soak took wounds away; how the victim stood before the hit counts again
    Soaked {
        /// who
        who: Id,
        /// of how many wounds
        of: i32,
        /// how many are gone
        removed: i32,
    },
    /// wounds took somebody down; the Vigor roll is owed
    WentDown {
        /// who
        who: Id,
        /// where the blow was aimed, where it was
        location: Option<Location>,
        /// whether it was meant to knock out, not to kill
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        nonlethal: bool,
    },
    /// the Vigor roll of one who went down is decided
    Judged {
        /// who
        who: Id,
        /// how
        verdict: Verdict,
    },
    /// an Injury was rolled
    Injured {
        /// who
        who: Id,
        /// what and for how long
        injury: Injury,
    },
    /// Harder to Kill spoke
    CheatedDeath {
        /// who
        who: Id,
        /// whether it was spared
        spared: bool,
    },
    /// a bleeding-out roll is owed
    BleedingOwed {
        /// who
        who: Id,
    },
    /// a bleeding-out roll is decided
    Bled {
        /// who
        who: Id,
        /// how
        blood: Blood,
    },
    /// the fate of an Extra after the fight
    FateKnown {
        /// who
        who: Id,
        /// which member
        member: usize,
        /// what became of it
        fate: Fate,
    },
    /// an effect began, was used, was kept, or ended
    Effect(Lasting),
    /// a power did something
    Magic(Magic),
    /// Power Points were spent, or came back where it is less than none
    PowerSpent {
        /// whose
        who: Id,
        /// how many
        count: i32,
    },
    /// a benny was paid
    BennySpent {
        /// from where
        purse: Purse,
        /// for what
        bought: Bought,
    },
    /// something between several, or between those who fight hand to hand
    Fray(Fray),
    /// bennies were given or taken
    BenniesGiven {
        /// to or from where
        purse: Purse,
        /// how many, negative when taken
        count: i32,
    },
    /// something happened by Black Powder
    Powder(Box<Happening>),
    /// somebody did something with its turn
    Deed(Deed),
}
