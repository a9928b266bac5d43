//! Fills a message with its arguments, by way of one Fluent bundle a language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use super::lang::{LOCALES, Lang, Locale};

/// What a message takes: a text, or a number, which also chooses the plural.
///
/// Numbers print as they are; a caller that wants a sign passes a text.
pub type Arg<'a> = FluentValue<'a>;

pub(super) type Bundle = FluentBundle<FluentResource>;

static BUNDLES: [OnceLock<Bundle>; LOCALES.len()] = [const { OnceLock::new() }; LOCALES.len()];

/// The message in a language. The build has seen to it that both exist.
pub(super) fn say<const N: usize>(lang: Lang, id: &str, arguments: [(&'static str, Arg<'_>); N]) -> String {
    let text = bundle(lang).and_then(|bundle| fill(bundle, id, arguments, &mut Vec::new()));
    text.unwrap_or_else(|| id.to_owned())
}

/// A message of a bundle; what Fluent has to complain about goes to `errors`.
pub(super) fn fill<'a>(
    bundle: &Bundle,
    id: &str,
    arguments: impl IntoIterator<Item = (&'static str, Arg<'a>)>,
    errors: &mut Vec<FluentError>,
) -> Option<String> {
    let message = bundle.get_message(id)?;
    let mut filled = FluentArgs::new();
    for (name, value) in arguments {
        filled.set(name, value);
    }
    let text = bundle.format_pattern(message.value()?, Some(&filled), errors);
    Some(text.into_owned())
}

pub(super) fn bundle(lang: Lang) -> Option<&'static Bundle> {
    let locale = LOCALES.get(lang.index())?;
    let cell = BUNDLES.get(lang.index())?;
    Some(cell.get_or_init(|| open(locale)))
}

pub(super) fn open(locale: &Locale) -> Bundle {
    let plurals = locale.plurals.parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![plurals]);
    // Fluent's invisible direction marks would break column widths.
    bundle.set_use_isolating(false);
    let _ = bundle.add_builtins();
    for source in locale.sources {
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new((*source).to_owned());
        bundle.add_resource_overriding(resource);
    }
    bundle
}
