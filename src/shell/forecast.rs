//! `forecast`: the rest of a fight, played many times over on every processor.

use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::cli;
use crate::journal::Journal;
use crate::rules::contract::{Figures, No};
use crate::rules::{Encounter, Forecast, Refusal};
use crate::store::{Library, encounter_file};
use crate::texts::{self, Lang};

use super::headless::{FAILED, REFUSED, reason};
use super::random::{Streams, any_seed};
use super::speak::{Unheard, complain, progress, say, say_json};

/// Fights that a thread takes at once: enough to make taking them cheap, few enough to share them well.
const HANDFUL: u64 = 64;
/// A seed that nobody chose is short enough to be typed again.
const LARGEST_SEED: u64 = 1_000_000;

/// Plays, and says what came of it.
#[must_use]
pub fn forecast(asked: &cli::Forecast, lang: Lang) -> ExitCode {
    match foretold(asked, lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(code) => ExitCode::from(code),
    }
}

fn foretold(asked: &cli::Forecast, lang: Lang) -> Result<(), u8> {
    let opened = encounter_file::read_path(&asked.file, Library::built_in()).map_err(|error| {
        complain(error.render(lang, &asked.file).trim_end());
        FAILED
    })?;
    let fight = opened.encounter;
    let refused = |no: &No<Refusal>| {
        complain(&reason(no, &fight, lang));
        REFUSED
    };
    let forecast = fight.forecast().map_err(|refusal| refused(&No::Refused(refusal)))?;
    let seed = asked.seed.unwrap_or_else(|| any_seed() % LARGEST_SEED);
    if let Some(number) = asked.trace {
        let heard = trace(&fight, forecast, (number, seed), asked.json, lang).map_err(|no| refused(&no))?;
        return heard.map_err(|Unheard| FAILED);
    }
    let threads = asked.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let shown = |done: u64| progress(&texts::forecast_progress(lang, done, asked.fights));
    let figures = played(&forecast, asked.fights, seed, threads, &shown).map_err(|no| {
        progress("");
        refused(&no)
    })?;
    progress("");
    let heard = if asked.json {
        let text = serde_json::to_string_pretty(&fight.foretold(&figures, seed));
        say_json(&text.map_or_else(|_| String::new(), |text| text + "\n"))
    } else {
        let head = format!("{}\n", texts::forecast_played(lang, figures.fights, seed));
        let lines = fight.foretell(&figures, lang);
        say(&lines.iter().fold(head, |text, line| text + &line.text() + "\n"))
    };
    heard.map_err(|Unheard| FAILED)
}

/// So many fights, shared among threads; which of them plays which fight makes no difference.
fn played(
    forecast: &Forecast,
    fights: u64,
    seed: u64,
    threads: usize,
    shown: &dyn Fn(u64),
) -> Result<Figures, No<Refusal>> {
    let next = AtomicU64::new(0);
    thread::scope(|scope| {
        let (tell, told) = mpsc::channel();
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                let (own, tell, next) = (forecast.clone(), tell.clone(), &next);
                scope.spawn(move || work(own, next, fights, seed, &tell))
            })
            .collect();
        drop(tell);
        watch(&told, fights, shown);
        let mut figures = forecast.figures().clone();
        for worker in workers {
            match worker.join() {
                Ok(own) => figures.add(own?.figures()),
                Err(panicked) => std::panic::resume_unwind(panicked),
            }
        }
        Ok(figures)
    })
}

/// Takes one handful of fights after the other, and tells how many they were.
fn work(
    mut own: Forecast,
    next: &AtomicU64,
    fights: u64,
    seed: u64,
    tell: &mpsc::Sender<u64>,
) -> Result<Forecast, No<Refusal>> {
    let streams = Streams::seeded(seed);
    loop {
        let from = next.fetch_add(HANDFUL, Ordering::Relaxed);
        if from >= fights {
            return Ok(own);
        }
        let to = (from + HANDFUL).min(fights);
        own.play(from..to, |number| streams.of(number))?;
        // Nobody listens any more where the program ends.
        let _ = tell.send(to - from);
    }
}

/// Shows how far it has come, a hundred times at most.
fn watch(told: &mpsc::Receiver<u64>, fights: u64, shown: &dyn Fn(u64)) {
    let (mut done, mut next) = (0, 0);
    for some in told {
        done += some;
        if done * 100 >= next * fights {
            shown(done);
            next = done * 100 / fights + 1;
        }
    }
}

/// Says one fight as commands, or as the state document at its end.
fn trace(
    fight: &Encounter,
    mut forecast: Forecast,
    (number, seed): (u64, u64),
    json: bool,
    lang: Lang,
) -> Result<Result<(), Unheard>, No<Refusal>> {
    let steps = forecast.trace(&mut Streams::seeded(seed).of(number - 1))?;
    if json {
        let mut journal = Journal::new(fight.clone());
        for (_, events) in steps {
            journal.push(events);
        }
        let text = serde_json::to_string_pretty(&journal.now().document(journal.log(lang)));
        return Ok(say_json(&text.map_or_else(|_| String::new(), |text| text + "\n")));
    }
    let head = format!("# {}\n", texts::forecast_fight(lang, number, seed));
    Ok(say(&steps.iter().fold(head, |text, (call, _)| text + &fight.say(call) + "\n")))
}
