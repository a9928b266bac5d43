//! The terminal: taken over, given back on every path, and its events as the program's own.

use std::io::{IsTerminal, Write, stdout};
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event, KeyCode, KeyEvent,
    KeyEventKind, KeyModifiers, MouseButton, MouseEventKind,
};
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use crossterm::{cursor, execute};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::app::{Code, Key};

/// Whether the terminal is ours: it is given back once, by whoever comes first.
static TAKEN: AtomicBool = AtomicBool::new(false);
/// Whether the mouse was asked for.
static MOUSE: AtomicBool = AtomicBool::new(false);

/// What arrives from the terminal, in the program's own words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// a key, and whether the terminal says that it is a repeat
    Key(Key, bool),
    /// text from the clipboard
    Paste(String),
    /// the left button, at a column and a row
    Click(u16, u16),
    /// the wheel: up (−1) or down (1)
    Wheel(i8),
    /// another size
    Resize(u16, u16),
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
        enter()?;
        Ok(Self { terminal: Terminal::new(CrosstermBackend::new(stdout()))? })
    }

    /// Draws one frame.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn draw(&mut self, paint: impl FnOnce(&mut ratatui::Frame<'_>)) -> std::io::Result<()> {
        execute!(stdout(), crossterm::terminal::BeginSynchronizedUpdate)?;
        self.terminal.draw(paint)?;
        execute!(stdout(), crossterm::terminal::EndSynchronizedUpdate)
    }

    /// Paints everything anew at the next frame, after the terminal was in other hands.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn again(&mut self) -> std::io::Result<()> {
        enter()?;
        self.terminal.clear()
    }

    /// Whether clicks are taken.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn mouse(&mut self, on: bool) -> std::io::Result<()> {
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
    TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableBracketedPaste, cursor::Hide)?;
    if MOUSE.load(Ordering::SeqCst) {
        execute!(stdout(), EnableMouseCapture)?;
    }
    Ok(())
}

/// Gives the terminal back, from any thread, once; where it is gone there is nobody to tell.
pub fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let _ = execute!(stdout(), DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, cursor::Show);
        let _ = disable_raw_mode();
        let _ = stdout().flush();
    }
}

/// A panic of the thread that draws gives the terminal back before it speaks.
pub fn guard_panics() {
    let drawing = std::thread::current().id();
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if std::thread::current().id() == drawing {
            give_back();
        }
        before(info);
    }));
}

/// The next thing that arrives; nothing where it means nothing to the program.
///
/// # Errors
/// The terminal is gone.
pub fn read() -> std::io::Result<Option<Input>> {
    Ok(match crossterm::event::read()? {
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
