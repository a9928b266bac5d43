//! What the figures of a forecast say, in words.

use crate::rules::contract::{Fates, Figures};
use crate::rules::savage::state::{Combatant, Encounter};
use crate::texts::{self, Lang};
use crate::view::{Line, Tone, percentage, percentages};

use super::MOST_ROUNDS;

/// The lines of a forecast: who wins, how long it takes, what becomes of everybody.
#[must_use]
pub fn foretell(fight: &Encounter, figures: &Figures, lang: Lang) -> Vec<Line> {
    let won = figures.won;
    let margin = percentage(figures.margin(won.heroes).max(figures.margin(won.foes)));
    let [heroes, foes, _] = shares(figures, [won.heroes, won.foes, won.undecided]);
    let mut lines = vec![Line::toned(texts::forecast_sides(lang, heroes, foes, margin), Tone::Strong)];
    if won.undecided > 0 {
        lines.push(Line::plain(texts::forecast_undecided(lang, percentage(figures.mean(won.undecided)), MOST_ROUNDS)));
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
    let name = combatant.name.clone();
    if combatant.vital.members.len() > 1 {
        let standing = decimal(figures.mean(fates.standing), lang);
        let [all, some, none] = shares(figures, [fates.unhurt, fates.hurt, fates.out]);
        return texts::forecast_group(lang, name, standing, combatant.standing(), all, some, none);
    }
    if !combatant.is_wild() {
        return texts::forecast_extra(lang, name, percentage(figures.mean(fates.out)));
    }
    let bennies = decimal(figures.mean(fates.bennies), lang);
    let [unhurt, hurt, out] = shares(figures, [fates.unhurt, fates.hurt, fates.out]);
    let dead = percentage(figures.mean(fates.dead));
    texts::forecast_wild_card(lang, name, unhurt, hurt, out, dead, bennies)
}

/// Counts that are all there is, in hundredths that make a hundred.
fn shares(figures: &Figures, counts: [u64; 3]) -> [u8; 3] {
    percentages(&counts.map(|count| figures.mean(count))).try_into().unwrap_or_default()
}

/// A number to one place.
fn decimal(number: f64, lang: Lang) -> String {
    let text = format!("{number:.1}");
    let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
    texts::decimal(lang, whole, tenths)
}
