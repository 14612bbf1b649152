//! Games at the terminal, fed through a pipe.

mod common;

use common::{Folder, Ran, a_position, root, run, run_with};
use std::fs;

const SOLO: &[&str] = &["play", "lisboa", "--seats", "you,random,random", "--seed", "11"];

/// A turn of seat A whose cards are known.
const TURN: &str = "A: hand 24 43 45 61 62, plans 1";

/// Plays from there against bots.
fn at_turn(input: &str) -> Ran {
    let folder = Folder::new();
    let position = a_position(&folder, 3, &[TURN]);
    run_with(&["play", "lisboa", "--resume", &position, "--seats", "you,random,random", "--seed", "1"], input)
}

/// Numbers for any prompt; those that are too high are refused, and the next one is tried.
fn numbers(seed: u32, most: u32, n: usize) -> String {
    let mut x = seed;
    let mut next = || {
        x = x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        format!("{}\n", 1 + (x >> 16) % most)
    };
    (0..n).map(|_| next()).collect()
}

/// What follows the prompt at which the n-th line was typed.
fn answer(out: &str, prompt: &str, n: usize) -> String {
    out.split(&format!("\n{prompt}")).nth(n).unwrap_or_default().to_owned()
}

#[test]
fn a_whole_game_of_first_choices_ends_with_the_scoring_sheet() {
    let ran = run_with(SOLO, &"1\n".repeat(2000)).code(0);
    ran.says(&["Final scoring", "wigs so far", "L-SCORE-12", "total", "Place 1:", "Place 3:", "The game ended by:"]);
}

#[test]
fn whole_games_of_any_choices_end() {
    for (seed, seats, options) in [
        ("1", "you,random", "draft,tasks,tokens"),
        ("2", "you,random,random", ""),
        ("3", "random,you,random,random", "tasks"),
        ("4", "random,you,random", "tokens"),
    ] {
        let mut args = vec!["play", "lisboa", "--seats", seats, "--seed", seed];
        if !options.is_empty() {
            args.extend(["--options", options]);
        }
        run_with(&args, &numbers(seed.parse().unwrap_or(1), 20, 8000)).code(0).says(&["Final scoring", "Place 1:"]);
    }
}

#[test]
fn people_at_one_keyboard_hand_it_over_and_do_not_see_each_others_cards() {
    let ran = run_with(&["play", "lisboa", "--seats", "you,you", "--seed", "8"], "\n1\n\n1\n\n1\nquit\n").code(0);
    let ran = ran.says(&["Hand the keyboard to seat A", "Hand the keyboard to seat B", "press Enter"]);
    let second = ran.out.split("Hand the keyboard to seat B").nth(1).unwrap_or_default();
    assert!(second.contains("A chooses a clergy tile"), "{second}");
    let before = second.split("Hand the keyboard").next().unwrap_or_default();
    assert!(!before.contains("A chooses clergy tile"), "{before}");
}

#[test]
fn the_screen_says_what_is_asked_by_which_rule_and_what_each_choice_does() {
    run_with(SOLO, "1\n").code(1).says(&["Which clergy tile do you keep?", "(L-SETUP-06)", "What happened:"]);
    at_turn("quit\n").code(0).says(&[
        "Treasury*  3 réis",
        "Prices*    gold 6",
        "a visit costs you 1",
        "Church     the Cardinal",
        "Shipyard   on top a blue ship* (holds",
        "row A",
        "west-A:",
        "Decrees",
        "B (random)",
        "Your board, A (you)",
        "Hand 24*   Marquis, envelope 3; Portfolio: reward 1 book",
        "Your turn: use one hand card",
        "(L-TURN-04)",
        "visit the King for 1 Influence",
        "[book 1 to 2]",
        "-  court 62",
    ]);
}

#[test]
fn the_end_of_the_input_is_said_and_nothing_is_lost() {
    let folder = Folder::new();
    let record = folder.path("a.game");
    let mut args = SOLO.to_vec();
    args.extend(["--record", &record]);
    run_with(&args, "1\n1\n").code(1).complains(&["the input ended before the game did", "a.game"]);
    assert_eq!(folder.len(), 1);
    run_with(&["play", "lisboa", "--resume", &record], "quit\n").code(0).says(&["The game goes on after", "A>"]);
}

#[test]
fn a_decision_can_be_taken_back() {
    let ran = at_turn("undo\nundo turn\nportfolio 24\nundo\nportfolio 43\n1\nundo turn\nquit\n").code(0);
    let at = |n| answer(&ran.out, "A> ", n);
    assert!(at(1).contains("you have not decided anything yet"), "{}", ran.all());
    assert!(at(2).contains("you have not decided anything in this turn"), "{}", at(2));
    assert!(at(3).contains("Which State action do you buy"), "{}", at(3));
    assert!(at(4).contains("Your last decision is taken back.") && at(4).contains("portfolio 43"), "{}", at(4));
    assert!(at(7).contains("Taken back, decisions of yours: 2.") && at(7).contains("Your turn"), "{}", at(7));
}

#[test]
fn luck_cannot_be_taken_back() {
    let ran = at_turn("gold 24\nundo\ngold 24\ncard 6\nundo\nundo turn\nquit\n").code(0);
    let at = |n| answer(&ran.out, "A> ", n);
    assert!(at(2).contains("Your last decision is taken back."), "{}", at(2));
    assert!(at(5).contains("That cannot be taken back: luck was used since"), "{}", at(5));
    assert!(at(6).contains("That cannot be taken back: luck was used since"), "{}", at(6));
}

#[test]
fn what_others_have_answered_cannot_be_taken_back() {
    let folder = Folder::new();
    let position = a_position(&folder, 2, &[TURN, "B: favors marquis"]);
    let args = ["play", "lisboa", "--resume", &position, "--seats", "you,you"];
    let ran = run_with(&args, "\ncourt 24\npass\n1\n\npass\n\nundo\nquit\n").code(0);
    ran.says(&["A visited the Marquis. Follow?", "That cannot be taken back: B has acted since"]);
}

#[test]
fn a_question_mark_explains() {
    let ran = at_turn("? court 62\n? court 43\n? court 99\n?\ncourt 12\n99\nquit\n").code(0);
    let at = |n| answer(&ran.out, "A> ", n);
    assert!(at(1).contains("not possible now") && at(1).contains("L-EVENT-04 (p. "), "{}", at(1));
    assert!(at(2).contains("`court 43` is possible"), "{}", at(2));
    assert!(at(3).contains("1 to 82"), "{}", at(3));
    assert!(at(4).contains("Name an action"), "{}", at(4));
    assert!(at(5).contains("card 12 is not in your hand (L-TURN-04)"), "{}", at(5));
    assert!(at(6).contains("choose 1 to"), "{}", at(6));
}

#[test]
fn odd_input_is_answered_in_a_line_or_two() {
    let long = "x".repeat(100_000);
    let lines = ["court", "court x", "-1", "1.5", "99999999999999999999", "0", "jump", &long, "\u{1}", "", "undo 3"];
    let ran = at_turn(&format!("{}\nquit\n", lines.join("\n"))).code(0);
    let at = |n| answer(&ran.out, "A> ", n);
    assert!(at(1).contains("You could type `court 24`. Type a number from 1 to"), "{}", at(1));
    assert!(at(2).contains("numbered 1 to 82") && at(2).contains("You could type `court 24`."), "{}", at(2));
    for n in 3..=6 {
        assert!(at(n).starts_with("There is no choice ") && at(n).contains("choose 1 to"), "{}", at(n));
    }
    assert!(at(7).starts_with("`jump` is not an action or a command. Type a number"), "{}", at(7));
    assert!(at(8).contains("x…` is not an action") && at(8).len() < 200, "{}", at(8));
    assert!((1..=11).all(|n| at(n).lines().count() <= 3), "{}", ran.out);
}

#[test]
fn a_choice_says_what_it_will_cost() {
    let folder = Folder::new();
    let position = a_position(&folder, 2, &["A: hand 1 2 3 4 5, reis 40, influence 9", "B: favors maia"]);
    let args = ["play", "lisboa", "--resume", &position, "--seats", "you,you"];
    let ran = run_with(&args, "\ncourt 1\npass\nbuild A5 tool\n1\ninfluence 0\n1\n\nquit\n").code(0);
    ran.says(&["Which cube do you take", "from the end of the row, then you pay", "return the Favor, pay 2 Influence"]);
}

#[test]
fn every_page_can_be_asked_for() {
    let folder = Folder::new();
    let file = folder.path("saved.game");
    let lines = format!(
        "rule L-STORE-06\nrule L-STORE-99\nrule\nboard\ncards\ndecrees\nscore\nhow\nhelp\nsave {file}\nsave\n\
         save /no/such/folder/x\njump\ngold 24\nlog\nlog all\nquit\n"
    );
    let ran = at_turn(&lines).code(0).says(&[
        "L-STORE-06 (p. 17",
        "L-STORE-01 to L-STORE-14",
        "the sections are",
        "A discards card 24 for gold (L-GOLD-01)",
        "If the game ended now:",
        "Lisboa in short",
        "take back your last decision",
        "Name the file",
        "cannot write `/no/such/folder/x`",
        "is not an action",
    ]);
    let at = |n| answer(&ran.out, "A> ", n);
    assert!(at(4).contains("Your board, A (you)"), "{}", at(4));
    assert!(at(5).starts_with("Hand 24*"), "{}", at(5));
    assert!(at(6).starts_with("Decrees"), "{}", at(6));
    run(&["replay", &file]).code(0).says(&["does not go to the end"]);
}

#[test]
fn reconstructed_values_are_marked_and_explained() {
    let lines = "marks\nmarks card 24\nmarks tile 17\nmarks LAND a1\nmarks site west-A*\nmarks treasury\nmarks moon\n\
                 marks card 99\nhelp\nquit\n";
    let ran = at_turn(lines).code(0).says(&[
        "found, 187 derived, 364 reconstructed (type: marks).",
        "(of 6*)",
        "Plan 1 (blue, 2 officials)",
        "* reconstructed: not what is printed in the box (type: marks)",
    ]);
    let at = |n| answer(&ran.out, "A> ", n);
    assert_eq!(ran.out.matches("* reconstructed: not").count(), 1, "{}", ran.out);
    assert!(at(1).contains("24: influence 3, reward book 1;") && at(1).contains("A1: reward reis 5;"), "{}", at(1));
    assert!(at(2).contains("noble 24 (cards.toml)") && at(2).contains("player aid p. 7"), "{}", at(2));
    assert!(at(3).contains("found          player aid p. 5") && at(3).contains("wigs = 3"), "{}", at(3));
    assert!(at(4).starts_with("land A1 (board.toml)\n  reward = reis 5  reconstructed  "), "{}", at(4));
    assert!(at(5).contains("site west-A"), "{}", at(5));
    assert!(at(6).contains("reis = 3        found          rulebook p. 6"), "{}", at(6));
    assert!(at(7).contains("Name a thing: marks followed by one of card 7"), "{}", at(7));
    assert!(at(8).contains("numbered 1 to 82"), "{}", at(8));
    assert!(at(9).contains("marks card 7, marks land A1"), "{}", at(9));
}

#[test]
fn what_an_owner_has_corrected_has_no_star() {
    let folder = Folder::new();
    let pack = folder.path("pack");
    fs::create_dir(&pack).expect("the folder is there");
    for file in fs::read_dir(root().join("components/lisboa")).expect("the pack is there") {
        let path = file.expect("it can be listed").path();
        let text = fs::read_to_string(&path).expect("it can be read");
        let text = text.replace("confidence = \"reconstructed\"", "confidence = \"found\"");
        let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        folder.write(&format!("pack/{name}"), &text.replace("name = \"caravela\"", "name = \"mine\""));
    }
    let mut args = SOLO.to_vec();
    args.extend(["--components", &pack]);
    let ran = run_with(&args, &format!("{}marks\nquit\n", "1\n".repeat(9))).code(0);
    let ran =
        ran.says(&["values of the pack mine: 711 found, 187 derived, 0 reconstructed", "No value on the table is"]);
    assert!(!ran.out.contains('*'), "{}", ran.out);
}

#[test]
fn a_game_goes_on_where_it_was_left_and_its_record_is_complete() {
    let folder = Folder::new();
    let (first, second) = (folder.path("1.game"), folder.path("2.game"));
    let mut args = SOLO.to_vec();
    args.extend(["--record", &first]);
    run_with(&args, &format!("{}quit\n", "1\n".repeat(9))).code(0).says(&["go on with --resume"]);
    let args = ["play", "lisboa", "--resume", &first, "--record", &second];
    run_with(&args, &"1\n".repeat(2000)).code(0).says(&["The game goes on after", "Final scoring"]);
    run(&["replay", &second]).code(0).says(&["The record is complete"]);
    run_with(&["play", "lisboa", "--resume", &second], "").code(0).says(&["Final scoring"]);
}

#[test]
fn wrong_seats_files_and_options_are_named() {
    let folder = Folder::new();
    run(&["play", "lisboa", "--seats", "you,robot"]).code(2).complains(&["robot", "you, random"]);
    run(&["play", "lisboa", "--seats", "you,,random"]).code(2).complains(&["a seat is left empty"]);
    run(&["play", "lisboa", "--seats", "random, Random", "--seed", "1"]).code(0).says(&["Final scoring"]);
    run(&["play", "lisboa", "--seats", "you,random", "--seed", "-1"]).code(2).complains(&["'-1'", "--seed"]);
    run(&["play", "lisboa", "--seats", "you"]).code(2).complains(&["2 to 4"]);
    run(&["play", "lisboa", "--seats", "you,you,you,you,you"]).code(2).complains(&["2 to 4"]);
    run(&["play", "lisboa"]).code(2).complains(&["--seats"]);
    run(&["play", "chess", "--seats", "you,random"]).code(2).complains(&["chess", "lisboa"]);
    run(&["play", "lisboa", "--seats", "you,random", "--options", "moon"]).code(2).complains(&["draft, tasks, tokens"]);
    run(&["play", "lisboa", "--seats", "you,random", "--options", "queen"]).code(2).complains(&["A-59"]);
    run(&["play", "lisboa", "--resume", "/no/such/file"]).code(2).complains(&["/no/such/file"]);
    run(&["play", "lisboa", "--seats", "you,random", "--record", "/no/such/folder/x"])
        .code(2)
        .complains(&["/no/such/folder"]);
    let kept = folder.write("kept.game", "a record that must not be lost\n");
    run(&["play", "lisboa", "--seats", "you,random", "--record", &kept]).code(2).complains(&["kept.game", "--resume"]);
    assert_eq!(fs::read_to_string(&kept).expect("it is still there"), "a record that must not be lost\n");
    run(&["play", "lisboa", "--seats", "you,random", "--components", "/no/such"])
        .code(2)
        .complains(&["not a directory"]);
    let broken = folder.write("broken.game", "caravela-record 1\ngame lisboa\nrules 1\nplayers 9\nsetup\nplay\n");
    run(&["play", "lisboa", "--resume", &broken]).code(2).complains(&["2 to 4 players"]);
    let other = folder.write("other.game", "caravela-record 1\ngame chess\nrules 1\nplayers 2\nsetup\nplay\n");
    run(&["play", "lisboa", "--resume", &other]).code(2).complains(&["chess", "lisboa"]);
}
