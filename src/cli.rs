//! The command line: what can be asked of the program when it is started.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// A combat tracker for the terminal: a game master runs a fight from the keyboard.
#[derive(Debug, Parser)]
#[command(name = "abordage", version, about, max_term_width = 100)]
#[command(subcommand_negates_reqs = true)]
pub struct Cli {
    /// the encounter file to open; without one: the fight last open, else the built-in boarding fight
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,

    /// look at a fight that another window has open: nothing here changes it
    #[arg(long)]
    pub look: bool,

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
    /// how likely an attack, a casting or an opposed roll is to succeed, and what comes of it
    Odds(Box<Odds>),
    /// play the rest of a fight many times over, and say how it may go
    Forecast(Forecast),
    /// what the heroes of a file cost in points, and what their next advance may buy (Savage Worlds)
    Build(Build),
    /// where settings, fights in progress and logs live
    Paths,
}

/// The options of `build`.
#[derive(Debug, Args)]
pub struct Build {
    /// the encounter file
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// whom it is about: any unambiguous part of a name; without one, all Wild Cards on the heroes' side
    #[arg(value_name = "WHO")]
    pub who: Vec<String>,

    /// a library file over the built-in one: skills with their attributes, hindrances, edges
    #[arg(long, value_name = "FILE")]
    pub library: Vec<PathBuf>,

    /// print fields for scripts
    #[arg(long)]
    pub json: bool,
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

    /// where the game has cards: the top of its deck, first card first: KS,7D,RJ; the others follow shuffled
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

/// The options of `odds`.
///
/// With a file: ATTACKER attacks TARGET, as the two stand in it, or casts a power on it, or rolls against it.
/// Without one, the numbers below describe an attack.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own on the command line")]
#[command(override_usage = "abordage odds FILE ATTACKER TARGET [OPTION]... [--soak] [--bennies N] [--json]
       abordage odds FILE CASTER TARGET power=POWER [OPTION]... [--soak] [--bennies N] [--json]
       abordage odds FILE WHO WHOM trait=TRAIT against=TRAIT [mod=N] [vs=N] [--json]
       abordage odds --trait DIE [--wild] --damage DICE --toughness N [numbers of the attack] [--json]")]
pub struct Odds {
    /// the encounter file
    #[arg(value_name = "FILE", requires = "target", required_unless_present = "die")]
    pub file: Option<PathBuf>,

    /// who attacks or casts: any unambiguous part of the name; NAME#2 is the second of a group
    #[arg(value_name = "ATTACKER")]
    pub attacker: Option<String>,

    /// on whom; several with commas
    #[arg(value_name = "TARGET")]
    pub target: Option<String>,

    /// whatever the command `attack` takes: with=rapier gang=2 called=head wild range=long …; with power=,
    /// whatever `cast` takes: bolts=2 strong range=medium …; with against=, whatever `oppose` takes
    #[arg(value_name = "OPTION")]
    pub options: Vec<String>,

    /// the die of the attack roll: d8, or d12+2; unskilled: d4 and --mod -2
    #[arg(long = "trait", value_name = "DIE", conflicts_with = "file", requires_all = ["damage", "toughness"])]
    pub die: Option<String>,

    /// the attacker is a Wild Card; without it: an Extra
    #[arg(long, conflicts_with = "file")]
    pub wild: bool,

    /// the sum of all modifiers of the attack roll
    #[arg(long = "mod", value_name = "N", default_value_t = 0, allow_negative_numbers = true, conflicts_with = "file")]
    #[arg(value_parser = clap::value_parser!(i32).range(-1000..=1000))]
    pub modifier: i32,

    /// what the attack roll has to reach: Parry, or 4 for a shot
    #[arg(long, value_name = "N", default_value_t = 4, allow_negative_numbers = true, conflicts_with = "file")]
    #[arg(value_parser = clap::value_parser!(i32).range(-1000..=1000))]
    pub tn: i32,

    /// the dice of the damage, Strength among them: d8+d6, or 2d6+1
    #[arg(long, value_name = "DICE", conflicts_with = "file")]
    pub damage: Option<String>,

    /// points of armour that the weapon ignores
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "file")]
    #[arg(value_parser = clap::value_parser!(i32).range(0..=1000))]
    pub ap: i32,

    /// the target's Toughness, armour included
    #[arg(long, value_name = "N", conflicts_with = "file")]
    #[arg(value_parser = clap::value_parser!(i32).range(0..=1000))]
    pub toughness: Option<i32>,

    /// how much of the Toughness is armour
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "file")]
    #[arg(value_parser = clap::value_parser!(i32).range(0..=1000))]
    pub armor: i32,

    /// the target is a Wild Card; without it: an Extra
    #[arg(long, conflicts_with = "file")]
    pub target_wild: bool,

    /// the target is Shaken already
    #[arg(long, conflicts_with = "file")]
    pub target_shaken: bool,

    /// the wounds that the target has, which hinder its Soak roll too
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "file")]
    #[arg(value_parser = clap::value_parser!(u8).range(0..=3))]
    pub target_wounds: u8,

    /// the attacker's card is a Joker: +2 on the attack roll and on damage
    #[arg(long, conflicts_with = "file")]
    pub joker: bool,

    /// count one Soak roll, and no reroll of it, against the wounds of each hit: with this Vigor
    /// die; with a file, the target's own
    #[arg(long, value_name = "DIE", num_args = 0..=1, default_missing_value = "")]
    pub soak: Option<String>,

    /// bennies that the active side spends: a failed roll is made again up to so many times
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub bennies: u8,

    /// print the chances as a document for programs
    #[arg(long)]
    pub json: bool,
}
