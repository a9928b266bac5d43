//! The command line: what can be asked of the program when it is started.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// A combat tracker for the terminal: a game master runs a Savage Worlds fight from the keyboard.
#[derive(Debug, Parser)]
#[command(name = "abordage", version, about, max_term_width = 100)]
#[command(subcommand_negates_reqs = true)]
pub struct Cli {
    /// the encounter file to open; without one: the fight last open, else the built-in boarding fight
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,

    /// the language, en or fr; without it: the settings, the locale, English
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,

    /// what to do instead of opening the tracker
    #[command(subcommand)]
    pub command: Option<Task>,
}

/// What can be done without a screen.
#[derive(Debug, Subcommand)]
pub enum Task {
    /// play commands without a screen, then print
    Run(Box<Run>),
    /// read encounter files and say what is wrong with them
    Check {
        /// the files
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// play the rest of a fight many times over, and say how it may go
    Forecast(Forecast),
    /// where settings, fights in progress and logs live
    Paths,
}

/// The options of `forecast`.
#[derive(Debug, Args)]
pub struct Forecast {
    /// the encounter file
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// how many fights to play
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub fights: u64,

    /// seeds every fight: same file, fights and seed, same answer
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    /// how many fights to play at once; without it, as many as there are processors
    #[arg(long, value_name = "N")]
    pub threads: Option<NonZeroUsize>,

    /// print that fight, counted from 1, as commands with their dice for `run --script`
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub trace: Option<u64>,

    /// print fields for scripts; with --trace, the state document at the end of that fight
    #[arg(long)]
    pub json: bool,
}

/// The options of `run`.
#[derive(Debug, Args)]
pub struct Run {
    /// the encounter file
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// a command to play; may be given again and again
    #[arg(short = 'c', value_name = "COMMAND", allow_hyphen_values = true)]
    pub commands: Vec<String>,

    /// a file of commands, one a line (`-`: standard input); played after those of -c
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,

    /// the faces that the dice will show, in the order in which the rules use them: 8,4,2
    #[arg(long, value_name = "FACES", value_delimiter = ',', allow_hyphen_values = true)]
    pub dice: Option<Vec<String>>,

    /// the top of the Action Deck, first card first: KS,7D,RJ; the others follow shuffled
    #[arg(long, value_name = "CARDS", value_delimiter = ',')]
    pub deck: Option<Vec<String>>,

    /// seeds every random choice: same file, commands and seed, same output
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,

    /// write the resulting encounter to this file
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,

    /// print the state document instead of the log
    #[arg(long, conflicts_with = "screen")]
    pub json: bool,

    /// print the text of the tracker's screen at that size instead of the log
    #[arg(long, value_name = "WxH")]
    pub screen: Option<String>,
}
