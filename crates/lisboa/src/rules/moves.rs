//! The primitive changes: the only code that moves pieces, money, Influence and wigs, and the only code that tells of it.

use super::{Play, SETS};
use crate::components::{ClergyEffect, Event as CardEvent, Face, TOP_INFLUENCE};
use crate::cost::effect;
use crate::decision::{Decision, Pending, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::state::{EndReason, State, TopCard};
use crate::{PortfolioRow, Slot};
use table::{Actor, EventSink, Id, RuleId, Seat};

impl Lisboa {
    /// The rule by which a Noble card just left a Portfolio: that of the card which takes its place, or for a ship the limit that was
    /// reached.
    fn room_rule(&self, s: &State, seat: Seat) -> &'static str {
        let board = &s.boards[seat];
        let is_tucked = s.agenda.frames().iter().any(|frame| frame.what == Pending::Do(Step::Tuck));
        match s.played.filter(|_| is_tucked).map(|card| self.components.card(card).kind()) {
            Some(CardType::Maia | CardType::Marquis | CardType::King) => "L-NOBLECARD-06",
            Some(CardType::Treasury) => "L-TREASCARD-05",
            None if board.portfolio_len() + 1 >= self.capacity(board) => "L-PORT-02",
            None => "L-PORT-06",
        }
    }

    /// Whether what happens now comes of an icon on a card, a land space or a site, not of an action of a Noble.
    pub(super) fn is_by_icon(&self, s: &State) -> bool {
        let is_reward = |what: Pending| {
            matches!(what, Pending::Do(Step::Tuck | Step::PlaceStore { .. }) | Pending::Ask(Decision::OpenPlan { .. }))
        };
        self.is_by_event(s) || self.is_after_turn(s) || s.agenda.frames().iter().any(|frame| is_reward(frame.what))
    }

    /// Whether it comes of a Treasury card at the court, and not of a Noble action that the card allows.
    pub(super) fn is_by_event(&self, s: &State) -> bool {
        let face = s.played.map(|card| self.components.card(card).face);
        matches!(face, Some(Face::Treasury { event, .. }) if !matches!(event, CardEvent::StoreOrOpen | CardEvent::NobleAction))
    }

    /// Whether the turn is over: tasks are paid, or the first period ends.
    pub(super) fn is_after_turn(&self, s: &State) -> bool {
        !s.agenda.frames().iter().any(|frame| frame.what == Pending::Do(Step::EndTurn))
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Tells what happened.
    #[inline]
    pub(super) fn tell(&mut self, rule: &'static str, what: H) {
        self.events.push(|| Event { rule: RuleId(rule), what });
    }

    /// Tells what happened by a rule that depends on how it came about, which is looked at only where somebody listens.
    #[inline]
    pub(super) fn tell_by(&mut self, rule: impl FnOnce(&Lisboa, &State) -> &'static str, what: H) {
        let (game, s) = (self.game, &*self.s);
        self.events.push(|| Event { rule: RuleId(rule(game, s)), what });
    }

    /// Puts a decision of a player on the agenda.
    #[inline]
    pub(super) fn ask(&mut self, seat: Seat, decision: Decision) {
        self.s.agenda.push(Actor::Player(seat), Pending::Ask(decision));
    }

    /// Gains réis; they are unlimited (L-SETUP-21).
    pub(super) fn gain_reis(&mut self, seat: Seat, n: u8, rule: &'static str) {
        if n > 0 {
            self.s.boards[seat].reis += u16::from(n);
            self.tell(rule, H::ReisGained(seat, n));
        }
    }

    /// Pays réis in cash.
    pub(super) fn pay_reis(&mut self, seat: Seat, n: u8, rule: &'static str) {
        if n > 0 {
            self.s.boards[seat].reis -= u16::from(n);
            self.tell(rule, H::ReisPaid(seat, n));
        }
    }

    /// Gains wigs.
    pub(super) fn gain_wigs(&mut self, seat: Seat, n: impl Into<u16>, rule: &'static str) {
        let n = n.into();
        if n > 0 {
            self.s.boards[seat].wigs += n;
            self.tell(rule, H::WigsGained(seat, n));
        }
    }

    /// Pays wigs for a visit (L-VISIT-04).
    pub(super) fn pay_wigs(&mut self, seat: Seat, n: u8) {
        if n > 0 {
            self.s.boards[seat].wigs -= u16::from(n);
            self.tell("L-VISIT-04", H::WigsPaid(seat, n));
        }
    }

    /// Gains goods, as far as the warehouse has room; returns how many were kept (L-PORT-03, A-49). The rules are those of what is
    /// kept and of what goes back to the supply.
    pub(super) fn gain_goods(&mut self, seat: Seat, good: Good, n: u8, [gained, lost]: [&'static str; 2]) -> u8 {
        let board = &mut self.s.boards[seat];
        let room = self.game.capacity(board).saturating_sub(board.goods[good.index()]);
        let kept = n.min(room);
        board.goods[good.index()] += kept;
        if kept > 0 {
            self.tell(gained, H::GoodsGained(seat, good, kept));
        }
        if kept < n {
            self.tell(lost, H::GoodsLost(seat, good, n - kept));
        }
        kept
    }

    /// Pays one good.
    pub(super) fn pay_good(&mut self, seat: Seat, good: Good, rule: &'static str) {
        self.s.boards[seat].goods[good.index()] -= 1;
        self.tell(rule, H::GoodPaid(seat, good));
    }

    /// Gains Influence: at most up to the last space, and a gain that ends there brings a wig.
    ///
    /// With `clergy`, tiles add to every gain; only the rewards of tasks go without. Gives whether it is a gain,
    /// which it is on the last space too.
    pub(super) fn gain_influence(&mut self, seat: Seat, n: u8, clergy: bool, rule: &'static str) -> bool {
        self.gain_influence_with(seat, n, 0, clergy, rule)
    }

    /// The same with Influence of ships by clergy (L-CLERGY-08), which is told apart.
    fn gain_influence_with(&mut self, seat: Seat, n: u8, of_ships: u8, clergy: bool, rule: &'static str) -> bool {
        let board = &mut self.s.boards[seat];
        let more = effect!(ClergyEffect::InfluenceGain);
        let by_clergy = if clergy { self.game.clergy_sum(board.clergy, more) } else { 0 };
        let all = n + of_ships + by_clergy;
        if all == 0 {
            return false;
        }
        let gained = all.min(TOP_INFLUENCE - board.influence);
        board.influence += gained;
        let full = board.influence == TOP_INFLUENCE;
        let mut left = gained;
        for (n, rule) in [(n, rule), (of_ships, "L-CLERGY-08"), (by_clergy, "L-CLERGY-07")] {
            let part = n.min(left);
            if part > 0 {
                self.tell(if part < n { "L-INFL-01" } else { rule }, H::InfluenceGained(seat, part));
            }
            left -= part;
        }
        if gained == 0 {
            self.tell("L-INFL-01", H::InfluenceGained(seat, 0));
        }
        if full {
            self.gain_wigs(seat, 1u8, "L-INFL-05");
        }
        true
    }

    /// Gains unnumbered Influence: the sum of the envelopes in the top row (L-INFL-02, L-INFL-04, L-INFL-06).
    /// Whether that is any.
    pub(super) fn gain_envelopes(&mut self, seat: Seat, rule: &'static str) -> bool {
        let board = &self.s.boards[seat];
        let (printed, of_ships) = (self.game.printed_influence(board), self.game.clergy_ship_influence(board));
        self.gain_influence_with(seat, printed, of_ships, true, rule)
    }

    /// Moves the Influence marker down to a place (L-INFL-07, L-INFL-11).
    pub(super) fn lower_influence(&mut self, seat: Seat, to: u8, rule: &'static str) {
        let given = self.s.boards[seat].influence - to;
        if given > 0 {
            self.s.boards[seat].influence = to;
            self.tell(rule, H::InfluencePaid(seat, given));
        }
    }

    /// Moves the Treasury marker one up (L-SHIP-06, L-CARDINAL-06) or down (L-TREASCARD-03); it never leaves its track
    /// (L-TREASCARD-04).
    pub(super) fn move_treasury(&mut self, up: bool, rule: &'static str) {
        let last = self.game.components.board.treasury.len() as u8 - 1;
        let to = if up { (self.s.treasury + 1).min(last) } else { self.s.treasury.saturating_sub(1) };
        if to != self.s.treasury {
            self.s.treasury = to;
            let moved = H::TreasuryMoved(self.game.treasury_reis(self.s), self.game.treasury_influence(self.s));
            self.tell(rule, moved);
        }
    }

    /// Receives rubble cubes that were just taken from the map or the pile: réis for each (L-CLERGY-17), perhaps the choice
    /// to discard one (L-CLERGY-09), then they are placed.
    pub(super) fn receive_cubes(&mut self, seat: Seat, cubes: [u8; 3], rule: &'static str) {
        let clergy = self.s.boards[seat].clergy;
        for color in Rubble::ALL {
            for _ in 0..cubes[color.index()] {
                self.tell(rule, H::CubeTaken(seat, color));
            }
        }
        // a cube without room counts as taken.
        let each = self.game.clergy_sum(clergy, effect!(ClergyEffect::RubbleReis));
        self.gain_reis(seat, each * cubes.iter().sum::<u8>(), "L-CLERGY-17");
        if self.game.clergy_any(clergy, |e| matches!(e, ClergyEffect::RubbleForWigs(_))) {
            self.ask(seat, Decision::TrashCube { cubes });
        } else {
            self.place_cubes(seat, cubes);
        }
    }

    /// Places cubes on the player board, each on the leftmost empty space of its colour (L-PORT-11); one without room is
    /// removed from the game (L-PORT-12). Completing a set moves its marker and may trigger the end of the period.
    pub(super) fn place_cubes(&mut self, seat: Seat, cubes: [u8; 3]) {
        let before = self.s.boards[seat].sets();
        for color in Rubble::ALL {
            for _ in 0..cubes[color.index()] {
                self.place_cube(seat, color);
            }
        }
        let after = self.s.boards[seat].sets();
        for _ in before..after {
            // L-PORT-10, L-PORT-13
            self.s.boards[seat].markers += 1;
            self.tell("L-PORT-10", H::SetCompleted(seat));
        }
        // L-PERIOD-01, A-15: at least two sets, and only the earliest trigger counts.
        if after > before && after >= SETS[0] && self.s.period == 1 {
            self.trigger_period_end(seat, EndReason::Sets, "L-PERIOD-01");
        }
    }

    fn place_cube(&mut self, seat: Seat, color: Rubble) {
        let spaces = self.game.components.start.rubble_spaces;
        let count = &mut self.s.boards[seat].rubble[color.index()];
        if *count < spaces {
            *count += 1;
        } else {
            self.remove_cube(seat, color, "L-PORT-12");
        }
    }

    /// Removes a received cube from the game.
    pub(super) fn remove_cube(&mut self, seat: Seat, color: Rubble, rule: &'static str) {
        self.s.rubble_gone[color.index()] += 1;
        self.tell(rule, H::CubeRemoved(seat, color));
    }

    /// Returns an official to the player board.
    pub(super) fn return_official(&mut self, seat: Seat, post: Post, rule: &'static str) {
        let board = &mut self.s.boards[seat];
        board.posts[post.index()] -= 1;
        board.officials += 1;
        self.tell(rule, H::OfficialReturned(seat, post));
    }

    /// A hand card becomes the card that is played in this turn.
    pub(super) fn play_card(&mut self, seat: Seat, card: CardId) {
        self.s.boards[seat].hand.remove(card);
        self.s.revealed.insert(card);
        self.s.played = Some(card);
    }

    /// Discards a card from the Portfolio; a ship takes its goods along.
    pub(super) fn drop_card(&mut self, seat: Seat, row: PortfolioRow, slot: Slot) {
        let board = &mut self.s.boards[seat];
        match row {
            PortfolioRow::Bottom => {
                // Its benefit is gone.
                if let Some(card) = board.bottom[slot.index()].take() {
                    self.tell("L-PORT-16", H::CardDropped(seat, card));
                }
            }
            PortfolioRow::Top => {
                board.cargo[slot.index()] = Default::default();
                match std::mem::take(&mut board.top[slot.index()]) {
                    TopCard::Noble(card) => {
                        self.tell_by(|game, s| game.room_rule(s, seat), H::CardDropped(seat, card));
                    }
                    TopCard::Ship(ship) => {
                        self.s.ships_gone[ship.index()] += 1;
                        self.tell("L-PORT-07", H::ShipDropped(seat, ship));
                    }
                    TopCard::Empty => {}
                }
            }
        }
    }

    /// Notes the first trigger of the end of period 1.
    pub(super) fn trigger_period_end(&mut self, seat: Seat, reason: EndReason, rule: &'static str) {
        if self.s.trigger.is_none() {
            self.s.trigger = Some((seat, reason));
            self.tell(rule, H::PeriodTriggered(seat, reason));
        }
    }
}
