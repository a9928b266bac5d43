//! The walls of the house: floors, circles, and the habits of each file.

#![expect(
    clippy::expect_used,
    clippy::disallowed_methods,
    reason = "it reads its own package, and fails where it cannot"
)]

mod circles;
mod floors;
mod habits;
mod imports;
mod proofs;
mod tokens;
mod tree;

use std::fs;
use std::path::{Path, PathBuf};

use tree::Tree;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust source of these folders and files, with its path below the package.
fn sources(within: &[&str]) -> Vec<(String, String)> {
    let mut left: Vec<PathBuf> = within.iter().map(|name| root().join(name)).filter(|path| path.exists()).collect();
    let mut found = Vec::new();
    while let Some(path) = left.pop() {
        if path.is_dir() {
            left.extend(fs::read_dir(&path).expect("a folder").map(|entry| entry.expect("an entry").path()));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let name = path.strip_prefix(root()).expect("within the package").to_string_lossy().replace('\\', "/");
            found.push((name, fs::read_to_string(&path).expect("a source")));
        }
    }
    found.sort();
    found
}

fn program() -> Tree {
    let sources = sources(&["src"]);
    assert!(sources.len() > 50, "the program was not found");
    Tree::of(sources.iter().map(|(path, source)| (path.as_str(), source.as_str())))
}

fn everything() -> Vec<(String, String)> {
    sources(&["src", "tests", "benches", "build", "build.rs"])
}

/// The crates that the program depends on, as sources spell them.
fn crates() -> Vec<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("a manifest");
    let (_, rest) = manifest.split_once("\n[dependencies]\n").expect("dependencies");
    let lines = rest.lines().take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| line.split_once('=')).map(|(name, _)| name.trim().replace('-', "_")).collect()
}

#[track_caller]
fn none(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn imports_run_only_downwards() {
    let tree = program();
    none(&floors::check(&tree, &imports::all(&tree), &crates()));
}

#[test]
fn every_dependency_is_used() {
    let tree = program();
    let imports = imports::all(&tree);
    let used = |name: &String| {
        imports.iter().any(|import| matches!(&import.to, imports::Goal::Foreign(words) if words.first() == Some(name)))
    };
    let unused: Vec<_> = crates().into_iter().filter(|name| !used(name)).collect();
    none(&unused);
}

#[test]
fn no_files_import_one_another_in_a_circle() {
    let tree = program();
    none(&circles::all(&tree, &imports::all(&tree)));
}

#[test]
fn each_file_says_what_it_is_for_and_is_short() {
    let wrong: Vec<_> = everything().iter().flat_map(|(path, source)| habits::outside_in(path, source)).collect();
    none(&wrong);
}

#[test]
fn nothing_but_tests_may_panic_or_print() {
    none(&habits::words(&program()));
}

#[test]
fn no_lint_is_silenced_without_a_reason() {
    let wrong: Vec<_> = everything().iter().flat_map(|(path, source)| habits::silenced(path, source)).collect();
    none(&wrong);
}
