"""Drives the language server over its standard streams and checks every message against the protocol's model.

The last line says how many checks passed and failed; the exit code is 1 when one failed.
"""

import os
import sys

import client_cases
import editing_session
import feature_cases
import framing_cases
import layout_cases
import lifecycle_cases
import message_table
import project_cases
import view_cases
import workspace_cases
from Support.program import PROGRAM
from Support.report import Report

TIMEOUT = float(os.environ.get("PLIST_LSP_TIMEOUT", "20"))


def main():
    """Runs all parts and returns the exit code."""
    report = Report()
    for part in (
        message_table, editing_session, feature_cases, layout_cases, project_cases, workspace_cases, view_cases,
        client_cases, lifecycle_cases, framing_cases,
    ):
        part.run(report, [PROGRAM, "--stdio"], TIMEOUT)
    report.begin("plist-lsp serve --stdio")
    lifecycle_cases.run(report, [PROGRAM, "serve", "--stdio"], TIMEOUT, [lifecycle_cases.second_initialize])
    print(report.summary())
    return 1 if report.failed or not report.passed else 0


if __name__ == "__main__":
    sys.exit(main())
