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
