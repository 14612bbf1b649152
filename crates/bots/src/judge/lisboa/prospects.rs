//! What may be pending in Lisboa.

use crate::judge::prospects;
use ::lisboa::{Decision as D, Good, Item, Lisboa, Noble, State, Step};
use table::{Actor, Id, Pending, Seat};

/// Réis that pay for most land; more makes no difference.
const MUCH_MONEY: u16 = 12;

prospects! {
    // Questions.
    Turn = "turn", MakeRoom = "make-room", SellOrTrade = "sell-or-trade", SellGoods = "sell-goods", Trade = "trade",
    Recruit = "recruit", TakePlan = "take-plan", BuildShip = "build-ship", ShipGoods = "ship-goods",
    ExtraGood = "extra-good", Cardinal = "cardinal", TakeClergy = "take-clergy", Church = "church",
    TakeFavor = "take-favor", VisitReis = "visit-reis", StateMaia = "state-maia", StateMarquis = "state-marquis",
    StateKing = "state-king", Follow = "follow", FollowDeed = "follow-deed", BuildStore = "build-store",
    StoreCube = "store-cube", TrashCube = "trash-cube", Pay = "pay", House = "house", TakeDecree = "take-decree",
    ExtraDecree = "extra-decree", OpenSite = "open-site", OpenPlan = "open-plan", Return = "return-officials",
    EventDeed = "event-deed", PileCube = "pile-cube", DrawCard = "draw-card", Task = "task", Discard = "discard",
    // Things that are to be had.
    GiveReis = "give-reis", GiveInfluence = "give-influence", GiveGold = "give-gold", GiveCloth = "give-cloth",
    GiveBook = "give-book", GiveTool = "give-tool", GivePlan = "give-plan", GiveRecruit = "give-recruit",
    GiveFavor = "give-favor", GiveCardinal = "give-cardinal", GiveDecree = "give-decree",
    // Steps of the rules.
    Tuck = "tuck",
    DockShip = "dock-ship", Visit = "visit", VisitCost = "visit-cost", NobleMaia = "noble-maia",
    NobleMarquis = "noble-marquis", NobleKing = "noble-king", Leave = "leave-court", Event = "event",
    TreasuryIcon = "treasury-icon", InfluenceIcon = "influence-icon", PlaceStore = "place-store", PayLand = "pay-land",
    ScoreStore = "score-store", SiteCubes = "site-cubes", FinishBuilding = "finish-building",
    // A visit of the King with a Plan, one of Maia with money.
    KingAndPlan = "king-and-plan", MaiaAndMoney = "maia-and-money",
}

/// Adds what is pending for the seat whose turn it is.
pub(super) fn add(game: &Lisboa, s: &State, seat: Seat, out: &mut [f32]) {
    for frame in s.agenda.frames() {
        match frame.what {
            Pending::Ask(decision) if frame.who == Actor::Player(seat) => add_asked(decision, out),
            Pending::Do(step) if s.turn == seat => add_step(game, s, seat, step, out),
            Pending::Ask(_) | Pending::Do(_) | Pending::Luck(_) | Pending::Nothing => {}
        }
    }
}

/// Adds a question.
fn add_asked(decision: D, out: &mut [f32]) {
    let (term, amount) = match decision {
        D::KeepClergy | D::Draft { .. } | D::TakeTurn => (P::Turn, 1),
        D::MakeRoom { .. } => (P::MakeRoom, 1),
        D::SellOrTrade => (P::SellOrTrade, 1),
        D::SellGoods { .. } => (P::SellGoods, 1),
        D::Trade { .. } => (P::Trade, 1),
        D::Recruit { most, .. } => (P::Recruit, most),
        D::TakePlan => (P::TakePlan, 1),
        D::BuildShip => (P::BuildShip, 1),
        D::ShipGoods { cost, .. } => (P::ShipGoods, cost),
        D::ExtraGood { .. } => (P::ExtraGood, 1),
        D::MoveCardinal { .. } => (P::Cardinal, 1),
        D::TakeClergy => (P::TakeClergy, 1),
        D::Church { .. } => (P::Church, 1),
        D::ClergyFavors { left, .. } => (P::TakeFavor, left),
        D::TakeFavor => (P::TakeFavor, 1),
        D::VisitReis { cost } => (P::VisitReis, cost),
        D::VisitState { noble } => ([P::StateMaia, P::StateMarquis, P::StateKing][noble.index()], 1),
        D::Follow { .. } => (P::Follow, 1),
        D::FollowDeed { .. } => (P::FollowDeed, 1),
        D::BuildStore => (P::BuildStore, 1),
        D::Reward { item, .. } => return add_item(item, out),
        D::StoreCube { .. } => (P::StoreCube, 1),
        D::TrashCube { .. } => (P::TrashCube, 1),
        D::Pay { due } => (P::Pay, due),
        D::House { .. } => (P::House, 1),
        D::TakeDecree => (P::TakeDecree, 1),
        D::ExtraDecree => (P::ExtraDecree, 1),
        D::OpenSite => (P::OpenSite, 1),
        D::OpenPlan { .. } => (P::OpenPlan, 1),
        D::ReturnOfficials { left, .. } => (P::Return, left),
        D::EventDeed { .. } => (P::EventDeed, 1),
        D::PileCube => (P::PileCube, 1),
        D::DrawCard => (P::DrawCard, 1),
        D::PayTask => (P::Task, 1),
        D::PeriodDiscard { .. } | D::PeriodReward => (P::Discard, 1),
    };
    out[term as usize] += f32::from(amount);
}

/// Adds a thing that is to be had.
fn add_item(item: Item, out: &mut [f32]) {
    let (term, amount) = match item {
        Item::Reis(n) => (P::GiveReis, n),
        Item::Influence(n) => (P::GiveInfluence, n),
        Item::Goods(good, n) => match good {
            Good::Gold => (P::GiveGold, n),
            Good::Cloth => (P::GiveCloth, n),
            Good::Book => (P::GiveBook, n),
            Good::Tool => (P::GiveTool, n),
        },
        Item::Plan(n) => (P::GivePlan, n),
        Item::Recruit(n) => (P::GiveRecruit, n),
        Item::Favor => (P::GiveFavor, 1),
        Item::Rubble => (P::PileCube, 1),
        Item::Cardinal => (P::GiveCardinal, 1),
        Item::TakeDecree => (P::GiveDecree, 1),
        Item::Decree(n) => (P::GiveDecree, n),
    };
    out[term as usize] += f32::from(amount);
}

/// Adds a step of the rules.
fn add_step(game: &Lisboa, s: &State, seat: Seat, step: Step, out: &mut [f32]) {
    let board = &s.boards[seat];
    let (term, amount) = match step {
        Step::Give { item, .. } => return add_item(item, out),
        Step::Tuck => (P::Tuck, 1),
        Step::DockShip { .. } => (P::DockShip, 1),
        Step::Pay { price } => (P::Pay, price),
        Step::PayVisit { noble, following } => {
            out[P::VisitCost as usize] += f32::from(game.visit_cost(s, seat, noble, following));
            (P::Visit, 1)
        }
        Step::NobleAction { noble } => match noble {
            Noble::Maia => {
                out[P::MaiaAndMoney as usize] += f32::from(board.reis.min(MUCH_MONEY));
                (P::NobleMaia, 1)
            }
            Noble::Marquis => (P::NobleMarquis, 1),
            Noble::King => {
                out[P::KingAndPlan as usize] += f32::from(u8::from(!board.plans.is_empty()));
                (P::NobleKing, 1)
            }
        },
        Step::LeaveCourt => (P::Leave, 1),
        Step::Event => (P::Event, 1),
        Step::ChurchIcons { treasury, influence } => {
            out[P::TreasuryIcon as usize] += f32::from(u8::from(treasury));
            (P::InfluenceIcon, u8::from(influence))
        }
        Step::PlaceStore { .. } => (P::PlaceStore, 1),
        Step::PayLand { .. } => (P::PayLand, 1),
        Step::ScoreStore { .. } => (P::ScoreStore, 1),
        Step::SiteCubes { .. } => (P::SiteCubes, 1),
        Step::FinishBuilding { .. } => (P::FinishBuilding, 1),
        Step::KeepClergy
        | Step::LayChurch
        | Step::DealHands { .. }
        | Step::LayDisplay
        | Step::LayDecrees
        | Step::BeginDraft
        | Step::PassCards { .. }
        | Step::StartTurn
        | Step::Followers { .. }
        | Step::ChurchGain
        | Step::EndTurn
        | Step::ChurchScoring
        | Step::Tasks
        | Step::Upkeep
        | Step::CheckEnd
        | Step::SecondPeriod
        | Step::NextTurn => return,
    };
    out[term as usize] += f32::from(amount);
}
