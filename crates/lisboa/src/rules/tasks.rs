//! Starting tasks (variant of the player aid).

use super::Play;
use crate::components::TaskReward;
use crate::decision::{Decision, Luck, Pending, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::State;
use table::{Actor, EventSink, Id, IdSet, Seat};

impl Lisboa {
    /// Whether this task was fulfilled in this turn (L-VARIANT-06, L-VARIANT-07).
    pub(super) fn check_task<V: Verdict>(&self, s: &State, seat: Seat, task: Task, v: &mut V) {
        v.require(s.boards[seat].fulfilled.has(task), || Reason::NotFulfilled(task));
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Notes that a task is fulfilled, if the player holds it (A-58; L-VARIANT-12..19).
    #[inline]
    pub(super) fn fulfil(&mut self, seat: Seat, task: Task) {
        let board = &mut self.s.boards[seat];
        if board.tasks.has(task) {
            board.fulfilled.insert(task);
        }
    }

    /// Notes the tasks A that ask for an action in an own visit, never by following (L-VARIANT-05, L-VARIANT-08..11).
    pub(super) fn fulfil_visit(&mut self, seat: Seat, deed: Deed) {
        if self.s.boards[seat].tasks.is_empty() || seat != self.s.turn {
            return;
        }
        let at_court = self.s.agenda.frames().iter().any(|frame| frame.what == Pending::Do(Step::LeaveCourt));
        let noble = self.s.played.and_then(|card| self.game.components.card(card).kind().noble());
        if !at_court || noble != Some(deed.noble()) {
            return;
        }
        let tasks: &[Task] = match deed {
            Deed::Store => &[Task::A1, Task::A3],
            Deed::Ship => &[Task::A1, Task::A4],
            Deed::Decree => &[Task::A2, Task::A3],
            Deed::Open => &[Task::A2, Task::A4],
            Deed::Recruit | Deed::Plan | Deed::Produce | Deed::Cardinal | Deed::Favor => &[],
        };
        for &task in tasks {
            self.fulfil(seat, task);
        }
    }

    /// Tasks are paid after the church scoring, the active player first, then clockwise (L-VARIANT-06, A-58).
    pub(super) fn tasks(&mut self, active: Seat) {
        if !self.game.options.tasks {
            return;
        }
        for seat in active.clockwise(self.game.n()).rev() {
            self.ask(seat, Decision::PayTask);
        }
    }

    /// One task a turn is paid and discarded; another one that was fulfilled must be done again (L-VARIANT-07, A-58).
    pub(super) fn resolve_task(&mut self, seat: Seat, task: Task) {
        let board = &mut self.s.boards[seat];
        board.tasks.remove(task);
        board.fulfilled = IdSet::empty();
        self.s.tasks_gone.insert(task);
        self.tell_by(|_, _| task.rule().0, H::TaskPaid(seat, task));
        match self.game.components.tasks[task.index()] {
            TaskReward::Tasks(n) => {
                for _ in 0..n {
                    self.s.agenda.push(Actor::Chance, Pending::Luck(Luck::DrawTask { to: seat }));
                }
            }
            // L-VARIANT-14, L-VARIANT-15: clergy benefits do not apply.
            TaskReward::Item(item) => self.step(seat, Step::Give { item, clergy: false }),
            TaskReward::Wigs(n) => self.gain_wigs(seat, n, "L-VARIANT-19"),
        }
    }
}
