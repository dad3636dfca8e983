"""Runs the tests of incremental trees and findings with as many random edits of each kind as PLIST_EDITS sets, such as 100,000."""

import subprocess
import sys

from Support.program import ROOT

TESTS = "TreeUpdateTests|IncrementalLinterTests"


def main():
    return subprocess.run(["swift", "test", "--skip-build", "--filter", TESTS], cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
