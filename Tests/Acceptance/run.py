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
import concurrent.futures
import importlib.util
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = os.environ.get("PLIST_LSP") or str(HERE.parents[1] / ".build/debug/plist-lsp")
# The status of a check that finds out itself that it cannot run here.
SKIPPED = 77
PRINTING = threading.Lock()


class Check:
    """A script with its arguments, what it needs, and the seconds after which it has failed.

    One that runs `alone` waits for answers in time, or measures; nothing else may run at the same time.
    """

    def __init__(self, script, *needs, limit=300, arguments=(), name=None, alone=False):
        self.path, self.needs, self.limit, self.arguments, self.alone = HERE / script, needs, limit, list(arguments), alone
        self.folder = self.path.parent.name
        self.name = name or self.path.stem.replace("_", "-")
        self.process = None

    def missing(self):
        """What is not here of what the check needs."""
        return [problem for need in self.needs if (problem := need.missing())]

    def summary(self):
        return ast.get_docstring(ast.parse(self.path.read_text(encoding="utf-8"))).partition("\n")[0]

    def run(self, arguments, output):
        """Returns the status, None if it took too long; what it prints goes to a file if one is given."""
        environment = os.environ | {"PLIST_LSP": PROGRAM, "PYTHONPATH": str(HERE), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, str(self.path), *self.arguments, *arguments]
        self.process = subprocess.Popen(command, env=environment, start_new_session=True, stdout=output, stderr=output)
        try:
            return self.process.wait(None if arguments else self.limit)
        except subprocess.TimeoutExpired:
            self.stop()
            return None

    def stop(self):
        """Ends the check, if it still runs, with what it has started."""
        if self.process and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


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
    return Check("Editors/editor.py", executable, *needs, name=name, arguments=[name], alone=True)


# The slow ones early, so that of several at once none is left over.
CHECKS = [
    Check("Sources/structure.py", swift),
    Check("Sources/words.py", executable),
    Check("Sources/documentation.py", executable),
    Check("Sources/configuration_schema.py", executable, schemas, package("yaml")),
    Check("Sources/catalog_dump.py", executable),
    Check("Projects/first_sight.py"),
    Check("Protocol/protocol_session.py", executable, client, limit=900, alone=True),
    editor("neovim", command("nvim", "SESSION_NEOVIM")),
    editor("newer-neovim", variable("SESSION_NEWER_NEOVIM")),
    editor("emacs", command("emacs", "SESSION_EMACS")),
    editor("lsp-mode", command("emacs", "SESSION_LSP_MODE")),
    editor("vim", command("vim", "SESSION_VIM")),
    editor("helix", command("hx", "SESSION_HELIX")),
    editor("kate", command("kate", "SESSION_KATE"), command("Xvfb"), command("xdotool")),
    Check("Editors/vscode_session.py", executable, command("node"), command("npm"), name="vscode", alone=True),
    Check("Hostile/soak.py", executable, client, proc, limit=300 + float(os.environ.get("PLIST_SOAK_SECONDS", "120")), alone=True),
    Check("Package/release.py", swift, limit=2700),
    Check("Package/bare_roots.py", folder("roots", "PLIST_ROOTS")),
    Check("Hostile/hostile.py", executable, client, limit=1800),
    Check("Corpus/corpus_requests.py", executable, corpus, client, limit=3600),
    Check("Package/plugin.py", swift, limit=1500),
    Check("Projects/precision.py", executable, checkouts, limit=1800),
    Check("Projects/recall.py", executable, checkouts, limit=3600),
    Check("Projects/history.py", executable, checkouts, limit=7200),
    Check("Corpus/corpus_verdicts.py", executable, corpus, limit=600),
    Check("Corpus/corpus_values.py", executable, corpus, limit=600),
    Check("Corpus/corpus_fixes.py", executable, corpus, limit=600),
    Check("Corpus/corpus_format.py", executable, corpus, limit=900),
    Check("Corpus/catalogs.py", executable, corpus, limit=600),
    Check("Corpus/rule_cases.py", executable, limit=600),
    Check("Corpus/images.py", swift, command("llvm-nm"), command("llvm-objdump"), limit=1800),
    Check("Hostile/boundaries.py", executable, client, command("strace"), limit=900),
    Check("Hostile/vanishing.py", executable, limit=900),
    Check("Hostile/without_proc.py", executable, client, limit=600),
    Check("Reports/reports.py", executable, schemas, limit=600),
    Check("Reports/doctor_page.py", executable, limit=600),
    Check("Reports/chinese.py", executable, client, limit=1800),
    Check("Package/action.py", executable, package("yaml")),
    Check("Package/pre_commit_hooks.py", executable, package("pre_commit")),
    Check("Package/ci_examples.py", package("pre_commit")),
    Check("Hostile/edits.py", swift, variable("PLIST_EDITS"), limit=None),
    Check("Hostile/sanitizers.py", swift, variable("PLIST_SANITIZE"), limit=None),
    Check("Hostile/fuzz.py", swift, variable("PLIST_FUZZ_SECONDS"), limit=None),
]


def show(checks):
    for check in checks:
        print(f"{check.folder + '/':10} {check.name:21} needs {', '.join(need.name for need in check.needs) or 'nothing'}")
        print(f"{'':33}{check.summary()}")
        for problem in check.missing():
            print(f"{'':33}missing: {problem}")


def result(check, arguments, output=None):
    """Runs a check and returns how it ended, in words of which the first is ok, FAILED or skipped."""
    if problems := check.missing():
        return f"skipped: {', '.join(problems)}"
    status = check.run(arguments, output)
    if status is None:
        return f"FAILED: took longer than {check.limit:g} s"
    return {0: "ok", SKIPPED: "skipped: see its output"}.get(status, f"FAILED with code {status}")


class Run:
    """Checks that run one after the other or some at once, and how they ended."""

    def __init__(self, arguments, keeps_going):
        self.arguments, self.keeps_going = arguments, keeps_going
        self.rows = []

    def all(self, checks, jobs):
        for check in (check for check in checks if jobs == 1 or check.alone):
            self.one(check)
        if jobs > 1:
            with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
                list(pool.map(self.captured, (check for check in checks if not check.alone)))

    def is_over(self):
        return not self.keeps_going and any(how.startswith("FAILED") for *_, how in self.rows)

    def one(self, check):
        """Runs a check, which prints as it goes on."""
        if not self.is_over():
            print(f"\n=== {check.name}", flush=True)
            self.end(check, time.monotonic(), result(check, self.arguments))

    def captured(self, check):
        """Runs a check next to others, and prints what it wrote when it has ended."""
        if not self.is_over():
            start = time.monotonic()
            with tempfile.TemporaryFile() as output:
                how = result(check, self.arguments, output)
                output.seek(0)
                with PRINTING:
                    print(f"\n=== {check.name}\n{output.read().decode(errors='replace').rstrip()}")
                    self.end(check, start, how)

    def end(self, check, start, how):
        self.rows.append((check.name, time.monotonic() - start, how))
        print(f"--- {check.name}: {self.rows[-1][1]:.0f} s, {how}", flush=True)

    def summary(self):
        """Prints a table of times and returns the exit code."""
        if len(self.rows) > 1:
            print("\n" + "\n".join(f"{seconds:6.0f} s  {name:21} {how}" for name, seconds, how in self.rows))
        failed, skipped = (sum(how.startswith(word) for *_, how in self.rows) for word in ("FAILED", "skipped"))
        print(f"{len(self.rows) - failed - skipped} passed, {skipped} skipped, {failed} failed")
        return 1 if failed else 2 if skipped == len(self.rows) else 0


def interrupted(*_):
    for check in CHECKS:
        check.stop()
    os._exit(1)


def main():
    given, arguments = sys.argv[1:], []
    if "--" in given:
        given, arguments = given[:given.index("--")], given[given.index("--") + 1:]
    names = sorted({check.name for check in CHECKS} | {check.folder for check in CHECKS})
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="list the checks and run none")
    parser.add_argument("--keep-going", action="store_true", help="run all checks also where one fails")
    parser.add_argument("--jobs", type=int, default=1, help="how many checks run at once (1)")
    parser.add_argument("checks", nargs="*", metavar="CHECK", help="a name or a folder; all without one")
    options = parser.parse_args(given)
    if unknown := set(options.checks) - set(names):
        parser.error(f"no check or folder {', '.join(sorted(unknown))}; there are {', '.join(names)}")
    chosen = [check for check in CHECKS if not options.checks or {check.name, check.folder} & set(options.checks)]
    if arguments and len(chosen) != 1:
        parser.error("arguments after -- are for one check")
    if options.list:
        return show(chosen)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, interrupted)
    run = Run(arguments, options.keep_going)
    run.all(chosen, options.jobs)
    return run.summary()


if __name__ == "__main__":
    sys.exit(main())
