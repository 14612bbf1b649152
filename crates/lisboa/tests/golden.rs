//! Golden games.

#[path = "golden/coverage.rs"]
mod coverage;
#[path = "golden/policy.rs"]
mod policy;
#[path = "golden/select.rs"]
mod select;

#[test]
fn probe() {
    let t = std::time::Instant::now();
    let all = select::choose(&Default::default());
    let sizes: usize = all.iter().map(|c| c.text.len()).sum();
    eprintln!("{} games {} bytes {:?}", all.len(), sizes, t.elapsed());
    let mut missing = coverage::wanted(&lisboa::Components::shipped());
    for c in &all {
        missing.retain(|s| !c.sights().contains(s));
    }
    for m in missing {
        eprintln!("missing {m}");
    }
}
