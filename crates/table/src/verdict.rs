//! Conditions of a rule, told once: the same check decides what is legal and explains what is not.

/// Takes the conditions of a check.
pub trait Verdict<R> {
    /// States a condition.
    fn require(&mut self, met: bool, reason: impl FnOnce() -> R);
    /// Whether the rest of the check may be left out, because the answer is known.
    fn settled(&self) -> bool;
    /// Whether a condition failed.
    fn refused(&self) -> bool;
}

/// Only whether all conditions are met.
#[derive(Clone, Copy, Debug)]
pub struct Legal(pub bool);

impl<R> Verdict<R> for Legal {
    #[inline]
    fn require(&mut self, met: bool, _reason: impl FnOnce() -> R) {
        self.0 &= met;
    }
    #[inline]
    fn settled(&self) -> bool {
        !self.0
    }
    #[inline]
    fn refused(&self) -> bool {
        !self.0
    }
}

/// All unmet conditions, each once.
#[derive(Clone, Debug)]
pub struct Reasons<R>(pub Vec<R>);

impl<R> Default for Reasons<R> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<R: PartialEq> Verdict<R> for Reasons<R> {
    fn require(&mut self, met: bool, reason: impl FnOnce() -> R) {
        if !met {
            let reason = reason();
            if !self.0.contains(&reason) {
                self.0.push(reason);
            }
        }
    }
    fn settled(&self) -> bool {
        false
    }
    fn refused(&self) -> bool {
        !self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(n: u8, v: &mut impl Verdict<&'static str>) {
        v.require(n > 2, || "too small");
        if v.settled() {
            return;
        }
        v.require(n.is_multiple_of(2), || "odd");
        v.require(n > 2, || "too small");
    }

    #[test]
    fn one_check_decides_and_explains() {
        let legal = |n| {
            let mut v = Legal(true);
            check(n, &mut v);
            v.0
        };
        assert_eq!([1, 3, 4].map(legal), [false, false, true]);
        let mut reasons = Reasons::default();
        check(1, &mut reasons);
        assert_eq!(reasons.0, ["too small", "odd"]);
    }
}
