//! The library behind the program, room by room, from the dice up.

pub mod texts;
