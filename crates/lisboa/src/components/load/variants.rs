//! Starting tasks and random city tokens.

use super::words;
use crate::components::{Items, TaskReward};
use crate::ids::{Land, Site, Task};
use table::Id;
use table::pack::{Entry, Pack};

const FILE: &str = "variants.toml";

/// The rewards of the 12 starting tasks (L-VARIANT-08..19).
pub(super) fn tasks(pack: &mut Pack) -> Option<[TaskReward; 12]> {
    pack.keyed(FILE, "task", "task", Task::ALL, task)?.try_into().ok()
}

fn task(entry: &mut Entry) -> Option<TaskReward> {
    match entry.id().parse::<Task>() {
        // The rules of the tasks stand in the order of the tasks, after seven others.
        Ok(task) => entry.fixed("rule", &format!("L-VARIANT-{:02}", task.index() + 8)),
        Err(_) => _ = entry.is_given("rule"),
    }
    entry.parse("reward", words::task_reward)
}

/// The round tokens: at most one for each land space (L-VARIANT-21, A-60).
pub(super) fn land_tokens(pack: &mut Pack) -> Option<Vec<Items>> {
    let tokens = tokens(pack, "land_token")?;
    if tokens.len() > Land::COUNT {
        let what = format!("there are {} tokens, must be at most {}", tokens.len(), Land::COUNT);
        pack.fault(FILE, "land_token", what);
    }
    Some(tokens)
}

/// The square tokens: one for each construction site (L-VARIANT-21).
pub(super) fn site_tokens(pack: &mut Pack) -> Option<Vec<Items>> {
    let tokens = tokens(pack, "site_token")?;
    if tokens.len() != Site::COUNT {
        pack.fault(FILE, "site_token", format!("there are {} tokens, must be {}", tokens.len(), Site::COUNT));
    }
    Some(tokens)
}

fn tokens(pack: &mut Pack, kind: &str) -> Option<Vec<Items>> {
    let kinds = pack.pool(FILE, kind, token)?;
    let mut tokens: Vec<Items> =
        kinds.into_iter().flat_map(|(reward, copies)| std::iter::repeat_n(reward, copies.into())).collect();
    tokens.sort_unstable();
    Some(tokens)
}

fn token(entry: &mut Entry) -> Option<(Items, u8)> {
    let reward = words::items(entry, "reward", 1..=3);
    let copies = entry.number("copies", 1..=25);
    Some((reward?, copies?))
}
