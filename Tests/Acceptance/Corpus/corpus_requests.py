"""Sends every request about documents to the language server, for the files of the corpus and with edits between.

Positions and edits are random, the same on every run. Each answer must conform to the protocol's model and be no internal
error, edits must be inside of the text, and the server must live. The argument is the number of files (default: all). The last
line says how many requests were sent and how long the slowest took for texts of at most 100 KB.
"""

import random
import sys

from Support import corpus
from Support.client import Client
from Support.document_requests import CAPABILITIES, PIECES, DocumentRequests
from Support.program import PROGRAM
from Support.report import Report

TIMEOUT = 60
# Larger texts take long in every request; other checks have them.
LARGEST = 1_000_000


class Session:
    """One document at a time, and what the requests about it took."""

    def __init__(self, report):
        self.client = Client(report, [PROGRAM, "--stdio"], TIMEOUT)
        self.client.initialize(["utf-16"], None, CAPABILITIES)
        self.random = random.Random(1)
        self.requests = DocumentRequests(report, self.client, self.random)

    def check(self, path):
        """Opens a file, sends requests, breaks it at a random place, sends them again, and closes it."""
        text = path.read_bytes().decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n").lstrip("\ufeff")
        uri = path.as_uri()
        item = {"uri": uri, "languageId": "plist", "version": 1, "text": text}
        self.client.notify("textDocument/didOpen", {"textDocument": item})
        self.requests.all(uri, text)
        start = self.random.randrange(len(text) + 1)
        text = text[:start] + self.random.choice(PIECES) + text[start + self.random.randrange(4):]
        change = {"textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": text}]}
        self.client.notify("textDocument/didChange", change)
        self.requests.all(uri, text)
        self.client.notify("textDocument/didClose", {"textDocument": {"uri": uri}})


def main():
    rows = [row for row in corpus.rows() if row["file"].stat().st_size <= LARGEST]
    if len(sys.argv) > 1:
        rows = rows[:: max(1, len(rows) // int(sys.argv[1]))]
    report = Report()
    report.begin("requests about the corpus")
    session = Session(report)
    for row in rows:
        session.check(row["file"])
    session.client.shut_down()
    session.client.finish()
    print(report.summary())
    print(f"{session.requests.count} requests, the slowest {session.requests.slowest[0] * 1000:.0f} ms: {session.requests.slowest[1]}")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
