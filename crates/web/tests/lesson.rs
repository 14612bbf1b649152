//! The lessons that are shipped, played through as the page does it: by forms, with every answer that is said to be as good.

use lisboa::Lisboa;
use madeira::Madeira;
use session::lesson::{LEARNER, Lesson, LessonText, Stand, read};
use session::{Shelf, Table};
use table::{Actor, Game};
use web::board::Placed;
use web::compose::Composer;

const LISBOA: &str = include_str!("../../../lessons/lisboa.lesson");
const MADEIRA: &str = include_str!("../../../lessons/madeira.lesson");

/// Somebody who follows a lesson.
struct Learner<'a, G: Game> {
    lesson: &'a Lesson<G>,
    table: Table<G>,
    /// A step at which another answer is given.
    other: Option<(usize, G::Action)>,
    /// What could have been answered at each step.
    legal: Vec<Vec<G::Action>>,
}

fn own<G: Game>(table: &Table<G>) -> Vec<G::Action> {
    let own = table.steps().iter().filter(|step| step.by == Actor::Player(LEARNER) && !step.forced);
    own.map(|step| step.action).collect()
}

impl<'a, G: Placed + Shelf> Learner<'a, G> {
    fn begin(text: &LessonText, lesson: &'a Lesson<G>, part: usize) -> Self {
        let record = text.begin::<G>(part, "You").unwrap_or_else(|error| panic!("{error}"));
        let head = session::shelf::record_head(&record).expect("a head");
        let game = std::sync::Arc::new(session::shelf::make_of_record::<G>(&head, None).expect("a game"));
        let mut table = Table::read(game, &record).expect("a record").table;
        table.follow(&text.record).expect("the record of the lesson");
        table.go_on();
        Self { lesson, table, other: None, legal: vec![Vec::new(); lesson.steps.len()] }
    }

    /// Plays to the end of the lesson.
    fn play(&mut self) {
        for _ in 0..500 {
            match self.table.game().actor(self.table.state()) {
                Actor::Player(LEARNER) => {
                    if self.turn() == Stand::Done {
                        return;
                    }
                }
                actor @ Actor::Player(seat) => {
                    let scripted = self.table.scripted(actor);
                    assert!(
                        scripted.is_some() || self.other.is_some(),
                        "{seat} has nothing to do: {:?}",
                        self.table.legal()
                    );
                    let action = scripted.unwrap_or_else(|| self.table.legal()[0]);
                    self.table.act(seat, action).expect("what others do is possible");
                }
                Actor::Chance | Actor::Nobody => panic!("nobody is asked"),
            }
        }
        panic!("the lesson does not end");
    }

    /// Fills in one form and gives it.
    fn turn(&mut self) -> Stand {
        let game = self.table.shared_game();
        let view = game.view(self.table.state(), Some(LEARNER));
        let mut form = Composer::new(game.clone(), &view, LEARNER, true);
        loop {
            let answers: Vec<G::Action> = own(&self.table).into_iter().chain(form.draft().actions()).collect();
            let step = match self.lesson.stand(&answers) {
                Stand::Step(step) if form.question().is_some() => step,
                Stand::Lost(step) => panic!("lost at step {step} {:?}: {answers:?}", self.lesson.said_at(step)),
                stand @ (Stand::Step(_) | Stand::Done) => {
                    // A form may still ask when the last step is filled in.
                    if form.is_complete() {
                        self.table.act_all(LEARNER, &form.actions()).expect("what is filled in is possible");
                    }
                    return stand;
                }
            };
            let legal = form.draft().legal();
            let expected = &self.lesson.steps[step];
            let other = self.other.filter(|(at, _)| *at == step).map(|(_, action)| action);
            let fitting = expected.answers.iter().copied().find(|answer| legal.contains(answer));
            let any = || legal.iter().copied().find(|answer| expected.fits(answer));
            let answer = other.or(fitting).or_else(any);
            let told =
                || format!("step {step} {:?}: {:?} is none of {legal:?}", self.lesson.said_at(step), expected.answers);
            let answer = answer.unwrap_or_else(|| panic!("{}", told()));
            assert!(form.choose(answer), "{}", told());
            self.legal[step] = legal;
        }
    }
}

fn is_played_through<G: Placed + Shelf>(text: &str) {
    let text = read(text).expect("the file can be read");
    let lesson = text.open::<G>().unwrap_or_else(|error| panic!("{error}"));
    for part in 0..lesson.parts.len() {
        let mut learner = Learner::begin(&text, &lesson, part);
        learner.play();
        for step in lesson.steps_of(part) {
            let expected = &lesson.steps[step];
            let others = learner.legal[step].iter().filter(|answer| expected.fits(answer));
            for &other in others.filter(|answer| **answer != expected.answers[0]) {
                let mut again = Learner::begin(&text, &lesson, part);
                again.other = Some((step, other));
                again.play();
            }
            for also in &expected.answers {
                assert!(
                    learner.legal[step].is_empty() || learner.legal[step].contains(also),
                    "`{also}` is never possible"
                );
            }
        }
    }
}

#[test]
fn the_lesson_of_lisboa_is_played_through() {
    is_played_through::<Lisboa>(LISBOA);
}

#[test]
fn the_lesson_of_madeira_is_played_through() {
    is_played_through::<Madeira>(MADEIRA);
}

/// The messages of a lesson: its parts, and the steps that have a name.
fn ids<G: Shelf>(game: &str, text: &str) -> Vec<(String, &'static [(&'static str, usize)])> {
    const PART: &[(&str, usize)] = &[("about", 14), ("end", 14)];
    const STEP: &[(&str, usize)] = &[("goal", 9)];
    let lesson = read(text).expect("the file can be read").open::<G>().unwrap_or_else(|error| panic!("{error}"));
    let parts = lesson.parts.iter().map(|part| (format!("lesson-{game}-{}", part.name), PART));
    let steps = (0..lesson.steps.len()).filter_map(|step| lesson.said_at(step));
    let steps = steps.map(|(part, step)| (format!("lesson-{game}-{part}-{step}"), STEP));
    parts.chain(steps).collect()
}

#[test]
fn every_part_and_step_has_its_few_words_and_no_others_are_there() {
    let ids = [ids::<Lisboa>("lisboa", LISBOA), ids::<Madeira>("madeira", MADEIRA)].concat();
    for language in words::Language::ALL {
        let words = words::Words::new(language, words::Isolation::Plain);
        let count = |text: &str| text.split_whitespace().count();
        for (id, forms) in &ids {
            let text = words.find(id, None).unwrap_or_else(|| panic!("{language}: `{id}` is in no file"));
            assert!(count(&text) <= 14, "{language}: `{id}` is too long: {text}");
            for (form, most) in *forms {
                let text = words.find(id, Some(form)).unwrap_or_else(|| panic!("{language}: `{id}` has no {form}"));
                assert!(count(&text) <= *most, "{language}: {form} of `{id}` is too long: {text}");
            }
        }
        let (_, file) = language.later().iter().find(|(name, _)| name.ends_with("lessons.ftl")).expect("the file");
        let starts = ["lesson-lisboa-", "lesson-madeira-"];
        let said = file.lines().filter(|line| starts.iter().any(|start| line.starts_with(start)));
        for id in said.filter_map(|line| line.split(" =").next()) {
            assert!(ids.iter().any(|(known, _)| known == id), "{language}: `{id}` is never said");
        }
    }
}
