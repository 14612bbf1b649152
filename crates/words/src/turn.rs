//! A game told turn by turn: what belongs to a turn, its sentence, and its lines without repeats.

use crate::message::{List, Message, Value};
use crate::worded::Worded;
use table::{Actor, RuleId, Seat};

/// A turn in one sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnTold {
    /// The sentence.
    pub text: Message,
    /// The points that everybody got or lost in it.
    pub gains: Vec<Gain>,
}

/// Points that somebody got or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gain {
    /// Who.
    pub seat: Seat,
    /// A key for the icon of the points.
    pub key: &'static str,
    /// How many; below 0 they were lost.
    pub by: i64,
}

/// What an event begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The turn of somebody: until the next mark everything belongs to it.
    Turn(Seat),
    /// A round, a phase or the like, in which everybody has something to do: from then on whoever acts has a part of their own.
    Section,
}

/// Events that are told together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block<E> {
    /// Whose turn it is, or who acts; nobody where luck or the rules alone do something.
    pub seat: Option<Seat>,
    /// The step of its first event.
    pub first: usize,
    /// The step of its last event.
    pub last: usize,
    /// What happened.
    pub events: Vec<E>,
}

/// A line of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What happened, with what a newcomer would have to look up.
    pub text: Message,
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// The rule.
    pub rule: RuleId,
}

/// The turns of a log, in order. A step is its number, who acted, and what happened.
pub fn blocks<'e, G: Worded>(
    game: &G,
    steps: impl IntoIterator<Item = (usize, Actor, &'e [G::Event])>,
) -> Vec<Block<G::Event>> {
    let (mut blocks, mut is_turn) = (Vec::<Block<G::Event>>::new(), false);
    for (step, by, events) in steps {
        // Between turns everybody has a block of their own; luck goes with what is there.
        if let (Actor::Player(seat), false, false) = (by, is_turn, events.is_empty())
            && blocks.last().is_none_or(|block| block.seat != Some(seat))
        {
            blocks.push(Block { seat: Some(seat), first: step, last: step, events: Vec::new() });
        }
        for event in events {
            let seat = match game.event_mark(event) {
                Some(Mark::Turn(seat)) => Some(Some(seat)),
                // A round begins with its first phase: both are told together.
                Some(Mark::Section) if blocks.last().is_some_and(|block| block.seat.is_none()) => None,
                Some(Mark::Section) => Some(None),
                None if blocks.is_empty() => Some(None),
                None => None,
            };
            if let Some(seat) = seat {
                is_turn = seat.is_some();
                blocks.push(Block { seat, first: step, last: step, events: Vec::new() });
            }
            if let Some(block) = blocks.last_mut() {
                block.last = step;
                block.events.push(event.clone());
            }
        }
    }
    blocks.retain(|block| !block.events.is_empty());
    blocks
}

/// So far back a line may stand that another one like it is added to.
const NEAR: usize = 3;

/// The lines of some events: repeats are one line (`gets 5 Wood`), with their sum or their number.
pub fn lines<G: Worded>(game: &G, events: &[G::Event]) -> Vec<Line> {
    let mut found: Vec<(Message, RuleId, u8, Option<Message>)> = Vec::new();
    for event in events {
        let (what, rule, note) = (game.event(event), game.event_rule(event), game.note(event));
        let near = found.len().saturating_sub(NEAR);
        let same = found[near..].iter_mut().find_map(|(old, of, times, _)| {
            if *of != rule {
                return None;
            }
            let sum = added(old, &what)?;
            *times += u8::from(sum == *old);
            *old = sum;
            Some(())
        });
        if same.is_none() {
            found.push((what, rule, 1, note));
        }
    }
    let line = |(what, rule, times, note): (Message, RuleId, u8, Option<Message>)| {
        let seat = what.seat();
        let what = if times > 1 { say!("told-times", what, times) } else { what };
        let text = match note {
            Some(note) => say!("told-noted", what, note),
            None => what,
        };
        Line { text, seat, rule }
    };
    found.into_iter().map(line).collect()
}

/// Two messages as one: the same one, or one that differs in its amount only.
fn added(old: &Message, new: &Message) -> Option<Message> {
    if old == new && amount(old).is_none() {
        return Some(old.clone());
    }
    let (first, second) = (amount(old)?, amount(new)?);
    let mut sum = old.clone();
    set_amount(&mut sum, first + second);
    let mut wanted = new.clone();
    set_amount(&mut wanted, first + second);
    (sum == wanted).then_some(sum)
}

/// The number in the amount that a message names.
fn amount(message: &Message) -> Option<i64> {
    message.args.iter().find_map(|(name, value)| {
        let ("amount", Value::Message(inner)) = (*name, value) else { return None };
        if let [("n", Value::Number(n))] = inner.args.as_slice() { Some(*n) } else { None }
    })
}

fn set_amount(message: &mut Message, n: i64) {
    for (name, value) in &mut message.args {
        if let ("amount", Value::Message(inner)) = (*name, value) {
            inner.args = vec![("n", Value::Number(n))];
        }
    }
}

/// So many things are told of whose turn it is, less one for each other one who takes part.
const MOST: usize = 4;
/// Of so many others two things are told, since who follows does something there; of more others only one.
const FEW: usize = 2;

/// What is told of a turn, while its events are read: what each seat did, in order, with how much it matters (0 most).
#[derive(Default)]
pub(crate) struct Deeds {
    found: Vec<(Seat, u8, Message)>,
}

impl Deeds {
    /// Somebody did something.
    pub(crate) fn add(&mut self, seat: Seat, rank: u8, deed: Message) {
        self.found.push((seat, rank, deed));
    }

    /// Whether somebody did something.
    pub(crate) fn has(&self, seat: Seat) -> bool {
        self.found.iter().any(|(by, ..)| *by == seat)
    }

    /// The sentence: what the seat did, and after it what others did.
    pub(crate) fn sentence(self, seat: Seat) -> Message {
        let of = |wanted: Seat, most: usize| {
            let mut deeds: Vec<(usize, &(Seat, u8, Message))> =
                self.found.iter().enumerate().filter(|(_, (by, ..))| *by == wanted).collect();
            deeds.sort_by_key(|(at, (_, rank, _))| (*rank, *at));
            deeds.truncate(most);
            deeds.sort_by_key(|(at, _)| *at);
            List::ands(deeds.into_iter().map(|(_, (.., deed))| deed.clone()))
        };
        let others = Seat::ALL.into_iter().filter(|&other| other != seat);
        let others: Vec<Seat> = others.filter(|&other| self.found.iter().any(|(by, ..)| *by == other)).collect();
        let each = if others.len() <= FEW { 2 } else { 1 };
        let most = MOST.saturating_sub(others.len()).max(1);
        let others: Vec<Message> =
            others.into_iter().map(|other| say!("told-turn", seat = other, deeds = of(other, each))).collect();
        let own = of(seat, most);
        let own = if own.items.is_empty() { say!("told-nothing", seat) } else { say!("told-turn", seat, deeds = own) };
        say!("told-all", parts = List::semicolons([own].into_iter().chain(others)))
    }
}

/// The points that events give and take, for each seat once.
pub(crate) fn gains<'e, G: Worded>(
    game: &G,
    key: &'static str,
    events: impl Iterator<Item = &'e G::Event>,
) -> Vec<Gain> {
    let mut by = [0_i64; 4];
    for (seat, points) in events.filter_map(|event| game.gain(event)) {
        by[seat as usize] += i64::from(points);
    }
    let gain = |seat: Seat| Gain { seat, key, by: by[seat as usize] };
    Seat::ALL.into_iter().map(gain).filter(|gain| gain.by != 0).collect()
}
