//! Whether the rules would let a call happen, before anybody presses its key.

use crate::dice::Preview;
use crate::rules::contract::{Call, No, NoShelf};

use super::super::decide;
use super::super::refusal::Refusal;
use super::super::state::Encounter;
use super::super::verbs::resolve;

/// Asks the rules about a call; dice that are missing are no obstacle.
///
/// # Errors
/// Why they would refuse it.
pub fn allowed(fight: &Encounter, call: &Call) -> Result<(), Refusal> {
    let Some(command) = resolve(fight, call, &NoShelf)? else { return Ok(()) };
    match decide(fight, &command, &mut Preview::default()) {
        Err(No::Refused(refusal)) => Err(refusal),
        Ok(_) | Err(No::Dice(_)) => Ok(()),
    }
}

/// Whether the table leaves out a rule that a call needs: such a choice is not even shown.
pub fn left_out(fight: &Encounter, call: &Call) -> bool {
    !fight.options.combat.without.is_empty() && matches!(allowed(fight, call), Err(Refusal::LeftOut(_)))
}
