//! The signs of the screen, and what stands for them where a font lacks them.

/// Which signs the terminal's font can show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Signs {
    /// as designed: all of them are in WGL4
    #[default]
    Unicode,
    /// letters and punctuation instead
    Ascii,
}

impl Signs {
    /// The sign as this font shows it; always one cell for one cell.
    #[must_use]
    pub fn of(self, sign: char) -> char {
        match self {
            Self::Unicode => sign,
            Self::Ascii => ascii(sign),
        }
    }
}

fn ascii(sign: char) -> char {
    match sign {
        '►' | '→' => '>',
        '◄' | '←' => '<',
        '▲' | '↑' => '^',
        '▼' | '↓' => 'v',
        '♠' => 'S',
        '♥' => 'H',
        '♦' => 'D',
        '♣' => 'C',
        '●' => '*',
        '○' => 'o',
        '×' => 'x',
        '║' | '█' => '#',
        '√' | '·' | '░' => '.',
        '¤' => '$',
        '─' | '−' | '–' => '-',
        '│' | '▌' => '|',
        '═' => '=',
        '┬' | '┴' | '├' | '┤' | '┼' => '+',
        '…' => '~',
        '’' => '\'',
        other => other,
    }
}
