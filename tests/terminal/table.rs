//! A table of one's own for each test: folders that nobody else uses, and a terminal.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use termlens::{Screen, Terminal, TerminalBuilder};

pub const BINARY: &str = env!("CARGO_BIN_EXE_abordage");
/// So long a condition is waited for; a test that meets it in time never takes so long.
pub const DEADLINE: Duration = Duration::from_secs(30);

/// Folders for settings, fights and files of one test.
pub struct Table {
    root: tempfile::TempDir,
}

impl Table {
    pub fn new() -> Self {
        let root = tempfile::tempdir().expect("a folder");
        for folder in ["config", "data", "home", "work"] {
            std::fs::create_dir(root.path().join(folder)).expect("a folder");
        }
        Self { root }
    }

    /// A path below the folder in which the program is started.
    pub fn file(&self, name: &str) -> PathBuf {
        self.root.path().join("work").join(name)
    }

    pub fn config(&self, name: &str) -> PathBuf {
        self.root.path().join("config").join(name)
    }

    pub fn data(&self) -> PathBuf {
        self.root.path().join("data")
    }

    pub fn write(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.file(name);
        write(&path, content);
        path
    }

    fn environment(&self) -> Vec<(&'static str, PathBuf)> {
        let path = std::env::var_os("PATH").unwrap_or_else(|| "/usr/bin:/bin".into());
        vec![
            ("PATH", path.into()),
            ("HOME", self.root.path().join("home")),
            ("LANG", "en_GB.UTF-8".into()),
            ("ABORDAGE_CONFIG_DIR", self.root.path().join("config")),
            ("ABORDAGE_DATA_DIR", self.data()),
        ]
    }

    /// A terminal, before anything is started in it.
    pub fn terminal(&self) -> TerminalBuilder {
        Terminal::builder()
            .size(120, 40)
            .env_clear()
            .envs(self.environment())
            .current_dir(self.file(""))
            .timeout(DEADLINE)
    }

    /// The program in a terminal.
    pub fn open<S: AsRef<OsStr>>(&self, arguments: &[S]) -> Terminal {
        self.terminal().args(arguments).spawn(BINARY).expect("a terminal")
    }

    /// The program in a terminal, once it shows a fight.
    pub fn play<S: AsRef<OsStr>>(&self, arguments: &[S]) -> Terminal {
        let mut terminal = self.open(arguments);
        terminal.until(is_a_fight);
        terminal
    }

    /// The process number of the program under the shell.
    pub fn pid(&self) -> u32 {
        read(&self.file("pid")).trim().parse().expect("a number")
    }

    /// The program without any terminal.
    pub fn run<S: AsRef<OsStr>>(&self, arguments: &[S]) -> Output {
        self.command().args(arguments).output().expect("a process")
    }

    pub fn command(&self) -> Command {
        let mut command = Command::new(BINARY);
        command.env_clear().envs(self.environment()).env("TERM", "xterm-256color");
        command.current_dir(self.file("")).stdin(std::process::Stdio::null());
        command
    }
}

/// The program under a shell that tells afterwards how it ended and whether the terminal is
/// as it was. Its process number stands in the file `pid`.
pub fn under_a_shell(terminal: TerminalBuilder) -> Terminal {
    let script = "before=$(stty -g); sh -c 'echo $$ > pid; exec \"$0\"' \"$0\"; code=$?; \
        [ \"$before\" = \"$(stty -g)\" ] && state=same || state=other; echo \"code $code, $state\"; read -r _";
    terminal.args(["-c", script, BINARY]).spawn("sh").expect("a terminal")
}

/// Whether a fight is shown, whatever its language.
pub fn is_a_fight(screen: &Screen) -> bool {
    screen.alternate_screen() && screen.repaints() > 0 && screen.contains("═ ") && screen.contains("─ O")
}

/// Waits that name what was not seen.
pub trait Watch {
    fn until(&mut self, what: impl FnMut(&Screen) -> bool);
    fn sees(&mut self, text: &str);
    fn lacks(&mut self, text: &str);
    /// Types, and waits until the frame was painted that answers it. Each key has one frame: as
    /// long as every key is pressed so, the screen is never seen half painted.
    fn press(&mut self, key: impl termlens::Input + std::fmt::Debug);
    fn key(&mut self, key: char);
    /// Types a text, key by key.
    fn types(&mut self, text: &str);
    /// Waits for a fight that looks so.
    fn shows(&mut self, wanted: &[String]);
    fn leave(&mut self);
}

impl Watch for Terminal {
    #[track_caller]
    fn until(&mut self, what: impl FnMut(&Screen) -> bool) {
        if let Err(error) = self.wait_until(what) {
            panic!("{error}");
        }
    }

    #[track_caller]
    fn sees(&mut self, text: &str) {
        if let Err(error) = self.wait_until(|screen| screen.contains(text)) {
            panic!("“{text}” was expected: {error}");
        }
    }

    #[track_caller]
    fn lacks(&mut self, text: &str) {
        if let Err(error) = self.wait_until(|screen| !screen.contains(text)) {
            panic!("“{text}” should go: {error}");
        }
    }

    #[track_caller]
    fn press(&mut self, key: impl termlens::Input + std::fmt::Debug) {
        let before = self.screen().repaints();
        self.send(key).expect("sent");
        self.until(|screen| screen.repaints() > before);
    }

    #[track_caller]
    fn key(&mut self, key: char) {
        self.press(termlens::Key::Char(key));
    }

    #[track_caller]
    fn types(&mut self, text: &str) {
        text.chars().for_each(|key| self.key(key));
    }

    #[track_caller]
    fn shows(&mut self, wanted: &[String]) {
        if let Err(error) = self.wait_until(|screen| is_a_fight(screen) && fight(screen) == wanted) {
            panic!("{wanted:#?} was expected, but there is {:#?}: {error}", fight(&self.screen()));
        }
    }

    /// Leaves with `q` and Enter.
    #[track_caller]
    fn leave(&mut self) {
        self.key('q');
        self.sees("Leave?");
        self.send(termlens::Key::Enter).expect("sent");
        assert_eq!(self.wait_exit().expect("an end").code(), Some(0));
    }
}

/// Nothing of the program is left on a terminal.
#[track_caller]
pub fn assert_given_back(screen: &Screen) {
    assert!(!screen.alternate_screen(), "main screen: {screen}");
    assert!(screen.cursor_visible(), "cursor: {screen}");
    assert!(!screen.bracketed_paste(), "paste: {screen}");
    assert!(screen.mouse_modes().is_empty(), "mouse: {screen}");
}

/// So many lines of the log are looked at.
const LAST: usize = 3;

/// What the fight looks like, whatever the cursor stands on and whatever is said about it.
pub fn fight(screen: &Screen) -> Vec<String> {
    let order = |row: u16| screen.rect_text(3..72, row..=row).trim_end().to_owned();
    let log = screen.find("─ Log").map_or(26, |(row, _)| row);
    let now = screen.find("═ Now").map_or(36, |(row, _)| row);
    let header = screen.row_text(0).trim().to_owned();
    let rows = (2..log).map(order);
    // How many lines of the log are seen depends on what the box has to say.
    let lines = (log + 1..now).rev().map(|row| screen.row_text(row).trim().to_owned());
    let lines = lines.filter(|line| !line.is_empty()).take(LAST);
    [header].into_iter().chain(rows).chain(lines).filter(|line| !line.is_empty()).collect()
}

pub fn signal(pid: u32, name: &str) {
    let sent = Command::new("kill").args([format!("-{name}"), pid.to_string()]).status().expect("kill");
    assert!(sent.success(), "{name} to {pid}");
}

/// Waits for a condition that no screen shows.
#[track_caller]
#[expect(clippy::disallowed_methods, reason = "a deadline, not a measure")]
pub fn wait_for(what: &str, mut condition: impl FnMut() -> bool) {
    let end = Instant::now() + DEADLINE;
    while !condition() {
        assert!(Instant::now() < end, "{what} never came");
        std::thread::yield_now();
    }
}

#[expect(clippy::disallowed_methods, reason = "a test reads what is there, byte for byte")]
pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[expect(clippy::disallowed_methods, reason = "a test writes what no program would")]
pub fn write(path: &Path, content: impl AsRef<[u8]>) {
    std::fs::write(path, content).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// How often, by the environment, else as it is fit for every day.
pub fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

/// A small encounter file; the title tells one from another.
pub fn encounter(title: &str) -> String {
    format!(
        "(\n    version: 1, title: \"{title}\", system: SavageWorlds(edition: TestDrive), players: [\"Anna\"],\n    combatants: [\n\
         (name: \"Kenway\", kind: WildCard, player: \"Anna\", weapons: [\"cutlass\"]),\n\
         (name: \"Pirates\", like: \"pirate\", count: 3),\n    ],\n)\n"
    )
}
