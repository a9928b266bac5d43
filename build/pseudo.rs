//! Turns English into a language without one ASCII letter, which shows text that bypasses the locales.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const DRESSED: &str = "áƀçđéƒĝĥíĵķłɱñöþɋřšŧüṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶŁḾÑÖÞɊŘŠŦÜṼŴẊÝŽ";

/// A text with each ASCII letter replaced by a look-alike that is one cell wide.
pub fn dress(text: &str) -> String {
    text.chars().map(dress_letter).collect()
}

fn dress_letter(letter: char) -> char {
    let mut pairs = PLAIN.chars().zip(DRESSED.chars());
    pairs.find(|(plain, _)| *plain == letter).map_or(letter, |(_, dressed)| dressed)
}

/// A whole `.ftl` file with its texts dressed; variables, keys and literals stay.
pub fn source(text: &str) -> String {
    let (Ok(mut resource) | Err((mut resource, _))) = parser::parse(text.to_owned());
    resource.body.retain(|entry| matches!(entry, Entry::Message(_) | Entry::Term(_)));
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                message.comment = None;
                if let Some(value) = &mut message.value {
                    pattern(value);
                }
            }
            Entry::Term(term) => {
                term.comment = None;
                pattern(&mut term.value);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    serializer::serialize(&resource)
}

fn pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = dress(value),
            PatternElement::Placeable { expression: inside } => expression(inside),
        }
    }
}

fn expression(inside: &mut Expression<String>) {
    match inside {
        Expression::Select { variants, .. } => {
            for variant in variants {
                pattern(&mut variant.value);
            }
        }
        Expression::Inline(InlineExpression::Placeable { expression: inside }) => {
            expression(inside);
        }
        Expression::Inline(_) => {}
    }
}
