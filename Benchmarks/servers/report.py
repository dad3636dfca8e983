"""The tables that are printed."""
import datetime
import os
import platform
import statistics

from run import PLACES


def median(subject, row):
    """Returns the median of a figure in seconds, its bytes, or None."""
    value = subject.figures.get(row)
    if isinstance(value, list):
        return statistics.median(value) if value else None
    return value if isinstance(value, (int, float)) else None


def rows(labels):
    yield "start"
    for label in labels:
        yield f"open {label}"
        for kind in ("change", "break"):
            for place in PLACES:
                yield f"{kind} {place} {label}"
        for name in ("pause", "hover", "completion", "symbols"):
            yield f"{name} {label}"
        if label == "100 KB":
            yield "pipelined 100 KB"
        yield f"memory {label}"
        yield f"cpu {label}"
    yield "hover idle"
    yield "hover beside 20 MB"


def cell(subject, row):
    value = subject.figures.get(row)
    if value is None or value == []:
        return "-"
    if isinstance(value, str):
        return value
    if row.startswith("memory"):
        return f"{value / 1e6:.1f} MB"
    if row.startswith("cpu"):
        return f"{value:.2f} s"
    times = sorted(seconds * 1000 for seconds in value)
    middle, high = statistics.median(times), times[min(len(times) - 1, int(len(times) * 0.95))]
    return f"{middle:.2f}" if len(times) == 1 else f"{middle:.2f} ({high:.2f})"


def ratios(subject, peers, row):
    """How many times as much each peer takes."""
    mine = median(subject, row)
    theirs = [median(peer, row) for peer in peers]
    return [f"{value / mine:.2f}" if mine and value else "-" for value in theirs]


def table(subjects, labels, markdown):
    """Returns the figures of all servers, and what the peers need in proportion to each of ours."""
    peers = [subject for subject in subjects if subject.is_peer]
    ours = [subject for subject in subjects if not subject.is_peer]
    lines = [["", *(subject.name for subject in subjects),
              *(f"{peer.name}:{subject.name}" for subject in ours for peer in peers)]]
    for row in rows(labels):
        lines.append([row, *(cell(subject, row) for subject in subjects),
                      *(ratio for subject in ours for ratio in ratios(subject, peers, row))])
    if markdown:
        texts = ["| " + " | ".join(line) + " |" for line in lines]
        return "\n".join([texts[0], "|" + " --- |" * len(lines[0]), *texts[1:]])
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return "\n".join("  ".join(text.ljust(width) for text, width in zip(line, widths)).rstrip() for line in lines)


def machine():
    return f"{datetime.date.today()}, {processor()}, {os.cpu_count()} cores, {system()}"


def processor():
    try:
        with open("/proc/cpuinfo") as file:
            return next(line.split(":")[1].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def system():
    try:
        return f"{platform.freedesktop_os_release()['PRETTY_NAME']}, {platform.machine()}"
    except (OSError, AttributeError):
        return platform.platform()
