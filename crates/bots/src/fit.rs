//! Least squares: which weights explain best what was seen.

use crate::judge::Grid;

/// Sums over observed positions, stage by stage, from which weights are worked out.
pub(crate) struct Fit {
    /// How many weights.
    n: usize,
    /// The products of terms, a lower triangle for each stage.
    products: Vec<Vec<f64>>,
    /// The products of terms with the points.
    answers: Vec<Vec<f64>>,
    /// How many positions were seen in each stage.
    counts: Vec<u64>,
}

/// A stage with fewer positions keeps its old weights.
const ENOUGH: u64 = 200;
/// How strongly weights are held near zero, for each observed position.
const RIDGE: f64 = 0.0005;

impl Fit {
    /// Nothing seen yet.
    pub(crate) fn new(n: usize, stages: usize) -> Self {
        Self {
            n,
            products: vec![vec![0.0; n * n]; stages],
            answers: vec![vec![0.0; n]; stages],
            counts: vec![0; stages],
        }
    }

    /// A position of a stage with these terms was worth so many points.
    pub(crate) fn add(&mut self, stage: usize, terms: &[f32], points: f32) {
        let n = self.n;
        let at = |i: usize| f64::from(terms[i]);
        let (products, answers) = (&mut self.products[stage], &mut self.answers[stage]);
        for i in (0..n).filter(|&i| at(i) != 0.0) {
            answers[i] += at(i) * f64::from(points);
            for j in 0..=i {
                products[i * n + j] += at(i) * at(j);
            }
        }
        self.counts[stage] += 1;
    }

    /// The weights that fit best; stages with too few positions keep the old ones.
    pub(crate) fn weights(&self, old: &Grid) -> Grid {
        let mut weights = old.clone();
        for stage in (0..self.counts.len()).filter(|&stage| self.counts[stage] >= ENOUGH) {
            for (value, new) in weights.stage_mut(stage).iter_mut().zip(self.solve(stage)) {
                *value = new as f32;
            }
        }
        weights
    }

    /// Solves the normal equations of a stage by elimination with pivots.
    fn solve(&self, stage: usize) -> Vec<f64> {
        let n = self.n;
        let lower = &self.products[stage];
        let mut a: Vec<f64> = (0..n * n).map(|at| lower[(at / n).max(at % n) * n + (at / n).min(at % n)]).collect();
        let mut b = self.answers[stage].clone();
        for i in 0..n {
            a[i * n + i] += RIDGE * self.counts[stage] as f64;
        }
        for column in 0..n {
            let pivot = (column..n).max_by(|&i, &j| a[i * n + column].abs().total_cmp(&a[j * n + column].abs()));
            let pivot = pivot.unwrap_or(column);
            if pivot != column {
                (0..n).for_each(|k| a.swap(column * n + k, pivot * n + k));
                b.swap(column, pivot);
            }
            for row in column + 1..n {
                let factor = a[row * n + column] / a[column * n + column];
                if factor != 0.0 {
                    (column..n).for_each(|k| a[row * n + k] -= factor * a[column * n + k]);
                    b[row] -= factor * b[column];
                }
            }
        }
        for row in (0..n).rev() {
            let known: f64 = (row + 1..n).map(|k| a[row * n + k] * b[k]).sum();
            b[row] = (b[row] - known) / a[row * n + row];
        }
        b
    }
}
