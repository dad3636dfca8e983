"""Checks what `plist-lsp format` does with the files of the corpus that CoreFoundation reads.

The value before and after is equal as Python's plistlib or, for the old-style syntax, `plutil` reads it; nothing but white space
and the form of empty elements changes, so all comments are left; the second run changes nothing. Files that CoreFoundation
rejects are left as they are.
"""

import pathlib
import re
import tempfile

from Support import corpus, program

# Why a named file is not formatted although CoreFoundation reads it.
LEFT_ALONE = ("Not formatted", "binary property list", "do not fit its encoding")


def value(path):
    """Returns the value that another reader finds in a file; None where none reads it."""
    try:
        return corpus.value(path)[0]
    except Exception:
        return None


def text(contents):
    """Returns the text of a file."""
    for mark, name in ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if contents.startswith(mark):
            return contents.decode(name)
    return contents.decode("utf-8", "surrogateescape")


def without_space(contents):
    """Returns what is not white space, with one form for empty elements."""
    joined = re.sub(r"[ \t\r\n]", "", text(contents))
    return re.sub(r"<(dict|array|true|false|string|key)></\1>", r"<\1/>", joined)


def run(path):
    return program.run("format", path, timeout=60)


def check(row):
    before = row["file"].read_bytes()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / row["file"].name
        path.write_bytes(before)
        result = run(path)
        after = path.read_bytes()
        message = result.stderr.decode(errors="replace").strip()
        if result.returncode != 0:
            if after != before:
                return f"status {result.returncode}, but the file changed"
            is_refused = any(part in message for part in LEFT_ALONE)
            return None if row["cf_plutil"] != "ok" or is_refused else f"status {result.returncode}: {message}"
        if row["cf_plutil"] != "ok" and after != before:
            return "a file that CoreFoundation rejects was changed"
        if without_space(before) != without_space(after):
            return "more than white space changed"
        if after != before:
            if repr(value(row["file"])) != repr(value(path)):
                return "the value changed"
            if run(path).returncode != 0 or path.read_bytes() != after:
                return "the second run changed the file"
    return None


if __name__ == "__main__":
    corpus.run(check, corpus.rows())
