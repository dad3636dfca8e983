#!/usr/bin/env python3
"""Drives the language server over its standard streams and checks every message against the protocol's model.

The server is the one in PLIST_LSP, or the debug build. It needs the packages lsprotocol and cattrs. The last line
says how many checks passed and failed; the exit code is 1 when one failed.
"""

import os
import pathlib
import sys

sys.dont_write_bytecode = True

from protocol import client_cases, editing_session, feature_cases, framing_cases, layout_cases, lifecycle_cases  # noqa: E402
from protocol import message_table, project_cases, view_cases, workspace_cases  # noqa: E402
from protocol.report import Report  # noqa: E402

TIMEOUT = float(os.environ.get("PLIST_LSP_TIMEOUT", "20"))


def main():
    """Runs all parts and returns the exit code."""
    root = pathlib.Path(__file__).resolve().parent.parent
    server = os.environ.get("PLIST_LSP", str(root / ".build/debug/plist-lsp"))
    if not os.access(server, os.X_OK):
        print(f"protocol-session: {server} is not an executable; build it or set PLIST_LSP", file=sys.stderr)
        return 2
    report = Report()
    for part in (
        message_table, editing_session, feature_cases, layout_cases, project_cases, workspace_cases, view_cases,
        client_cases, lifecycle_cases, framing_cases,
    ):
        part.run(report, [server, "--stdio"], TIMEOUT)
    report.begin("plist-lsp serve --stdio")
    lifecycle_cases.run(report, [server, "serve", "--stdio"], TIMEOUT, [lifecycle_cases.second_initialize])
    print(report.summary())
    return 1 if report.failed or not report.passed else 0


if __name__ == "__main__":
    sys.exit(main())
