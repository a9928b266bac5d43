//! A round at the keyboard: what each box says, and what its keys do.

use std::fmt::Write as _;

use crate::dice::Scripted;
use crate::rules::contract::{Call, Context, Does, NoShelf, Question, Wants, with_keys};
use crate::rules::jets_de_des::fixture::{IDS, fight};
use crate::rules::jets_de_des::{
    Encounter, Refusal, VERBS, brief, decide, does, label, now, resolve, roller, step, verb_label, verb_short,
};
use crate::texts::Lang;
use crate::view::{Id, Line};

/// A table without a screen: keys by the names of their actions.
struct Table {
    fight: Encounter,
    draft: Option<Call>,
    selected: Option<Id>,
    seen: String,
}

fn table() -> Table {
    Table { fight: fight(), draft: None, selected: None, seen: String::new() }
}

impl Table {
    fn context(&self, lang: Lang) -> Context<'_> {
        Context {
            selected: self.selected.map(|id| (id, None)),
            moved: self.selected.is_some(),
            draft: self.draft.as_ref(),
            lang,
            templates: &[],
        }
    }

    fn does(&self, action: &str) -> Result<Does, Refusal> {
        does(&self.fight, action, self.context(Lang::EN))
    }

    /// Writes down the box in both languages.
    fn look(&mut self) -> &mut Self {
        for lang in [Lang::EN, Lang::FR] {
            let shown = now(&self.fight, self.context(lang));
            let line = |line: &Line| with_keys(&line.text(), &|action| format!("<{action}>"));
            let _ = writeln!(self.seen, "═ {} ═ {}", shown.title, shown.next.unwrap_or_default());
            for text in shown.lines.iter().map(line) {
                let _ = writeln!(self.seen, "  {text}");
            }
            for row in &shown.form {
                let _ = writeln!(self.seen, "  {} {}", if row.on { '●' } else { '○' }, row.label);
            }
            let _ = writeln!(self.seen, "  → {}", shown.go.unwrap_or_default());
        }
        self
    }

    /// Presses the key of an action; its dice show these faces.
    fn key(&mut self, action: &str, faces: &[u8]) -> &mut Self {
        let _ = writeln!(self.seen, "\n> {action} {faces:?}");
        let does = self.does(action).expect("it can be done");
        self.take(does, faces)
    }

    fn take(&mut self, does: Does, faces: &[u8]) -> &mut Self {
        match does {
            Does::Draft(call) => self.draft = Some(call),
            Does::Run(call) => self.run(&call, faces),
            Does::Palette(text) => {
                let _ = writeln!(self.seen, "  : {text}");
            }
            Does::Ask(Question { title, wants, .. }) => {
                let _ = writeln!(self.seen, "  ? {title}");
                if let Wants::Choice(choices) = wants {
                    for choice in choices {
                        let _ = writeln!(self.seen, "    {} {:?}", choice.label, choice.call.args);
                    }
                }
            }
        }
        self
    }

    fn run(&mut self, call: &Call, faces: &[u8]) {
        let command = resolve(&self.fight, call, &NoShelf).expect("names").expect("a command");
        let mut dice = Scripted::new(faces.iter().copied());
        let events = decide(&self.fight, &command, &mut dice).expect("the rules allow it");
        assert_eq!(dice.left(), 0, "{call:?}");
        let thrown = roller(&self.fight, call).is_some();
        assert_eq!(thrown, !faces.is_empty(), "{call:?}");
        for lang in [Lang::EN, Lang::FR] {
            let (news, undo) = (brief(&self.fight, &events, lang), label(&self.fight, &events, lang));
            let _ = writeln!(self.seen, "  {news}   u {undo}");
        }
        for event in &events {
            self.fight.apply(event);
        }
        self.draft = None;
    }

    /// Plays a typed command, past the keys.
    fn typed(&mut self, text: &str) -> &mut Self {
        let call = crate::rules::phrase::read(&[VERBS], text).expect("a command");
        let _ = writeln!(self.seen, "\n: {text}");
        self.run(&call, &[]);
        self
    }
}

#[test]
fn a_round_at_the_keyboard() {
    let mut table = table();
    table.look().key("go", &[]).look();
    table.key("target", &[]).key("weapon", &[]).look().key("go", &[]).look();
    table.key("next", &[]).look().key("declare", &[]).key("next", &[]).look();
    // The brigand reacts; the captain attacks.
    table.key("other", &[]).typed("declare Brigand at=Anna trigger=\"on attaque le chef\"").look();
    table.key("next", &[]).look().key("go", &[]).look().key("next", &[]).look();
    insta::assert_snapshot!("declarations", table.seen);
}

#[test]
fn an_attack_is_spent_and_resisted() {
    let mut table = table();
    for text in ["round", "declare Anna at=Brigand with=épée", "next", "next", "next", "next"] {
        table.typed(text);
    }
    table.seen.clear();
    table.look();
    while table.fight.round.turn != Some(IDS.anna) {
        table.key("next", &[]);
    }
    table.look().key("attack", &[]).look().key("number", &[]).look();
    table.draft = None;
    // Most successes, most sixes: two points can do either.
    table.key("go", &[6, 4, 3, 1]).look().key("go", &[]);
    table.key("spend-outcome", &[]).look().key("choose", &[]).key("target", &[]).look();
    table.draft = None;
    table.key("go", &[4, 1, 2, 3]).look().key("next", &[]).look().key("go", &[]).look().key("go", &[]).look();
    insta::assert_snapshot!("attack", table.seen);
}

#[test]
fn a_miss_has_its_price_and_all_sixes_devastate() {
    let mut table = table();
    table.fight.combatants.iter_mut().for_each(|own| own.stats.skills.clear());
    table.typed("round").typed("next").typed("next").typed("next").typed("next");
    table.typed("act Anna").look();
    table.key("attack", &[]).look().key("go", &[6, 3, 1, 1]).look();
    table.key("other", &[]).typed("price \"perd l’équilibre\"").look().key("take", &[]).look();
    table.typed("act Bruno").key("attack", &[]).key("target", &[]).key("go", &[6, 6]).look().key("choose", &[]);
    table.typed("choose kill").look().key("go", &[1, 1, 1, 1]).look().key("next", &[]).look();
    insta::assert_snapshot!("price", table.seen);
}

#[test]
fn other_rolls_and_words() {
    let mut table = table();
    table.selected = Some(IDS.bruno);
    table.key("roll", &[]).key("wounds", &[]).key("penalty", &[]).key("other", &[]).key("harm", &[]);
    table.key("set", &[]).key("note", &[]).key("condition", &[]).key("add", &[]).key("hide", &[]).key("hide", &[]);
    table.typed("harm Bruno 9").look().key("take", &[]).look().key("other", &[]);
    table.selected = None;
    table.look();
    let call = Call::new("roll").who("who", IDS.anna, None).text("pool", "Might").number("harder", 1);
    table.take(Does::Draft(call.clone()), &[]).look();
    table.key("without", &[]).look();
    let refused = [table.does("commit"), table.does("spend"), table.does("choose"), table.does("take")];
    assert!(refused.iter().all(Result::is_err), "{refused:?}");
    insta::assert_snapshot!("words", table.seen);
}

#[test]
fn arrows_go_both_ways() {
    let table = table();
    let call = Call::new("roll").who("who", IDS.anna, None).text("pool", "Endurance");
    let stepped = |action: &str, by: i32| {
        let context = Context { draft: Some(&call), ..table.context(Lang::EN) };
        match step(&table.fight, action, by, context) {
            Ok(Does::Draft(call)) => call,
            other => unreachable!("{other:?}"),
        }
    };
    assert_eq!(stepped("characteristic", -1).get_text("pool"), Some("Will"));
    assert_eq!(stepped("characteristic", 1).get_text("pool"), Some("Strength"));
    assert_eq!(stepped("harder", -1).get_number("harder"), Some(-1));
    assert_eq!(stepped("number", 1).get_number("mod"), Some(1));
    assert_eq!(stepped("skill", 1).get_text("skill"), Some("Esquive"));
    assert!(stepped("without", 1).is_on("without"));
}

#[test]
fn every_verb_has_a_name_in_every_language() {
    for verb in VERBS {
        for lang in [Lang::EN, Lang::FR, Lang::PSEUDO] {
            for name in [verb_label(verb.name, lang), verb_short(verb.name, lang)] {
                assert!(!name.is_empty() && (lang != Lang::PSEUDO || name != verb.name), "{}", verb.name);
            }
        }
    }
}
