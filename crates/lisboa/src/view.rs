//! What a seat may know, whole worlds that fit it, and events as a seat sees them.
//!
//! Hidden are only the faces of hand cards that were dealt face down, the clergy tiles offered at the start until all have
//! chosen, and the choices of the draft. The backs of hand cards are open: their years and their type. A card that was
//! drawn from the display is known to everybody for as long as it is in hand. What lies face down in decks and bags is the
//! rest, which everybody can work out; nobody can know its order, because it has none.

use crate::decision::{Decision, Pending, Step};
use crate::event::{Event, Happening};
use crate::ids::*;
use crate::options::Lisboa;
use crate::state::{PlayerBoard, Stage, State};
use rand::Rng;
#[cfg(feature = "serde")]
use table::wire::By;
use table::{Actor, BySeat, Id, IdSet, Seat, draw};

/// Numbers by seat, years and type.
#[cfg(feature = "serde")]
type Backs = table::wire::Seated<By<Years, By<CardType, table::wire::Plain<u8>, 4>, 4>>;

/// What a seat, or a spectator, may know.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct View {
    /// Whose view it is.
    pub seat: Option<Seat>,
    /// What is listed below as public or own; the rest is empty. Hands hold only the cards that the viewer knows.
    pub shown: State,
    /// The backs of the hand cards that the viewer does not know: how many of each years and type.
    #[cfg_attr(feature = "serde", serde(with = "Backs"))]
    pub backs: BySeat<[[u8; 4]; 4]>,
}

impl Lisboa {
    /// What a seat may know; `None` is a spectator.
    pub(crate) fn view_of(&self, s: &State, viewer: Option<Seat>) -> View {
        let n_seats = usize::from(self.n());
        let mut backs = BySeat::<[[u8; 4]; 4]>::default();
        for seat in Seat::first(self.n()).filter(|&seat| Some(seat) != viewer) {
            for card in s.boards[seat].hand - s.revealed {
                let face = self.components.card(card);
                backs[seat][face.years.index()][face.kind().index()] += 1;
            }
        }
        let board = |seat: Seat| match &s.boards[seat] {
            board if Some(seat) == viewer => own_board(board),
            board if seat.index() < n_seats => public_board(board, s.revealed),
            _ => PlayerBoard::default(),
        };
        View { seat: viewer, shown: shown(s, BySeat::from_fn(board)), backs }
    }

    /// A world that fits a view: the hidden cards of each back are dealt at random from those that the viewer has not seen.
    pub(crate) fn world(&self, view: &View, rng: &mut dyn Rng) -> State {
        let mut s = view.shown;
        for years in Years::ALL {
            for kind in CardType::ALL {
                let seen = Seat::first(self.n()).fold(s.revealed, |cards, seat| cards | s.boards[seat].hand);
                let mut pool = self.decks[years.index()][kind.index()] - seen;
                for seat in Seat::first(self.n()) {
                    for _ in 0..view.backs[seat][years.index()][kind.index()] {
                        let card = draw(&mut pool, rng);
                        s.boards[seat].hand.insert(card);
                    }
                }
            }
        }
        self.fill_hidden_choices(view, &mut s, rng);
        s
    }

    /// Before the first turn: offers of clergy tiles and cards kept in the draft, as the agenda tells that they are there.
    fn fill_hidden_choices(&self, view: &View, s: &mut State, rng: &mut dyn Rng) {
        if s.stage != Stage::Setup {
            return;
        }
        let others = || Seat::first(self.n()).filter(|&seat| Some(seat) != view.seat);
        if self.clergy_is_offered(s) {
            let mut bag = self.clergy_bag(s);
            for seat in others() {
                s.boards[seat].clergy_offer = [Some(draw(&mut bag, rng)), Some(draw(&mut bag, rng))];
            }
        }
        for seat in others() {
            let mut hand = s.boards[seat].hand;
            for place in 0..self.drafted_count(s, seat) {
                s.boards[seat].drafted[place] = Some(draw(&mut hand, rng));
            }
        }
    }

    /// Whether the choice of clergy tiles is still open.
    fn clergy_is_offered(&self, s: &State) -> bool {
        s.agenda.frames().iter().any(|frame| frame.what == Pending::Do(Step::KeepClergy))
    }

    /// How many cards a player has kept so far in the draft: what the agenda still asks tells it.
    fn drafted_count(&self, s: &State, seat: Seat) -> usize {
        let round = s.agenda.frames().iter().find_map(|frame| {
            if let Pending::Do(Step::PassCards { round }) = frame.what { Some(usize::from(round)) } else { None }
        });
        let Some(round) = round else { return 0 };
        let asked: u8 = s
            .agenda
            .frames()
            .iter()
            .filter(|frame| frame.who == Actor::Player(seat))
            .map(|frame| if let Pending::Ask(Decision::Draft { keep }) = frame.what { keep } else { 0 })
            .sum();
        round + 1 - usize::from(asked)
    }

    /// An event as a seat sees it.
    pub(crate) fn redacted(&self, event: &Event, viewer: Option<Seat>) -> Event {
        let mut event = *event;
        if let Happening::CardDealt(seat, card) | Happening::CardKept(seat, card) = &mut event.what
            && viewer != Some(*seat)
        {
            *card = None;
        } else if let Happening::ClergyChosen(seat, tile) = &mut event.what
            && viewer != Some(*seat)
        {
            *tile = None;
        }
        event
    }
}

/// What everybody may know of the board of a seat. Whatever is not listed is hidden.
fn public_board(board: &PlayerBoard, revealed: IdSet<CardId>) -> PlayerBoard {
    PlayerBoard {
        hand: board.hand & revealed,
        decrees: board.decrees,
        clergy: board.clergy,
        plans: board.plans,
        completed: board.completed,
        stores: board.stores,
        wigs: board.wigs,
        reis: board.reis,
        influence: board.influence,
        goods: board.goods,
        top: board.top,
        cargo: board.cargo,
        bottom: board.bottom,
        rubble: board.rubble,
        markers: board.markers,
        markers_spent: board.markers_spent,
        houses: board.houses,
        officials: board.officials,
        posts: board.posts,
        favors: board.favors,
        tasks: board.tasks,
        fulfilled: board.fulfilled,
        ..PlayerBoard::default()
    }
}

/// What a player may know of the own board: what everybody may, and what is listed here.
fn own_board(board: &PlayerBoard) -> PlayerBoard {
    PlayerBoard {
        hand: board.hand,
        clergy_offer: board.clergy_offer,
        drafted: board.drafted,
        ..public_board(board, IdSet::empty())
    }
}

/// What everybody may know of the table, with the boards as the viewer may. A new field has to be listed here, or this does not
/// compile: it must be decided whether it is public.
fn shown(s: &State, boards: BySeat<PlayerBoard>) -> State {
    State {
        boards,
        revealed: s.revealed,
        cashing: s.cashing,
        decrees: s.decrees,
        clergy_gone: s.clergy_gone,
        facing: s.facing,
        plans: s.plans,
        unseen_buildings: s.unseen_buildings,
        agenda: s.agenda,
        buildings: s.buildings,
        row_rubble: s.row_rubble,
        column_rubble: s.column_rubble,
        site_rubble: s.site_rubble,
        pile: s.pile,
        rubble_gone: s.rubble_gone,
        land_tokens: s.land_tokens,
        site_tokens: s.site_tokens,
        church: s.church,
        cardinal: s.cardinal,
        cardinal_lies: s.cardinal_lies,
        treasury: s.treasury,
        prices: s.prices,
        shipyard: s.shipyard,
        ships_gone: s.ships_gone,
        display: s.display,
        city: s.city,
        large_tiles: s.large_tiles,
        small_tiles: s.small_tiles,
        available: s.available,
        next: s.next,
        stacked: s.stacked,
        column_value: s.column_value,
        played: s.played,
        covered: s.covered,
        marker_used: s.marker_used,
        task_deck: s.task_deck,
        tasks_gone: s.tasks_gone,
        stage: s.stage,
        period: s.period,
        round: s.round,
        start: s.start,
        turn: s.turn,
        trigger: s.trigger,
        period_end: s.period_end,
        game_end: s.game_end,
    }
}
