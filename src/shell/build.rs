//! `build`: what the heroes of a file cost in points, and what their next advance may buy.

use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;

use crate::cli::Build;
use crate::rules::Encounter;
use crate::rules::contract::{self, Who};
use crate::rules::roster::find;
use crate::rules::savage::build::{Account, Document, lines};
use crate::rules::savage::{self, Combatant};
use crate::store::{Library, encounter_file, read_text};
use crate::texts::{self, Lang};
use crate::view::{Line, Side};

use super::headless::{FAILED, REFUSED};
use super::speak::{complain, say, say_json};

/// Columns of an answer.
const WIDTH: usize = 96;

/// The answer for scripts.
#[derive(Serialize)]
struct Answer {
    heroes: Vec<Document>,
}

/// Answers, or says in one line why not. It informs: a build that spends more than the rules give is no error.
#[must_use]
pub fn build(asked: &Build, lang: Lang) -> ExitCode {
    let heard = match answer(asked, lang) {
        Ok(answer) if asked.json => say_json(&answer),
        Ok(answer) => say(&answer),
        Err((why, code)) => {
            complain(&why);
            return ExitCode::from(code);
        }
    };
    if heard.is_ok() { ExitCode::SUCCESS } else { ExitCode::from(FAILED) }
}

fn answer(asked: &Build, lang: Lang) -> Result<String, (String, u8)> {
    let broken =
        |error: &crate::store::FileError, path: &Path| (error.render(lang, path).trim_end().to_owned(), FAILED);
    let mut library = Library::built_in().clone();
    for path in &asked.library {
        read_text(path).and_then(|text| library.read(&text)).map_err(|error| broken(&error, path))?;
    }
    let opened = encounter_file::read_path(&asked.file, &library).map_err(|error| broken(&error, &asked.file))?;
    let fight = match &opened.encounter {
        Encounter::Savage(fight) => fight,
        Encounter::Jets(_) | Encounter::Simulacres(_) => return Err((texts::build_other_game(lang), REFUSED)),
    };
    let who = meant(fight, &asked.who, lang).map_err(|why| (why, REFUSED))?;
    let account = |one: &Combatant| Account::of(&one.stats, &fight.options.building, library.savage.book());
    if asked.json {
        let heroes = who.iter().map(|one| Document::of(&one.name, &account(one))).collect();
        let text = serde_json::to_string_pretty(&Answer { heroes });
        return Ok(text.map_or_else(|_| String::new(), |text| text + "\n"));
    }
    if who.is_empty() {
        return Ok(texts::build_nobody(lang) + "\n");
    }
    let told: Vec<String> = who.iter().map(|one| told(&one.name, &account(one), lang)).collect();
    Ok(format!("{}\n{}\n", told.join("\n"), texts::build_defaults(lang)))
}

/// Those who are named; without a name, those whom players build.
fn meant<'a>(fight: &'a savage::Encounter, names: &[String], lang: Lang) -> Result<Vec<&'a Combatant>, String> {
    if names.is_empty() {
        return Ok(fight.combatants.iter().filter(|one| one.is_wild() && one.side == Side::Heroes).collect());
    }
    let one = |name: &String| {
        let (id, _) = find(&fight.roster(), &Who::Said(name.clone())).map_err(|why| contract::refusal(&why, lang))?;
        // Whom the roster names is there.
        let one = fight.get(id).ok_or_else(|| texts::build_nobody(lang))?;
        if one.is_wild() { Ok(one) } else { Err(texts::build_extra(lang, one.name.clone())) }
    };
    names.iter().map(one).collect()
}

fn told(name: &str, account: &Account, lang: Lang) -> String {
    let title = texts::build_title(lang, name, account.rank.name(lang), account.experience);
    let below = lines(account, WIDTH - 2, lang);
    let line = |line: &Line| {
        let text = line.text();
        if text.trim().is_empty() { "\n".to_owned() } else { format!("  {}\n", text.trim_end()) }
    };
    format!("{title}\n{}", below.iter().map(line).collect::<String>())
}
