"""Runs the pre-commit hook of this repository, with the built program, on a repository that has findings."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from Support.git import git
from Support.program import PROGRAM, ROOT

MANIFEST = ROOT / ".pre-commit-hooks.yaml"
CONFIGURATION = """repos:
  - repo: {}
    rev: {}
    hooks:
      - id: plist-lsp-system
"""
FIXABLE = '<plist version="1.0">\n<string>Salt & Pepper</string>\n</plist>\n'
FIXED = FIXABLE.replace("&", "&amp;")


def pre_commit(folder, *arguments):
    environment = os.environ | {"PATH": f"{folder.parent}/bin:{os.environ['PATH']}",
                                "PRE_COMMIT_HOME": str(folder.parent / "cache")}
    return subprocess.run([sys.executable, "-m", "pre_commit", *arguments], cwd=folder, env=environment,
                          capture_output=True, text=True, timeout=300)


def make_hooks(folder):
    """Makes a repository of the manifest alone: what else is in ours is not needed by a hook of the system."""
    folder.mkdir()
    shutil.copy(MANIFEST, folder)
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "Hooks")
    return git(folder, "rev-parse", "HEAD").strip()


def check_change(folder, configuration):
    """A call in new code makes an Info.plist lack a key; what was there before is not reported."""
    (folder / ".pre-commit-config.yaml").write_text(configuration.replace("plist-lsp-system", "plist-lsp-change-system"))
    (folder / "project.yml").write_text("targets: { App: { type: application, platform: iOS, sources: [.],"
                                        " settings: { INFOPLIST_FILE: Info.plist } } }\n")
    (folder / "old.plist").write_text(FIXABLE)
    (folder / "Info.plist").write_text('{ CFBundleIdentifier = "a.b"; LSRequiresIPhoneOS = YES; }')
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--no-verify", "--message", "Start")
    (folder / "scan.swift").write_text("import AVFoundation\nlet a = AVCaptureDevice.requestAccess(for: .video)\n")
    git(folder, "add", ".")
    run = pre_commit(folder, "run", "--verbose")
    assert run.returncode == 1 and "Info.plist:1:1: error: Missing key NSCameraUsageDescription" in run.stdout, run
    assert "old.plist" not in run.stdout, run


def main():
    valid = pre_commit(ROOT, "validate-manifest", str(MANIFEST))
    assert valid.returncode == 0 and not valid.stderr, valid
    with tempfile.TemporaryDirectory() as temporary:
        temporary = pathlib.Path(temporary).resolve()
        (temporary / "bin").mkdir()
        (temporary / "bin/plist-lsp").symlink_to(PROGRAM)
        revision = make_hooks(temporary / "hooks")
        folder = temporary / "app"
        (folder / "Pods").mkdir(parents=True)
        (folder / "Old").mkdir()
        git(folder, "init", "--quiet")
        configuration = CONFIGURATION.format(temporary / "hooks", revision)
        (folder / ".pre-commit-config.yaml").write_text(configuration)
        (folder / ".plist-lsp.yml").write_text("excluded: [Old]\n")
        for name in ("a b.plist", "Pods/b.plist", "Old/c.plist", "notes.txt"):
            (folder / name).write_text(FIXABLE)
        git(folder, "add", ".")

        run = pre_commit(folder, "run", "--verbose")
        assert run.returncode == 1 and "a b.plist:2:14: error: " in run.stdout, run
        assert not any(name in run.stdout for name in ("Pods", "c.plist", "notes.txt")), run

        (folder / ".pre-commit-config.yaml").write_text(configuration + "        args: [--fix]\n")
        git(folder, "add", ".")
        run = pre_commit(folder, "run")
        assert run.returncode == 1 and "files were modified by this hook" in run.stdout, run
        assert (folder / "a b.plist").read_text() == FIXED
        assert (folder / "Pods/b.plist").read_text() == (folder / "Old/c.plist").read_text() == FIXABLE
        git(folder, "add", ".")
        run = pre_commit(folder, "run")
        assert run.returncode == 0, run
        check_change(folder, configuration)
    print("the hooks find, fix, and leave alone what is excluded or was there before")


if __name__ == "__main__":
    sys.exit(main())
