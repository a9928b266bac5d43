//! Files and lines of any bytes: the corpora of the fuzzers, as they are and changed at random.

use std::path::PathBuf;

#[path = "../../fuzz/checks.rs"]
mod checks;

use checks::Lively;

type Check = fn(&[u8]);

const CHECKS: [(&str, Check); 4] = [
    ("encounter", checks::encounter),
    ("journal", checks::journal),
    ("dice", checks::dice),
    ("command", checks::command),
];

fn corpus(name: &str) -> Vec<(String, Vec<u8>)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(name);
    let entries = std::fs::read_dir(folder).expect("a corpus").map(|entry| entry.expect("an entry").path());
    let mut all: Vec<_> = entries
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read(&path).expect("bytes"))
        })
        .collect();
    all.sort();
    all
}

/// Something else of these bytes: cut, doubled, flipped, or with a piece of another.
fn changed(seeds: &[(String, Vec<u8>)], chance: &mut Lively) -> Vec<u8> {
    const WORDS: [&str; 14] = [
        "(",
        ")",
        "\"",
        "99999999999999999999",
        "-1",
        "0",
        "\n",
        "\u{1b}[2J",
        "\u{202e}",
        "Some(",
        "None",
        ": ",
        "\\u{0}",
        "é",
    ];
    let at = |chance: &mut Lively, length: usize| usize::try_from(chance.below(length as u64 + 1)).unwrap_or(0);
    let pick = |chance: &mut Lively| {
        let place = at(chance, seeds.len() - 1);
        seeds[place].1.clone()
    };
    let mut bytes = pick(chance);
    for _ in 0..=chance.below(6) {
        let (from, to) = (at(chance, bytes.len()), at(chance, bytes.len()));
        let (from, to) = (from.min(to), from.max(to).min(from.min(to) + 60));
        match chance.below(6) {
            0 => bytes.truncate(from),
            1 => drop(bytes.drain(from..to)),
            2 => {
                let piece = bytes[from..to].to_vec();
                drop(bytes.splice(from..from, piece));
            }
            3 => {
                let word = WORDS[at(chance, WORDS.len() - 1)];
                drop(bytes.splice(from..from, word.bytes()));
            }
            4 => {
                let other = pick(chance);
                let start = at(chance, other.len());
                let end = (start + 80).min(other.len());
                drop(bytes.splice(from..to, other[start..end].to_vec()));
            }
            _ => {
                if let Some(byte) = bytes.get_mut(from) {
                    *byte ^= 1 << chance.below(8);
                }
            }
        }
    }
    bytes
}

fn run(times: usize) {
    let only = std::env::var("ABORDAGE_ONLY").ok();
    for (name, check) in CHECKS.iter().filter(|(name, _)| only.as_deref().is_none_or(|only| only == *name)) {
        let seeds = corpus(name);
        let mut chance = Lively::of(name.as_bytes());
        for _ in 0..times {
            let bytes = changed(&seeds, &mut chance);
            let answer = std::panic::catch_unwind(|| check(&bytes));
            assert!(answer.is_ok(), "{name}: {:?}", String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn r5_the_corpora_of_the_fuzzers() {
    for (name, check) in CHECKS {
        let all = corpus(name);
        assert!(all.len() > 3, "{name}");
        for (file, bytes) in all {
            assert!(std::panic::catch_unwind(|| check(&bytes)).is_ok(), "{name}: {file}");
        }
    }
}

#[test]
fn r5_the_corpora_changed_at_random() {
    run(300);
}

/// `ABORDAGE_TIMES=1000000 cargo test --release --test faults million -- --ignored --nocapture`
#[test]
#[ignore = "takes long: a million times each, or ABORDAGE_TIMES, of ABORDAGE_ONLY"]
fn r5_the_corpora_changed_a_million_times() {
    run(std::env::var("ABORDAGE_TIMES").ok().and_then(|times| times.parse().ok()).unwrap_or(1_000_000));
}
