//! Which language is spoken: what was asked for, else that of the system.

use std::process::ExitCode;

use crate::texts::{self, Lang};

use super::speak::complain;

/// The language that was asked for, where one was.
///
/// # Errors
/// It is not shipped.
pub fn asked(code: Option<&str>) -> Result<Option<Lang>, ExitCode> {
    let Some(code) = code else { return Ok(None) };
    Lang::from_code(code).map(Some).ok_or_else(|| {
        let known = Lang::all().map(Lang::code).collect::<Vec<_>>().join(", ");
        complain(&texts::bad_lang(of_the_system(), code.to_owned(), known));
        ExitCode::from(2)
    })
}

/// The language of the system, else English.
#[must_use]
pub fn of_the_system() -> Lang {
    sys_locale::get_locale().and_then(|locale| Lang::from_code(&locale)).unwrap_or_default()
}
