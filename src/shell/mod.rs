//! Everything that touches the outside: arguments, chance, the terminal, the event loop.

mod build;
mod forecast;
mod foresight;
mod headless;
mod input;
mod keeper;
mod kept;
mod language;
mod nearby;
mod odds;
mod preferences;
mod random;
mod scribe;
mod signals;
mod speak;
mod split;
mod terminal;
mod tracker;

pub use random::{Stream, Streams};

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

use crate::cli::{Cli, Task};
use crate::rules::contract::STEPS;
use crate::rules::{RULESETS, phrase};
use crate::texts;

/// Runs the program with the arguments that it was started with.
#[must_use]
pub fn run() -> ExitCode {
    let verbs = help_on_verbs();
    let command = Cli::command().mut_subcommand("run", |run| run.after_help(verbs));
    let cli = match command.try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => {
            if error.use_stderr() {
                // It quotes what was typed or pasted.
                speak::complain(error.render().to_string().trim_end());
            } else {
                // A closed pipe is no news for whoever closed it.
                let _ = error.print();
            }
            return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
        }
    };
    let asked = match language::asked(cli.lang.as_deref()) {
        Ok(asked) => asked,
        Err(code) => return code,
    };
    let locale = language::of_the_system();
    let lang = asked.unwrap_or(locale);
    if let (Some(file), Some(_)) = (&cli.file, &cli.command) {
        speak::complain(&texts::file_before_task(lang, file.display().to_string()));
        return ExitCode::from(2);
    }
    match &cli.command {
        Some(Task::Run(run)) => headless::run(run, lang),
        Some(Task::Check { files }) => headless::check(files, lang),
        Some(Task::Forecast(asked)) => forecast::forecast(asked, lang),
        Some(Task::Odds(asked)) => odds::odds(asked, lang),
        Some(Task::Build(asked)) => build::build(asked, lang),
        Some(Task::Paths) => headless::paths(lang),
        None => tracker::open(cli.file.as_deref(), cli.look, asked, locale),
    }
}

/// The verbs that `-c` takes, from the tables.
fn help_on_verbs() -> String {
    let mut lines = vec!["Commands (names: any unambiguous part; NAME#2: the second of a group)".to_owned()];
    for (game, verbs) in RULESETS.iter().copied().chain([("In every game", STEPS)]) {
        let spoken = verbs.iter().filter(|verb| verb.spoken);
        lines.push(format!("{game}:"));
        lines.extend(spoken.map(|verb| format!("  {}", phrase::usage(verb))));
    }
    lines.join("\n")
}
