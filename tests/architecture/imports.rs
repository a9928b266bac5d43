//! Follows every path to the module that defines what it names, or out of the crate.

use std::collections::BTreeSet;

use crate::tree::{Place, Tree};

/// One import of a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Import {
    /// the number of the file
    pub from: usize,
    /// the module
    pub place: Place,
    /// where the path leads
    pub to: Goal,
    pub line: usize,
}

/// Where a path leads.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Goal {
    /// to this module of ours
    Ours(Place),
    /// out of the crate
    Foreign(Vec<String>),
}

/// Every import of every file outside tests. A parent that shows what its own children define
/// does not import it.
pub fn all(tree: &Tree) -> Vec<Import> {
    let mut imports = BTreeSet::new();
    for (place, module) in &tree.modules {
        let mut add = |path: &[String], line: usize, shown: bool| {
            for to in goals(tree, place, path) {
                let own = matches!(&to, Goal::Ours(goal) if goal.starts_with(place) && goal.len() > place.len());
                if !(shown && own) && to != Goal::Ours(place.clone()) {
                    imports.insert(Import { from: module.file, place: place.clone(), to, line });
                }
            }
        };
        module.uses.iter().for_each(|brought| add(&brought.path, brought.line, brought.shown));
        module.mentions.iter().for_each(|mention| add(&mention.path, mention.line, false));
    }
    imports.into_iter().collect()
}

/// Where a path leads: to its end, and to each module on the way that only passes a name on,
/// unless that is one of the importing module's own parents.
fn goals(tree: &Tree, from: &Place, path: &[String]) -> Vec<Goal> {
    let mut way = Way { tree, passed: Vec::new(), left: 16 };
    let end = way.from(from, path);
    let passed = way.passed.into_iter().filter(|place| !from.starts_with(place));
    passed.map(Goal::Ours).chain([end]).collect()
}

struct Way<'a> {
    tree: &'a Tree,
    passed: Vec<Place>,
    left: usize,
}

impl Way<'_> {
    /// Follows a path that stands in this module.
    fn from(&mut self, module: &Place, path: &[String]) -> Goal {
        let Some((first, rest)) = path.split_first() else { return Goal::Ours(module.clone()) };
        match first.as_str() {
            "crate" => self.down(Vec::new(), rest),
            // The program sees the library from outside, as a crate of that name.
            "abordage" if module.first().is_some_and(|name| name == "main") => self.down(Vec::new(), rest),
            "self" => self.down(module.clone(), rest),
            "super" => {
                let mut above = module.clone();
                above.pop();
                let mut rest = rest;
                while let Some((_, further)) = rest.split_first().filter(|(word, _)| *word == "super") {
                    above.pop();
                    rest = further;
                }
                self.down(above, rest)
            }
            name if self.holds(module, name) => self.down(module.clone(), path),
            _ => Goal::Foreign(path.to_vec()),
        }
    }

    /// Follows the rest of a path downwards from a module.
    fn down(&mut self, mut module: Place, path: &[String]) -> Goal {
        for (place, name) in path.iter().enumerate() {
            let Some(here) = self.tree.modules.get(&module) else { return Goal::Ours(module) };
            if here.children.contains(name) {
                module.push(name.clone());
                continue;
            }
            let named = here.uses.iter().find(|brought| brought.name.as_ref() == Some(name));
            let whole = || here.uses.iter().filter(|brought| brought.name.is_none());
            if let Some(brought) = named {
                if brought.path.len() == 1 && brought.path[0] == *name {
                    return Goal::Foreign(path[place..].to_vec());
                }
                return self.on(&module, &brought.path, &path[place + 1..]);
            }
            if !here.defines.contains(name) {
                for brought in whole() {
                    let Goal::Ours(shown) = Way { passed: Vec::new(), ..*self }.from(&module, &brought.path) else {
                        continue;
                    };
                    if shown != module && self.holds(&shown, name) {
                        return self.on(&module, &brought.path, &path[place..]);
                    }
                }
            }
            return Goal::Ours(module);
        }
        Goal::Ours(module)
    }

    /// Goes on along the path of a `use` in this module.
    fn on(&mut self, module: &Place, path: &[String], rest: &[String]) -> Goal {
        self.passed.push(module.clone());
        self.left = self.left.saturating_sub(1);
        let path = [path, rest].concat();
        let away = path.first().is_some_and(|first| self.is_own_name(module, first));
        if self.left == 0 || away { Goal::Foreign(path) } else { self.from(module, &path) }
    }

    /// Whether a name is in this module only because a path that begins with it brought it in.
    fn is_own_name(&self, module: &Place, name: &str) -> bool {
        self.tree.modules.get(module).is_some_and(|here| {
            !here.children.contains(name)
                && here.uses.iter().any(|brought| {
                    brought.name.as_deref() == Some(name) && brought.path.first().is_some_and(|first| first == name)
                })
        })
    }

    fn holds(&self, module: &Place, name: &str) -> bool {
        self.tree.modules.get(module).is_some_and(|here| {
            here.children.contains(name)
                || here.defines.contains(name)
                || here
                    .uses
                    .iter()
                    .any(|brought| brought.name.as_deref() == Some(name) && !self.is_own_name(module, name))
        })
    }
}
