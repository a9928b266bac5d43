//! Cases as data: a file, what `abordage build` is asked about it, and what it answers.

use std::collections::BTreeMap;
use std::process::{Command, Output};

use serde::Deserialize;
use serde_json::Value;

/// One question and its answer.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    /// its name in the rules reference, or of our own
    id: String,
    /// what it shows, worked by hand
    about: String,
    /// the system; the usual one where nothing is said
    #[serde(default)]
    system: String,
    /// entries of an encounter file
    combatants: String,
    /// a library file over the built-in one
    #[serde(default)]
    library: String,
    /// what is asked besides the file
    #[serde(default)]
    args: Vec<String>,
    /// path in the document, the first hero's where it does not begin with a number, and the value there
    #[serde(default)]
    expect: BTreeMap<String, Value>,
    /// what the answer in words says
    #[serde(default)]
    says: Vec<String>,
    /// what is said against it
    #[serde(default)]
    complains: String,
    /// the exit code
    #[serde(default)]
    code: i32,
}

/// Asks every case, and fails with the list of all that do not hold.
pub fn hold(text: &str) {
    let cases: Vec<Case> = ron::from_str(text).expect("the cases read");
    assert!(cases.iter().any(|case| case.id == "S-017"), "the golden case is there");
    let wrong: Vec<String> = cases
        .iter()
        .flat_map(|case| case.wrong().into_iter().map(move |why| format!("{} ({}): {why}", case.id, case.about)))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

impl Case {
    #[expect(clippy::disallowed_methods, reason = "the folder is this test's own")]
    fn ask(&self, more: &[&str]) -> Output {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("heroes.ron");
        let system = if self.system.is_empty() { "SavageWorlds()" } else { &self.system };
        let text = format!("Encounter(title: \"t\", system: {system}, combatants: [{}])", self.combatants);
        std::fs::write(&file, text).expect("a file");
        let mut command = Command::new(env!("CARGO_BIN_EXE_abordage"));
        command.arg("build").arg(&file).args(&self.args).args(more);
        if !self.library.is_empty() {
            let library = folder.path().join("library.ron");
            std::fs::write(&library, &self.library).expect("a file");
            command.arg("--library").arg(library);
        }
        command.env_clear().env("HOME", folder.path()).env("LANG", "en_GB.UTF-8").output().expect("a process")
    }

    fn wrong(&self) -> Vec<String> {
        let plain = self.ask(&[]);
        let (out, err) = (text(&plain.stdout), text(&plain.stderr));
        let mut wrong = Vec::new();
        if plain.status.code() != Some(self.code) {
            wrong.push(format!("it ends with {:?}: {err}", plain.status.code()));
        }
        if !err.contains(&self.complains) || err.is_empty() != self.complains.is_empty() {
            wrong.push(format!("it complains: {err}"));
        }
        let words = out.split_whitespace().collect::<Vec<_>>().join(" ");
        wrong.extend(
            self.says.iter().filter(|said| !words.contains(said.as_str())).map(|said| format!("no `{said}`:\n{out}")),
        );
        if self.expect.is_empty() {
            if self.says.is_empty() && self.complains.is_empty() {
                wrong.push("the case expects nothing".to_owned());
            }
            return wrong;
        }
        let document: Value = serde_json::from_slice(&self.ask(&["--json"]).stdout).unwrap_or_default();
        for (path, wanted) in &self.expect {
            let path =
                if path.starts_with(|first: char| first.is_ascii_digit()) { path.clone() } else { format!("0.{path}") };
            let found = document.pointer(&format!("/heroes/{}", path.replace('.', "/")));
            if found != Some(wanted) {
                wrong.push(format!("{path}: {found:?}, wanted {wanted}"));
            }
        }
        wrong
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
