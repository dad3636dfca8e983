"""Documents of a given size in the language of each server, all with a few findings and with places to type at."""
from dataclasses import dataclass


@dataclass
class Document:
    name: str
    language: str
    text: str
    # Line and column inside a text value near the start, in the middle and near the end.
    places: list

    @property
    def size(self):
        return len(self.text)


def build(name, language, head, row, tail, size, column, lines_of_row, value_line):
    """Repeats `row` until the document has `size` bytes; `column` is inside the value on line `value_line` of a row."""
    rows = []
    length = len(head) + len(tail)
    while length < size:
        rows.append(row(len(rows)))
        length += len(rows[-1])
    first_line = head.count("\n")
    last = max(len(rows) - 2, 0)
    numbers = [min(1, last), len(rows) // 2, last]
    places = [(first_line + number * lines_of_row + value_line, column) for number in numbers]
    return Document(name, language, head + "".join(rows) + tail, places)


XML = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n'
# A key that stands twice and a value without a key: two findings.
ODD = "<dict>\n<key>twice</key>\n<true/>\n<key>twice</key>\n<true/>\n</dict>\n"


def plist_array(size):
    def row(number):
        return ("\t<dict>\n\t\t<key>identifier</key>\n"
                f"\t\t<string>com.example.{number:08}</string>\n\t\t<key>enabled</key>\n\t\t<true/>\n\t</dict>\n")
    return build("data.plist", "plist", XML + "<array>\n" + ODD, row, "</array>\n</plist>\n", size, 16, 6, 2)


def plist_dictionary(size):
    def row(number):
        return f"\t<key>key.{number:08}</key>\n\t<string>The value of the entry {number}</string>\n"
    return build("flat.plist", "plist", XML + "<dict>\n<key>odd</key>\n" + ODD, row, "</dict>\n</plist>\n", size, 13, 2, 1)


def strings(size):
    def row(number):
        return f'/* The title of screen {number} */\n"screen.{number:08}.title" = "A title with some words";\n'
    head = '"twice" = "once";\n"twice" = "and again";\n'
    return build("Localizable.strings", "strings", head, row, "", size, 38, 2, 1)


def python(size):
    def row(number):
        return f'def function_{number:08}(value):\n    text = "a text with some words"\n    return text + str(value)\n\n\n'
    return build("data.py", "python", "import os\nimport sys\n\n\n", row, "", size, 16, 5, 1)


def toml(size):
    def row(number):
        return f'[section_{number:08}]\nname = "a text with some words"\nenabled = true\n\n'
    return build("data.toml", "toml", 'twice = 1\ntwice = 2\n\n', row, "", size, 12, 4, 1)
