//! `odds`: the chances of one attack, by the fighters of a file or by plain numbers.

use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;

use crate::cli::Odds;
use crate::dice::{Damage, Level};
use crate::rules::contract::{self, Call, Context, Entries};
use crate::rules::savage::odds::{self, Attack, AttackOdds, Bennies, Blow, Outcomes, Rerolls, Roll, Soak, Victim};
use crate::rules::savage::{self, Command};
use crate::rules::{self, Encounter};
use crate::store::{Library, encounter_file};
use crate::texts::{self, Lang};

use super::headless::{FAILED, MISUSED, REFUSED};
use super::speak::{complain, say, say_json};

/// How many cells a whole bar takes.
const BAR: usize = 20;
/// What a Joker on one's card adds (rules 7.4).
const JOKER: i32 = 2;

/// An attack in words, and its chances.
struct Answer {
    about: Vec<String>,
    soakable: bool,
    odds: AttackOdds,
}

/// Answers, or says in one line why not.
#[must_use]
pub fn odds(asked: &Odds, lang: Lang) -> ExitCode {
    let names = asked.file.as_deref().zip(asked.attacker.as_deref()).zip(asked.target.as_deref());
    let answer = match names {
        Some(((file, attacker), target)) => of_file(asked, file, [attacker, target], lang),
        None => of_numbers(asked, lang).map_err(|why| (why, MISUSED)),
    };
    let heard = match answer {
        Ok(answer) if asked.json => say_json(&document(&answer.odds)),
        Ok(answer) => say(&chart(&answer, asked, lang)),
        Err((why, code)) => {
            complain(&why);
            return ExitCode::from(code);
        }
    };
    if heard.is_ok() { ExitCode::SUCCESS } else { ExitCode::from(FAILED) }
}

/// The attack of somebody in a file on somebody else.
fn of_file(asked: &Odds, file: &Path, names: [&str; 2], lang: Lang) -> Result<Answer, (String, u8)> {
    let library = Library::built_in();
    let opened = encounter_file::read_path(file, library)
        .map_err(|error| (error.render(lang, file).trim_end().to_owned(), FAILED))?;
    let fight = opened.encounter;
    if asked.soak.as_ref().is_some_and(|die| !die.is_empty()) {
        return Err((texts::answer_own_vigor(lang), MISUSED));
    }
    let [attacker, target] = names.map(quoted);
    let options = asked.options.join(" ");
    let call = fight.read(&format!("attack {attacker} {target} {options}"));
    let call = call.map_err(|wrong| (contract::misuse(&wrong, lang), MISUSED))?;
    if Entries::of(&call).is_some() {
        return Err((texts::answer_no_dice(lang), MISUSED));
    }
    let refused = |refusal: &rules::Refusal| (fight.refusal(refusal, lang), REFUSED);
    let command = fight.resolve(&call, library).map_err(|refusal| refused(&refusal))?;
    let bennies = Bennies { rerolls: asked.bennies, soaks: u8::from(asked.soak.is_some()) };
    let found = match (&fight, command) {
        (Encounter::Savage(fight), Some(rules::Command::Savage(Command::Attack { who, whom, options }))) => {
            let plan = savage::plan(fight, who, whom, &options).map_err(|refusal| refused(&refusal.into()))?;
            let wild = fight.get(whom.id).is_some_and(savage::Combatant::is_wild);
            odds::of_plan(fight, &plan, bennies).map(|odds| (odds, wild))
        }
        (Encounter::Savage(_), _) => None,
        (Encounter::Jets(_) | Encounter::Simulacres(_), _) => return Err((texts::answer_other_game(lang), REFUSED)),
    };
    // What `attack` makes of a call is an attack, and its plan has a target that stands.
    let (odds, soakable) = found.unwrap_or_default();
    Ok(Answer { about: in_words(&fight, &call, lang), soakable, odds })
}

/// The attack as the box of the moment would tell it.
fn in_words(fight: &Encounter, call: &Call, lang: Lang) -> Vec<String> {
    let now = fight.now(Context { selected: None, moved: false, draft: Some(call), lang, templates: &[] });
    std::iter::once(now.title).chain(now.lines.iter().map(crate::view::Line::text)).collect()
}

/// A name as a typed command quotes it.
fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The attack that the numbers describe.
fn of_numbers(asked: &Odds, lang: Lang) -> Result<Answer, String> {
    let level = level("--trait", asked.die.as_deref().unwrap_or_default(), lang)?;
    let said = asked.damage.as_deref().unwrap_or_default();
    let damage = said.parse::<Damage>().ok().filter(|damage| !damage.strength);
    let damage = damage.ok_or_else(|| texts::answer_bad_damage(lang, said))?;
    let toughness = asked.toughness.unwrap_or_default();
    if asked.armor > toughness {
        return Err(texts::answer_bad_armor(lang, asked.armor, toughness));
    }
    let only_wild = [("--target-wounds", asked.target_wounds > 0), ("--soak", asked.soak.is_some())];
    if let Some((option, _)) = only_wild.into_iter().find(|(_, on)| *on && !asked.target_wild) {
        return Err(texts::answer_wild_only(lang, option));
    }
    let vigor = asked.soak.as_deref().map(|die| self::level("--soak", die, lang)).transpose()?;
    let soak = vigor.map(|vigor| Soak { roll: Roll::plain(vigor, true, 0), ignored: 0, bennies: 1 });
    let joker = if asked.joker { JOKER } else { 0 };
    let roll = Roll { level, wild: asked.wild, modifier: asked.modifier + joker, tn: asked.tn, shots: 1 };
    let left = (asked.armor - asked.ap).max(0);
    let attack = Attack {
        roll,
        rerolls: Rerolls { count: asked.bennies, bonus: 0 },
        blow: Blow { dice: damage.dice.iter().copied().collect(), flat: damage.plus + joker, doubled: false },
        victim: Victim {
            toughness: toughness - asked.armor + left,
            wild: asked.target_wild,
            shaken: asked.target_shaken,
            wounds: asked.target_wounds,
            soak,
        },
    };
    let damage = Damage { plus: damage.plus + joker, ..damage };
    let tough = attack.victim.toughness;
    let tough = if left > 0 { format!("{tough}({left})") } else { tough.to_string() };
    let about = texts::answer_roll(lang, dice(&roll, lang), roll.tn, damage.to_string(), tough);
    Ok(Answer { about: vec![about], soakable: asked.target_wild, odds: odds::attack(&attack) })
}

fn level(option: &str, said: &str, lang: Lang) -> Result<Level, String> {
    said.parse().map_err(|_| texts::answer_bad_die(lang, option, said))
}

/// What is rolled, in words.
fn dice(roll: &Roll, lang: Lang) -> String {
    let (die, modifier) = (roll.level.to_string(), texts::signed(roll.modifier));
    match (roll.wild, roll.modifier) {
        (true, 0) => texts::answer_wild_alone(lang, die),
        (true, _) => texts::answer_wild(lang, die, modifier),
        (false, 0) => texts::answer_die_alone(lang, die),
        (false, _) => texts::answer_die(lang, die, modifier),
    }
}

/// The chances as programs read them.
#[derive(Serialize)]
struct Document {
    hit: f64,
    raise: f64,
    critical_failure: f64,
    outcomes: OutcomesOf,
}

/// What becomes of the target; the chances sum to 1.
#[derive(Serialize)]
struct OutcomesOf {
    miss: f64,
    none: f64,
    shaken: f64,
    wounds_1: f64,
    wounds_2: f64,
    wounds_3: f64,
    incapacitated: f64,
    out: f64,
}

fn document(odds: &AttackOdds) -> String {
    let Outcomes { miss, none, shaken, wounds: [wounds_1, wounds_2, wounds_3], incapacitated, out } = odds.outcomes;
    let outcomes = OutcomesOf { miss, none, shaken, wounds_1, wounds_2, wounds_3, incapacitated, out };
    let AttackOdds { hit, raise, critical_failure, .. } = *odds;
    let document = Document { hit, raise, critical_failure, outcomes };
    serde_json::to_string_pretty(&document).map_or_else(|_| String::new(), |text| text + "\n")
}

/// The chances as people read them: a bar each, and what cannot come about left out.
fn chart(answer: &Answer, asked: &Odds, lang: Lang) -> String {
    let mut about = answer.about.clone();
    if asked.bennies > 0 {
        about.push(texts::answer_rerolls(lang, asked.bennies));
    }
    let AttackOdds { hit, raise, critical_failure, outcomes } = answer.odds;
    let mut heads = vec![
        (texts::odds_hit(lang), hit),
        (texts::answer_raise(lang), raise),
        (texts::answer_critical(lang), critical_failure),
    ];
    // An Extra has no critical failures.
    heads.retain(|(_, chance)| *chance > 0.0);
    let mut parts = vec![
        (texts::answer_miss(lang), outcomes.miss),
        (texts::odds_nothing(lang), outcomes.none),
        (texts::odds_shaken(lang), outcomes.shaken),
    ];
    parts.extend((1..).zip(outcomes.wounds).map(|(count, chance)| (texts::odds_wounds(lang, count), chance)));
    parts.push((texts::answer_incapacitated(lang), outcomes.incapacitated));
    parts.push((texts::odds_out(lang), outcomes.out));
    parts.retain(|(_, chance)| *chance > 0.0);
    let width = heads.iter().chain(&parts).map(|(label, _)| label.chars().count()).max().unwrap_or(0);
    let row = |(label, chance): &(String, f64)| {
        let gap = " ".repeat(width - label.chars().count());
        format!("  {label}{gap}  {} {:>7}\n", bar(*chance), percent(*chance, lang))
    };
    let title = match (answer.soakable, asked.soak.is_some()) {
        (true, true) => texts::answer_after_soak(lang),
        (true, false) => texts::answer_before_soak(lang),
        (false, _) => texts::answer_outcomes(lang),
    };
    let rows = |chances: &[(String, f64)]| chances.iter().map(row).collect::<String>();
    format!("{}\n{}{title}\n{}", about.join("\n"), rows(&heads), rows(&parts))
}

/// A bar to half a cell; what is possible shows at all.
fn bar(chance: f64) -> String {
    let halves = count(chance * 2.0, BAR).max(usize::from(chance > 0.0));
    let text = "█".repeat(halves / 2) + if halves % 2 == 1 { "▌" } else { "" };
    let shown = text.chars().count();
    text + &"░".repeat(BAR - shown)
}

/// To a tenth of a hundredth; what is possible is neither 0 nor 100.
fn percent(chance: f64, lang: Lang) -> String {
    let tenths = count(chance, 1000);
    let tenths = if chance > 0.0 && chance < 1.0 { tenths.clamp(1, 999) } else { tenths };
    texts::answer_percent(lang, tenths / 10, tenths % 10)
}

/// So much of a whole that has so many parts.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance of a small whole")]
fn count(chance: f64, whole: usize) -> usize {
    (chance * f64::from(u16::try_from(whole).unwrap_or(u16::MAX))).round() as usize
}
