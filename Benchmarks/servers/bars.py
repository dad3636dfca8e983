"""What the project asks of itself, as ratios of medians."""
from report import median
from run import PLACES, SIZES


def bars(subjects):
    """Yields a name, the ratio (None where a figure is missing) and the most that it may be."""
    ruff = next((subject for subject in subjects if subject.name == "ruff"), None)
    for subject in subjects:
        if subject.is_peer:
            continue
        for name, top, bottom, most in against(subject, ruff) if ruff else ():
            yield f"{subject.name}: {name}", quotient(top, bottom), most
        for name, top, bottom, most in own(subject):
            yield f"{subject.name}: {name}", quotient(top, bottom), most


def against(subject, ruff):
    def pair(row, most):
        return f"{row} / ruff", median(subject, row), median(ruff, row), most
    yield pair("start", 1)
    for label, most in (("100 KB", 1 / 4), ("1 MB", 1 / 20), ("10 MB", 1 / 100)):
        for place in PLACES:
            yield pair(f"change {place} {label}", most)
    yield pair("open 10 MB", 1 / 4)
    yield pair("memory 1 KB", 1)


def own(subject):
    for place in PLACES:
        yield (f"change {place} 10 MB / 1 KB", median(subject, f"change {place} 10 MB"),
               median(subject, f"change {place} 1 KB"), 4)
    for name in ("hover", "completion"):
        yield f"{name} 10 MB / 1 KB", median(subject, f"{name} 10 MB"), median(subject, f"{name} 1 KB"), 2
    yield "hover beside 20 MB / idle", median(subject, "hover beside 20 MB"), median(subject, "hover idle"), 2
    yield "memory 10 MB / document", median(subject, "memory 10 MB"), SIZES["10 MB"], 8
    yield "10,000 changes and a hover, in seconds", median(subject, "pipelined 100 KB"), 1, 1


def quotient(top, bottom):
    return top / bottom if top is not None and bottom else None
