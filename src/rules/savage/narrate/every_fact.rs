//! One of each fact that the game master sets by hand, for the tests that every fact has words.

use crate::rules::savage::{Fact, Rank, Trait};

/// One of each.
pub fn all() -> Vec<Fact> {
    let mut all = vec![
        Fact::Power(3),
        Fact::Wounds(2),
        Fact::Fatigue(1),
        Fact::Pace(-1),
        Fact::Parry(4),
        Fact::Toughness(4),
        Fact::Ppx(4),
    ];
    all.push(Fact::Trait(Trait::named("Vigor"), "d8-1".parse().expect("a level")));
    all.extend([Fact::Experience(25), Fact::Rank(Some(Rank::Heroic)), Fact::Rank(None)]);
    all.push(Fact::Trait(Trait::skill("Guts"), "d8".parse().expect("a level")));
    for on in [true, false] {
        let both = [
            Fact::Shaken(on),
            Fact::Prone(on),
            Fact::Hidden(on),
            Fact::Incapacitated(on),
            Fact::Bleeding(on),
            Fact::Dead(on),
        ];
        all.extend(both);
    }
    all
}
