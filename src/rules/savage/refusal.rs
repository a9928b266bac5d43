//! Why the rules say no.

use crate::rules::contract::Refusal as Shared;
use crate::view::{Id, Side};

use super::black_powder::refusal::PowderRefusal;
use super::deck::Card;
use super::rank::Rank;
use super::rule::Rule;
use super::stats::Attribute;

/// Why a power cannot be cast so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MagicNo {
    /// knows no power at all
    NoPowers,
    /// knows no such power
    NoPowerNamed(String),
    /// has no skill for it, and it cannot be tried without (rules 2.3)
    Untrained,
    /// the power is for this rank
    Rank(String, Rank),
    /// nobody is aimed at
    NoTarget,
    /// more targets than this form has
    TooManyTargets(usize),
    /// more bolts than the power has
    TooManyBolts(u8),
    /// the stronger bolt comes alone
    OneBolt,
    /// the power has no such form
    NoForm,
    /// it reaches so many squares
    TooFar(u32),
    /// no wound, nobody down
    NothingToHeal,
    /// the wounds are older than an hour
    HourOver,
    /// the device that has this power has broken down
    OutOfOrder(String),
    /// no weapon to bless
    NoWeapon,
    /// no area went astray
    NothingAstray,
}

/// A refusal; its words are in the locales.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// one that any ruleset may give
    Shared(Shared),
    /// the Shaken do nothing but free actions (rules 10.3)
    Shaken(Id),
    /// recovered without the right to act this round (rules 10.3)
    Spent(Id),
    /// out of the fight
    Down(Id),
    /// the target is out already
    TargetDown(Id),
    /// nobody attacks itself
    OnSelf(Id),
    /// has no such weapon
    NoWeapon(Id, String),
    /// that weapon lies on the ground
    Dropped(Id, String),
    /// it holds nothing that could be struck from its hand
    NothingToDrop(Id),
    /// nothing of it lies on the ground, or not that
    NothingDropped(Id),
    /// nobody holds it
    NotHeld(Id),
    /// it holds nobody, or not that one
    HoldsNobody(Id),
    /// the verb is not rolled on that attribute
    NoSuchTrait(&'static str, Attribute),
    /// the weapon fires no more shots than this at once
    TooManyShots(Id, u8),
    /// the weapon does not reach beyond arm's length
    NoRange(Id),
    /// the option is for shots and throws
    OnlyRanged(&'static str),
    /// the option is for hand to hand
    OnlyMelee(&'static str),
    /// no hit waits for its damage
    NoHit,
    /// damage is never rerolled without No Mercy (rules 6.2)
    DamageRolled,
    /// there is no roll to reroll
    NothingToReroll,
    /// the last roll was somebody else's
    NotTheirRoll(Id),
    /// no benny is left
    NoBenny(Id),
    /// the game master's pool is empty
    PoolEmpty,
    /// an Extra has no bennies of its own
    NoPurse(Id),
    /// no wound waits for a Soak (rules 10.5)
    NothingToSoak(Id),
    /// is not Shaken
    NotShaken(Id),
    /// has rolled to recover in this turn already
    Tried(Id),
    /// nothing took it down
    NotDown(Id),
    /// is not bleeding
    NotBleeding(Id),
    /// no Extra of it was taken out, or its fate is known
    NoFate(Id),
    /// no round has been dealt
    NotDealt,
    /// all have acted
    RoundOver,
    /// waits on Hold already
    Holding(Id),
    /// has acted this round, or begun to
    Acted(Id),
    /// neither holds nor has a Joker to use
    NotFree(Id),
    /// it is its turn already
    ItsTurn(Id),
    /// somebody else has the turn
    NotActing(Id, Option<Id>),
    /// more cards are needed than there are
    OutOfCards,
    /// that is no list of cards
    NotCards(String),
    /// that card lies in front of somebody, or is named twice
    CardOut(Card),
    /// more cards were named than are dealt
    TooManyCards(usize),
    /// is hidden, and has no card
    Hidden(Id),
    /// that field is for Wild Cards
    OnlyWild(Id),
    /// what was asked is for the whole group, not for one of it
    WholeGroup(Id),
    /// nobody can be added to a Wild Card
    NotAGroup(Id),
    /// a Wild Card joins alone
    OneOfAKind(String),
    /// a group of that size is no group
    TooMany(usize),
    /// bears that name already
    NameTaken(String),
    /// a name needs letters
    NoName,
    /// that weapon is loaded, or needs no loading
    Loaded(Id),
    /// a power cannot be cast so
    Magic(Id, MagicNo),
    /// the first has tried to heal the wounds of the other already
    Tended(Id, Id),
    /// nothing like that lasts on it
    NoEffect(Id, String),
    /// nothing is owed that it could keep
    NothingToMaintain(Id),
    /// so many Power Points are not there: what it has, what is needed
    NoPower(Id, u8, u8),
    /// no foe stands, or nobody is acting
    NobodyToAttack,
    /// no row is under the cursor
    NobodySelected,
    /// nobody holds or has a Joker to use
    NobodyFree,
    /// something must be settled before the fight moves on
    StillOpen,
    /// that many bennies are not there to take; nobody: the pool
    TooFewBennies(Option<Id>, i32),
    /// nobody of this side stands, and there is nothing to foresee
    OneSided(Side),
    /// nothing else can be done now
    NothingElse,
    /// no cards are being dealt
    NotDealing,
    /// the attack has no such option
    NoSuchOption,
    /// Black Powder forbids it
    Powder(PowderRefusal),
    /// two options that do not go together
    NotWith(&'static str, &'static str),
    /// an edge is needed for it
    NeedsEdge(Id, &'static str),
    /// the weapon fires no bursts, or must be loaded after each shot
    NotAutomatic(Id),
    /// more targets than there are blows or shots for
    TooManyTargets(Id, usize),
    /// the table leaves that rule out
    LeftOut(Rule),
    /// an obstacle is what gives cover
    NeedsCover,
    /// no shot went wide
    NothingWide,
    /// a die chooses among so many at most
    TooManyBystanders(usize),
    /// bare hands kill nobody outright
    NotLethal(Id),
    /// it is not helpless, or dead already
    NotHelpless(Id),
    /// lying low is cover near by as well, as this table plays (rules 9.19)
    NearIsOff,
    /// the table plays without engagements
    NoEngagements,
    /// both are on one side
    SameSide(Id, Id),
    /// nobody knows a skill of that name; what may be meant
    NoSuchSkill(String, Option<String>),
    /// two who should be on one side are not
    OtherSide(Id, Id),
    /// they fight each other already
    Engaged(Id, Id),
    /// it fights nobody hand to hand there
    NotEngaged(Id),
    /// it has no free attack now
    NoFreeAttack(Id),
    /// nothing is about to befall it
    NothingToResist(Id),
    /// no template has strayed
    NothingStrayed,
    /// the last roll has no Wild Die that could count for another result
    NoWildDie,
    /// what is said of one target is no option of an attack
    NotOfTarget(String),
    /// has given its whole turn to guarding or aiming (rules 9.6 and 9.10)
    WholeTurn(Id),
    /// has acted in this round, and this takes the whole turn
    ActedAlready(Id),
    /// has run in this round
    HasRun(Id),
    /// has moved in this round, and this is done standing still
    HasMoved(Id),
    /// lies on the ground
    OnTheGround(Id),
    /// stands already
    Standing(Id),
    /// how tough that object is nobody has said
    HowTough(String),
    /// nobody of its side is there to be led
    NobodyToLead(Id),
}

impl From<Shared> for Refusal {
    fn from(refusal: Shared) -> Self {
        Self::Shared(refusal)
    }
}
