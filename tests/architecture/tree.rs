//! The modules of the program as its files declare them: what each defines, imports and names.

use std::collections::{BTreeMap, BTreeSet};

use crate::tokens::{self, Kind, Token, at, behind};

/// A module by its path from the root of the crate; the root's is empty.
pub type Place = Vec<String>;

/// One file of `src`.
pub struct File {
    /// `src/dice/die.rs`
    pub path: String,
    /// the module that it holds
    pub place: Place,
    /// its tokens, without those of test modules
    pub tokens: Vec<Token>,
    /// whether it holds nothing but tests
    pub tests: bool,
}

/// A name that a `use` brings in, or everything of a module where there is no name.
#[derive(Clone, Debug)]
pub struct Use {
    pub name: Option<String>,
    pub path: Vec<String>,
    pub shown: bool,
    pub line: usize,
}

/// A path of two words or more outside `use`.
#[derive(Clone, Debug)]
pub struct Mention {
    pub path: Vec<String>,
    pub line: usize,
}

/// What one module holds.
#[derive(Default)]
pub struct Module {
    /// the number of its file
    pub file: usize,
    pub children: BTreeSet<String>,
    pub defines: BTreeSet<String>,
    pub uses: Vec<Use>,
    pub mentions: Vec<Mention>,
}

/// All files and all modules.
#[derive(Default)]
pub struct Tree {
    pub files: Vec<File>,
    pub modules: BTreeMap<Place, Module>,
}

impl Tree {
    /// Reads sources, each with its path below the package.
    pub fn of<'a>(sources: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let mut tree = Self::default();
        let mut tests = BTreeSet::new();
        for (path, source) in sources {
            let place = place_of(path);
            let (tokens, of_tests) = without_tests(&tokens::cut(source));
            tests.extend(of_tests.into_iter().map(|child| [place.clone(), vec![child]].concat()));
            tree.files.push(File { path: path.to_owned(), place, tokens, tests: false });
        }
        for number in 0..tree.files.len() {
            let place = &tree.files[number].place;
            tree.files[number].tests = (1..=place.len()).any(|length| tests.contains(&place[..length]));
            if !tree.files[number].tests {
                Walk { file: number, tokens: &tree.files[number].tokens, modules: &mut tree.modules }
                    .all(&tree.files[number].place);
            }
        }
        tree
    }

    /// The file that holds a module.
    pub fn file_of(&self, place: &Place) -> Option<usize> {
        self.modules.get(place).map(|module| module.file)
    }
}

/// `src/dice/mod.rs` is the module `dice`; both roots are the empty one, the program as `main`.
fn place_of(path: &str) -> Place {
    let inner = path.trim_start_matches("src/").trim_end_matches(".rs");
    let inner = inner.strip_suffix("/mod").unwrap_or(inner);
    if inner == "lib" { Vec::new() } else { inner.split('/').map(str::to_owned).collect() }
}

/// The tokens outside `#[cfg(test)]`, and the names of the modules that stand behind it.
fn without_tests(tokens: &[Token]) -> (Vec<Token>, Vec<String>) {
    let (mut kept, mut named, mut place) = (Vec::new(), Vec::new(), 0);
    while place < tokens.len() {
        let here: Vec<&str> = (place..place + 7).map(|place| at(tokens, place)).collect();
        if here != ["#", "[", "cfg", "(", "test", ")", "]"] {
            kept.push(tokens[place].clone());
            place += 1;
            continue;
        }
        place += 7;
        while at(tokens, place) == "#" {
            place = behind(tokens, place + 1);
        }
        while place < tokens.len() {
            match at(tokens, place) {
                "mod" if at(tokens, place + 2) == ";" => named.push(at(tokens, place + 1).to_owned()),
                ";" => break,
                "(" | "[" => {
                    place = behind(tokens, place);
                    continue;
                }
                "{" => {
                    place = behind(tokens, place) - 1;
                    break;
                }
                _ => {}
            }
            place += 1;
        }
        place += 1;
    }
    (kept, named)
}

struct Walk<'a> {
    file: usize,
    tokens: &'a [Token],
    modules: &'a mut BTreeMap<Place, Module>,
}

impl Walk<'_> {
    fn all(&mut self, place: &Place) {
        self.module(place, 0, self.tokens.len());
    }

    fn module(&mut self, module: &Place, mut place: usize, end: usize) {
        let mut here = Module { file: self.file, ..Module::default() };
        let mut depth = 0usize;
        while place < end {
            let next = at(self.tokens, place + 1);
            match at(self.tokens, place) {
                "mod" if at(self.tokens, place + 2) == ";" => {
                    here.children.insert(next.to_owned());
                    place += 3;
                }
                "mod" if at(self.tokens, place + 2) == "{" => {
                    here.children.insert(next.to_owned());
                    let closed = behind(self.tokens, place + 2);
                    self.module(&[module.clone(), vec![next.to_owned()]].concat(), place + 3, closed - 1);
                    place = closed;
                }
                "use" if next != "<" => place = self.import(&mut here, place),
                // Who may see an item is no import.
                "pub" if next == "(" && matches!(at(self.tokens, place + 2), "in" | "crate" | "super" | "self") => {
                    place = behind(self.tokens, place + 1);
                }
                "fn" | "struct" | "enum" | "trait" | "type" | "const" | "static" | "union" if depth == 0 => {
                    here.defines.insert(next.to_owned());
                    place += 1;
                }
                "macro_rules" => {
                    here.defines.insert(at(self.tokens, place + 2).to_owned());
                    place += 1;
                }
                "{" => {
                    depth += 1;
                    place += 1;
                }
                "}" => {
                    depth = depth.saturating_sub(1);
                    place += 1;
                }
                _ => place = self.mention(&mut here, place),
            }
        }
        self.modules.insert(module.clone(), here);
    }

    /// A `use` and all that it brings in; the place behind it.
    fn import(&self, here: &mut Module, place: usize) -> usize {
        let end = (place..self.tokens.len()).find(|place| at(self.tokens, *place) == ";").unwrap_or(self.tokens.len());
        let before = place.checked_sub(1).map_or("", |before| at(self.tokens, before));
        // `pub use`, `pub(crate) use`: nothing but a visibility ends in a bracket before `use`.
        let shown = matches!(before, "pub" | ")");
        let line = self.tokens[place].line;
        let mut found = Vec::new();
        branch(&self.tokens[place + 1..end], &[], &mut found);
        here.uses.extend(found.into_iter().map(|(path, name)| Use { name, path, shown, line }));
        end + 1
    }

    /// A path, where one begins here; the place behind what was read.
    fn mention(&self, here: &mut Module, start: usize) -> usize {
        let tokens = self.tokens;
        let starts = |place: usize| tokens.get(place).is_some_and(|token| token.kind == Kind::Word);
        if !starts(start) {
            return start + 1;
        }
        let mut path = vec![at(tokens, start).to_owned()];
        let mut place = start + 1;
        while at(tokens, place) == "::" && starts(place + 1) {
            path.push(at(tokens, place + 1).to_owned());
            place += 2;
        }
        let before = |back: usize| start.checked_sub(back).map_or("", |place| at(tokens, place));
        let tail =
            before(1) == "." || (before(1) == "::" && (before(2) == ">" || start.checked_sub(2).is_some_and(starts)));
        if path.len() > 1 && !tail {
            here.mentions.push(Mention { path, line: tokens[start].line });
        }
        place
    }
}

/// The leaves of a `use`, each with its whole path and the name under which it is known.
fn branch(tokens: &[Token], stem: &[String], found: &mut Vec<(Vec<String>, Option<String>)>) {
    let mut path = stem.to_vec();
    let mut place = 0;
    while place < tokens.len() {
        match at(tokens, place) {
            "{" => {
                let end = behind(tokens, place) - 1;
                let mut first = place + 1;
                while first < end {
                    let comma = next_comma(tokens, first, end);
                    branch(&tokens[first..comma], &path, found);
                    first = comma + 1;
                }
                return;
            }
            "*" => return found.push((path, None)),
            "as" => return found.push((path, Some(at(tokens, place + 1).to_owned()))),
            "self" if !path.is_empty() => {}
            "::" => {}
            word => path.push(word.to_owned()),
        }
        place += 1;
    }
    if path.len() > stem.len() || at(tokens, 0) == "self" {
        let name = path.last().cloned();
        found.push((path, name));
    }
}

fn next_comma(tokens: &[Token], first: usize, end: usize) -> usize {
    let mut place = first;
    while place < end {
        match at(tokens, place) {
            "," => return place,
            "{" => place = behind(tokens, place),
            _ => place += 1,
        }
    }
    end
}
