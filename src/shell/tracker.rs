//! The event loop: what arrives becomes keys for the program, and its wishes are carried out.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use crate::app::{App, Effect, FightEntry, Opened as Wanted, Report, Settings, WhoRolls};
use crate::rules::contract::{Figures, No};
use crate::rules::{Encounter, Refusal};
use crate::store::settings::{Rolls, Settings as Stored};
use crate::texts::{self, Lang};
use crate::ui::{self, Theme};
use crate::view::Scene;

use super::foresight::Foresight;
use super::input::Input;
use super::keeper::{Keeper, NotOpened, Opened, Unsaved};
use super::kept::NotKept;
use super::preferences::{load, settings, theme};
use super::random::Chance;
use super::scribe::Scribe;
use super::signals;
use super::speak::complain;
use super::split::Whole;
use super::terminal::{self, Keyboard, Screen};

/// What wakes the loop; nothing else does.
enum Wake {
    Input(Input),
    /// the program was stopped, and goes on
    Resumed,
    /// the settings could not be written to that file
    Unsaved(PathBuf),
    /// what the forecast of this number knows by now, or why it goes no further
    Foreseen(u64, Result<Figures, No<Refusal>>),
    /// no more input will come: the terminal is gone
    Ended,
    /// no more input will come: whoever read it fell over
    Fallen,
}

struct Tracker {
    app: App,
    keeper: Keeper,
    chance: Chance,
    stored: Stored,
    /// settings that could not be read are never written over
    settings_are_ours: bool,
    scribe: Scribe,
    /// for threads that have something to tell the loop
    sender: Sender<Wake>,
    theme: Theme,
    began: Instant,
    /// the forecast that somebody looks at
    foresight: Option<Foresight>,
}

/// Opens the tracker on a file, or on the fight that was open last.
#[must_use]
pub fn open(file: Option<&Path>, look: bool, asked: Option<Lang>, locale: Lang) -> ExitCode {
    let (stored, trouble) = load(asked.unwrap_or(locale));
    let known = stored.lang.as_deref().and_then(Lang::from_code);
    let lang = asked.or(known).unwrap_or(locale);
    if !terminal::is_there() {
        complain(&texts::no_terminal(lang));
        return ExitCode::from(1);
    }
    terminal::guard_panics(texts::fell_over(lang), crate::store::Paths::find().log());
    let (mut keeper, mut said) = Keeper::new(lang);
    said.extend(trouble.iter().cloned());
    let mut chance = Chance::from_system();
    let opened = if look { keeper.look(file, lang) } else { keeper.open(file, &mut chance, lang) };
    let opened = match opened {
        Ok(opened) => opened,
        Err(NotOpened(why)) => {
            complain(why.trim_end());
            return ExitCode::from(1);
        }
    };
    said.extend(opened.said);
    let (changed, looks) = (opened.changed, opened.looks);
    // No fight was open before this one.
    let Some(journal) = opened.journal else { return ExitCode::from(1) };
    let theme = theme(&stored);
    let settings = settings(&stored, lang);
    let app = App::new(journal, settings);
    let (sender, receiver) = channel();
    let mut tracker = Tracker {
        app,
        keeper,
        chance,
        stored,
        settings_are_ours: trouble.is_none(),
        scribe: Scribe::default(),
        sender,
        theme,
        began: now(),
        foresight: None,
    };
    tracker.app.report(Report::Proposed(tracker.keeper.proposed().display().to_string()));
    tracker.app.report(Report::OnDisk(tracker.keeper.is_kept()));
    if looks {
        tracker.app.report(Report::Looking);
    }
    for line in said {
        tracker.app.report(Report::Failed(line));
    }
    if changed {
        tracker.app.report(Report::Changed);
    }
    match tracker.run(&receiver) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            complain(&error.to_string());
            ExitCode::from(1)
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "the one clock of the program: how far apart two keys are")]
fn now() -> Instant {
    Instant::now()
}

impl Tracker {
    fn run(&mut self, receiver: &Receiver<Wake>) -> std::io::Result<()> {
        let mut screen = Screen::take(self.app.settings().mouse)?;
        watch(&self.sender)?;
        let (width, height) = screen.size();
        self.app.resize(width, height);
        self.paint(&mut screen)?;
        self.turn(&mut screen, receiver)
    }

    fn turn(&mut self, screen: &mut Screen, receiver: &Receiver<Wake>) -> std::io::Result<()> {
        while let Ok(wake) = receiver.recv() {
            let effects = match wake {
                Wake::Ended => return Ok(()),
                Wake::Fallen => {
                    let _ = self.keeper.flush(self.app.settings().lang);
                    return Err(std::io::Error::other(texts::fell_over(self.app.settings().lang)));
                }
                Wake::Resumed => {
                    screen.again()?;
                    Vec::new()
                }
                Wake::Unsaved(path) => {
                    self.settings_unsaved(&path);
                    Vec::new()
                }
                Wake::Foreseen(number, known) => {
                    self.foreseen(number, known);
                    Vec::new()
                }
                Wake::Input(input) => self.take(input),
            };
            for effect in effects {
                if !self.carry_out(effect, screen)? {
                    return Ok(());
                }
            }
            let wanted = self.app.foresees();
            self.foresight = self.foresight.take().filter(|foresight| Some(foresight.number) == wanted);
            self.paint(screen)?;
        }
        Ok(())
    }

    fn paint(&self, screen: &mut Screen) -> std::io::Result<()> {
        let scene = self.scene();
        screen.draw(|frame| ui::draw(frame, &scene, &self.theme))
    }

    fn scene(&self) -> Scene {
        self.app.scene(ui::sheet_width(self.app.size().0, self.app.alone()))
    }

    fn take(&mut self, input: Input) -> Vec<Effect> {
        let at = self.began.elapsed();
        match input {
            Input::Key(key, repeat) => self.app.key(key, repeat, at, &mut self.chance, &self.keeper.library),
            Input::Paste(text) => {
                self.app.paste(&text);
                Vec::new()
            }
            Input::Click(column, row) => self.click(column, row),
            Input::Wheel(by) => self.wheel(by, at),
            Input::Resize(width, height) => {
                self.app.resize(width, height);
                Vec::new()
            }
        }
    }

    fn click(&mut self, column: u16, row: u16) -> Vec<Effect> {
        let (width, height) = self.app.size();
        let Some(hit) = ui::hit_test(&self.scene(), width, height, column, row) else { return Vec::new() };
        self.app.click(hit, &mut self.chance, &self.keeper.library)
    }

    fn wheel(&mut self, by: i8, at: Duration) -> Vec<Effect> {
        let code = if by < 0 { crate::app::Code::Up } else { crate::app::Code::Down };
        let key = crate::app::Key::plain(code);
        self.app.key(key, false, at, &mut self.chance, &self.keeper.library)
    }

    /// Carries out what the program wishes; false where it wishes to end.
    fn carry_out(&mut self, effect: Effect, screen: &mut Screen) -> std::io::Result<bool> {
        let lang = self.app.settings().lang;
        match effect {
            Effect::Append(record) => {
                let written = self.keeper.append(&record, self.app.journal().now(), lang);
                self.app.report(kept(written));
                if let Some((journal, said)) = self.keeper.shorten(self.app.journal().now(), lang) {
                    self.app.go_on_with(journal);
                    if let Some(line) = said {
                        self.app.report(Report::Failed(line));
                    }
                }
            }
            Effect::Save(path) => {
                let path = PathBuf::from(path);
                let saved = self.keeper.save(&path, self.app.journal().now(), lang);
                let shown = path.display().to_string();
                self.app.report(match saved {
                    Ok(()) => Report::Saved(shown),
                    Err(Unsaved::There(said)) => Report::Failed(said),
                    Err(Unsaved::Failed(why)) => Report::NotWritten(why),
                });
                // A file that cannot be written says nothing about the journal.
                self.app.report(Report::OnDisk(self.keeper.is_kept()));
                self.app.report(Report::Proposed(self.keeper.proposed().display().to_string()));
            }
            Effect::ListFights => {
                let entries = self.keeper.list(lang);
                let entries = entries.into_iter().map(|(label, detail)| FightEntry { label, detail }).collect();
                self.app.report(Report::Fights(entries));
            }
            Effect::Open(Wanted::Listed(at)) => {
                let opened = self.keeper.open_listed(at, &mut self.chance, lang);
                self.switch(opened, None);
            }
            Effect::Open(Wanted::Path(path)) => {
                let opened = self.keeper.open(Some(Path::new(&path)), &mut self.chance, lang);
                self.switch(opened, None);
            }
            Effect::NewFight(carry) => {
                let opened = self.keeper.next_fight(self.app.journal().now(), &carry, &mut self.chance, lang);
                self.switch(Ok(opened), Some(Report::NextFight));
            }
            Effect::Restart => {
                let opened = self.keeper.restart(self.app.journal(), &mut self.chance, lang);
                self.switch(Ok(opened), Some(Report::BegunAnew));
            }
            Effect::KeepFight => self.keeper.keep_fight(),
            Effect::TakeFile => {
                let opened = self.keeper.take_file(&mut self.chance, lang);
                self.switch(opened, None);
            }
            Effect::Quit => {
                // Whoever leaves knows already what the disk refused; this is its last chance.
                let _ = self.keeper.flush(lang);
                return Ok(false);
            }
            Effect::Suspend => {
                // The terminal is taken again when the signal to go on arrives.
                signals::stop();
            }
            Effect::Repaint => screen.again()?,
            Effect::Mouse(on) => Screen::mouse(on)?,
            Effect::SaveSettings(settings) => self.save_settings(&settings),
            Effect::Foresee(number, fight) => self.foresee(number, &fight),
        }
        Ok(true)
    }

    /// Goes on with another fight, and says what it is; where it cannot be opened, this one goes on.
    fn switch(&mut self, opened: Result<Opened, NotOpened>, what: Option<Report>) {
        match opened {
            Err(NotOpened(why)) => self.app.report(Report::Failed(why)),
            Ok(opened) => {
                if let Some(journal) = opened.journal {
                    self.app.load(journal);
                }
                if let Some(what) = what {
                    self.app.report(what);
                }
                self.app.report(Report::Proposed(self.keeper.proposed().display().to_string()));
                self.app.report(Report::OnDisk(self.keeper.is_kept()));
                for line in opened.said {
                    self.app.report(Report::Failed(line));
                }
                if opened.changed {
                    self.app.report(Report::Changed);
                }
            }
        }
    }

    fn foresee(&mut self, number: u64, fight: &Encounter) {
        let sender = self.sender.clone();
        let tell = move |known| {
            // Nobody listens any more when the program is ending.
            let _ = sender.send(Wake::Foreseen(number, known));
        };
        // The program has asked already whether there is anything to foresee.
        let Ok(forecast) = fight.forecast() else { return };
        match Foresight::begin(number, forecast, self.chance.seed(), tell) {
            Ok(foresight) => self.foresight = Some(foresight),
            Err(error) => self.app.report(Report::Foreseen(number, Err(error.to_string()))),
        }
    }

    fn foreseen(&mut self, number: u64, known: Result<Figures, No<Refusal>>) {
        let lang = self.app.settings().lang;
        let known = known.map(Box::new).map_err(|no| super::headless::reason(&no, self.app.journal().now(), lang));
        self.app.report(Report::Foreseen(number, known));
    }

    fn save_settings(&mut self, settings: &Settings) {
        self.stored.lang = Some(settings.lang.code().to_owned());
        self.stored.dice = match settings.who_rolls {
            WhoRolls::PlayersReal => Rolls::Players,
            WhoRolls::AllReal => Rolls::Table,
            WhoRolls::AllHere => Rolls::Program,
        };
        self.stored.mouse = settings.mouse;
        self.stored.hints.clone_from(&settings.hints);
        if !self.settings_are_ours {
            return;
        }
        let Some(path) = self.keeper.paths.settings() else { return };
        let sender = self.sender.clone();
        let failed = move |path| {
            // Nobody listens any more when the program is ending.
            let _ = sender.send(Wake::Unsaved(path));
        };
        if self.scribe.write(self.stored.clone(), path.clone(), failed).is_err() {
            self.settings_unsaved(&path);
        }
    }

    fn settings_unsaved(&mut self, path: &Path) {
        let lang = self.app.settings().lang;
        self.app.report(Report::Failed(texts::settings_unsaved(lang, path.display().to_string())));
    }
}

/// What there is to say about steps that were to be written down.
fn kept(written: Result<(), NotKept>) -> Report {
    match written {
        Ok(()) => Report::OnDisk(true),
        Err(NotKept(Some(why))) => Report::NotWritten(why),
        Err(NotKept(None)) => Report::OnDisk(false),
    }
}

/// Tells the loop where whoever reads the terminal falls over: it would wait for ever.
struct Reader(Sender<Wake>);

impl Drop for Reader {
    fn drop(&mut self) {
        // After an end this comes too late to be heard.
        let _ = self.0.send(Wake::Fallen);
    }
}

/// Watches the terminal and the signals, each in a thread of its own that sleeps until something comes.
fn watch(sender: &Sender<Wake>) -> std::io::Result<()> {
    let input = Reader(sender.clone());
    std::thread::Builder::new().name("input".to_owned()).spawn(move || {
        let mut keyboard = Whole::new(Keyboard);
        loop {
            let wake = match keyboard.next() {
                Ok(Some(read)) => Wake::Input(read),
                Ok(None) => continue,
                Err(_) => Wake::Ended,
            };
            let ended = matches!(wake, Wake::Ended);
            if input.0.send(wake).is_err() || ended {
                return;
            }
        }
    })?;
    let resumed = sender.clone();
    signals::watch(move || {
        // Nobody listens any more when the program is ending.
        let _ = resumed.send(Wake::Resumed);
    })
}
