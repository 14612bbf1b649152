//! The measures of the chart of a finished game: where its lines, marks and numbers stand. What is drawn there is not its business.

use session::Course;

/// The width of the drawing.
pub const WIDTH: f32 = 560.0;
/// Its height.
pub const HEIGHT: f32 = 300.0;
/// The left end of the lines; the numbers of the points stand before it.
pub const LEFT: f32 = 40.0;
/// The right end of the lines; the marks of the seats stand behind it.
pub const RIGHT: f32 = WIDTH - 56.0;
/// The upper end of the lines.
pub const TOP: f32 = 12.0;
/// The lower end of the lines; the numbers of the rounds stand below it.
pub const BOTTOM: f32 = HEIGHT - 40.0;
/// The width of the last stretch, which is the final scoring.
const FINAL: f32 = 72.0;
/// Marks at the right are at least so far apart.
const APART: f32 = 26.0;
/// At most so many rounds have a number.
const MOST_ROUNDS: usize = 12;
/// About so many numbers stand at the left.
const LEVELS: i32 = 5;

/// Where everything stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Chart {
    /// Each moment from left to right: the start, the end of each turn, and after the final scoring.
    pub moments: Vec<f32>,
    /// The line of each seat: its height at each moment.
    pub lines: Vec<Vec<f32>>,
    /// The heights at the left that have a number: the points, and where they stand.
    pub levels: Vec<(i16, f32)>,
    /// Where each round begins and ends, and whether it has a number.
    pub rounds: Vec<Round>,
    /// The heights of the marks at the right, one for each seat.
    pub marks: Vec<f32>,
}

/// A round on the chart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Round {
    /// The round.
    pub number: u16,
    /// Where it begins.
    pub from: f32,
    /// Where it ends.
    pub to: f32,
    /// Whether there is room for its number.
    pub is_told: bool,
}

/// The points of every seat at each moment: at the start, at the end of each turn, and after the final scoring.
pub fn points(course: &Course) -> Vec<&[i16]> {
    let turns = course.turns.iter().map(|turn| turn.points.as_slice());
    std::iter::once(course.start.as_slice()).chain(turns).chain([course.total.as_slice()]).collect()
}

impl Chart {
    /// The chart of a course.
    pub fn of(course: &Course) -> Self {
        let points = points(course);
        let moments = moments(course.turns.len());
        let all = || points.iter().flat_map(|points| points.iter().copied());
        let levels = levels(all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
        let (low, high) = (f32::from(levels[0]), f32::from(levels[levels.len() - 1]));
        let height = |points: i16| BOTTOM - (f32::from(points) - low) / (high - low) * (BOTTOM - TOP);
        let line = |seat: usize| points.iter().map(|points| height(points.get(seat).copied().unwrap_or(0))).collect();
        let lines: Vec<Vec<f32>> = (0..course.total.len()).map(line).collect();
        let ends: Vec<f32> = course.total.iter().map(|&points| height(points)).collect();
        Self {
            rounds: rounds(course, &moments),
            moments,
            lines,
            levels: levels.into_iter().map(|points| (points, height(points))).collect(),
            marks: apart(&ends),
        }
    }

    /// The moment that stands nearest.
    pub fn nearest(&self, x: f32) -> usize {
        let far = |at: &usize| (self.moments[*at] - x).abs();
        (0..self.moments.len()).min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(0)
    }
}

/// Where the moments stand: turns evenly, and the final scoring with room of its own.
fn moments(turns: usize) -> Vec<f32> {
    let each = (RIGHT - FINAL - LEFT) / turns.max(1) as f32;
    (0..=turns).map(|at| LEFT + at as f32 * each).chain([RIGHT]).collect()
}

/// Round numbers from below the lowest points to above the highest: ones, twos or fives, tens and so on.
fn levels(low: i16, high: i16) -> Vec<i16> {
    let (low, high) = (i32::from(low), i32::from(high));
    let rough = ((high - low) / LEVELS).max(1);
    let step = (0..5).flat_map(|power| [1, 2, 5].map(|n| n * 10_i32.pow(power))).find(|&step| step >= rough);
    let step = step.unwrap_or(rough);
    (low.div_euclid(step)..=(high + step - 1).div_euclid(step)).map(|n| (n * step) as i16).collect()
}

fn rounds(course: &Course, moments: &[f32]) -> Vec<Round> {
    let mut rounds: Vec<Round> = Vec::new();
    for (at, turn) in course.turns.iter().enumerate() {
        match rounds.last_mut() {
            Some(last) if last.number == turn.round => last.to = moments[at + 1],
            Some(_) | None => {
                rounds.push(Round { number: turn.round, from: moments[at], to: moments[at + 1], is_told: false });
            }
        }
    }
    let each = rounds.len().div_ceil(MOST_ROUNDS).max(1) as u16;
    for round in &mut rounds {
        round.is_told = round.number > 0 && (round.number - 1).is_multiple_of(each);
    }
    rounds
}

/// The same heights, moved so that none stands on another and all stay inside.
fn apart(heights: &[f32]) -> Vec<f32> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|&a, &b| heights[a].total_cmp(&heights[b]));
    let (mut moved, mut least) = (heights.to_vec(), TOP);
    for &at in &order {
        moved[at] = moved[at].max(least);
        least = moved[at] + APART;
    }
    let mut most = BOTTOM;
    for &at in order.iter().rev() {
        moved[at] = moved[at].min(most);
        most = moved[at] - APART;
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::TurnPoints;
    use table::Seat;

    fn course(turns: &[(u16, [i16; 2])], total: [i16; 2]) -> Course {
        let turn = |(step, &(round, points)): (usize, &(u16, [i16; 2]))| TurnPoints {
            round,
            turn: Seat::A,
            step,
            points: points.to_vec(),
        };
        let turns = turns.iter().enumerate().map(turn).collect();
        Course { start: vec![0, 0], turns, play: Vec::new(), end: Vec::new(), total: total.to_vec() }
    }

    #[test]
    fn lines_rise_with_the_points_and_end_with_the_final_ones() {
        let course = course(&[(1, [3, 0]), (1, [3, 5]), (2, [10, 5])], [40, 41]);
        let chart = Chart::of(&course);
        assert_eq!((chart.moments.len(), chart.lines.len()), (5, 2));
        assert!(chart.moments.windows(2).all(|two| two[0] < two[1]));
        assert_eq!((chart.moments[0], chart.moments[4]), (LEFT, RIGHT));
        assert!(chart.lines[0].windows(2).all(|two| two[0] >= two[1]), "up is less");
        assert!(chart.lines.iter().flatten().all(|&height| (TOP..=BOTTOM).contains(&height)));
        assert_eq!(chart.lines[0][0], BOTTOM);
        assert!((chart.marks[0] - chart.marks[1]).abs() >= APART - 0.01, "40 and 41 would stand on each other");
        assert!(chart.marks[1] < chart.marks[0], "in the order of the points");
        assert_eq!((chart.nearest(0.0), chart.nearest(WIDTH), chart.nearest(chart.moments[2] + 1.0)), (0, 4, 2));
    }

    #[test]
    fn levels_are_round_and_hold_everything() {
        assert_eq!(levels(0, 87), [0, 20, 40, 60, 80, 100]);
        assert_eq!(levels(-3, 4), [-3, -2, -1, 0, 1, 2, 3, 4]);
        assert_eq!(levels(0, 1), [0, 1]);
        assert_eq!(levels(-12, 260), [-100, 0, 100, 200, 300]);
        for (low, high) in [(0, 1), (-7, 200), (0, 1999), (-500, 500)] {
            let levels = levels(low, high);
            assert!(levels[0] <= low && high <= levels[levels.len() - 1] && levels.len() <= 9, "{levels:?}");
        }
    }

    #[test]
    fn many_rounds_have_fewer_numbers_and_none_stands_before_the_first_turn() {
        let turns: Vec<(u16, [i16; 2])> = (0..=25).flat_map(|round| [(round, [0, 0]); 2]).collect();
        let chart = Chart::of(&course(&turns, [0, 0]));
        assert_eq!(chart.rounds.len(), 26);
        let told: Vec<u16> = chart.rounds.iter().filter(|round| round.is_told).map(|round| round.number).collect();
        assert_eq!(told, [1, 4, 7, 10, 13, 16, 19, 22, 25]);
        assert!(chart.rounds.windows(2).all(|two| two[0].to == two[1].from));
    }

    #[test]
    fn four_equal_marks_stay_inside() {
        for height in [TOP, BOTTOM, 150.0] {
            let marks = apart(&[height; 4]);
            assert!(marks.iter().all(|mark| (TOP..=BOTTOM).contains(mark)), "{marks:?}");
            assert!(marks.windows(2).all(|two| (two[1] - two[0]).abs() >= APART - 0.01));
        }
    }
}
