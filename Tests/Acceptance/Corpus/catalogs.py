"""Compares `plist-lsp strings status` with counts of its own on real string catalogs.

Takes all .xcstrings files below the folders that PLIST_CORPUS and PLIST_PROJECTS name. For each language but the source's an
entry that is to be translated counts once: missing without a localisation, else new, else to be reviewed if any of its texts
is, else translated. A catalog that Python cannot read must be an error of `plist-lsp lint`. Exits 1 on a difference.
"""
import json
import os
import pathlib
import sys

from Support import program

FIELDS = ["keys", "translated", "needsReview", "new", "missing", "stale"]


def states(localisation):
    """Returns the states of all texts of a localisation."""
    found = []
    for name, value in localisation.items():
        if name in ("stringUnit", "stringSet"):
            found.append(value.get("state"))
        elif name == "variations":
            for forms in value.values():
                for form in forms.values():
                    found += states(form)
        elif name == "substitutions":
            for variable in value.values():
                found += states(variable)
    return found


def counted(catalog):
    """Returns the counts of each language of a catalog."""
    entries = [entry for entry in catalog["strings"].values() if entry.get("shouldTranslate", True)]
    languages = {code for entry in catalog["strings"].values() for code in entry.get("localizations", {})}
    result = {}
    for language in languages - {catalog["sourceLanguage"]}:
        count = dict.fromkeys(FIELDS, 0)
        for entry in entries:
            count["keys"] += 1
            count["stale"] += entry.get("extractionState") == "stale"
            found = states(entry.get("localizations", {}).get(language, {}))
            if not found:
                count["missing"] += 1
            elif "new" in found:
                count["new"] += 1
            elif "needs_review" in found:
                count["needsReview"] += 1
            else:
                count["translated"] += 1
        result[language] = count
    return result


def reported(path):
    """Returns the counts that the program prints of a catalog, without other files of its table."""
    rows = [json.loads(line) for line in program.run("strings", "status", "--format", "json", path).stdout.splitlines()]
    return {row["language"]: {field: row[field] for field in FIELDS} for row in rows if row["table"].endswith(".xcstrings")}


def is_rejected(path):
    # A comma that nothing follows is a warning, since Foundation takes it.
    return any(finding["severity"] != "info" and finding["rule"].startswith("strings-m") for finding in program.lint(path))


def main():
    folders = [os.environ[name] for name in ("PLIST_CORPUS", "PLIST_PROJECTS") if os.environ.get(name)]
    paths = sorted(path for folder in folders for path in pathlib.Path(folder).rglob("*.xcstrings") if path.is_file())
    failures, languages = 0, 0
    for path in paths:
        try:
            expected = counted(json.loads(path.read_bytes()))
        except ValueError as error:
            if not is_rejected(str(path)):
                failures += 1
                print(f"{path}: not reported, but {error}")
            continue
        found = reported(str(path))
        languages += len(expected)
        for language in sorted(expected.keys() | found.keys()):
            if expected.get(language) != found.get(language):
                failures += 1
                print(f"{path}: {language} is {found.get(language)}, not {expected.get(language)}")
    print(f"{len(paths)} catalogs, {languages} languages, {failures} differences")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
