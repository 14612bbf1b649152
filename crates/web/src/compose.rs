//! Putting an action together: the small questions that belong together are answered in one form, and given together.
//!
//! A form begins with what the table asks. Each answer is performed in a draft ([`session::Draft`]); the next question, as long as
//! it is the same player's and nothing hidden or random lies before it, becomes the next row with its own choices and, where the
//! game knows one, an answer that is set at first. No rule stands here: what may follow what is asked of the game.

use crate::board::{Form, Place, Placed};
use session::{Draft, SightOf, Then};
use std::collections::BTreeMap;
use std::mem::discriminant;
use std::sync::Arc;
use table::Seat;

/// What the board means further on is looked for so many questions deep.
const DEEP: usize = 3;
/// Of more answers than this only those that no place stands for are looked behind: whoever chooses among many places is at the first of them.
const FEW: usize = 8;

/// A form that is being filled in.
pub struct Composer<G: Placed> {
    game: Arc<G>,
    draft: Draft<G>,
    /// For each answer of the draft whether somebody has chosen it, or it was set at first.
    chosen: Vec<bool>,
}

// Not derived, because a derive would ask the same of the game itself.
impl<G: Placed> Clone for Composer<G> {
    fn clone(&self) -> Self {
        Self { game: Arc::clone(&self.game), draft: self.draft.clone(), chosen: self.chosen.clone() }
    }
}

/// A row of the form: a question with its answer, or with several of them where it is asked again and again.
#[derive(Clone, PartialEq, Debug)]
pub struct FormRow<A> {
    /// The first of its answers in the draft.
    pub at: usize,
    /// How it looks best.
    pub form: Form,
    /// What was answered, in the order of the rules.
    pub answers: Vec<A>,
    /// Whether nobody has touched it.
    pub is_preset: bool,
}

/// What a place of the board means beside the answers to the question of now.
#[derive(Clone, PartialEq, Debug)]
pub struct Meant<A> {
    /// The row that is answered first: one that was set at first and is answered otherwise, or the question of now.
    pub row: usize,
    /// The answers from there on.
    pub answers: Vec<A>,
}

impl<G: Placed> Composer<G> {
    /// The form of what a seat is asked that sees this.
    pub fn new(game: Arc<G>, view: &G::View, seat: Seat, single_answers: bool) -> Self {
        let draft = Draft::new(Arc::clone(&game), view, seat, single_answers);
        let mut new = Self { game, draft, chosen: Vec::new() };
        new.set_presets();
        new
    }

    /// The answers so far.
    pub fn draft(&self) -> &Draft<G> {
        &self.draft
    }

    /// Whether anything is filled in.
    pub fn is_begun(&self) -> bool {
        !self.draft.rows().is_empty()
    }

    /// Whether somebody has filled in something.
    pub fn is_touched(&self) -> bool {
        self.chosen.contains(&true)
    }

    /// The question that is to be answered now; none where the form is filled in.
    pub fn question(&self) -> Option<G::Decision> {
        let is_next = |decision: &G::Decision| !self.is_begun() || !self.game.begins(*decision);
        self.draft.decision().filter(is_next)
    }

    /// Whether it can be given: nothing is asked any more, or only whether something is added to what was picked.
    pub fn is_complete(&self) -> bool {
        self.is_begun() && self.question().is_none() || self.end_of_several().is_some()
    }

    /// The answer that ends a question that is asked again and again, if it may be ended now.
    fn end_of_several(&self) -> Option<G::Action> {
        let decision = self.question()?;
        let may_end = self.game.form(decision) == Form::Several || self.is_begun() && self.game.may_end(decision);
        self.draft.legal().into_iter().find(|&action| may_end && self.game.is_done(action))
    }

    /// Whether somebody has chosen every answer that there was a choice of, one after the other; what nobody would answer otherwise is
    /// no choice.
    pub fn is_all_chosen(&self) -> bool {
        let rows = || self.draft.rows().iter().zip(&self.chosen);
        let is_own = |(row, chosen): (&session::DraftRow<G>, &bool)| {
            let is_choice = row.legal.len() > 1 && !self.game.is_plain(row.decision, row.action);
            !is_choice || *chosen && self.game.form(row.decision) == Form::Choice
        };
        rows().all(is_own) && self.question().is_none() && self.is_touched()
    }

    /// What stands behind it once it is given.
    pub fn then(&self) -> Then {
        self.ended().draft.then()
    }

    /// The list that is given.
    pub fn actions(&self) -> Vec<G::Action> {
        self.ended().draft.actions()
    }

    /// The same form, with the answers that say "no more" where they are due.
    fn ended(&self) -> Self {
        let mut all = self.clone();
        while let Some(done) = all.end_of_several() {
            if !all.draft.push(done) {
                break;
            }
            all.chosen.push(false);
            all.set_presets();
        }
        all
    }

    /// What the seat would see with all that is filled in.
    pub fn sight(&self, base: &SightOf<G>) -> SightOf<G> {
        self.draft.sight(base)
    }

    /// Answers the question of now; whether that was possible. What is set at first after it is set.
    pub fn choose(&mut self, action: G::Action) -> bool {
        if self.question().is_none() || !self.draft.push(action) {
            return false;
        }
        self.chosen.push(true);
        self.set_presets();
        true
    }

    /// What places of the board mean beside the answers to the question of now: the answers up to one further on, where just one shortest
    /// list of answers leads to it, so that a tile which a move of the Cardinal reaches means the move, its steps and the tile; or another
    /// answer to what was set at first.
    pub fn meant(&self) -> BTreeMap<Place, Meant<G::Action>> {
        let mut found: BTreeMap<Place, Option<Meant<G::Action>>> = BTreeMap::new();
        let mut ways = if self.is_choice() { vec![(self.clone(), Vec::new())] } else { Vec::new() };
        for depth in 0..DEEP {
            let (mut places, mut next) = (Vec::new(), Vec::new());
            for (form, path) in ways {
                let (legal, view) = (form.answers(), form.draft.view());
                let is_wide = legal.len() > FEW;
                for action in legal {
                    let answers: Vec<G::Action> = path.iter().copied().chain([action]).collect();
                    let at = self.game.places(&view, action);
                    let is_behind = !is_wide || at.is_empty();
                    if depth > 0 {
                        places.push((Meant { row: self.chosen.len(), answers: answers.clone() }, at));
                    }
                    let mut longer = form.clone();
                    if is_behind && longer.choose(action) && longer.is_choice() {
                        next.push((longer, answers));
                    }
                }
            }
            add_nearest(&mut found, places);
            ways = next;
        }
        add_nearest(&mut found, self.instead());
        found.into_iter().filter_map(|(place, meant)| Some((place, meant?))).collect()
    }

    /// The other answers to what was set at first, with their places.
    fn instead(&self) -> Vec<(Meant<G::Action>, Vec<Place>)> {
        let rows = self.draft.rows().iter().zip(&self.chosen).enumerate();
        let preset = rows.filter(|(_, (row, chosen))| !**chosen && self.game.form(row.decision) == Form::Choice);
        let others = preset.flat_map(|(at, (row, _))| {
            let view = self.draft.view_at(at);
            let is_other = |action: &&G::Action| **action != row.action && !self.game.is_aside(**action);
            let other =
                move |&action: &G::Action| (Meant { row: at, answers: vec![action] }, self.game.places(&view, action));
            row.legal.iter().filter(is_other).map(other)
        });
        others.collect()
    }

    /// Fills in what a place means.
    pub fn fill_in_meant(&mut self, meant: &Meant<G::Action>) {
        if let [only] = meant.answers.as_slice()
            && meant.row < self.chosen.len()
        {
            return self.change(meant.row, *only);
        }
        // An answer that cannot be given any more ends the list.
        _ = meant.answers.iter().all(|&action| self.choose(action));
    }

    /// The answers to what is asked after an answer, where that is one of so few that they can be told beside it.
    pub fn further(&self, action: G::Action, few: usize) -> Vec<(G::Action, G::View)> {
        let mut form = self.clone();
        let is_asked = form.choose(action)
            && form.draft.rows().len() == self.draft.rows().len() + 1
            && form.question().is_some_and(|decision| self.game.form(decision) == Form::Choice);
        let answers = if is_asked { form.answers() } else { Vec::new() };
        let view = form.draft.view();
        if answers.len() > few {
            Vec::new()
        } else {
            answers.into_iter().map(|answer| (answer, view.clone())).collect()
        }
    }

    /// The answers to the question of now that are not given beside it.
    fn answers(&self) -> Vec<G::Action> {
        let legal = self.question().map(|_| self.draft.legal()).unwrap_or_default();
        legal.into_iter().filter(|&action| !self.game.is_aside(action)).collect()
    }

    /// Whether something is asked now that is chosen at places.
    fn is_choice(&self) -> bool {
        self.question().is_some_and(|decision| self.game.form(decision) != Form::Amount)
    }

    /// Sets the answers that are set at first, up to a question that has none.
    fn set_presets(&mut self) {
        while let Some(action) = self.preset() {
            if !self.draft.push(action) {
                return;
            }
            self.chosen.push(false);
        }
    }

    /// What is set at first of what is asked now: what the rules propose, else what the game knows.
    fn preset(&self) -> Option<G::Action> {
        let (decision, legal) = (self.question()?, self.draft.legal());
        let own = || self.game.preset(&self.draft.view(), decision, &legal);
        self.draft.proposal().or_else(own).filter(|action| legal.contains(action))
    }

    /// The rows that are filled in, in order.
    pub fn rows(&self) -> Vec<FormRow<G::Action>> {
        let mut rows: Vec<FormRow<G::Action>> = Vec::new();
        let mut before = None;
        for (at, row) in self.draft.rows().iter().enumerate() {
            let (form, kind) = (self.game.form(row.decision), discriminant(&row.decision));
            match rows.last_mut().filter(|_| form == Form::Several && before == Some(kind)) {
                Some(last) => {
                    last.answers.push(row.action);
                    last.is_preset &= !self.chosen[at];
                }
                None => {
                    rows.push(FormRow { at, form, answers: vec![row.action], is_preset: !self.chosen[at] });
                }
            }
            before = Some(kind);
        }
        rows
    }

    /// The form as it was when a row was asked.
    pub fn before(&self, row: usize) -> Self {
        let mut earlier = self.clone();
        earlier.draft.truncate(row);
        earlier.chosen.truncate(row);
        earlier
    }

    /// Gives a row another answer. What was chosen after it stays where it is still asked and possible.
    pub fn change(&mut self, row: usize, action: G::Action) {
        let later = self.later(row + 1);
        *self = self.before(row);
        if self.choose(action) {
            self.choose_again(&later);
        }
    }

    /// What somebody has chosen from a row on: the kind of question and the answer.
    fn later(&self, from: usize) -> Vec<(std::mem::Discriminant<G::Decision>, G::Action)> {
        let all = self.draft.rows().iter().zip(&self.chosen).skip(from);
        all.filter(|(_, chosen)| **chosen).map(|(row, _)| (discriminant(&row.decision), row.action)).collect()
    }

    /// Chooses again what was chosen before, where the same is asked, over what was set at first.
    fn choose_again(&mut self, later: &[(std::mem::Discriminant<G::Decision>, G::Action)]) {
        for &(kind, action) in later {
            if self.question().is_some_and(|decision| discriminant(&decision) == kind) {
                self.choose(action);
                continue;
            }
            let rows = self.draft.rows().iter().zip(&self.chosen);
            let preset = rows.enumerate().find(|(_, (row, chosen))| !**chosen && discriminant(&row.decision) == kind);
            if let Some((at, (row, _))) = preset
                && row.legal.contains(&action)
            {
                let mut other = self.before(at);
                if other.choose(action) {
                    *self = other;
                }
            }
        }
    }

    /// Fills in again what was chosen in another form, where the same is asked and possible.
    pub fn fill_in_again(&mut self, other: &Self) {
        self.choose_again(&other.later(0));
    }

    /// What is picked by now of a question that is asked again and again, and where its row begins.
    pub fn picked(&self) -> (usize, Vec<G::Action>) {
        let kind = self.question().map(|decision| discriminant(&decision));
        let rows = self.draft.rows();
        let is_same = |row: &&session::DraftRow<G>| Some(discriminant(&row.decision)) == kind;
        let n = rows.iter().rev().take_while(is_same).count();
        (rows.len() - n, rows[rows.len() - n..].iter().map(|row| row.action).collect())
    }

    /// Opens a row again: it and all after it are to be answered anew.
    pub fn reopen(&mut self, row: usize) {
        *self = self.before(row);
    }

    /// Takes back what was chosen last, with what was set after it; whether there was something.
    pub fn back(&mut self) -> bool {
        match self.chosen.iter().rposition(|chosen| *chosen) {
            Some(last) => {
                self.reopen(last);
                true
            }
            None => false,
        }
    }

    /// Everything that can be picked in a row that is asked again and again, or in the question of now, each with what is seen when
    /// it can be.
    pub fn pickable(&self, row: Option<usize>) -> Vec<(G::Action, G::View)> {
        let start = row.map_or_else(|| self.clone(), |row| self.before(row));
        let Some(kind) = start.draft.decision().map(|decision| discriminant(&decision)) else { return Vec::new() };
        start.draft.pickable(|decision| discriminant(&decision) == kind, |action| self.game.is_done(action))
    }

    /// Whether the same can be picked more than once in a row that is asked again and again.
    pub fn repeats(&self, row: usize) -> bool {
        let start = self.before(row);
        let twice = |action: G::Action| {
            let mut draft = start.draft.clone();
            draft.push(action) && draft.push(action)
        };
        start.draft.legal().into_iter().any(twice)
    }

    /// Picks these in a row that is asked again and again, in the order of the rules; whether all of them could be picked.
    pub fn pick(&mut self, row: usize, mut picks: Vec<G::Action>) -> bool {
        picks.sort();
        let mut other = self.before(row);
        let kind = other.draft.decision().map(|decision| discriminant(&decision));
        for action in picks {
            if !other.draft.push(action) {
                return false;
            }
            other.chosen.push(true);
        }
        // As long as more can be picked nothing is set for the player.
        if other.draft.decision().map(|decision| discriminant(&decision)) != kind {
            other.set_presets();
        }
        *self = other;
        true
    }
}

/// Adds what places mean that mean nothing yet; a place with more than one meaning has none.
fn add_nearest<A>(found: &mut BTreeMap<Place, Option<Meant<A>>>, places: Vec<(Meant<A>, Vec<Place>)>)
where
    A: Clone,
{
    let mut level: BTreeMap<Place, Option<Meant<A>>> = BTreeMap::new();
    for (meant, at) in places {
        for place in at {
            level.entry(place).and_modify(|known| *known = None).or_insert_with(|| Some(meant.clone()));
        }
    }
    for (place, meant) in level {
        found.entry(place).or_insert(meant);
    }
}
