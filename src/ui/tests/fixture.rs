//! One fight at one moment: round 3, Tia Delacroix attacks.

use crate::view::{
    Chance, DieSlot, Foot, FormRow, Header, Id, Input, Item, Line, Mark, Member, Notice, NoticeKind, Now, Odds,
    Overlay, Row, Scene, Sheet, Side, Span, Tone,
};

fn row(mark: Mark, card: &str, side: Side, name: &str, state: Span, tokens: Option<u8>) -> Row {
    let tone = if card.contains(['♥', '♦']) {
        Tone::RedSuit
    } else if card == "J+2" {
        Tone::Joker
    } else {
        Tone::Plain
    };
    Row {
        id: Id(0),
        member: None,
        mark,
        card: Span::new(card, tone),
        side,
        name: name.to_owned(),
        player: None,
        state,
        states: Vec::new(),
        boxes: Vec::new(),
        standing: None,
        members: Vec::new(),
        tokens,
        numbers: ["6", "6(1)"].map(str::to_owned),
        target: false,
    }
}

fn group(up: usize, all: usize, row: Row) -> Row {
    let members = (0..all).map(|at| if at < up { Member::Up } else { Member::Out }).collect();
    Row { standing: Some((up, all)), members, numbers: ["5", "7"].map(str::to_owned), ..row }
}

fn hurt(taken: u8, row: Row) -> Row {
    Row { boxes: vec![(taken, 3)], ..row }
}

fn played(player: &str, row: Row) -> Row {
    Row { player: Some(player.to_owned()), ..row }
}

fn rows() -> Vec<Row> {
    use Mark::{Acted, Hold, None, Out, Turn};
    use Side::{Foes, Heroes};
    let none = Span::default;
    let shaken = |text: &str| Span::new(text, Tone::Shaken);
    let mut red = group(4, 6, row(Acted, "A♣", Foes, "Red Men", shaken("1 Shaken"), Option::None));
    red.members = vec![Member::Up, Member::Shaken, Member::Out, Member::Up, Member::Out, Member::Up];
    let mut joker = hurt(1, row(None, "J+2", Foes, "Captain Rodrigues", Span::new("any time", Tone::Joker), Some(2)));
    joker.target = true;
    vec![
        played("Chloé", hurt(1, row(Hold, "", Heroes, "Brother Umo", Span::new("hold", Tone::Hold), Some(2)))),
        joker,
        red,
        played("Anna", hurt(2, row(Acted, "K♠", Heroes, "Edward Kenway", shaken("Shaken"), Some(1)))),
        played("Benoît", hurt(0, row(Turn, "Q♥", Heroes, "Tia Delacroix", none(), Some(3)))),
        played("Anna", group(3, 4, row(None, "10♠", Heroes, "Sea Dogs", none(), Option::None))),
        group(2, 2, row(None, "9♦", Foes, "Octopons", none(), Option::None)),
        hurt(0, row(None, "9♣", Foes, "Gunner Oslo", Span::plain("prone"), Some(2))),
        group(6, 6, row(None, "4♣", Foes, "Bilge rats", none(), Option::None)),
        group(5, 5, row(None, "", Foes, "Musketeers", Span::new("hidden", Tone::Dim), Option::None)),
        hurt(3, row(Out, "", Foes, "Bosun Pike", Span::new("bleeding", Tone::Wound), Some(0))),
    ]
}

/// The Red Men unfolded, as on wide screens.
pub(super) fn unfold(mut scene: Scene) -> Scene {
    let group = scene.rows.get(2).cloned().unwrap();
    for at in (0..6).rev() {
        let (mark, state) = match at {
            1 => (Mark::None, Span::new("Shaken", Tone::Shaken)),
            2 | 4 => (Mark::Out, Span::new("out", Tone::Dim)),
            _ => (Mark::None, Span::default()),
        };
        let member = Row {
            member: Some(at),
            mark,
            state,
            name: format!("#{}", at + 1),
            standing: None,
            members: Vec::new(),
            numbers: [String::new(), String::new()],
            ..group.clone()
        };
        scene.rows.insert(3, member);
    }
    scene.cursor = Some(10);
    scene.anchors = vec![10, 1];
    scene
}

pub(super) fn scene() -> Scene {
    Scene {
        header: Header {
            title: "À l'abordage !".into(),
            round: "Round 3, 7 to act".into(),
            deck: ["Deck 22, Joker out: reshuffle due".into(), "Deck 22, reshuffle due".into()],
            deck_tone: Tone::Plain,
            tokens: "GM ¤3".into(),
        },
        header_extra: vec!["players roll real dice".into(), "saved".into()],
        order_title: "Order".into(),
        rows: rows(),
        cursor: Some(4),
        anchors: vec![4, 1],
        sheet: Sheet {
            title: Line::plain("Tia Delacroix ").with("▲", Tone::Ours).with(" Benoît", Tone::Plain),
            lines: [
                "Wild Card   acts on Q♥ (Quick)",
                "Wounds ○○○ Fatigue 0 Bennies ¤3",
                "Pace 6  Parry 7  Toughness 6(1)",
                "Agi d10   Sma d6   Spi d8",
                "Str d6    Vig d6",
                "Fighting d8      Shooting d10",
                "Boating d6       Taunt d8",
                "rapier     Str+d4  Parry +1",
                "pistol     2d6+1 5/10/20 empty",
                "leather    +1 torso",
                "Edges: Quick",
                "Note: owes Umo a bottle of rum",
            ]
            .map(Line::plain)
            .to_vec(),
        },
        log_title: "Log".into(),
        log: log(),
        tab_hint: "Tab sheet, log".into(),
        now: Now {
            title: "Now: Tia Delacroix attacks".into(),
            next: Some("next Sea Dogs".into()),
            lines: vec![Line::plain("Captain Rodrigues, with rapier: Fighting d8, wild, +1 gang up, against Parry 8")],
            odds: Some(odds()),
            go: Some("roll".into()),
            ..Now::default()
        },
        dice_of: "Benoît's dice".into(),
        slots: ["d8", "wild"]
            .map(|label| DieSlot { member: None, label: label.into(), faces: Vec::new(), open: true })
            .to_vec(),
        dice_hint: ["dice".into(), "type the faces   (none? Enter, Space: roll here)".into(), "type the faces".into()],
        notice: Notice {
            kind: NoticeKind::News,
            text: "Kenway: 1 against 4, stays Shaken.".into(),
            undo: "u undo: Spirit of Kenway".into(),
            undo_short: "u undo".into(),
        },
        foot: [
            ("Enter", "roll"),
            ("t", "target"),
            ("w", "weapon"),
            ("a", "options"),
            ("n", "pass"),
            ("h", "hold"),
            ("u", "undo"),
            ("?", "all keys"),
        ]
        .map(|(key, label)| Foot { key: key.into(), label: label.into() })
        .to_vec(),
        too_small: "abordage needs 60×20, this is 57×18. All is saved.".into(),
        more: "more".into(),
        error: "Error".into(),
        ..Scene::default()
    }
}

fn odds() -> Odds {
    let chance = |(label, percent): (&str, u8)| Chance { label: label.into(), percent, figure: format!("{percent}%") };
    Odds {
        after: 1,
        title: "Odds, before any Soak".into(),
        switched: "hit if switched".into(),
        heads: [("hit", 38), ("raise", 14)].map(chance).to_vec(),
        parts: [("no effect", 10), ("Shaken", 13), ("1 wound", 8), ("2 wounds", 4), ("down", 3)].map(chance).to_vec(),
        notes: vec!["with a benny: hit 61%".into()],
    }
}

fn log() -> Vec<Line> {
    [
        "3 Round 3. Dealt: Rodrigues red Joker, Red Men A♣, Kenway K♠ (and 5♦), Tia Q♥, Sea Dogs 10♠, octopons 9♦",
        "3 Umo is still on Hold: no card. Rodrigues holds a Joker: acts at any time, +2 all round",
        "3 Red Men #1, #4 and #6 attack Kenway with boarding axes, gang up +2",
        "3   #1: d6 3, +2 = 5 against Parry 7. Misses",
        "3 Red Men #4 hits Kenway: 6+4, gang up +2 = 12 against 7. 11 on 7(1): 1 wound",
        "3 Kenway soaks (¤1 left): d8 2, wild 3, wound −1 = 2 against 4. Wounds ●●○",
    ]
    .map(Line::plain)
    .into_iter()
    .chain([Line::plain("3 Kenway, Spirit: d8 3, wild 2, wounds −2 = 1 against 4. ").with("Stays Shaken", Tone::Bad)])
    .collect()
}

pub(super) fn unfolded() -> Scene {
    let form = [
        ("gang", true, "gang up: 1 more attacker", "+1", "25%", "one for each further attacker, four at most"),
        ("wild", false, "wild attack (own Parry −2)", "+2", "67%", "+2 on the attack and its damage, then Vulnerable"),
        ("location", false, "called shot: limb", "−2", "22%", "−2 for a limb, −4 for the head"),
        ("more", false, "one more action", "−2", "22%", "each further action costs 2"),
        ("sprint", false, "ran this round", "−2", "22%", ""),
        ("unarmed", false, "defender unarmed", "+2", "67%", ""),
        ("drop", false, "the Drop (damage too)", "+4", "92%", ""),
        ("off", false, "off hand", "−2", "22%", ""),
        ("light", false, "light: dim", "−1", "25%", ""),
        ("free", false, "free number", "0", "", ""),
    ]
    .map(|(action, on, label, worth, chance, rule)| FormRow {
        action,
        on,
        label: label.into(),
        worth: worth.into(),
        chance: chance.into(),
        rule: rule.into(),
    })
    .to_vec();
    let mut scene = scene();
    scene.unfolded = true;
    scene.form_cursor = 1;
    scene.form_keys = ["g", "f", "o", "m", "s", "d", "", "y", "l", "←→"].map(str::to_owned).to_vec();
    scene.now.title = "Now: Tia Delacroix attacks, all options".into();
    scene.now.form = form;
    scene.now.lines = vec![
        Line::toned("t", Tone::Key).with(" target  Captain Rodrigues  Parry 8  Toughness 6(1)  ●○○ ¤2", Tone::Plain),
        Line::toned("w", Tone::Key).with(" weapon  rapier  Str+d4 = d6+d4  AP 0  Parry +1", Tone::Plain),
    ];
    scene
}

/// What can lie over the scene: the list of keys with a command line, a question, a message.
pub(super) fn overlays() -> [Overlay; 3] {
    let item = |section: &str, keys: &str, label: &str, detail: &str, dim: bool| Item {
        section: section.into(),
        keys: keys.into(),
        label: label.into(),
        detail: detail.into(),
        dim,
        apart: false,
    };
    let keys = Overlay {
        title: "Keys".into(),
        help: "type to search, Enter runs".into(),
        input: Some(Input {
            prompt: ":".into(),
            text: "set kenwey wo".into(),
            cursor: 13,
            hint: "nobody is called kenwey".into(),
            wrong: Some((4, 10)),
            refused: true,
        }),
        items: vec![
            item("now", "a", "attack with all options", "attack WHO WHOM [with=] [mod=] …", false),
            item("now", "h", "hold the action", "hold WHO", false),
            item("not now", "b", "a benny", "Tia: no roll, no wound, not Shaken", true),
        ],
        selected: 1,
        lines: Vec::new(),
    };
    let question = Overlay {
        title: "Who cuts in?".into(),
        help: "Esc nobody".into(),
        input: None,
        items: vec![item("", "a", "Umo, hold", "", false), item("", "s", "Rodrigues, Joker", "", false)],
        selected: 0,
        lines: vec![Line::plain("The octopons are acting.")],
    };
    let message = Overlay {
        title: "Error".into(),
        help: String::new(),
        input: None,
        items: Vec::new(),
        selected: 0,
        lines: (1..40).map(|line| Line::plain(format!("line {line}"))).collect(),
    };
    [keys, question, message]
}
