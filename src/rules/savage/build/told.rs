//! The account of a hero in words: a few lines for reading, and one row beside the others.

use crate::dice::Level;
use crate::rules::savage::narrate::{level_text, trait_name};
use crate::rules::savage::rank::Rank;
use crate::rules::savage::stats::{Attribute, Trait};
use crate::texts::{self, Lang, Words, fold, word};
use crate::view::page::Page;
use crate::view::{Line, Span, Tone};

use super::account::{Account, Spent};
use super::book::Severity;

/// The whole account, on lines of that width.
#[must_use]
pub fn lines(account: &Account, width: usize, lang: Lang) -> Vec<Line> {
    let mut all = so_far(account, width, lang);
    all.push(Line::default());
    all.extend(ahead(account, width, lang));
    all
}

/// What was spent of what is given.
fn so_far(account: &Account, width: usize, lang: Lang) -> Vec<Line> {
    let mut page = Page::new(width, false);
    page.table(&spent(account, lang));
    let verdict = std::iter::once(advances(account, lang)).chain(raised(account, lang)).chain(left(account, lang));
    for (text, tone) in verdict {
        page.prose(&text, tone);
    }
    page.done()
}

/// What the next advance may buy.
#[must_use]
pub fn ahead(account: &Account, width: usize, lang: Lang) -> Vec<Line> {
    let mut page = Page::new(width, false);
    page.prose(&next(account, lang), Tone::Strong);
    page.table(&buys(account, lang));
    page.done()
}

/// Words by the alphabet with commas, each a piece that is never broken.
fn listed(words: impl Iterator<Item = String>) -> Vec<Span> {
    let mut words: Vec<String> = words.collect();
    words.sort_by_key(|word| fold(word));
    in_order(words)
}

/// Words with commas, in their order.
fn in_order(words: Vec<String>) -> Vec<Span> {
    let last = words.len().saturating_sub(1);
    let comma = |(place, word): (usize, String)| Span::plain(if place < last { format!("{word},") } else { word });
    words.into_iter().enumerate().map(comma).collect()
}

fn skill(name: &str, lang: Lang) -> String {
    word(lang, Words::Trait, name)
}

fn attribute(own: Attribute, lang: Lang) -> String {
    trait_name(&Trait::Attribute(own), lang)
}

/// What was spent of what is given.
fn spent(account: &Account, lang: Lang) -> Vec<(String, Vec<Span>)> {
    let of = |points: Spent| {
        let tone = if points.over() > 0 { Tone::Strong } else { Tone::Plain };
        Span::new(texts::build_spent(lang, points.spent, points.given), tone)
    };
    let row = |name: String, head: Span, rest: Vec<Span>| {
        let text = if rest.is_empty() { head.text } else { texts::build_listed(lang, head.text) };
        (name, std::iter::once(Span::new(text, head.tone)).chain(rest).collect())
    };
    let attributes = account.attributes.iter().filter(|(_, _, points)| *points > 0);
    let cost = |(own, level, points): &(Attribute, Level, u16)| {
        texts::build_cost(lang, attribute(*own, lang), level_text(*level), *points)
    };
    let attributes = in_order(attributes.map(cost).collect());
    let skills = listed(account.skills.iter().map(|own| {
        let told = if own.attribute.is_some() { texts::build_cost } else { texts::build_cost_unlinked };
        told(lang, skill(&own.name, lang), level_text(own.level), own.points)
    }));
    let hindrances = listed(account.hindrances.iter().map(|(name, severity)| {
        let name = word(lang, Words::Hindrance, name);
        let severity = match severity {
            Severity::Minor => texts::build_minor(lang),
            Severity::Major => texts::build_major(lang),
            Severity::Either => texts::build_either(lang),
        };
        format!("{name} ({severity})")
    }));
    let (least, most) = account.hindrance_points;
    let points =
        if least == most { texts::build_points(lang, most) } else { texts::build_points_between(lang, least, most) };
    let edges = listed(account.edge_names.iter().map(|name| word(lang, Words::Edge, name)));
    let mut rows = vec![
        row(texts::build_attributes(lang), of(account.attribute_points), attributes),
        row(texts::build_skills(lang), of(account.skill_points), skills),
        row(texts::build_hindrances(lang), Span::plain(points), hindrances),
    ];
    if most > 0 {
        let worth = texts::build_worth(lang);
        let words = worth.split_whitespace().map(|word| Span::new(word, Tone::Dim));
        rows.push((String::new(), words.collect()));
    }
    let free = Span::plain(texts::build_free(lang, account.edges.given, account.edges.spent));
    rows.push(row(texts::build_edges(lang), free, edges));
    rows
}

/// How many advances there are, and how many the build needs.
fn advances(account: &Account, lang: Lang) -> (String, Tone) {
    let (earned, needed) = (account.earned, account.needed);
    if needed > earned {
        (texts::build_more(lang, earned, needed, needed - earned), Tone::Strong)
    } else {
        (texts::build_fits(lang, earned, needed), Tone::Plain)
    }
}

/// Attributes that advances have raised more often than they may.
fn raised(account: &Account, lang: Lang) -> Option<(String, Tone)> {
    let raises = account.raises;
    (raises.over() > 0).then(|| (texts::build_raises(lang, raises.spent, raises.given), Tone::Strong))
}

/// Points that are not spent yet.
fn left(account: &Account, lang: Lang) -> Vec<(String, Tone)> {
    let of = |points: Spent, said: fn(Lang, u16) -> String| {
        (points.left() > 0).then(|| (said(lang, points.left()), Tone::Plain))
    };
    let attributes = of(account.attribute_points, texts::build_left_attributes);
    let skills = of(account.skill_points, texts::build_left_skills);
    attributes.into_iter().chain(skills).collect()
}

fn next(account: &Account, lang: Lang) -> String {
    let more = account.next.at.saturating_sub(account.experience);
    texts::build_next(lang, account.next.at, more, account.next.rank.name(lang))
}

/// What the next advance may buy, kind by kind.
fn buys(account: &Account, lang: Lang) -> Vec<(String, Vec<Span>)> {
    let next = &account.next;
    let step = |name: String, from: Level, to: Level| texts::build_step(lang, name, level_text(from), level_text(to));
    let steps = |list: &[(String, Level, Level)]| {
        listed(list.iter().map(|(name, from, to)| step(skill(name, lang), *from, *to)))
    };
    let attributes = next.attributes.iter().map(|(own, from, to)| step(attribute(*own, lang), *from, *to));
    let rhythm = if next.rank == Rank::Legendary {
        texts::build_attribute_legend(lang)
    } else {
        texts::build_attribute_rank(lang)
    };
    let rows = [
        (
            texts::build_attribute(lang),
            std::iter::once(Span::new(rhythm, Tone::Dim)).chain(in_order(attributes.collect())).collect(),
        ),
        (texts::build_one_skill(lang), steps(&next.one)),
        (texts::build_two_skills(lang), steps(&next.two)),
        (texts::build_unlinked(lang), steps(&next.unlinked)),
        (texts::build_new_skill(lang), listed(next.new.iter().map(|name| skill(name, lang)))),
        // The longest list last: where there is no room, it is the one that is cut.
        (texts::build_edge(lang), listed(next.edges.iter().map(|name| word(lang, Words::Edge, name)))),
    ];
    rows.into_iter().filter(|(_, parts)| !parts.is_empty()).collect()
}

/// The account in a few short cells, under these heads.
#[must_use]
pub fn heads(lang: Lang) -> Vec<String> {
    vec![
        texts::build_head_rank(lang),
        texts::build_head_experience(lang),
        texts::build_head_attributes(lang),
        texts::build_head_skills(lang),
        texts::build_head_hindrances(lang),
        texts::build_head_edges(lang),
        texts::build_head_advances(lang),
    ]
}

/// The cells of one hero.
#[must_use]
pub fn summary(account: &Account, lang: Lang) -> Vec<Span> {
    let of = |spent: u16, given: u16| {
        Span::new(format!("{spent}/{given}"), if spent > given { Tone::Strong } else { Tone::Plain })
    };
    let (least, most) = account.hindrance_points;
    let points = if least == most { most.to_string() } else { format!("{least}–{most}") };
    vec![
        Span::plain(account.rank.name(lang)),
        Span::plain(account.experience.to_string()),
        of(account.attribute_points.spent, account.attribute_points.given),
        of(account.skill_points.spent, account.skill_points.given),
        Span::plain(points),
        of(account.edges.spent, account.edges.given),
        of(account.needed, account.earned),
    ]
}
