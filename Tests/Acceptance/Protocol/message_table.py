"""Compares the table of messages in protocol-notes.md with the protocol's model and the sources."""

import re

import lsprotocol.types as model

from Support.program import ROOT

ROW = re.compile(r"^\| `([^`]+)` \| (client|server|both) \| (yes|no) \| (.+) \|$", re.M)
METHOD = re.compile(r'static let method = "([^"]+)"')


def run(report, command, timeout):
    """Each message of the model has one row, and it is supported if and only if the sources have its type and name its file."""
    report.begin("table of messages")
    rows = ROW.findall((ROOT / "protocol-notes.md").read_text(encoding="utf-8"))
    names = [name for name, *_ in rows]
    report.equal(sorted(names), sorted(model.METHOD_TO_TYPES), "the rows are the messages of the model")
    sources = (ROOT / "Sources" / "LanguageServer" / "Protocol").rglob("*.swift")
    known = {name for path in sources for name in METHOD.findall(path.read_text(encoding="utf-8"))}
    for name, sender, here, where in rows:
        report.equal(here == "yes", name in known, f"the sources have {name}")
        expected = {"clientToServer": "client", "serverToClient": "server", "both": "both"}
        report.equal(sender, expected[model.message_direction(name)], f"who sends {name}")
        if here == "yes":
            path = ROOT / "Sources" / "LanguageServer" / where.strip("`")
            report.check(path.is_file(), f"{name} is handled in a file", where)
