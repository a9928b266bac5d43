//! How wide each column of the order is, and which of them there is room for.

use crate::ui::signs::Signs;
use crate::ui::text::{cells, clean, to_u16};
use crate::view::{Mark, Row};

/// More wounds of a level than this are told as numbers.
const SIGNS: u8 = 6;
/// A name is cut no shorter.
const NAME: u16 = 12;
/// A name that is as long as this is not cut for the sake of further columns.
const COMFORT: u16 = 16;
/// From here on further columns are thought of.
const WIDE: u16 = 100;
/// A wider order would tear its rows apart.
const MOST: u16 = 110;

/// The columns, from the left; a width of 0 is a column left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Columns {
    pub(super) card: u16,
    pub(super) name: u16,
    pub(super) player: u16,
    pub(super) state: u16,
    /// whether further states are shown where they fit
    pub(super) further: bool,
    /// the gap behind the state
    pub(super) air: u16,
    pub(super) wounds: u16,
    pub(super) members: u16,
    pub(super) tokens: u16,
    pub(super) numbers: [u16; 2],
    /// the place of the target's sign, from the left edge
    pub(super) target: u16,
}

impl Columns {
    /// Where the names begin: cursor, mark, blank, card, blank, side, blank.
    pub(super) fn name_x(&self) -> u16 {
        self.card.saturating_add(6)
    }

    /// All but the names and the states.
    fn fixed(&self) -> u16 {
        let one = |width: u16, gap: u16| if width > 0 { width.saturating_add(gap) } else { 0 };
        let [first, second] = self.numbers;
        self.name_x()
            .saturating_add(one(self.player, 1))
            .saturating_add(self.air.saturating_add(1))
            .saturating_add(self.wounds)
            .saturating_add(one(self.members, 1))
            .saturating_add(one(self.tokens, 1))
            .saturating_add(one(first, 2))
            .saturating_add(one(second, if first > 0 { 1 } else { 2 }))
    }
}

/// Fits the columns into a pane; `screen` is how wide the whole terminal is.
pub(super) fn fit(rows: &[Row], pane: u16, screen: u16, signs: Signs) -> Columns {
    let wide = |text: &str| cells(&clean(text, signs));
    let widest = |of: &dyn Fn(&Row) -> u16| rows.iter().map(of).max().unwrap_or(0);
    let pane = pane.min(MOST);
    let edge = if pane == screen { 2 } else { 1 };
    // behind the tokens: the sign of the target stands a little apart where there is room
    let loose = !(80..WIDE).contains(&screen);
    let target = pane.saturating_sub(edge);
    let further = screen >= WIDE;
    let all = |row: &Row| {
        let others = row.states.iter().filter(|_| further);
        others.fold(wide(&row.state.text), |sum: u16, span| sum.saturating_add(wide(&span.text)).saturating_add(1))
    };
    let states = widest(&all).max(8);
    let names = widest(&|row| wide(&row.name)).max(NAME);
    let mut columns = Columns {
        card: widest(&|row| wide(&row.card.text)).clamp(3, 6),
        further,
        air: if screen < 80 { 2 } else { 1 },
        wounds: widest(&|row| wide(&hurt(row))).max(3),
        tokens: widest(&|row| row.tokens.map_or(0, |count| wide(&format!("¤{count}")))),
        target,
        ..Columns::default()
    };
    if screen >= WIDE {
        columns.player = widest(&|row| row.player.as_deref().map_or(0, wide)).min(10);
        columns.members = match widest(&|row| to_u16(row.members.len())) {
            0 => 0,
            most => most.clamp(8, 12),
        };
        columns.numbers =
            [0, 1].map(|at: usize| widest(&|row| row.numbers.get(at).map_or(0, |text| wide(text))).min(6));
    }
    let room = |columns: &Columns| target.saturating_sub(columns.fixed()).saturating_sub(if loose { 2 } else { 1 });
    // columns go in this order until the names have room
    let comfort = names.min(COMFORT).saturating_add(states.min(12));
    let leave: [fn(&mut Columns); 4] =
        [|c| c.members = 0, |c| c.player = 0, |c| c.numbers = [c.numbers[0], 0], |c| c.numbers = [0, 0]];
    for leave in leave {
        if room(&columns) < comfort {
            leave(&mut columns);
        }
    }
    let room = room(&columns);
    columns.state = if room >= names.saturating_add(states) {
        states
    } else {
        states.min(room.saturating_sub(names).max(8)).min(room)
    };
    columns.name = room.saturating_sub(columns.state);
    columns
}

/// The wounds as signs, a gap between their levels, or how many stand.
pub(super) fn hurt(row: &Row) -> String {
    let level = |(taken, most): &(u8, u8)| {
        let sign = |count: u8, sign: &str| sign.repeat(usize::from(count));
        let taken = *taken.min(most);
        if *most <= SIGNS { sign(taken, "●") + &sign(most - taken, "○") } else { format!("●{taken}/{most}") }
    };
    match (row.boxes.as_slice(), row.standing) {
        ([], Some((up, all))) => format!("{up}/{all}"),
        ([], None) => match (row.member, row.mark) {
            (None, _) => String::new(),
            (Some(_), Mark::Out) => "×".to_owned(),
            (Some(_), Mark::None | Mark::Turn | Mark::Hold | Mark::Acted) => "○".to_owned(),
        },
        (levels, _) => levels.iter().map(level).collect::<Vec<_>>().join(" "),
    }
}
