//! Talking with the people at the keyboard: showing, asking, and answering their questions.

use super::command::{self, Command};
use super::log;
use super::seats::Player;
use super::write_record;
use crate::fail::failed;
use crate::games::Shelf;
use crate::hint;
use crate::rules;
use crate::score;
use crate::show::words::many;
use crate::show::{Names, Terminal, text};
use anyhow::Result;
use session::{Barrier, BarrierOf, Table, Undo};
use std::io::{BufRead, IsTerminal, Write, stdout};
use std::path::{Path, PathBuf};
use table::{BySeat, RuleIndex, Seat};

/// How many events `log` shows.
const LAST_EVENTS: usize = 25;

/// What a player decided.
pub enum Answer<A> {
    /// This action.
    Act(A),
    /// Ask again: the game was taken back.
    Again,
    /// Leave the game.
    Quit,
}

/// The answers as they are shown: a proposed one first.
fn with_proposal<G: Terminal>(table: &Table<G>, legal: &[G::Action]) -> (Vec<G::Action>, Option<G::Action>) {
    let proposal = table.game().proposal(table.state()).filter(|action| legal.contains(action));
    let others = legal.iter().copied().filter(|&action| Some(action) != proposal);
    (proposal.into_iter().chain(others).collect(), proposal)
}

/// The conversation.
pub struct Talk<'a, R, W> {
    input: &'a mut R,
    out: &'a mut W,
    names: Names,
    /// How many people share the keyboard.
    people: usize,
    /// Who sits before the screen.
    present: Option<Seat>,
    /// How many steps each seat has been told of.
    told: BySeat<usize>,
    /// The numbered rules.
    rules: RuleIndex,
    record: Option<PathBuf>,
}

impl<'a, R: BufRead, W: Write> Talk<'a, R, W> {
    /// A conversation that begins.
    pub fn new(
        input: &'a mut R,
        out: &'a mut W,
        names: Names,
        players: &BySeat<Option<Player>>,
        rules: RuleIndex,
        record: Option<PathBuf>,
    ) -> Self {
        let people = players.0.iter().filter(|&&player| player == Some(Player::You)).count();
        Self { input, out, names, people, present: None, told: BySeat::default(), rules, record }
    }

    /// The first words.
    pub fn welcome<G: Terminal>(&mut self, table: &Table<G>, seed: u64) -> Result<()> {
        let (game, n_steps) = (table.game(), table.steps().len());
        let options: Vec<String> = game.options().iter().map(|(key, value)| format!("{key} {value}")).collect();
        writeln!(self.out, "{}: {}, seed {seed}.", G::NAME, options.join(", "))?;
        writeln!(self.out, "{} (type: marks).", game.origins())?;
        if n_steps > 0 {
            let word = if game.placing(table.state()).is_some() { "was over" } else { "goes on" };
            writeln!(self.out, "The game {word} after {n_steps} actions.")?;
            self.told = BySeat::from_fn(|_| n_steps);
        }
        if self.people > 0 {
            writeln!(self.out, "Type the number of a choice. `how` explains the game, `help` lists all commands.")?;
        }
        Ok(())
    }

    /// Asks a seat until there is an answer.
    pub fn ask<G: Shelf>(
        &mut self,
        table: &mut Table<G>,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<Answer<G::Action>> {
        self.save(table)?;
        self.change_seats(seat)?;
        self.tell_news(table, seat)?;
        let (legal, proposal) = with_proposal(table, legal);
        let legal = legal.as_slice();
        self.show_decision(table, seat, legal)?;
        loop {
            write!(self.out, "{seat}> ")?;
            self.out.flush()?;
            match command::read(&self.line(table)?) {
                Command::Choose(n) => match n.checked_sub(1).and_then(|i| legal.get(i)) {
                    Some(&action) => return Ok(Answer::Act(action)),
                    None => writeln!(self.out, "There is no choice {n}; choose 1 to {}.", legal.len())?,
                },
                Command::Act(words) => match words.parse::<G::Action>() {
                    Ok(action) if legal.contains(&action) => return Ok(Answer::Act(action)),
                    Ok(action) => self.refuse(table, action)?,
                    Err(error) => self.puzzled(table, seat, legal, &words, &error)?,
                },
                Command::Undo => match table.undo(seat, Undo::Decision) {
                    Ok(_) => return self.taken_back(table, "Your last decision is undone."),
                    Err(barrier) => self.stuck(table, &barrier, "yet")?,
                },
                Command::UndoTurn => match table.undo(seat, Undo::Turn) {
                    Ok(back) => {
                        let undone = many(back.decisions as i64, "decision", "decisions");
                        return self.taken_back(table, &format!("Undone: {undone}."));
                    }
                    Err(barrier) => self.stuck(table, &barrier, "in this turn")?,
                },
                Command::Quit => return Ok(Answer::Quit),
                Command::Nothing | Command::Agree if proposal.is_some() => {
                    return Ok(proposal.map_or(Answer::Again, Answer::Act));
                }
                Command::Nothing => {}
                Command::Agree => writeln!(self.out, "Nothing is proposed here; choose 1 to {}.", legal.len())?,
                command @ (Command::Why(_)
                | Command::Rule(_)
                | Command::Board
                | Command::Log { .. }
                | Command::Score
                | Command::Hint
                | Command::How
                | Command::Marks(_)
                | Command::Save(_)
                | Command::Help) => self.look(table, seat, legal, &command)?,
            }
        }
    }

    /// Commands that change nothing.
    fn look<G: Shelf>(&mut self, table: &Table<G>, seat: Seat, legal: &[G::Action], command: &Command) -> Result<()> {
        let view = table.game().view(table.state(), Some(seat));
        match command {
            Command::Why(words) => self.why(table, seat, words)?,
            Command::Rule(id) => {
                let text = rules::described(&self.rules, id).unwrap_or_else(|| rules::unknown(&self.rules, id));
                writeln!(self.out, "{text}")?;
            }
            Command::Board => {
                write!(self.out, "{}", table.game().board(&view, &self.names))?;
                self.show_choices(table, seat, legal)?;
            }
            Command::Log { all } => {
                let lines = log::lines(table, 0, seat);
                let from = if *all { 0 } else { lines.len().saturating_sub(LAST_EVENTS) };
                lines[from..].iter().try_for_each(|line| writeln!(self.out, "{}", text::entry(line)))?;
            }
            Command::Score => {
                writeln!(self.out, "If the game ended now:")?;
                write!(self.out, "{}", score::sheet(table.game(), table.state(), &self.names))?;
            }
            Command::Hint => write!(self.out, "{}", hint::hint(table.game(), table.steps().len(), &view, legal))?,
            Command::How => writeln!(self.out, "{}", G::HOW.trim_end())?,
            Command::Marks(thing) => match table.game().marks(&view, thing) {
                Ok(text) => write!(self.out, "{text}")?,
                Err(error) => writeln!(self.out, "{}", text::wrapped(&error, ""))?,
            },
            Command::Save(path) => self.save_as(table, path)?,
            Command::Help => self.help::<G>()?,
            Command::Nothing
            | Command::Agree
            | Command::Choose(_)
            | Command::Act(_)
            | Command::Undo
            | Command::UndoTurn
            | Command::Quit => {}
        }
        Ok(())
    }

    /// The last words: where the game can be found.
    pub fn goodbye<G: Terminal>(&mut self, table: &Table<G>) -> Result<()> {
        self.save(table)?;
        match &self.record {
            Some(path) => writeln!(self.out, "The game is saved in `{0}`; go on with --resume `{0}`.", path.display())?,
            None => writeln!(self.out, "The game was not saved. Next time use `save FILE` or --record FILE.")?,
        }
        Ok(())
    }

    /// The end of the game: the scoring sheet and the places.
    pub fn finish<G: Terminal>(&mut self, table: &Table<G>) -> Result<()> {
        self.save(table)?;
        if let Some(seat) = self.present {
            self.tell_news(table, seat)?;
        }
        writeln!(self.out)?;
        write!(self.out, "{}", score::result(table.game(), table.state(), &self.names))?;
        if let Some(path) = &self.record {
            writeln!(self.out, "The record is in `{}`.", path.display())?;
        }
        Ok(())
    }

    /// A line that was typed.
    fn line<G: Terminal>(&mut self, table: &Table<G>) -> Result<String> {
        if let Some(line) = self.read()? {
            return Ok(line);
        }
        self.save(table)?;
        writeln!(self.out)?;
        let kept = self.record.as_ref().map_or(String::new(), |path| format!("; it is saved in `{}`", path.display()));
        Err(failed(format!("the input ended before the game did{kept}")))
    }

    /// The next line, whatever bytes it holds; nothing at the end of the input.
    fn read(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        let n = self.input.read_until(b'\n', &mut bytes)?;
        Ok((n > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn save<G: Terminal>(&self, table: &Table<G>) -> Result<()> {
        self.record.as_ref().map_or(Ok(()), |path| write_record(table, path))
    }

    fn save_as<G: Terminal>(&mut self, table: &Table<G>, path: &Path) -> Result<()> {
        if path.as_os_str().is_empty() {
            writeln!(self.out, "Name the file: save FILE")?;
            return Ok(());
        }
        match write_record(table, path) {
            Ok(()) => writeln!(self.out, "Saved to `{}`.", path.display())?,
            Err(error) => writeln!(self.out, "{error:#}")?,
        }
        Ok(())
    }

    /// Where several share the keyboard, nobody sees another one's cards.
    fn change_seats(&mut self, seat: Seat) -> Result<()> {
        if self.people > 1 && self.present != Some(seat) {
            if stdout().is_terminal() {
                write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
            }
            write!(self.out, "\nHand the keyboard to seat {seat}, then press Enter. ")?;
            self.out.flush()?;
            self.read()?.ok_or_else(|| failed("the input ended before the game did"))?;
            if stdout().is_terminal() {
                write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
            }
        }
        self.present = Some(seat);
        Ok(())
    }

    fn tell_news<G: Terminal>(&mut self, table: &Table<G>, seat: Seat) -> Result<()> {
        let news = log::lines(table, self.told[seat], seat);
        self.told[seat] = table.steps().len();
        if !news.is_empty() {
            writeln!(self.out, "\nWhat happened:")?;
            news.iter().try_for_each(|line| writeln!(self.out, "{}", text::entry(line)))?;
        }
        Ok(())
    }

    fn show_decision<G: Terminal>(&mut self, table: &Table<G>, seat: Seat, legal: &[G::Action]) -> Result<()> {
        let view = table.game().view(table.state(), Some(seat));
        writeln!(self.out)?;
        match table.game().decision(table.state()) {
            Some(decision) if table.game().begins(decision) => {
                write!(self.out, "{}", table.game().board(&view, &self.names))?;
            }
            Some(_) | None => writeln!(self.out, "{}", text::wrapped(&table.game().in_short(&view, &self.names), ""))?,
        }
        self.show_choices(table, seat, legal)
    }

    fn show_choices<G: Terminal>(&mut self, table: &Table<G>, seat: Seat, legal: &[G::Action]) -> Result<()> {
        let game = table.game();
        let view = game.view(table.state(), Some(seat));
        let Some(decision) = game.decision(table.state()) else { return Ok(()) };
        let question = format!("{} ({})", game.question(&view, decision), game.decision_rule(decision));
        writeln!(self.out, "\n{}", text::wrapped(&question, ""))?;
        let mut wishes = game.wishes(&view, decision);
        wishes.retain(|wish| !legal.contains(wish));
        let width = legal.iter().chain(&wishes).map(|action| action.to_string().chars().count()).max().unwrap_or(0);
        for (n, &action) in (1..).zip(legal) {
            let before = format!("{n:>3}  {:width$}  ", action.to_string());
            let proposed =
                if game.proposal(table.state()) == Some(action) { " (proposed: Enter or ok takes it)" } else { "" };
            writeln!(self.out, "{}", text::hanging(&before, &(game.choice(&view, action) + proposed)))?;
        }
        for wish in wishes {
            let reasons = game.explain(table.state(), wish);
            let first = reasons.first().map_or(String::new(), |&reason| game.why(reason));
            let before = format!("  -  {:width$}  ", wish.to_string());
            writeln!(self.out, "{}", text::hanging(&before, &format!("not possible: {first}")))?;
        }
        Ok(())
    }

    fn taken_back<G: Terminal>(&mut self, table: &Table<G>, text: &str) -> Result<Answer<G::Action>> {
        self.told = BySeat::from_fn(|seat| self.told[seat].min(table.steps().len()));
        writeln!(self.out, "{text}")?;
        Ok(Answer::Again)
    }

    /// Says what stands in the way of an undo; `when` completes "you have not decided anything …".
    fn stuck<G: Terminal>(&mut self, table: &Table<G>, barrier: &BarrierOf<G>, when: &str) -> Result<()> {
        let reason = match barrier {
            Barrier::OtherActed(seat) => format!("{seat} has moved"),
            Barrier::Luck(Some(event)) => table.game().told(event),
            Barrier::Luck(None) => "something was drawn or rolled".to_owned(),
            Barrier::Shown => "something hidden was revealed to you".to_owned(),
            Barrier::Policy(_) => "nothing is taken back freely at this table".to_owned(),
            Barrier::Nothing => format!("you have not decided anything {when}"),
        };
        writeln!(self.out, "Can't undo: {reason}.")?;
        Ok(())
    }

    /// Says all reasons against an action.
    fn refuse<G: Terminal>(&mut self, table: &Table<G>, action: G::Action) -> Result<()> {
        writeln!(self.out, "`{action}` is not possible now:")?;
        for reason in table.game().explain(table.state(), action) {
            writeln!(self.out, "{}", text::hanging("  ", &table.game().why(reason)))?;
            if let Some(rule) = self.rules.rule(table.game().reason_rule(reason).0) {
                let text = format!("{} (p. {}): {}", rule.id, rule.page, rule.text);
                writeln!(self.out, "{}", text::wrapped(&text, "      "))?;
            }
        }
        Ok(())
    }

    fn why<G: Terminal>(&mut self, table: &Table<G>, seat: Seat, words: &str) -> Result<()> {
        if words.is_empty() {
            writeln!(self.out, "Name an action: ? {}", G::EXAMPLES.action)?;
            return Ok(());
        }
        match words.parse::<G::Action>() {
            Ok(action) if table.game().explain(table.state(), action).is_empty() => {
                let view = table.game().view(table.state(), Some(seat));
                writeln!(self.out, "`{action}` is possible: {}", table.game().choice(&view, action))?;
            }
            Ok(action) => self.refuse(table, action)?,
            Err(error) => writeln!(self.out, "{}", text::wrapped(&error.to_string(), ""))?,
        }
        Ok(())
    }

    /// What was typed is neither a command nor an action; it may be a page of this game.
    fn puzzled<G: Terminal>(
        &mut self,
        table: &Table<G>,
        seat: Seat,
        legal: &[G::Action],
        words: &str,
        error: &table::ParseActionError,
    ) -> Result<()> {
        let view = table.game().view(table.state(), Some(seat));
        if let Some(page) = table.game().page(&words.to_lowercase(), &view, &self.names) {
            write!(self.out, "{page}")?;
            return Ok(());
        }
        if words.parse::<f64>().is_ok() {
            writeln!(self.out, "There is no choice {words}; choose 1 to {}.", legal.len())?;
            return Ok(());
        }
        // What would be right is worth telling unless it is a list of everything.
        let mut reply = match error.expected.chars().count() {
            0..=100 => format!("{error}."),
            _ => format!("`{words}` is not an action or a command."),
        };
        let first = |text: &str| text.split_whitespace().next().map(str::to_lowercase);
        if let Some(like) = legal.iter().map(ToString::to_string).find(|action| first(action) == first(words)) {
            reply.push_str(&format!(" You could type `{like}`."));
        }
        reply.push_str(&format!(" Type a number from 1 to {}, or `help`.", legal.len()));
        writeln!(self.out, "{}", text::wrapped(&reply, ""))?;
        Ok(())
    }

    fn help<G: Terminal>(&mut self) -> Result<()> {
        let pages = G::PAGES.iter().map(|&(word, shows)| (word.to_owned(), shows.to_owned()));
        let commands: Vec<(String, String)> = command::help(&G::EXAMPLES).into_iter().chain(pages).collect();
        let width = commands.iter().map(|(word, _)| word.chars().count()).max().unwrap_or(0);
        for (word, shows) in commands {
            writeln!(self.out, "{}", text::hanging(&format!("  {word:width$} "), &shows).trim_end())?;
        }
        Ok(())
    }
}
