//! Fills a message with its arguments, by way of one Fluent bundle a language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::lang::{Lang, Locale};
use super::LOCALES;

/// What a message takes: a text, or a number, which also chooses the plural.
///
/// Numbers print as they are; a caller that wants a sign passes a text.
pub type Arg<'a> = FluentValue<'a>;

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: [OnceLock<Bundle>; LOCALES.len()] = [const { OnceLock::new() }; LOCALES.len()];

/// The message in a language. The build has seen to it that both exist.
pub(super) fn say<'a, const N: usize>(
    lang: Lang,
    id: &str,
    arguments: [(&'static str, Arg<'a>); N],
) -> String {
    say_checked(lang, id, arguments).0
}

/// The message, and what Fluent had to complain about.
pub(super) fn say_checked<'a>(
    lang: Lang,
    id: &str,
    arguments: impl IntoIterator<Item = (&'a str, Arg<'a>)>,
) -> (String, Vec<String>) {
    let missing = || (id.to_owned(), vec![format!("no message `{id}`")]);
    let Some(bundle) = bundle(lang) else {
        return missing();
    };
    let Some(pattern) = bundle.get_message(id).and_then(|message| message.value()) else {
        return missing();
    };
    let arguments: FluentArgs = arguments.into_iter().collect();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
    let errors = errors.iter().map(ToString::to_string).collect();
    (text.into_owned(), errors)
}

fn bundle(lang: Lang) -> Option<&'static Bundle> {
    let locale = LOCALES.get(lang.index())?;
    let cell = BUNDLES.get(lang.index())?;
    Some(cell.get_or_init(|| open(locale)))
}

fn open(locale: &Locale) -> Bundle {
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
