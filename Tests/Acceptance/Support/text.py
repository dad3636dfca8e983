"""Positions of the protocol in a text, and edits applied to it, independent of how the server counts."""

UNITS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}


class OffUnit(Exception):
    """A position that no character boundary of the text has."""


def column(line, characters, encoding):
    """The column after so many characters of a line, in code units of the encoding."""
    codec, size = UNITS[encoding]
    return len(line[:characters].encode(codec)) // size


def position(text, index, encoding):
    """The protocol position of a character index; lines end with a line feed in these texts."""
    before = text[:index]
    start = before.rfind("\n") + 1
    return {"line": before.count("\n"), "character": column(before[start:], len(before) - start, encoding)}


def span(text, part, encoding, after=""):
    """The protocol range of the first occurrence of a part after `after`."""
    start = text.index(part, text.index(after) + len(after) if after else 0)
    return {"start": position(text, start, encoding), "end": position(text, start + len(part), encoding)}


def index(text, place, encoding):
    """The character index of a protocol position; `OffUnit` when it is outside the text or inside a character."""
    codec, size = UNITS[encoding]
    lines = text.split("\n")
    if not 0 <= place["line"] < len(lines):
        raise OffUnit(f"line {place['line']} of {len(lines)}")
    line = lines[place["line"]]
    units = line.encode(codec)
    if not 0 <= place["character"] * size <= len(units):
        raise OffUnit(f"column {place['character']} of {len(units) // size}")
    try:
        characters = len(units[: place["character"] * size].decode(codec))
    except UnicodeDecodeError:
        raise OffUnit(f"column {place['character']} is inside a character") from None
    return sum(len(each) + 1 for each in lines[: place["line"]]) + characters


def covered(text, area, encoding):
    """The text of a protocol range."""
    return text[index(text, area["start"], encoding) : index(text, area["end"], encoding)]


def apply(text, edits, encoding):
    """The text after edits that all refer to it as it was, as the protocol requires."""
    places = [(index(text, e["range"]["start"], encoding), index(text, e["range"]["end"], encoding), e) for e in edits]
    places.sort(key=lambda each: each[:2])
    for left, right in zip(places, places[1:]):
        if left[1] > right[0]:
            raise OffUnit("edits overlap")
    for start, end, edit in reversed(places):
        text = text[:start] + edit["newText"] + text[end:]
    return text
