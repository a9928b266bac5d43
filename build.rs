//! Checks every locale against the English one and writes a typed function for each message.

#[path = "build/catalog.rs"]
mod catalog;
#[path = "build/check.rs"]
mod check;
#[path = "build/pseudo.rs"]
mod pseudo;
#[path = "build/write.rs"]
mod write;

use std::path::Path;
use std::{env, fs};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=assets/locales");

    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR");
    let out = env::var("OUT_DIR").expect("cargo sets OUT_DIR");

    let (languages, mut problems) = catalog::read(&Path::new(&root).join("assets/locales"));
    problems.extend(check::check(&languages));
    if !problems.is_empty() {
        for problem in problems {
            println!("cargo::error={problem}");
        }
        return;
    }
    let out = Path::new(&out);
    fs::write(out.join("languages.rs"), write::write_languages(&languages)).expect("OUT_DIR can be written");
    fs::write(out.join("texts.rs"), write::write(&languages)).expect("OUT_DIR can be written");
}
