"""Runs the program where /proc is empty, as in a bare chroot: its reports must be the same, and no run may end by a signal.

Needs root or user namespaces, to mount an empty file system over /proc for the program alone. `--hide COMMAND …` runs a command so.
"""

import ctypes
import os
import subprocess
import sys
import time

from Support.client import Client
from Support.program import PROGRAM, ROOT
from Support.report import Report

SAMPLE = ROOT / "Tests/Fixtures/SampleApp"
NEW_USER, NEW_MOUNTS, PRIVATE = 0x10000000, 0x00020000, 1 << 18  # From sched.h and sys/mount.h.
# At its start libdispatch looks into /proc at a moment that differs from run to run.
RUNS = 30
HIDDEN = [sys.executable, __file__, "--hide"]
SKIPPED = 77


def hide():
    """Mounts an empty file system over /proc, for this process alone."""
    libc = ctypes.CDLL(None, use_errno=True)
    # Only root needs no namespace of users.
    done = libc.unshare(NEW_MOUNTS) == 0 or libc.unshare(NEW_USER | NEW_MOUNTS) == 0
    done = done and libc.mount(None, b"/proc", None, PRIVATE, None) == 0
    if not done or libc.mount(b"none", b"/proc", b"tmpfs", 0, None) != 0:
        raise OSError(ctypes.get_errno(), "cannot hide /proc")


def can_hide():
    return subprocess.run([*HIDDEN, "test", "!", "-e", "/proc/self"], stderr=subprocess.DEVNULL).returncode == 0


def run(*command):
    done = subprocess.run(command, cwd=SAMPLE, capture_output=True, stdin=subprocess.DEVNULL, timeout=60)
    return done.returncode, done.stdout, done.stderr


def session(report, *command):
    """Returns the diagnostics of the sample's Info.plist in a session of some seconds."""
    file = SAMPLE / "SampleApp/Info.plist"
    document = {"uri": file.as_uri(), "languageId": "plist", "version": 1, "text": file.read_text(encoding="utf-8")}
    client = Client(report, [*command, "serve"], 60)
    client.initialize(None, SAMPLE.as_uri(), {"textDocument": {"diagnostic": {}}})
    client.notify("textDocument/didOpen", {"textDocument": document})
    found = []
    for _ in range(3):
        found.append(client.call("textDocument/diagnostic", {"textDocument": {"uri": file.as_uri()}}))
        # The next look of libdispatch.
        time.sleep(1.1)
    client.shut_down()
    client.finish()
    return found


def main():
    if sys.argv[1:2] == ["--hide"]:
        hide()
        os.execvp(sys.argv[2], sys.argv[2:])
    if not can_hide():
        print("SKIPPED: /proc can be hidden only on Linux, by root or with user namespaces")
        return SKIPPED
    report = Report()
    for arguments in (["--version"], ["lint", "."], ["lint", "--format", "json", "--jobs", "8", "."], ["doctor", "."],
                      ["convert", "--to", "json", "SampleApp/Info.plist"]):
        report.begin(" ".join(arguments))
        expected = run(PROGRAM, *arguments)
        for _ in range(RUNS if arguments[0] == "lint" else 3):
            report.equal(run(*HIDDEN, PROGRAM, *arguments), expected, "the output and the status without /proc")
    report.begin("a session")
    expected = session(report, PROGRAM)
    report.check(expected[0] and expected[0]["items"], "the session has diagnostics")
    report.equal(session(report, *HIDDEN, PROGRAM), expected, "the diagnostics without /proc")
    print(report.summary())
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
