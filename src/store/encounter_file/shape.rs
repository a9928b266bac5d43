//! Shapes that a field of a file may have beside the plain ones.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Visitor};

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
    struct Reader<V>(&'static str, PhantomData<V>);
    impl<'de, V: Deserialize<'de>> Visitor<'de> for Reader<V> {
        type Value = Vec<(String, V)>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }
        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut pairs = Vec::new();
            while let Some(pair) = map.next_entry()? {
                pairs.push(pair);
            }
            Ok(pairs)
        }
    }
    from.deserialize_map(Reader(example, PhantomData))
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
pub const fn is_false(value: &bool) -> bool {
    !*value
}
