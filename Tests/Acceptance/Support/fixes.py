"""The table of real bug fixes in a corpus, the rules that fit their classes, and how findings are compared with them."""

import csv

from Support import corpus, program

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
    "entitlement-wrong": {"entitlement-keychain-prefix", "entitlement-group-not-in-app"},
    "missing-key": {"document-handler-rank-missing", "document-open-in-place-undeclared", "encryption-key-missing"},
    "predicate-true": {"extension-true-predicate"},
}

# The rules that fit a class whose defects show only in a project.
PROJECT_RULES = {
    "bad-value": {"document-type-undeclared-uti"},
    "entitlement-missing": {"entitlement-missing", "purpose-string-needs-entitlement"},
    "entitlement-wrong": {"entitlement-group-spelling"},
    # An empty translation and one with a broken placeholder take other arguments than the text too.
    "format-mismatch": {"strings-format-specifier-mismatch", "strings-format-specifier-broken", "strings-empty-value"},
    "missing-key": {"queried-scheme-missing"},
    "missing-translation": {"strings-missing-in-language", "localized-purpose-string-missing"},
    "missing-usage-description": {"purpose-string-missing", "purpose-string-probably-missing",
                                  "purpose-string-import-hint", "extension-purpose-string"},
    "privacy-missing-category": {"privacy-api-undeclared"},
}

# Classes about the texts of an app in its languages, with those of tables of strings.
LOCALIZATION = {"broken-specifier", "conflict-marker", "format-mismatch", "missing-translation", "untranslated-empty"}

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


def rows(chosen):
    """Returns the fixes whose class has rules, those of `chosen` ids or kinds if there are any, each with its rules."""
    found = corpus.table("fixes/INDEX.tsv", quoting=csv.QUOTE_MINIMAL)
    for row in found:
        tables = {"file": RULES, "workspace": PROJECT_RULES}
        row["rules"] = tables.get(row["detectable_from"], {}).get(row["class"])
        row["keys"] = [key.strip() for key in row["key"].split("|") if key.strip()]
        row["numbers"] = [int(number) for number in row["lines"].split(",") if number.strip()]
    return [row for row in found if row["rules"] and (not chosen or row["detectable_from"] in chosen or row["id"] in chosen)]


class File:
    """A file before or after a fix: its path, as findings call it, and its lines."""

    def __init__(self, path, content):
        self.path = str(path)
        self.lines = program.lines(content)

    def line(self, number):
        return self.lines[number - 1] if 0 < number <= len(self.lines) else ""

    def names(self, row, finding):
        """Whether a finding names one of the keys of a fix, itself or by its line."""
        text = self.line(finding["line"]) if finding["file"].endswith(self.path) else ""
        return any(key in finding["message"] or key in text for key in row["keys"])


def found(row, findings, before):
    """Returns the findings of the defect before its fix: those at its lines, or that name what is absent."""
    # Where a value is wrong the table may name the line of its key, which is above.
    key_lines = {number for number in row["numbers"] if "<key>" in before.line(number)}

    def is_at_line(place):
        return place["file"].endswith(before.path) and (place["line"] in row["numbers"] or place["line"] - 1 in key_lines)

    return [finding for finding in findings if finding["rule"] in row["rules"]
            and (before.names(row, finding) if row["numbers"] == [0] else
                 any(map(is_at_line, [finding, *finding.get("related", [])])))]


def left(row, findings, before, after):
    """Returns the findings of the defect after its fix."""
    fitting = [finding for finding in findings if finding["rule"] in row["rules"]]
    if row["detectable_from"] == "workspace" or row["numbers"] == [0]:
        return [finding for finding in fitting if after.names(row, finding)]
    places = {before.line(number) for number in row["numbers"]} - {""}
    return [finding for finding in fitting if after.line(finding["line"]) in places
            and (not row["keys"] or after.names(row, finding))]


def is_localization(name):
    """Whether a class is about the texts of an app in its languages."""
    return name.startswith(("strings-", "stringsdict-")) or name in LOCALIZATION


def measure(title, rows, found_and_left, bars, reasons, verbose=False):
    """Prints a table by class of what is found before and after each fix; returns whether the bars are met."""
    return table(title, counts(rows, found_and_left, reasons, verbose), bars)


def counts(rows, found_and_left, reasons, verbose=False):
    """Prints what is missed and what is still reported; returns by class how many fixes there are, are found and still reported."""
    totals = {}
    for row in rows:
        found, left = found_and_left(row)
        count = totals.setdefault(row["class"], [0, 0, 0])
        for index, value in enumerate((True, bool(found), bool(left))):
            count[index] += value
        if not found:
            print(f"{row['id']} {row['class']}: missed, {reasons(row)}")
        for finding in left:
            print(f"{row['id']} {row['class']}: still reported, {text(finding)}")
        for finding in found[:2] if verbose else []:
            print(f"{row['id']} {row['class']}: {text(finding)}")
    return totals


def table(title, totals, bars):
    """Prints the counts by class and in all; returns whether the bars are met."""
    print(f"{title:30} {'cases':>5} {'found':>5} {'still':>5}")
    for name in sorted(totals):
        print(f"{name:30} {totals[name][0]:5} {totals[name][1]:5} {totals[name][2]:5}")
    if not totals:
        return True
    cases, found, left = (sum(count[index] for count in totals.values()) for index in range(3))
    print(f"{'all':30} {cases:5} {found:5} {left:5}")
    print(f"found {found / cases:.1%} (at least {bars[0]:.0%}), still reported {left / cases:.1%} "
          f"(at most {bars[1]:.0%})\n")
    return found / cases >= bars[0] and left / cases <= bars[1]


def reason(row):
    return REASONS.get(row["id"], "for no known reason")


def text(finding):
    return f"{finding['line']} {finding['rule']} {finding['message']}"
