"""Runs the tests of incremental trees and findings with 100,000 random edits of each kind; PLIST_EDITS sets another number."""

import os
import subprocess
import sys

from Support.program import ROOT

TESTS = "TreeUpdateTests|IncrementalLinterTests"


def main():
    environment = {"PLIST_EDITS": "100000"} | os.environ
    return subprocess.run(["swift", "test", "--skip-build", "--filter", TESTS], cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
