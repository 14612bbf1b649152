//! State actions of Maia: Recruit officials, Get a Plan (p. 12).

use super::Play;
use crate::action::Offices;
use crate::components::{Event as CardEvent, Face, Item};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::State;
use table::{EventSink, Id, IdSet, Seat};

impl Lisboa {
    /// Whether officials may be recruited to these offices (L-RECRUIT-01, L-ICON-07, L-ICON-21).
    pub(super) fn check_recruit<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        (least, most): (u8, u8),
        offices: Offices,
        v: &mut V,
    ) {
        let range = self.recruits(s, seat, least, most);
        let (least, most) = (*range.start(), *range.end());
        v.require(range.contains(&offices.size()), || Reason::OfficialsOutOfRange { least, most });
    }

    /// How many officials can be recruited: not more than are on the player board.
    pub(super) fn recruits(&self, s: &State, seat: Seat, least: u8, most: u8) -> std::ops::RangeInclusive<u8> {
        let most = most.min(s.boards[seat].officials);
        least.min(most)..=most
    }

    /// The rule by which an official is recruited: by an action, or by an icon for one more than there are offices.
    fn recruit_rule(&self, s: &State) -> &'static str {
        let face = s.played.map(|card| self.components.card(card).face);
        let is_four = |item: Option<Item>| matches!(item, Some(Item::Recruit(n)) if usize::from(n) > Noble::ALL.len());
        match face {
            Some(Face::Treasury { event: CardEvent::Receive(items), .. }) if items.into_iter().any(is_four) => {
                "L-ICON-21"
            }
            _ if self.is_by_icon(s) => "L-ICON-07",
            _ => "L-RECRUIT-01",
        }
    }

    /// The architects whose stack has a Plan (L-PLAN-03).
    pub(super) fn plan_stacks(&self, s: &State) -> IdSet<Architect> {
        Architect::all().filter(|&architect| self.top_plan(s, architect).is_some()).collect()
    }

    /// The top Plan of an architect's stack: the one with the fewest officials (L-SETUP-14).
    #[inline]
    pub fn top_plan(&self, s: &State, architect: Architect) -> Option<PlanId> {
        (s.plans & self.plans_of[architect.index()]).first()
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Officials go from the player board to the offices, one after another.
    pub(super) fn resolve_recruit(&mut self, seat: Seat, offices: Offices) {
        for noble in Noble::ALL {
            for _ in 0..offices.count(noble) {
                self.recruit(seat, noble);
            }
        }
        if offices.size() >= 2 {
            self.fulfil(seat, Task::B1);
        }
    }

    fn recruit(&mut self, seat: Seat, noble: Noble) {
        self.make_office_room(noble);
        let board = &mut self.s.boards[seat];
        board.officials -= 1;
        board.posts[noble.office().index()] += 1;
        self.tell_by(|game, s| game.recruit_rule(s), H::OfficialRecruited(seat, noble));
    }

    /// In a full office one official of the most numerous colour moves to the plaza, on a tie one of each tied colour
    /// (L-RECRUIT-02, L-RECRUIT-03). Neutral officials never move and never count as a colour.
    fn make_office_room(&mut self, noble: Noble) {
        let (office, plaza) = (noble.office().index(), noble.plaza().index());
        let n = self.game.n();
        let count = |seat: Seat| self.s.boards[seat].posts[office];
        let standing = Seat::first(n).map(count).sum::<u8>() + self.game.neutral_officials();
        if standing < self.game.components.board.office_spaces[noble.index()] {
            return;
        }
        let most = Seat::first(n).map(count).max().unwrap_or(0);
        if most == 0 {
            return;
        }
        let tied = Seat::first(n).filter(|&seat| count(seat) == most).count();
        let rule = if tied > 1 { "L-RECRUIT-03" } else { "L-RECRUIT-02" };
        for seat in Seat::first(n) {
            let posts = &mut self.s.boards[seat].posts;
            if posts[office] == most {
                posts[office] -= 1;
                posts[plaza] += 1;
                self.tell(rule, H::OfficialPushed(seat, noble));
            }
        }
    }

    /// Takes the top Plan of a stack; it lies open, and there is no limit (L-PLAN-01, L-PLAN-02).
    pub(super) fn take_plan(&mut self, seat: Seat, architect: Architect) {
        if let Some(plan) = self.game.top_plan(self.s, architect) {
            self.s.plans.remove(plan);
            self.s.boards[seat].plans.insert(plan);
            let rule = |game: &Lisboa, s: &State| if game.is_by_icon(s) { "L-ICON-02" } else { "L-PLAN-01" };
            self.tell_by(rule, H::PlanTaken(seat, plan));
            self.fulfil(seat, Task::B2);
        }
    }
}
