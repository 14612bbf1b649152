//! The end of the first period.

use super::Referee;
use lisboa::{Action, Bottom, CardId, CardType, Decision, EndReason, Face, Item, Items, Ship, Years};
use table::{Id, IdSet, Seat};

impl Referee<'_> {
    /// The first period ends; `trigger` discards first.
    pub fn end_period(&mut self, trigger: Seat, reason: EndReason) {
        self.now.period_end = Some(reason);
        // L-PERIOD-04
        self.now.display = [None; 4];
        for seat in Seat::first(self.players()) {
            self.score_sets(seat);
        }
        // L-PERIOD-06
        for seat in trigger.clockwise(self.players()) {
            self.discard_for_rewards(seat);
        }
        //
        self.church_scoring();
        self.new_ships();
        self.now.period = 2;
        self.now.trigger = None;
        self.deal_hands(Years::Purple);
        self.lay_display();
        // L-PERIOD-13
        self.refill_church();
        self.refill_decrees();
    }

    /// L-PERIOD-05, L-CLERGY-06: wigs for each set.
    fn score_sets(&mut self, who: Seat) {
        let sets = self.sets(who);
        if sets > 0 {
            self.met("L-PERIOD-05: wigs for sets");
        }
        let more = from_tiles!(self, who, SetWigs);
        self.gain_wigs(who, sets * (self.game.components.majorities.set_wigs + more));
    }

    /// L-PERIOD-06: any number of hand cards, named in ascending order, then their rewards.
    fn discard_for_rewards(&mut self, who: Seat) {
        let mut last = None;
        while !self.now.boards[who].hand.is_empty() {
            let Action::Discard(card) = self.ask(who, Decision::PeriodDiscard { last }) else { break };
            self.board(who).hand.remove(card);
            self.now.revealed.insert(card);
            self.now.cashing.insert(card);
            last = Some(card);
        }
        // L-PERIOD-07: one card of each Noble; L-PERIOD-08: penalties and Treasury cards give nothing.
        while let Some(first) = self.now.cashing.iter().find(|&card| self.reward_at_bottom(card).is_some()) {
            let card = if self.rewards_need_a_choice(who) { self.choose_reward(who) } else { first };
            let kind = self.game.components.card(card).kind();
            self.now.cashing = self.without_kind(self.now.cashing, kind);
            // L-PERIOD-09
            for item in self.reward_at_bottom(card).into_iter().flatten().flatten() {
                self.receive(who, item, true);
            }
        }
        self.now.cashing = IdSet::empty();
    }

    /// Whether there is anything to choose: D-PERIOD-2, not with one card of each type and no choice inside.
    fn rewards_need_a_choice(&mut self, who: Seat) -> bool {
        let rewards: Vec<CardId> =
            self.now.cashing.iter().filter(|&card| self.reward_at_bottom(card).is_some()).collect();
        let kind = |card: CardId| self.game.components.card(card).kind();
        if CardType::ALL.iter().any(|&each| rewards.iter().filter(|&&card| kind(card) == each).count() > 1) {
            return true;
        }
        let items = rewards.iter().filter_map(|&card| self.reward_at_bottom(card)).flatten().flatten();
        let choices: Vec<Item> = items.filter(|&item| self.needs_a_choice(who, item)).collect();
        if rewards.len() > 1 && choices == [Item::Rubble] && self.now.pile.iter().filter(|&&n| n > 0).count() == 1 {
            self.met("L-CLERGY-09: the order of rewards for a cube that may be discarded");
        }
        !choices.is_empty()
    }

    /// The next reward.
    fn choose_reward(&mut self, who: Seat) -> CardId {
        let Action::Card(card) = self.ask(who, Decision::PeriodReward) else { unreachable!() };
        card
    }

    /// The cards that are not of this type.
    fn without_kind(&self, cards: IdSet<CardId>, kind: CardType) -> IdSet<CardId> {
        cards.iter().filter(|&card| self.game.components.card(card).kind() != kind).collect()
    }

    /// The reward at the bottom of a Noble card.
    fn reward_at_bottom(&self, card: CardId) -> Option<Items> {
        match self.game.components.card(card).face {
            Face::Noble { bottom: Bottom::Reward(items), .. } => Some(items),
            Face::Noble { bottom: Bottom::Penalty(_), .. } | Face::Treasury { .. } => None,
        }
    }

    /// L-PERIOD-10: purple ships on brown ones; L-SETUP-27, L-2P-04: by the number of players.
    fn new_ships(&mut self) {
        for ship in Ship::ALL {
            let left = &mut self.now.shipyard[ship.index()];
            self.now.ships_gone[ship.index()] += *left;
            *left = if matches!(ship, Ship::Purple | Ship::Brown) { self.game.options.players - 1 } else { 0 };
        }
    }
}
