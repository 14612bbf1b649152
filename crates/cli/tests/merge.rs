//! `components --merge`: boxes of owners taken into a pack, and everything that may be wrong with them.

mod common;

use common::{Folder, a_pack, run};
use session::{Correction, GameName, OwnBox, Printed};
use std::fs;

/// The box of an owner of Lisboa who says so much, by entry, key and value.
fn owner(folder: &Folder, name: &str, said: &[(&str, &str, &str)]) -> String {
    let mut own = OwnBox::shipped(GameName::Lisboa, "My copy");
    for (entry, key, value) in said {
        let printed = own.printed().expect("it is right");
        let mark = printed.marks.iter().find(|mark| mark.entry == *entry && mark.key == *key).expect("it is there");
        let (value, source) = (Some((*value).to_owned()), Some("your copy".to_owned()));
        own.correct(&printed, Correction { place: mark.place(), value, source });
    }
    assert!(own.open().is_empty());
    folder.write(name, &own.file())
}

/// A copy of the shipped pack to merge into.
fn pack(folder: &Folder) -> String {
    a_pack(folder, "lisboa", str::to_owned)
}

/// The texts of all files of the pack.
fn texts(folder: &Folder) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder.file("pack")).expect("the pack is there");
    let path = |entry: std::io::Result<fs::DirEntry>| entry.expect("it can be read").path();
    let mut all: Vec<(String, String)> = entries
        .map(path)
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("it can be read")))
        .collect();
    all.sort();
    all
}

#[test]
fn what_two_owners_agree_on_is_written_as_found() {
    let folder = Folder::new();
    let a = owner(
        &folder,
        "a.box",
        &[("market", "gold", "5"), ("land A1", "reward", "reis 5"), ("land A2", "reward", "reis 4")],
    );
    let b = owner(&folder, "b.box", &[("market", "gold", "5"), ("land A1", "reward", "reis 5")]);
    let (pack, before) = (pack(&folder), texts(&folder));
    let report = ["agreed by two or more: 2 values", "board.toml: market: gold = 5 (2 owners; here 6, reconstructed)"];
    let alone = format!("board.toml: land A2: reward = reis 4 ({a}; here plan 1, reconstructed)");
    let merge = ["components", "lisboa", "--merge", &a, &b];
    run(&merge).code(0).says(&report).says(&[&alone, "conflicts: 0", "`--into DIR`"]);
    assert_eq!(texts(&folder), before, "a report writes nothing");
    let json = run(&[&merge[..], &["--json"]].concat()).code(0).json();
    assert_eq!((json["agreed"].as_array().map(Vec::len), json["written"].as_bool()), (Some(2), Some(false)), "{json}");
    assert_eq!(json["agreed"][0]["by"], serde_json::json!([a, b]));

    run(&[&merge[..], &["--into", &pack]].concat()).code(0).says(&report).says(&["2 values of the pack in"]);
    let board = fs::read_to_string(folder.file("pack/board.toml")).expect("it is there");
    assert!(board.contains("gold = 5\n") && board.contains("# ---- Market"), "comments stay:\n{board}");
    let changed = texts(&folder).into_iter().filter(|file| !before.contains(file)).count();
    assert_eq!(changed, 1, "only the file with new values is written");
    let found = run(&["components", "lisboa", "--check", &pack, "--list", "found"]).code(0);
    let lines =
        ["board.toml: market: gold = 5 (2 owners' copies)", "board.toml: land A1: reward = reis 5 (2 owners' copies)"];
    let found = found.says(&lines);
    assert!(!found.out.contains("land A2"), "one owner alone changes nothing");
    // The pack has other values now: these files are of the one before.
    run(&[&merge[..], &["--into", &pack]].concat()).code(1).says(&["was made from the pack"]);
}

#[test]
fn conflicts_are_listed_and_nothing_is_written() {
    let folder = Folder::new();
    let a = owner(&folder, "a.box", &[("market", "gold", "5"), ("market", "cloth", "4")]);
    let b = owner(&folder, "b.box", &[("market", "gold", "4"), ("market", "cloth", "4")]);
    let (pack, before) = (pack(&folder), texts(&folder));
    let merge = ["components", "lisboa", "--merge", &a, &b, "--into", &pack];
    let line = format!("  board.toml: market: gold: 5 ({a}); 4 ({b})");
    run(&merge)
        .code(1)
        .says(&["agreed by two or more: 1", "conflicts: 1", &line])
        .complains(&["disagree on 1", "nothing was written"]);
    let json = run(&[&merge[..], &["--json"]].concat()).code(1).json();
    assert_eq!(
        (json["conflicts"][0]["key"].as_str(), json["written"].as_bool()),
        (Some("gold"), Some(false)),
        "{json}"
    );
    assert_eq!(texts(&folder), before);
}

#[test]
fn faults_are_named_one_by_one_and_nothing_is_written() {
    let folder = Folder::new();
    let hash = format!("{:016x}", Printed::shipped(GameName::Lisboa).hash);
    let good = owner(&folder, "good.box", &[("market", "gold", "5")]);
    let text = fs::read_to_string(&good).expect("it is there");
    let same = folder.write("same.box", &text);
    let other = folder.write("other.box", &OwnBox::shipped(GameName::Madeira, "Ours").file());
    let earlier = folder.write("earlier.box", &text.replace(&hash, "8d7ca26288a06bf7"));
    let unknown = folder.write("unknown.box", &text.replace(&hash, "00000000000000ff"));
    let silent = folder.write("silent.box", &text.replace("# Made from the pack", "#"));
    let wrong = folder.write("wrong.box", &text.replace("ceiling = 6", "ceiling = 600"));
    let unread = folder.write("unread.box", "nothing");
    let gone = folder.path("gone.box");
    let (pack, before) = (pack(&folder), texts(&folder));
    let files = [&good, &same, &good, &other, &earlier, &unknown, &silent, &wrong, &unread, &gone];
    let mut merge = vec!["components", "lisboa", "--into", &pack, "--merge"];
    merge.extend(files.iter().map(|file| file.as_str()));
    let lines = [
        format!("{good}: is given twice; one copy counts once"),
        format!("{gone}: "),
        format!("{other}: is a box of madeira, not of lisboa"),
        format!("{earlier}: was made from the earlier pack 8d7ca26288a06bf7, not from {hash}"),
        format!("{unknown}: was made from the pack 00000000000000ff, not from {hash}"),
        format!("{silent}: does not say which pack it was made from"),
        format!("{wrong}: board.toml: market: ceiling: is 600, must be"),
        format!("{unread}: is not a box that was exported"),
    ];
    let ran = run(&merge).code(1).complains(&["the files have 8 faults; nothing was written"]);
    for (line, told) in lines.iter().zip(ran.out.lines()) {
        assert!(told.starts_with(line), "`{line}` is not told in its place\n{}", ran.out);
    }
    merge.push("--json");
    let json = run(&merge).code(1).json();
    assert_eq!((json["sound"].as_bool(), json["faults"].as_array().map(Vec::len)), (Some(false), Some(8)), "{json}");
    assert_eq!(texts(&folder), before);
}

#[test]
fn what_cannot_be_meant_is_refused() {
    let folder = Folder::new();
    let a = owner(&folder, "a.box", &[]);
    run(&["components", "lisboa", "--into", "x"]).code(2).complains(&["--merge"]);
    run(&["components", "lisboa", "--merge", &a, "--list", "found"]).code(2).complains(&["--list"]);
    run(&["components", "lisboa", "--merge", &a, "--into", &a]).code(2).complains(&["is not a directory"]);
}

#[test]
fn an_owner_who_looked_at_nothing_says_nothing() {
    let folder = Folder::new();
    let a = owner(&folder, "a.box", &[]);
    let nothing = ["files of owners: 1", "agreed by two or more: 0", "said by one copy alone: 0", "conflicts: 0"];
    run(&["components", "lisboa", "--merge", &a]).code(0).says(&nothing);
}
