"""A language server process and its frames, read strictly and written in any shape a case needs."""

import json
import os
import queue
import re
import subprocess
import tempfile
import threading

HEADER = re.compile(rb"\AContent-Length: (0|[1-9][0-9]*)\r\n(?:Content-Type: [\x20-\x7e]+\r\n)?\Z")
END = object()


class Timeout(Exception):
    """The server did not answer in time, or ended its output instead."""


def frame(body, header="Content-Length: {}\r\n\r\n"):
    """The bytes of one message with the header given; the length counts bytes."""
    return header.format(len(body)).encode("ascii") + body


class ServerProcess:
    """The server over its standard streams; frames are read on a thread of their own."""

    def __init__(self, command, timeout):
        self.timeout = timeout
        self.bad_frames = []
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.log, bufsize=0
        )
        self.messages = queue.Queue()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        stream = self.process.stdout
        buffer = b""
        while True:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                chunk = stream.read(65536)
                if not chunk:
                    break
                buffer += chunk
                continue
            match = HEADER.match(buffer[: end + 2])
            if not match:
                self.bad_frames.append(f"header {buffer[:end]!r}")
                break
            length = int(match.group(1))
            buffer = buffer[end + 4 :]
            while len(buffer) < length:
                chunk = stream.read(65536)
                if not chunk:
                    self.bad_frames.append(f"{length} bytes announced, {len(buffer)} came")
                    self.messages.put(END)
                    return
                buffer += chunk
            body, buffer = buffer[:length], buffer[length:]
            try:
                self.messages.put(json.loads(body.decode("utf-8")))
            except ValueError as error:
                self.bad_frames.append(f"body is not UTF-8 JSON: {error}")
        if buffer:
            self.bad_frames.append(f"bytes left after the last frame: {buffer[:80]!r}")
        self.messages.put(END)

    def write(self, data):
        """Writes bytes as they are; a server that is gone shows in its exit code, not here."""
        try:
            self.process.stdin.write(data)
        except (BrokenPipeError, ValueError):
            pass

    def send(self, message, ensure_ascii=False):
        """Writes one framed message."""
        self.write(frame(json.dumps(message, ensure_ascii=ensure_ascii).encode("utf-8")))

    def receive(self, timeout=None):
        """The next message, or `Timeout` when none comes in time or the output has ended."""
        try:
            message = self.messages.get(timeout=self.timeout if timeout is None else timeout)
        except queue.Empty:
            raise Timeout("no message in time") from None
        if message is END:
            self.messages.put(END)
            raise Timeout("the server closed its output")
        return message

    def close_input(self):
        """Ends the server's input."""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass

    def wait(self):
        """The exit code, or None when the process is still running after the time allowed."""
        try:
            return self.process.wait(timeout=self.timeout)
        except subprocess.TimeoutExpired:
            return None

    def stop(self):
        """Ends the process if it still runs and returns the end of its log."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.close_input()
        self.reader.join(self.timeout)
        self.process.stdout.close()
        self.log.seek(max(0, self.log.seek(0, os.SEEK_END) - 4000))
        text = self.log.read().decode("utf-8", "replace")
        self.log.close()
        return text
