//! Why Black Powder says no, in words.

use crate::rules::savage::black_powder::PowderRefusal;
use crate::rules::savage::state::Encounter;
use crate::texts::{self, Lang};

use super::names::{card, name, plain, power_name};

/// Why not, and the way out.
#[must_use]
pub fn powder_refusal(fight: &Encounter, refusal: &PowderRefusal, lang: Lang) -> String {
    let who = |id: &crate::view::Id| name(fight, *id);
    match refusal {
        PowderRefusal::Off => texts::no_powder_off(lang),
        PowderRefusal::NoMagic(id) => texts::no_powder_magic(lang, who(id)),
        PowderRefusal::NoPower(id, power) => texts::no_powder_power(lang, who(id), power_name(power, lang)),
        PowderRefusal::NoTarget(power) => texts::no_powder_target(lang, power_name(power, lang)),
        PowderRefusal::Unskilled(id) => texts::no_powder_unskilled(lang, who(id)),
        PowderRefusal::NoDomain(id, power) => texts::no_powder_domain(lang, who(id), power_name(power, lang)),
        PowderRefusal::NotCasting => texts::no_powder_not_casting(lang),
        PowderRefusal::Casting(id) => texts::no_powder_casting(lang, who(id)),
        PowderRefusal::Stood => texts::no_powder_stood(lang),
        PowderRefusal::NotStood => texts::no_powder_not_stood(lang),
        PowderRefusal::OnlyWildCancels(id) => texts::no_powder_only_wild(lang, who(id)),
        PowderRefusal::CancelledOnce(id) => texts::no_powder_once(lang, who(id)),
        PowderRefusal::BankCancels(count) => texts::no_powder_bank_cancels(lang, *count),
        PowderRefusal::NotInHand(own) => texts::no_powder_in_hand(lang, card(*own, lang)),
        PowderRefusal::CardOut(own) => texts::no_powder_card_out(lang, card(*own, lang)),
        PowderRefusal::PileEmpty => texts::no_powder_pile(lang),
        PowderRefusal::NoCards => texts::no_powder_no_cards(lang),
        PowderRefusal::BadValue(own, value) => texts::no_powder_value(lang, card(*own, lang), plain(*value)),
        PowderRefusal::RaisesFirst(id) => texts::no_powder_raises_first(lang, who(id)),
        PowderRefusal::NoRaises(id) => texts::no_powder_raises(lang, who(id)),
        PowderRefusal::TooManyGains(count) => texts::no_powder_too_many(lang, *count),
        PowderRefusal::TooFewPpx { who: id, have, needs } => texts::no_powder_ppx(lang, who(id), *have, *needs),
        PowderRefusal::TopRank(power) => texts::no_powder_top(lang, power_name(power, lang)),
        PowderRefusal::ChooseGains(count) => texts::no_powder_gains(lang, *count),
        PowderRefusal::MidFight => texts::no_powder_mid_fight(lang),
    }
}
