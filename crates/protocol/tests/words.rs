//! Words that the rules have as constants. They are kept for the whole program, so this test is one of its own.

use protocol::{FrameError, from_bytes, to_bytes};
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{BySeat, RuleId, ScoreLine};

/// Reads something from a value that is written like it.
fn read_as<T: DeserializeOwned>(value: &impl Serialize) -> Result<T, FrameError> {
    from_bytes(&to_bytes(value))
}

#[test]
fn words_are_kept_once_and_not_without_limit() {
    let rule = RuleId("L-STORE-06");
    let [one, other] = [(); 2].map(|()| read_as::<RuleId>(&rule).expect("a rule"));
    assert_eq!((one, std::ptr::eq(one.0, other.0)), (rule, true), "the same text, not a further one");
    let line = ScoreLine { name: "gold-stores", rule, points: BySeat([1, -2, 3, 0]) };
    assert_eq!(read_as(&line), Ok(line));
    for wrong in ["", "a rule", "L-STORE-06\n", "é", &"L".repeat(33)] {
        assert!(read_as::<RuleId>(&wrong).is_err(), "{wrong:?}");
    }
    let n_new = (0..10_000).filter(|n| read_as::<RuleId>(&format!("X-MANY-{n}")).is_ok()).count();
    assert!((1_000..=4_096).contains(&n_new), "{n_new}");
    assert_eq!(read_as::<RuleId>(&rule), Ok(rule), "what is known is still read");
}
