//! How a fact of Black Powder changes the fight: it decides nothing.

use std::sync::Arc;

use super::super::open::Pending;
use super::super::state::Encounter;
use super::adept::Adept;
use super::casting::{Casting, LastCasting, Side, Unspent, Way};
use super::hand::total;
use super::happening::Happening;
use super::terms::Verdict;

impl Encounter {
    /// Folds one fact of Black Powder into the fight.
    pub(in super::super) fn fold_powder(&mut self, happening: &Happening) {
        match happening {
            Happening::Began(casting) => self.begin_casting(casting),
            Happening::Drew { side, card } => self.game(|game| {
                game.pile.retain(|other| other != card);
                match side {
                    Side::Player => game.mine.cards.push(*card),
                    Side::Bank => game.bank.cards.push(*card),
                }
            }),
            Happening::Cancelled { side, card } => self.game(|game| match side {
                Side::Player => game.mine.cancel(*card),
                Side::Bank => game.bank.cancel(*card),
            }),
            Happening::Stood { values } => self.game(|game| game.stood = Some(values.clone())),
            Happening::Decided { who, power, game } => {
                let (success, raises, drains) = match game.verdict {
                    Verdict::Bust => (false, 0, 0),
                    Verdict::Won(feats) => (true, feats.raises(), 0),
                    Verdict::Lost { double } => (false, 0, if double { 2 } else { 1 }),
                };
                self.casting = None;
                self.last_casting = Some(LastCasting {
                    who: *who,
                    power: power.clone(),
                    way: Way::Intuitive,
                    total: total(&game.mine),
                    bank: (!game.bank.is_empty()).then(|| total(&game.bank)),
                    success,
                    raises,
                    drains,
                });
            }
            Happening::Performed { who, power, total, success, raises, drains } => {
                self.last_casting = Some(LastCasting {
                    who: *who,
                    power: power.clone(),
                    way: Way::Traditional,
                    total: *total,
                    bank: None,
                    success: *success,
                    raises: *raises,
                    drains: *drains,
                });
            }
            Happening::GivenUp { .. } => self.casting = None,
            Happening::Tired { who, member, now, down } => {
                if let Some(combatant) = self.get_mut(*who) {
                    let wild = combatant.is_wild();
                    combatant.vital.tire(wild, member.unwrap_or(0), *now, *down);
                }
            }
            // What a Drain does stands in the facts behind it.
            Happening::Drained { .. } | Happening::Works { .. } => {}
            Happening::RaisesWon(unspent) => self.pending.push(Pending::Raises(Arc::clone(unspent))),
            Happening::RaisesSpent { who, on } => {
                self.adept(*who, |adept| adept.ppx = adept.ppx.saturating_add(on.ppx.into()));
                let used = u8::try_from(on.raises()).unwrap_or(u8::MAX);
                for owed in &mut self.pending {
                    if let Pending::Raises(unspent) = owed
                        && unspent.who.id == *who
                    {
                        let left = unspent.raises.saturating_sub(used);
                        let gains = unspent.gains.plus(on.gains);
                        *unspent = Arc::new(Unspent { raises: left, gains, ..(**unspent).clone() });
                    }
                }
                self.pending.retain(|owed| !matches!(owed, Pending::Raises(unspent) if unspent.raises == 0));
                // What a raise has bought stays bought.
                self.open = None;
            }
            Happening::PowerRaised { who, power, to, gains, paid } => self.adept(*who, |adept| {
                adept.ppx = adept.ppx.saturating_sub(*paid);
                if let Some(own) = adept.powers.iter_mut().find(|own| own.name == *power) {
                    own.rank = Some(*to);
                    own.always = *gains;
                }
            }),
            Happening::SkillRaised { who, skill, to, paid } => {
                self.adept(*who, |adept| adept.ppx = adept.ppx.saturating_sub(*paid));
                if let Some(combatant) = self.get_mut(*who) {
                    Arc::make_mut(&mut combatant.stats).skills.insert(skill.clone(), *to);
                }
            }
        }
    }

    fn begin_casting(&mut self, casting: &Arc<Casting>) {
        let who = casting.who;
        self.turn.used |= self.turn.current == Some(who.id);
        if let Some(combatant) = self.get_mut(who.id) {
            let place = who.member.unwrap_or(0);
            if let Some(figure) = combatant.vital.members.get_mut(place) {
                figure.struck = true;
            }
        }
        // What was rolled before is settled: the cards do not lie as they lay then.
        self.open = None;
        self.casting = Some(Arc::clone(casting));
    }

    fn game(&mut self, how: impl FnOnce(&mut Casting)) {
        if let Some(casting) = &mut self.casting {
            how(Arc::make_mut(casting));
        }
    }

    pub(in super::super) fn adept(&mut self, who: crate::view::Id, how: impl FnOnce(&mut Adept)) {
        let Some(combatant) = self.get_mut(who) else { return };
        if combatant.stats.black_powder.is_some()
            && let Some(adept) = &mut Arc::make_mut(&mut combatant.stats).black_powder
        {
            how(adept);
        }
    }
}
