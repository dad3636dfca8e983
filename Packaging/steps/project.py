"""What a release takes from the repository: the version, the date, and the files of the set-ups for editors."""

import datetime
import os
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The version of the program, and each other place that names it.
VERSION = ("Sources/plist-lsp/ProgramFile.swift", r'static let current = "(.+)"')
MENTIONS = [
    ("CHANGELOG.md", r"\A# Changes\n\n## (\S+)"),
    ("Documentation/ci.md", r"\brev: (\S+)"),
    ("README.md", r"plist-lsp-([\d.]+)\.vsix"),
    ("editors/emacs/plist-lsp.el", r"^;; Version: (.+)"),
    ("editors/vscode/README.md", r"plist-lsp-([\d.]+)\.vsix"),
    ("editors/vscode/CHANGELOG.md", r"^## (\S+)"),
    ("editors/vscode/package.json", r'^  "version": "(.+)"'),
    ("editors/vscode/package-lock.json", r'^      "version": "(.+)"'),
]


def found(place):
    name, pattern = place
    match = re.search(pattern, (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
    return match[1] if match else None


def version():
    return found(VERSION)


def other_versions():
    """Returns the version in each place that differs from that of the program, None where there is none."""
    versions = {place[0]: found(place) for place in MENTIONS}
    if os.environ.get("GITHUB_REF_TYPE") == "tag":
        versions["the tag"] = os.environ.get("GITHUB_REF_NAME")
    return {name: other for name, other in versions.items() if other != version()}


def git(*arguments):
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def epoch():
    """Returns the time that all files of a release have: that of the commit, so that archives of one commit are the same."""
    return int(os.environ.get("SOURCE_DATE_EPOCH") or git("log", "-1", "--format=%ct"))


def date():
    return datetime.datetime.fromtimestamp(epoch(), datetime.timezone.utc).date().isoformat()


def editor_files():
    """Returns the files of the set-ups for editors, without what is built in their folders."""
    return git("ls-files", "-z", "editors").split("\0")[:-1]
