"""Real bug fixes inside their whole repositories: is the defect found at the commit before, and still reported at the fix?"""

import os
import re

from Support import checkouts, fixes, program

# The least part of the defects that must be found, the largest that may be reported after the fix.
BARS = (0.75, 0.02)
# Fixes whose parent shows nothing wrong, as its code was read; they do not count.
NOT_SHOWN = {
    "D030": "the app is scripted by others, and nothing shows that it sends events itself",
    "D057": "the schemes come from a server; the fix wrote them down",
    "D058": "the code that opens the scheme came with the fix",
    "D069": "the target does not compile the file that is quoted",
    "D095": "no code of the extension uses the API; the app's does, and libraries",
    "D096": "no code of the extension uses the API; another extension's does",
}

# Found without a project, so the rest of the repository must not hide it.
FILE_BARS = (0.92, 0.02)


def measure(repositories, chosen, verbose):
    """Prints what is found of the fixes whose repository is there; returns whether the bars are met."""
    if not os.environ.get("PLIST_CORPUS"):
        print("SKIPPED: PLIST_CORPUS is not set")
        return True
    rows = fixes.rows(chosen)
    present = [row for row in rows if row["repo"] in repositories]
    for row in present:
        if row["id"] in NOT_SHOWN:
            print(f"{row['id']} {row['class']}: left out, {NOT_SHOWN[row['id']]}")
    absent = sorted({row["repo"] for row in rows} - repositories.keys())
    if absent:
        print(f"left out, since they are not checked out: {', '.join(absent)}")
    present = [row for row in present if row["id"] not in NOT_SHOWN]
    findings = {row["id"]: Findings(repositories[row["repo"]], row) for row in present}

    def measured(title, kind, bars):
        chosen = [row for row in present if row["detectable_from"] == kind]
        return fixes.measure(title, chosen, lambda row: findings[row["id"]].found_and_left(), bars,
                             lambda row: findings[row["id"]].reason(), verbose)

    are_met = [measured("shown by the file", "file", FILE_BARS), measured("shown by the project", "workspace", BARS)]
    return all(are_met)


class Findings:
    """What is found about the file of a fix."""

    def __init__(self, checkout, row):
        self.checkout, self.row = checkout, row
        self.language = row["path"].rpartition(".lproj/")[0].rpartition("/")[2]

    def found_and_left(self):
        """Returns the findings of the defect before its fix and after it."""
        with checkouts.Tree(self.checkout) as tree:
            self.before, self.findings = self.of(tree.show(self.row["parent"]))
            after, findings = self.of(tree.show(self.row["fix_commit"]))
        return fixes.found(self.row, self.findings, self.before), fixes.left(self.row, findings, self.before, after)

    def of(self, folder):
        """Returns the fixed file in a tree and the findings that are about it."""
        path = folder / self.row["path"]
        findings = program.lint_with_related(*self.linted(path, folder), folder=folder)
        # Those with one cause are reported as one, which lists the others.
        findings += [{**finding, **other, "related": []} for finding in findings for other in finding["related"]]
        return fixes.File(self.row["path"], path), [finding for finding in findings if self.concerns(finding)]

    def linted(self, path, folder):
        """Returns what to lint: the file, what it is compared with, or all where another file may have the finding."""
        if self.row["detectable_from"] == "file":
            return [self.row["path"]]
        # What a language lacks of an Info.plist is reported there.
        if not self.row["base"] or path.name == "InfoPlist.strings":
            return ["."]
        languages = {path, *path.parent.parent.glob(f"*.lproj/{path.name}")}
        return sorted(str(file.relative_to(folder)) for file in languages)

    def concerns(self, finding):
        """Whether a finding is in the fixed file, belongs to it, or names its language."""
        is_there = any(place["file"] == self.row["path"] for place in [finding, *finding["related"]])
        return is_there or self.language and self.language in re.findall(r"[\w-]+", finding["message"])

    def reason(self):
        """Returns why a defect is missed, as far as the findings show it."""
        fitting = [finding for finding in self.findings if finding["rule"] in self.row["rules"]]
        if self.row["id"] in fixes.REASONS:
            return fixes.REASONS[self.row["id"]]
        if fitting:
            return "though found elsewhere in the file: " + fixes.text(fitting[0])
        at_line = [finding for finding in self.findings if finding["line"] in self.row["numbers"]]
        return "other rules at the line: " + fixes.text(at_line[0]) if at_line else "no fitting rule reports anything"
