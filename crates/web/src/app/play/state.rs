//! What the parts of a table share: what is shown, what can be answered, what is pointed at.

mod fill;
mod pick;
mod tell;

use super::choices::{Choices, changed};
use super::guide::Guide;
use super::tab::Tab;
use crate::app::Kept;
use crate::app::notice::Notices;
use crate::app::visit::Visits;
use crate::board::{Lights, Place, Scene};
use crate::compose::Composer;
use crate::played::Played;
use crate::settings::{Coach, Confirm, ConfirmTurn, Single};
use crate::speech;
use crate::table_link::TableLink;
use leptos::prelude::*;
use session::lesson::LessonText;
use session::{Asked, Progress, SightOf};
use std::sync::Arc;
use table::Seat;
use words::Names;

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
    /// Whether the game is one of the first of its title that somebody plays.
    pub is_first: bool,
    /// What the table is about, where that is more than the game: a puzzle, a challenge.
    pub card: Option<Card>,
    /// The lesson that is followed.
    pub lesson: Option<StoredValue<Arc<LessonText>>>,
}

/// What a table is about.
#[derive(Clone, Copy)]
pub struct Card {
    /// In a few words.
    pub title: Signal<String>,
    /// All of it.
    pub show: Callback<(), AnyView>,
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
    /// The lesson that is followed, and where in it somebody is.
    pub guide: Option<Guide<G>>,
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
    /// When the coach speaks.
    coach: Kept<Coach>,
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
        let left = carry_over(table, touched);
        let composer = Memo::new_with_compare(
            move |_| {
                let base = table.past.with(Option::is_none).then(|| base.get()).flatten()?;
                let filled = touched.get();
                if let Some(filled) = filled.as_ref().filter(|filled| Arc::ptr_eq(&filled.base, &base)) {
                    return Some(filled.clone());
                }
                let mut new = begin(table, &base, single.0.get_untracked() == Single::Played)?;
                let is_same = |left: &Arc<Composing<G>>| (left.base.step, left.base.viewer) == (base.step, base.viewer);
                let again = match filled {
                    Some(filled) => Some(filled).filter(|filled| filled.is_kept),
                    None => left.clone().filter(is_same),
                };
                if let Some(again) = again {
                    new.form.fill_in_again(&again.form);
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
        let guide = ways.lesson.and_then(|lesson| Guide::new(&lesson.get_value(), table, composer));
        let choices = Memo::new(move |_| {
            let choices = composer.get().zip(shown.get()).map(|(composing, sight)| {
                Choices::of(&*table.game.get_value(), &composing.form, &sight, &names.read())
            });
            let choices = choices.unwrap_or_default();
            Arc::new(guide.map_or_else(|| choices.clone(), |guide| guide.narrow(choices.clone())))
        });
        let at = Self {
            table,
            ways,
            base,
            shown,
            composer,
            touched,
            names,
            guide,
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
            coach: expect_context(),
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

    /// Whether the coach speaks at this table.
    pub fn is_coached(self) -> bool {
        self.coach.0.get().speaks(self.ways.is_first)
    }

    /// Lets it speak, or not.
    pub fn switch_coach(self) {
        self.coach.set(self.coach.0.get_untracked().switched(self.ways.is_first));
    }

    /// What somebody is called.
    pub fn name(self, seat: Seat) -> String {
        self.names.with(|names| names[seat].clone())
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

/// What was filled in at a table when somebody went elsewhere, to be filled in again where the same is asked; what is filled in now is
/// kept in the same way.
fn carry_over<G: Played>(
    table: TableLink<G>,
    touched: RwSignal<Option<Arc<Composing<G>>>>,
) -> Option<Arc<Composing<G>>> {
    let (visits, id) = (Visits::here(), table.id());
    let left = visits.left(&id);
    on_cleanup(move || {
        if let Some(form) = touched.try_get_untracked().flatten() {
            visits.leave(id.clone(), form);
        }
    });
    left
}

/// The form of what a viewer is asked.
fn begin<G: Played>(table: TableLink<G>, base: &Arc<SightOf<G>>, single_answers: bool) -> Option<Composing<G>> {
    let Asked::Seat { seat, decision: Some(_), .. } = base.asked else { return None };
    (base.viewer == Some(seat)).then(|| {
        let form = Composer::new(table.game.get_value(), &base.view, seat, single_answers);
        Composing { base: base.clone(), form, is_kept: false }
    })
}
