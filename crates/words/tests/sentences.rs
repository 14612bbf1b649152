//! Exact sentences: numbers, forms, lists, names, and what is missing.

use lisboa::{Components, Good, Happening, Item, Lisboa, Noble, Options, Reason, Ship, Slot};
use madeira::Madeira;
use table::{BySeat, Game, RuleId, Seat};
use words::lisboa::{names, things};
use words::{Isolation, Language, List, Message, Mistake, Names, Worded, Words};

fn english() -> Words {
    Words::new(Language::English, Isolation::Plain)
}

fn lisboa() -> Lisboa {
    Lisboa::new(Components::shipped(), Options::players(3))
}

fn say(message: &Message) -> String {
    english().check(message).unwrap_or_else(|mistakes| panic!("{mistakes:?}"))
}

fn told(rule: &'static str, what: Happening) -> String {
    say(&lisboa().log_line(&lisboa::Event { rule: RuleId(rule), what }))
}

#[test]
fn numbers_choose_their_words() {
    assert_eq!([0, 1, 2].map(|n| say(&names::reis(n))), ["0 réis", "1 real", "2 réis"]);
    assert_eq!([0, 1, 2].map(|n| say(&names::wigs(n))), ["0 wigs", "1 wig", "2 wigs"]);
    assert_eq!([1, 2].map(|n| say(&names::amount(Good::Book, n))), ["1 book", "2 books"]);
    assert_eq!(told("L-SHIP-06", Happening::ReisGained(Seat::A, 1)), "A gains 1 real (L-SHIP-06)");
    assert_eq!(told("L-SHIP-06", Happening::ReisGained(Seat::B, 2)), "B gains 2 réis (L-SHIP-06)");
    let reals = |n: u8| say(&words::madeira::names::reals(n));
    assert_eq!([1, 14].map(reals), ["1 Real", "14 Reals"]);
}

#[test]
fn reasons_give_their_numbers_and_their_rule() {
    let game = lisboa();
    let rule = RuleId("L-STORE-06");
    let costs = |due, have| say(&game.refusal(Reason::Costs { due, have, rule }));
    assert_eq!(costs(12, 9), "it costs 12 réis, you can raise 9 (L-STORE-06)");
    assert_eq!(costs(1, 0), "it costs 1 real, you can raise 0 (L-STORE-06)");
    assert_eq!(say(&game.reason(Reason::NoFavor(Noble::King))), "you do not hold the Favor of the King");
    assert_eq!(say(&game.reason(Reason::GoodsCount { due: 1 })), "pay exactly 1 good");
    assert_eq!(say(&game.reason(Reason::GoodsCount { due: 3 })), "pay exactly 3 different goods");
    let mut state = game.start(&game.random_setup(&mut testkit::Seeds(1).setup())).expect("the deal is possible");
    let action = "pass".parse().expect("it is an action");
    let illegal = table::GameExt::try_apply(&game, &mut state, action, &mut table::NoEvents).expect_err("not asked");
    assert_eq!(say(&game.refused(&illegal)), "`pass` is not possible: something else is asked now (L-SETUP-06)");
}

#[test]
fn events_name_the_rule_and_what_a_newcomer_would_look_up() {
    let moved = told("L-SHIP-06", Happening::TreasuryMoved(4, 1));
    assert_eq!(moved, "the Treasury marker moves to 4 réis; visits cost +1 Influence (L-SHIP-06)");
    let built = told("L-SHIP-05", Happening::ShipBuilt(Seat::C, Ship::Blue, Slot::One));
    assert!(
        built.starts_with("C builds a blue ship in slot 1 (L-SHIP-05): blue ship (holds 1 good, price +"),
        "{built}"
    );
    let docked = told("L-SELL-07", Happening::ShipDocked(Seat::A, Slot::Two));
    assert_eq!(docked, "A's ship in slot 2 is docked and unloaded (L-SELL-07)");
    let game = Madeira::new(madeira::Components::shipped(), madeira::Options::players(4));
    let roll = "1+2+3".parse().expect("it is a roll");
    let what = madeira::Happening::BuildingRolled(madeira::Building::Casa, roll);
    let line = say(&game.log_line(&madeira::Event { rule: RuleId("M-PHASE-C-03"), what }));
    assert_eq!(line, "the Guild dice at Casa da Coroa show 1+2+3 (M-PHASE-C-03): Casa da Coroa costs 4 Reals");
}

#[test]
fn things_have_forms_and_lists_are_joined() {
    let words = english();
    let none = Names::default();
    assert_eq!(words.form(&names::good(Good::Tool), "many", &none), "tools");
    assert_eq!(words.form(&names::item(Item::Recruit(2)), "short", &none), "2 officials");
    assert_eq!(words.form(&names::item(Item::Reis(2)), "short", &none), "2 réis", "without a form, the thing itself");
    let site = names::site("north-gold".parse().expect("it is a site"));
    assert_eq!(words.say(&site), "north of the gold street");
    assert_eq!(words.title(&site, &none), "North, Rua Áurea");
    assert_eq!(say(&names::items([Some(Item::Reis(1)), Some(Item::Favor), None])), "1 real, a Royal Favor");
    assert_eq!(say(&names::items([None; 3])), "nothing");
    let goods = |n: usize| {
        Message::new("lisboa-goods").with("goods", List::ors(Good::ALL[..n].iter().map(|&good| names::good(good))))
    };
    assert_eq!([0, 1, 2, 3].map(|n| say(&goods(n))), ["no goods", "gold", "gold or cloth", "gold, cloth or book"]);
}

#[test]
fn everything_with_a_number_has_a_name() {
    fn first<I: table::Id>() -> I {
        I::at(0)
    }
    assert_eq!(say(&names::clergy(first())), "clergy tile 1");
    assert_eq!(say(&names::decree(first())), "decree 1");
    assert_eq!(say(&names::building(first())), "public building 1");
    assert_eq!(say(&names::task(first())), "task A1");
    assert_eq!(say(&names::land(first())), "land A1");
    assert_eq!(lisboa::Years::ALL.map(|years| say(&names::years(years))).concat().len(), 4 * 9);
    assert_eq!(say(&words::madeira::names::region(first())), "Region 1");
    assert_eq!(say(&words::madeira::names::row(first())), "row 1");
    assert_eq!(say(&words::madeira::names::passing_slot(first())), "slot I");
}

#[test]
fn decrees_are_sentences_in_singular_and_plural() {
    let decree =
        |count, scale| say(&things::decree_text(lisboa::Decree { count, scale, wigs: 3, not_with_two: false }));
    use lisboa::{Count, Scale};
    assert_eq!(decree(Count::Cubes(None), Scale::Per(1)), "3 wigs per own rubble cube");
    assert_eq!(decree(Count::Goods(Some(Good::Book)), Scale::Per(2)), "3 wigs per 2 books");
    let stores = Count::OwnStores { row: None, street: Some(Good::Gold) };
    assert_eq!(decree(stores, Scale::Most), "3 wigs for the most stores on the gold street (ties count)");
}

#[test]
fn people_are_called_by_name_and_marks_are_a_choice() {
    let message = lisboa().event(&lisboa::Event {
        rule: RuleId("L-SELL-05"),
        what: Happening::GoodSold { seller: Seat::A, good: Good::Gold, owner: Seat::B, slot: Slot::One, price: 6 },
    });
    let names = BySeat([String::from("Ana"), String::from("Rui"), String::new(), String::new()]);
    assert_eq!(english().say_with(&message, &names), "Ana sells 1 gold to Rui's ship in slot 1 for 6 réis");
    let marked = Words::new(Language::English, Isolation::Marked).say_with(&message, &names);
    assert!(marked.starts_with("\u{2068}Ana\u{2069} sells 1 "), "{marked}");
}

#[test]
fn what_is_missing_is_found() {
    let words = english();
    let mistakes = |message: &Message| words.check(message).expect_err("something is missing");
    let unknown = mistakes(&Message::new("no-such-message"));
    assert_eq!(unknown, [Mistake { id: "no-such-message".to_owned(), what: "there is no such message".to_owned() }]);
    assert!(mistakes(&Message::new("lisboa-reason-no-good"))[0].to_string().contains("good"));
    assert!(
        !mistakes(&Message::new("lisboa-event-cube-taken").with("seat", Seat::A).with("color", Good::Gold)).is_empty()
    );
    assert_eq!(words.say(&Message::new("no-such-message")), "no-such-message", "a player sees at least something");
}

#[test]
fn languages_are_named_by_their_tags() {
    assert_eq!("en".parse(), Ok(Language::English));
    assert_eq!("en-GB".parse(), Ok(Language::English));
    assert!("tlh".parse::<Language>().expect_err("not a language of ours").contains("known are en"));
    assert!(Language::ALL.into_iter().all(|language| !language.own_name().is_empty()));
}
