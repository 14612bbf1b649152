//! What travels when something happens. What another seat gets flies to the line about it, since its board may not be open.

use super::places;
use crate::board::{Flight, Place};
use lisboa::{CardId, Good, Happening, Lisboa, Noble, PortfolioRow, Rubble, Ship, View};
use table::{Id, Seat};

/// What travels when this happens.
pub fn of(game: &Lisboa, view: &View, what: Happening) -> Vec<Flight> {
    let flight = Teller { game, view }.flight(what);
    // What somebody else moves on a board that is not open stays in its line.
    flight.filter(|flight| flight.from != flight.to).into_iter().collect()
}

/// The mark of a seat.
pub const fn mark(seat: Seat) -> &'static str {
    match seat {
        Seat::A => "lisboa-seat-sun",
        Seat::B => "lisboa-seat-cross",
        Seat::C => "lisboa-seat-wave",
        Seat::D => "lisboa-seat-diamond",
    }
}

/// The symbol of a good.
pub const fn good_icon(good: Good) -> &'static str {
    match good {
        Good::Gold => "lisboa-good-gold",
        Good::Cloth => "lisboa-good-cloth",
        Good::Book => "lisboa-good-book",
        Good::Tool => "lisboa-good-tool",
    }
}

/// The symbol of a cube.
pub const fn cube_icon(color: Rubble) -> &'static str {
    match color {
        Rubble::Brown => "lisboa-cube-quake",
        Rubble::Red => "lisboa-cube-fire",
        Rubble::Blue => "lisboa-cube-tsunami",
    }
}

/// The symbol of a Favor.
pub const fn favor_icon(noble: Noble) -> &'static str {
    match noble {
        Noble::Maia => "lisboa-favour-maia",
        Noble::Marquis => "lisboa-favour-marquis",
        Noble::King => "lisboa-favour-king",
    }
}

/// The symbol of a ship.
pub const fn ship_icon(ship: Ship) -> &'static str {
    match ship {
        Ship::Blue => "lisboa-ship-1",
        Ship::Red => "lisboa-ship-2",
        Ship::Purple => "lisboa-ship-3",
        Ship::Brown => "lisboa-ship-4",
    }
}

/// The symbol of a type of card.
pub const fn card_icon(kind: lisboa::CardType) -> &'static str {
    match kind {
        lisboa::CardType::Maia => "lisboa-noble-maia",
        lisboa::CardType::Marquis => "lisboa-noble-marquis",
        lisboa::CardType::King => "lisboa-noble-king",
        lisboa::CardType::Treasury => "lisboa-noble-treasury",
    }
}

/// The signs of a number that an answer changes, by the key that the words give it: the price of a good is the good in réis.
pub fn signs(key: &str) -> Vec<&'static str> {
    match key.strip_prefix("price-") {
        Some(good) => vec![sign(good), sign("reis")],
        None => vec![sign(key)],
    }
}

fn sign(key: &str) -> &'static str {
    match key {
        "gold" => "lisboa-good-gold",
        "cloth" => "lisboa-good-cloth",
        "book" => "lisboa-good-book",
        "tool" => "lisboa-good-tool",
        "reis" => "lisboa-reis",
        "influence" => "lisboa-influence",
        "sets" => "lisboa-set-marker",
        "treasury" => "lisboa-treasury",
        _ => "lisboa-wig",
    }
}

struct Teller<'a> {
    game: &'a Lisboa,
    view: &'a View,
}

impl Teller<'_> {
    /// A place on the board of a seat, which for others is the line about them.
    fn at(&self, seat: Seat, place: Place) -> Place {
        if self.view.seat == Some(seat) { place } else { places::strip(seat) }
    }

    fn kind(&self, card: CardId) -> lisboa::CardType {
        self.game.components.card(card).kind()
    }

    /// Where a card of a seat is, before and after it was in hand.
    fn hand(&self, seat: Seat, card: CardId) -> Place {
        let is_there = self.view.seat == Some(seat) && self.view.shown.boards[seat].hand.has(card);
        self.at(seat, if is_there { places::card(card) } else { places::hand() })
    }

    fn flight(&self, what: Happening) -> Option<Flight> {
        let fly = |icon, seat, from, to| Some(Flight { icon, seat: Some(seat), from, to });
        match what {
            Happening::CardForGold(seat, card) => {
                fly("lisboa-good-gold", seat, self.hand(seat, card), self.at(seat, places::goods(seat, Good::Gold)))
            }
            Happening::CardToPortfolio(seat, card) => {
                fly(card_icon(self.kind(card)), seat, self.hand(seat, card), self.portfolio(seat, card))
            }
            Happening::CardToCourt(seat, card) => {
                let goal = self.kind(card).noble().map_or(places::treasury(), places::noble);
                fly(card_icon(self.kind(card)), seat, self.hand(seat, card), goal)
            }
            Happening::CardTaken(seat, card) => {
                let kind = self.kind(card);
                fly(card_icon(kind), seat, places::deck(kind), self.hand(seat, card))
            }
            Happening::ReisGained(seat, _) => {
                fly("lisboa-reis", seat, places::supply(), self.at(seat, places::reis(seat)))
            }
            Happening::ReisPaid(seat, _) => {
                fly("lisboa-reis", seat, self.at(seat, places::reis(seat)), places::supply())
            }
            Happening::InfluenceGained(seat, _) => {
                fly("lisboa-influence", seat, places::track(), self.at(seat, places::purse(seat)))
            }
            Happening::InfluencePaid(seat, _) => {
                fly("lisboa-influence", seat, self.at(seat, places::purse(seat)), places::track())
            }
            Happening::GoodsGained(seat, good, _) => {
                let to = self.at(seat, places::goods(seat, good));
                fly(good_icon(good), seat, places::supply(), to)
            }
            Happening::GoodPaid(seat, good) | Happening::GoodsLost(seat, good, _) => {
                fly(good_icon(good), seat, self.at(seat, places::goods(seat, good)), places::supply())
            }
            Happening::GoodSold { seller, good, owner, slot, .. } => {
                let ship = places::slot(owner, PortfolioRow::Top, slot);
                let from = self.at(seller, places::goods(seller, good));
                fly(good_icon(good), seller, from, self.at(owner, ship))
            }
            Happening::OfficialRecruited(seat, noble) => {
                let from = self.at(seat, places::officials(seat));
                fly("lisboa-official", seat, from, places::post(noble.office()))
            }
            Happening::OfficialPushed(seat, noble) => {
                fly("lisboa-official", seat, places::post(noble.office()), places::post(noble.plaza()))
            }
            Happening::OfficialReturned(seat, post) => {
                fly("lisboa-official", seat, places::post(post), self.at(seat, places::officials(seat)))
            }
            Happening::PlanTaken(seat, plan) => {
                let from = places::plans(self.game.components.plan(plan).architect);
                fly("lisboa-plan", seat, from, self.at(seat, places::own_plans(seat)))
            }
            Happening::ShipBuilt(seat, ship, slot) => {
                let to = self.at(seat, places::slot(seat, PortfolioRow::Top, slot));
                fly(ship_icon(ship), seat, places::shipyard(), to)
            }
            Happening::CardinalMoved(seat, gap) => {
                fly("lisboa-cardinal", seat, places::gap(self.view.shown.cardinal), places::gap(gap))
            }
            Happening::ClergyTaken(seat, tile) => {
                let from = self.view.shown.church.iter().position(|&there| there == Some(tile));
                let from = from.map_or(places::church(), |space| places::clergy(space as u8));
                fly("lisboa-clergy", seat, from, self.at(seat, places::own_clergy(seat)))
            }
            Happening::ClergyDiscarded(seat, _) => {
                fly("lisboa-clergy", seat, self.at(seat, places::own_clergy(seat)), places::church())
            }
            Happening::FavorTaken(seat, noble) => {
                let to = self.at(seat, places::own_favor(seat, noble));
                fly(favor_icon(noble), seat, places::favor(noble), to)
            }
            Happening::FavorReturned(seat, noble) => {
                let from = self.at(seat, places::own_favor(seat, noble));
                fly(favor_icon(noble), seat, from, places::favor(noble))
            }
            Happening::StorePlaced(seat, land, street) => {
                let from = if land.column().is_thin() { places::small_tile() } else { places::tile(street) };
                fly("lisboa-store", seat, from, places::land(land))
            }
            Happening::HousePlaced(seat, group, land) => {
                fly("lisboa-house", seat, self.at(seat, places::houses(seat, group)), places::land(land))
            }
            Happening::CubeTaken(seat, color) => {
                let from = places::building_ground(&self.view.shown).unwrap_or(places::pile());
                fly(cube_icon(color), seat, from, self.at(seat, places::rubble(seat, color)))
            }
            Happening::SetCompleted(seat) => {
                let from = self.at(seat, places::markers(seat));
                fly("lisboa-set-marker", seat, from, places::noble(Noble::Marquis))
            }
            Happening::DecreeTaken(seat, _) => {
                fly("lisboa-decree", seat, places::decrees(), self.at(seat, places::own_decrees(seat)))
            }
            Happening::BuildingOpened(seat, building, site) => {
                let owner = self.view.shown.buildings[site.index()].filter(|open| open.building == building);
                let architect = owner.map_or_else(|| self.architect(building), |open| open.architect);
                fly("lisboa-building-blue", seat, places::buildings(architect), places::site(site))
            }
            // What is only told, or happens in one place.
            Happening::TurnStarted(_)
            | Happening::ShipDocked(..)
            | Happening::CardDropped(..)
            | Happening::ShipDropped(..)
            | Happening::CardLeft(_)
            | Happening::CardRevealed(_)
            | Happening::CardDealt(..)
            | Happening::CardKept(..)
            | Happening::CardsPassed
            | Happening::CardDiscarded(..)
            | Happening::WigsGained(..)
            | Happening::WigsPaid(..)
            | Happening::ShipSailed(..)
            | Happening::TreasuryMoved(..)
            | Happening::PriceFell(..)
            | Happening::OfficialsHired(..)
            | Happening::PlanCompleted(..)
            | Happening::CardinalLies(_)
            | Happening::ClergyChosen(..)
            | Happening::ClergyRevealed(..)
            | Happening::Visited(..)
            | Happening::Followed(..)
            | Happening::CubeRemoved(..)
            | Happening::MarkerSpent(_)
            | Happening::DecreeRevealed(_)
            | Happening::BuildingRevealed(..)
            | Happening::CityRefilled
            | Happening::TaskPaid(..)
            | Happening::TaskDrawn(..)
            | Happening::PeriodTriggered(..)
            | Happening::PeriodEnded
            | Happening::EndTriggered(_)
            | Happening::LastRound
            | Happening::GameOver => None,
        }
    }

    /// The slot where a card lies or will lie.
    fn portfolio(&self, seat: Seat, card: CardId) -> Place {
        let own = &self.view.shown.boards[seat];
        let (row, at) = match self.kind(card).noble() {
            Some(_) => {
                let here =
                    |top: &lisboa::TopCard| *top == lisboa::TopCard::Noble(card) || *top == lisboa::TopCard::Empty;
                (PortfolioRow::Top, own.top.iter().position(here))
            }
            None => (PortfolioRow::Bottom, own.bottom.iter().position(|&there| there == Some(card) || there.is_none())),
        };
        self.at(seat, places::slot(seat, row, lisboa::Slot::ALL[at.unwrap_or(0)]))
    }

    /// Whose building it is, while it still lies with an architect.
    fn architect(&self, building: lisboa::BuildingId) -> lisboa::Architect {
        let of = |architect: &lisboa::Architect| self.view.shown.available[architect.index()] == Some(building);
        lisboa::Architect::ALL.into_iter().find(of).unwrap_or(lisboa::Architect::Blue)
    }
}
