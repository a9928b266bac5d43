//! No size and no name breaks the screen.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;
use unicode_segmentation::UnicodeSegmentation;

use super::super::signs::Signs;
use super::super::text::{cells, clean, cut, wrap};
use super::super::window;
use super::super::{Theme, hit_test, paint, plain};
use super::fixture::{overlays, scene, unfold, unfolded};
use crate::view::{Line, Pane, Scene, Tone};

const SIZES: [u16; 12] = [0, 1, 2, 3, 19, 20, 59, 60, 80, 100, 160, 500];

const NASTY: [&str; 14] = [
    "\u{1b}[31mred",
    "\u{1b}]0;title\u{7}",
    "tab\tnew\nline\r\n",
    "\u{9b}31m",
    "\u{202e}evil\u{2066}",
    "zero\u{200b}width\u{feff}",
    "e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    "\u{301}alone",
    "👨\u{200d}👩\u{200d}👧\u{200d}👦 family",
    "❤\u{fe0f} heart",
    "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "海賊の船長とその仲間たち全員",
    "\u{ad}soft\u{2028}\u{2029}",
    "a very long name that never seems to come to any end at all, whatever the captain says",
];

fn every_scene() -> Vec<Scene> {
    let mut scenes = vec![Scene::default(), scene(), unfold(scene()), unfolded()];
    for overlay in overlays() {
        scenes.push(Scene { overlay: Some(overlay.clone()), ..unfolded() });
        scenes.push(Scene { overlay: Some(overlay), ..Scene::default() });
    }
    for pane in [Pane::Order, Pane::Sheet, Pane::Log] {
        scenes.push(Scene { focus: pane, log_cursor: Some(2), ..scene() });
        scenes.push(Scene { alone: Some(pane), sheet_scroll: 99, cursor: Some(999), ..scene() });
    }
    scenes
}

#[test]
fn every_size_of_every_scene() {
    for scene in every_scene() {
        for width in SIZES {
            for height in SIZES {
                let text = plain(&scene, &Theme::ansi(), width, height);
                assert!(text.lines().count() <= usize::from(height));
                for row in (0..height).step_by(7) {
                    let _ = hit_test(&scene, width, height, width / 2, row);
                }
            }
        }
        assert!(!plain(&scene, &Theme::mono(), 1000, 500).is_empty());
    }
}

#[test]
fn a_buffer_that_does_not_begin_at_the_corner() {
    let mut buffer = Buffer::empty(Rect::new(5, 7, 80, 24));
    paint(&mut buffer, &scene(), &Theme::ansi());
    assert_eq!(buffer[(7, 8)].symbol(), "O");
}

#[test]
fn every_height_keeps_who_acts_in_sight() {
    for scene in [scene(), unfolded(), unfold(scene())] {
        for width in [60, 80, 120, 160, 200] {
            for height in 20..60 {
                let text = plain(&scene, &Theme::ansi(), width, height);
                let acts = text.lines().filter(|line| line.contains("► Q♥  ▲ Tia Delacroix")).count();
                assert_eq!(acts, 1, "at {width}×{height}:\n{text}");
                assert!(text.contains("dice  d8 _   wild _"), "at {width}×{height}:\n{text}");
                assert!(text.contains("all keys"), "at {width}×{height}");
            }
        }
    }
}

#[test]
fn too_small_says_so_and_nothing_else() {
    let text = plain(&scene(), &Theme::ansi(), 57, 18);
    assert_eq!(text.trim_end(), "abordage needs 60×20, this is 57×18. All is saved.");
    // A narrow one loses no word of it either.
    let text = plain(&scene(), &Theme::ansi(), 20, 10);
    let words: Vec<&str> = text.split_whitespace().collect();
    assert_eq!(words.join(" "), "abordage needs 60×20, this is 57×18. All is saved.");
}

#[test]
fn nasty_names_stay_in_their_columns() {
    for name in NASTY {
        let mut scene = scene();
        scene.rows[4].name = name.to_owned();
        scene.rows[4].player = Some(name.to_owned());
        scene.rows[4].state.text = name.to_owned();
        scene.header.title = name.to_owned();
        scene.log.push(Line::plain(name));
        scene.notice.text = name.to_owned();
        let mut overlay = overlays()[0].clone();
        let input = overlay.input.as_mut().unwrap();
        input.text = name.to_owned();
        input.cursor = 3;
        overlay.items[0].label = name.to_owned();
        for overlay in [None, Some(overlay)] {
            scene.overlay = overlay;
            let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
            paint(&mut buffer, &scene, &Theme::ansi());
            for cell in buffer.content() {
                let symbol = cell.symbol();
                assert!(
                    !symbol.chars().any(|sign| sign.is_control()
                        || ('\u{202a}'..='\u{202e}').contains(&sign)
                        || ('\u{2066}'..='\u{2069}').contains(&sign)),
                    "{symbol:?} of {name:?}"
                );
            }
            for y in 1..7 {
                let bar = if y == 1 { "┬" } else { "│" };
                assert_eq!(buffer[(46, y)].symbol(), bar, "line {y} with {name:?}");
            }
        }
    }
}

#[test]
fn clean_text_has_no_surprises() {
    assert_eq!(clean("\u{1b}[31mred", Signs::Unicode), "·[31mred");
    assert_eq!(clean("a\u{202e}b\u{200b}c", Signs::Unicode), "a·b·c");
    assert_eq!(clean("👨\u{200d}👩\u{200d}👧", Signs::Unicode), "👨\u{200d}👩\u{200d}👧");
    assert_eq!(clean("J+2 ♥ ●○", Signs::Ascii), "J+2 H *o");
    for name in NASTY {
        let text = clean(name, Signs::Unicode);
        assert_eq!(clean(&text, Signs::Unicode), text, "cleaning twice changes nothing");
        assert!(text.graphemes(true).all(|cluster| cells(cluster) > 0 && cluster.chars().count() <= 12));
        for width in 0..30 {
            assert!(cells(&cut(&text, width)) <= width);
        }
    }
    assert!(clean(&"x\u{301}".repeat(1_000_000), Signs::Unicode).len() < 20_000);
}

#[test]
fn wrapped_lines_hang_and_lose_no_word() {
    let line = Line::plain("3 Umo is still on Hold: no card, ").with("and waits", Tone::Good);
    let pieces: Vec<String> = wrap(&line, 20, Signs::Unicode).iter().map(Line::text).collect();
    assert_eq!(pieces, ["3 Umo is still on", "  Hold: no card, and", "  waits"]);
    for width in 0..20 {
        assert!(!wrap(&Line::plain("one word: 海賊の船長"), width, Signs::Unicode).is_empty());
    }
}

#[test]
fn the_window_moves_no_more_than_it_must() {
    let seen = |anchors: &[usize], cursor| {
        let window = window::order(40, 12, anchors, cursor);
        (window.start, window.len, window.below)
    };
    assert_eq!(seen(&[3], None), (0, 11, 29));
    assert_eq!(seen(&[12], None), (4, 11, 25), "two more rows are seen below who acts");
    assert_eq!(seen(&[12], Some(5)), (4, 11, 25), "a cursor in sight moves nothing");
    assert_eq!(seen(&[12], Some(2)), (2, 11, 27));
    assert_eq!(seen(&[39, 0], None), (28, 12, 0), "who acts comes before the target");
    for total in 0..30 {
        for height in 0..12 {
            for anchor in 0..total {
                let window = window::order(total, height, &[anchor, 0], Some(anchor));
                let inside = (window.start..window.start + window.len).contains(&anchor);
                assert!(inside || height == 0, "{anchor} of {total} in {height}");
            }
        }
    }
}

#[test]
fn without_colour_there_is_no_colour() {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 120, 40));
    for scene in every_scene() {
        paint(&mut buffer, &scene, &Theme::mono());
        assert!(buffer.content().iter().all(|cell| cell.fg == Color::Reset && cell.bg == Color::Reset));
    }
    paint(&mut buffer, &scene(), &Theme::mono());
    assert!(buffer.content().iter().any(|cell| cell.modifier.contains(ratatui::style::Modifier::REVERSED)));
}
