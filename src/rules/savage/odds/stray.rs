//! Where a template may go that misses its place: how likely, how far, and what it still covers (rules 9.18).

use super::super::area;
use super::super::attack::Plan;
use super::super::command::AttackOptions;
use super::super::manner::{Sent, Template};
use super::super::options::Options;
use super::super::state::Encounter;

/// What becomes of a template.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StrayOdds {
    /// it goes astray
    pub strays: f64,
    /// squares that it then goes at most
    pub most: u32,
    /// it goes astray and still covers the point that it was meant for
    pub covers: f64,
}

/// A template on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Flight {
    /// its size
    pub template: Template,
    /// how it is sent
    pub sent: Sent,
    /// how many times over the die of a miss counts at this range
    pub times: u8,
    /// squares to the point aimed at, where somebody has said so
    pub squares: Option<u32>,
}

/// How far a template reaches from its middle, in squares; a cone lands nowhere.
const fn radius(template: Template) -> Option<u32> {
    match template {
        Template::Small => Some(1),
        Template::Medium => Some(2),
        Template::Large => Some(3),
        Template::Cone => None,
    }
}

/// The odds of the template of an attack whose roll misses so often; none where it has none that lands.
#[must_use]
pub fn of_stray(fight: &Encounter, plan: &Plan, options: &AttackOptions, missed: f64) -> Option<StrayOdds> {
    let thrown = plan.more.as_ref()?.area?;
    let squares = options.beyond.as_ref().and_then(|beyond| beyond.squares);
    let (template, sent) = (thrown.template, thrown.sent);
    stray(&Flight { template, sent, times: area::times(options.range), squares }, missed, fight.options)
}

/// The same of any template; none of a cone.
pub(super) fn stray(flight: &Flight, missed: f64, options: Options) -> Option<StrayOdds> {
    let radius = radius(flight.template)?;
    let sides = area::die_of(flight.sent).sides();
    let far = |face: u8| area::squares_of(face, flight.times, flight.squares, options);
    let near = (1..=sides).filter(|face| far(*face) <= radius).count();
    let near = f64::from(u8::try_from(near).unwrap_or(sides)) / f64::from(sides);
    Some(StrayOdds { strays: missed, most: far(sides), covers: missed * near })
}
