//! How a fact changes the fight: it decides nothing and never rolls.

use std::sync::Arc;

use crate::view::Id;

use super::event::Event;
use super::fact::{Blood, How, Outcome, Purse, Verdict};
use super::open::{Open, Pending, Peril, Reopen};
use super::state::{Combatant, Encounter};
use super::vital::{Member, Next, Turn};

/// More bennies than a file may hold are lost.
const MOST_BENNIES: i32 = 99;

impl Encounter {
    /// Folds one fact into the fight.
    pub fn apply(&mut self, event: &Event) {
        self.fold(event, true);
    }

    /// The same, where it is known whether somebody sees the fight in between: only then must it be known how
    /// things stood before a roll, what was rolled last, and what the box would propose.
    pub(super) fn fold(&mut self, event: &Event, seen: bool) {
        match event {
            Event::Added(newcomer) => {
                self.next_id = self.next_id.max(newcomer.id.0.saturating_add(1));
                self.combatants.push((**newcomer).clone());
            }
            Event::Reinforced { who, count } => self.change(*who, |c| {
                c.vital.members.extend(std::iter::repeat_n(Member::default(), *count));
            }),
            Event::Removed { who } => self.remove(*who),
            Event::Renamed { who, name } => self.change(*who, |c| c.name.clone_from(name)),
            Event::Noted { who, text } => self.change(*who, |c| c.notes.push(text.clone())),
            Event::Corrected { who, member, fact } => self.correct(*who, *member, fact),
            Event::RoundEnded { shuffled } => self.end_round(shuffled.as_deref()),
            Event::RoundBegan { round } => self.round = *round,
            Event::PileRenewed { pile } => {
                self.deck.pile.clone_from(pile);
                self.deck.discard.clear();
            }
            Event::Dealt { to, drawn, kept } => self.deal(to, drawn, *kept),
            Event::JokerUp => self.deck.reshuffle_due = true,
            Event::CardGiven { to, card, from } => self.give_card(to, *card, from),
            Event::CardLaidAside { of, card } => {
                self.hand(of, None);
                self.deck.discard.push(*card);
            }
            Event::CardGivenUp { who } => self.change(*who, |c| c.card = None),
            Event::DeckFound { pile, discard } => {
                self.deck.pile.clone_from(pile);
                self.deck.discard.clone_from(discard);
            }
            Event::TurnBegan { who, how } => self.begin_turn(*who, *how),
            Event::TurnResumed { who } => {
                self.turn.queue.pop();
                self.turn.current = Some(*who);
                self.turn.used = true;
            }
            Event::TurnMissed { who } => {
                self.turn.queue.pop();
                self.change(*who, |c| c.acted = true);
            }
            Event::TurnEnded { who, acted } => self.end_turn(*who, *acted),
            Event::RoundOver => self.turn = Turn::default(),
            Event::Held { who } => self.wait(*who),
            Event::HoldUsed { who } => self.change(*who, |c| c.vital.on_hold = false),
            Event::HoldLost { who } => self.change(*who, |c| {
                c.vital.on_hold = false;
                c.vital.lost_hold = true;
            }),
            Event::Interrupted { who, whom, outcome } => self.interrupt(*who, *whom, *outcome),
            Event::Rolled(what) => self.open_roll(what, seen),
            Event::Rerolled { what, better, .. } => self.reopen(what, *better),
            Event::Ran { who } => self.change(*who, |c| c.ran = true),
            Event::Guarded { who } => self.change(*who, |c| c.exposed = false),
            Event::Exposed { who } => self.change(*who, |c| c.exposed = true),
            Event::Emptied { who, weapon } => self.change(*who, |c| c.empty.push(*weapon)),
            Event::Reloaded { who, weapon } => self.reload(*who, *weapon),
            Event::GangedUp { whom, count } => {
                self.gangs.retain(|(id, _)| id != whom);
                self.gangs.push((*whom, *count));
            }
            Event::Wasted { hit } => self.drop_hit(hit),
            Event::Shaken { who, member } => self.figure(*who, *member, |figure| figure.shaken = true),
            Event::Unshaken { who, member, acts } => self.figure(*who, *member, |figure| {
                figure.shaken = false;
                figure.spent = !acts;
            }),
            Event::StayedShaken { who, member } => self.figure(*who, *member, |figure| figure.tried = true),
            Event::Wounded { who, wounds, now } => self.change(*who, |c| c.vital.wound(*wounds, *now)),
            Event::Out { who, member } => self.change(*who, |c| c.vital.fell(*member)),
            Event::SoakOffered(offer) => self.pending.push(Pending::Soak(offer.clone())),
            Event::SoakClosed { who } => self.close_soak(*who),
            Event::Soaked { who, .. } => self.soaked(*who),
            Event::WentDown { who, location, nonlethal } => {
                self.change(*who, |c| {
                    c.vital.incapacitated = true;
                    c.vital.on_hold = false;
                    c.vital.members.iter_mut().for_each(|figure| figure.prone = true);
                });
                self.calm(*who);
                self.pending.push(Pending::Incapacitation { who: *who, location: *location, nonlethal: *nonlethal });
            }
            Event::Judged { who, verdict } => self.judge(*who, *verdict),
            Event::Injured { who, injury } => self.change(*who, |c| c.vital.injuries.push(*injury)),
            Event::CheatedDeath { .. } => {}
            Event::BleedingOwed { who } => self.pending.push(Pending::Bleeding { who: *who }),
            Event::Bled { who, blood } => self.bleed(*who, *blood),
            Event::FateKnown { who, member, fate } => self.figure(*who, *member, |figure| figure.fate = Some(*fate)),
            Event::Effect(fact) => self.affect(fact),
            Event::PowerSpent { who, count } => self.change(*who, |c| c.spend_power(*count)),
            Event::Powder(happening) => self.fold_powder(happening),
            Event::Magic(fact) => self.enchant(fact),
            Event::Deed(deed) => self.deed(deed),
            Event::Fray(fact) => self.fray(fact),
            Event::BennySpent { purse, .. } => self.pay(*purse, -1),
            Event::BenniesGiven { purse, count } => self.pay(*purse, *count),
        }
    }

    pub(super) fn change(&mut self, who: Id, how: impl FnOnce(&mut Combatant)) {
        if let Some(combatant) = self.get_mut(who) {
            how(combatant);
        }
    }

    pub(super) fn figure(&mut self, who: Id, member: usize, how: impl FnOnce(&mut Member)) {
        if let Some(figure) = self.get_mut(who).and_then(|c| c.vital.members.get_mut(member)) {
            how(figure);
        }
    }

    fn remove(&mut self, who: Id) {
        self.combatants.retain(|c| c.id != who);
        let against = |owed: &Pending| match owed {
            Pending::Damage(hit) => hit.whom.id == who,
            Pending::Free(offer) => offer.whom.id == who,
            Pending::Soak(_)
            | Pending::Incapacitation { .. }
            | Pending::Bleeding { .. }
            | Pending::Astray { .. }
            | Pending::Upkeep { .. }
            | Pending::Raises(_)
            | Pending::Resist(_)
            | Pending::Stray(_)
            | Pending::Bystander(_) => false,
        };
        self.pending.retain(|owed| owed.who() != who && !against(owed));
        self.turn.queue.retain(|next| !matches!(next, Next::Resume(id) | Next::After(id) if *id == who));
        if self.turn.current == Some(who) {
            self.turn.current = None;
        }
        if self.open.as_ref().is_some_and(|open| open.what.names(who)) {
            self.open = None;
        }
        self.last_roll = self.last_roll.take().filter(|roll| roll.who != who);
        self.last_damage = self.last_damage.take().filter(|damage| damage.whom != who);
        self.gangs.retain(|(id, _)| *id != who);
        self.casting = self.casting.take().filter(|casting| casting.who.id != who);
        self.last_casting = self.last_casting.take().filter(|casting| casting.who != who);
        self.melee.forget(who);
    }

    /// Somebody waits with its action, and so has one.
    pub(super) fn wait(&mut self, who: Id) {
        self.change(who, |c| {
            c.vital.on_hold = true;
            c.acted = false;
        });
    }

    fn end_round(&mut self, shuffled: Option<&[super::deck::Card]>) {
        let mut laid = 0_u64;
        for combatant in &mut self.combatants {
            // Allies lay one card aside together.
            if let Some(card) = combatant.card.take()
                && laid & card.bit() == 0
            {
                laid |= card.bit();
                self.deck.discard.push(card);
            }
            combatant.acted = false;
            combatant.called = false;
            combatant.ran = false;
            combatant.vital.lost_hold = false;
            combatant.vital.members.iter_mut().for_each(Member::forget_round);
        }
        if let Some(order) = shuffled {
            self.deck.pile = order.to_vec();
            self.deck.discard.clear();
            self.deck.reshuffle_due = false;
        }
        self.turn = Turn::default();
        self.gangs.clear();
        self.melee.struck_first.clear();
        self.melee.countered.clear();
        self.open = None;
        // Whom its wounds took down still owes the Vigor roll; hits and offers are over.
        self.pending.retain(|owed| matches!(owed, Pending::Incapacitation { .. }));
    }

    /// These cards were drawn for them, and one of them is kept.
    fn deal(&mut self, to: &[Id], drawn: &[super::deck::Card], kept: super::deck::Card) {
        self.draw(drawn);
        self.deck.discard.extend(drawn.iter().filter(|card| **card != kept));
        self.hand(to, Some(kept));
    }

    /// These cards leave the deck.
    fn draw(&mut self, drawn: &[super::deck::Card]) {
        if self.deck.pile.starts_with(drawn) {
            let left = self.deck.pile.len() - drawn.len();
            self.deck.pile.copy_within(drawn.len().., 0);
            self.deck.pile.truncate(left);
        } else {
            self.deck.pile.retain(|card| !drawn.contains(card));
            // A real deck may show what this one had laid aside.
            self.deck.discard.retain(|card| !drawn.contains(card));
        }
    }

    /// Each of them has this card now, or none.
    fn hand(&mut self, to: &[Id], card: Option<super::deck::Card>) {
        for id in to {
            self.change(*id, |c| c.card = card);
        }
    }

    fn give_card(&mut self, to: &[Id], card: super::deck::Card, from: &[Id]) {
        let old = to.first().and_then(|id| self.get(*id)).and_then(|c| c.card);
        self.hand(to, Some(card));
        if from.is_empty() {
            let in_pile = self.deck.pile.iter().position(|other| *other == card);
            let place = in_pile.or_else(|| self.deck.discard.iter().position(|other| *other == card));
            let home = if in_pile.is_some() { &mut self.deck.pile } else { &mut self.deck.discard };
            if let Some(slot) = place.and_then(|at| home.get_mut(at)) {
                match old {
                    Some(old) => *slot = old,
                    None => home.retain(|other| *other != card),
                }
            }
        } else {
            self.hand(from, old);
        }
    }

    fn begin_turn(&mut self, who: Id, how: How) {
        self.forget_bystanders();
        match how {
            How::After => {
                self.turn.queue.pop();
            }
            How::Called | How::Held | How::Joker | How::Interrupting => {}
        }
        // What was done in this round before the turn began is the action of it.
        let begun = self.get(who).is_some_and(Combatant::has_struck);
        self.change(who, |c| {
            c.acted = false;
            c.exposed &= begun;
            c.called = false;
            c.vital.members.iter_mut().for_each(|figure| figure.tried = false);
        });
        self.turn.current = Some(who);
        // Whoever took its turn out of the count has used it.
        self.turn.used = begun || how != How::Called;
    }

    fn end_turn(&mut self, who: Id, acted: bool) {
        // Once the turn has moved on, a reroll of an interruption cannot move it back.
        if self.open.as_ref().is_some_and(|open| open.what.moves_turn()) {
            self.open = None;
        }
        self.change(who, |c| {
            c.acted |= acted;
            c.called |= !acted && c.has_joker();
        });
        self.turn.current = None;
        self.turn.used = false;
        // What nobody took is gone with the turn that gave it.
        if !self.pending.is_empty() {
            self.pending.retain(|owed| !matches!(owed, Pending::Free(_)));
        }
    }

    fn reload(&mut self, who: Id, weapon: usize) {
        self.turn.used |= self.turn.current == Some(who);
        self.change(who, |c| c.empty.retain(|own| *own != weapon));
    }

    fn interrupt(&mut self, who: Id, whom: Id, outcome: Outcome) {
        match outcome {
            Outcome::Won => {
                self.turn.queue.push(Next::Resume(whom));
                self.turn.current = None;
            }
            Outcome::Lost => self.turn.queue.push(Next::After(who)),
            Outcome::Together => self.change(who, |c| c.acted = true),
        }
    }

    pub(super) fn close_soak(&mut self, who: Id) {
        self.pending.retain(|owed| !matches!(owed, Pending::Soak(offer) if offer.who == who));
    }

    fn soaked(&mut self, who: Id) {
        let Some(Open { what, .. }) = &self.open else { return };
        let Reopen::Soak(_, offer) = &**what else { return };
        let offer = Arc::clone(offer);
        self.change(who, |c| c.vital.clone_from(&offer.before));
        self.calm(who);
        self.pending.retain(|owed| !matches!(owed, Pending::Incapacitation { .. } if owed.who() == who));
    }

    /// No rage is about to take it any more: it is down, or it was not hurt after all.
    fn calm(&mut self, who: Id) {
        let rages =
            |owed: &Pending| matches!(owed, Pending::Resist(own) if own.who.id == who && own.from == Peril::Rage);
        self.pending.retain(|owed| !rages(owed));
    }

    fn judge(&mut self, who: Id, verdict: Verdict) {
        self.change(who, |c| match verdict {
            Verdict::Dead => c.vital.dead = true,
            Verdict::BleedingOut => c.vital.bleeding = true,
            Verdict::Unconscious | Verdict::KnockedOut(_) => c.vital.unconscious = true,
            Verdict::UpAgain => {
                c.vital.incapacitated = false;
                c.vital.members.iter_mut().for_each(|figure| figure.shaken = true);
            }
        });
    }

    fn bleed(&mut self, who: Id, blood: Blood) {
        self.change(who, |c| match blood {
            Blood::Dies => {
                c.vital.dead = true;
                c.vital.bleeding = false;
            }
            Blood::BleedsOn => {}
            Blood::Stops => {
                c.vital.bleeding = false;
                c.vital.unconscious = true;
            }
        });
    }

    fn pay(&mut self, purse: Purse, count: i32) {
        let changed = |have: u8| u8::try_from((i32::from(have) + count).clamp(0, MOST_BENNIES)).unwrap_or(have);
        match purse {
            Purse::Pool => self.gm_bennies = changed(self.gm_bennies),
            Purse::Own(who) => self.change(who, |c| c.bennies = c.bennies.map(changed)),
        }
    }
}
