//! The course of the game: turns, draws, upkeep, and who comes next.

use super::Referee;
use crate::numbers::row_in_play;
use lisboa::{
    Action, CardId, CardType, Cargo, ClergyId, Column, Decision, DecreeId, EndReason, Face, Good, Land, Luck, Stage,
    Task, TaskReward, Years,
};
use table::{Actor, BySeat, Game, Id, IdSet, Seat};

impl Referee<'_> {
    /// Turn after turn, until the game is over.
    pub fn play_on(&mut self) {
        while self.now.stage != Stage::Over {
            let who = self.now.turn;
            self.turn(who);
        }
        self.final_scoring();
        assert!(self.agrees(), "{}\n{}", self.place(), self.difference());
        assert_eq!(self.rules.actor(&self.engine), Actor::Nobody, "{}", self.place());
        self.check_scores();
        self.check_placing();
    }

    /// L-TURN-01: dock, use a card, take a card, end of turn.
    fn turn(&mut self, who: Seat) {
        self.dock(who);
        self.check_scores();
        let action = self.ask(who, Decision::TakeTurn);
        if let Action::Gold(card) = action {
            // L-GOLD-01, L-GOLD-03
            self.use_card(who, card);
            self.gain_goods(who, Good::Gold, 1);
        } else if let Action::Portfolio(card) = action {
            self.use_card(who, card);
            self.now.played = Some(card);
            self.card_into_portfolio(who, card);
        } else if let Action::Court(card) = action {
            self.use_card(who, card);
            self.now.played = Some(card);
            match self.game.components.card(card).face {
                Face::Noble { noble, .. } => self.visit(who, noble),
                Face::Treasury { event, .. } => self.sponsor(who, event),
            }
        }
        self.draw(who);
        // L-UPKEEP-05, A-09
        self.church_scoring();
        self.pay_tasks(who);
        self.upkeep();
        self.check_end(who);
        self.next_turn(who);
    }

    /// L-TURN-02, L-TURN-03: own ships at sea are docked, their goods go to the supply.
    fn dock(&mut self, who: Seat) {
        for cargo in &mut self.board(who).cargo {
            if cargo.at_sea {
                *cargo = Cargo::default();
            }
        }
    }

    /// L-TURN-04: a hand card is used; everybody sees it.
    fn use_card(&mut self, who: Seat, card: CardId) {
        self.board(who).hand.remove(card);
        self.now.revealed.insert(card);
    }

    /// L-DRAW-01: one face-up card; L-DRAW-03: the next of that deck is turned up.
    fn draw(&mut self, who: Seat) {
        // L-DRAW-05, A-14
        if self.now.display.iter().all(Option::is_none) {
            self.met("L-DRAW-05: nothing to draw");
            return;
        }
        let Action::Card(card) = self.ask(who, Decision::DrawCard) else { unreachable!() };
        let kind = self.game.components.card(card).kind();
        self.now.display[kind.index()] = None;
        self.board(who).hand.insert(card);
        self.turn_up(kind);
    }

    /// The next card of a display deck is turned up, if there is one.
    pub fn turn_up(&mut self, kind: CardType) {
        if self.face_down(kind) == 0 {
            return;
        }
        let Action::Card(card) = self.luck(Luck::RevealCard { kind }) else { unreachable!() };
        self.now.display[kind.index()] = Some(card);
        self.now.revealed.insert(card);
    }

    /// How many cards of a display deck nobody has seen yet (L-SETUP-26, L-PERIOD-12).
    fn face_down(&self, kind: CardType) -> usize {
        let years = if self.now.period == 1 { Years::Red } else { Years::Brown };
        let of_deck = |card: &CardId| {
            let printed = self.game.components.card(*card);
            printed.years == years && printed.kind() == kind
        };
        CardId::all().filter(of_deck).filter(|&card| !self.now.revealed.has(card)).count()
    }

    /// How many display decks have neither a face-up nor a face-down card left.
    fn empty_decks(&self) -> usize {
        let is_empty = |kind: &CardType| self.now.display[kind.index()].is_none() && self.face_down(*kind) == 0;
        CardType::ALL.iter().filter(|kind| is_empty(kind)).count()
    }

    /// L-VARIANT-06, A-58: fulfilled tasks are paid, the active player first.
    fn pay_tasks(&mut self, who: Seat) {
        for seat in who.clockwise(self.players()) {
            let fulfilled = self.now.boards[seat].fulfilled;
            if fulfilled.is_empty() {
                continue;
            }
            if fulfilled.len() > 1 {
                self.met("A-58: two tasks in one turn");
            }
            // L-VARIANT-07: one of them.
            let Action::Task(task) = self.ask(seat, Decision::PayTask) else { unreachable!() };
            self.pay_task(seat, task);
        }
    }

    /// A task is paid and discarded; what else was fulfilled has to be done again.
    fn pay_task(&mut self, who: Seat, task: Task) {
        let board = self.board(who);
        board.tasks.remove(task);
        board.fulfilled = IdSet::empty();
        self.now.tasks_gone.insert(task);
        match self.game.components.tasks[task.index()] {
            TaskReward::Tasks(n) => {
                for _ in 0..n {
                    self.draw_task(who);
                }
            }
            TaskReward::Item(item) => self.receive(who, item, false),
            TaskReward::Wigs(n) => self.gain_wigs(who, n),
        }
    }

    /// A task of deck B.
    fn draw_task(&mut self, who: Seat) {
        if self.now.task_deck.is_empty() {
            return;
        }
        let Action::Task(task) = self.luck(Luck::DrawTask { to: who }) else { unreachable!() };
        self.now.task_deck.remove(task);
        self.board(who).tasks.insert(task);
    }

    /// The end of the turn.
    fn upkeep(&mut self) {
        // L-UPKEEP-04
        self.now.covered = IdSet::empty();
        // L-TAKEDEC-03: one marker per turn.
        self.now.marker_used = BySeat::default();
        self.refill_city();
        self.refill_church();
        self.refill_decrees();
    }

    /// L-UPKEEP-01, A-41: the city display.
    fn refill_city(&mut self) {
        let open: Vec<bool> = Good::ALL.into_iter().map(|street| self.has_large_space(street)).collect();
        for street in 0..4 {
            if self.now.city[street] {
                continue;
            }
            if !open[street] {
                self.met("A-41: no land for a tile");
                continue;
            }
            if self.now.large_tiles > 0 {
                self.now.large_tiles -= 1;
                self.now.city[street] = true;
            } else if let Some(useless) = (0..4).find(|&other| self.now.city[other] && !open[other]) {
                self.met("A-41: a tile moves to another colour");
                self.now.city[useless] = false;
                self.now.city[street] = true;
            }
        }
        if !self.now.city[4] && self.now.small_tiles > 0 {
            self.now.small_tiles -= 1;
            self.now.city[4] = true;
        }
    }

    /// Whether a large land space on this street is empty.
    fn has_large_space(&self, street: Good) -> bool {
        <Land as Id>::all().any(|land| {
            land.column() != Column::C5
                && land.column().streets().contains(&street)
                && row_in_play(self.game, land.row())
                && !self.now.facing.iter().any(|built| built.has(land))
        })
    }

    /// L-UPKEEP-02, A-39: the church track from the bag, as long as it holds tiles.
    pub fn refill_church(&mut self) {
        for space in 0..self.now.church.len() {
            if self.now.church[space].is_some() {
                continue;
            }
            if !self.bag_has_tiles() {
                self.met("A-39: the bag is empty");
                continue;
            }
            let Action::Clergy(tile) = self.luck(Luck::RevealClergy { space: space as u8 }) else { unreachable!() };
            self.now.church[space] = Some(tile);
        }
    }

    /// Whether a clergy tile is left in the bag.
    fn bag_has_tiles(&self) -> bool {
        ClergyId::all().any(|tile| {
            !self.now.clergy_gone.has(tile)
                && !self.now.church.contains(&Some(tile))
                && !Seat::ALL.into_iter().any(|seat| self.now.boards[seat].clergy.has(tile))
        })
    }

    /// L-UPKEEP-03: decrees up to eight.
    pub fn refill_decrees(&mut self) {
        while self.now.decrees.len() < self.game.components.board.decree_display && self.deck_has_decrees() {
            let Action::Decree(decree) = self.luck(Luck::RevealDecree) else { unreachable!() };
            self.now.decrees.insert(decree);
        }
    }

    /// Whether a decree is left that may be laid out (L-2P-03).
    fn deck_has_decrees(&self) -> bool {
        DecreeId::all().any(|decree| {
            !self.now.decrees.has(decree)
                && !Seat::ALL.into_iter().any(|seat| self.now.boards[seat].decrees.has(decree))
                && (self.players() > 2 || !self.game.components.decree(decree).not_with_two)
        })
    }

    /// L-PERIOD-01..03, L-END-01: after the turn the period may end, or the last rounds begin.
    fn check_end(&mut self, who: Seat) {
        if self.now.period == 1 {
            // L-PERIOD-02, A-12: with empty decks the player who drew; the earlier trigger counts.
            if self.empty_decks() >= 3 && self.now.trigger.is_none() {
                self.now.trigger = Some((who, EndReason::Decks));
            }
            if let Some((first, reason)) = self.now.trigger {
                self.met(match reason {
                    EndReason::Sets if first != who => "A-12: a follower triggers the end of the period",
                    EndReason::Sets => "L-PERIOD-01: two sets",
                    EndReason::Decks => "L-PERIOD-02: three empty decks",
                });
                self.end_period(first, reason);
            }
            return;
        }
        // L-END-05, A-15: at least four sets; afterwards nothing triggers any more.
        let sets = Seat::first(self.players()).any(|seat| self.sets(seat) >= 4);
        if self.now.stage == Stage::Play && (sets || self.empty_decks() >= 3) {
            self.now.stage = Stage::Ending;
            self.met(if sets { "L-END-01: four sets" } else { "L-END-01: three empty decks" });
            self.now.game_end = Some(if sets { EndReason::Sets } else { EndReason::Decks });
        }
    }

    /// L-TURN-10: the player to the left is next; L-END-02, L-END-03: the round is finished, one more is played.
    fn next_turn(&mut self, who: Seat) {
        let next = who.left(self.players());
        if next == self.now.start {
            self.now.round += 1;
            match self.now.stage {
                Stage::Ending => self.now.stage = Stage::LastRound,
                Stage::LastRound => {
                    self.now.stage = Stage::Over;
                    return;
                }
                Stage::Setup | Stage::Play | Stage::Over => {}
            }
        }
        self.now.turn = next;
    }
}
