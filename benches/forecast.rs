//! How many fights a forecast plays in a second, on one core, beside a script in plain Python.

#![expect(clippy::expect_used, reason = "a bench that cannot begin should say so")]

use std::process::{Command, Stdio};

use abordage::rules::Encounter;
use abordage::rules::savage::Forecast;
use abordage::shell::Streams;
use abordage::store::{Library, encounter_file};
use divan::Bencher;
use divan::counter::ItemsCount;

const FIGHTS: u64 = 1000;

fn main() {
    divan::main();
}

fn forecast() -> Forecast {
    let opened = encounter_file::read(include_str!("peers/forecast.ron"), Library::built_in()).expect("a fight");
    let Encounter::Savage(fight) = opened.encounter else { unreachable!("it is Savage Worlds") };
    Forecast::of(&fight).expect("two sides")
}

/// A thousand fights of four Wild Cards against eight Extras and their captain.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn fights(bencher: Bencher<'_, '_>) {
    let streams = Streams::seeded(1);
    let mut forecast = forecast();
    let mut from = 0;
    bencher.counter(ItemsCount::new(FIGHTS)).bench_local(|| {
        forecast.play(from..from + FIGHTS, |number| streams.of(number)).expect("fights");
        from += FIGHTS;
    });
}

/// The same fight by a script in plain Python, its start included; without a `python3` there is nothing to see.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn fights_in_plain_python(bencher: Bencher<'_, '_>) {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/peers/forecast.py");
    let run = || Command::new("python3").args([script, &FIGHTS.to_string()]).stdout(Stdio::null()).status();
    bencher.counter(ItemsCount::new(FIGHTS)).bench_local(run);
}
