#!/usr/bin/env python3
"""Checks that `plist-lsp convert` reads exactly the files of the corpus that CoreFoundation reads.

PLIST_CORPUS names the folder of the corpus, PLIST_LSP the executable.
"""

import sys

sys.dont_write_bytecode = True

import corpus  # noqa: E402
import linter  # noqa: E402


def check(row):
    result = linter.convert(row["file"], "xml")
    expected = 0 if row["cf_plutil"] == "ok" else 2
    if result.returncode != expected:
        return f"status {result.returncode} instead of {expected}: {result.stderr.decode(errors='replace').strip()}"
    return None


if __name__ == "__main__":
    corpus.run(check, corpus.rows())
