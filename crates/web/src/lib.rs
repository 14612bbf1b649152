//! The page in the browser: two games, tables that live on this device, and bots that think beside it.
//!
//! One WebAssembly module is both the page and its worker: the functions `page` and `worker` are its two doors, and the worker is
//! handed the module that the page has compiled. The tables of each game and the library are parts of it that are loaded when they are
//! opened (`app::parts`). What a browser is needed for is compiled for WebAssembly only; the rest is plain Rust
//! with plain tests.
#![deny(unsafe_code)]

pub mod board;
pub mod boxes;
pub mod chart;
pub mod check;
pub mod compose;
pub mod practice;
pub mod route;
pub mod settings;
pub mod settle;
pub mod tables;
pub mod ways;
pub mod worker;

#[cfg(target_family = "wasm")]
mod app;
#[cfg(target_family = "wasm")]
mod browser;
#[cfg(target_family = "wasm")]
mod hold;
#[cfg(target_family = "wasm")]
mod late;
#[cfg(target_family = "wasm")]
mod offline;
#[cfg(target_family = "wasm")]
mod played;
#[cfg(target_family = "wasm")]
mod sound;
#[cfg(target_family = "wasm")]
mod speech;
#[cfg(target_family = "wasm")]
mod store;
#[cfg(target_family = "wasm")]
mod table_link;

#[cfg(target_family = "wasm")]
pub use app::page;
