//! Tests of the pack reader, with a pack of two small files.

use super::*;
use crate::{Id, IdSet};

named_ids! {
    /// A colour.
    Color: u8, "color" {
        /// Red.
        Red = "red",
        /// Blue.
        Blue = "blue",
        /// Green.
        Green = "green",
    }
}

const CARDS: &str = r#"
# A comment.
[[card]]
color = "red"
worth = 3
colors = ["green", "red"]
source = "page 3"
confidence = "found"
except.worth = { source = "our own", confidence = "reconstructed" }

[[card]]
color = "blue"
worth = 0x02
colors = ["blue"]
source = "page 4"
confidence = "derived"

[[card]]
color = "green"
worth = 1
colors = ["red", "blue"]
source = "page 5"
confidence = "derived"
"#;

const BOARD: &str = r#"
[about]
name = "small"

[[step]]
gain = -1
source = "page 6"
confidence = "found"

[[step]]
gain = 2
source = "page 6"
confidence = "found"

[[token]]
effect = "gain red 2"
source = "page 7"
confidence = "found"

[[token]]
effect = "gain blue 1"
source = "page 7"
confidence = "found"
"#;

type Content = (Vec<(u8, IdSet<Color>)>, String, Vec<i8>, Vec<(Color, u8)>);

fn effect(text: &str) -> Result<(Color, u8), String> {
    let mut words = Words::of(text);
    let known = words.word()? == "gain";
    let effect = (words.name()?, words.amount(1..=9)?);
    if known { words.end(effect) } else { Err(format!("`{text}` is not an effect")) }
}

fn read(files: &[(&str, &str)]) -> Result<(Content, Checked), Faults> {
    let mut pack = Pack::parse(files, &[("cards.toml", CARDS), ("board.toml", BOARD)]);
    let cards = pack.keyed("cards.toml", "card", "color", Color::ALL, |entry| {
        let worth = entry.number("worth", 1..=5);
        let colors = entry.set("colors", 1..=2);
        entry.flag("rare");
        Some((worth?, colors?))
    });
    let name = pack.remark("board.toml", "about", |entry| entry.text("name"));
    let steps = pack.list("board.toml", "step", |entry| entry.number("gain", -3..=3));
    let tokens = pack.pool("board.toml", "token", |entry| entry.parse("effect", effect));
    let checked = pack.finish()?;
    Ok(((cards.unwrap(), name.unwrap(), steps.unwrap(), tokens.unwrap()), checked))
}

fn faults(cards: &str, board: &str) -> String {
    read(&[("cards.toml", cards), ("board.toml", board)]).unwrap_err().to_string()
}

fn hash(cards: &str, board: &str) -> u64 {
    read(&[("cards.toml", cards), ("board.toml", board)]).unwrap().1.hash
}

#[test]
fn a_pack_gives_values_and_marks() {
    let ((cards, name, steps, tokens), checked) = read(&[("board.toml", BOARD), ("cards.toml", CARDS)]).unwrap();
    assert_eq!(cards[Color::Blue.index()], (2, IdSet::only(Color::Blue)));
    assert_eq!((name.as_str(), steps, tokens), ("small", vec![-1, 2], vec![(Color::Red, 2), (Color::Blue, 1)]));
    let mark = |key: &str| checked.marks.iter().find(|mark| mark.entry == "card red" && mark.key == key).unwrap();
    assert_eq!((mark("worth").value.as_str(), mark("worth").confidence), ("3", Confidence::Reconstructed));
    assert_eq!((mark("colors").value.as_str(), mark("colors").source.as_str()), ("red, green", "page 3"));
    assert_eq!(checked.marks.len(), 3 * 2 + 2 + 2);
    assert!(checked.marks.iter().all(|mark| mark.key != "color" && mark.key != "name"));
}

#[test]
fn the_hash_is_one_of_the_values() {
    assert_eq!((fnv1a(b""), fnv1a(b"a")), (0xcbf2_9ce4_8422_2325, 0xaf63_dc4c_8601_ec8c));
    let usual = hash(CARDS, BOARD);
    let words = CARDS.replace("page", "p.").replace("derived", "found").replace("0x02", "2").replace("# A", "# No");
    assert_eq!(hash(&words, &BOARD.replace("small", "other")), usual, "sources and comments do not count");
    let (first, second) = BOARD.split_once("[[token]]").unwrap();
    let (token, other) = second.split_once("[[token]]").unwrap();
    assert_eq!(hash(CARDS, &format!("{first}[[token]]{other}[[token]]{token}")), usual, "the order does not count");
    assert_eq!(hash(&CARDS.replace(r#""green", "red""#, r#""red", "green""#), BOARD), usual, "nor in a set");
    assert_ne!(hash(&CARDS.replace("worth = 3", "worth = 4"), BOARD), usual);
    assert_ne!(hash(&CARDS.replace("worth = 3", "worth = 3\nrare = true"), BOARD), usual);
    let swapped =
        BOARD.replace("gain = 2", "gain = 9").replace("gain = -1", "gain = 2").replace("gain = 9", "gain = -1");
    assert_ne!(hash(CARDS, &swapped), usual, "in a list the order counts");
}

#[test]
fn all_faults_are_listed_with_file_and_key() {
    let cards = r#"
[[card]]
color = "red"
worth = 9
colors = ["pink", "red", "red"]
glory = 1
source = " "
except = { color = { confidence = "found" }, worth = 3 }

[[card]]
color = "red"
worth = "2"
colors = ["blue", "blue"]
rare = false
source = "page 1"
confidence = "sure"

[[card]]
color = "black"
source = "page 1"
confidence = "found"
"#;
    let board = BOARD.replace("gain red 2", "gain red 02").replace("gain blue 1", "gain blue 1 2") + "[more]\n";
    let expected = "\
cards.toml: card red: worth: is 9, must be 1 to 5
cards.toml: card red: colors: has 3 items, must have 1 to 2
cards.toml: card red: colors: `pink` is not a color; known are red, blue, green
cards.toml: card red: source: must be a text that is not empty
cards.toml: card red: confidence: is missing
cards.toml: card red: except: `color` is not a value of this entry; its values are worth, colors
cards.toml: card red: except: color: source: is missing
cards.toml: card red: except: `worth` must be a table with `source` and `confidence`
cards.toml: card red: glory: is not known here; known are color, worth, colors, rare, source, confidence, except
cards.toml: card red: worth: must be a whole number, not string
cards.toml: card red: colors: names the same thing twice
cards.toml: card red: rare: must be true or left out
cards.toml: card red: color: red is given twice
cards.toml: card red: confidence: `sure` is not a confidence; known are found, derived, reconstructed
cards.toml: card entry 3: color: `black` is not a color; known are red, blue, green
cards.toml: card entry 3: worth: is missing
cards.toml: card entry 3: colors: is missing
cards.toml: card: missing: color blue, green
board.toml: token 1: effect: `gain red 02`: `02` must be a number from 1 to 9
board.toml: token 2: effect: `gain blue 1 2`: `2` is too much
board.toml: more: is not known here; known are about, step, token";
    assert_eq!(faults(cards, &board), expected);
}

#[test]
fn files_may_be_missing_unknown_double_or_broken() {
    let faults = read(&[("cards.toml", "[[card]\n"), ("other.toml", ""), ("cards.toml", "")]).unwrap_err().to_string();
    let lines: Vec<&str> = faults.lines().collect();
    assert!(lines[0].starts_with("cards.toml: line 1: "), "{faults}");
    assert_eq!(lines[1], "other.toml: is not a file of this pack; known are cards.toml, board.toml");
    assert_eq!(lines[2], "cards.toml: is given twice");
    assert_eq!(lines[3], "board.toml: the file is missing");
}

#[test]
fn tables_and_lists_are_told_apart() {
    let faults = faults("card = 3", "step = [1]\n[[about]]\n[token]\n");
    let expected = "\
cards.toml: card: must be a list of tables [[card]]
board.toml: about: must be a table [about]
board.toml: step: must be a list of tables [[step]]
board.toml: token: must be a list of tables [[token]]";
    assert_eq!(faults, expected);
}

#[test]
fn some_entries_may_be_left_out() {
    let read = |cards: &str| {
        let mut pack = Pack::parse(&[("cards.toml", cards)], &[("cards.toml", CARDS)]);
        let cards = pack.keyed_some("cards.toml", "card", "color", Color::ALL, |entry| {
            entry.is_given("colors");
            entry.number("worth", 1..=5_u8)
        });
        pack.finish_with(|_| cards)
    };
    let (all, _) = CARDS.rsplit_once("[[card]]").unwrap();
    assert_eq!(read(all), Ok(vec![Some(3), Some(2), None]));
    assert_eq!(read("# Nothing."), Ok(vec![None; 3]));
    let faults = read(&all.replace("worth = 3", "worth = 9").replace("\"blue\"\nworth", "\"red\"\nworth")).unwrap_err();
    let expected = "\
cards.toml: card red: worth: is 9, must be 1 to 5
cards.toml: card red: color: red is given twice";
    assert_eq!(faults.to_string(), expected);
}

#[test]
fn a_key_may_be_out_of_place() {
    let read = |board: &str| {
        let mut pack = Pack::parse(&[("board.toml", board)], &[("board.toml", BOARD)]);
        let name = pack.remark("board.toml", "about", |entry| entry.absent("size", "goes with a map only"));
        pack.finish_with(|_| name)
    };
    assert_eq!(read("[about]\n"), Ok(()));
    assert_eq!(read("[about]\nsize = 3\n").unwrap_err().to_string(), "board.toml: about: size: goes with a map only");
}

#[test]
fn a_pack_says_what_it_is() {
    let about = |text: &str| {
        let mut pack = Pack::parse(&[("pack.toml", text)], &[("pack.toml", "")]);
        let name = pack.about("chess");
        pack.finish_with(|_| name)
    };
    let confidence = "[confidence]\nfound = \"a\"\nderived = \"b\"\nreconstructed = \"c\"\n";
    let pack = format!("[pack]\nname = \"my-own-2\"\ngame = \"chess\"\nabout = \"a pack\"\n{confidence}");
    assert_eq!(about(&pack), Ok("my-own-2".to_owned()));
    let faults = about(&pack.replace("my-own-2", "My Own").replace("chess", "go").replace("derived", "sure"));
    let expected = "\
pack.toml: pack: game: is `go`, must be `chess`
pack.toml: pack: name: `My Own` must be 1 to 40 small letters, digits and hyphens
pack.toml: confidence: derived: is missing
pack.toml: confidence: sure: is not known here; known are found, derived, reconstructed";
    assert_eq!(faults.unwrap_err().to_string(), expected);
}

#[test]
#[should_panic(expected = "BUG: the shipped pack has faults:\nhere: is wrong")]
fn a_shipped_pack_has_no_faults() {
    shipped::<()>(Err(Faults::one("here", "is wrong")));
}
