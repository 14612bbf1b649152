//! What a player can type at the prompt.

use std::path::PathBuf;

/// What was typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// An empty line.
    Nothing,
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
        ["undo"] => Command::Undo,
        ["undo", "turn"] => Command::UndoTurn,
        ["board"] => Command::Board,
        ["log"] => Command::Log { all: false },
        ["log", "all"] => Command::Log { all: true },
        ["score"] => Command::Score,
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

/// The commands, for whoever asks for help.
pub const HELP: &str = "  3               take choice 3
  court 12        take an action by its notation, as it stands beside the choices
  ? court 12      why is this not possible? All reasons, with numbers and rules
  rule L-STORE-06 what a rule says, on which page, and how open questions are settled
  undo            take back your last decision; undo turn: your whole turn (free until luck was used, something
                  hidden was shown, or somebody else acted)
  board           the whole table again
  log, log all    the last events, or all of them
  score           the final scoring as it would be now
  marks           which printed values are reconstructed (*); marks card 7, marks land A1, marks treasury, …: where
                  each value of a thing comes from, and how sure it is
  how             the game in short
  save FILE       write a record of the game so far
  help, quit";

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
        assert_eq!(read("pass"), Command::Act("pass".to_owned()));
        assert_eq!(read(&"x".repeat(5000)), Command::Act(format!("{}…", "x".repeat(40))));
        assert_eq!(read("-3"), Command::Act("-3".to_owned()));
    }
}
