"""What is measured of a server: functions from a way to start it and a document to lists of seconds, or to sizes."""
import time

from client import Client, frame

# A server that needs longer for one step is not worth waiting for.
LIMIT = 60


class Session:
    """A server with one document open."""

    def __init__(self, command, folder, document):
        self.client = Client(command, folder)
        self.client.initialize()
        self.document = document
        self.uri = f"file://{folder}/{document.name}"
        self.version = 1
        message = frame({"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": self.uri, "languageId": document.language, "version": 1, "text": document.text}}})
        # The first answer of a server may wait for things that have nothing to do with the document.
        time.sleep(0.05)
        start = time.perf_counter()
        thread = self.client.send_in_background(message)
        self.client.wait_for_diagnostics(1, LIMIT)
        self.opening = time.perf_counter() - start
        thread.join()

    def change(self, place, text, removed=0):
        self.version += 1
        line, column = place
        return frame({"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{"range": {"start": {"line": line, "character": column},
                                          "end": {"line": line, "character": column + removed}}, "text": text}]}})

    def changes(self, place, count):
        """Types a letter and deletes it again, `count` times in all; returns the seconds to the diagnostics of each."""
        times = []
        for number in range(count):
            message = self.change(place, "x") if number % 2 == 0 else self.change(place, "", 1)
            start = time.perf_counter()
            self.client.send(message)
            self.client.wait_for_diagnostics(self.version, LIMIT)
            times.append(time.perf_counter() - start)
        return times

    def requests(self, method, place, count):
        line, column = place
        params = {"textDocument": {"uri": self.uri}}
        if method != "textDocument/documentSymbol":
            params["position"] = {"line": line, "character": column}
        times = []
        for _ in range(count):
            start = time.perf_counter()
            self.client.request(method, params, LIMIT)
            times.append(time.perf_counter() - start)
        return times

    def pipelined(self, place, count):
        """Sends `count` changes at once and then a hover; returns the seconds to its answer."""
        data = b"".join(self.change(place, "x") if number % 2 == 0 else self.change(place, "", 1) for number in range(count))
        start = time.perf_counter()
        thread = self.client.send_in_background(data)
        thread.join(LIMIT)
        seconds = self.requests("textDocument/hover", place, 1)
        return (time.perf_counter() - start) if seconds else None


def start(command, folder):
    """Returns the seconds from the start of the process to the answer to `initialize`."""
    client = Client(command, folder)
    try:
        return client.initialize()
    finally:
        client.stop()
