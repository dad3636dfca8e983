"""Checks that the labels of repositories that were seen for the first time are as they were sealed, and the page about them.

`batches.tsv` has a row for each batch, `misses.tsv` one for each defect that was found by reading and that the linter did not
report, and `labels.tsv` one for each finding, with the batch in `first_sight`, the severity that it had, and the same word in
`cause` for the findings of a repository that have one cause. Rules change after a batch, its rows do not: `digest` is made of them
once, by `seal`, and `problems` reports rows that differ from it. --seal seals the batches that are not yet, --page writes the page.
"""

import collections
import csv
import hashlib
import io
import pathlib
import random
import sys

from Support.program import ROOT

TABLES = pathlib.Path(__file__).resolve().parent
PAGE = ROOT / "Documentation/precision.md"
WRITER = "Tests/Acceptance/run.py first-sight -- --page"
NAMES = ["labels", "misses", "batches"]
VERDICTS = ["useful", "true", "wrong"]
# How many information findings of a batch get a label.
SAMPLE = 20


def read():
    """Returns the texts of the tables by name."""
    return {name: (TABLES / f"{name}.tsv").read_text(encoding="utf-8") for name in NAMES}


def rows(text):
    """Returns the rows of a table; those of earlier labels end before the columns of first sight."""
    return list(csv.DictReader(io.StringIO(text), delimiter="\t", quoting=csv.QUOTE_NONE, restval=""))


def digest(tables, batch):
    """Returns the digest of what was found in a batch: its row, its labels and its misses."""
    lines = ["\t".join(value for name, value in row.items() if name != "digest")
             for row in rows(tables["batches"]) if row["batch"] == batch]
    lines += sorted("\t".join(row.values()) for row in rows(tables["labels"]) if row["first_sight"] == batch)
    lines += sorted("\t".join(row.values()) for row in rows(tables["misses"]) if row["batch"] == batch)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def seal():
    """Writes the digest of each batch that has none yet. One that is there stays."""
    tables = read()
    lines = tables["batches"].splitlines()
    for number, row in enumerate(rows(tables["batches"]), 1):
        if not row["digest"]:
            lines[number] = "\t".join([*list(row.values())[:-1], digest(tables, row["batch"])])
    (TABLES / "batches.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def problems(tables):
    """Yields what was changed after a batch was sealed, and rows that no batch seals."""
    batches = {row["batch"]: row for row in rows(tables["batches"])}
    for name, column in (("labels", "first_sight"), ("misses", "batch")):
        for batch in sorted({row[column] for row in rows(tables[name])} - {""} - batches.keys()):
            yield f"{name}.tsv names batch {batch}, which batches.tsv does not have"
    for batch, row in batches.items():
        if not row["digest"]:
            yield f"batch {batch} is not sealed"
        elif row["digest"] != digest(tables, batch):
            yield f"the labels or misses of batch {batch} were changed after they were sealed: they are of the first sight"


def check_seal():
    """Changes each kind of sealed row in memory and returns the changes that would not be noticed."""
    tables = read()
    labels, misses, batches = (tables[name].splitlines(keepends=True) for name in NAMES)
    label = next((number for number, row in enumerate(rows(tables["labels"]), 1) if row["first_sight"]), None)
    if label is None:
        return []
    row = labels[label].split("\t")
    verdict = "\t".join([*row[:5], "useful" if row[5] != "useful" else "wrong", *row[6:]])
    changes = {
        "another verdict": {"labels": [*labels[:label], verdict, *labels[label + 1:]]},
        "a label less": {"labels": labels[:label] + labels[label + 1:]},
        "a label more": {"labels": [*labels, verdict]},
        "a batch that is dropped": {"batches": [batches[0]]},
        "a miss less": {"misses": misses[:-1]},
    }
    return [f"not noticed: {name}" for name, change in changes.items()
            if not list(problems({**tables, **{table: "".join(lines) for table, lines in change.items()}}))]


def failures():
    """Yields what is wrong with the tables of first sight and with the page."""
    tables = read()
    yield from problems(tables)
    yield from check_seal()
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != page(tables):
        yield f"{PAGE.relative_to(ROOT)} is stale; run {WRITER}"


def choose(findings, batch):
    """Returns the findings of a batch that get a label: all but the information, of which a sample is taken from rule by rule.

    `findings` are (repository, finding); the same batch gives the same sample.
    """
    chosen, others = [], collections.defaultdict(list)
    for repository, finding in sorted(findings, key=lambda item: (item[0], item[1]["file"], item[1]["line"], item[1]["column"],
                                                                  item[1]["rule"])):
        if finding["severity"] == "info":
            others[finding["rule"]].append((repository, finding))
        else:
            chosen.append((repository, finding))
    generator, rules, sample = random.Random(int(batch)), sorted(others), []
    for rule in rules:
        generator.shuffle(others[rule])
    generator.shuffle(rules)
    while len(sample) < SAMPLE and any(others.values()):
        sample += [others[rule].pop() for rule in rules if others[rule]]
    return chosen + sample[:SAMPLE]


def causes(labels):
    """Returns how many causes have which verdict: a cause is wrong if one of its findings is, else useful if one of them is."""
    verdicts = collections.defaultdict(set)
    for number, row in enumerate(labels):
        verdicts[(row["repository"], row["cause"] or number)].add(row["verdict"])
    found = collections.Counter(next(verdict for verdict in ("wrong", "useful", "true") if verdict in held)
                                for held in verdicts.values())
    return " / ".join(str(found[verdict]) for verdict in VERDICTS)


def counts(labels):
    found = collections.Counter(row["verdict"] for row in labels)
    return " / ".join(str(found[verdict]) for verdict in VERDICTS)


def table(tables):
    """Returns the figures of the batches as rows of Markdown."""
    lines = ["| batch | linter | apps | apps with a wrong error | error causes | errors | warning causes | warnings "
             "| information | misses |", "|---|---|---|---|---|---|---|---|---|---|"]
    for batch in rows(tables["batches"]):
        labels = [row for row in rows(tables["labels"]) if row["first_sight"] == batch["batch"]]
        errors, warnings, others = ([row for row in labels if row["severity"] == severity]
                                    for severity in ("error", "warning", "info"))
        wrong = {row["repository"] for row in errors if row["verdict"] == "wrong"}
        misses = [row for row in rows(tables["misses"]) if row["batch"] == batch["batch"]]
        cells = [batch["batch"], f"`{batch['linter']}`", len(batch["repositories"].split()), len(wrong), causes(errors),
                 counts(errors), causes(warnings), counts(warnings), counts(others),
                 f"{len(misses)} in {len(batch['read'].split())} apps"]
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines)


def misses(tables):
    lines = ["| batch | place | missed |", "|---|---|---|"]
    lines += [f"| {row['batch']} | {row['repository']}: {row['file']} | {row['what']} |" for row in rows(tables["misses"])]
    return "\n".join(lines)


def page(tables):
    """Returns the page about precision."""
    earlier = [row for row in rows(tables["labels"]) if not row["first_sight"]]
    folder = TABLES.relative_to(ROOT)
    return f"""<!-- Written by {WRITER}; do not edit. -->

# Precision

How often the linter is right. Every label was given by reading the finding, the file, the project, its settings and its code:
*useful* is true and the maintainer would act on it, *true* is only true, *wrong* is the rest. `{folder}/labels.tsv` has
the labels with their reasons.

## At first sight

These figures were **measured at first sight**: no rule had been changed for these repositories, and they were new to all who
work on the rules. Each batch has ten public repositories: those of the first eight were drawn by others, the others were
chosen by their names alone. It was linted with the commit in the column *linter*, and labels were
given to each error, each warning and a sample of {SAMPLE} information findings, and committed, before any rule was changed. Cells
are useful / true / wrong. Findings with one cause are one in the columns of causes; a cause is wrong if one of its findings is.
Misses are defects that were found by reading three of the apps and that the linter did not report.

{table(tables)}

The labels of a batch are sealed: `{folder}/batches.tsv` has a digest of them, and `run.py first-sight` fails where one is
changed later.

### Misses

{misses(tables)}

## Repaired repositories

The figures of this section are of **repaired repositories**: the rules were changed for what was found wrong there. They show
that nothing gets worse, and not how the linter does on a project that it has never seen.

There are {len(earlier):,} labels of {len({row['repository'] for row in earlier})} repositories: {counts(earlier)} (useful / true / wrong). The rules were
changed for those labelled wrong. With the checkouts, the check requires that at least 99 % of the errors that are still reported
there are true and 90 % useful, and of the warnings 95 % and 75 %. After its repair a batch belongs here too; its figures above
stay as they were measured.
"""


def main():
    if "--seal" in sys.argv:
        return seal()
    if "--page" in sys.argv:
        PAGE.write_text(page(read()), encoding="utf-8")
    found = list(failures())
    print("\n".join(found) or "the labels are as they were sealed, and the page is up to date")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
