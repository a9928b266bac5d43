//! The rest of the fight is foreseen beside it: asked for, asked again, and known bit by bit.

use crate::rules::Encounter;
use crate::rules::contract::{Change, Figures, No};

use super::foresee::Foresee;
use super::overlay::Layer;
use super::{App, Effect, Out, words};

impl App {
    /// The forecast of the fight as it stands.
    pub(super) fn foresee(&mut self, out: &mut Out<'_>) {
        let fight = self.journal.now().clone();
        match fight.forecast() {
            Ok(_) => {
                self.ask_for(&fight, out);
                self.layers.push(Layer::Foresee(Box::new(Foresee::of(fight))));
            }
            Err(refusal) => {
                let reason = fight.refusal(&refusal, self.lang());
                self.refuse(reason);
            }
        }
    }

    fn ask_for(&mut self, fight: &Encounter, out: &mut Out<'_>) {
        self.foreseen = self.foreseen.wrapping_add(1);
        out.effects.push(Effect::Foresee(self.foreseen, Box::new(fight.clone())));
    }

    /// A letter of the page: something is otherwise, or as it is.
    pub(super) fn what_if(&mut self, letter: char, out: &mut Out<'_>) {
        let lang = self.lang();
        let Some(Layer::Foresee(foresee)) = self.layers.last_mut() else { return };
        let before = foresee.changes.clone();
        if foresee.switch(letter, self.journal.now(), lang) {
            self.foresee_again(&before, out);
        }
    }

    /// The fight, or what is otherwise in it, has changed: everything is asked again. Where the rules
    /// refuse it, what was otherwise before stays so.
    pub(super) fn foresee_again(&mut self, before: &[(String, Change)], out: &mut Out<'_>) {
        let Some(Layer::Foresee(foresee)) = self.layers.last_mut() else { return };
        let changes: Vec<Change> = foresee.changes.iter().map(|(_, change)| *change).collect();
        let now = self.journal.now();
        let asked = now.what_if(&changes).and_then(|fight| match fight.forecast() {
            Ok(_) => Ok(fight),
            Err(refusal) => Err(No::Refused(refusal)),
        });
        match asked {
            Ok(fight) => {
                let (changes, look) = (foresee.changes.clone(), foresee.look);
                **foresee = Foresee { changes, look, ..Foresee::of(fight.clone()) };
                self.ask_for(&fight, out);
            }
            Err(no) => {
                let reason = words::no(now, &no, self.settings.lang);
                foresee.changes = before.to_vec();
                self.refuse(reason);
            }
        }
    }

    /// What a forecast knows by now, where it is still the one that was asked for.
    pub(super) fn know(&mut self, number: u64, known: Result<Box<Figures>, String>) {
        let asked = number == self.foreseen;
        let Some(Layer::Foresee(foresee)) =
            self.layers.iter_mut().rev().find(|layer| matches!(layer, Layer::Foresee(_)))
        else {
            return;
        };
        match known {
            Ok(figures) if asked => foresee.figures = Some(*figures),
            Err(why) if asked => foresee.trouble = Some(why),
            Ok(_) | Err(_) => {}
        }
    }

    /// The number of the forecast that somebody looks at.
    #[must_use]
    pub fn foresees(&self) -> Option<u64> {
        self.layers.iter().any(|layer| matches!(layer, Layer::Foresee(_))).then_some(self.foreseen)
    }
}
