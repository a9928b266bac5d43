//! `odds`: the chances of one action, by those who stand in a file or by plain numbers.

mod chart;
mod file;

use std::process::ExitCode;

use crate::cli::Odds;
use crate::dice::{Damage, Level};
use crate::rules::savage::odds::{self, Attack, Blow, Rerolls, Roll, Soak, Victim};
use crate::texts::{self, Lang};

use super::headless::{FAILED, MISUSED};
use super::speak::{complain, say, say_json};
use chart::{Answer, of_attack};

/// What a Joker on one's card adds (rules 7.4).
const JOKER: i32 = 2;

/// Answers, or says in one line why not.
#[must_use]
pub fn odds(asked: &Odds, lang: Lang) -> ExitCode {
    let names = asked.file.as_deref().zip(asked.attacker.as_deref()).zip(asked.target.as_deref());
    let answer = match names {
        Some(((path, attacker), target)) => file::answer(asked, path, [attacker, target], lang),
        None => of_numbers(asked, lang).map_err(|why| (why, MISUSED)),
    };
    let heard = match answer {
        Ok(answer) if asked.json => say_json(&answer.document()),
        Ok(answer) => say(&answer.chart(lang)),
        Err((why, code)) => {
            complain(&why);
            return ExitCode::from(code);
        }
    };
    if heard.is_ok() { ExitCode::SUCCESS } else { ExitCode::from(FAILED) }
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
    Ok(of_attack(vec![about], &odds::attack(&attack), asked.target_wild, asked, lang))
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
