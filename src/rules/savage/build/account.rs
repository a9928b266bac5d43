//! The account of one hero: what was spent of what the rules give, and what that needs in advances.

use crate::dice::Level;
use crate::rules::savage::rank::Rank;
use crate::rules::savage::stats::{Attribute, Stats};
use crate::texts::{self, Lang, Words, canonical, fold};

use super::advance::{Beyond, Next, earned, raises_allowed};
use super::book::{Book, HindranceNote, Severity};
use super::cost::{MOST, SkillDice, dice_above};
use super::given::Building;

/// Points spent of points given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// what was spent
    pub spent: u16,
    /// what is given
    pub given: u16,
}

impl Spent {
    /// What goes beyond what is given.
    #[must_use]
    pub const fn over(self) -> u16 {
        self.spent.saturating_sub(self.given)
    }

    /// What is not spent yet.
    #[must_use]
    pub const fn left(self) -> u16 {
        self.given.saturating_sub(self.spent)
    }
}

/// One skill and its price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SkillCost {
    /// its canonical English name
    pub name: String,
    /// what it is worth
    pub level: Level,
    /// its attribute, where it is known
    pub attribute: Option<Attribute>,
    /// what it costs
    pub points: u16,
}

/// What a hero costs, and what he may buy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// the rank
    pub rank: Rank,
    /// experience points
    pub experience: u16,
    /// each attribute with its points
    pub attributes: Vec<(Attribute, Level, u16)>,
    /// points for attributes
    pub attribute_points: Spent,
    /// each skill with its points
    pub skills: Vec<SkillCost>,
    /// points for skills
    pub skill_points: Spent,
    /// each hindrance, and how grave it is
    pub hindrances: Vec<(String, Severity)>,
    /// the least and the most points that they give
    pub hindrance_points: (u16, u16),
    /// edges by canonical English name
    pub edge_names: Vec<String>,
    /// edges: how many there are, and how many are free
    pub edges: Spent,
    /// advances that the experience gives
    pub earned: u16,
    /// advances that the build needs at least
    pub needed: u16,
    /// attribute dice that must have come by advances, and how many may have
    pub raises: Spent,
    /// what the next advance may buy
    pub next: Next,
}

impl Account {
    /// The account of this stat block, as it stands now.
    ///
    /// Skills are counted with the attributes of today: an attribute raised later makes the dice below it
    /// cheaper than they were.
    #[must_use]
    pub fn of(stats: &Stats, building: &Building, book: &Book) -> Self {
        let attributes: Vec<_> = Attribute::ALL
            .into_iter()
            .map(|own| (own, stats.attributes.get(own), dice_above(stats.attributes.get(own))))
            .collect();
        let mut dice = SkillDice::default();
        let mut skills = Vec::new();
        for (name, level) in &stats.skills {
            let attribute = book.skill(name).map(|note| note.attribute);
            let own = SkillDice::of(*level, attribute.map(|own| stats.attributes.get(own)));
            dice = dice.and(own);
            skills.push(SkillCost { name: name.clone(), level: *level, attribute, points: own.points() });
        }
        let notes: Vec<(String, HindranceNote)> = stats.hindrances.iter().map(|said| hindrance(said, book)).collect();
        let more = |given: u8, by: fn(&HindranceNote) -> i16| {
            let sum = notes.iter().map(|(_, note)| i64::from(by(note))).sum::<i64>() + i64::from(given);
            u16::try_from(sum.max(0)).unwrap_or(u16::MAX)
        };
        let attribute_points = Spent {
            spent: attributes.iter().map(|(_, _, points)| points).sum(),
            given: more(building.attribute_points, |note| note.attribute_points),
        };
        let skill_points = Spent { spent: dice.points(), given: more(building.skill_points, |note| note.skill_points) };
        let edges = Spent {
            spent: u16::try_from(stats.edges.len()).unwrap_or(MOST).min(MOST),
            given: stats.free_edges.unwrap_or(building.free_edges).into(),
        };
        let severities: Vec<Severity> = notes.iter().map(|(_, note)| note.severity).collect();
        let hindrance_points = points(&severities, building.minor_hindrances.into(), building.major_hindrances.into());
        let beyond = Beyond {
            attributes: attribute_points.over(),
            edges: edges.over(),
            skills: dice,
            skill_points: skill_points.given,
            hindrances: hindrance_points.1,
        };
        let earned = earned(stats.experience, building);
        Self {
            rank: stats.rank(building),
            experience: stats.experience,
            attributes,
            attribute_points,
            skills,
            skill_points,
            hindrances: notes.into_iter().map(|(name, note)| (name, note.severity)).collect(),
            hindrance_points,
            edge_names: stats.edges.clone(),
            edges,
            earned,
            needed: beyond.advances(),
            raises: Spent { spent: beyond.attribute_raises(), given: raises_allowed(earned, building) },
            next: Next::of(stats, building, book),
        }
    }
}

/// A hindrance by its name, with what is known of it; `Wanted (major)` says itself how grave it is, in any
/// language.
fn hindrance(said: &str, book: &Book) -> (String, HindranceNote) {
    let (name, told) = match said.strip_suffix(')').and_then(|open| open.rsplit_once(" (")) {
        Some((head, word)) => match severity(word) {
            Some(severity) => (head, Some(severity)),
            None => (said, None),
        },
        None => (said, None),
    };
    let name = canonical(Words::Hindrance, name).unwrap_or_else(|| name.to_owned());
    let unknown = HindranceNote { severity: Severity::Either, attribute_points: 0, skill_points: 0 };
    let note = book.hindrances.get(&name).copied().unwrap_or(unknown);
    (name, HindranceNote { severity: told.unwrap_or(note.severity), ..note })
}

fn severity(word: &str) -> Option<Severity> {
    let is = |said: fn(Lang) -> String| Lang::all().any(|lang| fold(&said(lang)) == fold(word));
    if is(texts::build_minor) {
        Some(Severity::Minor)
    } else if is(texts::build_major) {
        Some(Severity::Major)
    } else {
        None
    }
}

/// The least and the most points that hindrances give: one for so many minor ones, two for so many major ones.
fn points(severities: &[Severity], minor: u16, major: u16) -> (u16, u16) {
    let count =
        |wanted: Severity| u16::try_from(severities.iter().filter(|own| **own == wanted).count()).unwrap_or(u16::MAX);
    let (small, grave, either) = (count(Severity::Minor), count(Severity::Major), count(Severity::Either));
    let worth = |small: u16, grave: u16| small.min(minor) + 2 * grave.min(major);
    let ways =
        (0..=either).map(|as_major| worth(small.saturating_add(either - as_major), grave.saturating_add(as_major)));
    (ways.clone().min().unwrap_or(0), ways.max().unwrap_or(0))
}
