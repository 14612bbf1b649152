//! The headers of every answer.

/// What the page may do: load what is ours, run our module, nothing else.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
                      font-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// Headers that every answer has, whatever it is.
pub const ALWAYS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    // These three isolate the page from others, which lets it share memory with its worker.
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
];

/// The type of a file, by its ending.
pub fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "toml" => "text/plain; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// How long a file may be kept. What stands under `a/` has the hash of its content in its address and never changes; the
/// rest is asked for each time.
pub fn keeping(name: &str) -> &'static str {
    if name.starts_with("a/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// Whether somebody takes brotli, by the header `accept-encoding`.
pub fn takes_brotli(accepted: &str) -> bool {
    accepted.split(',').any(|part| {
        let mut words = part.split(';').map(str::trim);
        let is_brotli = words.next().is_some_and(|name| name.eq_ignore_ascii_case("br"));
        let refused = |word: &str| word.strip_prefix("q=").and_then(|q| q.parse().ok()) == Some(0.0);
        is_brotli && !words.any(refused)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_taken_only_by_who_says_so() {
        for yes in ["br", "gzip, deflate, br", "gzip;q=1.0, BR;q=0.5", "br ; q=1"] {
            assert!(takes_brotli(yes), "{yes}");
        }
        for no in ["", "gzip", "br;q=0", "gzip, br; q=0.0", "brotli"] {
            assert!(!takes_brotli(no), "{no}");
        }
    }
}
