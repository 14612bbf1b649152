//! Whole random games in which everything that can be said is said.

use lisboa::Lisboa;
use madeira::Madeira;
use std::collections::BTreeSet;
use table::{Action, Actor, Seat};
use testkit::random_game;
use words::{Isolation, Language, Message, Value, Worded, Words};

/// Says everything and complains about what cannot be said.
struct Listener {
    words: Words,
    /// The ids of what was said.
    said: BTreeSet<&'static str>,
}

impl Listener {
    fn new() -> Self {
        Self { words: Words::new(Language::English, Isolation::Plain), said: BTreeSet::new() }
    }

    fn hear(&mut self, message: &Message) -> String {
        let text = self.words.check(message).unwrap_or_else(|mistakes| panic!("{mistakes:?} in {message:?}"));
        assert!(!text.is_empty() && !text.contains("{$") && !text.contains("{ $"), "`{text}` of {message:?}");
        assert!(!text.contains("  ") && !text.contains(" ,") && text == text.trim(), "`{text}` of {message:?}");
        self.note(message);
        text
    }

    /// Notes what was said, with all that is filled in.
    fn note(&mut self, message: &Message) {
        self.said.insert(message.id);
        for (_, value) in &message.args {
            match value {
                Value::Message(inner) => self.note(inner),
                Value::List(list) => list.items.iter().for_each(|item| self.note(item)),
                Value::Number(_) | Value::Name(_) | Value::Seat(_) => {}
            }
        }
    }

    /// The messages of a game that were not said.
    fn unsaid(&self, game: &str) -> Vec<&'static str> {
        let lines = Language::English.files().iter().filter(|(file, _)| file.starts_with(game));
        let ids = lines.flat_map(|(_, text)| text.lines()).filter(|line| line.starts_with(game));
        let ids = ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
        ids.filter(|id| !self.said.contains(id)).collect()
    }

    /// A message that must have a short form.
    fn hear_titled(&mut self, message: &Message) {
        let text = self.hear(message);
        let title = self.words.form(message, "title", &Default::default());
        assert!(!title.is_empty() && title == title.trim(), "the title of {message:?}");
        assert!(title != text || title.chars().count() < 60, "`{}` has no title", message.id);
    }

    /// Everything that a viewer may be told before a decision.
    fn hear_table<G: Worded>(&mut self, game: &G, state: &G::State, viewer: Option<Seat>, legal: &[G::Action]) {
        let view = game.view(state, viewer);
        let path = game.path(&view);
        assert!(path.at < path.stations.len(), "{path:?}");
        path.stations.iter().for_each(|station| _ = self.hear(station));
        let Some(decision) = game.decision(state) else { return };
        self.hear_titled(&game.ask(&view, decision));
        for &action in legal {
            self.hear_titled(&game.answer(&view, action));
            _ = self.hear(&game.full_answer(&view, action));
            let outcome = game.outcome(&view, action);
            outcome.changes.iter().for_each(|change| _ = self.hear(&change.message()));
            outcome.warnings.iter().for_each(|warning| _ = self.hear(warning));
        }
        if viewer.is_some() && game.actor(state).seat() == viewer {
            for wish in game.wishes(&view, decision) {
                game.explain(state, wish).into_iter().for_each(|reason| _ = self.hear(&game.refusal(reason)));
            }
        }
    }
}

/// Plays games and says everything; `every` steps all actions there are must say why they are refused.
fn play<G: Worded>(listener: &mut Listener, game: &G, seeds: std::ops::Range<u64>, every: usize) {
    for seed in seeds {
        let played = random_game(game, seed, 50_000, |step| {
            let actor = game.actor(step.before);
            if let Actor::Player(seat) = actor {
                listener.hear_table(game, step.before, Some(seat), step.legal);
                if step.number % 7 == 0 {
                    listener.hear_table(game, step.before, None, step.legal);
                    listener.hear_table(game, step.before, Some(seat.left(game.n_seats())), step.legal);
                }
            }
            if step.number % every == 0 {
                for action in (0..G::Action::COUNT).filter_map(G::Action::from_index) {
                    game.explain(step.before, action).into_iter().for_each(|why| _ = listener.hear(&game.reason(why)));
                }
            }
            let (mut after, mut events) = (*step.before, Vec::new());
            game.apply(&mut after, step.action, &mut events);
            for event in &events {
                _ = listener.hear(&game.log_line(event));
                for viewer in testkit::viewers(game) {
                    game.redact(event, viewer).iter().for_each(|seen| _ = listener.hear(&game.log_line(seen)));
                }
            }
            for line in game.score_sheet(&after) {
                _ = listener.hear(&G::score_line(line.name).expect("every line of the sheet has a name"));
            }
            if let Some(reason) = game.end_reason(&after) {
                _ = listener.hear(&G::ended_by(reason).expect("every end has a name"));
            }
        });
        assert!(played.is_ok(), "{played:?}");
    }
    G::TERMS.iter().for_each(|name| _ = listener.hear(&G::term(name).expect("every term has a name")));
    [G::name(), G::points(), G::ties()].iter().for_each(|message| _ = listener.hear(message));
}

#[test]
fn everything_in_games_of_lisboa_can_be_said() {
    let mut listener = Listener::new();
    for players in 2..=4 {
        let options = lisboa::Options::players(players);
        let options = ["draft", "tasks", "tokens"].iter().try_fold(options, |options, name| options.with(name));
        for options in [lisboa::Options::players(players), options.expect("the options are known")] {
            let game = Lisboa::new(lisboa::Components::shipped(), options);
            play(&mut listener, &game, 1..3, 41);
            let game = &game;
            let played =
                random_game(game, 5, 50_000, |step| _ = listener.hear(&words::lisboa::things::stage(game, step.after)));
            assert!(played.is_ok(), "{played:?}");
        }
    }
    println!("UNSAID {:?}", listener.unsaid("lisboa"));
}

#[test]
fn everything_in_games_of_madeira_can_be_said() {
    let mut listener = Listener::new();
    for players in 2..=4 {
        let plain = madeira::Options::players(players);
        for options in [plain, plain.with("mill-prestige").expect("the option is known")] {
            let game = Madeira::new(madeira::Components::shipped(), options);
            play(&mut listener, &game, 1..4, 41);
        }
    }
    println!("UNSAID {:?}", listener.unsaid("madeira"));
    (1..=5).for_each(|round| _ = listener.hear(&words::madeira::things::round_end(round)));
}
