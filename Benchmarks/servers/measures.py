"""A server with one document open, and what is timed of it; all times in seconds."""
import json
import time

from client import Client, frame

# A server that needs longer for one step is not worth waiting for.
LIMIT = 30


def timed(step):
    """Returns the seconds that `step` takes."""
    start = time.perf_counter()
    step()
    return time.perf_counter() - start


def start(command, folder):
    """Returns the seconds from the start of the process to the answer to `initialize`."""
    client = Client(command, folder)
    try:
        return client.initialize(LIMIT)
    finally:
        client.stop()


class Session:
    """A server with one document open; `opening` is how long its diagnostics took, and `findings` how many they were."""

    def __init__(self, command, folder, document):
        self.client = Client(command, folder)
        self.document = document
        self.uri = f"file://{folder}/{document.name}"
        self.version = 1
        try:
            self.client.initialize(LIMIT)
            self.opening = self.open()
        except BaseException:
            self.client.stop()
            raise

    def open(self):
        message = frame({"method": "textDocument/didOpen", "params": {"textDocument": {
            "uri": self.uri, "languageId": self.document.language, "version": 1, "text": self.document.text}}})
        # What a server does after its start has nothing to do with the document.
        time.sleep(0.05)
        bodies = []
        seconds = timed(lambda: bodies.append(self.send_and_wait(message)))
        self.findings = number_of_findings(bodies[0])
        return seconds

    def send_and_wait(self, message):
        self.client.send(message, LIMIT)
        return self.client.wait_for_diagnostics(self.version, LIMIT)

    # Changes

    def change(self, place, text, removed=0):
        """Returns the message for the next version; a server that cannot apply ranges gets the whole text."""
        self.version += 1
        line, column = place
        if self.client.takes_ranges:
            change = {"range": {"start": {"line": line, "character": column},
                                "end": {"line": line, "character": column + removed}}, "text": text}
        else:
            change = {"text": self.text_with(text, place)}
        return frame({"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": [change]}})

    def offset(self, place):
        offset = 0
        for _ in range(place[0]):
            offset = self.document.text.index("\n", offset) + 1
        return offset + place[1]

    def text_with(self, text, place):
        offset = self.offset(place)
        return self.document.text[:offset] + text + self.document.text[offset:]

    def keystrokes(self, place, letter):
        """Types a letter and deletes it again; returns the times to the diagnostics of both."""
        times = []
        for text, removed in ((letter, 0), ("", len(letter))):
            message = self.change(place, text, removed)
            times.append(timed(lambda: self.send_and_wait(message)))
        return times

    # Requests

    def request(self, method, place=None):
        """Returns the time to the answer, or None where the server has nothing to say."""
        params = {"textDocument": {"uri": self.uri}}
        if place:
            params["position"] = {"line": place[0], "character": place[1]}
        answers = []
        seconds = timed(lambda: answers.append(self.client.request(method, params, LIMIT)))
        return seconds if says_something(answers[0]) else None

    def pipelined(self, count):
        """Types `count` letters without waiting, then asks for a hover; returns the time to its answer."""
        line, column = self.document.places["middle"]
        changes = b"".join(self.change((line, column + number), "x") for number in range(count))
        params = {"textDocument": {"uri": self.uri}, "position": {"line": line, "character": column}}
        number, hover = self.client.request_frame("textDocument/hover", params)
        start_time = time.perf_counter()
        self.client.send(changes + hover, LIMIT)
        self.client.wait_for_answer(number, LIMIT)
        return time.perf_counter() - start_time

    def has_all(self, count):
        """Whether `count` letters were typed: deleting as many, and the rest of the value, leaves as many findings as before."""
        line, column = self.document.places["middle"]
        rest = self.document.text[self.offset((line, column)):]
        ends = [rest.find(mark) for mark in '<"' if mark in rest]
        body = self.send_and_wait(self.change((line, column), "", count + min(ends)))
        return number_of_findings(body) == self.findings


def number_of_findings(body):
    return len(json.loads(body)["params"]["diagnostics"])


def says_something(answer):
    """Whether an answer has a result that is not empty."""
    if len(answer) > 2000:
        return True
    result = json.loads(answer).get("result")
    return bool(result.get("items", result) if isinstance(result, dict) else result)
