//! What a player can type at the prompt.

use crate::show::Examples;
use std::path::PathBuf;

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// An empty line.
    Nothing,
    /// Take the proposed answer.
    Agree,
    /// The choice with this number, from 1.
    Choose(usize),
    /// An action in notation, or anything else.
    Act(String),
    /// Why is this action not possible?
    Why(String),
    /// What does this rule say?
    Rule(String),
    /// Take back the last decision.
    Undo,
    /// Take back the whole turn.
    UndoTurn,
    /// Show the table.
    Board,
    /// Show the last events, or all.
    Log {
        /// Whether all are shown.
        all: bool,
    },
    /// Show the final scoring as it would be now.
    Score,
    /// What would a bot do?
    Hint,
    /// Explain the game.
    How,
    /// Where do the printed values come from?
    Marks(String),
    /// Write the record.
    Save(PathBuf),
    /// List the commands.
    Help,
    /// Leave.
    Quit,
}

/// The longest line that can be a command.
const LONGEST: usize = 200;

/// Reads a line.
pub fn read(line: &str) -> Command {
    let line = line.trim();
    // Nothing that is so long is a command, except perhaps the name of a file.
    if line.chars().count() > LONGEST && !line.starts_with("save ") {
        return Command::Act(line.chars().take(40).chain(['…']).collect());
    }
    if let Some(rest) = line.strip_prefix('?') {
        return Command::Why(rest.trim().to_owned());
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let lower: Vec<&str> = lower.iter().map(String::as_str).collect();
    match lower.as_slice() {
        [] => Command::Nothing,
        ["ok"] => Command::Agree,
        ["undo"] => Command::Undo,
        ["undo", "turn"] => Command::UndoTurn,
        ["board"] => Command::Board,
        ["log"] => Command::Log { all: false },
        ["log", "all"] => Command::Log { all: true },
        ["score"] => Command::Score,
        ["hint"] => Command::Hint,
        ["how"] => Command::How,
        ["help"] => Command::Help,
        ["quit" | "exit"] => Command::Quit,
        ["rule"] => Command::Rule(String::new()),
        ["rule", id] => Command::Rule(id.to_uppercase()),
        ["why", ..] => Command::Why(words[1..].join(" ")),
        ["marks" | "mark", ..] => Command::Marks(words[1..].join(" ")),
        ["save", ..] => Command::Save(line[4..].trim().into()),
        [number] => number.parse().map_or_else(|_| Command::Act(line.to_owned()), Command::Choose),
        _ => Command::Act(line.to_owned()),
    }
}

/// The commands with what they do, for whoever asks for help.
pub fn help(examples: &Examples) -> Vec<(String, String)> {
    let Examples { action, rule, marks } = examples;
    let commands = [
        ("3".to_owned(), "choose answer 3".to_owned()),
        (action.to_string(), "choose an answer by its action, as written beside it".to_owned()),
        (format!("? {action}"), "why an action is not possible: all reasons, with numbers and rules".to_owned()),
        ("ok, or Enter".to_owned(), "choose the proposed answer, if there is one".to_owned()),
        (format!("rule {rule}"), "what a rule says, its page, and the rulings on it".to_owned()),
        (
            "undo".to_owned(),
            "undo your last decision; undo turn: your whole turn (until something is drawn, rolled or revealed, or \
             somebody else moves)"
                .to_owned(),
        ),
        ("board".to_owned(), "show the whole table again".to_owned()),
        ("log, log all".to_owned(), "show the last events, or all of them".to_owned()),
        ("score".to_owned(), "the final scoring if the game ended now".to_owned()),
        (
            "marks".to_owned(),
            format!(
                "which printed values are reconstructed (*); {marks}: where each value of a thing comes from, and how \
                 sure it is"
            ),
        ),
        ("hint".to_owned(), "what a bot would do here, and why; it sees only what you see".to_owned()),
        ("how".to_owned(), "the game in short".to_owned()),
        ("save FILE".to_owned(), "save a record of the game so far".to_owned()),
        ("help, quit".to_owned(), "this list; leave the game".to_owned()),
    ];
    commands.to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_and_actions_are_told_apart() {
        assert_eq!(read(" 12 "), Command::Choose(12));
        assert_eq!(read("court 12"), Command::Act("court 12".to_owned()));
        assert_eq!(read("? court 12"), Command::Why("court 12".to_owned()));
        assert_eq!(read("?"), Command::Why(String::new()));
        assert_eq!(read("Undo Turn"), Command::UndoTurn);
        assert_eq!(read("rule l-store-06"), Command::Rule("L-STORE-06".to_owned()));
        assert_eq!(read("save my game.txt"), Command::Save("my game.txt".into()));
        assert_eq!(read("marks"), Command::Marks(String::new()));
        assert_eq!(read("Marks site  west-A"), Command::Marks("site west-A".to_owned()));
        assert_eq!(read(""), Command::Nothing);
        assert_eq!(read(" OK "), Command::Agree);
        assert_eq!(read(" Hint"), Command::Hint);
        assert_eq!(read("pass"), Command::Act("pass".to_owned()));
        assert_eq!(read(&"x".repeat(5000)), Command::Act(format!("{}…", "x".repeat(40))));
        assert_eq!(read("-3"), Command::Act("-3".to_owned()));
    }
}
