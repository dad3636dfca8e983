"""A language client that keeps to the protocol and checks that the server does, message by message."""

import contextlib
import os
import pathlib
import tempfile
import time

from Support import files, model
from Support.wire import ServerProcess, Timeout

ALLOWED_BEFORE_ANSWER = {"window/showMessage", "window/logMessage", "telemetry/event", "window/showMessageRequest"}


class Client:
    """One session with one server process; every message that arrives is checked against the model."""

    def __init__(self, report, command, timeout):
        self.report = report
        self.server = ServerProcess(command, timeout)
        self.ascii_json = False
        self.started = False
        self.next_id = 0
        self.methods = {}
        self.answers = {}
        self.published = []
        self.sent = []
        self.allowed = {"window/showMessageRequest"}
        self.results = {}

    def request(self, method, params=None, id=None):
        """Sends a request and returns its id."""
        if id is None:
            self.next_id += 1
            id = self.next_id
        self.methods[id] = method
        message = {"jsonrpc": "2.0", "id": id, "method": method}
        self.server.send(message if params is None else message | {"params": params}, self.ascii_json)
        return id

    def notify(self, method, params=None):
        """Sends a notification."""
        message = {"jsonrpc": "2.0", "method": method}
        self.server.send(message if params is None else message | {"params": params}, self.ascii_json)

    def answer(self, id):
        """Waits for the answer to a request; None when it does not come, which is a failed check."""
        self._pump(lambda: id in self.answers, f"an answer to {self.methods.get(id)} ({id!r})")
        return self.answers.pop(id, None)

    def call(self, method, params=None):
        """Sends a request and returns its result; an error or silence is a failed check and gives None."""
        answer = self.answer(self.request(method, params)) or {}
        self.report.check("result" in answer, f"{method} has a result", answer.get("error"))
        return answer.get("result")

    def expect_error(self, id, code, what):
        """Checks that the answer to a request is the error with this code."""
        answer = self.answer(id) or {}
        self.report.equal(answer.get("error", {}).get("code"), code, what)

    def diagnostics(self, uri, version, settled):
        """The newest diagnostics of a version once `settled` holds for them; waiting in vain is a failed check."""

        def newest():
            found = [each for each in self.published if each["uri"] == uri and each.get("version") == version]
            return found[-1]["diagnostics"] if found else None

        def ready():
            found = newest()
            return found is not None and settled(found)

        self._pump(ready, f"diagnostics of version {version}", lambda: [d.get("code") for d in newest() or []])
        return newest() or []

    def await_sent(self, method):
        """Waits for the next message of a method that the server sends on its own and returns its parameters."""

        def first():
            return next((each for each in self.sent if each["method"] == method), None)

        self._pump(lambda: first() is not None, f"{method} of the server")
        found = first()
        if found is not None:
            self.sent.remove(found)
        return (found or {}).get("params")

    def initialize(self, encodings, root, capabilities=None, locale=None):
        """Runs the handshake and returns the result of `initialize`."""
        general = {} if encodings is None else {"general": {"positionEncodings": encodings}}
        result = self.call(
            "initialize",
            {
                "processId": os.getpid(),
                "clientInfo": {"name": "protocol-session"},
                "rootUri": root,
                "workspaceFolders": None if root is None else [{"uri": root, "name": "session"}],
                "capabilities": general | (capabilities or {}),
            }
            | ({} if locale is None else {"locale": locale}),
        )
        self.started = True
        self.notify("initialized", {})
        return result or {}

    def shut_down(self):
        """Ends the session as clients do and checks the exit code 0."""
        self.report.equal(self.call("shutdown"), None, "shutdown answers null")
        self.notify("exit")
        self.report.equal(self.server.wait(), 0, "exit code after shutdown and exit")

    def finish(self):
        """Stops the process, checks what it left, and shows its log when the section failed."""
        self.server.reader.join(self.server.timeout if self.server.process.poll() is not None else 0)
        while not self.server.messages.empty():
            try:
                self._take(self.server.receive(0))
            except Timeout:
                break
        log = self.server.stop()
        self.report.equal(self.server.bad_frames, [], "every frame is well formed")
        return log

    def _pump(self, done, what, state=lambda: ""):
        deadline = time.monotonic() + self.server.timeout
        while not done():
            try:
                self._take(self.server.receive(max(0.0, deadline - time.monotonic())))
            except Timeout as problem:
                self.report.check(False, f"{what} came", f"{problem} {state()}")
                return

    def _take(self, message):
        if isinstance(message, dict) and "method" in message:
            self._take_sent(message)
        elif isinstance(message, dict) and "id" in message:
            id = message["id"]
            problems = model.check_response(message, self.methods.get(id))
            self.report.check(not problems, f"the answer to {self.methods.get(id)} conforms", problems)
            self.report.check(id is None or id in self.methods, "the answer belongs to a request", id)
            self.answers[id] = message
        else:
            self.report.check(False, "the server sends message objects", message)

    def _take_sent(self, message):
        method = message["method"]
        self.sent.append(message)
        problems = model.check_sent_by_server(message)
        self.report.check(not problems, f"{method} conforms", problems)
        self.report.check(self.started or method in ALLOWED_BEFORE_ANSWER, f"{method} may come before initialize")
        if method == "textDocument/publishDiagnostics":
            self.published.append(message["params"])
        if "id" in message:
            self.report.check(method in self.allowed, f"the client's capabilities allow {method}")
            self.server.send({"jsonrpc": "2.0", "id": message["id"], "result": self.results.get(method)})


@contextlib.contextmanager
def session(report, section, command, timeout):
    """A client with a server of its own for a section of the checks; prints what the server logged where a check fails."""
    report.begin(section)
    failures = report.failed
    client = Client(report, command, timeout)
    try:
        yield client
    finally:
        log = client.finish()
    if report.failed > failures and log:
        print(log)


def run_cases(cases, report, command, timeout):
    """Runs each case with a server of its own."""
    for case in cases:
        with session(report, case.__name__.replace("_", " "), command, timeout) as client:
            case(report, client)


def run_cases_in_folders(cases, report, command, timeout, capabilities, allowed=()):
    """Runs each case, with the texts of its files by path, with a folder and a server of its own."""
    def in_folder(case, contents):
        def run(report, client):
            with tempfile.TemporaryDirectory() as folder:
                root = pathlib.Path(folder).resolve()
                files.write(root, contents)
                client.allowed |= set(allowed)
                client.initialize(["utf-16"], root.as_uri(), capabilities)
                case(report, client, root)
                client.shut_down()
        run.__name__ = case.__name__
        return run
    run_cases([in_folder(case, contents) for case, contents in cases], report, command, timeout)
