"""Runs the command plugin on a small package that depends on this one, which it builds for that."""

import os
import shutil
import subprocess
import sys

from Support.program import ROOT

# Kept from run to run, since building the program takes minutes.
FOLDER = ROOT / ".build/plugin-check/App"
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  platforms: [.macOS(.v14)],
  dependencies: [.package(path: "../../..")],
  targets: [.executableTarget(name: "App", exclude: ["a b.plist"])]
)
"""
BAD = '<plist version="1.0">\n<string>Salt & Pepper</string>\n</plist>\n'


def swift(*arguments, expected=0):
    command = ["swift", *arguments]
    environment = {name: value for name, value in os.environ.items() if name != "PLIST_WITHOUT_PLUGIN"}
    for _ in range(2):
        run = subprocess.run(command, cwd=FOLDER, env=environment, capture_output=True, text=True, timeout=1200)
        # SwiftPM 6.2 itself crashed once at the end of a command that worked eleven other times; the plugin is a process of its own.
        if run.returncode >= 0:
            break
    assert run.returncode == expected, f"{command}: status {run.returncode}\n{run.stdout}\n{run.stderr}"
    return run


def main():
    shutil.rmtree(FOLDER / "Sources", ignore_errors=True)
    (FOLDER / "Sources/App").mkdir(parents=True)
    (FOLDER / "Package.swift").write_text(MANIFEST)
    (FOLDER / "Sources/App/main.swift").write_text('print("built")\n')
    file = FOLDER / "Sources/App/a b.plist"
    file.write_text(BAD)

    # A build of the package does not build the linter.
    assert "Compiling PropertyList" not in swift("build").stdout

    run = swift("package", "lint-property-lists", expected=1)
    assert "Sources/App/a b.plist:2:14: error: " in run.stdout, run.stdout
    assert "There are findings at or above the severity that fails." in run.stdout + run.stderr, run
    run = swift("package", "lint-property-lists", "--only", "key-wrong-type", "Sources")
    assert "1 file checked: 0 errors" in run.stdout + run.stderr, run
    assert file.read_text() == BAD
    swift("package", "--allow-writing-to-package-directory", "lint-property-lists", "--fix")
    assert file.read_text() == BAD.replace("&", "&amp;")
    swift("package", "lint-property-lists", "--no-such-option", expected=1)
    print("the plugin checks and fixes a package, and a build of the package goes without it")


if __name__ == "__main__":
    sys.exit(main())
