"""Every request about a document, at random places."""

import time

CAPABILITIES = {
    "textDocument": {
        "completion": {"completionItem": {"snippetSupport": True}},
        "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor", "source"]}}},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "diagnostic": {},
    }
}
OPTIONS = {"tabSize": 4, "insertSpaces": True}
REFUSED = -32803
PIECES = ["<", "</", ">", "\n", "<key>", "</dict>", "\"", ";", "é", "😀", "{", "}", "<!--", "=", "$(A)", "%@"]


class DocumentRequests:
    """Sends requests with one client and checks that no answer is an internal error; counts them and times the slowest."""

    def __init__(self, report, client, random):
        self.report = report
        self.client = client
        self.random = random
        self.count = 0
        self.slowest = (0.0, "")

    def position(self, lines):
        line = self.random.randrange(len(lines))
        units = len(lines[line].encode("utf-16-le")) // 2
        return {"line": line, "character": self.random.randrange(units + 1)}

    def ask(self, method, params, uri, size):
        """Returns the result of a request about a document of `size` characters; only those of at most 100 KB are timed."""
        started = time.monotonic()
        answer = self.client.answer(self.client.request(method, params)) or {}
        seconds = time.monotonic() - started
        self.count += 1
        if size <= 100_000 and seconds > self.slowest[0]:
            self.slowest = (seconds, f"{method} of {uri}")
        error = answer.get("error")
        self.report.check(error is None or error["code"] == REFUSED, f"{method} of {uri}", error)
        return answer.get("result")

    def all(self, uri, text):
        """All requests about a document."""
        for method, params in self.choices(uri, text):
            self.ask(method, params, uri, len(text))

    def choices(self, uri, text):
        """The methods of all requests about a document, with their parameters."""
        lines = text.split("\n")
        place, other = sorted([self.position(lines), self.position(lines)], key=lambda each: tuple(each.values()))
        area = {"start": place, "end": other}
        document = {"textDocument": {"uri": uri}}
        kinds = ["quickfix", "refactor", "source"]
        context = {"diagnostics": [], "only": [self.random.choice(kinds)]}
        requests = [(method, {**document, "position": place}) for method in ("hover", "completion", "linkedEditingRange")]
        requests += [
            (method, document)
            for method in ("documentSymbol", "foldingRange", "documentLink", "semanticTokens/full", "diagnostic", "codeLens")
        ]
        requests += [(method, {**document, "range": area}) for method in ("semanticTokens/range", "inlayHint")]
        requests += [
            ("selectionRange", {**document, "positions": [place, other]}),
            ("formatting", {**document, "options": OPTIONS}),
            ("rangeFormatting", {**document, "range": area, "options": OPTIONS}),
        ]
        requests += [
            ("onTypeFormatting", {**document, "position": place, "ch": character, "options": OPTIONS})
            for character in ("/", "\n")
        ]
        requests.append(("codeAction", {**document, "range": area, "context": context}))
        return [(f"textDocument/{method}", params) for method, params in requests]
