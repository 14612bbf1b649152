//! The turn's frame: its start, the draw (p. 21), upkeep (p. 22), the end of the period and of the game (p. 22).

use super::Play;
use crate::components::{Bottom, ClergyEffect, Face, Item, Items};
use crate::cost::effect;
use crate::decision::{Decision, Luck, Pending, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::{EndReason, Stage, State};
use table::{Actor, EventSink, Id, IdSet, RuleId, Seat};

/// So many display decks must be empty for the end of a period (L-PERIOD-02, L-END-01).
pub const EMPTY_DECKS: u8 = 3;

/// So many rubble sets of one player end each of the two periods (L-PERIOD-01, L-END-01).
pub const SETS: [u8; 2] = [2, 4];

/// The streets' spaces of the city display, in the order in which gaps are filled.
const STREETS: [Good; 4] = Good::ALL;

impl Lisboa {
    /// Whether this card lies open in the display (L-DRAW-01).
    pub(super) fn check_draw<V: Verdict>(&self, s: &State, card: CardId, v: &mut V) {
        v.require(s.display.contains(&Some(card)), || Reason::NotOpen(card));
    }

    /// Whether a hand card may be discarded at the end of the period (L-PERIOD-06).
    pub(super) fn check_period_discard<V: Verdict>(
        &self,
        s: &State,
        seat: Seat,
        last: Option<CardId>,
        card: CardId,
        v: &mut V,
    ) {
        v.require(s.boards[seat].hand.has(card), || Reason::NotInHand(card));
        v.require(last.is_none_or(|last| card > last), || Reason::OutOfOrder);
    }

    /// The reward of a discarded card; penalties are ignored, Treasury cards give nothing (L-PERIOD-08).
    fn period_reward(&self, card: CardId) -> Option<(Noble, Items)> {
        match self.components.card(card).face {
            Face::Noble { noble, bottom: Bottom::Reward(items), .. } => Some((noble, items)),
            Face::Noble { bottom: Bottom::Penalty(_), .. } | Face::Treasury { .. } => None,
        }
    }

    /// The discarded cards whose reward can still be taken (L-PERIOD-07).
    pub(super) fn period_rewards(&self, s: &State) -> IdSet<CardId> {
        s.cashing.iter().filter(|&card| self.period_reward(card).is_some()).collect()
    }

    /// Whether it matters which reward comes next: two cards of one Noble, or a choice inside one of them (D-PERIOD-2).
    pub(super) fn period_order_matters(&self, s: &State, seat: Seat) -> bool {
        let rewards = || self.period_rewards(s).iter().filter_map(|card| self.period_reward(card));
        let nobles: IdSet<Noble> = rewards().map(|(noble, _)| noble).collect();
        let may_discard = |effect| matches!(effect, ClergyEffect::RubbleForWigs(_));
        // L-CLERGY-09: what becomes of a cube is a choice too.
        let is_choice = |item: Item| {
            self.needs_choice(s, seat, item)
                || item == Item::Rubble && s.pile != [0; 3] && self.clergy_any(s.boards[seat].clergy, may_discard)
        };
        usize::from(nobles.len()) < rewards().count()
            || rewards().any(|(_, items)| items.into_iter().flatten().any(is_choice))
    }

    /// Whether this discarded card's reward may be taken.
    pub(super) fn check_period_reward<V: Verdict>(&self, s: &State, card: CardId, v: &mut V) {
        // Of what was discarded a card without a reward, or one that was not discarded.
        let rule = || RuleId(if s.cashing.has(card) { "L-PERIOD-08" } else { "L-PERIOD-07" });
        v.require(self.period_rewards(s).has(card), || Reason::NotOffered { rule: rule() });
    }

    /// How many display decks have neither a face-up nor a face-down card.
    pub fn empty_decks(&self, s: &State) -> u8 {
        CardType::ALL.into_iter().filter(|&kind| self.deck_left(s, kind) == 0).count() as u8
    }

    /// The cards of a display deck that can still be drawn, the face-up one included.
    pub fn deck_left(&self, s: &State, kind: CardType) -> u8 {
        u8::from(s.display[kind.index()].is_some()) + self.face_down(s, kind).len()
    }

    /// The rule by which the next turn begins.
    fn turn_rule(&self, s: &State) -> &'static str {
        match s.stage {
            Stage::Setup => "L-TURN-01",
            Stage::Ending => "L-END-02",
            Stage::LastRound => "L-END-03",
            // Nobody has drawn yet.
            Stage::Play | Stage::Over
                if s.period == 2 && usize::from(self.shown_of_display(s).len()) == s.display.len() =>
            {
                "L-PERIOD-14"
            }
            Stage::Play | Stage::Over => "L-TURN-10",
        }
    }

    /// Whether the colour of a city-display space still has an empty large land space.
    pub(crate) fn street_has_room(&self, s: &State, street: Good) -> bool {
        !(self.streets[street.index()] - self.columns[Column::C5.index()] - s.built()).is_empty()
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// A turn: dock, one card, draw, end (L-TURN-01).
    pub(super) fn start_turn(&mut self, seat: Seat) {
        self.tell_by(|game, s| game.turn_rule(s), H::TurnStarted(seat));
        if self.s.stage == Stage::Setup {
            self.s.stage = Stage::Play;
        }
        self.dock_ships(seat);
        self.step(seat, Step::EndTurn);
        self.ask(seat, Decision::DrawCard);
        // in a dealt game a hand is never empty on one's turn; a position may begin with fewer cards.
        if !self.s.boards[seat].hand.is_empty() {
            self.ask(seat, Decision::TakeTurn);
        }
    }

    /// A hand card is discarded for a gold, which is lost without room (L-GOLD-02, A-49).
    pub(super) fn resolve_gold(&mut self, seat: Seat, card: CardId) {
        self.s.boards[seat].hand.remove(card);
        self.s.revealed.insert(card);
        self.tell("L-TURN-09", H::CardForGold(seat, card));
        self.gain_goods(seat, Good::Gold, 1, ["L-GOLD-01", "L-GOLD-03"]);
    }

    /// A face-up card is taken, whatever the action was, and the next one is turned up (L-DRAW-01, L-DRAW-03, L-DRAW-04).
    pub(super) fn resolve_draw(&mut self, seat: Seat, card: CardId) {
        let kind = self.game.components.card(card).kind();
        self.s.display[kind.index()] = None;
        self.s.boards[seat].hand.insert(card);
        self.tell("L-DRAW-01", H::CardTaken(seat, card));
        self.s.agenda.push(Actor::Chance, Pending::Luck(Luck::RevealCard { kind }));
    }

    /// After the draw: church scoring, tasks, upkeep, end check, next player (L-UPKEEP-05, A-09, A-16).
    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.step(seat, Step::NextTurn);
        self.step(seat, Step::CheckEnd);
        self.step(seat, Step::Upkeep);
        self.step(seat, Step::Tasks);
        self.step(seat, Step::ChurchScoring);
    }

    /// Goods leave the State actions (L-UPKEEP-04, L-TRADE-09), displays are refilled (L-UPKEEP-01..03).
    pub(super) fn upkeep(&mut self, seat: Seat) {
        self.s.covered = IdSet::empty();
        self.s.marker_used = Default::default();
        for seat in Seat::first(self.game.n()) {
            // L-VARIANT-07: what was fulfilled but not paid must be done again.
            self.s.boards[seat].fulfilled = IdSet::empty();
        }
        self.refill_city();
        self.step(seat, Step::LayDecrees);
        self.step(seat, Step::LayChurch);
    }

    /// Gaps of the city display are filled from the stack, but not for a colour without empty land; with an empty stack a tile
    /// that lies on such a colour moves over (L-UPKEEP-01, A-41).
    fn refill_city(&mut self) {
        let before = self.s.city;
        for street in STREETS {
            if self.s.city[street.index()] || !self.game.street_has_room(self.s, street) {
                continue;
            }
            if self.s.large_tiles > 0 {
                self.s.large_tiles -= 1;
                self.s.city[street.index()] = true;
            } else if let Some(full) = STREETS
                .into_iter()
                .find(|&other| self.s.city[other.index()] && !self.game.street_has_room(self.s, other))
            {
                self.s.city[full.index()] = false;
                self.s.city[street.index()] = true;
            }
        }
        if !self.s.city[4] && self.s.small_tiles > 0 {
            self.s.small_tiles -= 1;
            self.s.city[4] = true;
        }
        if self.s.city != before {
            self.tell("L-UPKEEP-01", H::CityRefilled);
        }
    }

    /// The end of the first period or, in the second, the trigger of the end of the game (L-TURN-11, L-PERIOD-01..03,
    /// L-END-01).
    pub(super) fn check_end(&mut self, seat: Seat) {
        let decks = self.game.empty_decks(self.s) >= EMPTY_DECKS;
        if self.s.period == 1 {
            if decks {
                // with empty decks the player who drew is the trigger player.
                self.trigger_period_end(seat, EndReason::Decks, "L-PERIOD-02");
            }
            if let Some((trigger, reason)) = self.s.trigger {
                self.end_period(seat, trigger, reason);
            }
        } else if self.s.stage == Stage::Play {
            // at least four; L-END-05: fewer do nothing now. Further triggers are ignored.
            let sets = Seat::first(self.game.n()).any(|seat| self.s.boards[seat].sets() >= SETS[1]);
            let reason = if sets { Some(EndReason::Sets) } else { decks.then_some(EndReason::Decks) };
            if let Some(reason) = reason {
                self.s.stage = Stage::Ending;
                self.s.game_end = Some(reason);
                self.tell("L-END-01", H::EndTriggered(reason));
            }
        }
    }

    /// The end of period 1 (p. 22): wigs for sets, discards for rewards from the trigger player clockwise, perhaps a church
    /// scoring, then the second period.
    fn end_period(&mut self, seat: Seat, trigger: Seat, reason: EndReason) {
        self.s.period_end = Some(reason);
        self.tell("L-PERIOD-03", H::PeriodEnded);
        // L-PERIOD-04: the cards of the display leave the game.
        self.s.display = [None; 4];
        let n = self.game.n();
        for player in Seat::first(n) {
            self.gain_set_wigs(player);
        }
        self.step(seat, Step::SecondPeriod);
        self.step(seat, Step::ChurchScoring);
        for player in trigger.clockwise(n).rev() {
            self.ask(player, Decision::PeriodReward);
            self.ask(player, Decision::PeriodDiscard { last: None });
        }
    }

    /// Three wigs for each set (L-PERIOD-05), more by clergy (L-CLERGY-06).
    fn gain_set_wigs(&mut self, seat: Seat) {
        let sets = self.s.boards[seat].sets();
        self.gain_wigs(seat, sets * self.game.components.majorities.set_wigs, "L-PERIOD-05");
        let more = self.game.clergy_sum(self.s.boards[seat].clergy, effect!(ClergyEffect::SetWigs));
        self.gain_wigs(seat, sets * more, "L-CLERGY-06");
    }

    /// A hand card is discarded; more may follow (L-PERIOD-06).
    pub(super) fn resolve_period_discard(&mut self, seat: Seat, card: CardId) {
        self.s.boards[seat].hand.remove(card);
        self.s.revealed.insert(card);
        self.s.cashing.insert(card);
        self.tell("L-PERIOD-06", H::CardDiscarded(seat, card));
        self.ask(seat, Decision::PeriodDiscard { last: Some(card) });
    }

    /// The reward of one card for each Noble, in part where need be, in any order (L-PERIOD-07, L-PERIOD-09).
    pub(super) fn resolve_period_reward(&mut self, seat: Seat, card: CardId) {
        let Some((noble, items)) = self.game.period_reward(card) else { return };
        let same = |other: &CardId| self.game.components.card(*other).kind().noble() == Some(noble);
        self.s.cashing = self.s.cashing - self.s.cashing.iter().filter(same).collect();
        self.ask(seat, Decision::PeriodReward);
        self.give_all(seat, items);
    }

    /// New ships (L-PERIOD-10), hands up to five (L-PERIOD-11), new decks (L-PERIOD-12), refills (L-PERIOD-13). Everything else
    /// stays as it is (L-PERIOD-15).
    pub(super) fn second_period(&mut self, seat: Seat) {
        self.s.period = 2;
        self.s.trigger = None;
        let old = std::mem::replace(&mut self.s.shipyard, self.game.shipyard(2));
        for ship in Ship::ALL {
            self.s.ships_gone[ship.index()] += old[ship.index()];
        }
        self.step(seat, Step::LayDecrees);
        self.step(seat, Step::LayChurch);
        self.step(seat, Step::LayDisplay);
        self.step(seat, Step::DealHands { years: Years::Purple });
    }

    /// The player to the left is next (L-TURN-10, L-PERIOD-14). After the end was triggered the round is finished, then comes
    /// one full round (L-END-02..04).
    pub(super) fn next_turn(&mut self) {
        let next = self.s.turn.left(self.game.n());
        if next == self.s.start {
            self.s.round += 1;
            match self.s.stage {
                Stage::Ending => {
                    self.s.stage = Stage::LastRound;
                    self.tell("L-END-03", H::LastRound);
                }
                Stage::LastRound => return self.end_game(),
                Stage::Setup | Stage::Play | Stage::Over => {}
            }
        }
        self.s.turn = next;
        self.step(next, Step::StartTurn);
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Final scoring; the game is over (L-END-03).
    fn end_game(&mut self) {
        for line in self.game.sheet(self.s) {
            for seat in Seat::first(self.game.n()) {
                self.gain_wigs(seat, line.points[seat].max(0) as u16, line.rule.0);
            }
        }
        self.s.stage = Stage::Over;
        self.s.agenda.clear();
        self.tell("L-TURN-12", H::GameOver);
    }
}

impl Lisboa {
    /// The ships of a period: one copy of each kind fewer than there are players (L-SETUP-27, L-SETUP-28, L-2P-04).
    pub(crate) fn shipyard(&self, period: u8) -> [u8; 4] {
        self.components.ships.map(|ship| if ship.period == period { self.n() - 1 } else { 0 })
    }
}
