//! `serve`: a page from a folder, and what it says when it cannot.

mod common;

use common::{Folder, program, run};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::Stdio;

/// A folder with the smallest page there is.
fn page() -> Folder {
    let folder = Folder::new();
    folder.write("index.html", "<!doctype html>hello");
    folder
}

#[test]
fn a_page_in_a_folder_is_served_on_a_free_port() {
    let folder = page();
    let mut command = program(&["serve", "--addr", "127.0.0.1:0", "--page", &folder.path("")]);
    let mut server = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let addr = line.split_once("http://").and_then(|(_, rest)| rest.split_once('/')).map(|(addr, _)| addr.to_owned());
    let mut stream = TcpStream::connect(addr.unwrap()).unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("<!doctype html>hello"), "{answer}");
}

#[test]
fn what_is_wrong_is_named_with_what_would_be_right() {
    let folder = page();
    let path = folder.path("");
    run(&["serve", "--page", "no/such/folder"]).code(2).complains(&["--page", "no/such/folder"]);
    run(&["serve", "--addr", "nowhere", "--page", &path]).code(2).complains(&["--addr", "nowhere"]);
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = other.local_addr().unwrap().to_string();
    run(&["serve", "--addr", &taken, "--page", &path]).code(1).complains(&[&taken, "in use", "--addr"]);
    std::fs::remove_file(folder.file("index.html")).unwrap();
    run(&["serve", "--page", &path]).code(2).complains(&["index.html", "cargo xtask web"]);
}

#[cfg(not(feature = "page"))]
#[test]
fn a_program_without_the_page_says_how_to_get_it() {
    run(&["serve"]).code(2).complains(&["without the page", "cargo xtask play", "--page"]);
}
