//! The forecast that somebody looks at: played beside the event loop, told again and again.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::Builder;
use std::time::{Duration, Instant};

use crate::rules::Forecast;
use crate::rules::contract::{Figures, No};

use super::random::Streams;

/// The first figures come as soon as that.
const FIRST: Duration = Duration::from_millis(25);
/// Then they come at this pace: more often nobody reads.
const PACE: Duration = Duration::from_millis(200);
/// After so many fights a share is right to a fifth of a percent.
const ENOUGH: u64 = 200_000;
/// So many fights are played between two looks at the clock.
const STRIDE: u64 = 50;

/// A forecast in the making; it ends when this is dropped.
#[derive(Debug)]
pub struct Foresight {
    /// its number
    pub number: u64,
    ended: Arc<AtomicBool>,
}

impl Drop for Foresight {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
    }
}

impl Foresight {
    /// Begins one; `tell` hears what is known so far, or why it goes no further.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn begin(
        number: u64,
        forecast: Forecast,
        seed: u64,
        tell: impl Fn(Result<Figures, No<crate::rules::Refusal>>) + Send + 'static,
    ) -> std::io::Result<Self> {
        let ended = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&ended);
        Builder::new().name("forecast".to_owned()).spawn(move || run(forecast, seed, &told, &tell))?;
        Ok(Self { number, ended })
    }
}

#[expect(clippy::disallowed_methods, reason = "how often somebody is told is measured here, and nowhere else")]
fn run(
    mut forecast: Forecast,
    seed: u64,
    ended: &AtomicBool,
    tell: &impl Fn(Result<Figures, No<crate::rules::Refusal>>),
) {
    let streams = Streams::seeded(seed);
    let mut next = Instant::now() + FIRST;
    let mut played = 0;
    while played < ENOUGH && !ended.load(Ordering::Relaxed) {
        if let Err(no) = forecast.play(played..played + STRIDE, |number| streams.of(number)) {
            tell(Err(no));
            return;
        }
        played += STRIDE;
        let now = Instant::now();
        if now >= next || played >= ENOUGH {
            tell(Ok(forecast.figures().clone()));
            next = now + PACE;
        }
    }
}
