//! The list of screens: what is played before each, read from a file for each game.

#![expect(clippy::expect_used, reason = "a list that cannot be read fails the test")]

use std::collections::BTreeMap;

use abordage::app::{Effect, FightEntry, Report, Settings, WhoRolls};
use abordage::store::BOARDING;
use abordage::texts::Lang;
use abordage::ui::{self, Theme};
use abordage::view::Scene;
use serde::Deserialize;

use super::play::{Faces, Table, prepared};
use super::support::{Seeded, fight};

/// What is played, and how it is looked at.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    pub name: String,
    /// what is to be seen
    pub about: String,
    /// the encounter file that it begins with
    #[serde(skip)]
    pub text: &'static str,
    /// commands that several have in common, by their name
    #[serde(default)]
    begins: String,
    /// the top of the Action Deck
    #[serde(default)]
    deck: String,
    /// the faces of the dice that are rolled here
    #[serde(default)]
    faces: Vec<u8>,
    /// commands before the program is opened
    #[serde(default)]
    pub before: Vec<String>,
    /// whether the players throw real dice
    #[serde(default)]
    real: bool,
    /// fights that can be opened, each with where it stands
    #[serde(default)]
    pub fights: Vec<(String, String)>,
    #[serde(default)]
    pub keys: String,
    #[serde(default = "sizes")]
    pub sizes: Vec<(u16, u16)>,
}

/// So many plays are made where a forecast is looked at.
const PLAYS: u64 = 200;

fn sizes() -> Vec<(u16, u16)> {
    vec![(60, 20), (80, 24), (120, 40)]
}

/// The screens of another game, with the commands that several begin with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    beginnings: BTreeMap<String, Vec<String>>,
    cases: Vec<Case>,
}

/// Jets de dés: the night at the inn.
const INN: &str = include_str!("../../encounters/jets-de-des/relais.ron");

/// SimulacreS: the bridge of Karsk.
const BRIDGE: &str = include_str!("../../encounters/simulacres/pont.ron");

/// Savage Worlds with Black Powder: the witch hunt.
const HUNT: &str = include_str!("../../encounters/savage-worlds/witch-hunt.ron");

/// Savage Worlds with Power Points: the mages of the sea.
const MAGES: &str = include_str!("../../encounters/savage-worlds/sea-mages.ron");

pub fn cases() -> Vec<Case> {
    let hunt: Vec<Case> = ron::from_str(include_str!("black_powder.ron")).expect("the list of screens");
    let boarding: Vec<Case> = ron::from_str(include_str!("cases.ron")).expect("the list of screens");
    let inn = played("jets", INN, include_str!("jets_de_des.ron"));
    let bridge = played("sim", BRIDGE, include_str!("simulacres.ron"));
    let boarding = boarding.into_iter().map(|case| Case { text: BOARDING, ..case });
    let hunt = hunt.into_iter().map(|case| Case { name: format!("powder_{}", case.name), text: HUNT, ..case });
    let mages: Vec<Case> = ron::from_str(include_str!("magic.ron")).expect("the list of screens");
    let mages = mages.into_iter().map(|case| Case { name: format!("magic_{}", case.name), text: MAGES, ..case });
    boarding.chain(inn).chain(bridge).chain(hunt).chain(mages).collect()
}

/// The screens of another game, their names with its word before them.
fn played(word: &str, text: &'static str, list: &str) -> Vec<Case> {
    let List { beginnings, cases } = ron::from_str(list).expect("the list of screens");
    let one = |case: Case| {
        let shared = beginnings.get(&case.begins).cloned().unwrap_or_default();
        assert!(case.begins.is_empty() || !shared.is_empty(), "{} begins with nothing", case.name);
        let before = shared.into_iter().chain(case.before).collect();
        Case { name: format!("{word}_{}", case.name), text, before, ..case }
    };
    cases.into_iter().map(one).collect()
}

impl Case {
    /// The scene at each size.
    pub fn scenes(&self, lang: Lang) -> Vec<(u16, u16, Scene)> {
        let start = fight(self.text, &mut Seeded::new(7));
        let mut dice = Faces::new(&self.faces, 7);
        let journal = prepared(start, &self.deck, &self.before, &mut dice);
        let who_rolls = if self.real { WhoRolls::PlayersReal } else { WhoRolls::AllHere };
        let mut table = Table::new(journal, Settings { lang, who_rolls, ..Settings::default() }, dice);
        let entry = |(label, detail): &(String, String)| FightEntry { label: label.clone(), detail: detail.clone() };
        if !self.fights.is_empty() {
            table.app.report(Report::Fights(self.fights.iter().map(entry).collect()));
        }
        for effect in table.keys(&self.keys) {
            if let Effect::Foresee(number, fight) = effect {
                let mut forecast = fight.forecast().expect("a fight that can be foreseen");
                forecast.play(0..PLAYS, Seeded::new).expect("plays to their end");
                table.app.report(Report::Foreseen(number, Ok(Box::new(forecast.figures().clone()))));
            }
        }
        let scene = |(width, height): &(u16, u16)| {
            table.app.resize(*width, *height);
            (*width, *height, table.app.scene(ui::sheet_width(*width, table.app.alone())))
        };
        self.sizes.iter().map(scene).collect()
    }

    /// The screen at each size, each under its size.
    pub fn screens(&self, lang: Lang) -> String {
        let one = |(width, height, scene): (u16, u16, Scene)| {
            format!("{width}×{height}\n{}", ui::plain(&scene, &Theme::ansi(), width, height))
        };
        self.scenes(lang).into_iter().map(one).collect::<Vec<_>>().join("\n")
    }
}
