"""A language server as a child process, driven over its standard streams with as little work on this side as possible."""
import json
import os
import select
import subprocess
import time


class Timeout(Exception):
    """A server did not read or answer in time."""


class Ended(Exception):
    """A server has ended before its time."""


def frame(message):
    body = json.dumps({"jsonrpc": "2.0", **message}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


class Client:
    def __init__(self, command, folder):
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=folder, bufsize=0)
        # A pipe takes 64 KB at once; a blocking write of more would wait for the server to read.
        os.set_blocking(self.process.stdin.fileno(), False)
        self.folder = folder
        self.buffer = bytearray()
        self.last_id = 0
        # Whether changes may name ranges; else each has the whole text.
        self.takes_ranges = False

    def initialize(self, timeout):
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
        # Nothing is said about pulled diagnostics, so that every server pushes them.
        answer = self.request("initialize", {
            "processId": None, "rootUri": uri, "capabilities": capabilities,
            "workspaceFolders": [{"uri": uri, "name": "benchmark"}]}, timeout)
        elapsed = time.perf_counter() - self.started
        kind = json.loads(answer)["result"]["capabilities"].get("textDocumentSync")
        self.takes_ranges = (kind.get("change") if isinstance(kind, dict) else kind) == 2
        self.notify("initialized", {})
        return elapsed

    # Sending

    def send(self, data, timeout):
        """Sends and reads at the same time, so that neither side waits for the other's full pipe."""
        deadline = time.perf_counter() + timeout
        output, source = self.process.stdin.fileno(), self.process.stdout.fileno()
        view = memoryview(data)
        while view:
            left = deadline - time.perf_counter()
            readable, writable, _ = select.select([source], [output], [], max(left, 0))
            if not readable and not writable:
                raise Timeout("does not read what it is sent")
            if readable:
                self.read(deadline)
            if writable:
                view = view[self.write(output, view):]

    @staticmethod
    def write(output, view):
        try:
            return os.write(output, view)
        except BlockingIOError:
            return 0
        except BrokenPipeError:
            raise Ended("has ended") from None

    def notify(self, method, params, timeout=10):
        self.send(frame({"method": method, "params": params}), timeout)

    def request_frame(self, method, params):
        """Returns the number of a request and its bytes."""
        self.last_id += 1
        return self.last_id, frame({"id": self.last_id, "method": method, "params": params})

    def request(self, method, params, timeout):
        """Returns the answer's bytes."""
        number, data = self.request_frame(method, params)
        self.send(data, timeout)
        return self.wait_for_answer(number, timeout)

    # Receiving

    def wait_for_answer(self, number, timeout):
        marks = (b'"id":%d,' % number, b'"id":%d}' % number)

        def is_wanted(body):
            # The number is before or after the result, which can be long.
            ends = (body[:60] + body[-60:]).replace(b" ", b"")
            return (marks[0] in ends or marks[1] in ends) and b'"method"' not in body[:200]
        return self.wait(is_wanted, timeout)

    def wait_for_diagnostics(self, version, timeout):
        """Returns the diagnostics of exactly this version of the one document."""
        marks = (b'"version":%d}' % version, b'"version":%d,' % version)

        def is_wanted(body):
            # The version is before or after the list, which can be long.
            ends = (body if len(body) < 2000 else body[:400] + body[-400:]).replace(b" ", b"")
            return b"publishDiagnostics" in ends and (marks[0] in ends or marks[1] in ends)
        return self.wait(is_wanted, timeout)

    def wait(self, is_wanted, timeout):
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
        self.send(frame({"id": message["id"], "result": result}), 10)

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
            raise Timeout("gave no answer in time")
        data = os.read(output, 1 << 20)
        if not data:
            raise Ended("has ended")
        self.buffer += data

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
        self.process.stdin.close()
        self.process.stdout.close()
