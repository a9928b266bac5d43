//! Hands over to the shell.

use std::process::ExitCode;

fn main() -> ExitCode {
    abordage::shell::run()
}
