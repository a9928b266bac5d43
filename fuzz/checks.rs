//! What must hold for any bytes: nothing panics, what was read can be written and read again, what is said is harmless.

use std::path::Path;
use std::sync::OnceLock;

use abordage::dice::{AZERTY, Ask, Damage, Dice, Die, Halt, Level, Purpose, Throw, read_face, stroke};
use abordage::journal::{Journal, Record};
use abordage::rules::Encounter;
use abordage::rules::contract::{self, No};
use abordage::store::{self, FileError};
use abordage::store::{BOARDING, Library, journal_lines};
use abordage::texts::Lang;

/// More lines than this tell nothing new.
const LINES: usize = 40;

/// Dice from the input's own sum.
pub struct Lively(u64);

impl Lively {
    /// The same for the same bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(u64::from(crc32fast::hash(bytes)) | 1)
    }

    /// A number below a limit.
    pub fn below(&mut self, count: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % count.max(1)
    }
}

impl Dice for Lively {
    fn face(&mut self, ask: Ask) -> Result<u8, Halt> {
        Ok(u8::try_from(self.below(u64::from(ask.die.sides())) + 1).unwrap_or(1))
    }

    fn shuffled(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for at in (1..count).rev() {
            let other = usize::try_from(self.below(at as u64 + 1)).unwrap_or(0);
            order.swap(at, other);
        }
        order
    }
}

fn harmless(said: &str) {
    assert!(!said.is_empty() && !said.contains(|letter: char| letter.is_control() && letter != '\n'), "{said:?}");
}

fn refused(error: &FileError) {
    for lang in Lang::all() {
        harmless(&error.render(lang, Path::new("f.ron")));
    }
}

/// Plays a line; whatever it is, it is played or refused in words.
fn play(journal: &mut Journal, line: &str, dice: &mut Lively) {
    let said = match journal.now().read(line) {
        Err(misuse) => contract::misuse(&misuse, Lang::FR),
        Ok(call) => match journal.play(&call, dice, Library::built_in()) {
            Ok(_) => return,
            Err(No::Refused(refusal)) => journal.now().refusal(&refusal, Lang::FR),
            Err(No::Dice(halt)) => journal.now().halt(&halt, Lang::FR),
        },
    };
    assert!(!said.is_empty());
}

/// Everything that a screen or a script asks about a fight.
fn look(journal: &Journal) {
    let fight = journal.now();
    let log = journal.log(Lang::EN);
    for row in fight.rows(&[], Lang::FR) {
        let _ = fight.sheet(row.id, row.member, 40, Lang::FR);
    }
    assert!(serde_json::to_string(&fight.document(log)).is_ok());
}

/// What is written of a fight is the fight.
fn comes_back(fight: &Encounter) {
    let Ok(text) = store::write(fight) else { return };
    match store::read(&text, Library::built_in()) {
        Ok(again) => assert_eq!(&again.encounter, fight, "{text}"),
        Err(error) => panic!("{}\n{text}", error.render(Lang::EN, Path::new("written"))),
    }
}

/// An encounter file: refused with a place, or a fight that can be played and kept.
pub fn encounter(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match store::read(text, Library::built_in()) {
        Err(error) => refused(&error),
        Ok(opened) => {
            let mut dice = Lively::of(bytes);
            let mut fight = opened.encounter;
            comes_back(&fight);
            if opened.fresh {
                fight.shuffle(&mut dice);
            }
            let mut journal = Journal::new(fight);
            for line in ["deal", "next", "next", "deal"] {
                play(&mut journal, line, &mut dice);
            }
            look(&journal);
            comes_back(journal.now());
        }
    }
}

/// A journal: the longest right beginning, and a fight out of whatever it tells.
pub fn journal(bytes: &[u8]) {
    if let Ok(found) = journal_lines::read(bytes) {
        assert!(found.good <= bytes.len());
        assert!(found.behind == 0 || found.good < bytes.len());
        let again = journal_lines::read(&bytes[..found.good]).map(|again| (again.records, again.good, again.behind));
        assert_eq!(again, Ok((found.records.clone(), found.good, 0)));
        retold(found.records);
    }
    // The same lines with the right numbers and checksums, or hardly any would ever be read.
    let mut text = journal_lines::head();
    for (number, line) in bytes.split(|byte| *byte == b'\n').take(LINES).enumerate() {
        let body = format!("{number} {}", String::from_utf8_lossy(line));
        let sum = format!("{:08x} ", crc32fast::hash(body.as_bytes()));
        text.extend([sum.as_str(), &body, "\n"]);
    }
    if let Ok(found) = journal_lines::read(text.as_bytes()) {
        retold(found.records);
    }
}

fn retold(records: Vec<Record>) {
    for (number, record) in (0..).zip(&records) {
        let line = journal_lines::line(number, record).unwrap_or_default();
        let mut whole = journal_lines::head();
        whole += &line;
        let again = journal_lines::read(whole.as_bytes()).map(|found| found.records);
        assert!(number > 0 || again == Ok(vec![record.clone()]), "{line}");
    }
    if let Some(journal) = Journal::replay(records) {
        look(&journal);
    }
}

/// Dice in words, and single letters that are typed for faces.
pub fn dice(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut supply = Lively::of(bytes);
    for part in text.split('\n').take(LINES) {
        if let Some(die) = part.trim_start_matches('d').parse().ok().and_then(Die::with_sides) {
            let throw = Throw::acing(die, Purpose::Trait, 0, &mut supply);
            assert!(throw.is_ok_and(|throw| throw.total() >= 1));
            for digit in 0..=9 {
                let _ = read_face(die, digit % 2 == 0, digit);
            }
        }
        if let Ok(level) = part.parse::<Level>() {
            assert_eq!(level.to_string().parse(), Ok(level));
            let _ = (level.half(), level.lowered());
        }
        if let Ok(damage) = part.parse::<Damage>() {
            assert_eq!(damage.to_string().parse(), Ok(damage));
        }
    }
    for letter in text.chars().take(200) {
        let _ = stroke(letter, AZERTY);
    }
}

/// Fights that a script may be played in: it names one in its first line, or gets the built-in one.
const FIGHTS: [(&str, &str); 4] = [
    ("", BOARDING),
    ("witches", include_str!("../encounters/savage-worlds/witch-hunt.ron")),
    ("dice", include_str!("../encounters/jets-de-des/relais.ron")),
    ("bridge", include_str!("../encounters/simulacres/pont.ron")),
];

/// A script: each line is played or refused, and the fight can be kept.
pub fn command(bytes: &[u8]) {
    // Read once: reading them takes longer than most scripts.
    static READ: OnceLock<Vec<Encounter>> = OnceLock::new();
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let read = |text: &str| store::read(text, Library::built_in()).map(|opened| opened.encounter);
    let fights = READ.get_or_init(|| FIGHTS.iter().filter_map(|(_, text)| read(text).ok()).collect());
    let named = FIGHTS.iter().skip(1).position(|(name, _)| text.lines().next() == Some(name));
    let Some(start) = fights.get(named.map_or(0, |place| place + 1)) else { panic!("a fight of ours") };
    let mut dice = Lively::of(bytes);
    let mut fight = start.clone();
    fight.shuffle(&mut dice);
    let mut journal = Journal::new(fight);
    for line in text.split('\n').take(LINES) {
        play(&mut journal, line, &mut dice);
    }
    look(&journal);
    comes_back(journal.now());
    let (steps, end) = (journal.steps().len(), journal.now().clone());
    if journal.undo(steps).is_ok() {
        assert_eq!(journal.now(), journal.start());
        assert!(journal.redo(steps).is_ok());
        assert_eq!(journal.now(), &end);
    }
}
