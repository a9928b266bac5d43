//! Two windows on one fight, or on one file.

use termlens::{Key, Terminal};

use crate::table::{Table, Watch, encounter, fight, is_a_fight, read};

#[test]
fn r14_the_second_window_on_a_fight_is_refused_with_the_process() {
    let table = Table::new();
    table.write("a.ron", encounter("Mine"));
    let mut first = table.play(&["a.ron"]);
    first.key(' ');
    first.sees("Round 1");
    let before = fight(&first.screen());
    let pid = first.pid().expect("a process");
    for arguments in [&["a.ron"][..], &[]] {
        let mut second = table.open(arguments);
        assert_eq!(second.wait_exit().expect("an end").code(), Some(1));
        assert!(second.screen().contains(&pid.to_string()), "{}", second.screen());
        assert!(second.screen().contains("abordage --look"), "{}", second.screen());
        assert!(!second.screen().alternate_screen() && second.screen().repaints() == 0);
    }
    // The first one goes on, also after a second one came upon it in its list.
    table.write("b.ron", encounter("Theirs"));
    let mut second = table.play(&["b.ron"]);
    second.key(' ');
    second.sees("Round 1");
    second.key('O');
    second.sees("Which fight?");
    second.types("Mine");
    second.press(Key::Enter);
    second.sees(&pid.to_string());
    // What the refused window plays on is still kept.
    second.key('S');
    second.sees("By hand");
    let theirs = fight(&second.screen());
    second.leave();
    first.key('S');
    first.until(|screen| fight(screen) != before);
    let mine = fight(&first.screen());
    first.leave();
    table.play(&["a.ron"]).shows(&mine);
    table.play(&["b.ron"]).shows(&theirs);
}

fn save(terminal: &mut Terminal) {
    terminal.press(Key::Ctrl('s'));
    terminal.sees("Write to");
    terminal.press(Key::Enter);
}

#[test]
fn h41_r15_the_second_save_to_a_file_notices_the_newer_one() {
    let table = Table::new();
    table.write("a.ron", encounter("Twice"));
    // Two windows on two fights of the same file: the second began it anew.
    let mut first = table.play(&["a.ron"]);
    first.key(' ');
    first.sees("Round 1");
    save(&mut first);
    first.sees("Written to");
    let mine = read(&table.file("a.fight.ron"));
    // Once more is nobody else's file.
    first.key('S');
    first.sees("By hand");
    save(&mut first);
    first.sees("Written to");
    first.until(|_| read(&table.file("a.fight.ron")) != mine);

    // Somebody else writes it.
    let theirs = read(&table.file("a.fight.ron")).replace("Twice", "Thrice");
    table.write("a.fight.ron", &theirs);
    first.key('P');
    save(&mut first);
    first.sees("is there already");
    assert_eq!(read(&table.file("a.fight.ron")), theirs);
    // Told what is there, the same name once more is an answer.
    save(&mut first);
    first.sees("Written to");
    assert_ne!(read(&table.file("a.fight.ron")), theirs);
    assert_eq!(read(&table.file("a.ron")), encounter("Twice"));
    first.leave();
}

#[test]
fn a_saved_fight_is_saved_again_after_the_next_start() {
    let table = Table::new();
    table.write("a.ron", encounter("Again"));
    let mut terminal = table.play(&["a.ron"]);
    terminal.key(' ');
    terminal.sees("Round 1");
    save(&mut terminal);
    terminal.sees("Written to");
    terminal.leave();
    for start in [&[][..], &["a.fight.ron"], &["a.ron"]] {
        let before = read(&table.file("a.fight.ron"));
        let mut terminal = table.play(start);
        terminal.until(|screen| is_a_fight(screen) && screen.row_text(0).contains("Round 1"));
        terminal.key('S');
        terminal.sees("By hand");
        save(&mut terminal);
        terminal.sees("Written to");
        terminal.until(|_| read(&table.file("a.fight.ron")) != before);
        terminal.leave();
    }
}

#[test]
fn r14_a_second_window_may_look_and_changes_nothing() {
    let table = Table::new();
    table.write("a.ron", encounter("Mine"));
    assert_eq!(table.open(&["--look"]).wait_exit().expect("an end").code(), Some(1), "nothing to look at");
    let mut first = table.play(&["a.ron"]);
    first.key(' ');
    first.sees("Round 1");
    let mine = |screen: &termlens::Screen| fight(screen).into_iter().skip(1).collect::<Vec<_>>();
    let before = mine(&first.screen());
    let files = || {
        let all = std::fs::read_dir(table.data().join("fights")).expect("a folder").flatten();
        let mut all: Vec<_> = all.map(|entry| (entry.path(), std::fs::read(entry.path()).expect("bytes"))).collect();
        all.sort();
        all
    };
    let there = files();
    for arguments in [&["--look", "a.ron"][..], &["--look"]] {
        let mut second = table.play(arguments);
        second.sees("LOOKING ONLY");
        assert_eq!(mine(&second.screen()), before);
        for key in [' ', 'e', 'S', 'P', 'u', 'X', 'R', 'n', 'd'] {
            second.key(key);
        }
        second.sees("nothing changes it");
        second.press(Key::Esc);
        second.press(Key::Esc);
        second.until(|screen| is_a_fight(screen) && mine(screen) == before);
        second.leave();
    }
    assert_eq!(files(), there);
    // The first one goes on.
    first.key('S');
    first.sees("By hand");
    first.leave();
}
