"""Shapes of headers and reads that the base protocol allows, and some that it forbids."""

import json
import time

import lifecycle_cases
from Support.wire import frame


def send_shaped(client, header, id):
    """Sends an unknown request under a header of its own shape."""
    client.methods[id] = "noSuchRequest"
    body = json.dumps({"jsonrpc": "2.0", "id": id, "method": "noSuchRequest"}).encode()
    client.server.write(frame(body, header))
    client.expect_error(id, lifecycle_cases.METHOD_NOT_FOUND, f"header {header!r}")


def header_variants(report, client):
    """Names without case, optional blanks, other fields, in any order."""
    client.initialize(None, None)
    kind = "application/vscode-jsonrpc; charset="
    for number, header in enumerate(
        [
            "content-length: {}\r\n\r\n",
            "CONTENT-LENGTH:{}\r\n\r\n",
            "Content-Length:   {}  \r\n\r\n",
            f"Content-Length: {{}}\r\nContent-Type: {kind}utf-8\r\n\r\n",
            f"Content-Type: {kind}utf8\r\nContent-Length: {{}}\r\n\r\n",
            f"content-type: {kind}UTF-8\r\nX-Other: 1\r\ncontent-length: {{}}\r\n\r\n",
        ]
    ):
        send_shaped(client, header, f"header {number}")
    client.shut_down()


def split_writes(report, client):
    """A message arrives byte by byte: inside the header, between CR and LF, inside a character."""
    client.initialize(None, None)
    client.methods["é🎧"] = "noSuchRequest"
    body = json.dumps({"jsonrpc": "2.0", "id": "é🎧", "method": "noSuchRequest"}, ensure_ascii=False).encode()
    for byte in frame(body):
        client.server.write(bytes([byte]))
        time.sleep(0.001)
    client.expect_error("é🎧", lifecycle_cases.METHOD_NOT_FOUND, "message in single bytes")
    client.shut_down()


def joined_writes(report, client):
    """Many messages in one write are all answered."""
    client.initialize(None, None)
    ids = [f"joined {number}" for number in range(50)]
    data = b""
    for id in ids:
        client.methods[id] = "noSuchRequest"
        data += frame(json.dumps({"jsonrpc": "2.0", "id": id, "method": "noSuchRequest"}).encode())
    client.server.write(data)
    for id in ids:
        client.expect_error(id, lifecycle_cases.METHOD_NOT_FOUND, id)
    client.shut_down()


def unusable_headers(header):
    """A case for a header after which the stream cannot be read on: the server ends with an exit code for it."""

    def case(report, client):
        client.initialize(None, None)
        client.server.write(header)
        client.server.close_input()
        code = client.server.wait()
        report.check(code is not None and code > 0, f"exit code after {header[:40]!r}", code)

    case.__name__ = f"unusable header {header.split(b':')[0].decode()} {len(header)}"
    return case


CASES = [
    header_variants,
    split_writes,
    joined_writes,
    unusable_headers(b"Content-Type: text/plain\r\n\r\n{}"),
    unusable_headers(b"Content-Length: -1\r\n\r\n{}"),
    unusable_headers(b"Content-Length: two\r\n\r\n{}"),
    unusable_headers(b"X-Long: " + b"x" * 100_000),
]


def run(report, command, timeout):
    """Each case has a server of its own."""
    lifecycle_cases.run(report, command, timeout, CASES)
