//! The damage table as it is printed, cell by cell, and the lookups of the worked examples (rules 13.1, 13.2 and 9).

#![expect(clippy::expect_used, reason = "what cannot be read fails the test")]

use abordage::rules::simulacres::Code;

/// The lowest and the highest total of a row, and what each column does there.
const PRINTED: [(i32, i32, &str); 9] = [
    (-9, 2, "0 0 0 0 0 0 0 0 0 0 0"),
    (3, 3, "0 0 1 1 1 1 1 1 1 1 1"),
    (4, 6, "0 0 1 1 1 2 2 2 2 3 3"),
    (7, 9, "0 1 1 1 2 2 3 3 4 4 5"),
    (10, 11, "1 1 1 2 3 3 3 4 4 5 5"),
    (12, 14, "1 1 2 3 3 4 4 5 5 6 6"),
    (15, 18, "1 1 3 4 4 4 5 6 6 8 8"),
    (19, 22, "2 2 4 5 6 6 7 8 8 10 10"),
    (23, 26, "3 4 5 6 8 8 9 9 10 12 12"),
];

/// What each further slice of four, once it is begun, adds in each column.
const SLICE: &str = "1 1 2 2 2 2 3 3 4 4 6";

const COLUMNS: &str = "ABCDEFGHIJK";

fn code(text: &str) -> Code {
    text.parse().expect("a code")
}

fn numbers(text: &str) -> Vec<u32> {
    text.split(' ').map(|number| number.parse().expect("a number")).collect()
}

#[test]
fn every_cell_is_as_it_is_printed() {
    let slice = numbers(SLICE);
    for (place, letter) in COLUMNS.chars().enumerate() {
        let column = code(&letter.to_string());
        let mut last = 0;
        for (from, to, row) in PRINTED {
            last = numbers(row)[place];
            for total in from..=to {
                assert_eq!(column.at(total), last, "[{letter}] at {total}");
            }
        }
        for total in 27..=90 {
            let begun = u32::try_from(total - 23).expect("more than 0") / 4;
            assert_eq!(column.at(total), last + begun * slice[place], "[{letter}] at {total}");
        }
    }
}

#[test]
fn the_lookups_of_the_examples() {
    for (id, column, total, points) in [
        ("G11", "H", 8, 3),
        ("G11", "E", 8, 2),
        ("G12b", "D", 8, 1),
        ("G12b", "D", 10, 2),
        ("G12b", "D", 7, 1),
        ("G12b", "D", 12, 3),
        ("G12b", "F", 10, 3),
        ("G14a", "J", 10, 5),
        ("G14a", "F", 10, 3),
        ("G14b", "J", 6, 3),
        ("G14b", "F", 6, 2),
        ("G16", "F", 10, 3),
        ("G16", "B", 10, 1),
        ("G19c", "D", 11, 2),
        ("G19e", "D", 21, 5),
        ("G21", "C", 9, 1),
        ("A24", "G", 22, 7),
        ("D13", "K", -1, 0),
        ("D14", "D", 27, 8),
        ("D14", "D", 30, 8),
        ("D14", "D", 31, 10),
        ("D16", "A-3", 12, 0),
        ("D16", "A-3", 13, 1),
        ("D17", "C+3", 7, 1),
        ("D17", "C+3", 9, 2),
    ] {
        assert_eq!(code(column).at(total), points, "{id}: [{column}] at {total}");
    }
}

#[test]
fn columns_are_shifted_and_stop_at_both_ends() {
    for (from, by, to) in [
        ("C", -2, "A"),
        ("A", -2, "A-2"),
        ("K", 2, "K"),
        ("B", -2, "A-1"),
        ("J", 2, "K"),
        ("D", 2, "F"),
        ("C+3", -1, "B+3"),
    ] {
        assert_eq!(code(from).shifted(by), code(to), "[{from}] by {by}");
    }
}
