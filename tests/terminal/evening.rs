//! One evening from the first start to the last key.

use termlens::Key;

use crate::table::{Table, Watch, assert_given_back, encounter, fight, is_a_fight, read, under_a_shell};

#[test]
fn a_round_is_played_resized_saved_and_left() {
    let table = Table::new();
    let mut terminal = under_a_shell(table.terminal());
    terminal.until(|screen| is_a_fight(screen) && screen.contains("welcome aboard"));
    let screen = terminal.screen();
    assert!(screen.bracketed_paste() && !screen.mouse_modes().is_empty() && !screen.cursor_visible());

    terminal.key(' ');
    terminal.sees("Round 1");
    // Go, by its three keys in turn, until a player's dice are asked for.
    for key in [Key::Enter, Key::Char('e'), Key::Char(' ')].into_iter().cycle().take(60) {
        terminal.press(key);
        if terminal.screen().contains("Round 2,") {
            break;
        }
        // Faces for whoever rolls real dice; none of them means anything else.
        if terminal.screen().contains("type") {
            terminal.key('3');
        }
    }
    assert!(terminal.screen().contains("Round 2,"), "{}", terminal.screen());

    let wide = fight(&terminal.screen());
    terminal.resize(60, 20).expect("resized");
    terminal.until(|screen| screen.size() == (60, 20) && screen.contains("Round 2") && screen.contains("═ Now"));
    terminal.resize(57, 18).expect("resized");
    terminal.sees("abordage needs 60×20, this is 57×18");
    // No key changes the fight unseen.
    for key in ['n', 'S', ' ', 'X', 'u', 'R', '1', 'e'] {
        terminal.key(key);
    }
    terminal.resize(80, 24).expect("resized");
    terminal.until(|screen| screen.size() == (80, 24) && is_a_fight(screen));
    terminal.resize(120, 40).expect("resized");
    terminal.until(|screen| screen.size() == (120, 40) && fight(screen) == wide);

    terminal.press(Key::Ctrl('s'));
    terminal.sees("Write to");
    terminal.sees("boarding.fight.ron");
    terminal.press(Key::Enter);
    terminal.sees("Written to");
    let saved = read(&table.file("boarding.fight.ron"));
    assert!(saved.contains("À l'abordage !") && saved.contains("round: 2"), "{saved}");

    terminal.key('q');
    terminal.sees("Leave?");
    terminal.sees("All is saved");
    terminal.send(Key::Enter).expect("sent");
    terminal.sees("code 0, same");
    assert_given_back(&terminal.screen());

    // What was saved can be checked, and is the fight that was left.
    assert!(table.run(&["check", "boarding.fight.ron"]).status.success());
    let mut again = table.play(&["boarding.fight.ron"]);
    again.shows(&wide);
    again.leave();
}

#[test]
fn h36_another_fight_and_a_new_one_never_lose_the_one_that_runs() {
    let table = Table::new();
    table.write("ambush.ron", encounter("The ambush"));
    let mut terminal = table.play::<&str>(&[]);
    for key in [' ', 'e'] {
        terminal.key(key);
    }
    terminal.key('S');
    terminal.sees("By hand");
    let first = fight(&terminal.screen());

    // Another one, from a file in the list.
    terminal.key('O');
    terminal.sees("Which fight?");
    terminal.sees("ambush.ron");
    terminal.sees("this fight, round 1");
    terminal.types("ambush");
    terminal.press(Key::Enter);
    terminal.until(|screen| is_a_fight(screen) && screen.row_text(0).contains("The ambush"));
    terminal.key(' ');
    terminal.sees("Round 1");
    let second = fight(&terminal.screen());

    // A new one with the same heroes.
    terminal.key('O');
    terminal.sees("Which fight?");
    terminal.press(Key::End);
    terminal.press(Key::Down);
    for _ in 0..8 {
        terminal.press(Key::PageDown);
    }
    terminal.press(Key::Enter);
    terminal.sees("same heroes");
    terminal.press(Key::Char(' '));
    terminal.until(|screen| is_a_fight(screen) && screen.row_text(0).contains("The next fight"));
    terminal.sees("The one before is among the fights: O");
    assert!(terminal.screen().contains("Kenway") && !terminal.screen().contains("Pirates"), "{}", terminal.screen());

    // All three are in the list, and go on where they were.
    for (name, title, wanted) in [("bordage", "À l'abordage !", &first), ("The amb", "The ambush", &second)] {
        terminal.key('O');
        terminal.sees("Which fight?");
        terminal.until(|screen| {
            ["The next fight", "The ambush", "À l'abordage !"].iter().all(|title| screen.contains(title))
        });
        terminal.types(name);
        terminal.press(Key::Enter);
        terminal.until(|screen| is_a_fight(screen) && screen.row_text(0).contains(title) && fight(screen) == *wanted);
    }

    // The one that is open may be chosen too.
    terminal.key('O');
    terminal.sees("Which fight?");
    terminal.press(Key::Enter);
    terminal.shows(&second);
    terminal.key('S');
    terminal.until(|screen| fight(screen) != second);
    let second = fight(&terminal.screen());
    terminal.leave();
    table.play::<&str>(&[]).shows(&second);
}

#[test]
fn a_fight_begun_anew_says_where_the_old_one_is() {
    let table = Table::new();
    let mut terminal = table.play::<&str>(&[]);
    terminal.key(' ');
    terminal.sees("Round 1");
    terminal.key('R');
    terminal.sees("What was before is among the fights: O");
    terminal.sees("welcome aboard");
    terminal.key('O');
    terminal.until(|screen| screen.contains("Which fight?") && screen.contains("round 1"));
}

#[test]
fn h54_what_is_pasted_is_never_a_command() {
    let table = Table::new();
    let mut terminal = table.play::<&str>(&[]);
    terminal.key(' ');
    terminal.sees("Round 1");
    let before = fight(&terminal.screen());
    terminal.paste("Ann\nBob\nq\nd").expect("pasted");
    // A key that comes after the paste was read.
    terminal.key('q');
    terminal.sees("Leave?");
    terminal.press(Key::Esc);
    terminal.lacks("Leave?");
    assert_eq!(fight(&terminal.screen()), before);

    terminal.key('N');
    terminal.paste("Ann\nBob\r\nq\nd").expect("pasted");
    terminal.sees("Ann Bob q d");
    // A megabyte is cut to a line, and nothing of it is a command either.
    terminal.paste(&"q\nd\n".repeat(250_000)).expect("pasted");
    terminal.press(Key::Enter);
    terminal.until(|screen| is_a_fight(screen) && fight(screen) != before);
    terminal.leave();
    assert_given_back(&terminal.screen());
}
