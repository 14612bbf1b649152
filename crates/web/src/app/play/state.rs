//! What the parts of a table share: what is shown, what can be answered, what is pointed at.

use super::choices::{Choices, foresee};
use crate::app::Kept;
use crate::app::notice::Notices;
use crate::board::widgets::CHOICES;
use crate::board::{Lights, Place, Scene};
use crate::played::Played;
use crate::settings::{Confirm, Single};
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
            Self::Me => ":is(.own, .hand)",
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

/// What the parts of a table share; copies are the same.
pub struct At<G: Played> {
    /// The table.
    pub table: TableLink<G>,
    /// What can be done around it.
    pub ways: Way,
    /// What is shown: now, or then while somebody looks back.
    pub shown: Memo<Option<Arc<SightOf<G>>>>,
    /// What everybody is called.
    pub names: RwSignal<Names>,
    /// What can be answered.
    pub choices: Memo<Arc<Choices<G::Action>>>,
    /// The answer that is pointed at.
    pub pointed: RwSignal<Option<usize>>,
    /// The answer that waits to be confirmed, and why.
    pub pending: RwSignal<Option<(usize, Then)>>,
    /// The places of the board that were picked one after the other: answers must be given at all of them.
    pub picked: RwSignal<Vec<Place>>,
    /// Whether the keys are shown.
    pub is_keys: RwSignal<bool>,
    /// Whether the log stands below the answers, or the others do.
    pub is_log: RwSignal<bool>,
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
    single: Kept<Single>,
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
        let shown = Memo::new_with_compare(
            move |_| table.past.get().or_else(|| table.sight.get()),
            // A sight is never changed, so another one is another allocation.
            |old, new| match (old.and_then(Option::as_ref), new.and_then(Option::as_ref)) {
                (Some(old), Some(new)) => !Arc::ptr_eq(old, new),
                (None, None) => false,
                (Some(_), None) | (None, Some(_)) => true,
            },
        );
        let names = table.names;
        let choices = Memo::new(move |_| {
            let now = table.past.with(Option::is_none).then(|| shown.get()).flatten();
            let choices = now.map(|sight| Choices::of(&*table.game.get_value(), &sight, &names.read()));
            Arc::new(choices.unwrap_or_default())
        });
        let at = Self {
            table,
            ways,
            shown,
            names,
            choices,
            pointed: RwSignal::new(None),
            pending: RwSignal::new(None),
            picked: RwSignal::new(Vec::new()),
            is_keys: RwSignal::new(false),
            is_log: RwSignal::new(false),
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
            single: expect_context(),
        };
        at.forget_with_each_sight();
        at
    }

    /// What was pointed at belongs to the question before.
    fn forget_with_each_sight(self) {
        Effect::new(move |was_over: Option<bool>| {
            let is_over = self.shown.with(|sight| sight.as_ref().is_some_and(|sight| sight.end.is_some()));
            self.pointed.set(None);
            self.pending.set(None);
            self.picked.set(Vec::new());
            self.advice.set(None);
            self.barrier.set(None);
            // An answer that was given goes away, and the keyboard with it.
            if self.by_keys.get_value() {
                request_animation_frame(|| {
                    if super::keys::is_lost() {
                        super::keys::focus_first_option();
                    }
                });
            }
            if is_over && was_over == Some(false) && self.table.past.with_untracked(Option::is_none) {
                self.is_scoring.set(true);
            }
            is_over
        });
    }

    /// What a board is drawn from, once something is seen.
    pub fn scene(self) -> Option<Scene<G>> {
        let first = self.shown.get_untracked()?;
        // While the table is covered nothing is drawn; what was drawn last is told to nobody.
        let sight = Signal::derive(move || self.shown.get().unwrap_or_else(|| first.clone()));
        let lights = Memo::new(move |_| Arc::new(self.lights()));
        Some(Scene {
            game: self.table.game,
            sight,
            words: Signal::stored(speech::words().clone()),
            names: self.names.into(),
            lights: lights.into(),
            point: Callback::new(move |place: Option<Place>| self.point(place.as_ref())),
            pick: Callback::new(move |place| self.pick(place)),
        })
    }

    fn lights(self) -> Lights {
        let chosen = self.pending.get().map(|(n, _)| n).or(self.pointed.get());
        let choices = self.choices.get();
        let action = chosen.and_then(|n| choices.open.get(n)).map(|choice| choice.action);
        let preview = action.and_then(|action| self.foresee(action)).map(|(_, places)| places).unwrap_or_default();
        self.picked.with(|picked| choices.lights(picked, chosen, preview))
    }

    fn foresee(self, action: G::Action) -> Option<(Then, Vec<Place>)> {
        let sight = self.shown.get_untracked()?;
        let is_single = self.single.0.get_untracked() == Single::Played;
        Some(foresee(&*self.table.game.get_value(), &sight, action, is_single))
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

    /// A place is chosen: its only answer is given; of several one can be chosen from the list, and of none one learns why.
    fn pick(self, place: Place) {
        let (picked, answers) = self.with_picked(&place);
        match answers.as_slice() {
            [only] => self.choose(*only),
            _ => {
                self.picked.set(picked);
                self.tab.set(Tab::Board);
                request_animation_frame(super::keys::focus_first_option);
            }
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

    /// Gives an answer, by its number; one that cannot be taken back is asked about first.
    pub fn choose(self, n: usize) {
        let Some(action) = self.choices.with_untracked(|choices| choices.open.get(n).map(|choice| choice.action))
        else {
            return;
        };
        let then = self.foresee(action).map_or(Then::Free, |(then, _)| then);
        if then == Then::Free || self.confirm.0.get_untracked() == Confirm::Never {
            self.give(action);
        } else {
            self.pending.set(Some((n, then)));
            request_animation_frame(|| super::keys::focus("[data-confirm]"));
        }
    }

    /// Gives the answer that waited to be confirmed.
    pub fn confirm(self) {
        let pending = self.pending.get_untracked().map(|(n, _)| n);
        let choice = pending.and_then(|n| self.choices.with_untracked(|choices| choices.open.get(n).map(|c| c.action)));
        self.pending.set(None);
        if let Some(action) = choice {
            self.give(action);
        }
    }

    fn give(self, action: G::Action) {
        self.table.act(action, move |answered| self.answered(answered));
    }

    /// Takes back what is free; if nothing is, says why and how to go back all the same.
    pub fn undo(self, what: Undo) {
        if self.pending.get_untracked().is_some() {
            return self.pending.set(None);
        }
        self.table.undo(what, move |answered| self.answered(answered));
    }

    /// What came of it, if it was not simply done.
    pub fn answered(self, answered: Answered<G>) {
        match answered {
            Answered::Refused(refusal) => self.notices.warn(self.refusal(&refusal)),
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
        self.shown.with(|sight| {
            let sight = sight.as_ref()?;
            match sight.asked {
                Asked::Seat { seat, .. } => Some((seat, sight.viewer == Some(seat))),
                Asked::Luck | Asked::Nobody => None,
            }
        })
    }
}
