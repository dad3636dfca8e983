#!/usr/bin/env python3
"""Runs catalog-dump.py on a small made-up dump and holds its output against what the pages say."""

import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
EXPECTED = """\
infoPlist NSTeleportUsageDescription: new (string): Why the app wants to send people elsewhere.
infoPlist UIUserInterfaceStyle: name “Another name”, not “User Interface Style”
infoPlist UIUserInterfaceStyle: type integer, not string
infoPlist UIUserInterfaceStyle: platform carOS 1 is missing
infoPlist UIUserInterfaceStyle: iOS from 14, not 13
infoPlist UIUserInterfaceStyle: new values Dim
4 pages, 6 differences
"""

run = subprocess.run([FOLDER / "catalog-dump.py", FOLDER / "fixtures/documentation"], capture_output=True, text=True, timeout=60)
if run.stdout != EXPECTED or run.returncode != 1:
    sys.exit(f"status {run.returncode}, expected 1\n{run.stdout}{run.stderr}\nexpected:\n{EXPECTED}")
