"""Makes a release and checks it: contents, sums, versions, size, installation by dpkg and by the action, and the same bytes twice."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from Support.program import ROOT

sys.path.insert(0, str(ROOT / "Packaging/steps"))
import building  # noqa: E402
from project import version  # noqa: E402

RELEASE = ROOT / "Packaging/release"
MOST_BYTES = 70_000_000


def make(output, *arguments, **variables):
    subprocess.run([sys.executable, RELEASE, "--output", output, *arguments], env=os.environ | variables, check=True)
    return (output / "SHA256SUMS").read_text()


def manifest(**variables):
    """Returns the manifest of the package as the build reads it with variables that are set."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PLIST_")} | variables
    command = ["swift", "package", "--ignore-lock", "dump-package"]
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout


def is_order_optional():
    """Whether the linker gets the order of functions from PLIST_FUNCTION_ORDER alone; a Swift that links dynamically has none."""
    plain, ordered = manifest(), manifest(PLIST_FUNCTION_ORDER="/made/list")
    return "symbol-ordering" not in plain and ("symbol-ordering-file=/made/list" in ordered) == ("-static-executable" in plain)


def is_installed_by_action(releases, temporary):
    """Whether the action installs the executable from a folder of releases, as it does from GitHub."""
    if not shutil.which("curl"):
        print("SKIPPED: installation by the action; curl is not installed")
        return True
    temporary.mkdir()
    variables = {"INPUT_VERSION": version(), "PLIST_LSP_RELEASES": releases.as_uri(), "RUNNER_TEMP": str(temporary),
                 "GITHUB_PATH": str(temporary / "path")}
    return subprocess.run(["bash", ROOT / "Packaging/action/install"], env=os.environ | variables).returncode == 0


def main():
    is_static = building.links_statically()
    if not is_static:
        print("SKIPPED: a static executable; this Swift or the parser of arguments does not permit one")
    with tempfile.TemporaryDirectory() as temporary:
        releases, again = pathlib.Path(temporary, "releases"), pathlib.Path(temporary, "again")
        folder = releases / version()
        # One that is there is packed as it is where PLIST_RELEASE_PROGRAM names it.
        given = os.environ.get("PLIST_RELEASE_PROGRAM")
        built = pathlib.Path(given) if given else building.BUILT
        sums = make(folder, *(["--program", given] if given else []), **({} if is_static else {"PLIST_DYNAMIC_LINKING": "1"}))
        passed = {
            "the release is checked": subprocess.run([sys.executable, RELEASE, "--check", folder]).returncode == 0,
            "the same bytes twice": make(again, "--program", built) == sums,
            "only PLIST_FUNCTION_ORDER orders functions": is_order_optional(),
            "the action installs it": is_installed_by_action(releases, pathlib.Path(temporary, "runner")),
        }
        # What is linked dynamically has tables of symbols for that, of another size with each Swift.
        size = f"{built.stat().st_size} bytes before it is stripped"
        if is_static:
            passed[f"{size}, at most {MOST_BYTES}"] = built.stat().st_size <= MOST_BYTES
        else:
            print(f"SKIPPED: {size}; the limit is for a static executable")
    for claim, holds in passed.items():
        print(f"{'ok' if holds else 'FAILED'}: {claim}")
    return 0 if all(passed.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
