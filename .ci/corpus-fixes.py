#!/usr/bin/env python3
"""Holds the linter against real bug fixes: each before-file must be reported, its after-file must not.

The folder named by PLIST_CORPUS has `fixes/INDEX.tsv` with a row per fix. Every pair is laid out at its original path, since
names decide what a file is; where it takes more than one file to tell, `corpus_projects.py` puts a small project around it.
Prints a table by class for either; exits 1 below the bars. Arguments choose fixes by id, or `file` or `workspace` ones;
--verbose prints what is found.
"""
import corpus_projects
import csv
import json
import os
import pathlib
import subprocess
import sys
import tempfile

SYNTAX = {"plist-malformed", "plist-key-without-value", "plist-invalid-scalar", "plist-unknown-element",
          "plist-unescaped-character", "plist-merge-conflict-marker", "plist-not-valid-xml"}
STRINGS = {"strings-malformed", "strings-silently-truncated", "strings-merge-conflict-marker"}

# The rules that fit a class.
RULES = {
    "conflict-marker": {"plist-merge-conflict-marker"} | STRINGS,
    "plist-duplicate-key": {"plist-duplicate-key"},
    "strings-duplicate-key": {"strings-duplicate-key"},
    "strings-missing-semicolon": STRINGS,
    "strings-stray-text": STRINGS,
    "strings-unbalanced-quote": STRINGS,
    "strings-unescaped-quote": STRINGS,
    "strings-silently-truncated": {"strings-silently-truncated", "strings-merge-conflict-marker"},
    "xml-malformed": SYNTAX,
    "plist-shape": SYNTAX,
    "empty-purpose-string": {"purpose-string-empty"},
    "outdated-capability": {"capabilities-armv7-outdated"},
    "unknown-capability": {"capabilities-unknown-value"},
    "wrong-type": {"plist-boolean-as-string", "key-wrong-type"},
    "key-whitespace": {"plist-key-whitespace", "key-probable-typo"},
    "unknown-key": {"key-probable-typo"},
    "broken-specifier": {"strings-format-specifier-broken", "strings-format-specifier-mismatch"},
    "stringsdict-format": {"stringsdict-format-mismatch"},
    "stringsdict-no-valuetype": {"stringsdict-value-type-missing"},
    "untranslated-empty": {"strings-empty-value"},
    "value-whitespace": {"plist-value-whitespace"},
    "bad-value": {"service-pasteboard-type-deprecated"},
    "empty-array": {"entitlement-empty-list"},
    "entitlement-invalid": {"entitlement-associated-domain-mode", "entitlement-app-group-prefix", "entitlement-nfc-ndef",
                            "entitlement-unsupported-platform"},
    "entitlement-wrong": {"entitlement-keychain-prefix"},
    "missing-key": {"document-handler-rank-missing", "document-open-in-place-undeclared", "encryption-key-missing"},
    "predicate-true": {"extension-true-predicate"},
}

# Cases that are not found, each with the reason; they count as missed.
REASONS = {
    "D002": "the type is another app's, and only its authors know how they call it",
    "D003": "that a display name is the target's is shown by the project, not by the file",
    "D026": "the keychain group may be the app group, which the extension has",
    "D055": "frameworks are not asked for export compliance; the fix wrote the key into one all the same",
    "D065": "the line that is quoted makes an LAContext, which asks for nothing by itself",
    "D066": "the line that is quoted makes an LAContext, which asks for nothing by itself",
    "D070": "a handler of intents is called by the system and asks for nothing itself",
    "D071": "only an import is quoted, of a framework whose older part asks for nothing",
    "D077": "the picker of photos runs outside of the app since iOS 11, so the key is not needed for certain",
    "D154": "nested variables with positions are legal; the fix rewrote them in another form",
    "D156": "the variable in front prints nothing, so the text comes out right; the fix translated it",
    "D157": "the variable in front prints nothing, so the text comes out right; the fix translated it",
    "D158": "the variable in front prints nothing, so the text comes out right; the fix translated it",
    "D169": "four-character types padded with a space are legal; the fix removed the whole type",
    "D170": "four-character types padded with a space are legal; the fix removed the whole type",
}

# The rules that fit a class whose defects take a project to tell.
PROJECT_RULES = {
    "bad-value": {"document-type-undeclared-uti"},
    "entitlement-missing": {"entitlement-missing", "purpose-string-needs-entitlement"},
    "entitlement-wrong": {"entitlement-group-spelling"},
    # An empty translation and one with a broken placeholder take other arguments than the text too.
    "format-mismatch": {"strings-format-specifier-mismatch", "strings-format-specifier-broken", "strings-empty-value"},
    "missing-key": {"queried-scheme-missing"},
    "missing-translation": {"strings-missing-in-language", "localized-purpose-string-missing"},
    "missing-usage-description": {"purpose-string-missing", "purpose-string-probably-missing",
                                  "purpose-string-import-hint"},
    "privacy-missing-category": {"privacy-api-undeclared"},
}

# The least part of the defects that must be found, the largest that may be reported behind the fix.
FILE_BARS = (0.92, 0.03)
PROJECT_BARS = (0.85, 0.05)


def lint(server, path):
    """Returns the findings in a file or folder."""
    command = [server, "lint", "--format", "json", "--fail-on", "error", str(path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if run.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)} ended with {run.returncode}: {run.stderr}")
    return [json.loads(line) for line in run.stdout.splitlines()]


def lint_file(server, content, path):
    """Returns the findings in a file laid out at `path` below an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        corpus_projects.put(pathlib.Path(folder) / path, content.read_bytes())
        return lint(server, pathlib.Path(folder) / path)


def lint_project(server, content, row):
    """Returns the findings in the project of a fix with `content` as the fixed file."""
    with tempfile.TemporaryDirectory() as folder:
        if not corpus_projects.write(pathlib.Path(folder), row, content.read_bytes()):
            sys.exit(f"{row['id']} has no project")
        return lint(server, folder)


def line_text(path, number):
    data = path.read_bytes()
    for mark, encoding in ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            lines = data.decode(encoding, "replace").splitlines()
            break
    else:
        lines = data.decode("utf-8", "replace").splitlines()
    return lines[number - 1].strip() if 0 < number <= len(lines) else ""


def numbers(row):
    return [int(number) for number in row["lines"].split(",") if number.strip()]


def keys(row):
    return [key.strip() for key in row["key"].split("|") if key.strip()]


def judge_file(server, row, before, after):
    """Returns the findings of the defect before the fix, and those of it behind the fix, of the file alone."""
    rules = RULES[row["class"]]
    lines = numbers(row)
    # Where a value is wrong the table may name the line of its key, which stands above.
    key_lines = {number for number in lines if "<key>" in line_text(before, number)}
    found = [f for f in lint_file(server, before, row["path"]) if f["rule"] in rules
             and (f["line"] in lines or f["line"] - 1 in key_lines or lines == [0])]
    places = {line_text(before, number) for number in lines}
    still = [f for f in lint_file(server, after, row["path"]) if f["rule"] in rules
             and line_text(after, f["line"]) in places and line_text(after, f["line"])
             and (not keys(row) or any(key in f["message"] or key in line_text(after, f["line"]) for key in keys(row)))]
    return found, still


def judge_project(server, row, before, after):
    """The same, of the project around the file."""
    rules = PROJECT_RULES[row["class"]]
    lines = numbers(row)

    def tells(finding, path):
        text = line_text(path, finding["line"]) if finding["file"].endswith(row["path"]) else ""
        return finding["rule"] in rules and any(key in finding["message"] or key in text for key in keys(row))

    found = [f for f in lint_project(server, before, row) if f["rule"] in rules
             and (f["line"] in lines or lines == [0] and tells(f, before))]
    return found, [f for f in lint_project(server, after, row) if tells(f, after)]


def measure(title, rows, judge, bars, verbose):
    """Prints a table by class; returns whether the bars are met."""
    totals = {}
    for row in rows:
        found, still = judge(row)
        count = totals.setdefault(row["class"], [0, 0, 0])
        for index, value in enumerate((True, bool(found), bool(still))):
            count[index] += value
        if not found:
            print(f"{row['id']} {row['class']}: missed, {REASONS.get(row['id'], 'for no known reason')}")
        for finding in still:
            print(f"{row['id']} {row['class']}: still reported, {finding['line']} {finding['rule']} {finding['message']}")
        for finding in found[:2] if verbose else []:
            print(f"{row['id']} {row['class']}: {finding['line']} {finding['rule']} {finding['message']}")
    print(f"{title:30} {'cases':>5} {'found':>5} {'still':>5}")
    for name in sorted(totals):
        print(f"{name:30} {totals[name][0]:5} {totals[name][1]:5} {totals[name][2]:5}")
    if not totals:
        return True
    cases, found, still = (sum(count[index] for count in totals.values()) for index in range(3))
    print(f"{'all':30} {cases:5} {found:5} {still:5}")
    print(f"found {found / cases:.1%} (at least {bars[0]:.0%}), still reported {still / cases:.1%} "
          f"(at most {bars[1]:.0%})\n")
    return found / cases >= bars[0] and still / cases <= bars[1]


def main():
    corpus = pathlib.Path(os.environ["PLIST_CORPUS"])
    server = os.environ.get("PLIST_LSP", ".build/debug/plist-lsp")
    verbose = "--verbose" in sys.argv
    fixes = corpus / "fixes"
    with open(fixes / "INDEX.tsv", encoding="utf-8", newline="") as table:
        rows = list(csv.DictReader(table, delimiter="\t"))
    chosen = [argument for argument in sys.argv[1:] if argument != "--verbose"]
    rows = [row for row in rows if not chosen or row["detectable_from"] in chosen or row["id"] in chosen]
    for row in rows:
        row["base_contents"] = (fixes / row["base"]).read_bytes() if row["base"] else b""

    def of(kind, rules):
        return [row for row in rows if row["detectable_from"] == kind and row["class"] in rules]

    def told_by(judge):
        return lambda row: judge(server, row, fixes / row["before"], fixes / row["after"])

    are_met = [
        measure("file alone", of("file", RULES), told_by(judge_file), FILE_BARS, verbose),
        measure("with its project", of("workspace", PROJECT_RULES), told_by(judge_project), PROJECT_BARS, verbose),
    ]
    sys.exit(0 if all(are_met) else 1)


if __name__ == "__main__":
    main()
