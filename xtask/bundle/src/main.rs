//! Makes the folder of the page: `bundle WASM ASSETS OUT [plain]`.
//!
//! `OUT/index.html` names everything else, which stands in `OUT/a/HASH/`, where HASH is that of all contents: so the index is
//! asked for each time and the rest never again. Two more have addresses that stay: what an installed page is called, and the
//! script that keeps it on the device. What gets smaller by that is there as brotli only (`NAME.br`); whoever serves
//! the folder unpacks it for the few that cannot. A `plain` folder has everything as it is, for hosts that only hand out files.
#![forbid(unsafe_code)]

use anyhow::{Context, Result, anyhow, bail, ensure};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;
use wasm_encoder::RawSection;
use wasm_split_cli_support::{Options, transform};
use wasmparser::{Parser, Payload};

/// The style sheet is put together from these, in this order.
const STYLES: [&str; 15] = [
    "tokens",
    "base",
    "frame",
    "home",
    "pages",
    "book",
    "box",
    "practice",
    "play",
    "review",
    "board",
    "board-lisboa",
    "board-madeira",
    "learn",
    "error",
];
/// The sprite is put together from these.
const ICONS: [&str; 4] = ["shared", "art", "lisboa", "madeira"];
/// What an installer shows of the page, taken from the pictures of the project. Nobody loads them to play.
const PICTURES: [&str; 4] = ["lisboa-desktop", "madeira-desktop", "lisboa-phone", "madeira-phone"];
/// The languages that it can be read in.
const LANGUAGES: [&str; 1] = ["en"];
/// The games whose rules can be read.
const RULES: [&str; 2] = ["lisboa", "madeira"];
/// A file is packed if that saves at least this share of it.
const WORTH: f64 = 0.03;

/// How a part is loaded, and how it has to be: many plain hosts do not say that a file is WebAssembly, which the first way insists on.
const STREAMED: &str = "WebAssembly.instantiateStreaming(src, imports)";
const LOADED: &str = "WebAssembly.instantiate(await (await src).arrayBuffer(), imports)";

/// The files of the page: name and content.
type Files = Vec<(String, Vec<u8>)>;

/// How files are written.
#[derive(Clone, Copy)]
enum How {
    /// Packed, where that is worth it.
    Packed,
    /// As they are.
    Plain,
}

fn main() -> Result<()> {
    let args: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let (wasm, assets, out, how) = match args.as_slice() {
        [wasm, assets, out] => (wasm, assets, out, How::Packed),
        [wasm, assets, out, word] if word.as_os_str() == "plain" => (wasm, assets, out, How::Plain),
        _ => bail!("usage: bundle WASM ASSETS OUT [plain]"),
    };
    let mut files = bindings(wasm)?;
    files.extend(copied(assets)?);
    files.push(("caravela.css".to_owned(), joined(assets, "style", "css", &STYLES)?.into_bytes()));
    files.sort();
    let folder = format!("a/{:016x}/", hash(&files));
    let index = index(assets, &folder)?;
    if out.exists() {
        fs::remove_dir_all(out).with_context(|| format!("cannot clear {}", out.display()))?;
    }
    let mut total = 0;
    for (name, content) in &files {
        total += write(out, &format!("{folder}{name}"), content, how)?;
    }
    let version = folder.trim_start_matches("a/").trim_end_matches('/');
    let manifest = String::from_utf8(read(&assets.join("manifest.webmanifest"))?)?.replace("{assets}", &folder);
    total += write(out, "manifest.webmanifest", manifest.as_bytes(), how)?;
    let names: Vec<String> = files.iter().map(|(name, _)| format!("{folder}{name}")).collect();
    for name in PICTURES {
        let name = format!("{name}.webp");
        write(out, &format!("pictures/{name}"), &read(&assets.join("../../../docs/pictures").join(&name))?, how)?;
    }
    let keeper = String::from_utf8(read(&assets.join("sw.js"))?)?;
    let keeper = keeper.replace("{version}", version).replace("{files}", &format!("{names:?}"));
    total += write(out, "sw.js", keeper.as_bytes(), how)?;
    // Last, so that a folder with an index is whole.
    total += write(out, "index.html", index.as_bytes(), how)?;
    println!("{total:>9} bytes in all, as they are sent");
    Ok(())
}

/// The module as what is loaded at once and parts that are loaded when they are opened: their files, and `parts.js`, which loads them.
fn divided(wasm: &Path) -> Result<(PathBuf, Files)> {
    let folder = wasm.with_extension("parts");
    let (module, whole) = (read(wasm)?, folder.join("main.wasm"));
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot clear {}", folder.display()))?;
    }
    let mut options = Options::new(&module);
    (options.output_dir, options.main_out_path) = (&folder, &whole);
    (options.link_name, options.main_module) = ("./parts.js", "./caravela.js");
    let parts = transform(options).map_err(|error| anyhow!("cannot divide the module: {error:#}"))?.split_modules;
    let mut files = Files::new();
    for path in parts {
        let name = path.file_name().context("a part without a name")?.to_string_lossy().into_owned();
        files.push((name, nameless(&read(&path)?)?));
    }
    let script = String::from_utf8(read(&folder.join("parts.js"))?)?;
    ensure!(script.contains(STREAMED), "the script that loads the parts does not say `{STREAMED}`");
    files.push(("parts.js".to_owned(), script.replace(STREAMED, LOADED).into_bytes()));
    Ok((whole, files))
}

/// A module without the names of its functions, which only a trace of calls shows.
fn nameless(module: &[u8]) -> Result<Vec<u8>> {
    let mut copy = wasm_encoder::Module::new();
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        let is_names = matches!(&payload, Payload::CustomSection(section) if section.name() == "name");
        if let (false, Some((id, range))) = (is_names, payload.as_section()) {
            let range = usize::try_from(range.start)?..usize::try_from(range.end)?;
            copy.section(&RawSection { id, data: &module[range] });
        }
    }
    Ok(copy.finish())
}

/// The modules, their bindings, and the script that loads all but the first.
fn bindings(wasm: &Path) -> Result<Files> {
    let (wasm, mut files) = divided(wasm)?;
    let mut tool = Bindgen::new();
    tool.input_path(&wasm).out_name("caravela").web(true)?.typescript(false).omit_default_module_path(true);
    // The parts call each other through the table of functions that the linker exports.
    tool.keep_lld_exports(true);
    // A tenth of what is sent would be the names of functions, which only a trace of calls shows; a panic says its place without.
    tool.remove_name_section(true);
    let mut made = tool.generate_output().context("cannot write the bindings of the page")?;
    let module = made.wasm_mut().emit_wasm();
    files.push(("caravela.js".to_owned(), made.js().as_bytes().to_vec()));
    files.push(("caravela.wasm".to_owned(), module));
    Ok(files)
}

/// What is taken as it is: scripts, the icon, the texts of the rules, lessons, puzzles, words that are loaded later, the fonts with their licences.
fn copied(assets: &Path) -> Result<Files> {
    let mut files = Files::new();
    for name in ["boot.js", "worker.js", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable.png"] {
        files.push((name.to_owned(), read(&assets.join(name))?));
    }
    for game in RULES {
        for part in [".toml", "-chapters.toml", "-picture.game", "-ways.toml"] {
            let name = format!("{game}{part}");
            files.push((format!("rules/{name}"), read(&assets.join("../../../rules").join(&name))?));
        }
    }
    files.extend(folder(&assets.join("../../../puzzles"), "puzzles")?);
    for language in LANGUAGES {
        files.extend(folder(
            &assets.join("../../../locales").join(language).join("later"),
            &format!("words/{language}"),
        )?);
    }
    files.extend(folder(&assets.join("../../../lessons"), "lessons")?);
    files.extend(folder(&assets.join("fonts"), "fonts")?);
    Ok(files)
}

/// All files of a folder, which are sent from the folder `name`.
fn folder(path: &Path, name: &str) -> Result<Files> {
    let mut files = Files::new();
    for entry in fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))? {
        let entry = entry?;
        files.push((format!("{name}/{}", entry.file_name().to_string_lossy()), read(&entry.path())?));
    }
    Ok(files)
}

/// The page itself, with the sprite in it and the address of the folder.
fn index(assets: &Path, folder: &str) -> Result<String> {
    let index = String::from_utf8(read(&assets.join("index.html"))?)?;
    let sprite = joined(assets, "icons", "svg", &ICONS)?;
    Ok(index.replace("{sprite}", sprite.trim_end()).replace("{assets}", folder))
}

/// Some files of a folder, one after the other.
fn joined(assets: &Path, folder: &str, ending: &str, names: &[&str]) -> Result<String> {
    let one = |name: &&str| Ok(String::from_utf8(read(&assets.join(folder).join(format!("{name}.{ending}")))?)?);
    names.iter().map(one).collect()
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

fn hash(files: &Files) -> u64 {
    let mut hasher = DefaultHasher::new();
    files.hash(&mut hasher);
    hasher.finish()
}

/// Writes a file, packed if that is wanted and worth it, and tells its size; gives the bytes that are sent.
fn write(out: &Path, name: &str, content: &[u8], how: How) -> Result<usize> {
    let packed = match how {
        How::Packed => Some(pack(content)?),
        How::Plain => None,
    };
    let packed = packed.filter(|packed| packed.len() as f64 <= content.len() as f64 * (1.0 - WORTH));
    let (path, sent) = match &packed {
        Some(packed) => (format!("{name}.br"), packed.as_slice()),
        None => (name.to_owned(), content),
    };
    let path = out.join(path);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    }
    fs::write(&path, sent).with_context(|| format!("cannot write {}", path.display()))?;
    println!("{:>9} bytes, {:>9} unpacked  {name}", sent.len(), content.len());
    Ok(sent.len())
}

/// The content as brotli, as small as it gets.
fn pack(content: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
    brotli::BrotliCompress(&mut &content[..], &mut packed, &params)?;
    Ok(packed)
}
