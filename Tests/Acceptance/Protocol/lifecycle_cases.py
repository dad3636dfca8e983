"""What a server does before `initialize`, after `shutdown`, at its end, and with unknown messages."""

from Support.client import run_cases

PARSE_ERROR = -32700
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601
INVALID_PARAMS = -32602
NOT_INITIALIZED = -32002
CANCELLED = -32800
REQUEST_FAILED = -32803
DOCUMENT = {"uri": "file:///none/Info.plist", "languageId": "xml", "version": 1, "text": ""}
HOVER = {"textDocument": {"uri": "file:///none/Info.plist"}, "position": {"line": 0, "character": 0}}


def before_initialize(report, client):
    """Requests are refused and notifications dropped, and the handshake works afterwards."""
    client.expect_error(client.request("textDocument/hover", HOVER), NOT_INITIALIZED, "request before initialize")
    client.expect_error(client.request("shutdown"), NOT_INITIALIZED, "shutdown before initialize")
    client.notify("textDocument/didOpen", {"textDocument": DOCUMENT})
    client.initialize(None, None)
    client.shut_down()


def unknown_messages(report, client):
    """Unknown requests are answered with an error, unknown notifications not at all."""
    client.initialize(None, None)
    client.expect_error(client.request("plist/noSuchRequest", {}), METHOD_NOT_FOUND, "unknown request")
    client.expect_error(client.request("$/noSuchRequest"), METHOD_NOT_FOUND, "unknown request with a dollar")
    client.expect_error(client.request("noSuchRequest", id="seven"), METHOD_NOT_FOUND, "unknown request with a text id")
    client.notify("$/noSuchNotification", {})
    client.notify("plist/noSuchNotification")
    client.notify("$/cancelRequest", {"id": 999})
    client.notify("$/setTrace", {"value": "off"})
    client.shut_down()


def bad_parameters(report, client):
    """Parameters that do not decode give an error and leave the server running."""
    client.initialize(None, None)
    wrong = client.request("textDocument/hover", {"position": "here"})
    client.expect_error(wrong, INVALID_PARAMS, "parameters of a wrong shape")
    client.expect_error(client.request("textDocument/hover"), INVALID_PARAMS, "parameters that are absent")
    client.notify("textDocument/didChange", {"textDocument": 5})
    client.shut_down()


def unknown_document(report, client):
    """Messages about a document that was never opened are harmless."""
    client.initialize(None, None)
    document = {"uri": DOCUMENT["uri"], "version": 2}
    client.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [{"text": ""}]})
    client.notify("textDocument/didClose", {"textDocument": {"uri": DOCUMENT["uri"]}})
    report.check(client.answer(client.request("textDocument/hover", HOVER)) is not None, "hover in an unknown document")
    client.shut_down()


def second_initialize(report, client):
    """The handshake happens once."""
    client.initialize(None, None)
    again = client.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    client.expect_error(again, INVALID_REQUEST, "second initialize")
    client.shut_down()


def after_shutdown(report, client):
    """After `shutdown` only `exit` counts."""
    client.initialize(None, None)
    report.equal(client.call("shutdown"), None, "shutdown answers null")
    client.expect_error(client.request("textDocument/hover", HOVER), INVALID_REQUEST, "request after shutdown")
    client.expect_error(client.request("shutdown"), INVALID_REQUEST, "second shutdown")
    client.notify("exit")
    report.equal(client.server.wait(), 0, "exit code")


def shutdown_with_null_parameters(report, client):
    """Some clients send null where no parameters belong."""
    client.initialize(None, None)
    client.methods["null"] = "shutdown"
    client.server.send({"jsonrpc": "2.0", "id": "null", "method": "shutdown", "params": None})
    report.check("result" in (client.answer("null") or {}), "shutdown with null parameters")
    client.server.send({"jsonrpc": "2.0", "method": "exit", "params": None})
    report.equal(client.server.wait(), 0, "exit code")


def cancellation(report, client):
    """A cancelled request is answered all the same: with its result or with the error for it."""
    client.initialize(None, None)
    id = client.request("textDocument/hover", HOVER)
    client.notify("$/cancelRequest", {"id": id})
    answer = client.answer(id) or {}
    answered = "result" in answer or answer.get("error", {}).get("code") in (CANCELLED, INVALID_PARAMS, REQUEST_FAILED)
    report.check(answered, "a cancelled request is answered", answer)
    client.shut_down()


def malformed_json(report, client):
    """A body that is not JSON is answered with a null id, and the next message is read."""
    client.initialize(None, None)
    for body in [b"{\"jsonrpc\": ", b"\xff\xfe", b""]:
        client.server.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        client.expect_error(None, PARSE_ERROR, f"body {body!r}")
    client.shut_down()


def not_a_request(report, client):
    """Batches and other values are refused."""
    client.initialize(None, None)
    batch = [{"jsonrpc": "2.0", "id": 50, "method": "shutdown"}]
    for message in [batch, [], 5, {"jsonrpc": "2.0"}]:
        client.server.send(message)
        client.expect_error(None, INVALID_REQUEST, f"message {message!r}")
    client.shut_down()


def exit_without_shutdown(report, client):
    """`exit` alone ends the server with an error."""
    client.initialize(None, None)
    client.notify("exit")
    report.equal(client.server.wait(), 1, "exit code")


def exit_before_initialize(report, client):
    """`exit` works at any time."""
    client.notify("exit")
    report.equal(client.server.wait(), 1, "exit code")


def end_of_input(report, client):
    """A client that vanishes ends the server with an error."""
    client.initialize(None, None)
    client.server.close_input()
    report.equal(client.server.wait(), 1, "exit code")


def end_of_input_after_shutdown(report, client):
    """A client that closes the stream instead of sending `exit` is done all the same."""
    client.initialize(None, None)
    report.equal(client.call("shutdown"), None, "shutdown answers null")
    client.server.close_input()
    report.equal(client.server.wait(), 0, "exit code")


CASES = [
    before_initialize,
    unknown_messages,
    bad_parameters,
    unknown_document,
    second_initialize,
    after_shutdown,
    shutdown_with_null_parameters,
    cancellation,
    malformed_json,
    not_a_request,
    exit_without_shutdown,
    exit_before_initialize,
    end_of_input,
    end_of_input_after_shutdown,
]


def run(report, command, timeout, cases=CASES):
    """Each case has a server of its own."""
    run_cases(cases, report, command, timeout)
