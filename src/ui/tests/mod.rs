//! What is seen, as pictures.

mod fixture;
mod safety;

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::{Theme, draw, hit_test, plain, styles};
use crate::view::{Hit, NoticeKind, Pane, Scene, Span};
use fixture::{overlays, scene, unfold, unfolded};

fn seen(scene: &Scene, width: u16, height: u16) -> String {
    plain(scene, &Theme::ansi(), width, height)
}

#[test]
fn the_main_screen() {
    insta::assert_snapshot!("main_60x20", seen(&scene(), 60, 20));
    insta::assert_snapshot!("main_80x24", seen(&scene(), 80, 24));
    insta::assert_snapshot!("main_120x40", seen(&unfold(scene()), 120, 40));
    insta::assert_snapshot!("main_200x60", seen(&unfold(scene()), 200, 60));
}

#[test]
fn the_unfolded_form() {
    insta::assert_snapshot!("form_80x24", seen(&unfolded(), 80, 24));
    insta::assert_snapshot!("form_120x40", seen(&unfolded(), 120, 40));
}

#[test]
fn the_overlays() {
    let [keys, question, _] = overlays();
    let mut scene = scene();
    scene.overlay = Some(keys);
    insta::assert_snapshot!("palette_60x20", seen(&scene, 60, 20));
    insta::assert_snapshot!("palette_80x24", seen(&scene, 80, 24));
    insta::assert_snapshot!("palette_200x60", seen(&scene, 200, 60));
    scene.overlay = Some(question);
    insta::assert_snapshot!("question_80x24", seen(&scene, 80, 24));
}

#[test]
fn styles_with_colours_and_without() {
    let mut scene = scene();
    scene.notice.kind = NoticeKind::Refusal;
    insta::assert_snapshot!("styles_ansi", styles(&scene, &Theme::ansi(), 80, 24));
    insta::assert_snapshot!("styles_mono", styles(&scene, &Theme::mono(), 80, 24));
}

#[test]
fn a_long_order_shows_who_acts_and_how_many_more() {
    let mut scene = scene();
    let rows = scene.rows.clone();
    scene.rows = rows.iter().cycle().take(60).cloned().collect();
    scene.anchors = vec![30];
    scene.cursor = Some(30);
    insta::assert_snapshot!("long_80x24", seen(&scene, 80, 24));
}

#[test]
fn other_signs_for_other_fonts() {
    let theme = Theme::ansi().with_signs(super::Signs::Ascii);
    insta::assert_snapshot!("ascii_80x24", plain(&scene(), &theme, 80, 24));
}

#[test]
fn the_panes_behind_tab() {
    let mut scene = scene();
    scene.focus = Pane::Sheet;
    insta::assert_snapshot!("sheet_60x20", seen(&scene, 60, 20));
    scene.focus = Pane::Log;
    scene.log_cursor = Some(5);
    insta::assert_snapshot!("log_60x20", seen(&scene, 60, 20));
}

#[test]
fn the_mouse_finds_what_is_painted() {
    let mut scene = scene();
    let hit = |scene: &Scene, x, y| hit_test(scene, 80, 24, x, y);
    assert_eq!(hit(&scene, 12, 2), Some(Hit::Row(0)));
    assert_eq!(hit(&scene, 12, 6), Some(Hit::Row(4)));
    assert_eq!(hit(&scene, 12, 13), None, "a blank line of the order");
    assert_eq!(hit(&scene, 60, 6), None, "the sheet");
    assert_eq!(hit(&scene, 5, 16), Some(Hit::Log(6)), "the newest line");
    assert_eq!(hit(&scene, 1, 23), Some(Hit::Foot(0)));
    assert_eq!(hit(&scene, 75, 23), Some(Hit::Foot(7)), "the last entry stands at the right");
    scene.overlay = Some(overlays()[1].clone());
    let picture = seen(&scene, 80, 24);
    let line = picture.lines().position(|line| line.contains("Rodrigues, Joker")).unwrap();
    assert_eq!(hit(&scene, 5, u16::try_from(line).unwrap()), Some(Hit::Item(1)));
}

#[test]
fn the_header_gives_way_bit_by_bit() {
    let mut scene = scene();
    let first = |scene: &Scene, width| seen(scene, width, 24).lines().next().map(str::to_owned).unwrap();
    scene.header.round = "Round 3, 7 à jouer".into();
    scene.header.deck = ["Pioche 22, mélange en fin de round", "Pioche 22, mélange"].map(str::to_owned);
    scene.header.tokens = "MJ ¤3".into();
    assert_eq!(first(&scene, 80), " À l'abordage !  Round 3, 7 à jouer  Pioche 22, mélange en fin de round  MJ ¤3");
    scene.header.title = "The Storming of the Fortress of Torquemada".into();
    assert_eq!(first(&scene, 80), " The Storming of the Fortress o…  Round 3, 7 à jouer  Pioche 22, mélange  MJ ¤3");
    assert_eq!(first(&scene, 60), " Round 3, 7 à jouer   Pioche 22, mélange   MJ ¤3");
}

#[test]
fn faces_that_are_in_and_a_sum() {
    let mut scene = scene();
    let dice = |scene: &Scene| seen(scene, 80, 24).lines().find(|line| line.starts_with(" dice")).map(str::to_owned);
    scene.slots[0].faces = vec![8];
    assert_eq!(
        dice(&scene).as_deref(),
        Some(" dice  d8 8+_   wild _      type the faces   (none? Enter, Space: roll here)")
    );
    scene.slots[0].faces = vec![8, 4];
    scene.slots[0].open = false;
    scene.typed = "=1".into();
    scene.dice_hint[1].clear();
    assert_eq!(dice(&scene).as_deref(), Some(" dice  d8 8+4   wild _   =1_"));
}

#[test]
fn further_states_where_they_fit_whole() {
    let mut scene = scene();
    scene.rows[3].states = vec![Span::plain("prone"), Span::plain("out of powder and shot")];
    assert!(!seen(&scene, 80, 24).contains("Shaken prone"));
    let wide = seen(&scene, 200, 60);
    assert!(wide.contains("Shaken prone ●●○") || wide.contains("Shaken prone  "), "{wide}");
}

#[test]
fn a_frame_is_painted_as_the_text_says() {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| draw(frame, &scene(), &Theme::ansi())).unwrap();
    let screen: String = terminal.backend().buffer().content().iter().map(ratatui::buffer::Cell::symbol).collect();
    let text = seen(&scene(), 80, 24);
    assert!(text.lines().all(|line| screen.contains(line)));
}

#[test]
fn dice_of_many_stand_by_member_and_the_one_that_waits_is_seen() {
    let mut scene = scene();
    let slot = |member: usize| crate::view::DieSlot {
        member: Some(member),
        label: "d6".into(),
        faces: if member < 25 { vec![3] } else { Vec::new() },
        open: member >= 25,
    };
    scene.slots = (0..40).map(slot).collect();
    insta::assert_snapshot!("many_dice_80x24", seen(&scene, 80, 24));
    insta::assert_snapshot!("many_dice_60x20", seen(&scene, 60, 20));
    for (width, height) in [(60, 20), (80, 24), (120, 40)] {
        assert!(seen(&scene, width, height).contains("#26 d6 _"));
    }
}

#[test]
fn a_reason_why_not_is_never_cut() {
    let mut scene = scene();
    scene.notice.kind = NoticeKind::Refusal;
    scene.notice.text = "Kenway is not acting: only who has the turn can be interrupted. Nobody acts now.".into();
    for (width, height) in [(60, 20), (80, 24), (120, 40)] {
        let words = seen(&scene, width, height).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains("Nobody acts now."), "{words}");
    }
}
