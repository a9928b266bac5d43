//! Finds files that import one another in a circle.

use std::collections::{BTreeMap, BTreeSet};

use crate::imports::{Goal, Import};
use crate::tree::Tree;

/// Every circle: the imports that hold it together, one a line, below the names of its files.
pub fn all(tree: &Tree, imports: &[Import]) -> Vec<String> {
    let mut edges: BTreeMap<usize, BTreeMap<usize, usize>> = BTreeMap::new();
    for import in imports {
        let Goal::Ours(goal) = &import.to else { continue };
        if let Some(to) = tree.file_of(goal).filter(|to| *to != import.from) {
            edges.entry(import.from).or_default().entry(to).or_insert(import.line);
        }
    }
    let reach: Vec<BTreeSet<usize>> = (0..tree.files.len()).map(|file| reached(&edges, file)).collect();
    let mut told = BTreeSet::new();
    let mut circles = Vec::new();
    for file in 0..tree.files.len() {
        let circle: Vec<usize> = reach[file].iter().copied().filter(|other| reach[*other].contains(&file)).collect();
        if circle.is_empty() || !told.insert(circle.clone()) {
            continue;
        }
        let name = |file: &usize| tree.files[*file].path.clone();
        let mut lines =
            vec![format!("a circle of {}: {}", circle.len(), circle.iter().map(name).collect::<Vec<_>>().join(", "))];
        for from in &circle {
            let inside = edges[from].iter().filter(|(to, _)| circle.contains(to));
            lines.extend(inside.map(|(to, line)| format!("  {}:{line} imports {}", name(from), name(to))));
        }
        circles.push(lines.join("\n"));
    }
    circles
}

/// All files that one imports, by however many steps.
fn reached(edges: &BTreeMap<usize, BTreeMap<usize, usize>>, file: usize) -> BTreeSet<usize> {
    let mut seen = BTreeSet::new();
    let mut left = vec![file];
    while let Some(next) = left.pop() {
        let further = edges.get(&next).into_iter().flat_map(BTreeMap::keys);
        left.extend(further.copied().filter(|to| seen.insert(*to)));
    }
    seen
}
