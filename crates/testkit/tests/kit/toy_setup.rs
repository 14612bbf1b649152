//! The arrangement of the toy game as text.

use crate::toy::{ALL, Board, Cards, Flaw, Toy, cards};
use table::{Faults, Seat};

impl Toy {
    /// Three of the lowest cards and three coins for everybody; A begins.
    pub fn default_board(&self) -> Board {
        let hand = |seat: Seat| if seat.index() < usize::from(self.players) { 0b1110 << (3 * seat.index()) } else { 0 };
        let coins = |seat: Seat| if seat.index() < usize::from(self.players) { 3 } else { 0 };
        let (hands, coins) = (Seat::ALL.map(hand), Seat::ALL.map(coins));
        Board { turn: Seat::A, round: 1, hands, played: [0; 4], coins, follows: [0; 4] }
    }

    pub fn check_board(&self, board: &Board) -> Result<(), Faults> {
        let mut faults = Faults::default();
        let mut seen: Cards = 0;
        for set in board.hands.iter().chain(&board.played) {
            for card in cards(seen & set) {
                faults.add("cards", format!("card {card} is in two places"));
            }
            seen |= set;
        }
        let coins: u8 = board.coins.iter().fold(0, |sum, &n| sum.saturating_add(n));
        if coins != 3 * self.players {
            faults.add("coins", format!("there are {coins} coins, must be {}", 3 * self.players));
        }
        if board.turn.index() >= usize::from(self.players) {
            faults.add("turn", format!("{} does not play", board.turn));
        }
        faults.or(())
    }

    pub fn board_lines(&self, board: &Board) -> Vec<String> {
        let mut lines = vec![format!("turn {}", board.turn), format!("round {}", board.round)];
        for seat in Seat::first(self.players) {
            let i = seat.index();
            let list = |set: Cards| {
                let texts: Vec<String> = cards(set).map(|card| card.to_string()).collect();
                if texts.is_empty() { "-".to_owned() } else { texts.join(" ") }
            };
            let (hand, played) = (list(board.hands[i]), list(board.played[i]));
            let (coins, follows) = (board.coins[i], board.follows[i]);
            lines.push(format!("{seat}: hand {hand}, played {played}, coins {coins}, follows {follows}"));
        }
        lines
    }

    pub fn read_board(&self, lines: &[(usize, &str)]) -> Result<Board, Faults> {
        let mut board = self.default_board();
        let mut faults = Faults::default();
        for (number, line) in lines {
            if let Err(what) = self.set_board_line(&mut board, line) {
                faults.add(format!("line {number}"), what);
            }
        }
        faults.or(board)
    }

    pub fn set_board_line(&self, board: &mut Board, line: &str) -> Result<(), String> {
        if let Some((seat, fields)) = line.split_once(':') {
            let seat: Seat = seat.trim().parse()?;
            for field in fields.split(',') {
                self.set_field(board, seat.index(), field.trim())?;
            }
            return Ok(());
        }
        match line.split_once(' ') {
            Some(("turn", seat)) => board.turn = seat.parse()?,
            Some(("round", round)) => board.round = round.parse().map_err(|_| format!("`{round}` is not a round"))?,
            _ => return Err(format!("`{line}` is not known")),
        }
        Ok(())
    }

    fn set_field(&self, board: &mut Board, i: usize, field: &str) -> Result<(), String> {
        let (name, value) = field.split_once(' ').unwrap_or((field, ""));
        let number = || value.parse::<u8>().map_err(|_| format!("`{value}` is not a number"));
        match name {
            "hand" if self.flaw == Flaw::HandIsMisread => board.hands[i] = read_cards(value)? & (ALL >> 1),
            "hand" => board.hands[i] = read_cards(value)?,
            "played" => board.played[i] = read_cards(value)?,
            "coins" if self.flaw == Flaw::SetupIsLossy => board.coins[i] = number()?.min(3),
            "coins" => board.coins[i] = number()?,
            "follows" => board.follows[i] = number()?,
            _ => return Err(format!("`{name}` is not known")),
        }
        Ok(())
    }
}

fn read_cards(text: &str) -> Result<Cards, String> {
    let mut set = 0;
    for word in text.split_whitespace().filter(|&word| word != "-") {
        let bit = word.parse().ok().and_then(|card: u32| 1u16.checked_shl(card)).unwrap_or(0);
        if bit & ALL == 0 {
            return Err(format!("`{word}` is not a card"));
        }
        set |= bit;
    }
    Ok(set)
}
