//! Library files of SimulacreS.

use serde::Deserialize;

use crate::store::encounter_file::Check;
use crate::store::encounter_file::simulacres::{CombatantForm, WeaponBlock, block, protection, weapon_block};
use crate::store::file_error::FileError;
use crate::store::ron_text;
use crate::texts::{Words, canonical, fold};

use super::Library;

/// The files that come with the program, in the order in which they build on each other.
pub const BUILT_IN: &[&str] = &[
    include_str!("../../../../assets/library/simulacres/gear.ron"),
    include_str!("../../../../assets/library/simulacres/people.ron"),
];

/// A library file.
#[derive(Debug, Deserialize)]
#[serde(rename = "Library", deny_unknown_fields)]
struct LibraryForm {
    /// read before all else, by whoever chose this form
    #[expect(dead_code, reason = "the field is allowed, and its value known")]
    system: SystemName,
    weapons: Option<Vec<WeaponBlock>>,
    protections: Option<Vec<ProtectionForm>>,
    templates: Option<Vec<CombatantForm>>,
}

/// A protection.
#[derive(Debug, Deserialize)]
#[serde(rename = "Protection", deny_unknown_fields)]
struct ProtectionForm {
    name: String,
    points: i64,
}

/// Whose rules the file is for.
#[derive(Debug, Deserialize)]
enum SystemName {
    Simulacres,
}

impl Library {
    /// Reads one more file over what is there; a file with anything wrong changes nothing.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&mut self, text: &str) -> Result<(), FileError> {
        let form: LibraryForm = ron_text::parse(text).map_err(|problem| FileError::of(text, vec![problem]))?;
        let mut check = Check::default();
        let mut new = self.clone();
        for (place, weapon) in form.weapons.iter().flatten().enumerate() {
            let weapon = weapon_block(&mut check, &format!("weapons/{place}"), weapon);
            new.weapons.insert(fold(&weapon.name), weapon);
        }
        for (place, piece) in form.protections.iter().flatten().enumerate() {
            let points = protection(&mut check, &format!("protections/{place}/points"), Some(piece.points));
            let name = canonical(Words::Armor, &piece.name).unwrap_or_else(|| piece.name.clone());
            new.protections.insert(name, points.unwrap_or_default());
        }
        for (place, template) in form.templates.iter().flatten().enumerate() {
            check.path = format!("/templates/{place}");
            check.who = Some(template.name.clone());
            let block = block(&mut check, template, &new);
            let name = canonical(Words::Template, &template.name).unwrap_or_else(|| template.name.clone());
            new.blocks.insert(fold(&name), (name, block));
        }
        let (wrong, _) = check.finish(text);
        if wrong.is_empty() {
            *self = new;
            Ok(())
        } else {
            Err(FileError::of(text, wrong))
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::contract::Shelf;
    use crate::rules::simulacres::{Body, Gauge};
    use crate::store::Library;

    /// Columns of the rules, as they are printed there.
    const WEAPONS: &str = "
        fists A-3 B, trained fists B D, brass knuckles A C,
        knife C -, razor C -, dagger D -, fighting knife D -, short sword E -, broad sword E B, long sword F A,
        sabre F A, foil E -, great sword G A, fire axe F B, woodcutter's axe E B, battle axe F B, great axe H B,
        great staff B E, motorbike chain B E, morning star D G, whip A-3 E, club A F, war club A F, truncheon A-2 F,
        chainsaw J E, halberd H B, spear G C, long pike G A, throwing dagger C -, sling B C,
        sling with steel balls B E, light bow D -, heavy bow D A, light crossbow E E, heavy crossbow E B,
        flintlock pistol D C, musket E C, small pistol F C, pistol G D, small revolver F C, revolver G D,
        heavy revolver H E, big-bore rifle I F, AK-47 J F, submachine gun J D, light machine gun J E, mortar J H,
        light laser E -, laser H -, heavy laser K -, taser - I, grenade D F, grenade blast A-2 E, big charge F G,
        big charge blast A-1 E, horns C A, big horns D D, fangs C -, big fangs E -, claws C -, big claws G -";

    #[test]
    fn every_weapon_has_the_columns_of_the_rules() {
        let library = &Library::built_in().simulacres;
        let rows: Vec<&str> = WEAPONS.split(',').map(str::trim).collect();
        for row in &rows {
            let mut words = row.rsplitn(3, ' ');
            let (ps, pv, name) = (words.next(), words.next(), words.next().expect("a name"));
            let weapon = library.weapon(name).expect(name);
            let told = |code: Option<crate::rules::simulacres::Code>| {
                code.map_or_else(|| "-".to_owned(), |code| code.to_string())
            };
            assert_eq!((Some(told(weapon.harm.pv).as_str()), Some(told(weapon.harm.ps).as_str())), (pv, ps), "{name}");
        }
        assert_eq!(library.weapon_names().count(), rows.len());
        let bombs = ["grenade", "grenade blast", "big charge", "big charge blast"];
        let pool = bombs.map(|name| library.weapon(name).and_then(|weapon| weapon.pool?.pv).map(|pv| pv.to_string()));
        assert_eq!(pool.map(Option::unwrap_or_default), ["F", "A", "H", "B"]);
    }

    #[test]
    fn every_protection_takes_off_what_the_rules_say() {
        let library = &Library::built_in().simulacres;
        for (points, names) in [
            (1, vec!["site helmet", "casque de roller", "home-made protection", "furs"]),
            (2, vec!["casque intégral", "light protection", "cuir"]),
            (3, vec!["riot helmet", "bassinet", "protège-tibia", "heavy protection", "studded leather"]),
            (4, vec!["gilet pare-balles", "mail"]),
            (5, vec!["combat helmet", "heaume", "veste pare-balles", "kevlar"]),
            (6, vec!["gilet d'assaut", "plate"]),
        ] {
            for name in names {
                assert_eq!(library.protection(name), Some(points), "{name}");
            }
        }
        assert_eq!(library.protection_names().count(), 20);
    }

    #[test]
    fn quick_opponents_have_one_value_and_one_pool() {
        let library = &Library::built_in().simulacres;
        for (name, value, pv, ps, ep, energy) in [
            ("weak opponent", 6, 4, 3, 3, 0),
            ("adversaire moyen", 8, 5, 4, 4, 0),
            ("adversaire fort", 9, 6, 4, 4, 0),
            ("exceptional opponent", 11, 6, 5, 4, 1),
        ] {
            let one = library.find(name).expect(name);
            assert_eq!((one.stats.quick, one.body), (Some(value), Body::Pool { max: pv, pv: pv.into() }), "{name}");
            assert_eq!((one.breath, one.balance), (Gauge::full(ps), Gauge::full(ep)), "{name}");
            assert_eq!(one.stats.energies.sum(), energy, "{name}");
        }
    }

    #[test]
    fn names_are_found_in_every_language() {
        let library = &Library::built_in().simulacres;
        let shooter = library.find("Tireur d'élite").expect("a marksman");
        assert_eq!((shooter.name.as_str(), shooter.stats.like.as_deref()), ("Tireur d’élite", Some("marksman")));
        assert_eq!(library.weapon("poignard"), library.weapon("fighting knife"));
        assert!(library.names().len() >= 20);
    }

    #[test]
    fn a_user_s_file_lies_over_the_built_in_ones() {
        let mut library = Library::built_in().clone();
        let head = "Library(system: Simulacres, ";
        let text = format!(
            "{head}weapons: [(name: \"poignard\", pv: \"E\")], protections: [(name: \"cuir\", points: 3)], \
             templates: [(name: \"Moon guard\", like: \"infantryman\", value: 9, pool: 7)])"
        );
        library.read(&text).expect("a library");
        let knife = library.simulacres.weapon("fighting knife").and_then(|weapon| weapon.harm.pv);
        assert_eq!(knife.map(|code| code.to_string()).as_deref(), Some("E"));
        assert_eq!(library.simulacres.protection("leather"), Some(3));
        assert_eq!(library.simulacres.find("moon guard").map(|one| one.body), Some(Body::Pool { max: 7, pv: 7 }));
        assert_eq!(library.savage, Library::built_in().savage, "the other games' are left alone");
        let before = library.clone();
        for wrong in ["weapons: [(name: \"x\", pv: \"L\")]", "protections: [(name: \"x\", points: 21)]"] {
            assert!(library.read(&format!("{head}{wrong})")).is_err(), "{wrong}");
        }
        assert_eq!(library, before);
    }
}
