#!/usr/bin/env python3
"""Runs the acceptance checks, up to the first that fails; README.md is about them.

  Tests/Acceptance/run.py                                all checks
  Tests/Acceptance/run.py --list                         their names, what they check, what they need and what is missing here
  Tests/Acceptance/run.py Corpus soak                    those of a folder, and one by its name
  Tests/Acceptance/run.py precision -- --unlabelled      one check with arguments of its own

A check whose needs are missing is skipped. Ends with 1 if a check fails, and with 2 if none could run.
"""

import argparse
import ast
import importlib.util
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = os.environ.get("PLIST_LSP") or str(HERE.parents[1] / ".build/debug/plist-lsp")
# The status of a check that finds out itself that it cannot run here.
SKIPPED = 77


class Check:
    """A script with its arguments, what it needs, and the seconds after which it has failed."""

    def __init__(self, script, *needs, limit=300, arguments=(), name=None):
        self.path, self.needs, self.limit, self.arguments = HERE / script, needs, limit, list(arguments)
        self.folder = self.path.parent.name
        self.name = name or self.path.stem.replace("_", "-")

    def missing(self):
        """What is not here of what the check needs."""
        return [problem for need in self.needs if (problem := need.missing())]

    def summary(self):
        return ast.get_docstring(ast.parse(self.path.read_text(encoding="utf-8"))).partition("\n")[0]

    def run(self, arguments):
        """Returns the status, None if it took too long."""
        environment = os.environ | {"PLIST_LSP": PROGRAM, "PYTHONPATH": str(HERE), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, str(self.path), *self.arguments, *arguments]
        process = subprocess.Popen(command, env=environment, start_new_session=True)
        try:
            return process.wait(None if arguments else self.limit)
        except subprocess.TimeoutExpired:
            return None
        finally:
            # With what it has started, also where this script is interrupted.
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()


class Need:
    """Something that a check needs, and a function that returns why it is not here, None if it is."""

    def __init__(self, name, missing):
        self.name, self.missing = name, missing


def variable(name):
    return Need(name, lambda: None if os.environ.get(name) else f"{name} is not set")


def folder(title, name):
    return Need(title, lambda: None if pathlib.Path(os.environ.get(name) or "/dev/null").is_dir() else f"{name} names no folder")


def command(name, replaced_by=""):
    return Need(name, lambda: None if os.environ.get(replaced_by) or shutil.which(name) else f"{name} is not installed")


def package(name):
    return Need(f"Python's {name}", lambda: None if importlib.util.find_spec(name) else f"the Python package {name} is not installed")


executable = Need("executable", lambda: None if os.access(PROGRAM, os.X_OK) else f"no executable {PROGRAM}; build it or set PLIST_LSP")
proc = Need("/proc", lambda: None if pathlib.Path("/proc/self/status").is_file() else "there is no /proc")
corpus, checkouts, swift = folder("corpus", "PLIST_CORPUS"), folder("checkouts", "PLIST_PROJECTS"), command("swift")
schemas, client = package("jsonschema"), package("lsprotocol")


def editor(name, *needs):
    return Check("Editors/editor.py", executable, *needs, name=name, arguments=[name])


CHECKS = [
    Check("Sources/structure.py", swift),
    Check("Sources/words.py", executable),
    Check("Sources/documentation.py", executable),
    Check("Sources/configuration_schema.py", executable, schemas, package("yaml")),
    Check("Sources/catalog_dump.py", executable),
    Check("Projects/first_sight.py"),
    Check("Protocol/protocol_session.py", executable, client, limit=900),
    editor("neovim", command("nvim", "SESSION_NEOVIM")),
    editor("newer-neovim", variable("SESSION_NEWER_NEOVIM")),
    editor("emacs", command("emacs", "SESSION_EMACS")),
    editor("helix", command("hx", "SESSION_HELIX")),
    editor("kate", command("kate", "SESSION_KATE"), command("Xvfb"), command("xdotool")),
    Check("Reports/reports.py", executable, schemas, limit=600),
    Check("Reports/doctor_page.py", executable, limit=600),
    Check("Corpus/rule_cases.py", executable, limit=600),
    Check("Corpus/corpus_verdicts.py", executable, corpus, limit=600),
    Check("Corpus/corpus_values.py", executable, corpus, limit=600),
    Check("Corpus/corpus_fixes.py", executable, corpus, limit=600),
    Check("Corpus/corpus_format.py", executable, corpus, limit=900),
    Check("Corpus/corpus_requests.py", executable, corpus, client, limit=3600),
    Check("Corpus/catalogs.py", executable, corpus, limit=600),
    Check("Projects/precision.py", executable, checkouts, limit=1800),
    Check("Projects/recall.py", executable, checkouts, limit=3600),
    Check("Projects/recall.py", executable, checkouts, name="history", arguments=["--history"], limit=7200),
    Check("Package/action.py", executable, package("yaml")),
    Check("Package/pre_commit_hooks.py", executable, package("pre_commit")),
    Check("Package/ci_examples.py", package("pre_commit")),
    Check("Hostile/hostile.py", executable, client, limit=1800),
    Check("Hostile/vanishing.py", executable, limit=900),
    Check("Hostile/boundaries.py", executable, client, command("strace"), limit=900),
    Check("Hostile/without_proc.py", executable, client, limit=600),
    Check("Hostile/soak.py", executable, client, proc, limit=300 + float(os.environ.get("PLIST_SOAK_SECONDS", "120"))),
    Check("Hostile/edits.py", swift, limit=900),
    Check("Package/plugin.py", swift, limit=1500),
    Check("Package/release.py", swift, limit=1800),
    Check("Hostile/sanitizers.py", swift, variable("PLIST_SANITIZE"), limit=None),
    Check("Hostile/fuzz.py", swift, variable("PLIST_FUZZ_SECONDS"), limit=None),
]


def show(checks):
    for check in checks:
        print(f"{check.folder + '/':10} {check.name:21} needs {', '.join(need.name for need in check.needs) or 'nothing'}")
        print(f"{'':33}{check.summary()}")
        for problem in check.missing():
            print(f"{'':33}missing: {problem}")


def result(check, arguments):
    """Runs a check and returns how it ended, in words of which the first is ok, FAILED or skipped."""
    print(f"\n=== {check.name}", flush=True)
    if problems := check.missing():
        return f"skipped: {', '.join(problems)}"
    status = check.run(arguments)
    if status is None:
        return f"FAILED: took longer than {check.limit:g} s"
    return {0: "ok", SKIPPED: "skipped: see its output"}.get(status, f"FAILED with code {status}")


def main():
    given, arguments = sys.argv[1:], []
    if "--" in given:
        given, arguments = given[:given.index("--")], given[given.index("--") + 1:]
    names = sorted({check.name for check in CHECKS} | {check.folder for check in CHECKS})
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="list the checks and run none")
    parser.add_argument("--keep-going", action="store_true", help="run all checks also where one fails")
    parser.add_argument("checks", nargs="*", metavar="CHECK", help="a name or a folder; all without one")
    options = parser.parse_args(given)
    if unknown := set(options.checks) - set(names):
        parser.error(f"no check or folder {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    chosen = [check for check in CHECKS if not options.checks or {check.name, check.folder} & set(options.checks)]
    if arguments and len(chosen) != 1:
        parser.error("arguments after -- are for one check")
    if options.list:
        return show(chosen)
    rows = []
    for check in chosen:
        start = time.monotonic()
        how = result(check, arguments)
        rows.append((check.name, time.monotonic() - start, how))
        print(f"--- {check.name}: {rows[-1][1]:.0f} s, {how}", flush=True)
        if how.startswith("FAILED") and not options.keep_going:
            break
    if len(rows) > 1:
        print("\n" + "\n".join(f"{seconds:6.0f} s  {name:21} {how}" for name, seconds, how in rows))
    failed, skipped = (sum(how.startswith(word) for *_, how in rows) for word in ("FAILED", "skipped"))
    print(f"{len(rows) - failed - skipped} passed, {skipped} skipped, {failed} failed in {sum(row[1] for row in rows):.0f} s")
    return 1 if failed else 2 if skipped == len(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
