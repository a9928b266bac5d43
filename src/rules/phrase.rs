//! A typed command, read against the table of verbs.

use super::contract::{Call, Field, Kind, Misuse, Value, Verb, Who};

/// Reads one command. Words are checked here, names when it is played.
///
/// # Errors
/// [`Misuse`]: no such verb, a field missing, in excess, given twice, or of the wrong kind.
pub fn read(tables: &[&'static [Verb]], text: &str) -> Result<Call, Misuse> {
    let words = split(text)?;
    let Some((first, rest)) = words.split_first() else {
        return Err(Misuse::UnknownVerb(String::new(), None));
    };
    let verb = spoken(tables).find(|verb| verb.name == first.text);
    let Some(verb) = verb else { return Err(Misuse::UnknownVerb(first.text.clone(), nearest(tables, &first.text))) };
    let mut call = Call::new(verb.name);
    let mut words = rest.iter();
    while let Some(word) = words.next() {
        if let Some((field, value)) = named(verb, word) {
            put(&mut call, field, value)?;
            continue;
        }
        let place = verb.fields.iter().find(|field| field.bare && !call.args.contains_key(field.name));
        let flag = verb.fields.iter().find(|field| matches!(field.kind, Kind::Flag) && field.name == word.text);
        let full = verb.fields.iter().all(|field| !field.required || call.args.contains_key(field.name));
        match (place, flag) {
            (_, Some(flag)) if full && !word.quoted => put(&mut call, flag, "")?,
            (Some(field), _) if matches!(field.kind, Kind::Text) => {
                let rest: Vec<&str> =
                    std::iter::once(word).chain(words.by_ref()).map(|word| word.text.as_str()).collect();
                put(&mut call, field, &rest.join(" "))?;
            }
            (Some(field), _) => put(&mut call, field, &word.text)?,
            (None, _) => return Err(Misuse::Surplus { verb: verb.name, word: word.text.clone() }),
        }
    }
    match verb.fields.iter().find(|field| field.required && !call.args.contains_key(field.name)) {
        Some(field) => Err(Misuse::Missing { verb: verb.name, field: field.name }),
        None => Ok(call),
    }
}

fn spoken(tables: &[&'static [Verb]]) -> impl Iterator<Item = &'static Verb> {
    tables.iter().flat_map(|table| table.iter()).filter(|verb| verb.spoken)
}

struct Word {
    text: String,
    /// where `=` stands outside quotes
    equals: Option<usize>,
    quoted: bool,
}

fn split(text: &str) -> Result<Vec<Word>, Misuse> {
    let mut words: Vec<Word> = Vec::new();
    let mut current: Option<Word> = None;
    let mut open = false;
    let mut signs = text.chars();
    while let Some(c) = signs.next() {
        match c {
            // Within quotes a backslash keeps the sign behind it from meaning anything.
            '\\' if open => {
                let word = current.get_or_insert_with(|| Word { text: String::new(), equals: None, quoted: true });
                word.text.push(signs.next().unwrap_or('\\'));
            }
            '"' => {
                open = !open;
                let word = current.get_or_insert_with(|| Word { text: String::new(), equals: None, quoted: false });
                word.quoted |= word.equals.is_none();
            }
            c if c.is_whitespace() && !open => words.extend(current.take()),
            c => {
                let word = current.get_or_insert_with(|| Word { text: String::new(), equals: None, quoted: false });
                if c == '=' && !open && word.equals.is_none() && !word.quoted {
                    word.equals = Some(word.text.len());
                }
                word.text.push(c);
            }
        }
    }
    if open {
        return Err(Misuse::OpenQuote);
    }
    words.extend(current);
    Ok(words)
}

fn named<'a>(verb: &'static Verb, word: &'a Word) -> Option<(&'static Field, &'a str)> {
    let (name, value) = word.text.split_at_checked(word.equals?)?;
    let field = verb.fields.iter().find(|field| field.name == name)?;
    Some((field, value.get(1..)?))
}

fn put(call: &mut Call, field: &'static Field, text: &str) -> Result<(), Misuse> {
    let value = value(field, text)?;
    if call.args.insert(field.name, value).is_some() {
        return Err(Misuse::Twice(field.name));
    }
    Ok(())
}

/// Reads one value by the kind of its field.
///
/// # Errors
/// It is not of that kind.
pub fn value(field: &Field, text: &str) -> Result<Value, Misuse> {
    let bad = || Misuse::BadValue { field: field.name, value: text.to_owned(), expected: expected(field.kind) };
    let number = |least: i32, most: i32| {
        let plain = text.replace('\u{2212}', "-");
        let number: Option<i32> = plain.strip_prefix('+').unwrap_or(&plain).parse().ok();
        number.filter(|number| (least..=most).contains(number)).ok_or_else(bad)
    };
    match field.kind {
        Kind::Who | Kind::WhoOrPool => Ok(Value::Who(Who::Said(text.to_owned()))),
        Kind::Trait | Kind::Weapon | Kind::Template | Kind::Text => {
            if text.trim().is_empty() {
                Err(bad())
            } else {
                Ok(Value::Text(text.to_owned()))
            }
        }
        Kind::Number(least, most) => number(least, most).map(Value::Number),
        Kind::Choice(words) => choice(words, text).ok_or_else(bad),
        Kind::ChoiceOr(words, least, most) => match choice(words, text) {
            Some(word) => Ok(word),
            None => number(least, most).map(Value::Number),
        },
        Kind::Flag => match text {
            "" | "true" => Ok(Value::On),
            _ => Err(bad()),
        },
        Kind::Word(fits, _) => {
            if fits(text) {
                Ok(Value::Text(text.to_owned()))
            } else {
                Err(bad())
            }
        }
        Kind::Numbers(least, most) => {
            let one = |part: &str| {
                let number: Option<i32> = part.trim().replace('\u{2212}', "-").parse().ok();
                number.filter(|number| (least..=most).contains(number)).ok_or_else(bad)
            };
            text.split(',').map(one).collect::<Result<_, _>>().map(Value::Numbers)
        }
    }
}

fn choice(words: &'static [&'static str], text: &str) -> Option<Value> {
    words.iter().find(|word| word.eq_ignore_ascii_case(text)).map(|word| Value::Text((*word).to_owned()))
}

/// What a field takes, in the words of the table: they are the same in every language.
#[must_use]
pub fn expected(kind: Kind) -> String {
    match kind {
        Kind::Who => "NAME".to_owned(),
        Kind::WhoOrPool => "NAME|gm".to_owned(),
        Kind::Trait => "TRAIT".to_owned(),
        Kind::Weapon => "WEAPON".to_owned(),
        Kind::Template => "TEMPLATE".to_owned(),
        Kind::Number(least, most) => format!("{least}…{most}"),
        Kind::Choice(words) => words.join("|"),
        Kind::ChoiceOr(words, least, most) => format!("{}|{least}…{most}", words.join("|")),
        Kind::Flag => "true".to_owned(),
        Kind::Word(_, what) => what.to_owned(),
        Kind::Numbers(least, most) => format!("{least}…{most},…"),
        Kind::Text => "TEXT".to_owned(),
    }
}

/// The fields that bring real dice along: the same for every verb that rolls.
const DICE_FIELDS: [&str; 4] = ["faces", "dice", "total", "crit"];

/// The text form of a verb: `attack WHO WHOM [with=WEAPON] [wild] …`; the fields for real dice
/// are told in one.
#[must_use]
pub fn usage(verb: &Verb) -> String {
    let mut text = verb.name.to_owned();
    for field in verb.fields.iter().filter(|field| !DICE_FIELDS.contains(&field.name)) {
        let shown = match (field.kind, field.required, field.bare) {
            (Kind::Flag, _, _) => format!("[{}]", field.name),
            (_, true, _) => field.name.to_uppercase(),
            (_, false, true) => format!("[{}]", field.name.to_uppercase()),
            (kind, false, false) => format!("[{}={}]", field.name, expected(kind)),
        };
        text.push(' ');
        text.push_str(&shown);
    }
    if verb.fields.iter().any(|field| DICE_FIELDS.contains(&field.name)) {
        text.push_str(" [faces=…|dice=…|total=…]");
    }
    text
}

/// The text that says a call again; `name` says who a handle is.
#[must_use]
pub fn say(table: &[Verb], call: &Call, name: &dyn Fn(crate::view::Id, Option<usize>) -> String) -> String {
    let mut text = call.verb.to_owned();
    let fields = table.iter().find(|verb| verb.name == call.verb).map_or(&[][..], |verb| verb.fields);
    for field in fields {
        let Some(value) = call.args.get(field.name) else { continue };
        let said = match value {
            Value::Who(Who::Said(said)) => quoted(said),
            Value::Who(Who::Is(id, member)) if matches!(field.kind, Kind::WhoOrPool) => {
                quoted(&not_the_pool(name(*id, *member)))
            }
            Value::Who(Who::Is(id, member)) => quoted(&name(*id, *member)),
            Value::Number(number) => number.to_string(),
            Value::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
            Value::Text(text) => quoted(text),
            Value::On => String::new(),
        };
        text.push(' ');
        match (field.bare, value) {
            (true, _) => text.push_str(&said),
            (false, Value::On) => text.push_str(field.name),
            (false, _) => {
                text.push_str(field.name);
                text.push('=');
                text.push_str(&said);
            }
        }
    }
    text
}

/// Somebody may be called as the game master's pool is.
fn not_the_pool(name: String) -> String {
    if name.eq_ignore_ascii_case("gm") { name + "#1" } else { name }
}

/// A text as one word of a command: in quotes where it needs them.
#[must_use]
pub fn quoted(text: &str) -> String {
    let plain = !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || "+-,#:".contains(c));
    if plain { text.to_owned() } else { format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"")) }
}

/// The verb whose name is nearest, for a slip of the finger.
fn nearest(tables: &[&'static [Verb]], said: &str) -> Option<&'static str> {
    let near = spoken(tables).map(|verb| (distance(verb.name, said), verb.name));
    near.min().filter(|(far, _)| *far <= 2).map(|(_, name)| name)
}

fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().take(40).collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut last = row.first().copied().unwrap_or(0);
        let mut next = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let above = row.get(j + 1).copied().unwrap_or(0);
            let left = next.last().copied().unwrap_or(0);
            next.push((last + usize::from(x != *y)).min(above + 1).min(left + 1));
            last = above;
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}
