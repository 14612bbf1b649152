//! What the server says.

use axum::body::{Body, Bytes, to_bytes};
use axum::http::{Request, Response, StatusCode};
use server::{Page, PageError, ServeError, serve, site};
use std::net::{Ipv4Addr, TcpListener};
use tower::ServiceExt;

const INDEX: &[u8] = b"<!doctype html><title>Caravela</title>";
const SCRIPT: &[u8] = b"start(); start(); start(); start(); start(); start(); start(); start();";

fn pack(content: &[u8]) -> Bytes {
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut packed, &brotli::enc::BrotliEncoderParams::default()).unwrap();
    packed.into()
}

fn page() -> Page {
    let files = [("index.html", Bytes::from_static(INDEX)), ("a/1/boot.js.br", pack(SCRIPT))];
    Page::of(files.map(|(name, content)| (name.to_owned(), content))).unwrap()
}

fn ask(method: &str, address: &str, headers: &[(&str, &str)]) -> Response<Body> {
    let mut request = Request::builder().method(method).uri(address);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    run(site(page()).oneshot(request.body(Body::empty()).unwrap())).unwrap()
}

fn run<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(future)
}

fn body(response: Response<Body>) -> Bytes {
    run(to_bytes(response.into_body(), 1 << 20)).unwrap()
}

fn header<'r>(response: &'r Response<Body>, name: &str) -> &'r str {
    response.headers().get(name).map_or("", |value| value.to_str().unwrap())
}

#[test]
fn the_page_is_at_the_root_and_asked_for_each_time() {
    let response = ask("GET", "/", &[]);
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header(&response, "content-type"), "text/html; charset=utf-8");
    assert_eq!(header(&response, "cache-control"), "no-cache");
    assert_eq!(body(response), INDEX);
}

#[test]
fn a_packed_file_is_sent_packed_to_who_takes_it_and_plain_to_others() {
    let packed = ask("GET", "/a/1/boot.js", &[("accept-encoding", "gzip, br")]);
    let plain = ask("GET", "/a/1/boot.js", &[("accept-encoding", "gzip")]);
    assert_eq!((header(&packed, "content-encoding"), header(&plain, "content-encoding")), ("br", ""));
    for response in [&packed, &plain] {
        assert_eq!(header(response, "content-type"), "text/javascript; charset=utf-8");
        assert!(header(response, "cache-control").contains("immutable"));
        assert_eq!(header(response, "vary"), "accept-encoding");
    }
    assert_ne!(header(&packed, "etag"), header(&plain, "etag"));
    assert_eq!((body(packed), body(plain)), (pack(SCRIPT), Bytes::from_static(SCRIPT)));
}

#[test]
fn who_has_it_already_gets_a_nod() {
    let tag = header(&ask("GET", "/", &[]), "etag").to_owned();
    for known in [tag.clone(), format!("\"old\", W/{tag}")] {
        let response = ask("GET", "/", &[("if-none-match", &known)]);
        assert_eq!(response.status(), StatusCode::NOT_MODIFIED);
        assert!(body(response).is_empty());
    }
    assert_eq!(ask("GET", "/", &[("if-none-match", "\"old\"")]).status(), StatusCode::OK);
}

#[test]
fn every_answer_keeps_the_page_to_itself() {
    for address in ["/", "/a/1/boot.js", "/nothing", "/../Cargo.toml", "/a/1/boot.js.br"] {
        let response = ask("GET", address, &[]);
        assert!(header(&response, "content-security-policy").contains("default-src 'none'"), "{address}");
        assert_eq!(header(&response, "cross-origin-embedder-policy"), "require-corp");
        assert_eq!(header(&response, "cross-origin-opener-policy"), "same-origin");
    }
}

#[test]
fn what_is_not_there_is_not_found_and_nothing_can_be_sent() {
    for address in ["/nothing", "/a", "/a/1/boot.js.br", "/%2e%2e/x"] {
        assert_eq!(ask("GET", address, &[]).status(), StatusCode::NOT_FOUND, "{address}");
    }
    assert_eq!(ask("POST", "/", &[]).status(), StatusCode::METHOD_NOT_ALLOWED);
    let head = ask("HEAD", "/", &[]);
    assert_eq!(head.status(), StatusCode::OK);
}

#[test]
fn a_folder_that_is_no_page_is_refused() {
    assert!(matches!(Page::of([]), Err(PageError::NoIndex)));
    let broken = [("index.html.br".to_owned(), Bytes::from_static(b"not brotli"))];
    assert!(matches!(Page::of(broken), Err(PageError::Broken(_))));
    let missing = Page::read("no/such/folder".as_ref()).err().unwrap().to_string();
    assert!(missing.contains("no/such/folder"), "{missing}");
}

#[test]
fn the_page_is_inside_exactly_if_the_program_was_built_with_it() {
    let inside = Page::inside().map(Result::unwrap);
    assert_eq!(inside.is_some(), cfg!(feature = "page"));
    if let Some(page) = inside {
        let request = Request::builder().uri("/").body(Body::empty()).unwrap();
        let index = body(run(site(page).oneshot(request)).unwrap());
        assert!(String::from_utf8_lossy(&index).contains("<title>Caravela</title>"));
    }
}

#[test]
fn a_port_that_is_taken_is_named() {
    let other = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let addr = other.local_addr().unwrap();
    let error = serve(page(), addr, |_| panic!("it began")).unwrap_err();
    assert!(matches!(error, ServeError::Taken(taken) if taken == addr));
    assert!(error.to_string().contains(&addr.to_string()) && error.to_string().contains("--addr"));
}
