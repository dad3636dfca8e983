//! Starts plist-lsp: the program on the PATH, else that of the release, which is downloaded once.

use std::fs;
use zed_extension_api::{self as zed, Architecture, LanguageServerId, Os, Result};

const VERSION: &str = "${version}";
const RELEASES: &str = "https://github.com/${repository}/releases/download";

struct PropertyLists;

impl PropertyLists {
    fn program(&self, id: &LanguageServerId, worktree: &zed::Worktree) -> Result<String> {
        if let Some(path) = worktree.which("plist-lsp") {
            return Ok(path);
        }
        let folder = format!("plist-lsp-{VERSION}");
        let program = format!("{folder}/plist-lsp");
        if !fs::metadata(&program).is_ok_and(|file| file.is_file()) {
            let status = zed::LanguageServerInstallationStatus::Downloading;
            zed::set_language_server_installation_status(id, &status);
            let address = format!(
                "{RELEASES}/{VERSION}/plist-lsp-{VERSION}-{}.tar.gz",
                system()?
            );
            zed::download_file(&address, &folder, zed::DownloadedFileType::GzipTar)?;
            zed::make_file_executable(&program)?;
        }
        Ok(program)
    }
}

/// Returns what the archive of a release is called for this system.
fn system() -> Result<&'static str> {
    match zed::current_platform() {
        (Os::Mac, Architecture::Aarch64) => Ok("darwin-arm64"),
        (Os::Mac, Architecture::X8664) => Ok("darwin-x86_64"),
        (Os::Linux, Architecture::Aarch64) => Ok("linux-aarch64"),
        (Os::Linux, Architecture::X8664) => Ok("linux-x86_64"),
        _ => Err("there is no release of plist-lsp for this system".into()),
    }
}

impl zed::Extension for PropertyLists {
    fn new() -> Self {
        Self
    }

    fn language_server_command(
        &mut self,
        id: &LanguageServerId,
        worktree: &zed::Worktree,
    ) -> Result<zed::Command> {
        Ok(zed::Command {
            command: self.program(id, worktree)?,
            args: vec!["--stdio".into()],
            env: Vec::new(),
        })
    }
}

zed::register_extension!(PropertyLists);
