"""Runs a server between an editor and a log: recorder.py LOG PROGRAM [ARGUMENT ...]. As a module, it reads the log."""

import json
import os
import re
import subprocess
import sys
import threading

HEADER = re.compile(rb"(?:[\w-]+: [^\r\n]*\r\n)*?Content-Length: (\d+)\r\n(?:[\w-]+: [^\r\n]*\r\n)*\r\n", re.I)


class Frames:
    """Takes bytes in pieces of any size and returns the messages that are whole."""

    def __init__(self):
        self.rest = b""

    def take(self, piece):
        self.rest += piece
        messages = []
        while (header := HEADER.match(self.rest)) and len(self.rest) >= header.end() + int(header[1]):
            end = header.end() + int(header[1])
            messages.append(json.loads(self.rest[header.end():end]))
            self.rest = self.rest[end:]
        return messages


def copy(source, target, log, sender):
    """Passes bytes on, and writes each message to the log as a line: first what was passed on, so that the log is never ahead."""
    frames = Frames()
    while piece := os.read(source, 1 << 16):
        os.write(target, piece)
        for message in frames.take(piece):
            os.write(log, json.dumps({"from": sender, "message": message}).encode() + b"\n")
    os.close(target)


def read(path):
    """Returns the messages of a log as pairs of the sender, "editor" or "server", and the message."""
    try:
        lines = path.read_text().splitlines(keepends=True)
    except FileNotFoundError:
        return []
    entries = [json.loads(line) for line in lines if line.endswith("\n")]
    return [(entry["from"], entry["message"]) for entry in entries]


def main():
    path, *command = sys.argv[1:]
    # One write is one line, also where two threads write.
    log = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    editor = os.dup(server.stdin.fileno())
    server.stdin.close()
    threading.Thread(target=copy, args=(0, editor, log, "editor"), daemon=True).start()
    copy(server.stdout.fileno(), 1, log, "server")
    sys.exit(server.wait())


if __name__ == "__main__":
    main()
