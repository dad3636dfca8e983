#!/usr/bin/env python3
"""Runs the program where /proc is empty, as in a bare chroot: its reports must be the same, and no run may end by a signal.

  PLIST_LSP=.build/debug/plist-lsp python3 .ci/without-proc.py

Needs root or user namespaces, to mount an empty file system over /proc for the program alone; is skipped elsewhere.
"""

import ctypes
import json
import os
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = str(pathlib.Path(os.environ.get("PLIST_LSP", ROOT / ".build/debug/plist-lsp")).resolve())
SAMPLE = ROOT / "Tests/Fixtures/SampleApp"
NEW_USER, NEW_MOUNTS, PRIVATE = 0x10000000, 0x00020000, 1 << 18  # From sched.h and sys/mount.h.
# At its start libdispatch looks into /proc at a moment that differs from run to run.
RUNS = 30


def hide():
    """Mounts an empty file system over /proc, for this process alone."""
    libc = ctypes.CDLL(None, use_errno=True)
    # Only root needs no namespace of users.
    done = libc.unshare(NEW_MOUNTS) == 0 or libc.unshare(NEW_USER | NEW_MOUNTS) == 0
    done = done and libc.mount(None, b"/proc", None, PRIVATE, None) == 0
    if not done or libc.mount(b"none", b"/proc", b"tmpfs", 0, None) != 0:
        raise OSError(ctypes.get_errno(), "cannot hide /proc")


def can_hide():
    try:
        return subprocess.run(["test", "!", "-e", "/proc/self"], preexec_fn=hide, check=False).returncode == 0
    except (AttributeError, subprocess.SubprocessError):
        return False


def run(arguments, prepare=None):
    done = subprocess.run([PROGRAM, *arguments], cwd=SAMPLE, capture_output=True, stdin=subprocess.DEVNULL, timeout=60,
                          preexec_fn=prepare, check=False)
    return done.returncode, done.stdout, done.stderr


def session(prepare=None):
    """The diagnostics of the sample's Info.plist in a session of some seconds, and the exit code."""
    server = subprocess.Popen([PROGRAM, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=prepare)

    def send(**message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        server.stdin.flush()

    def answer(number):
        while True:
            length = 0
            while (line := server.stdout.readline().strip()):
                length = int(line.split(b":")[1]) if line.lower().startswith(b"content-length") else length
            message = json.loads(server.stdout.read(length))
            if message.get("id") == number and "method" not in message:
                return message["result"]

    file = SAMPLE / "SampleApp/Info.plist"
    capabilities = {"textDocument": {"diagnostic": {}}}
    send(id=1, method="initialize", params={"rootUri": SAMPLE.as_uri(), "capabilities": capabilities})
    answer(1)
    send(method="initialized", params={})
    send(method="textDocument/didOpen", params={"textDocument": {
        "uri": file.as_uri(), "languageId": "plist", "version": 1, "text": file.read_text(encoding="utf-8")}})
    found = []
    for number in range(2, 5):
        send(id=number, method="textDocument/diagnostic", params={"textDocument": {"uri": file.as_uri()}})
        found.append(answer(number))
        # The next look of libdispatch.
        time.sleep(1.1)
    send(id=9, method="shutdown")
    answer(9)
    send(method="exit")
    return found, server.wait(30)


def main():
    if not can_hide():
        print("SKIPPED: /proc can be hidden only on Linux, by root or with user namespaces")
        return 0
    for arguments in (["--version"], ["lint", "."], ["lint", "--format", "json", "--jobs", "8", "."], ["doctor", "."],
                      ["convert", "--to", "json", "SampleApp/Info.plist"]):
        expected = run(arguments)
        for _ in range(RUNS if arguments[0] == "lint" else 3):
            found = run(arguments, hide)
            assert found == expected, (arguments, found, expected)
    expected, found = session(), session(hide)
    assert expected[1] == 0 and found == expected, (found, expected)
    print(f"without /proc the reports are the same: {2 * RUNS} runs of lint, a session and other commands")
    return 0


if __name__ == "__main__":
    sys.exit(main())
