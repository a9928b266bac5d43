//! The fight as it stands: the encounter, its combatants, whose turn it is, what is open.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::view::{Id, Side};

use super::black_powder::casting::{Casting, LastCasting};
use super::contact::Melee;
use super::damage::LastDamage;
use super::deck::{ActionDeck, Card};
use super::open::{AllPending, Open, Reopen, Snapshot};
use super::options::Options;
use super::stats::Stats;
use super::trait_roll::LastRoll;
use super::vital::{Member, Next, Turn, Vital};

/// What a combatant is to the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// a hero or an important person: Wild Die, wounds, bennies
    WildCard,
    /// one of the many
    Extra,
}

/// One row of the list: a Wild Card, or a type of Extras with one card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "the switches of the rules, each one on its own")]
pub struct Combatant {
    /// its handle
    pub id: Id,
    /// its name, as the table says it
    pub name: String,
    /// Wild Card or Extra
    pub kind: Kind,
    /// whose side it is on
    pub side: Side,
    /// the player who plays it
    pub player: Option<String>,
    /// its stat block
    pub stats: Arc<Stats>,
    /// bennies of its own; an Extra has none
    pub bennies: Option<u8>,
    /// the game master's remarks
    pub notes: Vec<String>,
    /// not in sight yet: no card, no row in the order
    pub hidden: bool,
    /// its Action Card
    pub card: Option<Card>,
    /// its turn of this round has ended
    pub acted: bool,
    /// its Joker was called, and it did nothing with it
    pub called: bool,
    /// ran this round: −2 on Trait rolls to its end
    pub ran: bool,
    /// attacked wildly: Parry −2 to its next action
    pub exposed: bool,
    /// weapons that are not loaded, by their place in the list
    pub empty: Vec<usize>,
    /// Power Points that are left
    #[serde(default, skip_serializing_if = "is_none")]
    pub power: u8,
    /// the weapon used last, by its place in the list
    pub weapon: Option<usize>,
    /// whom it attacked last
    pub target: Option<Id>,
    /// who struck it last
    pub struck_by: Option<Id>,
    /// what fights change
    pub vital: Vital,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_none(points: &u8) -> bool {
    *points == 0
}

/// A fight as it stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Encounter {
    /// what the game master calls it
    pub title: String,
    /// edition and switches
    pub options: Options,
    /// the players of the group
    pub players: Vec<String>,
    /// everybody, in the order of the list
    pub combatants: Vec<Combatant>,
    /// the handle that the next newcomer gets
    pub next_id: u32,
    /// the Action Deck
    pub deck: ActionDeck,
    /// 0 before the first deal
    pub round: u32,
    /// whose turn it is
    pub turn: Turn,
    /// the game master's pool
    pub gm_bennies: u8,
    /// what is owed: hits without damage, offers to soak, Vigor rolls
    pub pending: AllPending,
    /// how many were last said to gang up on whom, in this round
    pub gangs: Vec<(Id, u8)>,
    /// who fights whom hand to hand, as declared
    #[serde(default, skip_serializing_if = "Melee::is_quiet")]
    pub melee: Melee,
    /// what a reroll would reopen
    pub open: Option<Open>,
    /// the last Trait roll
    pub last_roll: Option<LastRoll>,
    /// the last damage
    pub last_damage: Option<LastDamage>,
    /// a power that is being cast by cards
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub casting: Option<Arc<Casting>>,
    /// what came of the last power of Black Powder
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_casting: Option<LastCasting>,
}

/// Figures of a group by their places, counted from 0.
pub type Places = SmallVec<[usize; 8]>;

impl Encounter {
    /// The combatant of that handle.
    #[must_use]
    #[inline]
    pub fn get(&self, id: Id) -> Option<&Combatant> {
        self.place(id).and_then(|place| self.combatants.get(place))
    }

    /// The combatant of that handle, to change it.
    #[inline]
    pub fn get_mut(&mut self, id: Id) -> Option<&mut Combatant> {
        self.place(id).and_then(|place| self.combatants.get_mut(place))
    }

    /// Where it stands in the list. Handles are given in order, so that it mostly stands as far from the
    /// first as its handle does.
    #[inline]
    pub(super) fn place(&self, id: Id) -> Option<usize> {
        let first = self.combatants.first()?.id;
        let likely = usize::try_from(id.0.wrapping_sub(first.0)).ok()?;
        if self.combatants.get(likely).is_some_and(|c| c.id == id) { Some(likely) } else { self.search(id) }
    }

    #[cold]
    fn search(&self, id: Id) -> Option<usize> {
        self.combatants.iter().position(|c| c.id == id)
    }

    /// All who act on the same card as this one: a player's allies, or itself alone (rules 7.2).
    #[must_use]
    pub fn on_same_card(&self, id: Id) -> Vec<Id> {
        let Some(one) = self.get(id) else { return Vec::new() };
        match one.ally_of() {
            None => vec![id],
            Some(player) => self
                .combatants
                .iter()
                .filter(|other| other.ally_of() == Some(player) && (other.id == id || other.card == one.card))
                .map(|other| other.id)
                .collect(),
        }
    }

    /// Everybody who has a card or holds, in the order of action: holders, Jokers, then by card.
    /// Who acts or acted in this round on a Hold kept from an earlier one has no card, and keeps its place.
    #[must_use]
    pub fn order(&self) -> Vec<&Combatant> {
        let follows = |id| self.turn.queue.iter().any(|(Next::Resume(own) | Next::After(own))| *own == id);
        let acts = |c: &Combatant| c.acted || self.turn.current == Some(c.id) || follows(c.id);
        let held = |c: &Combatant| c.vital.on_hold || c.card.is_none() && acts(c);
        let mut order: Vec<&Combatant> =
            self.combatants.iter().filter(|c| !c.hidden && (c.card.is_some() || held(c))).collect();
        order.sort_by_key(|c| std::cmp::Reverse((held(c), if held(c) { None } else { c.card })));
        order
    }

    /// Everybody with a name, for finding who is meant.
    #[must_use]
    pub fn roster(&self) -> Vec<crate::rules::roster::Named<'_>> {
        let named = |c| {
            let Combatant { id, name, vital, .. }: &Combatant = c;
            crate::rules::roster::Named { id: *id, name, count: vital.members.len() }
        };
        self.combatants.iter().map(named).collect()
    }

    /// How those whom the roll can touch stand now.
    #[must_use]
    pub fn snapshot(&self, what: &Reopen) -> Snapshot {
        Snapshot {
            vitals: what.touches().filter_map(|id| self.get(id).map(|c| (id, c.vital.clone()))).collect(),
            pending: self.pending.clone(),
            turn: what.moves_turn().then(|| self.turn.clone()),
        }
    }

    /// Puts back what stood before the last roll had its effect.
    pub fn restore(&mut self, before: &Snapshot) {
        for (id, vital) in &before.vitals {
            if let Some(combatant) = self.get_mut(*id) {
                combatant.vital = vital.clone();
            }
        }
        self.pending.clone_from(&before.pending);
        if let Some(turn) = &before.turn {
            self.turn.clone_from(turn);
        }
    }
}

impl Combatant {
    /// The player whose allies share a card with this one.
    #[must_use]
    pub fn ally_of(&self) -> Option<&str> {
        match self.kind {
            Kind::WildCard => None,
            Kind::Extra => self.player.as_deref(),
        }
    }

    /// Power Points are gone, or back where the number is negative.
    pub fn spend_power(&mut self, count: i32) {
        self.power = u8::try_from(i32::from(self.power) - count).unwrap_or(0);
    }

    /// Whether it is a Wild Card.
    #[must_use]
    pub fn is_wild(&self) -> bool {
        self.kind == Kind::WildCard
    }

    /// How many of it still stand.
    #[must_use]
    pub fn standing(&self) -> usize {
        if self.vital.incapacitated || self.vital.dead {
            return 0;
        }
        self.vital.members.iter().filter(|member| !member.out).count()
    }

    /// Whether somebody of it still stands.
    #[must_use]
    pub fn is_up(&self) -> bool {
        !self.vital.incapacitated && !self.vital.dead && self.vital.members.iter().any(|member| !member.out)
    }

    /// Whether any standing member is Shaken.
    #[must_use]
    pub fn is_shaken(&self) -> bool {
        self.vital.members.iter().any(|member| member.shaken && !member.out)
    }

    /// The members that may attack now, counted from 0: up, not Shaken, not spent.
    #[must_use]
    pub fn able(&self) -> Places {
        if !self.is_up() {
            return Places::new();
        }
        let members = self.vital.members.iter().enumerate();
        members.filter(|(_, member)| member.is_able()).map(|(place, _)| place).collect()
    }

    /// Whether it may act: not Shaken, not spent by recovering, not down, out or dead.
    #[must_use]
    pub fn can_act(&self) -> bool {
        !self.vital.incapacitated && !self.vital.dead && self.vital.members.iter().any(Member::is_able)
    }

    /// Whether somebody of it is Shaken and has not rolled to recover in this turn.
    #[must_use]
    pub fn owes_recovery(&self) -> bool {
        let waits = |member: &Member| member.shaken && !member.out && !member.tried;
        // Whoever waits stands.
        !self.vital.incapacitated && !self.vital.dead && self.vital.members.iter().any(waits)
    }

    /// The next member that can attack and has not in this turn, counted from 0.
    #[must_use]
    pub fn next_to_strike(&self) -> Option<usize> {
        let fresh = |member: &Member| member.is_able() && !member.struck;
        if self.vital.incapacitated || self.vital.dead {
            return None;
        }
        // Whoever is able stands.
        self.vital.members.iter().position(fresh)
    }

    /// The first member that stands, counted from 0.
    #[must_use]
    pub fn first_up(&self) -> Option<usize> {
        if self.vital.incapacitated || self.vital.dead {
            return None;
        }
        self.vital.members.iter().position(|member| !member.out)
    }

    /// Whether its card is a Joker: +2 on Trait and damage rolls, free to act (rules 7.4).
    #[must_use]
    pub fn has_joker(&self) -> bool {
        self.card.is_some_and(Card::is_joker)
    }

    /// Whether it may act at any moment: on Hold, or with a Joker not used yet.
    #[must_use]
    pub fn is_free_to_act(&self) -> bool {
        self.is_up() && (self.vital.on_hold || (self.has_joker() && !self.acted && !self.vital.lost_hold))
    }
}
