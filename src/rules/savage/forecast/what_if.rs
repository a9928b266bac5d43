//! The same fight with something changed, by the commands of the table.

use crate::dice::Scripted;
use crate::rules::contract::{Change, No};
use crate::rules::savage::command::Command;
use crate::rules::savage::course::Course;
use crate::rules::savage::fact::Fact;
use crate::rules::savage::play;
use crate::rules::savage::refusal::Refusal;
use crate::rules::savage::state::{Combatant, Encounter};
use crate::rules::savage::trait_roll::Target;

/// The fight as it would stand; nothing changes in this one.
///
/// # Errors
/// The rules refuse it: more of a Wild Card, say, or bennies that are not there.
pub fn what_if(fight: &Encounter, changes: &[Change]) -> Result<Encounter, No<Refusal>> {
    let mut fight = fight.clone();
    for change in changes {
        for command in commands(&fight, *change) {
            play(Course::for_good(&mut fight), &command, &mut Scripted::default())?;
        }
    }
    Ok(fight)
}

fn commands(fight: &Encounter, change: Change) -> Vec<Command> {
    match change {
        Change::More(who, count) => vec![Command::Reinforce(who, count)],
        Change::Gone(who) => vec![Command::Remove(who)],
        Change::Tougher(id, by) => {
            let now = fight.get(id).map_or(0, Combatant::toughness);
            vec![Command::Set { who: Target { id, member: None }, fact: Fact::Toughness(now + by) }]
        }
        Change::Luckier(count) => {
            let own = fight.combatants.iter().filter(|c| c.bennies.is_some());
            own.map(|c| Command::Benny(Some(c.id), count)).collect()
        }
    }
}
