//! Which language is spoken: what was asked for, else the settings, the locale, English.

use std::process::ExitCode;

use crate::texts::Lang;

use super::headless::complain;

/// The language to speak.
///
/// # Errors
/// The one that was asked for is not shipped.
pub fn chosen(asked: Option<&str>, _with_settings: bool) -> Result<Lang, ExitCode> {
    if let Some(asked) = asked {
        return Lang::from_code(asked).ok_or_else(|| {
            let known = Lang::all().map(Lang::code).collect::<Vec<_>>().join(", ");
            complain(&format!("--lang {asked}: {known}"));
            ExitCode::from(2)
        });
    }
    Ok(sys_locale::get_locale().and_then(|locale| Lang::from_code(&locale)).unwrap_or_default())
}
