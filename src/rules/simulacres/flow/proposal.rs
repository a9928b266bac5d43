//! What the box proposes.

use crate::rules::contract::{Call, Context, Who};
use crate::view::{Id, Side};

use super::super::state::Encounter;

/// Verbs whose call stands in the box and can be changed there.
const IN_BOX: [&str; 1] = ["roll"];

/// The call in the box: as it was changed by hand, else as it is proposed.
#[must_use]
pub fn in_box(_: &Encounter, context: Context<'_>) -> Option<Call> {
    context.draft.filter(|draft| IN_BOX.contains(&draft.verb)).cloned()
}

/// Who a call is about.
#[must_use]
pub fn who(call: &Call) -> Option<Id> {
    match call.get_who("who") {
        Some(Who::Is(id, _)) => Some(*id),
        Some(Who::Said(_)) | None => None,
    }
}

/// Whether nobody of one side can act. Who is hidden still may, and a side that was never there
/// has not lost.
#[must_use]
pub fn is_won(fight: &Encounter) -> bool {
    let lost = |side: Side| {
        let mut own = fight.combatants.iter().filter(|own| own.side == side).peekable();
        own.peek().is_some() && !own.any(|own| fight.is_up(own))
    };
    lost(Side::Heroes) || lost(Side::Foes)
}
