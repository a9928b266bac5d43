//! A disk that takes nothing more.

use std::path::{Path, PathBuf};
use std::process::Command;

use termlens::{Key, Terminal};

use crate::table::{Table, Watch, fight, is_a_fight, read};

/// A small file system, taken down in the end; none where mounting is not allowed.
struct Mount(PathBuf);

impl Mount {
    fn new(path: &Path, size: &str) -> Option<Self> {
        let options = format!("size={size}");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &options, "none"]).arg(path).output();
        if mounted.is_ok_and(|output| output.status.success()) {
            return Some(Self(path.to_owned()));
        }
        eprintln!("skipped: no file system can be mounted here");
        None
    }

    fn again(&self, options: &str) -> bool {
        let options = format!("remount,{options}");
        Command::new("mount").args(["-o", &options]).arg(&self.0).output().is_ok_and(|output| output.status.success())
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).output();
    }
}

/// Whether whoever leaves now is told that all is on disk.
#[track_caller]
fn is_kept(terminal: &mut Terminal, kept: bool) {
    terminal.key('q');
    terminal.sees(if kept { "All is saved." } else { "NOT all is on disk!" });
    terminal.press(Key::Esc);
    terminal.lacks("Leave?");
}

#[test]
fn h31_r4_a_full_disk_is_told_and_nothing_is_lost_once_there_is_room() {
    let table = Table::new();
    let Some(_mount) = Mount::new(&table.data(), "64k") else { return };
    let mut terminal = table.play::<&str>(&[]);
    for key in [' ', 'e'] {
        terminal.key(key);
    }
    terminal.sees("Round 1");
    let ballast = table.data().join("ballast");
    while std::fs::OpenOptions::new()
        .append(true)
        .create(true)
        .open(&ballast)
        .is_ok_and(|mut file| std::io::Write::write_all(&mut file, &[0; 512]).is_ok())
    {}
    // The last page of the journal still has room.
    for key in ['S', 'P'].into_iter().cycle().take(200) {
        terminal.key(key);
        if terminal.screen().contains("Not written") {
            break;
        }
    }
    terminal.sees("Not written");
    terminal.key('u');
    terminal.key('S');
    let here = fight(&terminal.screen());
    is_kept(&mut terminal, false);

    // Elsewhere it can be written.
    terminal.press(Key::Ctrl('s'));
    terminal.sees("Write to");
    terminal.press(Key::Enter);
    terminal.sees("Written to");
    assert!(read(&table.file("boarding.fight.ron")).contains("round: 1"));

    // Once there is room again, all of it is kept, and leaving is enough for that.
    std::fs::remove_file(&ballast).expect("removed");
    terminal.key('q');
    terminal.sees("Leave?");
    terminal.send(Key::Enter).expect("sent");
    assert_eq!(terminal.wait_exit().expect("an end").code(), Some(0));
    let tidy = |lines: Vec<String>| -> Vec<String> {
        // The header says for itself what is on disk, and leaves out who rolls where there is no room.
        let head = |line: &str| line.find("players roll").or_else(|| line.find("NOT on disk")).unwrap_or(line.len());
        let line = |line: String| line.split_at(head(&line)).0.trim().to_owned();
        lines.into_iter().map(line).collect()
    };
    let here = tidy(here);
    table.play::<&str>(&[]).until(|screen| is_a_fight(screen) && tidy(fight(screen)) == here);
}

#[test]
fn h31_r4_a_folder_that_takes_nothing_leaves_the_fight_in_memory() {
    let table = Table::new();
    let Some(mount) = Mount::new(&table.data(), "1m") else { return };
    // First with nothing there, then with a fight that is there already.
    for there in [false, true] {
        if there {
            let mut terminal = table.play::<&str>(&[]);
            terminal.key(' ');
            terminal.sees("Round 1");
            terminal.leave();
        }
        assert!(mount.again("ro"));
        let mut terminal = table.play::<&str>(&[]);
        terminal.sees("Error");
        is_kept(&mut terminal, false);
        if there {
            terminal.sees("Round 1");
        }
        terminal.key(' ');
        terminal.sees("Round 1");
        terminal.key('S');
        terminal.sees("By hand");
        is_kept(&mut terminal, false);
        let name = format!("elsewhere-{there}.ron");
        terminal.press(Key::Ctrl('s'));
        terminal.sees("Write to");
        terminal.press(Key::Ctrl('u'));
        terminal.types(&name);
        terminal.press(Key::Enter);
        terminal.sees("Written to");
        assert!(read(&table.file(&name)).contains("round: 1"));

        // It can be written to again: the next step brings all of it.
        assert!(mount.again("rw"));
        terminal.key('P');
        is_kept(&mut terminal, true);
        let here = fight(&terminal.screen());
        terminal.leave();
        table.play::<&str>(&[]).shows(&here);
    }
}

#[test]
fn h31_a_save_that_fails_is_not_called_saved() {
    let table = Table::new();
    let mut terminal = table.play::<&str>(&[]);
    terminal.key(' ');
    terminal.sees("Round 1");
    std::fs::create_dir(table.file("folder")).expect("a folder");
    for name in ["nowhere/a.ron", "folder"] {
        terminal.press(Key::Ctrl('s'));
        terminal.sees("Write to");
        terminal.press(Key::Ctrl('u'));
        terminal.types(name);
        terminal.press(Key::Enter);
        terminal.sees("Not written");
        terminal.until(|screen| screen.contains(name) && !screen.contains("Write to"));
    }
    assert!(!table.file("nowhere").exists() && table.file("folder").read_dir().expect("a folder").next().is_none());
    terminal.key('S');
    terminal.sees("By hand");
    terminal.leave();
}

#[test]
fn r4_a_folder_of_somebody_else_leaves_the_fight_in_memory() {
    use std::os::unix::fs::PermissionsExt as _;
    let table = Table::new();
    // Nobody may write to what is ours; where that cannot be tried, it is said.
    let tried = Command::new("setpriv").args(["--reuid=65534", "--regid=65534", "--clear-groups", "true"]).status();
    if !tried.is_ok_and(|status| status.success()) {
        eprintln!("skipped: nobody else can be played here");
        return;
    }
    let root = table.file("");
    let root = root.parent().expect("a folder");
    std::fs::set_permissions(root, std::fs::Permissions::from_mode(0o755)).expect("set");
    let mut terminal = table
        .terminal()
        .args(["--reuid=65534", "--regid=65534", "--clear-groups", crate::table::BINARY])
        .spawn("setpriv")
        .expect("a terminal");
    if terminal.wait_until(|screen| is_a_fight(screen) || screen.contains("ermission denied")).is_err()
        || !is_a_fight(&terminal.screen())
    {
        eprintln!("skipped: nobody may start the program where it lies: {}", terminal.screen());
        return;
    }
    terminal.sees("Error");
    terminal.key(' ');
    terminal.sees("Round 1");
    is_kept(&mut terminal, false);
    terminal.press(Key::Ctrl('s'));
    terminal.sees("Write to");
    terminal.press(Key::Enter);
    terminal.sees("Not written");
    std::fs::set_permissions(table.file(""), std::fs::Permissions::from_mode(0o777)).expect("set");
    terminal.press(Key::Ctrl('s'));
    terminal.sees("Write to");
    terminal.press(Key::Enter);
    terminal.sees("Written to");
    assert!(read(&table.file("boarding.fight.ron")).contains("round: 1"));
}
