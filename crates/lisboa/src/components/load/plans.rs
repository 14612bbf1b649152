//! Plans and public buildings.

use crate::components::{Building, Plan};
use crate::ids::{Architect, BuildingId};
use table::Id;
use table::pack::{Entry, Pack};

/// The 20 Plans: eight of the blue and eight of the green architect, fewest officials first (L-SETUP-14), then the four
/// starting Plans. The file may hold them in any order.
pub(super) fn plans(pack: &mut Pack) -> Option<[Plan; 20]> {
    let mut plans = pack.pool("plans.toml", "plan", plan)?;
    let stacks = [(Some(Architect::Blue), 8), (Some(Architect::Green), 8), (None, 4)];
    for (architect, expected) in stacks {
        let count = plans.iter().filter(|plan| stack(plan) == architect).count();
        if count != expected {
            let kind =
                architect.map_or("starting Plans".to_owned(), |of| format!("ordinary Plans of the {of} architect"));
            pack.fault("plans.toml", "plan", format!("there are {count} {kind}, must be {expected}"));
        }
    }
    plans.sort_by_key(|plan| (plan.starting, plan.architect, plan.officials));
    plans.try_into().ok()
}

/// The architect in whose stack a Plan lies; starting Plans are in none.
fn stack(plan: &Plan) -> Option<Architect> {
    (!plan.starting).then_some(plan.architect)
}

fn plan(entry: &mut Entry) -> Option<Plan> {
    let architect = entry.name("architect");
    let officials = entry.number("officials", 1..=8);
    let starting = entry.flag("starting");
    Some(Plan { architect: architect?, officials: officials?, starting: starting? })
}

/// The 16 public buildings: each side shows two colors (L-OPEN-12).
pub(super) fn buildings(pack: &mut Pack) -> Option<[Building; 16]> {
    pack.keyed("buildings.toml", "building", "number", BuildingId::all(), building)?.try_into().ok()
}

fn building(entry: &mut Entry) -> Option<Building> {
    let [blue, green] = Architect::ALL.map(|architect| entry.set(architect.name(), 2..=2));
    Some(Building { colors: [blue?, green?] })
}
