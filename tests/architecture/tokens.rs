//! Cuts a Rust source into tokens, without comments and without what is written in strings.

/// What a token is, as far as this test cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// a name or a keyword
    Word,
    /// a sign; `::` is one sign
    Sign,
    /// a number, a character or a string, its text left out
    Literal,
}

/// One token and the line on which it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub kind: Kind,
    pub text: String,
    pub line: usize,
}

impl Token {
    /// Whether it is this word or sign.
    pub fn is(&self, text: &str) -> bool {
        self.kind != Kind::Literal && self.text == text
    }
}

/// The text of the token at that place; empty beyond the end.
pub fn at(tokens: &[Token], place: usize) -> &str {
    tokens.get(place).filter(|token| token.kind != Kind::Literal).map_or("", |token| &token.text)
}

/// The place behind the bracket that closes the one at `open`.
pub fn behind(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0usize;
    for (place, token) in tokens.iter().enumerate().skip(open) {
        if ["(", "[", "{"].iter().any(|sign| token.is(sign)) {
            depth += 1;
        } else if [")", "]", "}"].iter().any(|sign| token.is(sign)) {
            depth = depth.saturating_sub(1);
            if depth == 0 {
                return place + 1;
            }
        }
    }
    tokens.len()
}

/// Cuts a source.
pub fn cut(source: &str) -> Vec<Token> {
    let mut reader = Reader { rest: source, line: 1, tokens: Vec::new() };
    while let Some(first) = reader.rest.chars().next() {
        reader.one(first);
    }
    reader.tokens
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
    tokens: Vec<Token>,
}

impl Reader<'_> {
    fn one(&mut self, first: char) {
        if first.is_whitespace() {
            self.skip(first.len_utf8());
        } else if self.rest.starts_with("//") {
            self.skip(self.rest.find('\n').unwrap_or(self.rest.len()));
        } else if self.rest.starts_with("/*") {
            self.skip(block_comment(self.rest));
        } else if let Some(length) = string(self.rest) {
            self.push(Kind::Literal, length);
        } else if first == '\'' {
            match character(self.rest) {
                Some(length) => self.push(Kind::Literal, length),
                None => self.skip(1 + word(&self.rest[1..])),
            }
        } else if first.is_ascii_digit() {
            self.push(Kind::Literal, number(self.rest));
        } else if first.is_alphabetic() || first == '_' {
            if self.rest.starts_with("r#") {
                self.skip(2);
            }
            self.push(Kind::Word, word(self.rest));
        } else {
            let sign = if self.rest.starts_with("::") { 2 } else { first.len_utf8() };
            self.push(Kind::Sign, sign);
        }
    }

    fn push(&mut self, kind: Kind, length: usize) {
        let text = if kind == Kind::Literal { String::new() } else { self.rest[..length].to_owned() };
        self.tokens.push(Token { kind, text, line: self.line });
        self.skip(length);
    }

    fn skip(&mut self, length: usize) {
        self.line += self.rest[..length].matches('\n').count();
        self.rest = &self.rest[length..];
    }
}

fn word(text: &str) -> usize {
    text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len())
}

fn number(text: &str) -> usize {
    let whole = word(text);
    let rest = &text[whole..];
    let fraction = rest.starts_with('.') && rest[1..].starts_with(|c: char| c.is_ascii_digit());
    if fraction { whole + 1 + word(&rest[1..]) } else { whole }
}

fn block_comment(text: &str) -> usize {
    let (mut depth, mut place) = (0, 0);
    while place < text.len() {
        let rest = &text[place..];
        if rest.starts_with("/*") {
            depth += 1;
            place += 2;
        } else if rest.starts_with("*/") {
            depth -= 1;
            place += 2;
            if depth == 0 {
                return place;
            }
        } else {
            place += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// The length of the string that begins here: plain, raw, of bytes or of C.
fn string(text: &str) -> Option<usize> {
    let mut head = text.find(['"', '#', 'r']).unwrap_or(0);
    if !matches!(&text[..head], "" | "b" | "c") {
        return None;
    }
    let raw = text[head..].starts_with('r');
    head += usize::from(raw);
    let hashes = text[head..].chars().take_while(|c| raw && *c == '#').count();
    let body = text[head + hashes..].strip_prefix('"')?;
    let start = text.len() - body.len();
    if raw {
        let end = format!("\"{}", "#".repeat(hashes));
        return Some(body.find(&end).map_or(text.len(), |place| start + place + end.len()));
    }
    Some(start + until(body, '"'))
}

/// The length of the character that begins here, where it is none of the lifetimes.
fn character(text: &str) -> Option<usize> {
    let body = &text[1..];
    let first = body.chars().next()?;
    let simple = body[first.len_utf8()..].starts_with('\'');
    (first == '\\' || simple).then(|| 1 + until(body, '\''))
}

/// The length up to and with an end that no backslash takes away.
fn until(body: &str, end: char) -> usize {
    let mut escaped = false;
    for (place, c) in body.char_indices() {
        if !escaped && c == end {
            return place + 1;
        }
        escaped = !escaped && c == '\\';
    }
    body.len()
}
