"""The corpus of real files that PLIST_CORPUS names: its table of verdicts, and a loop over files on two threads."""

import concurrent.futures
import csv
import os
import pathlib
import plistlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(os.environ.get("PLIST_CORPUS", ""))
PLUTIL = shutil.which("plutil")


def table(name, quoting=csv.QUOTE_NONE):
    """Returns the rows of a table of the corpus."""
    if not (ROOT / name).is_file():
        sys.exit(f"PLIST_CORPUS does not name the folder of the corpus: it has no {name}")
    with open(ROOT / name, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=quoting))


def rows():
    """Returns the rows of the table with CoreFoundation's verdicts, each with the path of its file under `file`."""
    found = table("verdicts.tsv")
    for row in found:
        row["file"] = ROOT / row["repo"].replace("/", "+") / row["path"]
    return [row for row in found if row["cf_plutil"] != "-"]


def value(file):
    """Returns the value that another reader finds in a file and that reader's name; raises where none reads it."""
    try:
        return plistlib.loads(file.read_bytes()), "plistlib"
    except Exception:
        if not PLUTIL:
            raise
    result = subprocess.run([PLUTIL, "-convert", "xml1", "-o", "-", file], capture_output=True, timeout=60)
    result.check_returncode()
    return plistlib.loads(result.stdout), "plutil"


def run(check, subjects):
    """Runs `check` on each subject; it returns None or what is wrong. Exits with 1 if anything is."""
    with concurrent.futures.ThreadPoolExecutor(max_workers=2) as pool:
        problems = list(pool.map(check, subjects))
    failed = [(subject, problem) for subject, problem in zip(subjects, problems) if problem]
    for subject, problem in failed:
        print(f"{subject['file']}: {problem}")
    print(f"{len(problems) - len(failed)} passed, {len(failed)} failed")
    sys.exit(1 if failed or not problems else 0)
