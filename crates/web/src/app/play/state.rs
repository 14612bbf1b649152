//! What the parts of a table share: what is shown, what can be answered, what is pointed at.

use super::choices::{Choice, Choices, changed};
use crate::app::Kept;
use crate::app::notice::Notices;
use crate::board::widgets::CHOICES;
use crate::board::{Form, Lights, Place, Scene};
use crate::compose::Composer;
use crate::played::Played;
use crate::settings::{Confirm, ConfirmTurn, Single};
use crate::table_link::{Answered, TableLink};
use crate::worker::desk::Failure;
use crate::{said, speech};
use leptos::prelude::*;
use session::{Asked, Barrier, Progress, Refusal, SightOf, Then, Undo};
use std::sync::Arc;
use table::{Actor, Seat};
use words::{Names, say};

/// A part of the table on a phone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The map and what can be answered.
    Board,
    /// What stands beside the map.
    Side,
    /// The own board and the hand.
    Me,
    /// The others.
    Others,
    /// The log.
    Log,
}

impl Tab {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Board, Self::Side, Self::Me, Self::Others, Self::Log];

    /// Its word for the style sheet.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Side => "side",
            Self::Me => "me",
            Self::Others => "others",
            Self::Log => "log",
        }
    }

    /// Its sign.
    pub const fn icon(self) -> &'static str {
        match self {
            Self::Board => "ui-board",
            Self::Side => "ui-tracks",
            Self::Me => "ui-me",
            Self::Others => "ui-others",
            Self::Log => "ui-log",
        }
    }

    /// Whether something can be chosen there.
    pub fn has_choices(self) -> bool {
        let part = match self {
            Self::Board => ".map",
            Self::Side => ".side",
            Self::Me => ".own",
            Self::Others => ".others",
            Self::Log => return false,
        };
        document().query_selector(&format!("{part} {CHOICES}")).is_ok_and(|spot| spot.is_some())
    }

    /// Its name.
    pub fn name<G: Played>(self) -> String {
        match self {
            Self::Board => said!("app-tab-board"),
            Self::Side => speech::tell(&G::beside()),
            Self::Me => said!("app-tab-me"),
            Self::Others => said!("app-tab-others"),
            Self::Log => said!("app-tab-log"),
        }
    }
}

/// What can be done around a table.
#[derive(Clone, Copy)]
pub struct Way {
    /// Tries something out from a moment of a view; nothing where that is being done already.
    pub try_out: Option<Callback<(Option<Seat>, usize)>>,
    /// Goes back from trying something out.
    pub back: Option<Callback<()>>,
    /// Opens a new table like this one.
    pub again: Callback<()>,
    /// Whether a bot says what it would do when it is asked.
    pub hints: RwSignal<bool>,
}

/// A form, and the question of the table that it answers.
pub struct Composing<G: Played> {
    base: Arc<SightOf<G>>,
    /// The form.
    pub form: Composer<G>,
    /// Whether it is filled in again where the same is asked next.
    is_kept: bool,
}

/// What was filled in and picked before a place was taken along.
struct Taken<G: Played> {
    touched: Option<Arc<Composing<G>>>,
    picked: Vec<Place>,
    /// Whether somebody had filled in something.
    is_touched: bool,
    /// Whether it is still held: nothing is given then.
    is_held: bool,
}

/// A sight, a form, … is never changed, so another one is another allocation.
fn is_other<T>(old: Option<&Option<Arc<T>>>, new: Option<&Option<Arc<T>>>) -> bool {
    match (old.and_then(Option::as_ref), new.and_then(Option::as_ref)) {
        (Some(old), Some(new)) => !Arc::ptr_eq(old, new),
        (None, None) => false,
        (Some(_), None) | (None, Some(_)) => true,
    }
}

/// What the parts of a table share; copies are the same.
pub struct At<G: Played> {
    /// The table.
    pub table: TableLink<G>,
    /// What can be done around it.
    pub ways: Way,
    /// What is seen: now, or then while somebody looks back.
    pub base: Memo<Option<Arc<SightOf<G>>>>,
    /// What is shown: the same with what is filled in and not given yet.
    pub shown: Memo<Option<Arc<SightOf<G>>>>,
    /// What is filled in; nothing where the viewer is not asked.
    pub composer: Memo<Option<Arc<Composing<G>>>>,
    /// What somebody has filled in, of the question that was asked then.
    touched: RwSignal<Option<Arc<Composing<G>>>>,
    /// What everybody is called.
    pub names: RwSignal<Names>,
    /// What can be answered.
    pub choices: Memo<Arc<Choices<G::Action>>>,
    /// The answer that is pointed at.
    pub pointed: RwSignal<Option<usize>>,
    /// The places of the board that were picked one after the other: answers must be given at all of them.
    pub picked: RwSignal<Vec<Place>>,
    /// The place that was chosen last of what is asked now.
    last: StoredValue<Option<Place>>,
    /// The place that is taken along to another one.
    taken: StoredValue<Option<Taken<G>>>,
    /// Whether the keys are shown.
    pub is_keys: RwSignal<bool>,
    /// Whether the key of signs is shown.
    pub is_legend: RwSignal<bool>,
    /// Whether all answers are listed.
    pub is_list: RwSignal<bool>,
    /// Whether somebody used the keyboard last, and not a pointer.
    pub by_keys: StoredValue<bool>,
    /// The part that a phone shows.
    pub tab: RwSignal<Tab>,
    /// The rule that is open beside the table.
    pub rule: RwSignal<Option<&'static str>>,
    /// The seat whose board is open beside the table.
    pub looked_at: RwSignal<Option<Seat>>,
    /// Whether the scoring sheet is open.
    pub is_scoring: RwSignal<bool>,
    /// The review of the finished game.
    pub looking: super::review::Looking<G>,
    /// What a bot advises, in words.
    pub advice: RwSignal<Option<super::hint::Advised>>,
    /// Why the last undo was not free, if it was not.
    pub barrier: RwSignal<Option<String>>,
    /// The round in which somebody has closed the note of what will be missing.
    pub warned: RwSignal<Option<u16>>,
    /// What will be missing, as it was told in a turn of a round.
    told: StoredValue<Vec<(u16, usize, String)>>,
    /// The messages of the page.
    pub notices: Notices,
    confirm: Kept<Confirm>,
    confirm_turn: Kept<ConfirmTurn>,
}

impl<G: Played> Clone for At<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Played> Copy for At<G> {}

impl<G: Played> At<G> {
    /// What the parts of this table share.
    pub fn new(table: TableLink<G>, ways: Way) -> Self {
        let (single, names): (Kept<Single>, _) = (expect_context(), table.names);
        let base = Memo::new_with_compare(move |_| table.past.get().or_else(|| table.sight.get()), is_other);
        let touched = RwSignal::new(None::<Arc<Composing<G>>>);
        let composer = Memo::new_with_compare(
            move |_| {
                let base = table.past.with(Option::is_none).then(|| base.get()).flatten()?;
                let filled = touched.get();
                if let Some(filled) = filled.as_ref().filter(|filled| Arc::ptr_eq(&filled.base, &base)) {
                    return Some(filled.clone());
                }
                let mut new = begin(table, &base, single.0.get_untracked() == Single::Played)?;
                if let Some(filled) = filled.filter(|filled| filled.is_kept) {
                    new.form.fill_in_again(&filled.form);
                }
                Some(Arc::new(new))
            },
            is_other,
        );
        let shown = Memo::new_with_compare(
            move |_| {
                let base = base.get()?;
                match composer.get() {
                    Some(composing) if composing.form.is_begun() => Some(Arc::new(composing.form.sight(&base))),
                    Some(_) | None => Some(base),
                }
            },
            is_other,
        );
        let choices = Memo::new(move |_| {
            let choices = composer.get().zip(shown.get()).map(|(composing, sight)| {
                Choices::of(&*table.game.get_value(), &composing.form, &sight, &names.read())
            });
            Arc::new(choices.unwrap_or_default())
        });
        let at = Self {
            table,
            ways,
            base,
            shown,
            composer,
            touched,
            names,
            choices,
            pointed: RwSignal::new(None),
            picked: RwSignal::new(Vec::new()),
            last: StoredValue::new(None),
            taken: StoredValue::new(None),
            is_keys: RwSignal::new(false),
            is_legend: RwSignal::new(false),
            is_list: RwSignal::new(super::answers::stands_open::<G>()),
            by_keys: StoredValue::new(false),
            tab: RwSignal::new(Tab::Board),
            rule: RwSignal::new(None),
            looked_at: RwSignal::new(None),
            is_scoring: RwSignal::new(false),
            looking: super::review::Looking::default(),
            advice: RwSignal::new(None),
            barrier: RwSignal::new(None),
            warned: RwSignal::new(None),
            told: StoredValue::new(Vec::new()),
            notices: expect_context(),
            confirm: expect_context(),
            confirm_turn: expect_context(),
        };
        at.forget_with_each_sight();
        at
    }

    /// What was pointed at belongs to the question before.
    fn forget_with_each_sight(self) {
        Effect::new(move || {
            self.shown.track();
            self.pointed.set(None);
            self.picked.set(Vec::new());
            // An answer that was given goes away, and the keyboard with it.
            if self.by_keys.get_value() {
                request_animation_frame(|| {
                    if super::keys::is_lost() {
                        super::keys::focus_first_answer();
                    }
                });
            }
        });
        Effect::new(move |was_over: Option<bool>| {
            let is_over = self.base.with(|sight| sight.as_ref().is_some_and(|sight| sight.end.is_some()));
            self.advice.set(None);
            self.barrier.set(None);
            self.last.set_value(None);
            // Whoever looks back sees a game that is not over; that it was is known already.
            if self.table.past.with_untracked(Option::is_some) {
                return was_over.unwrap_or(is_over);
            }
            if is_over && was_over == Some(false) {
                self.is_scoring.set(true);
            }
            is_over
        });
    }

    /// What a board is drawn from, once something is seen.
    pub fn scene(self) -> Option<Scene<G>> {
        let (first, first_base) = (self.shown.get_untracked()?, self.base.get_untracked()?);
        // While the table is covered nothing is drawn; what was drawn last is told to nobody.
        let sight = Signal::derive(move || self.shown.get().unwrap_or_else(|| first.clone()));
        let base = Signal::derive(move || self.base.get().unwrap_or_else(|| first_base.clone()));
        let filled = Signal::derive(move || self.composer.get().map_or_else(Vec::new, |c| c.form.draft().actions()));
        let lights = Memo::new(move |_| Arc::new(self.lights()));
        Some(Scene {
            game: self.table.game,
            sight,
            base,
            filled,
            words: Signal::stored(speech::words().clone()),
            names: self.names.into(),
            lights: lights.into(),
            point: Callback::new(move |place: Option<Place>| self.point(place.as_ref())),
            pick: Callback::new(move |place| self.pick(place)),
            enter: Callback::new(move |place| self.enter(place)),
        })
    }

    fn lights(self) -> Lights {
        let (choices, game) = (self.choices.get(), self.table.game.get_value());
        let chosen = self.pointed.get();
        let mut preview = Vec::new();
        if let Some((composing, base)) = self.composer.get().zip(self.base.get()) {
            preview = changed(&*game, &base.view, composing.form.draft().rows());
            let mut next = composing.form.clone();
            let pointed = chosen.and_then(|n| choices.open.get(n)).filter(|choice| !choice.is_picked);
            if pointed.is_some_and(|choice| next.choose(choice.action)) {
                let known = composing.form.draft().rows().len();
                preview.extend(changed(&*game, &base.view, &next.draft().rows()[known..=known]));
            }
        }
        self.picked.with(|picked| choices.lights(picked, chosen, preview))
    }

    /// Whose board is the own one: the viewer's, or for a spectator that of whoever's turn it is.
    pub fn seat(self) -> Seat {
        self.shown.with(|sight| sight.as_ref().map_or(Seat::A, |sight| sight.viewer.unwrap_or(sight.progress.turn)))
    }

    /// Whether this was not told in an earlier turn of the round; then it is told now.
    pub fn is_news(self, Progress { round, began, .. }: Progress, text: &str) -> bool {
        self.told.try_update_value(|told| {
            let before = told.iter().find(|(of, _, old)| *of == round && old == text).map(|(_, began, _)| *began);
            if before.is_none() {
                told.push((round, began, text.to_owned()));
            }
            before.is_none_or(|before| before == began)
        }) == Some(true)
    }

    /// What somebody is called.
    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| names[seat].clone())
    }

    /// A place is pointed at, or no longer.
    fn point(self, place: Option<&Place>) {
        let first = place.and_then(|place| self.with_picked(place).1.first().copied());
        if self.pointed.get_untracked() != first {
            self.pointed.set(first);
        }
    }

    /// Enter is pressed at a place. At the one that was chosen last there is nothing left to choose: what is filled in is given.
    fn enter(self, place: Place) {
        let is_last = self.last.with_value(|last| last.as_ref() == Some(&place));
        if is_last && self.is_complete() {
            self.confirm();
        } else {
            self.pick(place);
        }
    }

    /// Whether what is filled in can be given.
    fn is_complete(self) -> bool {
        self.composer.with_untracked(|composing| composing.as_ref().is_some_and(|c| c.form.is_complete()))
    }

    /// A place is chosen: its only answer is given; of several one can be chosen where they stand, and of none one learns why.
    fn pick(self, place: Place) {
        let (picked, answers) = self.with_picked(&place);
        self.last.set_value(Some(place.clone()));
        let meant = self.choices.with_untracked(|choices| choices.meant.get(&place).cloned());
        match (answers.as_slice(), meant) {
            ([only], _) => self.choose_at(*only, &picked),
            ([], Some(meant)) => self.fill_in(|form| form.fill_in_meant(&meant)),
            _ => {
                self.picked.set(picked);
                // The keyboard stays while something is held.
                if self.taken.with_value(Option::is_none) {
                    request_animation_frame(super::keys::focus_first_answer);
                }
            }
        }
    }

    /// A place is taken along: it is chosen for as long as it is held, so that the board shows where it may go. Whether there is anywhere.
    pub fn take_along(self, place: &Place) -> bool {
        let question = move || self.composer.get_untracked().and_then(|composing| composing.form.question());
        // What is picked again and again is counted, and goes nowhere.
        if question().is_some_and(|decision| self.form_of(decision) == Form::Several) {
            return false;
        }
        let (touched, picked) = (self.touched.get_untracked(), self.picked.get_untracked());
        let is_touched = self.is_touched();
        let is_picked = picked.contains(place);
        self.taken.set_value(Some(Taken { touched, picked, is_touched, is_held: true }));
        if !is_picked {
            self.pick(place.clone());
        }
        let may_go = question().is_some();
        if !may_go {
            self.let_go(None);
        }
        may_go
    }

    /// What is taken along is let go: at a place that goes with it both are chosen, elsewhere nothing is.
    pub fn let_go(self, to: Option<Place>) {
        let picked = self.picked.get_untracked();
        let to = to.filter(|to| {
            let all: Vec<Place> = picked.iter().chain([to]).cloned().collect();
            let is_meant = |choices: &Arc<Choices<G::Action>>| picked.is_empty() && choices.meant.contains_key(to);
            self.choices.with_untracked(|choices| !choices.at(&all).is_empty() || is_meant(choices))
        });
        let is_let_go = self.taken.try_update_value(|taken| taken.as_mut().map(|taken| taken.is_held = false));
        if let Some(to) = to.filter(|_| is_let_go.flatten().is_some()) {
            self.pick(to);
            self.taken.set_value(None);
        } else if let Some(before) = self.taken.try_update_value(Option::take).flatten() {
            self.touched.set(before.touched);
            self.picked.set(before.picked);
        }
    }

    /// What is picked with this place, and the answers at all of it. A place that does not go with what was picked before
    /// begins anew; one that was picked is given up.
    fn with_picked(self, place: &Place) -> (Vec<Place>, Vec<usize>) {
        let mut picked = self.picked.get_untracked();
        let all = picked.len();
        picked.retain(|old| old != place);
        if picked.len() == all {
            picked.push(place.clone());
        }
        self.choices.with_untracked(|choices| {
            let answers = choices.at(&picked);
            if !answers.is_empty() {
                return (picked, answers);
            }
            let only = vec![place.clone()];
            let answers = choices.at(&only);
            (only, answers)
        })
    }

    /// Gives an answer, by its number, with all that is meant by the places that were picked before.
    pub fn choose(self, n: usize) {
        self.choose_at(n, &self.picked.get_untracked());
    }

    /// Gives an answer, by its number, and the answers after it that are meant by the same places.
    fn choose_at(self, n: usize, picked: &[Place]) {
        let Some(action) = self.choices.with_untracked(|choices| choices.open.get(n).map(|choice| choice.action))
        else {
            return;
        };
        self.fill_in(|form| {
            if form.question().is_some_and(|decision| self.form_of(decision) == Form::Several) {
                return toggle(form, action);
            }
            form.choose(action);
            while let Some(next) = self.meant(form, picked) {
                if !form.choose(next) {
                    break;
                }
            }
        });
    }

    /// How a question looks best.
    pub fn form_of(self, decision: G::Decision) -> Form {
        self.table.game.with_value(|game| game.form(decision))
    }

    /// The one answer to the question of a form that is at some of these places.
    fn meant(self, form: &Composer<G>, picked: &[Place]) -> Option<G::Action> {
        form.question().filter(|_| !picked.is_empty())?;
        let (view, game) = (form.draft().view(), self.table.game.get_value());
        let is_there = |action: &G::Action| game.places(&view, *action).iter().any(|place| picked.contains(place));
        let mut there = form.draft().legal().into_iter().filter(is_there);
        there.next().filter(|_| there.next().is_none())
    }

    /// Changes what is filled in. What is answered wholly by one choice and can be taken back is given at once; a form of more choices
    /// waits for the button, unless turns end without it.
    pub fn fill_in(self, change: impl FnOnce(&mut Composer<G>)) {
        let Some(composing) = self.composer.get_untracked() else { return };
        let mut form = composing.form.clone();
        change(&mut form);
        // A change of mind is looked at before it is given.
        let is_longer = form.draft().rows().len() > composing.form.draft().rows().len();
        // A place and where it is let go are one choice.
        let (is_touched, is_held) = self.taken.with_value(|taken| {
            taken.as_ref().map_or((composing.form.is_touched(), false), |taken| (taken.is_touched, taken.is_held))
        });
        if is_longer && !is_held && self.is_at_once(is_touched, &form) {
            self.give(form.actions());
        }
        self.keep(&composing, form, false);
    }

    /// Whether what a choice has made of a form is given with it; `is_touched` is whether something was chosen before.
    fn is_at_once(self, is_touched: bool, after: &Composer<G>) -> bool {
        let is_whole = !is_touched || self.confirm_turn.0.get_untracked() == ConfirmTurn::Never;
        is_whole && after.is_all_chosen() && !self.must_confirm(after.then())
    }

    /// Whether each of a few answers to a form is given with the choice of it.
    pub fn is_one_choice(self, form: &Composer<G>) -> bool {
        const FEW: usize = 8;
        let is_given = |choice: &Choice<G::Action>| {
            let mut after = form.clone();
            after.choose(choice.action) && self.is_at_once(form.is_touched(), &after)
        };
        self.choices.with_untracked(|choices| choices.open.len() <= FEW && choices.open.iter().all(is_given))
    }

    fn keep(self, of: &Composing<G>, form: Composer<G>, is_kept: bool) {
        self.touched.set(Some(Arc::new(Composing { base: of.base.clone(), form, is_kept })));
    }

    /// Whether somebody must confirm what leads there.
    pub fn must_confirm(self, then: Then) -> bool {
        match then {
            Then::Free => false,
            Then::EndsTurn => self.confirm_turn.0.get_untracked() == ConfirmTurn::Ask,
            Then::Luck | Then::Shown => self.confirm.0.get_untracked() == Confirm::Ask,
        }
    }

    /// Gives all that is filled in.
    pub fn confirm(self) {
        if let Some(composing) = self.composer.get_untracked().filter(|composing| composing.form.is_complete()) {
            self.keep(&composing, composing.form.clone(), false);
            self.give(composing.form.actions());
        }
    }

    /// Gives an answer that stands beside the question. What is filled in is filled in again when it is asked again.
    pub fn give_aside(self, action: G::Action) {
        if let Some(composing) = self.composer.get_untracked() {
            self.keep(&composing, composing.form.clone(), true);
        }
        self.give(vec![action]);
    }

    fn give(self, actions: Vec<G::Action>) {
        self.table.act(actions, move |answered| {
            // What was refused is to be filled in anew.
            self.touched.set(None);
            self.answered(answered);
        });
    }

    /// Takes back what is filled in, and then what is free; if nothing is, says why and how to go back all the same.
    pub fn undo(self, what: Undo) {
        let filled = self.composer.get_untracked().filter(|composing| composing.form.is_touched());
        match (filled, what) {
            (Some(_), Undo::Decision) => self.fill_in(|form| _ = form.back()),
            (filled, _) => {
                let is_free = self.base.with_untracked(|sight| {
                    sight.as_ref().and_then(|sight| sight.undo.as_ref()).is_some_and(|undo| undo.turn.is_ok())
                });
                if filled.is_some() {
                    self.touched.set(None);
                }
                if filled.is_none() || is_free {
                    self.table.undo(what, move |answered| self.answered(answered));
                }
            }
        }
    }

    /// Whether somebody has filled in something.
    fn is_touched(self) -> bool {
        self.composer.with_untracked(|composing| composing.as_ref().is_some_and(|c| c.form.is_touched()))
    }

    /// Takes back what was filled in last, if something was.
    pub fn take_back(self) {
        if self.is_touched() {
            self.fill_in(|form| _ = form.back());
        }
    }

    /// Picks these in a row of several, as far as that is possible.
    pub fn pick_several(self, row: usize, picks: Vec<G::Action>) {
        self.fill_in(|form| _ = form.pick(row, picks));
    }

    /// Picks the first of these lists that is possible.
    pub fn pick_one_of(self, row: usize, lists: &[Vec<G::Action>]) {
        self.fill_in(|form| _ = lists.iter().any(|picks| form.pick(row, picks.clone())));
    }

    /// An answer is no longer pointed at.
    pub fn unpoint(self, n: usize) {
        if self.pointed.try_get_untracked().flatten() == Some(n) {
            self.pointed.set(None);
        }
    }

    /// Empties the form.
    pub fn clear(self) {
        self.touched.set(None);
        self.picked.set(Vec::new());
    }

    /// What is asked now in short, and the rule that asks: the question of the form that is to be answered next. Where somebody has
    /// answered all of them, to confirm that; where all of it was set at first, its first question.
    pub fn question(self) -> Option<(String, Option<table::RuleId>)> {
        let (sight, game) = (self.base.get()?, self.table.game.get_value());
        let Asked::Seat { decision: Some(first), rule, .. } = sight.asked else { return None };
        let title = |view: &G::View, decision| speech::title(&game.ask(view, decision), &self.names.get());
        let composing = self.composer.get().filter(|composing| composing.form.is_begun());
        let asked = composing.and_then(|composing| match composing.form.question() {
            Some(next) => Some((title(&composing.form.draft().view(), next), Some(game.decision_rule(next)))),
            None => composing.form.is_touched().then(|| (said!("app-confirm"), None)),
        });
        asked.or_else(|| Some((title(&sight.view, first), rule)))
    }

    /// What came of it, if it was not simply done.
    pub fn answered(self, answered: Answered<G>) {
        match answered {
            Answered::Refused(refused) => self.notices.warn(self.refusal(&refused.refusal)),
            Answered::Barrier(barrier) => self.barrier.set(Some(self.barrier_text(&barrier))),
            Answered::Consent(consent) => self.barrier.set(match consent {
                session::Consent::Granted | session::Consent::Waiting => None,
                session::Consent::Refused => Some(said!("app-consent-refused")),
            }),
            // Its worker was replaced; the table comes back as it was kept.
            Answered::Failed(Failure::Died) => self.notices.warn(said!("app-worker-died")),
            Answered::Failed(failure) => self.notices.warn(crate::app::trouble::failure(&failure)),
        }
    }

    fn refusal(self, refusal: &Refusal<G::Action, G::Reason>) -> String {
        let game = self.table.game.get_value();
        let message = match refusal {
            Refusal::Over => say!("app-refused-over"),
            Refusal::NotAsked { asked: Actor::Player(seat) } => say!("app-refused-not-asked", seat = *seat),
            Refusal::NotAsked { asked: Actor::Chance | Actor::Nobody } => say!("app-refused-luck"),
            Refusal::NotPossible { action, reasons } => {
                game.refused(&table::Illegal { action: *action, reasons: reasons.clone() })
            }
            Refusal::Shown => say!("app-refused-shown"),
        };
        speech::tell_with(&message, &self.names.get_untracked())
    }

    /// Why nothing can be taken back freely.
    pub fn barrier_text(self, barrier: &Barrier<G::Event>) -> String {
        let message = match barrier {
            Barrier::OtherActed(seat) => say!("app-barrier-other", seat = *seat),
            Barrier::Luck(Some(event)) => {
                say!("app-barrier-luck-event", event = self.table.game.get_value().event(event))
            }
            Barrier::Luck(None) => say!("app-barrier-luck"),
            Barrier::Shown => say!("app-barrier-shown"),
            Barrier::Nothing => say!("app-barrier-nothing"),
        };
        speech::tell_with(&message, &self.names.get_untracked())
    }

    /// Who is asked now, and whether that is the viewer.
    pub fn asked(self) -> Option<(Seat, bool)> {
        self.base.with(|sight| {
            let sight = sight.as_ref()?;
            match sight.asked {
                Asked::Seat { seat, .. } => Some((seat, sight.viewer == Some(seat))),
                Asked::Luck | Asked::Nobody => None,
            }
        })
    }
}

/// The form of what a viewer is asked.
fn begin<G: Played>(table: TableLink<G>, base: &Arc<SightOf<G>>, single_answers: bool) -> Option<Composing<G>> {
    let Asked::Seat { seat, decision: Some(_), .. } = base.asked else { return None };
    (base.viewer == Some(seat)).then(|| {
        let form = Composer::new(table.game.get_value(), &base.view, seat, single_answers);
        Composing { base: base.clone(), form, is_kept: false }
    })
}

/// Picks something of several once more, or puts it back where that is not possible.
fn toggle<G: Played>(form: &mut Composer<G>, action: G::Action) {
    let (at, mut picks) = form.picked();
    let picked = picks.iter().position(|picked| *picked == action);
    match picked.filter(|_| !form.draft().legal().contains(&action)) {
        Some(n) => _ = picks.remove(n),
        None => picks.push(action),
    }
    form.pick(at, picks);
}
