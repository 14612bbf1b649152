//! The parts of the program that are modules of their own (docs/decisions/0023): the table of each game, and the library. Each is loaded
//! when it is opened first, and kept on the device with the rest.

use super::later::when_loaded;
use super::play::rehearsal;
use super::{library, table};
use crate::route::Route;
use crate::tables::{Summary, Table};
use futures_core::future::LocalBoxFuture;
use leptos::prelude::*;
use lisboa::Lisboa;
use madeira::Madeira;
use session::GameName;
use std::sync::OnceLock;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// The tables of a game.
#[derive(Clone, Copy)]
pub struct TablePart {
    /// Shows a table of this device.
    pub seated: fn(Table, Summary) -> AnyView,
    /// Plays a little where nobody sees it.
    pub rehearse: fn(Owner) -> LocalBoxFuture<'static, ()>,
}

#[wasm_split(lisboa, fallible)]
fn lisboa() -> Result<TablePart, SplitLoaderError> {
    Ok(TablePart { seated: table::seated::<Lisboa>, rehearse: rehearsal::play_a_little::<Lisboa> })
}

#[wasm_split(madeira, fallible)]
fn madeira() -> Result<TablePart, SplitLoaderError> {
    Ok(TablePart { seated: table::seated::<Madeira>, rehearse: rehearsal::play_a_little::<Madeira> })
}

/// Loads the tables of a game, unless they are there.
///
/// # Errors
/// If they cannot be loaded.
pub async fn table_part(game: GameName) -> Result<TablePart, String> {
    let part = match game {
        GameName::Lisboa => lisboa().await,
        GameName::Madeira => madeira().await,
    };
    let part = part.map_err(|error| error.to_string())?;
    Ok(*loaded(game).get_or_init(|| part))
}

/// The tables of a game, as soon as they were loaded.
fn loaded(game: GameName) -> &'static OnceLock<TablePart> {
    static LOADED: [OnceLock<TablePart>; GameName::ALL.len()] = [const { OnceLock::new() }; GameName::ALL.len()];
    &LOADED[game as usize]
}

/// A table of this device.
pub fn at_table(table: Table, summary: Summary) -> AnyView {
    let game = summary.game;
    let show = move |part: TablePart| (part.seated)(table.clone(), summary.clone());
    when_loaded(loaded(game).get().copied(), table_part(game), show)
}

/// Shows what is neither a table nor the first page.
type Library = fn(Route) -> AnyView;

#[wasm_split(library, fallible)]
fn library() -> Result<Library, SplitLoaderError> {
    Ok(library::shown)
}

/// A place of the library.
pub fn in_library(place: Route) -> AnyView {
    static LOADED: OnceLock<Library> = OnceLock::new();
    let load = async {
        let part = library().await.map_err(|error| error.to_string())?;
        Ok(*LOADED.get_or_init(|| part))
    };
    when_loaded(LOADED.get().copied(), load, move |show| show(place.clone()))
}
