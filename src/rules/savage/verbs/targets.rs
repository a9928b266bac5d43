//! Several targets of one attack: `pirates#1,pirates#2(cover=minor),captain(called=head mod=-1)`.

use crate::rules::contract::{Call, Refusal as Shared, Who};
use crate::rules::phrase::value;
use crate::rules::roster::find;
use crate::rules::savage::refusal::Refusal;
use crate::rules::savage::state::Encounter;
use crate::rules::savage::trait_roll::Target;
use crate::rules::savage::verbs::VERBS;

/// What can be said of one target alone.
const OWN: [&str; 7] = ["mod", "range", "cover", "called", "gang", "prone", "unarmed"];

/// The targets of a text, in order, each with the call as it is for this one.
///
/// # Errors
/// A name that nobody or several bear; in brackets what is no option of one target.
pub fn targets(fight: &Encounter, call: &Call, text: &str) -> Result<Vec<(Target, Call)>, Refusal> {
    let parts: Vec<&str> = outside_brackets(text);
    let mut found = Vec::new();
    let mut rest = parts.as_slice();
    while let Some((first, others)) = rest.split_first() {
        // A name may itself hold a comma: the longest that somebody bears counts.
        let mut joined: Option<(usize, (Target, Call))> = None;
        let mut whole = String::new();
        for (at, part) in rest.iter().enumerate() {
            if at > 0 {
                whole.push(',');
            }
            whole.push_str(part);
            if let Ok(one) = one(fight, call, &whole) {
                joined = Some((at + 1, one));
            }
        }
        match joined {
            Some((used, target)) => {
                found.push(target);
                rest = rest.get(used..).unwrap_or_default();
            }
            None if first.trim().is_empty() => rest = others,
            None => return one(fight, call, first).map(|target| vec![target]),
        }
    }
    Ok(found)
}

fn outside_brackets(text: &str) -> Vec<&str> {
    let mut depth = 0_i32;
    let mut comma = |c: char| {
        match c {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        c == ',' && depth <= 0
    };
    text.split(&mut comma).collect()
}

/// One target, perhaps with its own options in brackets behind it.
fn one(fight: &Encounter, call: &Call, text: &str) -> Result<(Target, Call), Refusal> {
    let text = text.trim();
    let named = |name: &str| find(&fight.roster(), &Who::Said(name.trim().to_owned()));
    let whole = named(text);
    let bracket = text.strip_suffix(')').and_then(|text| text.rsplit_once('('));
    let (Err(Shared::UnknownName(_) | Shared::MisspeltName { .. }), Some((name, own))) = (&whole, bracket) else {
        let (id, member) = whole?;
        return Ok((Target { id, member }, call.clone()));
    };
    let (id, member) = named(name)?;
    let mut own_call = call.clone();
    let fields = VERBS.iter().find(|verb| verb.name == "attack").map_or(&[][..], |verb| verb.fields);
    for word in own.split_whitespace() {
        let (key, said) = word.split_once('=').unwrap_or((word, ""));
        let no = || Refusal::NotOfTarget(word.to_owned());
        let field = fields.iter().find(|field| field.name == key && OWN.contains(&key)).ok_or_else(no)?;
        own_call = own_call.with(field.name, value(field, said).map_err(|_| no())?);
    }
    Ok((Target { id, member }, own_call))
}
