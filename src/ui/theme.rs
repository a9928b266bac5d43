//! What each meaning looks like: the one table of colours.

use ratatui::style::{Color, Modifier, Style};

use super::signs::Signs;
use crate::view::Tone;

/// Styles for every tone and for the few things that the screen adds itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theme {
    colours: bool,
    /// which signs the font has
    pub signs: Signs,
}

impl Default for Theme {
    fn default() -> Self {
        Self::ansi()
    }
}

impl Theme {
    /// The terminal's own sixteen colours, on signs and badges only.
    #[must_use]
    pub fn ansi() -> Self {
        Self { colours: true, signs: Signs::Unicode }
    }

    /// No colour at all, as `NO_COLOR` asks: bold, dim, reverse and underline only.
    #[must_use]
    pub fn mono() -> Self {
        Self { colours: false, ..Self::ansi() }
    }

    /// The same theme with other signs.
    #[must_use]
    pub fn with_signs(self, signs: Signs) -> Self {
        Self { signs, ..self }
    }

    /// The style of a tone.
    #[must_use]
    pub fn tone(&self, tone: Tone) -> Style {
        match tone {
            Tone::Plain => Style::new(),
            Tone::Strong | Tone::Key => Style::new().bold(),
            Tone::Dim => Style::new().dim(),
            Tone::Ours => self.sign(Color::Cyan),
            Tone::Theirs => self.sign(Color::Magenta),
            Tone::RedSuit | Tone::Wound | Tone::Bad => self.sign(Color::Red),
            Tone::Good => self.sign(Color::Green),
            Tone::Joker => self.badge(Color::Black, Color::Magenta),
            Tone::Hold => self.badge(Color::White, Color::Blue),
            Tone::Shaken => self.badge(Color::Black, Color::Yellow),
            Tone::Refusal => self.refusal(),
        }
    }

    /// The title of the box of the moment.
    #[must_use]
    pub fn title(&self) -> Style {
        Style::new().bold().reversed()
    }

    /// The title of the pane that has the focus.
    #[must_use]
    pub fn focus(&self) -> Style {
        Style::new().bold()
    }

    /// The badge of a refusal.
    #[must_use]
    pub fn refusal(&self) -> Style {
        if self.colours { self.badge(Color::Black, Color::Yellow) } else { self.title() }
    }

    /// The badge of an error.
    #[must_use]
    pub fn error(&self) -> Style {
        if self.colours { self.badge(Color::White, Color::Red) } else { self.title() }
    }

    /// The part of a typed text that is wrong.
    #[must_use]
    pub fn wrong(&self) -> Style {
        Style::new().underlined()
    }

    /// A style as it looks in the chosen row: reversed, its colour given up, badges kept.
    #[must_use]
    pub fn chosen(&self, style: Style) -> Style {
        if self.colours && style.bg.is_some_and(|colour| colour != Color::Reset) {
            return style;
        }
        let kept = style.add_modifier & (Modifier::BOLD | Modifier::UNDERLINED);
        Style::new().add_modifier(kept).reversed()
    }

    fn sign(&self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// A badge sets both colours; without colour it is bold.
    fn badge(&self, ink: Color, ground: Color) -> Style {
        if !self.colours {
            return Style::new().bold();
        }
        let style = Style::new().fg(ink).bg(ground);
        if ink == Color::White { style.bold() } else { style }
    }
}
