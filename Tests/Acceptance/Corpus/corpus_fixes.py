"""Lints real bug fixes: each file before its fix must be reported, the file after it must not.

The folder named by PLIST_CORPUS has `fixes/INDEX.tsv` with a row per fix. Every pair is laid out at its original path, since
names decide what a file is; where the defect shows only in several files, `corpus_projects.py` puts a small project around it.
Prints a table by class for either, and one for the classes about localization of both; exits 1 below the bars. Arguments
choose fixes by id, or `file` or `workspace` ones; --verbose prints what is found.
"""
import pathlib
import sys
import tempfile

import corpus_projects
from Support import corpus, files, fixes, program

# The least part of the defects that must be found, the largest that may be reported after the fix.
FILE_BARS = (0.92, 0.03)
PROJECT_BARS = (0.85, 0.05)
LOCALIZATION_BARS = (0.92, 0.03)


def lint_file(path, content):
    """Returns the findings in a file laid out at `path` below an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        files.write(pathlib.Path(folder), {path: content.read_bytes()})
        return program.lint(path, folder=folder)


def lint_project(row, content):
    """Returns the findings in the project of a fix with `content` as the fixed file."""
    with tempfile.TemporaryDirectory() as folder:
        if not corpus_projects.write(pathlib.Path(folder), row, content.read_bytes()):
            sys.exit(f"{row['id']} has no project")
        return program.lint(".", folder=folder)


def found_and_left(row):
    """Returns the findings of a defect before its fix and after it, of the file alone or with a project around it."""
    before, after, base = (corpus.ROOT / "fixes" / row[name] for name in ("before", "after", "base"))
    row["base_contents"] = base.read_bytes() if row["base"] else b""
    if row["detectable_from"] == "file":
        findings = [lint_file(row["path"], content) for content in (before, after)]
    else:
        findings = [lint_project(row, content) for content in (before, after)]
    before, after = fixes.File(row["path"], before), fixes.File(row["path"], after)
    return fixes.found(row, findings[0], before), fixes.left(row, findings[1], before, after)


def main():
    verbose = "--verbose" in sys.argv
    rows = fixes.rows([argument for argument in sys.argv[1:] if argument != "--verbose"])

    localization, are_met = {}, []
    for title, kind, bars in (("file alone", "file", FILE_BARS), ("with its project", "workspace", PROJECT_BARS)):
        totals = fixes.counts([row for row in rows if row["detectable_from"] == kind], found_and_left, fixes.reason, verbose)
        are_met.append(fixes.table(title, totals, bars))
        for name in filter(fixes.is_localization, totals):
            localization[name] = [sum(pair) for pair in zip(localization.get(name, [0, 0, 0]), totals[name])]
    are_met.append(fixes.table("localization, both", localization, LOCALIZATION_BARS))
    sys.exit(0 if all(are_met) else 1)


if __name__ == "__main__":
    main()
