//! How what somebody does with its turn changes the fight; no rule.

use super::deed::Deed;
use super::state::Encounter;
use super::trait_roll::Target;
use super::vital::Member;

impl Encounter {
    /// Folds a fact about a turn.
    pub(super) fn deed(&mut self, deed: &Deed) {
        let who = deed.who();
        // A turn that has begun with anything at all is no longer one to hold.
        self.turn.used |= self.turn.current == Some(who.id);
        match deed {
            Deed::Acted { whole, .. } => self.figures(who, |figure| {
                figure.struck = true;
                figure.whole |= *whole;
                figure.deeds = figure.deeds.saturating_add(1);
            }),
            Deed::Moved { .. } => self.figures(who, |figure| figure.moved = true),
            Deed::Ran { .. } => {
                self.figures(who, |figure| figure.moved = true);
                self.change(who.id, |c| c.ran = true);
            }
            Deed::Rose { .. } => self.figures(who, |figure| {
                figure.moved = true;
                figure.rose |= figure.prone;
                figure.prone = false;
            }),
            Deed::Anew { .. } => self.figures(who, |figure| {
                figure.struck = false;
                figure.whole = false;
                figure.deeds = 0;
            }),
        }
    }

    /// Changes the figure that is meant, or all that stand; a reroll of what was rolled before takes none of
    /// it back.
    fn figures(&mut self, who: Target, how: impl Fn(&mut Member)) {
        self.vitals(who.id, true, |vital| {
            let figures = vital.members.iter_mut().enumerate();
            let meant = figures.filter(|(at, own)| !own.out && who.member.is_none_or(|one| one == *at));
            meant.for_each(|(_, own)| how(own));
        });
    }
}
