//! A pack as one file: a line that says what it is called, then every file below a line with its name.

use crate::Faults;

/// How the one file begins; the words of its name follow.
const HEAD: &str = "caravela box 1: ";

/// The files of a pack: name and text.
type Files = Vec<(String, String)>;

/// The files of a pack together, with a name for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bundle {
    /// The name, in words of any kind.
    pub name: String,
    /// The files: name and text.
    pub files: Files,
}

impl Bundle {
    /// Whether a text is meant to be one.
    pub fn is_meant(text: &str) -> bool {
        text.trim_start_matches('\u{feff}').starts_with("caravela box ")
    }

    /// As one text.
    pub fn write(&self) -> String {
        let mut all = format!("{HEAD}{}\n", self.name.replace(['\n', '\r'], " "));
        let rule = self.rule();
        for (name, text) in &self.files {
            let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
            all.push_str(&format!("{rule} {name}\n{text}{end}"));
        }
        all
    }

    /// What sets the names of files apart: no line of the files begins so.
    fn rule(&self) -> String {
        let mut rule = "====".to_owned();
        while self.files.iter().any(|(_, text)| text.lines().any(|line| line.starts_with(&rule))) {
            rule.push('=');
        }
        rule
    }

    /// Reads the one text.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(text: &str) -> Result<Self, Faults> {
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        let (head, rest) = text.split_once('\n').unwrap_or((&text, ""));
        let name = head.strip_prefix(HEAD).map(str::trim).filter(|name| !name.is_empty());
        let name = name.ok_or_else(|| Faults::one("line 1", format!("must be `{HEAD}` and a name")))?;
        let rule = rest.split(' ').next().filter(|rule| rule.len() >= 4 && rule.chars().all(|c| c == '='));
        let rule = rule.ok_or_else(|| Faults::one("line 2", "must be `====` and the name of a file"))?;
        let mut files = Files::new();
        for line in rest.split_inclusive('\n') {
            match (line.strip_prefix(rule).and_then(|line| line.strip_prefix(' ')), files.last_mut()) {
                (Some(name), _) => files.push((name.trim().to_owned(), String::new())),
                (None, Some((_, text))) => text.push_str(line),
                (None, None) => {}
            }
        }
        Ok(Self { name: name.to_owned(), files })
    }
}

/// The files of a pack from whatever files somebody chose: the one file, or those of the pack themselves. With a name for people
/// where one is given.
///
/// # Errors
/// If the one file cannot be read, or others stand beside it.
pub fn gathered(chosen: Files) -> Result<(Option<String>, Files), Faults> {
    match chosen.as_slice() {
        [(file, text)] if Bundle::is_meant(text) => {
            let mut read = Bundle::read(text);
            if let Err(faults) = &mut read {
                faults.0.iter_mut().for_each(|fault| fault.place = format!("{file}: {}", fault.place));
            }
            read.map(|bundle| (Some(bundle.name), bundle.files))
        }
        several => match several.iter().find(|(_, text)| Bundle::is_meant(text)) {
            Some((file, _)) => Err(Faults::one(file, "is a whole box: choose it alone")),
            None => Ok((None, chosen)),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(texts: &[(&str, &str)]) -> Files {
        texts.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect()
    }

    #[test]
    fn one_text_leads_back_to_the_files() {
        let files = files(&[("pack.toml", "a = 1\n"), ("b.toml", "==== c.toml\n\n===== x\n"), ("empty.toml", "")]);
        let bundle = Bundle { name: "My copy: the second".to_owned(), files };
        let text = bundle.write();
        assert!(
            Bundle::is_meant(&text) && text.starts_with("caravela box 1: My copy: the second\n====== pack.toml\n"),
            "{text}"
        );
        assert_eq!(Bundle::read(&text), Ok(bundle.clone()));
        assert_eq!(Bundle::read(&format!("\u{feff}{}", text.replace('\n', "\r\n"))), Ok(bundle));
    }

    #[test]
    fn what_is_none_is_said() {
        let said = |text: &str| Bundle::read(text).unwrap_err().to_string();
        assert_eq!(said(""), "line 1: must be `caravela box 1: ` and a name");
        assert_eq!(said("caravela box 2: x"), "line 1: must be `caravela box 1: ` and a name");
        assert_eq!(said("caravela box 1: x\n[pack]"), "line 2: must be `====` and the name of a file");
    }

    #[test]
    fn either_the_one_file_or_those_of_the_pack_are_taken() {
        let one = "caravela box 1: x\n==== pack.toml\n";
        assert_eq!(gathered(files(&[("x.box", one)])), Ok((Some("x".to_owned()), files(&[("pack.toml", "")]))));
        let several = files(&[("pack.toml", ""), ("b.toml", "")]);
        assert_eq!(gathered(several.clone()), Ok((None, several)));
        let said = |texts: &[(&str, &str)]| gathered(files(texts)).unwrap_err().to_string();
        assert_eq!(said(&[("a.toml", ""), ("x.box", one)]), "x.box: is a whole box: choose it alone");
        assert_eq!(said(&[("x.box", "caravela box 1: x")]), "x.box: line 2: must be `====` and the name of a file");
    }
}
