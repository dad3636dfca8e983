"""A language server as a child process, driven over its standard streams with as little work on this side as possible."""
import json
import os
import select
import subprocess
import threading
import time


class Timeout(Exception):
    """A server did not answer in time."""


def frame(message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


class Client:
    def __init__(self, command, folder):
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder, bufsize=0)
        self.folder = folder
        self.buffer = bytearray()
        self.last_id = 0

    def initialize(self):
        """Returns the seconds from the start of the process to the answer."""
        uri = "file://" + self.folder
        capabilities = {
            "textDocument": {
                "publishDiagnostics": {"versionSupport": True},
                "hover": {"contentFormat": ["markdown"]},
                "completion": {"completionItem": {"snippetSupport": True}},
                "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
            }
        }
        self.request("initialize", {
            "processId": None, "rootUri": uri, "capabilities": capabilities,
            "workspaceFolders": [{"uri": uri, "name": "benchmark"}]})
        elapsed = time.perf_counter() - self.started
        self.notify("initialized", {})
        return elapsed

    # Sending

    def send(self, data):
        view = memoryview(data)
        while view:
            view = view[os.write(self.process.stdin.fileno(), view):]

    def notify(self, method, params):
        self.send(frame({"method": method, "params": params}))

    def request(self, method, params, timeout=60):
        self.last_id += 1
        self.send(frame({"id": self.last_id, "method": method, "params": params}))
        marks = (b'"id":%d,' % self.last_id, b'"id":%d}' % self.last_id)

        def is_wanted(body):
            # The id stands before or behind the result.
            ends = (body[:60] + body[-60:]).replace(b" ", b"")
            return (marks[0] in ends or marks[1] in ends) and b'"method"' not in body[:200]
        return self.wait(is_wanted, timeout)

    def send_in_background(self, data):
        """Sends while answers are read, so that neither side waits for the other's pipe."""
        thread = threading.Thread(target=self.send, args=(data,), daemon=True)
        thread.start()
        return thread

    # Receiving

    def wait(self, is_wanted, timeout=60):
        """Returns the first message that is wanted; requests of the server are answered on the way."""
        deadline = time.perf_counter() + timeout
        while True:
            body = self.next_message(deadline)
            if is_wanted(body):
                return body
            if b'"method"' in body[:4000] and b'"id"' in body[:4000]:
                self.answer(json.loads(body))

    def answer(self, message):
        if "id" not in message or "method" not in message:
            return
        result = None
        if message["method"] == "workspace/configuration":
            result = [None] * len(message["params"]["items"])
        self.send(frame({"id": message["id"], "result": result}))

    def next_message(self, deadline):
        while True:
            end = self.buffer.find(b"\r\n\r\n")
            if end >= 0:
                fields = bytes(self.buffer[:end]).lower().split(b"\r\n")
                length = next(int(field.split(b":")[1]) for field in fields if field.startswith(b"content-length"))
                if len(self.buffer) >= end + 4 + length:
                    body = bytes(self.buffer[end + 4:end + 4 + length])
                    del self.buffer[:end + 4 + length]
                    return body
            self.read(deadline)

    def read(self, deadline):
        left = deadline - time.perf_counter()
        output = self.process.stdout.fileno()
        if left <= 0 or not select.select([output], [], [], left)[0]:
            raise Timeout()
        data = os.read(output, 1 << 20)
        if not data:
            raise Timeout()
        self.buffer += data

    def wait_for_diagnostics(self, version, timeout=60):
        marks = (b'"version":%d}' % version, b'"version":%d,' % version)

        def is_wanted(body):
            # The version stands before or behind the list, which can be long.
            ends = body if len(body) < 20000 else body[:400] + body[-400:]
            ends = ends.replace(b" ", b"")
            return b"publishDiagnostics" in body[:200] + body[-200:] and (
                marks[0] in ends or marks[1] in ends or b'"version"' not in ends)
        return self.wait(is_wanted, timeout)

    # The process

    def peak_memory(self):
        """Returns the highest resident size so far, in bytes."""
        with open(f"/proc/{self.process.pid}/status") as status:
            line = next(line for line in status if line.startswith("VmHWM"))
        return int(line.split()[1]) * 1024

    def cpu_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self):
        self.process.kill()
        self.process.wait()
