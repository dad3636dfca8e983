"""Checks that `plist-lsp convert` finds the values in the files of the corpus that other readers find.

The other reader is Python's plistlib and, for the old-style syntax, which it does not know, `plutil` where that is installed.
"""

import math
import plistlib

from Support import corpus, program


def plain(value):
    """Returns `value` in a form in which values are equal only if they are of one kind, as 1 and True are not."""
    if isinstance(value, dict):
        if list(value) == ["CF$UID"]:
            return ("uid", value["CF$UID"])
        return ("dict", {key: plain(item) for key, item in value.items()})
    if isinstance(value, list):
        return ("list", [plain(item) for item in value])
    if isinstance(value, plistlib.UID):
        return ("uid", value.data)
    if isinstance(value, float) and math.isnan(value):
        return ("float", "nan")
    if isinstance(value, str):
        # XML readers turn CR LF into LF, CoreFoundation keeps both.
        return ("str", value.replace("\r\n", "\n"))
    return (type(value).__name__, value)


def difference(ours, theirs, path=""):
    """Returns where and how two values first differ, or None."""
    if ours[0] != theirs[0]:
        return f"{path}: {ours!r} instead of {theirs!r}"[:300]
    if ours[0] == "dict" and ours[1].keys() == theirs[1].keys():
        pairs = [(f"{path}/{key}", ours[1][key], theirs[1][key]) for key in ours[1]]
    elif ours[0] == "list" and len(ours[1]) == len(theirs[1]):
        pairs = [(f"{path}/{index}", *pair) for index, pair in enumerate(zip(ours[1], theirs[1]))]
    else:
        return None if ours == theirs else f"{path}: {ours!r} instead of {theirs!r}"[:300]
    return next((found for place, *pair in pairs if (found := difference(*pair, place))), None)


def check(row):
    try:
        theirs, reader = corpus.value(row["file"])
    except Exception as error:
        return f"no other reader reads it: {error}"
    result = program.convert(row["file"], "binary")
    if result.returncode != 0:
        return f"status {result.returncode}: {result.stderr.decode(errors='replace').strip()}"
    found = difference(plain(plistlib.loads(result.stdout)), plain(theirs))
    return f"not as {reader} reads it: {found}" if found else None


if __name__ == "__main__":
    rows = [row for row in corpus.rows() if row["cf_plutil"] == "ok"]
    corpus.run(check, rows if corpus.PLUTIL else [row for row in rows if row["plistlib"] == "ok"])
