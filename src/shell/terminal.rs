//! The terminal: taken over, given back on every path, and its events as the program's own.

use std::io::{IsTerminal, Write as _, stdout};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event, KeyCode, KeyEvent,
    KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use crossterm::terminal::{
    BeginSynchronizedUpdate, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};
use crossterm::{cursor, execute};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::app::{Code, Key};

use super::input::Input;
use super::speak::complain;
use super::split::Source;

/// Whether the terminal is ours: it is given back once, by whoever comes first.
static TAKEN: AtomicBool = AtomicBool::new(false);
/// Whether the mouse was asked for.
static MOUSE: AtomicBool = AtomicBool::new(false);

/// Whether a frame is being painted, and whether any more may be.
static HANDS: Mutex<Hands> = Mutex::new(Hands { painting: false, away: false, gone: false });
static PAINTED: Condvar = Condvar::new();
/// So long a frame that is being painted is waited for; a terminal that takes nothing more must
/// not keep the program alive.
const LAST_FRAME: Duration = Duration::from_millis(300);

struct Hands {
    /// a frame is on its way
    painting: bool,
    /// the terminal is in other hands for a while
    away: bool,
    /// it will not come back
    gone: bool,
}

fn hands() -> MutexGuard<'static, Hands> {
    HANDS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The right to write to the terminal, until this is dropped.
struct Brush;

impl Brush {
    /// None where the terminal is not ours; `back` takes it again from a while in other hands.
    fn take(back: bool) -> Option<Self> {
        let mut hands = hands();
        if back {
            hands.away = false;
        }
        (!hands.away && !hands.gone).then(|| {
            hands.painting = true;
            Self
        })
    }
}

impl Drop for Brush {
    fn drop(&mut self) {
        hands().painting = false;
        PAINTED.notify_all();
    }
}

/// Whether there is a terminal that a screen can be drawn on.
#[must_use]
pub fn is_there() -> bool {
    let term = std::env::var("TERM").unwrap_or_default();
    let capable = cfg!(windows) || !(term.is_empty() || term == "dumb");
    capable && stdout().is_terminal() && std::io::stdin().is_terminal()
}

/// Whether colours are not wanted.
#[must_use]
pub fn wants_no_colour() -> bool {
    std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
}

/// The terminal while it is ours; dropping it gives it back.
pub struct Screen {
    terminal: Terminal<CrosstermBackend<std::io::Stdout>>,
}

impl Screen {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// The terminal refuses.
    pub fn take(mouse: bool) -> std::io::Result<Self> {
        // NO_COLOR is read by the theme: crossterm's own way of it would lose bold and reverse.
        crossterm::style::force_color_output(true);
        MOUSE.store(mouse, Ordering::SeqCst);
        let terminal = enter().and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        // A terminal that was taken by half is given back too.
        Ok(Self { terminal: terminal.inspect_err(|_| give_back())? })
    }

    /// Draws one frame, where the terminal is ours.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn draw(&mut self, paint: impl FnOnce(&mut ratatui::Frame<'_>)) -> std::io::Result<()> {
        let Some(_brush) = Brush::take(false) else { return Ok(()) };
        execute!(stdout(), BeginSynchronizedUpdate)?;
        self.terminal.draw(|frame| {
            paint(frame);
            #[cfg(debug_assertions)]
            fall_if_asked("frame");
        })?;
        #[cfg(debug_assertions)]
        if is_asked("error") {
            return Err(std::io::ErrorKind::BrokenPipe.into());
        }
        execute!(stdout(), EndSynchronizedUpdate)
    }

    /// Paints everything anew at the next frame, after the terminal was in other hands.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn again(&mut self) -> std::io::Result<()> {
        let Some(_brush) = Brush::take(true) else { return Ok(()) };
        enter()?;
        // Terminal::clear asks where the cursor is, and the answer would go to the thread that
        // reads keys; a new size clears without asking.
        let size = self.terminal.size()?;
        self.terminal.resize(ratatui::layout::Rect::new(0, 0, size.width, size.height))
    }

    /// Whether clicks are taken.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn mouse(on: bool) -> std::io::Result<()> {
        MOUSE.store(on, Ordering::SeqCst);
        if on { execute!(stdout(), EnableMouseCapture) } else { execute!(stdout(), DisableMouseCapture) }
    }

    /// Columns and rows.
    #[must_use]
    pub fn size(&self) -> (u16, u16) {
        self.terminal.size().map_or((0, 0), |size| (size.width, size.height))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

fn enter() -> std::io::Result<()> {
    if TAKEN.swap(true, Ordering::SeqCst) {
        // A shell may have set the modes while the program was stopped, and crossterm would not
        // notice: they are taken from the beginning.
        let _ = disable_raw_mode();
    }
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableBracketedPaste, cursor::Hide)?;
    if MOUSE.load(Ordering::SeqCst) {
        execute!(stdout(), EnableMouseCapture)?;
    }
    Ok(())
}

/// Gives the terminal back, from any thread, once; where it is gone there is nobody to tell.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = disable_raw_mode();
        let _ = execute!(
            stdout(),
            EndSynchronizedUpdate,
            DisableMouseCapture,
            DisableBracketedPaste,
            LeaveAlternateScreen,
            cursor::Show
        );
    }
}

/// Gives the terminal back from outside the thread that draws: after the frame that is on its
/// way, and without any further one.
fn take_away(for_good: bool) {
    let mut hands = hands();
    hands.away = true;
    hands.gone |= for_good;
    drop(PAINTED.wait_timeout_while(hands, LAST_FRAME, |hands| hands.painting));
    give_back();
}

/// Gives the terminal back for a while; [`Screen::again`] takes it again.
pub fn lend() {
    take_away(false);
}

/// Gives the terminal back for good. One that takes nothing more is not waited for.
pub fn leave() {
    let (done, wait) = std::sync::mpsc::channel();
    let leaving = std::thread::Builder::new().name("leave".to_owned()).spawn(move || {
        take_away(true);
        let _ = done.send(());
    });
    if leaving.is_ok() {
        let _ = wait.recv_timeout(LAST_FRAME * 2);
    }
}

/// A panic of the thread that draws gives the terminal back before it speaks.
pub fn guard_panics(said: String, log: Option<std::path::PathBuf>) {
    let drawing = std::thread::current().id();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let ours = std::thread::current().id() == drawing;
        if ours {
            give_back();
            complain(&said);
        }
        if let Some(log) = &log {
            // Where that cannot be written the words on the terminal must do.
            let _ = std::fs::OpenOptions::new()
                .create(true)
                .append(true)
                .open(log)
                .and_then(|mut file| writeln!(file, "{info}"));
        }
        // What another thread has to say would be written across the screen.
        if ours || log.is_none() {
            before(info);
        }
    }));
}

/// Whether a test asks for a fall at this place.
#[cfg(debug_assertions)]
fn is_asked(place: &str) -> bool {
    std::env::var_os("ABORDAGE_PANIC").is_some_and(|asked| asked == place)
}

/// Falls over at a place, where a test asks for it.
#[cfg(debug_assertions)]
#[expect(clippy::panic, reason = "the one way to see what a panic leaves behind")]
fn fall_if_asked(place: &str) {
    if is_asked(place) {
        std::panic::panic_any("asked for");
    }
}

/// The keys and the mouse of the terminal.
#[derive(Debug)]
pub struct Keyboard;

/// The pieces of one escape sequence come closer together than two keys, however slow the line.
const TOGETHER: Duration = Duration::from_millis(20);

impl Source for Keyboard {
    fn next(&mut self) -> std::io::Result<Option<Input>> {
        read()
    }

    fn soon(&mut self) -> std::io::Result<bool> {
        crossterm::event::poll(TOGETHER)
    }
}

fn read() -> std::io::Result<Option<Input>> {
    let event = crossterm::event::read()?;
    #[cfg(debug_assertions)]
    fall_if_asked("input");
    Ok(match event {
        Event::Key(event) => key(event).map(|key| Input::Key(key, event.kind == KeyEventKind::Repeat)),
        Event::Paste(text) => Some(Input::Paste(text)),
        Event::Resize(width, height) => Some(Input::Resize(width, height)),
        Event::Mouse(event) => match event.kind {
            MouseEventKind::Down(MouseButton::Left) => Some(Input::Click(event.column, event.row)),
            MouseEventKind::ScrollUp => Some(Input::Wheel(-1)),
            MouseEventKind::ScrollDown => Some(Input::Wheel(1)),
            _ => None,
        },
        Event::FocusGained | Event::FocusLost => None,
    })
}

fn key(event: KeyEvent) -> Option<Key> {
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let code = match event.code {
        KeyCode::Char(c) => Code::Char(c),
        KeyCode::Enter => Code::Enter,
        KeyCode::Esc => Code::Esc,
        KeyCode::Tab => Code::Tab,
        KeyCode::BackTab => Code::BackTab,
        KeyCode::Backspace => Code::Backspace,
        KeyCode::Delete => Code::Delete,
        KeyCode::Up => Code::Up,
        KeyCode::Down => Code::Down,
        KeyCode::Left => Code::Left,
        KeyCode::Right => Code::Right,
        KeyCode::PageUp => Code::PageUp,
        KeyCode::PageDown => Code::PageDown,
        KeyCode::Home => Code::Home,
        KeyCode::End => Code::End,
        KeyCode::F(number) => Code::F(number),
        _ => return None,
    };
    let held = |modifier| event.modifiers.contains(modifier);
    Some(Key {
        code,
        ctrl: held(KeyModifiers::CONTROL),
        alt: held(KeyModifiers::ALT),
        shift: held(KeyModifiers::SHIFT),
    })
}
