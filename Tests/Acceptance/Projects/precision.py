"""Compares all findings in whole repositories with labels that people gave them after reading the projects.

`labels.tsv` has a row for each finding that was read: `useful` if it is true and the maintainer would act on it, `true` if it is no
more than true, `wrong` otherwise. Findings of one rule in one file with the same key are one case (see `key`). Prints a table by
severity and rule, and exits 1 below the bars. Arguments choose repositories; --unlabelled writes the cases without a label instead,
as rows to be labelled, with severity, line and message in place of the reason.
--first-sight BATCH writes the rows to be labelled of a batch of repositories that are seen for the first time (see
`first_sight.py`).
"""

import collections
import csv
import pathlib
import re
import statistics
import sys
import time

import first_sight
from Support import checkouts, program

LABELS = pathlib.Path(__file__).resolve().parent / "labels.tsv"
VERDICTS = ["useful", "true", "wrong"]
SEVERITIES = ["error", "warning", "info"]
# The least parts of the labelled cases that must be true, and useful.
BARS = {"error": (0.99, 0.90), "warning": (0.95, 0.75)}
LEAST_REPOSITORIES, LEAST_WARNINGS = 15, 300
# The median of the findings below error in a repository.
MOST_FINDINGS = 40
KEY_LENGTH = 80
# A quoted text, a key such as NSCameraUsageDescription, or an entitlement.
NAME = re.compile(r"“([^”]*)”|\b([A-Z]{2,}[a-z]\w*[A-Z]\w*|com\.apple\.[\w.-]*\w|aps-environment)")


def key(finding):
    """Returns what a finding is about: its key, or the first name in its message if it is about a file as a whole.

    Neither moves with the place that a rule chooses, and both are the same for what is said of one key in several places.
    """
    match = NAME.search(finding["message"])
    text = finding["key"] or (match[1] or match[2] or "" if match else "")
    return " ".join(text.replace('"', "'").split())[:KEY_LENGTH].strip()


def read_labels():
    """Returns the labels by repository, file, rule and key, and the commits that they were made at."""
    labels, commits = {}, {}
    with open(LABELS, encoding="utf-8", newline="") as table:
        for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE):
            case = tuple(row[column] for column in ("repository", "file", "rule", "key"))
            if row["verdict"] not in VERDICTS:
                sys.exit(f"{LABELS.name}: {row['verdict']!r} is not a verdict: {case}")
            if labels.setdefault(case, row["verdict"]) != row["verdict"]:
                sys.exit(f"{LABELS.name}: two verdicts for {case}")
            if commits.setdefault(row["repository"], row["commit"]) != row["commit"]:
                sys.exit(f"{LABELS.name}: two commits of {row['repository']}")
    return labels, commits


def lint(repositories):
    """Returns the findings in each repository by case: all that share a rule, a file and a key."""
    found = {}
    for repository, checkout in repositories.items():
        found[repository] = collections.defaultdict(list)
        for finding in program.lint(".", folder=checkout):
            found[repository][(repository, finding["file"], finding["rule"], key(finding))].append(finding)
    return found


def write_unlabelled(found, labels, commits):
    for repository, cases in found.items():
        for case, findings in cases.items():
            if case not in labels:
                first = findings[0]
                why = f"{first['severity']}, line {first['line']}: {' '.join(first['message'].split())}"
                print("\t".join([repository, commits[repository], *case[1:], "", why]))


def write_first_sight(batch):
    """Writes the rows to be labelled of a batch, with line and message in place of the reason."""
    repositories = checkouts.checkouts()
    findings = [(name, finding) for name, path in repositories.items() for finding in program.lint(".", folder=path)]
    rows = ("\t".join([name, checkouts.head(repositories[name]) or "", finding["file"], finding["rule"], key(finding), "",
                       f"line {finding['line']}: {' '.join(finding['message'].split())}", batch, finding["severity"], ""])
            for name, finding in first_sight.choose(findings, batch))
    print("\n".join(rows))


def tabulate(found, labels):
    """Prints how many cases have which label, by severity and rule; returns the counts by severity."""
    by_rule = collections.defaultdict(collections.Counter)
    for cases in found.values():
        for case, findings in cases.items():
            by_rule[(findings[0]["severity"], case[2])][labels.get(case, "unlabelled")] += 1
    columns = [*VERDICTS, "unlabelled"]
    print(f"{'':45}" + "".join(f"{column:>11}" for column in columns))
    totals = {severity: collections.Counter() for severity in SEVERITIES}
    for severity, rule in sorted(by_rule, key=lambda item: (SEVERITIES.index(item[0]), item[1])):
        print(f"{severity + ' ' + rule:45}" + "".join(f"{by_rule[severity, rule][column]:11}" for column in columns))
        totals[severity].update(by_rule[severity, rule])
    for severity, counts in totals.items():
        print(f"{'all of ' + severity:45}" + "".join(f"{counts[column]:11}" for column in columns))
    return totals


def print_noise(found):
    """Prints the number of findings below error in each repository; returns their median."""
    counts = {repository: sum(finding["severity"] != "error" for findings in cases.values() for finding in findings)
              for repository, cases in found.items()}
    print("\nfindings below error:", ", ".join(f"{name} {count}" for name, count in counts.items()))
    print(f"median {statistics.median(counts.values()):g} (at most {MOST_FINDINGS})")
    return statistics.median(counts.values())


def print_lost(found, labels):
    """Prints the labels whose finding is no longer reported: what was wrong is fixed, what was useful is missed."""
    lost = [case for case in labels if case[0] in found and case not in found[case[0]]]
    counts = collections.Counter(labels[case] for case in lost)
    print("labelled and no longer reported:", ", ".join(f"{counts[verdict]} {verdict}" for verdict in VERDICTS))
    for case in lost:
        if labels[case] == "useful":
            print(f"  useful: {' '.join(case)}")


def problems(found, labels, totals, median):
    """Yields what is below the bars."""
    for severity, bars in BARS.items():
        useful, plain, wrong = (totals[severity][verdict] for verdict in VERDICTS)
        count = useful + plain + wrong
        if count:
            parts = ((useful + plain) / count, useful / count)
            print(f"{severity}: {parts[0]:.1%} true (at least {bars[0]:.0%}), {parts[1]:.1%} useful (at least {bars[1]:.0%})")
            if parts[0] < bars[0] or parts[1] < bars[1]:
                yield f"too many {severity}s are wrong or not useful"
    labelled = {case[0] for case in labels} & found.keys()
    if len(labelled) < LEAST_REPOSITORIES:
        yield f"{len(labelled)} repositories have labels, at least {LEAST_REPOSITORIES} are needed"
    warnings = sum(totals["warning"][verdict] for verdict in VERDICTS)
    # Where there are fewer, all must have one.
    if warnings < LEAST_WARNINGS and totals["warning"]["unlabelled"]:
        yield f"{warnings} warnings have labels, at least {LEAST_WARNINGS} or all are needed"
    for cases in found.values():
        for case, findings in cases.items():
            if case not in labels and findings[0]["severity"] == "error":
                yield f"error without a label: {case[0]} {case[1]}:{findings[0]['line']} {case[2]} {findings[0]['message']}"
    if median > MOST_FINDINGS:
        yield f"the median of the findings below error is {median:g}"


def main():
    start = time.monotonic()
    if "--first-sight" in sys.argv:
        return write_first_sight(sys.argv[-1])
    chosen = set(sys.argv[1:]) - {"--unlabelled"}
    repositories = {name: path for name, path in checkouts.checkouts().items() if not chosen or name in chosen}
    labels, labelled_commits = read_labels()
    commits = {name: checkouts.head(path) for name, path in repositories.items()}
    for name, commit in commits.items():
        if labelled_commits.get(name, commit) != commit:
            print(f"left out: {name} is at {commit}, its labels are of {labelled_commits[name]}", file=sys.stderr)
            del repositories[name]
    found = lint(repositories)
    if "--unlabelled" in sys.argv:
        return write_unlabelled(found, labels, commits)
    totals = tabulate(found, labels)
    median = print_noise(found)
    print_lost(found, labels)
    failed = list(problems(found, labels, totals, median))
    print("\n".join(failed))
    print(f"precision: {time.monotonic() - start:.0f} s")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
