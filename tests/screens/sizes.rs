//! Every screen and dialog at every size of a terminal.

use abordage::texts::Lang;
use abordage::ui::{self, Signs, Theme};

use crate::list::cases;

const SIZES: [(u16, u16); 30] = [
    (0, 0),
    (0, 24),
    (80, 0),
    (1, 1),
    (2, 1),
    (2, 2),
    (3, 3),
    (1, 50),
    (200, 1),
    (10, 11),
    (14, 54),
    (54, 14),
    (80, 3),
    (59, 19),
    (59, 20),
    (60, 19),
    (60, 20),
    (61, 21),
    (79, 23),
    (80, 24),
    (81, 25),
    (99, 30),
    (100, 20),
    (119, 39),
    (120, 40),
    (132, 43),
    (60, 300),
    (300, 20),
    (500, 200),
    (1000, 500),
];

#[test]
fn h48_r11_every_screen_and_dialog_at_thirty_sizes() {
    let theme = Theme::ansi().with_signs(Signs::Ascii);
    for mut case in cases() {
        case.sizes = SIZES.to_vec();
        for (width, height, scene) in case.scenes(Lang::FR) {
            let about = || format!("{} at {width}×{height}", case.name);
            let text = ui::plain(&scene, &theme, width, height);
            assert!(width == 0 || text.lines().count() == usize::from(height), "{}", about());
            let usable = width >= 60 && height >= 20;
            assert_eq!(usable, text.contains("= "), "{}: {text}", about());
            if !usable && width > 40 && height > 0 {
                assert!(text.contains("60"), "{}: the least size is not said: {text}", about());
            }
        }
    }
}
