//! Laying out plain text: labelled lines, wrapping, grids.

/// Lines are kept below this many letters.
pub const WIDTH: usize = 110;

/// How far texts stand from the left, after their label.
const INDENT: usize = 11;

/// Adds a text behind a label, wrapped.
pub fn labelled(out: &mut String, label: &str, text: &str) {
    let mut line = format!("{label:INDENT$}");
    if label.chars().count() >= INDENT {
        line.push(' ');
    }
    let mut is_empty = true;
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        if !is_empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            push_line(out, &line);
            line = " ".repeat(INDENT + 2);
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(word);
        is_empty = false;
    }
    push_line(out, &line);
}

/// Adds a heading with a rule behind it.
pub fn heading(out: &mut String, text: &str) {
    let rest = WIDTH.saturating_sub(text.chars().count() + 4);
    push_line(out, &format!("-- {text} {}", "-".repeat(rest)));
}

/// Adds a grid whose columns are as wide as their widest cell.
pub fn grid(out: &mut String, rows: &[Vec<String>]) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
        push_line(out, &cells.join("  "));
    }
}

/// A text behind something, wrapped so that it stays to the right of it.
pub fn hanging(before: &str, text: &str) -> String {
    let indent = " ".repeat(before.chars().count());
    let rest = wrapped(text, &indent);
    format!("{before}{}", rest.strip_prefix(indent.as_str()).unwrap_or(&rest))
}

/// A line of a list: what does not fit goes on further to the right.
pub fn entry(text: &str) -> String {
    let lines = wrapped(text, "      ");
    format!("  {}", lines.trim_start())
}

/// Wraps a text at the right, with this before each line.
pub fn wrapped(text: &str, before: &str) -> String {
    let mut lines = Vec::new();
    let mut line = before.to_owned();
    for word in text.split_whitespace() {
        if line.len() > before.len() && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut line, before.to_owned()));
        }
        if line.len() > before.len() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines.join("\n")
}

fn push_line(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}
