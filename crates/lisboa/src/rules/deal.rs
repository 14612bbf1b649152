//! Luck: what can be drawn, dealt and turned up; the deal before the first turn (p. 5–7), with its choices and the draft.

use super::Play;
use crate::action::Action;
use crate::decision::{Decision, Luck, Pending, Step};
use crate::event::{Event, Happening as H};
use crate::ids::*;
use crate::options::Lisboa;
use crate::reason::{Reason, Verdict};
use crate::state::{Stage, State};
use table::{Actor, EventSink, Id, IdSet, RuleId, Seat};

/// The outcomes of one chance step.
pub(super) enum Outcomes {
    Cards(IdSet<CardId>),
    Clergy(IdSet<ClergyId>),
    Decrees(IdSet<DecreeId>),
    Buildings(IdSet<BuildingId>),
    Tasks(IdSet<Task>),
}

impl Outcomes {
    /// Whether there are none.
    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        match self {
            Self::Cards(set) => set.is_empty(),
            Self::Clergy(set) => set.is_empty(),
            Self::Decrees(set) => set.is_empty(),
            Self::Buildings(set) => set.is_empty(),
            Self::Tasks(set) => set.is_empty(),
        }
    }

    /// The outcome, if there is only one.
    #[inline]
    pub(super) fn single(&self) -> Option<Action> {
        match self {
            Self::Cards(set) => set.single().map(Action::Card),
            Self::Clergy(set) => set.single().map(Action::Clergy),
            Self::Decrees(set) => set.single().map(Action::Decree),
            Self::Buildings(set) => set.single().map(Action::Building),
            Self::Tasks(set) => set.single().map(Action::Task),
        }
    }

    /// Lists them in ascending order.
    pub(super) fn list(&self, out: &mut Vec<Action>) {
        match self {
            Self::Cards(set) => out.extend(set.iter().map(Action::Card)),
            Self::Clergy(set) => out.extend(set.iter().map(Action::Clergy)),
            Self::Decrees(set) => out.extend(set.iter().map(Action::Decree)),
            Self::Buildings(set) => out.extend(set.iter().map(Action::Building)),
            Self::Tasks(set) => out.extend(set.iter().map(Action::Task)),
        }
    }

    /// Whether an action is one of them.
    pub(super) fn has(&self, action: Action) -> bool {
        match (self, action) {
            (Self::Cards(set), Action::Card(card)) => set.has(card),
            (Self::Clergy(set), Action::Clergy(tile)) => set.has(tile),
            (Self::Decrees(set), Action::Decree(decree)) => set.has(decree),
            (Self::Buildings(set), Action::Building(building)) => set.has(building),
            (Self::Tasks(set), Action::Task(task)) => set.has(task),
            _ => false,
        }
    }
}

impl Lisboa {
    /// The cards that are in hand or were seen by everybody: not in any deck.
    fn out_of_decks(&self, s: &State) -> IdSet<CardId> {
        Seat::first(self.n()).fold(s.revealed, |cards, seat| cards | s.boards[seat].hand)
    }

    /// The years of the cards in the display (L-SETUP-26, L-PERIOD-12).
    pub(crate) fn display_years(&self, s: &State) -> Years {
        if s.period == 1 { Years::Red } else { Years::Brown }
    }

    /// The cards of the display decks that lie face up or were taken.
    pub fn shown_of_display(&self, s: &State) -> IdSet<CardId> {
        let decks = &self.decks[self.display_years(s).index()];
        decks.iter().fold(IdSet::empty(), |all, &deck| all | deck) & s.revealed
    }

    /// The face-down cards of a display deck.
    pub fn face_down(&self, s: &State, kind: CardType) -> IdSet<CardId> {
        self.decks[self.display_years(s).index()][kind.index()] - s.revealed
    }

    /// The clergy tiles in the bag: all that lie nowhere else.
    pub(crate) fn clergy_bag(&self, s: &State) -> IdSet<ClergyId> {
        let on_track: IdSet<ClergyId> = s.church.into_iter().flatten().collect();
        let taken = Seat::first(self.n()).fold(s.clergy_gone | on_track, |tiles, seat| {
            let board = &s.boards[seat];
            tiles | board.clergy | board.clergy_offer.into_iter().flatten().collect()
        });
        IdSet::full() - taken
    }

    /// The decrees in the deck: all in play that lie nowhere else (L-2P-03).
    pub(crate) fn decree_deck(&self, s: &State) -> IdSet<DecreeId> {
        let taken = Seat::first(self.n()).fold(s.decrees, |decrees, seat| decrees | s.boards[seat].decrees);
        self.decree_pool - taken
    }

    /// Everything that luck can bring here; each outcome is as likely as any other.
    #[inline]
    pub(super) fn outcomes(&self, s: &State, luck: Luck) -> Outcomes {
        match luck {
            Luck::Deal { years, .. } => {
                let deck = self.decks[years.index()].iter().fold(IdSet::empty(), |all, &kind| all | kind);
                Outcomes::Cards(deck - self.out_of_decks(s))
            }
            Luck::RevealCard { kind } => Outcomes::Cards(self.face_down(s, kind)),
            Luck::RevealClergy { .. } => Outcomes::Clergy(self.clergy_bag(s)),
            Luck::RevealDecree => Outcomes::Decrees(self.decree_deck(s)),
            Luck::RevealBuilding { architect } => Outcomes::Buildings(match s.stacked[architect.index()] {
                0 => IdSet::empty(),
                _ => s.unseen_buildings,
            }),
            Luck::DrawTask { .. } => Outcomes::Tasks(s.task_deck),
        }
    }

    /// Whether this tile was offered to the player at the start (L-SETUP-06).
    pub(super) fn check_keep_clergy<V: Verdict>(&self, s: &State, seat: Seat, tile: ClergyId, v: &mut V) {
        let offered = s.boards[seat].clergy_offer.contains(&Some(tile));
        v.require(offered, || Reason::NotOffered { rule: RuleId("L-SETUP-06") });
    }

    /// Whether this card may be kept now in the draft; two cards are named in ascending order (L-VARIANT-01..03).
    pub(super) fn check_draft<V: Verdict>(&self, s: &State, seat: Seat, keep: u8, card: CardId, v: &mut V) {
        let open = self.draftable(s, seat);
        v.require(open.has(card), || Reason::NotInHand(card));
        let higher = open.iter().filter(|&other| other > card).count();
        v.require(higher + 1 >= usize::from(keep), || Reason::OutOfOrder);
    }

    /// The cards that a player may keep: those received, and in the first round only above the first choice.
    pub(super) fn draftable(&self, s: &State, seat: Seat) -> IdSet<CardId> {
        let board = &s.boards[seat];
        let kept: IdSet<CardId> = board.drafted.into_iter().flatten().collect();
        let open = board.hand - kept;
        match (board.drafted, board.hand.len()) {
            // Only in the first round five cards are held and one of them is kept already.
            ([Some(first), None, None, None], 5) if self.first_pick_only(s, seat) => {
                open.iter().filter(|&card| card > first).collect()
            }
            _ => open,
        }
    }

    /// Whether the player is in the middle of the first round of the draft.
    fn first_pick_only(&self, s: &State, seat: Seat) -> bool {
        let asked = |frame: &table::Frame<Pending>| {
            frame.who == Actor::Player(seat) && frame.what == Pending::Ask(Decision::Draft { keep: 1 })
        };
        s.agenda.top().is_some_and(asked)
    }
}

/// The rule by which luck brings something: before the first turn, between the periods, or otherwise.
fn begins(s: &State, [setup, period]: [&'static str; 2], otherwise: &'static str) -> &'static str {
    let in_turn = |what: Pending| matches!(what, Pending::Do(Step::EndTurn | Step::CheckEnd));
    match s.stage {
        Stage::Setup => setup,
        _ if s.agenda.frames().iter().any(|frame| in_turn(frame.what)) => otherwise,
        Stage::Play | Stage::Ending | Stage::LastRound | Stage::Over => period,
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    fn luck(&mut self, luck: Luck) {
        self.s.agenda.push(Actor::Chance, Pending::Luck(luck));
    }

    /// What luck brought.
    pub(super) fn resolve_luck(&mut self, luck: Luck, outcome: Action) {
        match (luck, outcome) {
            (Luck::Deal { to, .. }, Action::Card(card)) => {
                self.s.boards[to].hand.insert(card);
                self.tell_by(
                    |_, s| begins(s, ["L-SETUP-25", "L-PERIOD-11"], "L-PERIOD-11"),
                    H::CardDealt(to, Some(card)),
                );
            }
            (Luck::RevealCard { kind }, Action::Card(card)) => {
                self.s.display[kind.index()] = Some(card);
                self.s.revealed.insert(card);
                self.tell_by(|_, s| begins(s, ["L-SETUP-26", "L-PERIOD-12"], "L-DRAW-03"), H::CardRevealed(card));
            }
            (Luck::RevealClergy { space }, Action::Clergy(tile)) => {
                self.s.church[usize::from(space)] = Some(tile);
                let rule = |_: &Lisboa, s: &State| begins(s, ["L-SETUP-18", "L-PERIOD-13"], "L-UPKEEP-02");
                self.tell_by(rule, H::ClergyRevealed(space, tile));
            }
            (Luck::RevealDecree, Action::Decree(decree)) => {
                self.s.decrees.insert(decree);
                let rule = |_: &Lisboa, s: &State| begins(s, ["L-SETUP-29", "L-PERIOD-13"], "L-UPKEEP-03");
                self.tell_by(rule, H::DecreeRevealed(decree));
            }
            (Luck::RevealBuilding { architect }, Action::Building(building)) => {
                self.s.unseen_buildings.remove(building);
                self.s.stacked[architect.index()] -= 1;
                self.s.next[architect.index()] = Some(building);
                self.tell("L-OPEN-14", H::BuildingRevealed(architect, building));
            }
            (Luck::DrawTask { to }, Action::Task(task)) => {
                self.s.task_deck.remove(task);
                self.s.boards[to].tasks.insert(task);
                self.tell("L-VARIANT-04", H::TaskDrawn(to, task));
            }
            (luck, outcome) => unreachable!("BUG: {outcome} is no outcome of {luck:?}"),
        }
    }

    /// A tile is chosen in secret; all are turned up together (L-SETUP-06, A-52).
    pub(super) fn resolve_keep_clergy(&mut self, seat: Seat, tile: ClergyId) {
        let offer = &mut self.s.boards[seat].clergy_offer;
        if offer[1] == Some(tile) {
            offer.swap(0, 1);
        }
        self.tell("L-SETUP-06", H::ClergyChosen(seat, Some(tile)));
    }

    /// The chosen tiles come to the player boards, the others back into the bag before the church track is laid. Tiles that
    /// work once do so now, in turn order.
    pub(super) fn keep_clergy(&mut self) {
        // Last first, so that the start player's question comes to the top.
        for seat in self.s.start.clockwise(self.game.n()).rev() {
            let [kept, _] = std::mem::take(&mut self.s.boards[seat].clergy_offer);
            if let Some(tile) = kept {
                self.receive_clergy(seat, tile, |_, _| "L-SETUP-06");
            }
        }
    }

    /// Every empty space of the church track is filled from the bag (L-SETUP-18, L-UPKEEP-02); an empty bag leaves gaps.
    pub(super) fn lay_church(&mut self) {
        for space in (0..6u8).rev() {
            if self.s.church[usize::from(space)].is_none() {
                self.luck(Luck::RevealClergy { space });
            }
        }
    }

    /// The display decks turn up their top cards (L-SETUP-26, L-PERIOD-12, L-DRAW-02).
    pub(super) fn lay_display(&mut self) {
        for kind in CardType::ALL.into_iter().rev() {
            self.luck(Luck::RevealCard { kind });
        }
    }

    /// Decrees are laid out up to eight (L-SETUP-29, L-UPKEEP-03, L-PERIOD-13).
    pub(super) fn lay_decrees(&mut self) {
        for _ in self.s.decrees.len()..self.game.components.board.decree_display {
            self.luck(Luck::RevealDecree);
        }
    }

    /// Hands are dealt up to five, from the start player on; the rest of the deck leaves the game (L-SETUP-25, L-PERIOD-11).
    pub(super) fn deal_hands(&mut self, years: Years) {
        let n = self.game.n();
        let hand = self.game.components.start.hand;
        let start = self.s.start;
        if let Some(to) = start.clockwise(n).find(|&seat| self.s.boards[seat].hand.len() < hand) {
            self.step(to, Step::DealHands { years });
            self.luck(Luck::Deal { years, to });
        }
    }

    /// The draft (L-VARIANT-01..03): all choose in secret, then the rest goes to the left.
    pub(super) fn begin_draft_round(&mut self, round: u8) {
        let keep = if round == 1 { 2 } else { 1 };
        let start = self.s.start;
        self.step(start, Step::PassCards { round });
        for seat in Seat::first(self.game.n()).rev() {
            self.ask(seat, Decision::Draft { keep });
        }
    }

    /// A card is kept.
    pub(super) fn resolve_draft(&mut self, seat: Seat, keep: u8, card: CardId) {
        if let Some(place) = self.s.boards[seat].drafted.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
        }
        self.tell("L-VARIANT-01", H::CardKept(seat, Some(card)));
        if keep > 1 {
            self.ask(seat, Decision::Draft { keep: keep - 1 });
        }
    }

    /// What was not kept goes to the left; the last card received is kept (L-VARIANT-03).
    pub(super) fn pass_cards(&mut self, round: u8) {
        let n = self.game.n();
        let mut passed = table::BySeat::<IdSet<CardId>>::default();
        for seat in Seat::first(n) {
            let board = &mut self.s.boards[seat];
            let kept: IdSet<CardId> = board.drafted.into_iter().flatten().collect();
            passed[seat.left(n)] = board.hand - kept;
            board.hand = kept;
        }
        for seat in Seat::first(n) {
            let board = &mut self.s.boards[seat];
            board.hand = board.hand | passed[seat];
            if round == 3 {
                board.drafted = Default::default();
            }
        }
        let rule = match round {
            1 => "L-VARIANT-01",
            2 => "L-VARIANT-02",
            _ => "L-VARIANT-03",
        };
        self.tell(rule, H::CardsPassed);
        if round < 3 {
            self.begin_draft_round(round + 1);
        }
    }

    /// Puts everything before the first turn on the agenda (p. 5–7).
    pub(crate) fn begin_setup(&mut self) {
        let start = self.s.start;
        self.s.stage = Stage::Setup;
        self.step(start, Step::StartTurn);
        self.step(start, Step::LayDecrees);
        self.step(start, Step::LayDisplay);
        if self.game.options.draft {
            self.step(start, Step::BeginDraft);
        }
        self.step(start, Step::DealHands { years: Years::Blue });
        self.step(start, Step::LayChurch);
        self.step(start, Step::KeepClergy);
        for seat in Seat::first(self.game.n()).rev() {
            self.ask(seat, Decision::KeepClergy);
        }
    }
}
