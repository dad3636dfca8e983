"""The repository and its built program, and how checks run it."""

import json
import os
import pathlib
import re
import subprocess
import sys
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = str(pathlib.Path(os.environ.get("PLIST_LSP") or ROOT / ".build/debug/plist-lsp").resolve())


def run(*arguments, folder=None, timeout=300):
    """Runs the program in `folder`; its report of findings does not depend on the variables of CI services."""
    environment = {name: value for name, value in os.environ.items() if name not in ("GITHUB_WORKSPACE", "CI_PROJECT_DIR")}
    return subprocess.run([PROGRAM, *map(str, arguments)], cwd=folder, capture_output=True, timeout=timeout, env=environment)


def output(*arguments, folder=None, statuses=(0,), timeout=300):
    """Returns what the program prints; exits where it ends with another status."""
    result = run(*arguments, folder=folder, timeout=timeout)
    if result.returncode not in statuses:
        problem = result.stderr.decode(errors="replace")
        sys.exit(f"plist-lsp {' '.join(map(str, arguments))} in {folder} ended with {result.returncode}: {problem}")
    return result.stdout.decode()


def report(form, *paths, folder=None, statuses=(0, 1)):
    """Returns a report of `lint` in a format."""
    return output("lint", "--format", form, "--", *paths, folder=folder, statuses=statuses)


def lint(*paths, folder=None):
    """Returns the findings in files or folders."""
    return [json.loads(line) for line in report("json", *paths, folder=folder).splitlines()]


def lint_with_related(*paths, folder=None):
    """Returns the findings in files or folders, each with `related`: its other places with their messages."""
    return [{**place(result["locations"][0]), "rule": result["ruleId"], "message": result["message"]["text"],
             "related": [{**place(location), "message": location.get("message", {}).get("text", "")}
                         for location in result.get("relatedLocations", [])]}
            for result in json.loads(report("sarif", *paths, folder=folder))["runs"][0]["results"]]


def place(location):
    """Returns file and line of a location in SARIF."""
    physical = location["physicalLocation"]
    return {"file": urllib.parse.unquote(physical["artifactLocation"]["uri"]),
            "line": physical.get("region", {}).get("startLine", 1)}


def convert(file, to):
    """Runs `plist-lsp convert` on a file."""
    return run("convert", "--to", to, file, timeout=60)


def lines(path):
    """Returns the lines of a file as the program counts them, without the white space around them."""
    data = path.read_bytes()
    encoding = "utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8"
    return [line.strip() for line in re.split("\r\n|\r|\n", data.decode(encoding, "replace"))]
