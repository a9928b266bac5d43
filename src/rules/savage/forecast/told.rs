//! What the figures of a forecast say, in words.

use crate::rules::contract::{Fates, Figures};
use crate::rules::savage::state::{Combatant, Encounter};
use crate::texts::{self, Lang};
use crate::view::{Line, Tone};

use super::MOST_ROUNDS;

/// The lines of a forecast: who wins, how long it takes, what becomes of everybody.
#[must_use]
pub fn foretell(fight: &Encounter, figures: &Figures, lang: Lang) -> Vec<Line> {
    let won = figures.won;
    let margin = percent(figures.margin(won.heroes).max(figures.margin(won.foes)));
    let share = |count| percent(figures.mean(count));
    let sides = texts::forecast_sides(lang, share(won.heroes), share(won.foes), margin);
    let mut lines = vec![Line::toned(sides, Tone::Strong)];
    if won.undecided > 0 {
        lines.push(Line::plain(texts::forecast_undecided(lang, share(won.undecided), MOST_ROUNDS)));
    }
    let (few, half, most) = (figures.rounds_for(10), figures.rounds_for(50), figures.rounds_for(90));
    lines.push(Line::plain(texts::forecast_rounds(lang, half, few, most)));
    lines.extend(
        fight
            .combatants
            .iter()
            .zip(&figures.fates)
            .filter(|(c, _)| !c.hidden)
            .map(|(combatant, fates)| Line::plain(one(combatant, fates, figures, lang))),
    );
    if figures.pool > 0 {
        lines.push(Line::plain(texts::forecast_pool(lang, decimal(figures.mean(figures.pool), lang))));
    }
    lines
}

fn one(combatant: &Combatant, fates: &Fates, figures: &Figures, lang: Lang) -> String {
    let share = |count| percent(figures.mean(count));
    let name = combatant.name.clone();
    if combatant.vital.members.len() > 1 {
        let standing = decimal(figures.mean(fates.standing), lang);
        let (all, some, none) = (share(fates.unhurt), share(fates.hurt), share(fates.out));
        return texts::forecast_group(lang, name, standing, combatant.standing(), all, some, none);
    }
    if !combatant.is_wild() {
        return texts::forecast_extra(lang, name, share(fates.out));
    }
    let bennies = decimal(figures.mean(fates.bennies), lang);
    let (unhurt, hurt, out, dead) = (share(fates.unhurt), share(fates.hurt), share(fates.out), share(fates.dead));
    texts::forecast_wild_card(lang, name, unhurt, hurt, out, dead, bennies)
}

/// A chance in hundredths; what is rare is not never, and what is likely is not certain.
fn percent(share: f64) -> String {
    let hundredths = (share * 100.0).round();
    if share > 0.0 && hundredths < 1.0 {
        "<1".to_owned()
    } else if share < 1.0 && hundredths > 99.0 {
        ">99".to_owned()
    } else {
        format!("{hundredths:.0}")
    }
}

/// A number to one place.
fn decimal(number: f64, lang: Lang) -> String {
    let text = format!("{number:.1}");
    let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
    texts::decimal(lang, whole, tenths)
}
