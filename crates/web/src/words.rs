//! Every word of the page, one function for each text, so that they can come from somewhere else in one place.

use crate::browser::Frames;
use crate::game::GameName;
use crate::settings::{Motion, Theme};
use crate::store::StoreError;
use crate::worker::desk::Health;
use crate::worker::message::Failure;

/// Texts without a number or a name in them.
macro_rules! texts {
    ($($name:ident: $text:expr;)+) => {
        $(pub fn $name() -> String { $text.to_owned() })+
    };
}

texts! {
    skip: "Skip to the content";
    places: "Places";
    tables: "Tables";
    rules: "Rules";
    settings: "Settings";
    switch_theme: "Switch between light and dark";

    tagline: "Two great games of the Portuguese world, with every rule kept and explained.";
    choose_game: "Choose a game";
    who_plays: "Who plays";
    players: "Players";
    person: "A person";
    begin: "Open the table";
    dealing: "Dealing…";
    your_tables: "Your tables";
    no_tables: "No table yet. Choose a game, say who plays, and open your first one: it stays on this device.";
    unsaved: "not saved";
    footer: "Independent and unofficial. Lisboa is by Vital Lacerda, Madeira by Nuno Bizarro Sentieiro and Paulo Soledade.";

    table: "Table";
    seats: "Seats";
    record: "Record";
    record_note: "A table is its record: text that people can read, and the terminal can replay.";
    delete_table: "Delete this table";
    delete_sure: "Delete it for good?";
    delete_yes: "Delete";
    delete_no: "Keep it";
    deleted: "The table was deleted.";
    all_tables: "All tables";

    search_rules: "Search the rules";
    no_rules: "No rule has these words. Try fewer letters, or a number such as STORE-06.";

    look: "Look";
    theme: "Light or dark";
    motion: "Movement";
    engine: "Engine";
    engine_note: "Bots think in the background, so the page never waits for them. Here you can see how fast this device is.";
    check: "Check this device";
    checking: "Thinking…";
    stop: "Stop";
    try_again: "Try again";
    check_stopped: "Stopped.";
    storage: "Storage";
    storage_note: "Tables are kept on this device only, in this browser. Clearing its data deletes them.";

    loading: "Loading…";
    dismiss: "Close this message";
    reload: "Load the page again";
    details: "Details";
    not_found: "There is nothing at this address";
    not_found_todo: "The link may be cut off or belong to another device. Your tables are on the first page.";
    no_table: "This table is not on this device";
    no_table_todo: "Tables live in the browser they were opened in. It may be on another device, or its data was cleared.";
    bad_table: "This table cannot be read";
    bad_table_todo: "It was written by a later version, or damaged. It is left as it is; other tables are not touched.";
    bad_rules: "The rules cannot be read";
    bad_rules_todo: "This is a fault of the program: load the page again, and tell us if it stays.";
}

/// The title of the window.
pub fn window_title(place: &str) -> String {
    format!("{place} · Caravela")
}

/// What a game is about, in a line.
pub fn game_line(game: GameName) -> String {
    match game {
        GameName::Lisboa => {
            "1755: the city lies in rubble. Build streets of stores, win over nobles and clergy, earn your wigs."
        }
        GameName::Madeira => {
            "1420: the island is new. Work its fields, sail for the markets, and bear what the Crown asks for."
        }
    }
    .to_owned()
}

/// For how many, and how long.
pub fn game_facts(game: GameName) -> [String; 2] {
    match game {
        GameName::Lisboa => ["2 to 4 players", "2 periods"],
        GameName::Madeira => ["2 to 4 players", "5 rounds"],
    }
    .map(str::to_owned)
}

/// A seat in the form.
pub fn seat(n: usize) -> String {
    format!("Seat {n}")
}

/// Who sits somewhere, by the word of the record.
pub fn sitter(name: &str) -> String {
    match name {
        "you" => "You".to_owned(),
        "apprentice" => "Bot: apprentice".to_owned(),
        "merchant" => "Bot: merchant".to_owned(),
        "noble" => "Bot: noble".to_owned(),
        "minister" => "Bot: minister".to_owned(),
        name => name.to_owned(),
    }
}

/// How a level plays, for the form.
pub fn level(name: &str) -> String {
    match name {
        "apprentice" => "Bot: apprentice (easy)".to_owned(),
        "merchant" => "Bot: merchant (medium)".to_owned(),
        "noble" => "Bot: noble (strong)".to_owned(),
        "minister" => "Bot: minister (strongest)".to_owned(),
        name => sitter(name),
    }
}

/// That a table was opened.
pub fn opened(game: GameName) -> String {
    format!("A table of {} was opened.", game.title())
}

/// The title of a table.
pub fn table_of(game: GameName) -> String {
    format!("A table of {}", game.title())
}

/// When a table was changed.
pub fn changed(date: &str) -> String {
    format!("Last change {date}")
}

/// The title of the rules of a game.
pub fn rules_of(game: GameName) -> String {
    format!("The rules of {}", game.title())
}

/// How many rules are shown.
pub fn rules_found(n: usize) -> String {
    if n == 1 { "1 rule".to_owned() } else { format!("{n} rules") }
}

/// The page of the rulebook; one with a `~` is not known exactly.
pub fn rulebook_page(page: &str) -> String {
    match page.strip_prefix('~') {
        Some(page) => format!("near p. {page}"),
        None => format!("p. {page}"),
    }
}

/// A choice of the theme.
pub fn theme_choice(theme: Theme) -> String {
    match theme {
        Theme::System => "As the system",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
    .to_owned()
}

/// A choice of movement.
pub fn motion_choice(motion: Motion) -> String {
    match motion {
        Motion::System => "As the system",
        Motion::Full => "Moving",
        Motion::Reduced => "Still",
    }
    .to_owned()
}

/// How the engine is.
pub fn health(health: &Health, is_busy: bool) -> String {
    match health {
        Health::Starting => "Starting".to_owned(),
        Health::Ready if is_busy => "Thinking".to_owned(),
        Health::Ready => "Ready".to_owned(),
        Health::Broken(why) => format!("It cannot be started: {why}"),
    }
}

/// How often the engine was replaced.
pub fn restarts(n: u32) -> String {
    match n {
        0 => "Never had to be restarted".to_owned(),
        1 => "Restarted once".to_owned(),
        n => format!("Restarted {n} times"),
    }
}

/// What a check of the device found for a game.
pub fn speed(game: GameName, looks: u32, seconds: f64, frames: Frames) -> String {
    let per_second = f64::from(looks) / seconds.max(0.001);
    format!(
        "{}: {looks} looks into the future in {seconds:.1} s, {per_second:.0} each second. Frames took {:.0} ms, the longest {:.0} ms.",
        game.title(),
        frames.usual,
        frames.longest
    )
}

/// What went wrong with the engine, and what to do.
pub fn failure(failure: &Failure) -> String {
    match failure {
        Failure::Job(why) => format!("The engine refused: {why}."),
        Failure::Died => "The engine stopped in the middle and was started anew. Please try again.".to_owned(),
        Failure::Broken(why) => {
            format!(
                "The engine cannot be started ({why}). Load the page again; if that does not help, use another browser."
            )
        }
    }
}

/// What went wrong with the storage, and what to do.
pub fn store_error(error: &StoreError) -> String {
    match error {
        StoreError::Blocked(why) => format!(
            "This browser does not allow storage here, so tables last only as long as this page is open. Allow storage for this \
             site, or leave private browsing. ({why})"
        ),
        StoreError::Full => {
            "The storage of this device is full, so the last change is only in memory. Make room, or delete old \
                             tables, and change it again."
                .to_owned()
        }
        StoreError::Unreadable(why) => format!("A table on this device cannot be read and is not listed. ({why})"),
        StoreError::Failed(why) => format!("The storage failed: {why}. Load the page again."),
    }
}
