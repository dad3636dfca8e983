#!/usr/bin/env python3
"""Holds the linter against real bug fixes: each before-file must be reported, its after-file must not.

The folder named by PLIST_CORPUS has `fixes/INDEX.tsv` with a row per fix. Every pair is laid out at its original path, since
names decide what a file is. Prints a table by class; exits 1 below the bars of the classes that a single file can prove.
"""
import csv
import json
import os
import pathlib
import shutil
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
    "D003": "that a display name is the target's is shown by the project, not by the file",
    "D055": "frameworks are not asked for export compliance; the fix wrote the key into one all the same",
    "D154": "nested variables with positions are legal; the fix rewrote them in another form",
    "D156": "the variable in front prints nothing, so the text comes out right; the fix translated it",
    "D157": "the variable in front prints nothing, so the text comes out right; the fix translated it",
    "D158": "the variable in front prints nothing, so the text comes out right; the fix translated it",
    "D169": "four-character types padded with a space are legal; the fix removed the whole type",
    "D170": "four-character types padded with a space are legal; the fix removed the whole type",
}

MINIMUM_FOUND = 0.92
MAXIMUM_STILL = 0.03


def lint(server, folder, content, path):
    """Returns the findings in a file laid out at `path` below an empty folder."""
    target = folder / path
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(content, target)
    command = [server, "lint", "--format", "json", "--fail-on", "error", str(target)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if run.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)} ended with {run.returncode}: {run.stderr}")
    return [json.loads(line) for line in run.stdout.splitlines()]


def line_text(path, number):
    data = path.read_bytes()
    for mark, encoding in ((b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if data.startswith(mark):
            lines = data.decode(encoding, "replace").splitlines()
            break
    else:
        lines = data.decode("utf-8", "replace").splitlines()
    return lines[number - 1].strip() if 0 < number <= len(lines) else ""


def judge(server, corpus, row):
    """Returns whether the defect is found before the fix, and whether it is still reported behind it."""
    rules = RULES[row["class"]]
    fixes = corpus / "fixes"
    before, after = fixes / row["before"], fixes / row["after"]
    lines = [int(number) for number in row["lines"].split(",") if number.strip()]
    with tempfile.TemporaryDirectory() as folder:
        found = [f for f in lint(server, pathlib.Path(folder), before, row["path"]) if f["rule"] in rules]
    with tempfile.TemporaryDirectory() as folder:
        left = [f for f in lint(server, pathlib.Path(folder), after, row["path"]) if f["rule"] in rules]
    # Where a value is wrong the table may name the line of its key, which stands above.
    key_lines = {number for number in lines if "<key>" in line_text(before, number)}
    hit = any(f["line"] in lines or f["line"] - 1 in key_lines or lines == [0] for f in found)
    places = {line_text(before, number) for number in lines}
    keys = [key.strip() for key in row["key"].split("|") if key.strip()]
    still = [f for f in left if line_text(after, f["line"]) in places and line_text(after, f["line"])
             and (not keys or any(key in f["message"] or key in line_text(after, f["line"]) for key in keys))]
    return hit, bool(still), found, still


def main():
    corpus = pathlib.Path(os.environ["PLIST_CORPUS"])
    server = os.environ.get("PLIST_LSP", ".build/debug/plist-lsp")
    verbose = "--verbose" in sys.argv
    with open(corpus / "fixes" / "INDEX.tsv", encoding="utf-8", newline="") as table:
        rows = [row for row in csv.DictReader(table, delimiter="\t")
                if row["class"] in RULES and row["detectable_from"] == "file"]
    totals = {}
    for row in rows:
        hit, still, found, left = judge(server, corpus, row)
        count = totals.setdefault(row["class"], [0, 0, 0])
        count[0] += 1
        count[1] += hit
        count[2] += still
        if not hit:
            print(f"{row['id']} {row['class']}: missed, {REASONS.get(row['id'], 'for no known reason')}")
        if verbose and (not hit or still):
            print(f"{row['id']} {row['class']} lines {row['lines']}: {'found' if hit else 'MISSED'}"
                  f"{', STILL REPORTED' if still else ''}")
            for finding in (found[:4] if not hit else left[:4]):
                print(f"    {finding['line']}:{finding['column']} {finding['rule']} {finding['message']}")
    print(f"{'class':30} {'cases':>5} {'found':>5} {'still':>5}")
    for name in sorted(totals):
        print(f"{name:30} {totals[name][0]:5} {totals[name][1]:5} {totals[name][2]:5}")
    cases, found, still = (sum(count[i] for count in totals.values()) for i in range(3))
    print(f"{'all':30} {cases:5} {found:5} {still:5}")
    print(f"found {found / cases:.1%} (at least {MINIMUM_FOUND:.0%}), still reported {still / cases:.1%} "
          f"(at most {MAXIMUM_STILL:.0%})")
    if found / cases < MINIMUM_FOUND or still / cases > MAXIMUM_STILL:
        sys.exit(1)


if __name__ == "__main__":
    main()
