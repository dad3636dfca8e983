"""Runs the built program for the checks that hold it against real files."""

import json
import os
import pathlib
import re
import subprocess
import sys
import urllib.parse

PROGRAM = os.environ.get("PLIST_LSP", str(pathlib.Path(__file__).resolve().parent.parent / ".build/debug/plist-lsp"))


def run(*arguments, folder=None, timeout=300):
    """Runs the program in `folder`; its report of findings does not depend on the variables of CI services."""
    environment = {name: value for name, value in os.environ.items() if name not in ("GITHUB_WORKSPACE", "CI_PROJECT_DIR")}
    return subprocess.run([str(pathlib.Path(PROGRAM).resolve()), *map(str, arguments)], cwd=folder, capture_output=True,
                          timeout=timeout, env=environment)


def lint(*paths, folder=None):
    """Returns the findings in files or folders."""
    return [json.loads(line) for line in report("json", paths, folder).splitlines()]


def lint_with_related(*paths, folder=None):
    """Returns the findings in files or folders, each with `related`: the other places that belong to it, with what they say."""
    return [{**place(result["locations"][0]), "rule": result["ruleId"], "message": result["message"]["text"],
             "related": [{**place(location), "message": location.get("message", {}).get("text", "")}
                         for location in result.get("relatedLocations", [])]}
            for result in json.loads(report("sarif", paths, folder))["runs"][0]["results"]]


def place(location):
    """Returns file and line of a location in SARIF."""
    physical = location["physicalLocation"]
    return {"file": urllib.parse.unquote(physical["artifactLocation"]["uri"]),
            "line": physical.get("region", {}).get("startLine", 1)}


def report(form, paths, folder):
    """Returns a report of `lint`; exits where the files cannot be checked."""
    result = run("lint", "--format", form, "--", *paths, folder=folder)
    if result.returncode not in (0, 1):
        problem = result.stderr.decode(errors="replace")
        sys.exit(f"lint {' '.join(map(str, paths))} in {folder} ended with {result.returncode}: {problem}")
    return result.stdout.decode()


def convert(file, to):
    """Runs `plist-lsp convert` on a file."""
    return run("convert", "--to", to, file, timeout=60)


def lines(path):
    """Returns the lines of a file as the program counts them, without the white space around them."""
    data = path.read_bytes()
    encoding = "utf-16" if data.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8"
    return [line.strip() for line in re.split("\r\n|\r|\n", data.decode(encoding, "replace"))]
