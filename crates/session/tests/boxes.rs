//! Boxes of one's own: every value of both games can be corrected, and only that value changes.

use session::{Correction, GameName, OwnBox, Printed};
use table::Faults;
use table::pack::{Confidence, Mark, Origin, Place, correct, forms};

fn yours(place: Place, value: &str) -> Correction {
    Correction { place, value: Some(value.to_owned()), source: Some("your copy".to_owned()) }
}

fn place(printed: &Printed, entry: &str, key: &str) -> Place {
    let marks = printed.marks.iter().map(Mark::place).chain(printed.blanks.iter().cloned());
    marks.into_iter().find(|place| place.entry == entry && place.key == key).expect("there is such a value")
}

fn take(own: &mut OwnBox, correction: Correction) {
    let before = own.printed().expect("it is right");
    let settled = own.correct(&before, correction);
    let now = own.printed().expect("it is right");
    assert_eq!(settled.printed.unwrap_or(before), now);
    assert_eq!(settled.faults, own.faults(&now));
}

fn faults(own: &OwnBox) -> Faults {
    own.faults(&own.printed().expect("it is right"))
}

fn put_back(own: &mut OwnBox, place: Place, shipped: &Printed) {
    let before = own.printed().expect("it is right");
    own.put_back(&before, place, shipped);
}

/// Whether two packs say the same about every value but one.
fn differ_only_at(a: &Printed, b: &Printed, at: &Place) -> bool {
    a.marks.len() == b.marks.len() && a.marks.iter().zip(&b.marks).all(|(a, b)| a == b || a.place() == *at)
}

/// All of them, by the text alone: a box checks more, which takes longer.
#[test]
fn every_value_can_be_replaced_by_itself() {
    let origin = Origin { source: "your copy".to_owned(), confidence: Confidence::Found };
    for game in GameName::ALL {
        let shipped = Printed::shipped(game);
        let own = OwnBox::shipped(game, "My copy");
        for mark in &shipped.marks {
            let (at, mut files) = (mark.place(), own.files().to_vec());
            let (_, text) = files.iter_mut().find(|(file, _)| *file == at.file).expect("the file is there");
            let beside = shipped.marks.iter().filter(|mark| mark.entry == at.entry && mark.file == at.file);
            let values: Vec<&str> = beside.map(|mark| mark.key.as_str()).collect();
            let form = forms(text, &at).expect("it is there")[0];
            *text = correct(text, &at, &values, (&mark.value, form), &origin).expect("it can be replaced");
            let printed = Printed::read(game, &files).expect("it is right");
            assert_eq!(printed.hash, shipped.hash, "{at}");
            assert!(differ_only_at(&printed, &shipped, &at), "{at}");
            let now = printed.mark(&at).expect("it is there");
            assert_eq!((now.source.as_str(), now.confidence), ("your copy", Confidence::Found), "{at}");
        }
    }
}

#[test]
fn values_can_be_put_back() {
    for game in GameName::ALL {
        let shipped = Printed::shipped(game);
        let mut own = OwnBox::shipped(game, "My copy");
        let some: Vec<Place> = shipped.marks.iter().step_by(17).map(Mark::place).collect();
        for at in &some {
            take(&mut own, yours(at.clone(), &shipped.mark(at).expect("it is there").value));
            assert!(own.open().is_empty(), "{at}: {}", faults(&own));
        }
        let changed = own.printed().expect("it is right");
        let count = changed.marks.iter().filter(|mark| mark.source == "your copy").count();
        assert_eq!((count, changed.hash), (some.len(), shipped.hash));
        for at in some {
            put_back(&mut own, at, &shipped);
        }
        assert_eq!(own.printed().expect("it is right").marks, shipped.marks);
    }
}

#[test]
fn a_changed_value_changes_its_mark_and_the_hash() {
    for (game, entry, key, value) in
        [(GameName::Lisboa, "market", "gold", "5"), (GameName::Madeira, "city funchal", "most", "11")]
    {
        let shipped = Printed::shipped(game);
        let at = place(&shipped, entry, key);
        let mut own = OwnBox::shipped(game, "My copy");
        take(&mut own, yours(at.clone(), value));
        let printed = own.printed().expect("it is right");
        assert_ne!(printed.hash, shipped.hash);
        assert!(differ_only_at(&printed, &shipped, &at));
        assert_eq!(printed.mark(&at).map(|mark| mark.value.as_str()), Some(value));
        assert_eq!(printed.name, "my-copy");
        let comments = |files: &[(String, String)]| {
            files.iter().flat_map(|(_, text)| text.lines()).filter(|line| line.contains('#')).count()
        };
        assert_eq!(comments(own.files()), comments(OwnBox::shipped(game, "x").files()), "comments stay");
        assert_eq!(OwnBox::of_files(None, vec![("a.box".to_owned(), own.file())]), Ok(own));
    }
}

#[test]
fn what_is_wrong_stays_open_and_hurts_nothing() {
    let shipped = Printed::shipped(GameName::Lisboa);
    let (gold, cloth) = (place(&shipped, "market", "gold"), place(&shipped, "market", "cloth"));
    let mut own = OwnBox::shipped(GameName::Lisboa, "My copy");
    take(&mut own, yours(gold.clone(), "many"));
    assert_eq!(own.open().len(), 1);
    let told = faults(&own);
    assert_eq!(told.0.len(), 1);
    assert_eq!(
        (told.0[0].place.clone(), told.0[0].what.as_str()),
        (gold.to_string(), "must be a whole number, not string")
    );
    take(&mut own, yours(cloth.clone(), "4"));
    assert_eq!(own.printed().expect("it is right").mark(&cloth).map(|mark| mark.value.as_str()), Some("4"));
    assert_eq!(own.open().len(), 1, "the other one is still open");
    take(&mut own, yours(gold.clone(), "5"));
    assert!(own.open().is_empty() && faults(&own).0.is_empty());
    take(&mut own, yours(gold.clone(), "x"));
    put_back(&mut own, gold, &shipped);
    put_back(&mut own, cloth, &shipped);
    assert_eq!(own.printed().expect("it is right").marks, shipped.marks);
}

#[test]
fn corrections_that_need_each_other_go_in_together() {
    let shipped = Printed::shipped(GameName::Lisboa);
    let (penalty, reward) = (place(&shipped, "noble 5", "penalty"), place(&shipped, "noble 5", "reward"));
    let mut own = OwnBox::shipped(GameName::Lisboa, "My copy");
    take(&mut own, Correction { place: penalty.clone(), value: None, source: Some("your copy".to_owned()) });
    assert_eq!(own.open().len(), 1, "a card has one of both");
    take(&mut own, yours(reward.clone(), "gold 1, reis 5"));
    assert!(own.open().is_empty(), "{}", faults(&own));
    let printed = own.printed().expect("it is right");
    assert_eq!(printed.mark(&reward).map(|mark| mark.value.as_str()), Some("gold 1, reis 5"));
    assert!(printed.mark(&penalty).is_none() && printed.blanks.contains(&penalty));
    put_back(&mut own, reward, &shipped);
    put_back(&mut own, penalty, &shipped);
    assert_eq!(own.printed().expect("it is right").marks, shipped.marks);
}

#[test]
fn a_value_may_be_a_list_in_one_card_and_a_word_in_another() {
    let shipped = Printed::shipped(GameName::Lisboa);
    let events = shipped.marks.iter().filter(|mark| mark.key == "event");
    let event = events.clone().find(|mark| mark.value == "produce").expect("there is such a card");
    let mut own = OwnBox::shipped(GameName::Lisboa, "My copy");
    take(&mut own, yours(event.place(), "gold 1, tool 1"));
    assert!(own.open().is_empty(), "{}", faults(&own));
    take(&mut own, yours(event.place(), "ship"));
    assert!(own.open().is_empty(), "{}", faults(&own));
    let printed = own.printed().expect("it is right");
    assert_eq!(printed.mark(&event.place()).map(|mark| mark.value.as_str()), Some("ship"));
}

#[test]
fn files_that_are_no_pack_are_refused_with_all_their_faults() {
    let files = |name: &str, text: &str| vec![(name.to_owned(), text.to_owned())];
    assert!(OwnBox::of_files(None, files("a.toml", "x = 1")).is_err());
    let madeira = OwnBox::shipped(GameName::Madeira, "Ours").file();
    let own = OwnBox::of_files(None, files("ours.box", &madeira)).expect("it is right");
    assert_eq!((own.game(), own.name()), (GameName::Madeira, "Ours"));
    let broken = madeira.replace("gain = [2, 5]", "gain = [2, 500]");
    let faults = OwnBox::of_files(None, files("ours.box", &broken)).unwrap_err().to_string();
    assert_eq!(faults, "buildings.toml: building moinho: gain: is 500, must be 0 to 20");
    assert!(OwnBox::of_files(Some(GameName::Lisboa), files("ours.box", &madeira)).is_err());
}

#[test]
fn values_are_confirmed_together() {
    let shipped = Printed::shipped(GameName::Madeira);
    let mut own = OwnBox::shipped(GameName::Madeira, "My copy");
    let level = |mark: &&Mark| mark.entry.starts_with("level ");
    let all: Vec<Correction> =
        shipped.marks.iter().filter(level).map(|mark| yours(mark.place(), &mark.value)).collect();
    let n = all.len();
    assert!(n > 3);
    take(&mut own, yours(place(&shipped, "city funchal", "most"), "many"));
    let before = own.printed().expect("it is right");
    let settled = own.correct_all(&before, all);
    assert_eq!(settled.faults.0.len(), 1, "what was wrong before stays open and keeps nothing back");
    let printed = own.printed().expect("it is right");
    assert_eq!(printed.marks.iter().filter(|mark| mark.source == "your copy").count(), n);
    assert_eq!((printed.hash, own.open().len()), (shipped.hash, 1));
}

#[test]
fn a_box_says_which_pack_it_was_made_from() {
    for game in GameName::ALL {
        let shipped = Printed::shipped(game);
        let own = OwnBox::shipped(game, "My copy");
        assert_eq!(own.made_from(), Some(shipped.hash));
        assert_eq!(own.clone().called("Ours").made_from(), Some(shipped.hash));
        // A copy of the files that says nothing is one of what is shipped, as long as it has the same values.
        let line = format!("# Made from the pack {:016x}.\n", shipped.hash);
        let bare = own.file().replace(&line, "");
        assert_eq!(
            OwnBox::of_files(None, vec![("a.box".to_owned(), bare)]).map(|own| own.made_from()),
            Ok(own.made_from())
        );
    }
}

mod merging {
    use super::*;
    use session::own_box::merge;

    const GAME: GameName = GameName::Lisboa;

    /// The box of an owner who says so much.
    fn owner(said: &[(&str, &str, &str)]) -> String {
        let shipped = Printed::shipped(GAME);
        let mut own = OwnBox::shipped(GAME, "My copy");
        for (entry, key, value) in said {
            take(&mut own, yours(place(&shipped, entry, key), value));
        }
        assert!(own.open().is_empty(), "{}", faults(&own));
        own.file()
    }

    fn named(boxes: &[&str]) -> Vec<(String, String)> {
        ["a.box", "b.box", "c.box"]
            .iter()
            .zip(boxes)
            .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
            .collect()
    }

    fn files() -> Vec<(String, String)> {
        let files = lisboa::Components::shipped_files();
        files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect()
    }

    fn merged(boxes: &[&str]) -> Result<session::Merge, Faults> {
        merge(GAME, &files(), &named(boxes), |n| format!("{n} owners' copies"))
    }

    fn told(said: &[session::Statement]) -> Vec<String> {
        said.iter()
            .map(|it| format!("{} = {} {}", it.place, it.value.as_deref().unwrap_or("-"), it.by.join(" ")))
            .collect()
    }

    #[test]
    fn what_two_agree_on_is_found_and_what_one_says_changes_nothing() {
        let a = owner(&[("market", "gold", "5"), ("market", "cloth", "5"), ("land A1", "reward", "reis 4")]);
        let b = owner(&[("market", "gold", "5"), ("market", "cloth", "5")]);
        let merge = merged(&[&a, &b]).expect("they agree");
        assert_eq!(
            told(&merge.agreed),
            ["board.toml: market: gold = 5 a.box b.box", "board.toml: market: cloth = 5 a.box b.box"]
        );
        assert_eq!(told(&merge.alone), ["board.toml: land A1: reward = reis 4 a.box"]);
        assert_eq!(merge.conflicts, []);
        let names: Vec<&str> = merge.changed.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["board.toml"]);
        let mut pack = files();
        pack.iter_mut()
            .filter(|(name, _)| name == "board.toml")
            .for_each(|(_, text)| text.clone_from(&merge.changed[0].1));
        let (printed, shipped) = (Printed::read(GAME, &pack).expect("it is right"), Printed::shipped(GAME));
        for mark in &printed.marks {
            let is_agreed = mark.entry == "market" && (mark.key == "gold" || mark.key == "cloth");
            if is_agreed {
                assert_eq!(
                    (mark.value.as_str(), mark.source.as_str(), mark.confidence),
                    ("5", "2 owners' copies", Confidence::Found)
                );
            } else {
                assert_eq!(shipped.mark(&mark.place()), Some(mark));
            }
        }
        let comments =
            |files: &[(String, String)]| files.iter().map(|(_, text)| text.matches('#').count()).sum::<usize>();
        assert_eq!(comments(&pack), comments(&files()), "comments stay");
    }

    #[test]
    fn a_source_that_names_a_page_stays_when_owners_agree_with_it() {
        let a = owner(&[("treasury_track", "start", "3")]);
        let merge = merged(&[&a, &a]).expect("they agree");
        assert_eq!((merge.agreed.len(), merge.agreed[0].is_known()), (1, true));
        assert_eq!(merge.changed, []);
    }

    #[test]
    fn values_that_are_left_out_and_added_are_said_too() {
        let shipped = Printed::shipped(GAME);
        let mut own = OwnBox::shipped(GAME, "My copy");
        take(
            &mut own,
            Correction {
                place: place(&shipped, "noble 5", "penalty"),
                value: None,
                source: Some("your copy".to_owned()),
            },
        );
        take(&mut own, yours(place(&shipped, "noble 5", "reward"), "gold 1"));
        let merge = merged(&[&own.file(), &own.file(), &owner(&[])]).expect("they agree");
        assert_eq!(
            told(&merge.agreed),
            ["cards.toml: noble 5: penalty = - a.box b.box", "cards.toml: noble 5: reward = gold 1 a.box b.box"]
        );
        assert_eq!(merge.changed.len(), 1);
    }

    #[test]
    fn with_a_conflict_nothing_changes() {
        let a = owner(&[("market", "gold", "5"), ("market", "cloth", "4")]);
        let b = owner(&[("market", "gold", "4"), ("market", "cloth", "4")]);
        let merge = merged(&[&a, &b, &b]).expect("they can be read");
        let said: Vec<_> = merge.conflicts.iter().map(|it| (it.place.to_string(), it.said.clone())).collect();
        let by = |value: &str, by: &[&str]| {
            (Some(value.to_owned()), by.iter().map(|&name| name.to_owned()).collect::<Vec<_>>())
        };
        assert_eq!(
            said,
            [("board.toml: market: gold".to_owned(), vec![by("5", &["a.box"]), by("4", &["b.box", "c.box"])])]
        );
        assert_eq!((merge.agreed.len(), merge.changed.len()), (1, 0));
    }

    #[test]
    fn faults_of_all_files_are_named() {
        let other = OwnBox::shipped(GameName::Madeira, "Ours").file();
        let hash = Printed::shipped(GAME).hash;
        let earlier = owner(&[]).replace(&format!("{hash:016x}"), "8d7ca26288a06bf7");
        let wrong = owner(&[]).replace("ceiling = 6", "ceiling = 600");
        let said = merged(&[&other, &earlier, &wrong]).expect_err("all have faults").to_string();
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines[0], "a.box: is a box of madeira, not of lisboa");
        assert_eq!(lines[1], format!("b.box: was made from the earlier pack 8d7ca26288a06bf7, not from {hash:016x}"));
        assert!(lines[2].starts_with("c.box: board.toml: market: ceiling: is 600, must be"), "{said}");
        let unknown = owner(&[]).replace(&format!("{hash:016x}"), "00000000000000ff");
        let silent = owner(&[("market", "gold", "5")]).replace("# Made from the pack", "# Made");
        let said = merged(&["no box", &unknown, &silent]).expect_err("all have faults").to_string();
        let hash = format!("{hash:016x}");
        assert_eq!(
            said,
            format!(
                "a.box: is not a box that was exported\nb.box: was made from the pack 00000000000000ff, not from {hash}\nc.box: does not say which pack it was made from"
            )
        );
        let unmarked = owner(&[]).replace("gold = 6", "gold = 5");
        let said = merged(&[&unmarked]).expect_err("it says something else without saying so").to_string();
        assert_eq!(said, "a.box: board.toml: market: gold: is 5, which is not marked as found");
    }
}
