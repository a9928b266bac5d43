//! The layout of a saved file: one fact a line.

use serde::Serialize;

use crate::store::ron_text::{on_many_lines, on_one_line};

/// A text that grows line by line.
pub struct Page {
    text: String,
    depth: usize,
}

impl Page {
    /// A page that opens with this line.
    pub fn new(first: &str) -> Self {
        Self { text: format!("{first}\n"), depth: 1 }
    }

    /// A line as it is; a line that opens a bracket moves what follows to the right.
    pub fn raw(&mut self, line: &str) {
        if line.starts_with([')', ']', '}']) {
            self.depth = self.depth.saturating_sub(1);
        }
        self.text.push_str(&"    ".repeat(self.depth));
        self.text.push_str(line);
        self.text.push('\n');
        if line.ends_with(['(', '[', '{']) {
            self.depth += 1;
        }
    }

    /// A field on one line.
    pub fn field(&mut self, name: &str, value: &impl Serialize) -> Result<(), ron::Error> {
        let value = on_one_line(value)?;
        self.raw(&format!("{name}: {value},"));
        Ok(())
    }

    /// A field on one line, unless it has the value that everybody has.
    pub fn unless<T: Serialize + PartialEq>(&mut self, usual: &T, name: &str, value: &T) -> Result<(), ron::Error> {
        if value == usual { Ok(()) } else { self.field(name, value) }
    }

    /// A field on one line, where it has a value.
    pub fn maybe<T: Serialize>(&mut self, name: &str, value: Option<&T>) -> Result<(), ron::Error> {
        value.map_or(Ok(()), |value| self.field(name, value))
    }

    /// A field on as many lines as it needs.
    pub fn block(&mut self, name: &str, value: &impl Serialize) -> Result<(), ron::Error> {
        let value = on_many_lines(value)?;
        let margin = format!("\n{}", "    ".repeat(self.depth));
        self.text.push_str(margin.trim_start_matches('\n'));
        self.text.push_str(&format!("{name}: {value},").replace('\n', &margin));
        self.text.push('\n');
        Ok(())
    }

    /// The text, closed by this line.
    pub fn close(mut self, last: &str) -> String {
        self.text.push_str(last);
        self.text.push('\n');
        self.text
    }
}
