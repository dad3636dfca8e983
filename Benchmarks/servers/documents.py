"""Documents of a given size in the language of each server, all with a few findings and with places to work at.

Servers may publish nothing where no finding changed, so that each place has a finding after it on its line, which every letter moves.
"""
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
    """A row that is repeated, with the line of its value and a column in it; `found` is one with a finding at the end of that line."""
    text: callable
    found: callable
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
    worked = {"start": 1, "middle": half, "end": len(repeated) - 2}
    for number in worked.values():
        repeated[number] = rows.found(number)
    first = head.count("\n")
    gap = first + half * rows.lines

    def place(number):
        return first + number * rows.lines + rows.line + (middle.count("\n") if number >= half else 0), rows.column
    places = {name: place(number) for name, number in worked.items()}
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
    def row(number, found=""):
        return ("\t<dict>\n\t\t<key>identifier</key>\n"
                f"\t\t<string>com.example.{number:08}</string>{found}\n\t\t<key>enabled</key>\n\t\t<true/>\n\t</dict>\n")

    def found(number):
        return row(number, " <key>kind</key> <true/> <key>kind</key> <true/>")
    return build(size, XML + "<array>\n" + TWICE, Rows(row, found, 6, 2, 16), "", "</array>\n</plist>\n",
                 name="data.plist", language="plist", breaker="<", hover=(1, 9), completion=(1, 9))


def info_plist(size):
    """An Info.plist of ordinary size at 1 KB, with two huge dictionaries of its own where it is larger."""
    head = (XML + "<dict>\n<key>CFBundleIdentifier</key>\n<string>com.example.app</string>\n"
            "<key>Odd</key>\n" + TWICE + "<key>Before</key>\n<dict>\n")
    middle = "</dict>\n<key>UILaunchStoryboardName</key>\n<string>Launch</string>\n<key>After</key>\n<dict>\n"

    def row(number, found=""):
        return f"\t<key>entry.{number:08}</key>\n\t<string>The value of the entry {number}</string>{found}\n"

    def found(number):
        return row(number, f" <key>entry.{number:08}</key> <true/>")
    return build(size, head, Rows(row, found, 2, 1, 13), middle, "</dict>\n</dict>\n</plist>\n",
                 name="Info.plist", language="plist", breaker="<", hover=(1, 9), completion=(1, 9))


def strings(size):
    def row(number, found=""):
        return f'/* The title of screen {number} */\n"screen.{number:08}.title" = "A title with some words";{found}\n'

    def found(number):
        return row(number, f' "screen.{number:08}.title" = "again";')
    return build(size, '"twice" = "once";\n"twice" = "and again";\n', Rows(row, found, 2, 1, 38), "", "",
                 name="Localizable.strings", language="strings", breaker='"', hover=(1, 9), completion=(1, 9))


def python(size):
    def row(number, found=""):
        return f'def function_{number:08}(value):\n    text = "a text with some words"{found}\n    return text + str(value)\n\n\n'

    def found(number):
        return row(number, "; value = 1")
    return build(size, "import os\nimport sys\n\n\n", Rows(row, found, 5, 1, 16), "import re  # noqa: F401\n\n\n", "",
                 name="data.py", language="python", breaker='"', hover=(0, 20), completion=(0, 20))


def toml(size):
    def row(number, found='"a text with some words"'):
        return f'[section_{number:08}]\nname = {found}\nenabled = true\n\n'

    def found(number):
        return row(number, '["a text with some words", {a = 1, a = 2}]')
    return build(size, "twice = 1\ntwice = 2\n\n", Rows(row, found, 4, 1, 13), "", "",
                 name="data.toml", language="toml", breaker='"', hover=(1, 12), completion=(0, 9))
