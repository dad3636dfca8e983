"""Fills in the manifests of package managers and editors from Packaging/templates, and lists the sums of what is downloaded.

A template has ${names} of values. Its lines between `#archive SYSTEM` and `#end` are for the archive of that system, and are left out
where the folder has none.
"""

import hashlib
import re
import string

from project import ROOT, version

TEMPLATES = ROOT / "Packaging/templates"
SUMS = "SHA256SUMS"
FOR_ARCHIVE = re.compile(r"^ *#archive (\S+)\n(.*?)^ *#end\n", re.MULTILINE | re.DOTALL)


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def packages(folder):
    """Returns what is downloaded: archives, Debian packages and extensions for VS Code."""
    patterns = ["plist-lsp-*.tar.gz", "plist-lsp_*.deb", "plist-lsp-*.vsix"]
    return sorted(path for pattern in patterns for path in folder.glob(pattern))


def sums(folder):
    return "".join(f"{digest(path)}  {path.name}\n" for path in packages(folder))


def filled(template, folder, repository):
    values = {"version": version(), "repository": repository}

    def for_archive(match):
        path = folder / f"plist-lsp-{version()}-{match[1]}.tar.gz"
        return string.Template(match[2]).substitute(values, sha256=digest(path)) if path.exists() else ""

    return string.Template(FOR_ARCHIVE.sub(for_archive, template)).substitute(values)


def write(folder, repository):
    """Writes the manifests and the sums for all archives of a folder."""
    for template in sorted(path for path in TEMPLATES.rglob("*") if path.is_file()):
        path = folder / "manifests" / template.relative_to(TEMPLATES)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled(template.read_text(encoding="utf-8"), folder, repository), encoding="utf-8")
    (folder / SUMS).write_text(sums(folder))
