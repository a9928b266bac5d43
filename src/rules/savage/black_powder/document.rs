//! Black Powder in the state document.

use serde::Serialize;

use super::super::deck::{Card, Suit};
use super::super::state::{Combatant, Encounter};
use super::super::stats::Attribute;
use super::adept::{Class, Gains, Reach, Source, improved};
use super::casting::{Casting, LastCasting};
use super::chances::{Prospect, drawing, standing, standing_against};
use super::hand::{Counted, total};

/// What somebody has of magic.
#[derive(Clone, Debug, Serialize)]
pub struct AdeptPart {
    skill: String,
    source: &'static str,
    ppx: u16,
    points: Option<u16>,
    cost: u16,
    domains: Vec<DomainPart>,
    powers: Vec<PowerPart>,
}

#[derive(Clone, Debug, Serialize)]
struct DomainPart {
    name: String,
    suit: Suit,
}

#[derive(Clone, Debug, Serialize)]
struct PowerPart {
    name: String,
    class: &'static str,
    cost: u16,
    domains: Vec<String>,
    rank: &'static str,
    always: GainsPart,
    range: Option<u32>,
    duration: Option<u32>,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct GainsPart {
    range: u8,
    duration: u8,
    quantity: u8,
    extent: u8,
    targets: u8,
}

impl From<Gains> for GainsPart {
    fn from(own: Gains) -> Self {
        let Gains { range, duration, quantity, extent, targets } = own;
        Self { range, duration, quantity, extent, targets }
    }
}

/// A game of cards that is being played.
#[derive(Clone, Debug, Serialize)]
pub struct CastingPart {
    who: String,
    power: String,
    tn: i32,
    cards: Vec<Counted>,
    total: i32,
    cancelled: Vec<Card>,
    stood: bool,
    bank: Vec<Counted>,
    bank_total: i32,
    bank_cancelled: Vec<Card>,
    bank_may_cancel: u8,
    pile: usize,
    /// what standing now comes to; once the player stands, the bank's play
    stand: Option<ProspectPart>,
    /// what one more card comes to
    draw: Option<ProspectPart>,
}

#[derive(Clone, Copy, Debug, Serialize)]
struct ProspectPart {
    works: f64,
    fails: f64,
    drain: f64,
    double: f64,
}

impl From<Prospect> for ProspectPart {
    fn from(own: Prospect) -> Self {
        let short = |share: f64| (share * 1e6).round() / 1e6;
        Self { works: short(own.works), fails: short(own.fails), drain: short(own.drain), double: short(own.double) }
    }
}

/// What came of the last casting.
#[derive(Clone, Debug, Serialize)]
pub struct LastPart {
    who: String,
    power: String,
    way: &'static str,
    total: i32,
    bank: Option<i32>,
    success: bool,
    raises: u8,
    drains: u8,
}

/// What this one has of magic.
#[must_use]
pub fn of_combatant(who: &Combatant) -> Option<AdeptPart> {
    let adept = who.stats.black_powder.as_deref()?;
    let smarts = u32::from(who.attribute(Attribute::Smarts).die.sides());
    let power = |own: &super::adept::Known| PowerPart {
        name: own.name.clone(),
        class: own.class.word(),
        cost: own.class.cost(),
        domains: own.domains.clone(),
        rank: own.rank().word(),
        always: own.always.into(),
        range: own.range.map(|range| {
            let initial = match range {
                Reach::Yards(yards) => yards,
                Reach::Smarts(yards) => yards.saturating_mul(smarts),
            };
            improved(initial, own.always.range)
        }),
        duration: own.duration.map(|rounds| improved(rounds, own.always.duration)),
    };
    Some(AdeptPart {
        skill: adept.skill.clone(),
        source: match adept.source {
            Source::Occult => "occult",
            Source::Device => "device",
        },
        ppx: adept.ppx,
        points: adept.points,
        cost: adept.powers.iter().map(|own| Class::cost(own.class)).sum(),
        domains: adept.domains.iter().map(|own| DomainPart { name: own.name.clone(), suit: own.suit }).collect(),
        powers: adept.powers.iter().map(power).collect(),
    })
}

/// The game of cards that is being played.
#[must_use]
pub fn of_casting(fight: &Encounter) -> Option<CastingPart> {
    let casting = fight.casting.as_deref()?;
    let Casting { who, power, terms, pile, mine, stood, bank, .. } = casting;
    let cards = casting.counted();
    let of_bank = terms.bank(bank);
    let stand = (!cards.is_empty()).then(|| match stood {
        Some(_) => standing_against(terms, &cards, bank, pile),
        None => standing(terms, &cards, pile),
    });
    Some(CastingPart {
        who: fight.typed_name(who.id, who.member),
        power: power.clone(),
        tn: terms.tn,
        total: total(&cards),
        cards,
        cancelled: mine.cancelled.clone(),
        stood: stood.is_some(),
        bank_total: total(&of_bank),
        bank: of_bank,
        bank_cancelled: bank.cancelled.clone(),
        bank_may_cancel: terms.cancels,
        pile: pile.len(),
        stand: stand.map(ProspectPart::from),
        draw: stood.is_none().then(|| drawing(terms, mine, pile).into()),
    })
}

/// What came of the last casting.
#[must_use]
pub fn of_last(fight: &Encounter) -> Option<LastPart> {
    let LastCasting { who, power, way, total, bank, success, raises, drains } = fight.last_casting.clone()?;
    Some(LastPart {
        who: fight.get(who).map(|own| own.name.clone()).unwrap_or_default(),
        power,
        way: way.word(),
        total,
        bank,
        success,
        raises,
        drains,
    })
}
