"""Packs the extension for VS Code with the executable inside, for the system that this runs on."""

import os
import pathlib
import platform
import shutil
import subprocess

from project import ROOT, epoch, git, version

FOLDER = "editors/vscode"
# What the galleries call the systems of archives.
TARGETS = {
    "darwin-arm64": "darwin-arm64", "darwin-x86_64": "darwin-x64", "linux-aarch64": "linux-arm64", "linux-x86_64": "linux-x64",
}
# The files that name where the releases are.
WITH_OWNER = ["CHANGELOG.md", "README.md", "package.json"]


def target():
    return TARGETS[f"{platform.system().lower()}-{platform.machine()}"]


def stage(program, folder, repository):
    """Copies the sources of the extension, with the executable and the owner of the releases, to a new folder."""
    for name in git("ls-files", "-z", FOLDER).split("\0")[:-1]:
        path = folder / pathlib.Path(name).relative_to(FOLDER)
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, path)
    shutil.copy(ROOT / "LICENSE", folder)
    (folder / "bin").mkdir()
    shutil.copy(program, folder / "bin/plist-lsp")
    for name in WITH_OWNER:
        text = (folder / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace("OWNER/plist-lsp", repository), encoding="utf-8")


def write(program, output, folder, repository):
    """Writes the extension with an executable to a folder, if npm is here and gets its packages."""
    if not shutil.which("npm"):
        print("SKIPPED: extension for VS Code; npm is not installed")
        return
    stage(program, folder, repository)
    installed = subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=folder, capture_output=True, text=True)
    if installed.returncode != 0:
        print(f"SKIPPED: extension for VS Code; npm ci failed: {installed.stderr.strip().splitlines()[0]}")
        return
    package = output / f"plist-lsp-{version()}-{target()}.vsix"
    subprocess.run(
        ["npx", "vsce", "package", "--no-dependencies", "--target", target(), "--out", package.resolve()], cwd=folder, check=True,
        env=os.environ | {"SOURCE_DATE_EPOCH": str(epoch())}, stdout=subprocess.DEVNULL,
    )
    print(f"{package.name}: {package.stat().st_size} bytes")
