//! The forecast in words: who wins, in how many rounds, and what becomes of each.

use crate::rules::contract::{Change, Fates, Figures};
use crate::texts::{self, Lang};
use crate::view::{Id, Line, Span, Table, TableRow, Tone, percentage, percentages};

use super::state::Encounter;

/// How many more the usual question is about.
const MORE: usize = 4;

/// What could be otherwise, about the one who is looked at and about everybody.
#[must_use]
pub fn changes(fight: &Encounter, about: Option<Id>, lang: Lang) -> Vec<(String, Change)> {
    let mut all = Vec::new();
    if let Some(who) = about.and_then(|id| fight.get(id)) {
        let name = fight.member_name(who.id, None);
        if !who.is_wild() {
            all.push((texts::foresee_more(lang, MORE, name.clone()), Change::More(who.id, MORE)));
        }
        all.push((texts::foresee_gone(lang, name.clone()), Change::Gone(who.id)));
        all.push((texts::foresee_tougher(lang, name), Change::Tougher(who.id, 1)));
    }
    all.push((texts::foresee_bennies(lang), Change::Luckier(1)));
    all
}

/// What is known so far: two lines, and a row for everybody.
#[must_use]
pub fn outlook(fight: &Encounter, figures: &Figures, lang: Lang) -> (Vec<Line>, Table) {
    let won = figures.won;
    let shares = [won.heroes, won.foes, won.undecided].map(|count| figures.mean(count));
    let told = |percent: u8| texts::percent(lang, percent);
    let [heroes, foes, undecided]: [u8; 3] = percentages(&shares).try_into().unwrap_or_default();
    let mut first = Line::plain(texts::foresee_heroes(lang)).with(format!(" {}", told(heroes)), Tone::Strong);
    first = first.with(format!("   {}", texts::foresee_foes(lang)), Tone::Plain);
    first = first.with(format!(" {}", told(foes)), Tone::Strong);
    if won.undecided > 0 {
        first = first.with(format!("   {} {}", texts::foresee_undecided(lang), told(undecided)), Tone::Dim);
    }
    let margin = percentage(figures.margin(won.heroes));
    first = first.with(format!("   {}", texts::foresee_margin(lang, margin, figures.fights)), Tone::Dim);
    let [half, nine] = [50, 90].map(|percent| figures.rounds_for(percent));
    let second = Line::plain(texts::foresee_rounds(lang, half, nine));
    (vec![first, second], table(fight, figures, lang))
}

fn table(fight: &Encounter, figures: &Figures, lang: Lang) -> Table {
    let row = |fates: &Fates| {
        let who = fight.get(fates.who)?;
        let share = |count: u64, tone: Tone| Span::new(texts::percent(lang, percentage(figures.mean(count))), tone);
        let spent = figures.mean(fates.bennies);
        let group = who.vital.members.len() > 1;
        Some(TableRow {
            name: who.name.clone(),
            side: Some(who.side),
            cells: vec![
                share(fates.unhurt + fates.hurt, Tone::Strong),
                share(fates.hurt, Tone::Plain),
                share(fates.out, Tone::Plain),
                share(fates.dead, Tone::Plain),
                Span::plain(if group { format!("{:.1}", figures.mean(fates.standing)) } else { String::new() }),
                Span::plain(if who.bennies.is_some() { format!("{spent:.1}") } else { String::new() }),
            ],
        })
    };
    Table {
        corner: String::new(),
        heads: vec![
            texts::foresee_stands(lang),
            texts::foresee_hurt(lang),
            texts::foresee_out(lang),
            texts::foresee_dead(lang),
            texts::foresee_standing(lang),
            texts::foresee_spent(lang),
        ],
        rows: figures.fates.iter().filter_map(row).collect(),
    }
}
