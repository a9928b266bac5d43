//! Keeps the fight on disk: which one is open, its journal, the files that it is saved to.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::dice::Dice;
use crate::journal::{Journal, Record};
use crate::rules::Encounter;
use crate::rules::contract::Carry;
use crate::store::fights::{Fight, Fights, Known};
use crate::store::{
    BOARDING, Library, NoFight, NoJournal, NotSaved, Over, Paths, Stamp, called, encounter_file, propose_name,
    read_text, save,
};
use crate::texts::{self, Lang};

use super::kept::{Kept, NotKept, folded, mended, no_fight};
use super::nearby::files_here;

/// The fight that is open, as far as the disk is concerned.
pub struct Keeper {
    /// where things live
    pub paths: Paths,
    /// stat blocks: those that come along, under the user's own
    pub library: Library,
    fights: Option<Fights>,
    open: Kept,
    /// the file that the fight came from, and what it held
    source: Option<PathBuf>,
    text: String,
    /// what this program wrote where: only that is written over without a word
    written: BTreeMap<String, Stamp>,
    /// what was not written over when it was asked for last
    refused: Option<String>,
    listed: Vec<Listed>,
}

/// Something that can be opened.
#[derive(Clone, Debug)]
enum Listed {
    InProgress(Box<Fight>),
    File(PathBuf),
    BuiltIn,
}

/// A fight that was opened.
pub struct Opened {
    /// its whole past; none where it is the one that was open already
    pub journal: Option<Journal>,
    /// what is worth saying about it
    pub said: Vec<String>,
    /// its file was changed since: the game master says which counts
    pub changed: bool,
    /// another window has it: it is only looked at
    pub looks: bool,
}

impl Opened {
    /// A fight to be played.
    const fn played(journal: Option<Journal>, said: Vec<String>) -> Self {
        Self { journal, said, changed: false, looks: false }
    }
}

/// Why a fight cannot be opened, in words. The one that was open goes on.
pub struct NotOpened(pub String);

/// Why a fight was not written to a file, in words. The file that was there is whole.
pub enum Unsaved {
    /// something else is there: the same name once more replaces it
    There(String),
    /// the disk says no
    Failed(String),
}

impl Keeper {
    /// Finds the folders and the user's library.
    #[must_use]
    pub fn new(lang: Lang) -> (Self, Vec<String>) {
        let paths = Paths::find();
        let (library, wrong) = match paths.library() {
            Some(folder) => Library::with_folder(&folder),
            None => (Library::built_in().clone(), Vec::new()),
        };
        let said = wrong.iter().map(|(path, error)| error.render(lang, path)).collect();
        let fights = paths.fights().map(Fights::of);
        let keeper = Self {
            paths,
            library,
            fights,
            open: Kept::default(),
            source: None,
            text: String::new(),
            written: BTreeMap::new(),
            refused: None,
            listed: Vec::new(),
        };
        (keeper, said)
    }

    /// Opens a file, or without one the fight last open, else the built-in one.
    ///
    /// # Errors
    /// The file cannot be read, or another process has the fight.
    pub fn open(&mut self, file: Option<&Path>, dice: &mut dyn Dice, lang: Lang) -> Result<Opened, NotOpened> {
        if let Some(path) = file {
            return self.open_file(path, dice, lang);
        }
        let mut said = Vec::new();
        for fight in self.fights.as_ref().map(Fights::list).unwrap_or_default() {
            match self.resume(&fight, lang) {
                Ok(mut opened) => {
                    opened.said.splice(0..0, said);
                    return Ok(opened);
                }
                // Nothing is left of that one: the one before it, or a new one, is better than none.
                Err(NoFight::NoStart) => said.push(no_fight(&NoFight::NoStart, lang)),
                Err(error) => return Err(NotOpened(no_fight(&error, lang))),
            }
        }
        let mut opened = self.begin_built_in(dice, lang)?;
        opened.said.splice(0..0, said);
        Ok(opened)
    }

    /// Looks at the fight of a file, or at the one last open; another window may have it, and
    /// nothing is written.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub fn look(&mut self, file: Option<&Path>, lang: Lang) -> Result<Opened, NotOpened> {
        let nothing = || NotOpened(texts::look_at_nothing(lang));
        let fights = self.fights.as_ref().ok_or_else(nothing)?;
        let fight = match file {
            None => fights.list().into_iter().next(),
            Some(path) => {
                let text = read_text(path).map_err(|error| NotOpened(error.render(lang, path)))?;
                match fights.known(Some(path), &text) {
                    Known::No => None,
                    Known::Same(fight) | Known::Changed(fight) => Some(fight),
                }
            }
        };
        let fight = fight.ok_or_else(nothing)?;
        let records = fights.peek(&fight).map_err(|error| NotOpened(no_fight(&error, lang)))?;
        let journal = Journal::replay(records).ok_or_else(nothing)?;
        self.open = Kept::looked_at(fight.number);
        self.source = fight.file.as_ref().map(PathBuf::from);
        Ok(Opened { looks: true, ..Opened::played(Some(journal), Vec::new()) })
    }

    fn open_file(&mut self, path: &Path, dice: &mut dyn Dice, lang: Lang) -> Result<Opened, NotOpened> {
        let text = read_text(path).map_err(|error| NotOpened(error.render(lang, path)))?;
        let known = self.fights.as_ref().map_or(Known::No, |fights| fights.known(Some(path), &text));
        let (fight, changed) = match known {
            Known::No => return self.begin_file(path, text, dice, lang),
            Known::Same(fight) => (fight, false),
            Known::Changed(fight) => (fight, true),
        };
        match self.resume(&fight, lang) {
            Ok(mut opened) => {
                self.source = Some(path.to_owned());
                self.text = text;
                opened.changed = changed;
                Ok(opened)
            }
            Err(NoFight::NoStart) => {
                let mut opened = self.begin_file(path, text, dice, lang)?;
                opened.said.insert(0, no_fight(&NoFight::NoStart, lang));
                Ok(opened)
            }
            Err(error) => Err(NotOpened(no_fight(&error, lang))),
        }
    }

    /// The file counts, as it is now; the fight that was played from it is kept in the list.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn take_file(&mut self, dice: &mut dyn Dice, lang: Lang) -> Result<Opened, NotOpened> {
        let Some(path) = self.source.clone() else { return self.begin_built_in(dice, lang) };
        let text = read_text(&path).map_err(|error| NotOpened(error.render(lang, &path)))?;
        self.begin_file(&path, text, dice, lang)
    }

    /// The fight counts: the changed file is not asked about again.
    pub fn keep_fight(&mut self) {
        if let (Some(fights), Some(fight), Some(path)) = (&self.fights, self.open.fight_mut(), &self.source) {
            // Where that cannot be noted it is asked again next time.
            let _ = fights.belongs(fight, path, &self.text);
        }
    }

    fn begin_file(&mut self, path: &Path, text: String, dice: &mut dyn Dice, lang: Lang) -> Result<Opened, NotOpened> {
        let opened = encounter_file::read(&text, &self.library).map_err(|error| NotOpened(error.render(lang, path)))?;
        let mut fight = opened.encounter;
        if opened.fresh {
            fight.shuffle(dice);
        }
        let mut said: Vec<String> = opened.warnings.iter().map(|warning| warning.say(lang)).collect();
        self.source = Some(path.to_owned());
        self.text = text;
        if is_saved_fight(path) {
            self.written.insert(called(path), Stamp::of(self.text.as_bytes()));
        } else {
            // What somebody wrote by hand is never ours to write over.
            self.written.remove(&called(path));
        }
        Ok(self.begin(fight, &mut said, lang))
    }

    fn begin_built_in(&mut self, dice: &mut dyn Dice, lang: Lang) -> Result<Opened, NotOpened> {
        let opened = encounter_file::read(BOARDING, &self.library)
            .map_err(|error| NotOpened(error.render(lang, Path::new("boarding.ron"))))?;
        let mut fight = opened.encounter;
        fight.shuffle(dice);
        self.source = None;
        BOARDING.clone_into(&mut self.text);
        Ok(self.begin(fight, &mut Vec::new(), lang))
    }

    /// The next fight of the evening; the one that was open is kept in the list.
    pub fn next_fight(&mut self, now: &Encounter, carry: &Carry, dice: &mut dyn Dice, lang: Lang) -> Opened {
        let (mut fight, fresh) = now.next_fight(carry, &texts::next_fight_title(lang));
        if fresh {
            fight.shuffle(dice);
        }
        self.source = None;
        self.text = String::new();
        self.begin(fight, &mut Vec::new(), lang)
    }

    /// This fight anew; how it went so far is kept in the list.
    pub fn restart(&mut self, journal: &Journal, dice: &mut dyn Dice, lang: Lang) -> Opened {
        let mut fight = journal.start().clone();
        if fight.title().1 == 0 {
            fight.shuffle(dice);
        }
        self.begin(fight, &mut Vec::new(), lang)
    }

    fn begin(&mut self, fight: Encounter, said: &mut Vec<String>, lang: Lang) -> Opened {
        self.open = Kept::begun(fight.clone(), self.source.clone(), self.text.clone());
        if let Err(NotKept(Some(why))) = self.open.flush(self.fights.as_ref(), lang) {
            said.push(if self.fights.is_none() { why } else { texts::not_kept(lang, why) });
        }
        Opened::played(Some(Journal::new(fight)), std::mem::take(said))
    }

    fn resume(&mut self, fight: &Fight, lang: Lang) -> Result<Opened, NoFight> {
        if self.open.number() == Some(fight.number) {
            return Ok(Opened::played(None, Vec::new()));
        }
        let Some(fights) = &self.fights else { return Err(NoFight::NoStart) };
        let mut said = Vec::new();
        let (records, open) = match fights.resume(fight) {
            Ok((fight, found)) => {
                said.extend(mended(&found, lang));
                (found.records, Kept::resumed(fight, found.file))
            }
            // What can be read can be played, and is written when the disk allows it again.
            Err(NoFight::Journal(NoJournal::Failed(error))) => {
                let why = error.to_string();
                let records = fights.peek(fight).map_err(|_| NoFight::from(error))?;
                said.push(texts::not_kept(lang, why.as_str()));
                let open = Kept::peeked(fight, records.clone(), why);
                (records, open)
            }
            Err(error) => return Err(error),
        };
        let journal = Journal::replay(records).ok_or(NoFight::NoStart)?;
        self.open = open;
        self.source = fight.file.as_ref().map(PathBuf::from);
        self.text = String::new();
        if let (Some(path), Some(stamp)) = (&self.source, fight.left_there()) {
            self.text = read_text(path).unwrap_or_default();
            if is_saved_fight(path) {
                self.written.insert(called(path), stamp);
            }
        }
        Ok(Opened::played(Some(journal), said))
    }

    /// Writes a record down at once.
    ///
    /// # Errors
    /// Why not; the fight goes on in memory, and the next record tries again.
    pub fn append(&mut self, record: &Record, now: &Encounter, lang: Lang) -> Result<(), NotKept> {
        self.open.append(record, now, self.fights.as_ref(), lang)
    }

    /// Shortens the journal where it has grown long: what it tells from now on, and what there is to
    /// say about its oldest steps.
    pub fn shorten(&mut self, now: &Encounter, lang: Lang) -> Option<(Journal, Option<String>)> {
        let shortened = self.open.shorten(now)?;
        Some((shortened.journal, shortened.folded.map(|steps| folded(&steps, lang))))
    }

    /// Writes what waits, before the program ends.
    ///
    /// # Errors
    /// Why not.
    pub fn flush(&mut self, lang: Lang) -> Result<(), NotKept> {
        self.open.flush(self.fights.as_ref(), lang)
    }

    /// Whether everything is on the disk.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.open.is_whole()
    }

    /// The name that saving proposes.
    #[must_use]
    pub fn proposed(&self) -> PathBuf {
        propose_name(self.source.as_deref().unwrap_or(Path::new("boarding.ron")))
    }

    /// Writes the fight to a file.
    ///
    /// # Errors
    /// Why not; the file that was there is whole.
    pub fn save(&mut self, path: &Path, now: &Encounter, lang: Lang) -> Result<(), Unsaved> {
        let text = encounter_file::write(now).map_err(|error| Unsaved::Failed(error.render(lang, path)))?;
        let name = called(path);
        let over = match self.written.get(&name) {
            // Asked once and told what is there, the same name again is an answer.
            _ if self.refused.as_ref() == Some(&name) => Over::Anything,
            Some(stamp) => Over::Only(*stamp),
            None => Over::Nothing,
        };
        self.refused = None;
        match save(path, &text, over) {
            Ok(stamp) => {
                self.written.insert(called(path), stamp);
                if let (Some(fights), Some(fight)) = (&self.fights, self.open.fight_mut()) {
                    // Where that cannot be noted the file is asked about when it is opened.
                    let _ = fights.belongs(fight, path, &text);
                }
                (self.source, self.text) = (Some(path.to_owned()), text);
                Ok(())
            }
            Err(NotSaved::Changed) => {
                self.refused = Some(name);
                Err(Unsaved::There(texts::file_there(lang, path.display().to_string(), "Ctrl-S")))
            }
            Err(NotSaved::Failed(error)) => Err(Unsaved::Failed(error.render(lang, path))),
        }
    }

    /// What can be opened: fights in progress, then encounter files here, then the built-in fight.
    /// Each with its name and where it stands.
    pub fn list(&mut self, lang: Lang) -> Vec<(String, String)> {
        let mut entries = Vec::new();
        self.listed.clear();
        let open = self.open.number();
        for fight in self.fights.as_ref().map(Fights::list).unwrap_or_default() {
            let round = texts::list_round(lang, fight.round);
            let detail = if Some(fight.number) == open { texts::list_this(lang, round) } else { round };
            entries.push((fight.title.clone(), detail));
            self.listed.push(Listed::InProgress(Box::new(fight)));
        }
        for path in files_here() {
            entries.push((path.display().to_string(), texts::list_file(lang)));
            self.listed.push(Listed::File(path));
        }
        entries.push((texts::list_built_in(lang), String::new()));
        self.listed.push(Listed::BuiltIn);
        entries
    }

    /// Opens an entry of the list that was shown last.
    ///
    /// # Errors
    /// It cannot be read, or another process has it.
    pub fn open_listed(&mut self, at: usize, dice: &mut dyn Dice, lang: Lang) -> Result<Opened, NotOpened> {
        match self.listed.get(at).cloned() {
            Some(Listed::InProgress(fight)) => {
                self.resume(&fight, lang).map_err(|error| NotOpened(no_fight(&error, lang)))
            }
            Some(Listed::File(path)) => self.open_file(&path, dice, lang),
            Some(Listed::BuiltIn) | None => self.begin_built_in(dice, lang),
        }
    }
}

/// A fight that the program wrote, by its name.
fn is_saved_fight(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().ends_with(".fight.ron"))
}
