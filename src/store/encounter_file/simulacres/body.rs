//! The body of an entry: its zones over those of its build, or one pool of life points.

use std::collections::BTreeMap;

use crate::rules::simulacres::{Body, Gauge, Stats, ZoneState, build};
use crate::store::encounter_file::check::Check;
use crate::store::problem::What;

use super::form::{BodyForm, CombatantForm, PointsForm, ZoneForm};
use super::gear::{protection, zones};
use super::wrong::Wrong;

/// Most points of a kind.
const MOST_POINTS: i64 = 99;
/// Nobody ever falls lower than this.
const LOWEST: i64 = -1_000_000;

/// What an entry says of its body, over what it is like.
pub fn form(check: &mut Check, form: &CombatantForm, before: Option<BodyForm>) -> Option<BodyForm> {
    if let (Some(_), Some(_)) = (&form.pool, &form.zones) {
        check.wrong("pool", Wrong::PoolAndZones.into());
    }
    if let Some(points) = form.pool {
        let (left, most) = signed(check, "pool", points, 1)?;
        return Some(BodyForm::Pool(most, left));
    }
    let Some(list) = &form.zones else { return before };
    let mut all = match before {
        Some(BodyForm::Zones(all)) => all,
        Some(BodyForm::Pool(..)) | None => BTreeMap::new(),
    };
    for (name, one) in &list.0 {
        let field = format!("zones/{name}");
        for zone in zones(check, &field, name) {
            let own = all.entry(zone).or_default();
            *own = checked(check, &field, *one, *own);
        }
    }
    Some(BodyForm::Zones(all))
}

/// A zone, each number in its range, over what was written before.
fn checked(check: &mut Check, field: &str, one: ZoneForm, before: ZoneForm) -> ZoneForm {
    let max: Option<i64> = check.number(&format!("{field}/max"), one.max, 0..=MOST_POINTS);
    let most = max.or(before.max).unwrap_or(MOST_POINTS);
    ZoneForm {
        max: max.or(before.max),
        pv: check.number(&format!("{field}/pv"), one.pv, LOWEST..=most).or(before.pv),
        protection: protection(check, &format!("{field}/protection"), one.protection)
            .map(i64::from)
            .or(before.protection),
        treated: one.treated.or(before.treated),
        tried: one.tried.or(before.tried),
        lost: one.lost.or(before.lost),
        mastered: one.mastered.or(before.mastered),
        scar: one.scar.or(before.scar),
    }
}

/// The body of a stat block.
pub fn body(form: Option<&BodyForm>, stats: &Stats, usual: Body) -> Body {
    match form {
        None => usual,
        Some(BodyForm::Pool(max, pv)) => Body::Pool { max: *max, pv: *pv },
        Some(BodyForm::Zones(written)) => {
            let mut body = Body::of(build(stats));
            for (zone, form) in written {
                if let Some(own) = body.zone_mut(*zone) {
                    *own = zone_of(*form, *own);
                }
            }
            body
        }
    }
}

fn zone_of(form: ZoneForm, own: ZoneState) -> ZoneState {
    let max = form.max.and_then(|max| u8::try_from(max).ok()).unwrap_or(own.max);
    let pv = form.pv.and_then(|pv| i32::try_from(pv).ok()).unwrap_or_else(|| max.into());
    ZoneState {
        max,
        pv: pv.min(max.into()),
        protection: form.protection.and_then(|points| u8::try_from(points).ok()).unwrap_or(own.protection),
        treated: form.treated.unwrap_or_default(),
        tried: form.tried.unwrap_or_default(),
        lost: form.lost.unwrap_or_default(),
        mastered: form.mastered.unwrap_or_default(),
        scar: form.scar.unwrap_or_default(),
    }
}

/// Points left, and most of them.
pub fn gauge(check: &mut Check, field: &str, form: Option<PointsForm>) -> Option<Gauge> {
    match form? {
        PointsForm::Full(most) => check.number(field, Some(most), 0..=MOST_POINTS).map(Gauge::full),
        PointsForm::Left(left, most) => {
            let max: Option<u8> = check.number(field, Some(most), 0..=MOST_POINTS);
            let now = check.number(field, Some(left), 0..=max.map_or(MOST_POINTS, i64::from));
            Some(Gauge { now: now?, max: max? })
        }
    }
}

/// The same where what is left may lie below 0.
fn signed(check: &mut Check, field: &str, form: PointsForm, least: i64) -> Option<(i32, u8)> {
    let (left, most) = match form {
        PointsForm::Full(most) => (most, most),
        PointsForm::Left(left, most) => (left, most),
    };
    let max: u8 = check.number(field, Some(most), least..=MOST_POINTS)?;
    Some((check.number(field, Some(left), LOWEST..=max.into())?, max))
}

/// What an entry says of zones fits the body that it has.
pub fn fits(check: &mut Check, form: &CombatantForm, written: Option<&BodyForm>, body: &Body) {
    let protects = form.protection.as_ref().is_some_and(|worn| !worn.0.is_empty());
    if let (Body::Pool { .. }, true) = (body, protects) {
        check.wrong("protection", Wrong::NoZones.into());
    }
    let Some(BodyForm::Zones(zones)) = written else { return };
    for (zone, form) in zones {
        let (Some(found), Some(own)) = (form.pv, body.zone(*zone)) else { continue };
        if found > own.max.into() {
            let what = What::Range { field: "pv".to_owned(), found, least: LOWEST, most: own.max.into() };
            check.wrong("zones", what);
        }
    }
}
