//! What somebody has solved and reached, in the words under which a browser keeps it. What cannot be read counts as nothing.

use std::collections::BTreeMap;
use std::fmt;

/// The puzzles of a game that somebody has tried: `3+ 7- day 20775 4`, that is number 3 solved, 7 tried, and the puzzles of four days in a row, the
/// last of them that of day 20775.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Solved {
    tried: BTreeMap<u32, bool>,
    days: Option<(u32, u32)>,
}

impl Solved {
    /// Reads what was kept.
    pub fn read(text: &str) -> Self {
        let mut solved = Self::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            if word == "day" {
                let mut number = || words.next()?.parse().ok();
                solved.days = number().zip(number());
            } else if let Some((number, is_solved)) = mark(word) {
                solved.tried.insert(number, is_solved);
            }
        }
        solved
    }

    /// Whether a puzzle was solved.
    pub fn is_solved(&self, number: u32) -> bool {
        self.tried.get(&number) == Some(&true)
    }

    /// Whether it was tried.
    pub fn is_tried(&self, number: u32) -> bool {
        self.tried.contains_key(&number)
    }

    /// It was tried.
    pub fn try_it(&mut self, number: u32) {
        self.tried.entry(number).or_insert(false);
    }

    /// It was solved, on the day whose puzzle it is, if it is one.
    pub fn solve(&mut self, number: u32, day: Option<u32>) {
        self.tried.insert(number, true);
        if let Some(day) = day {
            let before = self.days.filter(|(last, _)| *last == day).map_or_else(|| self.row(day), |(_, n)| n - 1);
            self.days = Some((day, before + 1));
        }
    }

    /// On how many days in a row the puzzle of the day was solved, up to this day or the one before.
    pub fn row(&self, day: u32) -> u32 {
        self.days.filter(|(last, _)| (*last..=last.saturating_add(1)).contains(&day)).map_or(0, |(_, n)| n)
    }
}

/// A puzzle and whether it was solved.
fn mark(word: &str) -> Option<(u32, bool)> {
    let solved = word.strip_suffix('+').map(|number| (number, true));
    let (number, is_solved) = solved.or_else(|| word.strip_suffix('-').map(|number| (number, false)))?;
    Some((number.parse().ok()?, is_solved))
}

impl fmt::Display for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, is_solved) in &self.tried {
            write!(f, "{number}{} ", if *is_solved { '+' } else { '-' })?;
        }
        self.days.map_or(Ok(()), |(last, n)| write!(f, "day {last} {n}"))
    }
}

/// The stars of the challenges of a game: `first-stones 2 market-day 1`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stars(BTreeMap<String, u8>);

impl Stars {
    /// Reads what was kept.
    pub fn read(text: &str) -> Self {
        let words: Vec<&str> = text.split_whitespace().collect();
        let pairs = words.chunks_exact(2).filter_map(|pair| Some((pair[0].to_owned(), pair[1].parse().ok()?)));
        Self(pairs.filter(|(_, stars)| *stars <= 3).collect())
    }

    /// The most stars for a challenge.
    pub fn of(&self, name: &str) -> u8 {
        self.0.get(name).copied().unwrap_or(0)
    }

    /// Somebody got so many stars; the most count.
    pub fn reach(&mut self, name: &str, stars: u8) {
        let most = self.of(name).max(stars);
        self.0.insert(name.to_owned(), most);
    }
}

impl fmt::Display for Stars {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(name, stars)| write!(f, "{name} {stars} "))
    }
}

/// So many games of a title are the first ones.
const FIRST: usize = 3;

/// The first games of a title that somebody has begun, by the names of their tables: `k3v9 p07q`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FirstGames(Vec<String>);

impl FirstGames {
    /// Reads what was kept.
    pub fn read(text: &str) -> Self {
        Self(text.split_whitespace().take(FIRST).map(str::to_owned).collect())
    }

    /// Counts the game of a table, once; whether it is one of the first.
    pub fn count(&mut self, table: &str) -> bool {
        let is_known = self.0.iter().any(|known| known == table);
        if !is_known && self.0.len() < FIRST {
            self.0.push(table.to_owned());
            return true;
        }
        is_known
    }
}

impl fmt::Display for FirstGames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

/// The number of a date, with no gap between two days; months and days count from 1.
pub fn day_number(year: u32, month: u32, day: u32) -> u32 {
    // Years that begin with March have their leap day last.
    let (year, month) = if month > 2 { (year, month - 3) } else { (year.saturating_sub(1), month + 9) };
    year * 365 + year / 4 - year / 100 + year / 400 + (month * 153 + 2) / 5 + day
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_leads_back_and_strange_words_count_as_nothing() {
        let mut solved = Solved::default();
        solved.try_it(7);
        solved.solve(3, None);
        solved.try_it(3);
        solved.solve(9, Some(100));
        assert_eq!(solved.to_string(), "3+ 7- 9+ day 100 1");
        assert_eq!(Solved::read(&solved.to_string()), solved);
        assert!(solved.is_solved(3) && !solved.is_solved(7) && solved.is_tried(7) && !solved.is_tried(8));
        assert_eq!(Solved::read("x+ 5 day 3 -2 é 4+").to_string(), "4+ ");
        let mut stars = Stars::default();
        stars.reach("first-stones", 2);
        stars.reach("first-stones", 1);
        stars.reach("market-day", 0);
        assert_eq!((stars.of("first-stones"), stars.of("dry-dock")), (2, 0));
        assert_eq!(Stars::read(&stars.to_string()), stars);
        assert_eq!(Stars::read("a 9 b x c"), Stars::default());
    }

    #[test]
    fn three_games_are_the_first_however_often_they_are_opened() {
        let mut first = FirstGames::default();
        let opened = ["a", "b", "a", "c", "d", "b", "e"].map(|table| first.count(table));
        assert_eq!(opened, [true, true, true, true, false, true, false]);
        assert_eq!(FirstGames::read(&first.to_string()), first);
        assert_eq!(FirstGames::read("a b c d").to_string(), "a b c");
    }

    #[test]
    fn days_in_a_row_are_counted_once_each_and_end_with_a_gap() {
        let mut solved = Solved::default();
        for (day, row) in [(10, 1), (10, 1), (11, 2), (12, 3), (12, 3), (14, 1)] {
            solved.solve(day, Some(day));
            assert_eq!(solved.row(day), row, "day {day}");
        }
        assert_eq!((solved.row(15), solved.row(16), solved.row(13)), (1, 0, 0));
    }

    #[test]
    fn days_follow_each_other() {
        let days = [(2026, 2, 28), (2026, 3, 1), (2026, 12, 31), (2027, 1, 1), (2028, 2, 29), (2028, 3, 1)];
        let numbers = days.map(|(year, month, day)| day_number(year, month, day));
        assert_eq!([1, 3, 5].map(|n| numbers[n] - numbers[n - 1]), [1, 1, 1]);
        assert_eq!(numbers[4] - numbers[0], 731);
        assert_eq!(day_number(2100, 3, 1) - day_number(2100, 2, 28), 1);
    }
}
