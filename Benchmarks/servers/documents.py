"""Documents of a given size in the language of each server, all with a few findings and with places to work at."""
from dataclasses import dataclass


@dataclass
class Document:
    name: str
    language: str
    text: str
    # Line and column inside a text value near the start, in the middle and near the end.
    places: dict
    # What breaks the syntax when it is typed at one of the places.
    breaker: str
    # Where there is something to say or to propose, in the middle of the document.
    hover: tuple
    completion: tuple


@dataclass
class Rows:
    """A row that is repeated, with the line of its value and a column in it."""
    text: callable
    lines: int
    line: int
    column: int


def build(size, head, rows, middle, tail, **fields):
    """Repeats a row until the document has `size` bytes; `middle` stands in the middle of the rows."""
    room = size - len(head) - len(middle) - len(tail)
    repeated = []
    while room > 0 or len(repeated) < 4:
        repeated.append(rows.text(len(repeated)))
        room -= len(repeated[-1])
    half = len(repeated) // 2
    first = head.count("\n")
    gap = first + half * rows.lines

    def place(number):
        return first + number * rows.lines + rows.line + (middle.count("\n") if number >= half else 0), rows.column
    places = {"start": place(1), "middle": place(half), "end": place(len(repeated) - 2)}
    # Hover and completion are given relative to the middle part.
    for name in ("hover", "completion"):
        line, column = fields[name]
        fields[name] = (gap + line, column)
    text = head + "".join(repeated[:half]) + middle + "".join(repeated[half:]) + tail
    return Document(text=text, places=places, **fields)


XML = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
"""
# A key that stands twice.
TWICE = "<dict>\n<key>twice</key>\n<true/>\n<key>twice</key>\n<true/>\n</dict>\n"


def plist_array(size):
    """An array of small dictionaries."""
    def row(number):
        return ("\t<dict>\n\t\t<key>identifier</key>\n"
                f"\t\t<string>com.example.{number:08}</string>\n\t\t<key>enabled</key>\n\t\t<true/>\n\t</dict>\n")
    return build(size, XML + "<array>\n" + TWICE, Rows(row, 6, 2, 16), "", "</array>\n</plist>\n",
                 name="data.plist", language="plist", breaker="<", hover=(1, 9), completion=(1, 9))


def info_plist(size):
    """An Info.plist of ordinary size at 1 KB, with two huge dictionaries of its own where it is larger."""
    head = (XML + "<dict>\n<key>CFBundleIdentifier</key>\n<string>com.example.app</string>\n"
            "<key>Odd</key>\n" + TWICE + "<key>Before</key>\n<dict>\n")
    middle = "</dict>\n<key>UILaunchStoryboardName</key>\n<string>Launch</string>\n<key>After</key>\n<dict>\n"

    def row(number):
        return f"\t<key>entry.{number:08}</key>\n\t<string>The value of the entry {number}</string>\n"
    return build(size, head, Rows(row, 2, 1, 13), middle, "</dict>\n</dict>\n</plist>\n",
                 name="Info.plist", language="plist", breaker="<", hover=(1, 9), completion=(1, 9))


def strings(size):
    def row(number):
        return f'/* The title of screen {number} */\n"screen.{number:08}.title" = "A title with some words";\n'
    return build(size, '"twice" = "once";\n"twice" = "and again";\n', Rows(row, 2, 1, 38), "", "",
                 name="Localizable.strings", language="strings", breaker='"', hover=(1, 9), completion=(1, 9))


def python(size):
    def row(number):
        return f'def function_{number:08}(value):\n    text = "a text with some words"\n    return text + str(value)\n\n\n'
    return build(size, "import os\nimport sys\n\n\n", Rows(row, 5, 1, 16), "import re  # noqa: F401\n\n\n", "",
                 name="data.py", language="python", breaker='"', hover=(0, 20), completion=(0, 20))


def toml(size):
    def row(number):
        return f'[section_{number:08}]\nname = "a text with some words"\nenabled = true\n\n'
    return build(size, "twice = 1\ntwice = 2\n\n", Rows(row, 4, 1, 12), "", "",
                 name="data.toml", language="toml", breaker='"', hover=(1, 12), completion=(0, 9))
