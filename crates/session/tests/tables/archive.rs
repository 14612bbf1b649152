//! Records of packs that were shipped before.

use session::shelf::{make_of_record, record_head};
use session::{GameName, Shelf, Table, archive, for_game};
use std::sync::Arc;

/// Opens a record without being given a pack; gives it as it would be kept now.
fn reopened<G: Shelf>(text: &str) -> String {
    let head = record_head(text).expect("a head");
    let game: Arc<G> = Arc::new(make_of_record(&head, None).expect("a game"));
    let opened = Table::read(game, text).expect("it goes on as it was played");
    assert!(opened.complete);
    opened.table.save()
}

#[test]
fn a_record_of_each_earlier_pack_opens_with_it() {
    let files = testkit::repository::files("golden/archive", &["game"]);
    let boxes = testkit::repository::files("components/archive", &["box"]);
    assert_eq!(files.len(), boxes.len(), "a record of each earlier pack");
    for (record, pack) in files.iter().zip(&boxes) {
        assert_eq!(record.file_stem(), pack.file_stem());
        let text = testkit::repository::read(record);
        let head = record_head(&text).expect("a head");
        assert!(archive::is_earlier(&head), "{record:?}");
        let game = GameName::of_record(&head).expect("a game");
        let kept = for_game!(game, G => reopened::<G>(&text));
        // Kept again, it is of this version, with the same pack.
        let again = record_head(&kept).expect("a head");
        assert_eq!(again.pack(), head.pack());
        assert_eq!(for_game!(game, G => reopened::<G>(&kept)), kept);
    }
}

#[test]
fn readings_that_were_the_rules_are_named_in_what_is_kept() {
    let read = |name: &str| {
        let all = testkit::repository::files("golden/archive", &["game"]);
        let path = all
            .into_iter()
            .find(|path| path.file_stem().is_some_and(|stem| stem.to_string_lossy().starts_with(name)))
            .expect("a record");
        let text = testkit::repository::read(&path);
        let game = GameName::of_record(&record_head(&text).expect("a head")).expect("a game");
        record_head(&for_game!(game, G => reopened::<G>(&text))).expect("a head")
    };
    // Version 1 of Lisboa had them without saying so; what Madeira called an option is a reading.
    assert_eq!(read("lisboa").option("readings"), Some("strict-rewards upgrade-only"));
    let madeira = read("madeira");
    assert_eq!((madeira.option("readings"), madeira.option("options")), (Some("mill-prestige"), None));
}
