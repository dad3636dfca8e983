#!/usr/bin/env python3
"""Compares language servers over documents of 1 KB, 100 KB, 1 MB and 10 MB, side by side in one run.

Usage: python3 Benchmarks/servers PLIST_LSP [--quick] [--markdown] [--check]

PLIST_LSP is a release build of plist-lsp. The peers `ruff` and `tombi` take part where they are installed (pip install ruff
tombi). Figures are medians in milliseconds with the 95th percentile behind; only figures of one run are comparable.
--check ends with 1 where a bar of the project is missed.
"""
import argparse
import datetime
import os
import platform
import shutil
import statistics
import sys
import sysconfig
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import documents  # noqa: E402
import measures  # noqa: E402
from client import Timeout  # noqa: E402

SIZES = {"1 KB": 1_000, "100 KB": 100_000, "1 MB": 1_000_000, "10 MB": 10_000_000}
REQUESTS = {"hover": "textDocument/hover", "completion": "textDocument/completion", "symbols": "textDocument/documentSymbol"}
PLACES = ("start", "middle", "end")


class Subject:
    """A server with the kind of document that it is measured with."""

    def __init__(self, name, command, make):
        self.name, self.command, self.make = name, command, make
        # Measure -> list of seconds, or a number.
        self.figures = {}


def subjects(server):
    ours = [os.path.abspath(server), "--stdio"]
    found = [Subject("array", ours, documents.plist_array), Subject("dictionary", ours, documents.plist_dictionary),
             Subject("strings", ours, documents.strings)]
    for name, arguments, make in (("ruff", ["server"], documents.python), ("tombi", ["lsp", "--offline"], documents.toml)):
        # The program itself, not a script around it that takes longer to start than the program.
        path = shutil.which(name, path=sysconfig.get_path("scripts")) or shutil.which(name)
        if path:
            found.append(Subject(name, [path, *arguments], make))
        else:
            print(f"{name} is not installed and left out", file=sys.stderr)
    return found


def measure_start(all_subjects, folder, runs):
    distinct = {tuple(subject.command): subject for subject in all_subjects}
    for _ in range(runs):
        for subject in distinct.values():
            subject.figures.setdefault("start", []).append(measures.start(subject.command, folder))
    for subject in all_subjects:
        subject.figures["start"] = distinct[tuple(subject.command)].figures["start"]


def measure_size(subject, label, folder, quick):
    size = SIZES[label]
    document = subject.make(size)
    with open(os.path.join(folder, document.name), "w") as file:
        file.write(document.text)
    openings = 3 if size >= 10_000_000 or quick else 7
    session = None
    for _ in range(openings):
        if session:
            session.client.stop()
        session = measures.Session(subject.command, folder, document)
        subject.figures.setdefault(f"open {label}", []).append(session.opening)
    try:
        for name, place in zip(PLACES, document.places):
            count = repetitions(session.opening, quick)
            session.changes(place, 2)
            subject.figures[f"change {name} {label}"] = session.changes(place, count)
        for name, method in REQUESTS.items():
            count = 2 if name == "symbols" and size > 1_000_000 else min(repetitions(session.opening, quick), 20)
            session.requests(method, document.places[1], 1)
            subject.figures[f"{name} {label}"] = session.requests(method, document.places[1], count)
        subject.figures[f"memory {label}"] = session.client.peak_memory()
        subject.figures[f"cpu {label}"] = session.client.cpu_seconds()
        if label == "100 KB":
            subject.figures["pipelined 100 KB"] = [session.pipelined(document.places[1], 10_000)]
    finally:
        session.client.stop()


def repetitions(opening, quick):
    """How often something is repeated that may take as long as opening the document."""
    return 6 if quick or opening > 0.2 else 40


def row_names(labels):
    rows = ["start"]
    for label in labels:
        rows.append(f"open {label}")
        rows += [f"change {place} {label}" for place in PLACES]
        rows += [f"{name} {label}" for name in REQUESTS]
        if label == "100 KB":
            rows.append("pipelined 100 KB")
        rows += [f"memory {label}", f"cpu {label}"]
    return rows


def cell(figures, row):
    value = figures.get(row)
    if value is None:
        return "-"
    if row.startswith("memory"):
        return f"{value / 1e6:.1f} MB"
    if row.startswith("cpu"):
        return f"{value:.2f} s"
    times = sorted(seconds * 1000 for seconds in value)
    high = times[min(len(times) - 1, int(len(times) * 0.95))]
    return f"{statistics.median(times):.2f} ({high:.2f})"


def median(subject, row):
    value = subject.figures.get(row)
    return statistics.median(value) if isinstance(value, list) else value


def table(all_subjects, labels, markdown):
    rows = [["", *(subject.name for subject in all_subjects)]]
    rows += [[row, *(cell(subject.figures, row) for subject in all_subjects)] for row in row_names(labels)]
    if markdown:
        lines = ["| " + " | ".join(row) + " |" for row in rows]
        return "\n".join([lines[0], "|" + " --- |" * len(rows[0]), *lines[1:]])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip() for row in rows)


def bars(all_subjects, labels):
    """Yields what was asked for: a sentence, the ratio and the most that it may be."""
    ruff = next((subject for subject in all_subjects if subject.name == "ruff"), None)
    for subject in all_subjects:
        if subject.name in ("ruff", "tombi"):
            continue
        own = lambda row: median(subject, row)  # noqa: E731
        if ruff:
            yield f"{subject.name}: start / ruff", own("start") / median(ruff, "start"), 1.0
            for label, most in (("100 KB", 1 / 4), ("1 MB", 1 / 20), ("10 MB", 1 / 100)):
                for place in PLACES if label in labels else ():
                    row = f"change {place} {label}"
                    yield f"{subject.name}: {row} / ruff", own(row) / median(ruff, row), most
            if "10 MB" in labels:
                yield f"{subject.name}: open 10 MB / ruff", own("open 10 MB") / median(ruff, "open 10 MB"), 1 / 4
            yield f"{subject.name}: memory 1 KB / ruff", own("memory 1 KB") / median(ruff, "memory 1 KB"), 1.0
        if "10 MB" in labels:
            for place in PLACES:
                yield (f"{subject.name}: change {place} 10 MB / 1 KB",
                       own(f"change {place} 10 MB") / own(f"change {place} 1 KB"), 4)
            for name in ("hover", "completion"):
                yield f"{subject.name}: {name} 10 MB / 1 KB", own(f"{name} 10 MB") / own(f"{name} 1 KB"), 2
            yield f"{subject.name}: memory 10 MB / document", own("memory 10 MB") / SIZES["10 MB"], 8
        yield f"{subject.name}: 10,000 changes and a hover, in seconds", own("pipelined 100 KB"), 1


def processor():
    try:
        with open("/proc/cpuinfo") as file:
            return next(line.split(":")[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server")
    parser.add_argument("--quick", action="store_true", help="1 KB and 100 KB only, few repetitions")
    parser.add_argument("--markdown", action="store_true", help="print the table for a README")
    parser.add_argument("--check", action="store_true", help="end with 1 where a bar is missed")
    options = parser.parse_args()
    all_subjects = subjects(options.server)
    labels = list(SIZES)[:2] if options.quick else list(SIZES)
    with tempfile.TemporaryDirectory() as folder:
        measure_start(all_subjects, folder, 10 if options.quick else 40)
        for label in labels:
            for subject in all_subjects:
                try:
                    measure_size(subject, label, folder, options.quick)
                except Timeout:
                    print(f"{subject.name} gave no answer at {label}", file=sys.stderr)
    print(f"{datetime.date.today()}, {processor()}, {os.cpu_count()} cores, {platform.platform()}\n")
    print(table(all_subjects, labels, options.markdown))
    print("\nmilliseconds: median (95th percentile)\n")
    missed = 0
    for text, ratio, most in bars(all_subjects, labels):
        missed += ratio > most
        print(f"{'missed' if ratio > most else 'ok    '} {text}: {ratio:.4f} (at most {most:.4f})")
    sys.exit(1 if options.check and missed else 0)


if __name__ == "__main__":
    main()
