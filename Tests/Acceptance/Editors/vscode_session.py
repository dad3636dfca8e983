"""Packs the extension for VS Code as its guide says, reads lines with its grammars, and runs a session with the real client and server.

The editor itself is not needed: VSCode/stand-in.js is in its place. Skipped where npm has no way to its packages.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

from Support.program import PROGRAM, ROOT

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = ROOT / "editors/vscode"
SKIPPED = 77
NO_WAY = re.compile(r"\b(?:ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH|ERR_SOCKET_TIMEOUT|E403|E404|E407)\b")
WANTED = ["extension/changelog.md", "extension/LICENSE.txt", "extension/readme.md", "extension/dist/extension.js", "extension/dist/icon.png",
          "extension/package.nls.zh-cn.json", "extension/l10n/bundle.l10n.zh-cn.json", "extension.vsixmanifest"]


def copy(folder):
    """Copies what is not built, so that nothing is left in the checkout."""
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("node_modules", "dist", "bin", "LICENSE", "*.vsix"))
    shutil.copy(ROOT / "LICENSE", folder.parents[1])


def npm(folder, *arguments):
    subprocess.run(["npm", *arguments], cwd=folder, check=True, stdout=sys.stdout, stderr=sys.stdout)


def unpacked(package, folder):
    """Returns the folder of the extension in a package."""
    with zipfile.ZipFile(package) as archive:
        missing = sorted(set(WANTED) - set(archive.namelist()))
        if missing:
            sys.exit(f"FAILED {package.name} lacks {', '.join(missing)}")
        archive.extractall(folder)
    print(f"ok   {package.name} has what it must have")
    return folder / "extension"


def main():
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary, "repository/editors/vscode")
        copy(folder)
        installed = subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=folder, capture_output=True, text=True)
        if installed.returncode != 0:
            print(installed.stderr)
            return SKIPPED if NO_WAY.search(installed.stderr) else 1
        npm(folder, "test")
        npm(folder, "run", "package")
        [package] = folder.glob("*.vsix")
        extension = unpacked(package, pathlib.Path(temporary, "extension"))
        project = pathlib.Path(temporary, "project")
        shutil.copytree(HERE / "CameraApp", project)
        (project / ".git").mkdir()
        environment = os.environ | {"PLIST_LSP": PROGRAM, "SESSION_PROJECT": str(project), "HOME": temporary}
        return subprocess.run(["node", HERE / "VSCode/session.js", extension, folder], env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
