//! Shapes that a field of a file may have beside the plain ones.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, VariantAccess, Visitor};

use crate::store::ron_text::MOST_PAIRS;

/// A thing of the library by its name, or one of its own written out.
#[derive(Debug)]
pub enum Piece<B> {
    Named(String),
    Block(Box<B>),
}

/// Reads a name or a block; `example` shows both.
///
/// # Errors
/// It is neither.
pub fn piece<'de, D: Deserializer<'de>, B: Deserialize<'de>>(
    from: D,
    example: &'static str,
) -> Result<Piece<B>, D::Error> {
    struct Reader<B>(&'static str, PhantomData<B>);
    impl<'de, B: Deserialize<'de>> Visitor<'de> for Reader<B> {
        type Value = Piece<B>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }
        fn visit_str<E: Error>(self, name: &str) -> Result<Piece<B>, E> {
            Ok(Piece::Named(name.to_owned()))
        }
        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Piece<B>, A::Error> {
            B::deserialize(MapAccessDeserializer::new(map)).map(|block| Piece::Block(Box::new(block)))
        }
    }
    from.deserialize_any(Reader(example, PhantomData))
}

/// Reads a map in the order written, a key as often as it stands there; `example` shows one.
///
/// # Errors
/// It is no map.
pub fn pairs<'de, D: Deserializer<'de>, V: Deserialize<'de>>(
    from: D,
    example: &'static str,
) -> Result<Vec<(String, V)>, D::Error> {
    from.deserialize_map(Pairs(example, PhantomData))
}

/// The same where the keys may also stand without quotes, between round brackets.
///
/// # Errors
/// It is neither.
pub fn fields<'de, D: Deserializer<'de>, V: Deserialize<'de>>(
    from: D,
    example: &'static str,
) -> Result<Vec<(String, V)>, D::Error> {
    from.deserialize_any(Pairs(example, PhantomData))
}

/// Reads a list of what one combatant has: no table needs more of it than [`MOST_PAIRS`], and each
/// entry takes more memory than it has letters.
///
/// # Errors
/// It is no list, or too long a one.
pub fn few<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<Vec<T>>, D::Error> {
    Ok(Option::<Few<T>>::deserialize(from)?.map(|Few(list)| list))
}

struct Few<T>(Vec<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Few<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> Visitor<'de> for Reader<T> {
            type Value = Few<T>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("`[…]`")
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut entries: A) -> Result<Few<T>, A::Error> {
                let mut list = Vec::new();
                while let Some(entry) = entries.next_element()? {
                    if list.len() == MOST_PAIRS {
                        return Err(A::Error::invalid_length(MOST_PAIRS + 1, &self));
                    }
                    list.push(entry);
                }
                Ok(Few(list))
            }
        }
        from.deserialize_seq(Reader(PhantomData))
    }
}

struct Pairs<V>(&'static str, PhantomData<V>);

impl<'de, V: Deserialize<'de>> Visitor<'de> for Pairs<V> {
    type Value = Vec<(String, V)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut pairs = Vec::new();
        while let Some(pair) = map.next_entry()? {
            if pairs.len() == MOST_PAIRS {
                return Err(A::Error::invalid_length(MOST_PAIRS + 1, &self));
            }
            pairs.push(pair);
        }
        Ok(pairs)
    }
}

/// A word without quotes, whatever it is.
#[derive(Debug)]
pub struct Word(pub String);

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_enum("", &[], Letters)
    }
}

/// A word as a variant of an enum that has any; first its name, then nothing behind it.
struct Letters;

impl<'de> Visitor<'de> for Letters {
    type Value = Word;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("`Word`")
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Word, A::Error> {
        let (word, nothing) = data.variant_seed(self)?;
        nothing.unit_variant()?;
        Ok(word)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Word, E> {
        Ok(Word(name.to_owned()))
    }
}

impl<'de> DeserializeSeed<'de> for Letters {
    type Value = Word;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Word, D::Error> {
        from.deserialize_identifier(self)
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
pub const fn is_false(value: &bool) -> bool {
    !*value
}
