"""A hover in a small document while 20 MB are being parsed in another, beside the same hover in an idle server."""
import dataclasses
import time

from client import frame
from documents import info_plist
from measures import LIMIT, Session, timed

LARGE, SMALL = 20_000_000, 1_000
# Long enough for the parse to begin, much shorter than it takes.
HEAD_START = 0.01
# Where an element opens that never closes, so that all that follows has another meaning and is read anew.
PLACE, ELEMENT = (4, 0), "<array>"


class Beside:
    """A server with a large document, whose session this is, and a small one beside it."""

    def __init__(self, command, folder):
        self.session = Session(command, folder, dataclasses.replace(info_plist(LARGE), name="Large-Info.plist"))
        self.client = self.session.client
        self.small = info_plist(SMALL)
        self.uri = f"file://{folder}/{self.small.name}"
        self.client.send(frame({"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": self.uri, "languageId": self.small.language, "version": 1, "text": self.small.text}}}), LIMIT)
        self.client.wait_for_diagnostics(1, LIMIT)

    def hover(self):
        """Returns the time of a hover, after the same pause as when the large document is parsed."""
        time.sleep(HEAD_START)
        line, character = self.small.hover
        params = {"textDocument": {"uri": self.uri}, "position": {"line": line, "character": character}}
        return timed(lambda: self.client.request("textDocument/hover", params, LIMIT))

    def hover_while_parsing(self):
        """Changes the large document twice, the second time while it is parsed, and returns the time of a hover then."""
        self.client.send(self.session.change(PLACE, ELEMENT), LIMIT)
        time.sleep(HEAD_START)
        self.client.send(self.session.change(PLACE, "", len(ELEMENT)), LIMIT)
        seconds = self.hover()
        # The diagnostics of the second change may have come before the answer; those of a third cannot.
        self.session.send_and_wait(self.session.change(PLACE, " "))
        return seconds

    def stop(self):
        self.client.stop()


def measure(subject, folder, rounds):
    """Adds the times of both hovers to the figures of a subject, in turn."""
    beside = Beside(subject.command, folder)
    try:
        for _ in range(rounds):
            subject.add("hover idle", [beside.hover() for _ in range(5)][1:])
            subject.add("hover beside 20 MB", [beside.hover_while_parsing()])
    finally:
        beside.stop()
