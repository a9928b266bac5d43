//! A question about those who stand in a file: an attack, a casting, or one roll against another.

use std::path::Path;

use crate::cli::Odds;
use crate::rules::contract::{self, Call, Context, Entries, names_a_key};
use crate::rules::savage::odds::{self, AttackOdds, Bennies, CastOdds};
use crate::rules::savage::{self, AttackOptions, Command, Plan, Target};
use crate::rules::{self, Encounter};
use crate::store::{Library, encounter_file};
use crate::texts::{self, Lang};

use super::super::headless::{FAILED, MISUSED, REFUSED};
use super::chart::{Answer, Struck, of_attack, of_cast, of_opposed, of_several};

/// Why there is no answer, and the exit code.
type Wrong = (String, u8);

/// What somebody in a file does to somebody else: an attack; a casting where the options name a power; two rolls
/// against each other where they name what the other one resists with.
pub(super) fn answer(asked: &Odds, file: &Path, names: [&str; 2], lang: Lang) -> Result<Answer, Wrong> {
    let library = Library::built_in();
    let opened = encounter_file::read_path(file, library)
        .map_err(|error| (error.render(lang, file).trim_end().to_owned(), FAILED))?;
    let fight = opened.encounter;
    if asked.soak.as_ref().is_some_and(|die| !die.is_empty()) {
        return Err((texts::answer_own_vigor(lang), MISUSED));
    }
    let Encounter::Savage(own) = &fight else { return Err((texts::answer_other_game(lang), REFUSED)) };
    let [one, other] = names.map(quoted);
    let options = asked.options.join(" ");
    let says = |field: &str| asked.options.iter().any(|option| option.starts_with(field));
    let line = if says("power=") {
        format!("cast {one} at={other} {options}")
    } else if says("against=") {
        format!("oppose {one} whom={other} {options}")
    } else {
        format!("attack {one} {other} {options}")
    };
    let call = fight.read(&line).map_err(|wrong| (contract::misuse(&wrong, lang), MISUSED))?;
    let placed = call.verb == "cast" && call.args.contains_key("wild");
    if Entries::of(&call).is_some() || placed {
        return Err((texts::answer_no_dice(lang), MISUSED));
    }
    if call.verb == "oppose" && (asked.bennies > 0 || asked.soak.is_some()) {
        return Err((texts::answer_no_bennies(lang), MISUSED));
    }
    let refused = |refusal: &rules::Refusal| (fight.refusal(refusal, lang), REFUSED);
    let no = |refusal: savage::Refusal| refused(&refusal.into());
    let command = fight.resolve(&call, library).map_err(|refusal| refused(&refusal))?;
    let Some(rules::Command::Savage(command)) = command else { return Err((texts::answer_other_game(lang), REFUSED)) };
    let bennies = Bennies { rerolls: asked.bennies, soaks: u8::from(asked.soak.is_some()) };
    let about = |targets: usize| in_words(&fight, &call, targets, lang);
    match command {
        Command::Attack { who, whom, options } => {
            let plan = savage::plan(own, who, whom, &options).map_err(no)?;
            Ok(attack(own, (&plan, &options), bennies, &about, asked, lang))
        }
        Command::Cast { who, power, said } => {
            let plan = savage::plan_cast(own, who, &power, &said).map_err(no)?;
            Ok(casting(own, &odds::of_cast(own, &plan, bennies), &about, asked, lang))
        }
        Command::Powder(savage::black_powder::Order::Ritual(intent, modifier)) => {
            let prepared = savage::black_powder::ritual::prepared(own, &intent, modifier).map_err(no)?;
            Ok(casting(own, &odds::of_ritual(own, &prepared, bennies), &about, asked, lang))
        }
        Command::Oppose { who, what, whom, against, modifier, versus } => {
            let sides = savage::opposed_sides(own, (who, what, modifier), (whom, against, versus)).map_err(no)?;
            Ok(of_opposed(about(0), &odds::of_opposed(own, &sides[0], &sides[1]), lang))
        }
        // The three verbs make nothing else.
        _ => Err((texts::answer_other_game(lang), REFUSED)),
    }
}

fn attack(
    fight: &savage::Encounter,
    (plan, options): (&Plan, &AttackOptions),
    bennies: Bennies,
    about: &dyn Fn(usize) -> Vec<String>,
    asked: &Odds,
    lang: Lang,
) -> Answer {
    let each = odds::of_targets(fight, plan, bennies);
    if let Some(any) = odds::of_anybody(fight, plan, bennies.rerolls) {
        let stray = odds::of_stray(fight, plan, options, 1.0 - any.success);
        if each.len() > 1 || stray.is_some() {
            return of_several(about(each.len()), (any, &struck(fight, &each), stray), asked, lang);
        }
    }
    // The target of a plan stands.
    let own = odds::of_plan(fight, plan, bennies).unwrap_or_default();
    of_attack(about(1), &own, is_wild(fight, plan.hit.whom), asked, lang)
}

fn casting(
    fight: &savage::Encounter,
    own: &CastOdds,
    about: &dyn Fn(usize) -> Vec<String>,
    asked: &Odds,
    lang: Lang,
) -> Answer {
    of_cast(about(own.targets.len()), own, &struck(fight, &own.targets), asked, lang)
}

fn struck(fight: &savage::Encounter, each: &[(Target, AttackOdds)]) -> Vec<Struck> {
    let one = |(whom, odds): &(Target, AttackOdds)| Struck {
        name: fight.member_name(whom.id, whom.member),
        typed: fight.typed_name(whom.id, whom.member),
        wild: is_wild(fight, *whom),
        odds: *odds,
    };
    each.iter().map(one).collect()
}

fn is_wild(fight: &savage::Encounter, whom: Target) -> bool {
    fight.get(whom.id).is_some_and(savage::Combatant::is_wild)
}

/// The action as the box of the moment would tell it, but for the lines that tell the chances of each target.
fn in_words(fight: &Encounter, call: &Call, targets: usize, lang: Lang) -> Vec<String> {
    let now = fight.now(Context { selected: None, moved: false, draft: Some(call), lang, templates: &[] });
    // Those lines stand behind the first one of an attack, and before the chances of a casting.
    let before = now.odds.as_ref().map_or(0, |odds| odds.after.saturating_sub(targets));
    let first = if call.verb == "attack" { 1 } else { before };
    let told = if targets > 1 { first..first + targets } else { 0..0 };
    let lines = now.lines.iter().enumerate().filter(|(at, _)| !told.contains(at));
    let words = lines.map(|(_, line)| line.text()).filter(|text| !names_a_key(text));
    std::iter::once(now.title).chain(words).collect()
}

/// A name as a typed command quotes it.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}
