//! `run`, `check`, `paths`: the rules without a screen.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::cli::Run;
use crate::dice::Dice;
use crate::journal::Journal;
use crate::rules::contract::{self, Call, No, NotStacked};
use crate::rules::{Encounter, Refusal};
use crate::store::{self, FileError, Library, NotSaved, Over, Paths, encounter_file, visible};
use crate::texts::{self, Lang};

use super::random::Chance;
use super::speak::{Unheard, complain, say, say_json};

/// A file cannot be read or written, or a check found something.
pub const FAILED: u8 = 1;
/// Wrong usage: nothing was played.
pub const MISUSED: u8 = 2;
/// The rules refused a command, or its dice did not fit.
pub const REFUSED: u8 = 3;

/// Reads files and says what is wrong with them.
#[must_use]
pub fn check(files: &[PathBuf], lang: Lang) -> ExitCode {
    let library = Library::built_in();
    let mut wrong = false;
    for path in files {
        match encounter_file::read_path(path, library) {
            Ok(opened) => {
                // Worth a look, and wrong with nothing: a word close to one that is known, say.
                for warning in &opened.warnings {
                    complain(&format!("{}: {}", path.display(), warning.say(lang)));
                }
                wrong |= say(&format!("{}\n", texts::check_fine(lang, path.display().to_string()))).is_err();
            }
            Err(error) => {
                wrong = true;
                complain(error.render(lang, path).trim_end());
            }
        }
    }
    if wrong { ExitCode::from(FAILED) } else { ExitCode::SUCCESS }
}

/// Plays commands, then prints.
#[must_use]
pub fn run(run: &Run, lang: Lang) -> ExitCode {
    match played(run, lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(code) => ExitCode::from(code),
    }
}

fn played(run: &Run, lang: Lang) -> Result<(), u8> {
    let library = Library::built_in();
    let opened = encounter_file::read_path(&run.file, library).map_err(|error| {
        complain(error.render(lang, &run.file).trim_end());
        FAILED
    })?;
    let faces = faces(run, lang)?;
    let size = size(run, lang)?;
    let calls = calls(run, &opened.encounter, lang)?;
    let mut chance = run.seed.map_or_else(Chance::from_system, Chance::seeded);
    let start = ready(opened, run, &mut chance, lang)?;
    if let Some(faces) = faces {
        chance = chance.with_faces(faces);
    }

    let mut journal = Journal::new(start);
    let mut refused = false;
    for (text, call) in &calls {
        let before = chance.fixed();
        if let Err(no) = journal.play(call, &mut chance, library) {
            if let Some(before) = before {
                chance.give_back(before);
            }
            complain(&format!("{text}: {}", reason(&no, journal.now(), lang)));
            refused = true;
            break;
        }
    }
    if !refused && chance.left() > 0 {
        complain(&texts::faces_left_over(lang, chance.left()));
        refused = true;
    }
    let saved = run.save.as_deref().map_or(Ok(()), |path| save(path, journal.now(), lang));
    print_result(run, size, &journal, lang).map_err(|Unheard| FAILED)?;
    saved?;
    if refused { Err(REFUSED) } else { Ok(()) }
}

/// Why not, in words.
fn reason(no: &No<Refusal>, fight: &Encounter, lang: Lang) -> String {
    match no {
        No::Refused(refusal) => fight.refusal(refusal, lang),
        No::Dice(halt) => fight.halt(halt, lang),
    }
}

fn misuse(line: &str) -> u8 {
    complain(line);
    MISUSED
}

fn faces(run: &Run, lang: Lang) -> Result<Option<Vec<u8>>, u8> {
    let Some(said) = &run.dice else { return Ok(None) };
    let one = |face: &String| face.trim().parse::<u8>().map_err(|_| misuse(&texts::bad_faces(lang, face.clone())));
    if let [none] = said.as_slice()
        && none.trim().is_empty()
    {
        return Ok(Some(Vec::new()));
    }
    said.iter().map(one).collect::<Result<_, _>>().map(Some)
}

fn size(run: &Run, lang: Lang) -> Result<Option<(u16, u16)>, u8> {
    let Some(said) = &run.screen else { return Ok(None) };
    let read = said.split_once(['x', '×']).and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
    read.filter(|(w, h)| *w <= 1000 && *h <= 1000).map(Some).ok_or_else(|| misuse(&texts::bad_size(lang, said.clone())))
}

fn calls(run: &Run, fight: &Encounter, lang: Lang) -> Result<Vec<(String, Call)>, u8> {
    let mut lines: Vec<String> = run.commands.clone();
    if let Some(path) = &run.script {
        let text = script(path).map_err(|error| {
            complain(error.render(lang, path).trim_end());
            FAILED
        })?;
        let lines_of_it = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines.extend(lines_of_it.map(str::to_owned));
    }
    let read = |line: String| match fight.read(&line) {
        Ok(call) => Ok((line, call)),
        Err(wrong) => Err(misuse(&format!("{line}: {}", contract::misuse(&wrong, lang)))),
    };
    lines.into_iter().map(read).collect()
}

fn script(path: &Path) -> Result<String, FileError> {
    if path.as_os_str() == "-" {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map_err(|error| FileError::io(&error))?;
        return Ok(text);
    }
    store::read_text(path)
}

/// The fight with its deck shuffled where the file has none, and the named cards on top.
fn ready(opened: encounter_file::Opened, run: &Run, dice: &mut dyn Dice, lang: Lang) -> Result<Encounter, u8> {
    let mut fight = opened.encounter;
    if opened.fresh || run.deck.is_some() {
        fight.shuffle(dice);
    }
    if let Some(cards) = &run.deck {
        let cards = cards.iter().map(|card| card.trim()).filter(|card| !card.is_empty()).collect::<Vec<_>>();
        fight.stack(&cards).map_err(|wrong| {
            misuse(&match wrong {
                NotStacked::Cardless => texts::no_deck(lang),
                NotStacked::NotInPile(card) => texts::bad_deck(lang, card),
            })
        })?;
    }
    Ok(fight)
}

fn save(path: &Path, fight: &Encounter, lang: Lang) -> Result<(), u8> {
    let not_saved = |error: &NotSaved| {
        complain(&match error {
            NotSaved::Changed => texts::file_changed(lang, path.display().to_string()),
            NotSaved::Failed(error) => error.render(lang, path).trim_end().to_owned(),
        });
        FAILED
    };
    let text = encounter_file::write(fight).map_err(|error| not_saved(&NotSaved::Failed(error)))?;
    // The name was typed in full: whatever is there may be replaced.
    store::save(path, &text, Over::Anything).map(|_| ()).map_err(|error| not_saved(&error))
}

fn print_result(run: &Run, size: Option<(u16, u16)>, journal: &Journal, lang: Lang) -> Result<(), Unheard> {
    let log = journal.log(lang);
    if run.json {
        let text = serde_json::to_string_pretty(&journal.now().document(log));
        return say_json(&text.map_or_else(|_| String::new(), |text| text + "\n"));
    }
    if let Some((width, height)) = size {
        return say(&screen_text(journal, lang, width, height));
    }
    // A log line is a line whatever a name in it holds.
    let lines = log.iter().map(|line| visible(line) + "\n");
    say(&lines.collect::<String>())
}

/// The tracker's screen at a size, as text, after everything that a journal tells.
fn screen_text(journal: &crate::journal::Journal, lang: crate::texts::Lang, width: u16, height: u16) -> String {
    let settings = crate::app::Settings { lang, ..crate::app::Settings::default() };
    let mut app = crate::app::App::new(journal.clone(), settings);
    app.resize(width, height);
    crate::ui::plain(&app.scene(crate::ui::sheet_width(width, app.alone())), &crate::ui::Theme::mono(), width, height)
}

/// Says where settings, fights in progress and logs live.
#[must_use]
pub fn paths(lang: Lang) -> ExitCode {
    let paths = Paths::find();
    let line = |what: String, place: Option<PathBuf>| {
        let place = place.map_or_else(|| texts::paths_nowhere(lang), |place| place.display().to_string());
        texts::path_line(lang, what, place) + "\n"
    };
    let lines = [
        line(texts::paths_settings(lang), paths.settings()),
        line(texts::paths_library(lang), paths.library()),
        line(texts::paths_fights(lang), paths.fights()),
        line(texts::paths_log(lang), paths.log()),
    ];
    if say(&lines.concat()).is_ok() { ExitCode::SUCCESS } else { ExitCode::from(FAILED) }
}
