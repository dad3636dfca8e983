#!/usr/bin/env python3
"""Times the server on texts of 1 MB that are made to be the worst of their kind (Linux).

  swift build -c release --product plist-lsp
  python3 Benchmarks/worst.py .build/release/plist-lsp [NAME ...]

For each text: the time from `didOpen` to its diagnostics, the memory above what the server took before, the median time from a
letter in the middle to its diagnostics, and the size of the diagnostics. A small text of the same kind is opened before, so that the
first use of the catalog is not measured. Marks what is above 1 s, 64 MB and 50 ms; what is found in a text is part of its memory.
"""
import os
import re
import statistics
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "servers"))

from client import Client  # noqa: E402

SIZE, LIMIT = 1_000_000, 60
SECONDS, MEGABYTES, KEY_SECONDS = 1, 64, 0.05
PLIST = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n%s</dict>\n</plist>\n'


def fill(part):
    return part * (SIZE // len(part))


TEXTS = {
    "tags without an end": ("a.plist", fill("<string")),
    "open tags": ("a.plist", fill("<string>")),
    "open brackets": ("a.plist", fill("<")),
    "closing tags": ("a.plist", fill("</dict>")),
    "unknown tags": ("a.plist", PLIST % fill("<x/>")),
    "ampersands": ("a.plist", PLIST % f"<key>a</key><string>{fill('&')}</string>"),
    "attributes": ("a.plist", f"<plist {fill('a=' + chr(34) + 'b' + chr(34) + ' ')}><dict/></plist>"),
    "one attribute": ("a.plist", f'<plist a="{fill("x")}"><dict/></plist>'),
    "entities": ("a.plist", f"<!DOCTYPE plist [{fill('<!ENTITY a ' + chr(34) + 'b' + chr(34) + '>')}]><plist><string>&a;</string></plist>"),
    "a number": ("a.plist", PLIST % f"<key>a</key><integer>{fill('1')}</integer>"),
    "data": ("a.plist", PLIST % f"<key>a</key><data>{fill('!')}</data>"),
    "lists in lists": ("a.plist", PLIST % f"<key>a</key>{fill('<array>')}"),
    "parentheses": ("a.plist", fill("(")),
    "NUL": ("a.plist", fill("\0")),
    "keys without values": ("Info.plist", PLIST % fill("<key>a</key>")),
    "values without keys": ("Info.plist", PLIST % fill("<true/>")),
    "repeated keys": ("Info.plist", PLIST % fill("<key>a</key><string>b</string>\n")),
    "empty purpose strings": ("Info.plist", PLIST % fill("<key>NSCameraUsageDescription</key><string></string>\n")),
    "comments that suppress": ("Info.plist", PLIST % fill("<!-- plist-lsp:disable-next-line key-unknown -->\n")),
    "unknown entitlements": ("a.entitlements", PLIST % fill("<key>com.apple.developer.x</key><true/>\n")),
    "empty data types": ("PrivacyInfo.xcprivacy", PLIST % f"<key>NSPrivacyCollectedDataTypes</key><array>{fill('<dict/>')}</array>"),
    "plural forms": ("Localizable.stringsdict", PLIST % fill(
        "<key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string></dict>\n")),
    "items without commas": ("a.plist", "{ a = (" + fill("b ") + "); }"),
    "strings without semicolons": ("Localizable.strings", fill('"a" = "b" ')),
    "strings without semicolons, in lines": ("Localizable.strings", fill('"a" = "b"\n')),
    "repeated keys in one line": ("en.lproj/Localizable.strings", fill('"a"="b";')),
    "formats": ("Localizable.strings", fill('"%d" = "% d %y %";')),
    "a comment that does not end": ("Localizable.strings", "/*" + fill("a\n")),
    "quotation marks": ("Localizable.strings", fill('"')),
    "backslashes": ("Localizable.strings", '"a"="' + fill("\\")),
    "a catalog of objects": ("a.xcstrings", fill('{"a":')),
    "a catalog of lists": ("a.xcstrings", fill("[")),
    "a catalog of one key": ("a.xcstrings", '{"sourceLanguage":"en","version":"1.0","strings":{' + fill('"a":{},') + "}}"),
}


class Measurement:
    """A server with one of the texts open."""

    def __init__(self, program, folder, name, text):
        self.client = Client([program, "--stdio"], folder)
        self.client.initialize(LIMIT)
        self.text, self.uri, self.version = text, f"file://{folder}/{name}", 1
        self.open(f"file://{folder}/small/{name}", text[:300])
        # Until the checks after a pause are done.
        time.sleep(0.6)
        self.before = self.memory("VmRSS")

    def open(self, uri, text):
        document = {"uri": uri, "languageId": "plist", "version": self.version, "text": text}
        return self.seconds("textDocument/didOpen", {"textDocument": document})

    def key(self, place, letter, removed):
        start, end = ({"line": place[0], "character": place[1] + count} for count in (0, removed))
        change = {"range": {"start": start, "end": end}, "text": letter}
        document = {"uri": self.uri, "version": self.version}
        return self.seconds("textDocument/didChange", {"textDocument": document, "contentChanges": [change]})

    def seconds(self, method, parameters):
        """Returns the time from a notification to the diagnostics of the version that it makes."""
        start = time.perf_counter()
        self.client.notify(method, parameters, LIMIT)
        self.answer = self.client.wait_for_diagnostics(self.version, LIMIT)
        self.version += 1
        return time.perf_counter() - start

    def memory(self, name):
        """Returns megabytes."""
        with open(f"/proc/{self.client.process.pid}/status") as status:
            return int(re.search(name + r":\s+(\d+)", status.read())[1]) / 1000

    def run(self):
        """Returns the seconds of opening, the megabytes and the median seconds of a key."""
        opening = self.open(self.uri, self.text)
        time.sleep(1.5)
        memory = self.memory("VmHWM") - self.before
        lines = self.text.split("\n")
        line = len(lines) // 2
        place = (line, 0 if len(lines) > 4 else len(lines[line]) // 2)
        keys = [self.key(place, letter, removed) for _ in range(4) for letter, removed in (("x", 0), ("", 1))]
        return opening, memory, statistics.median(keys)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    above = 0
    for name, (file, text) in TEXTS.items():
        if sys.argv[2:] and not any(part in name for part in sys.argv[2:]):
            continue
        with tempfile.TemporaryDirectory() as folder:
            measurement = Measurement(os.path.abspath(sys.argv[1]), folder, file, text)
            try:
                opening, memory, key = measurement.run()
            finally:
                measurement.client.stop()
        is_above = opening > SECONDS or memory > MEGABYTES or key > KEY_SECONDS
        above += is_above
        print(f"{'above' if is_above else 'ok   '} {name}: open {opening * 1000:.0f} ms, {memory:.0f} MB, key {key * 1000:.1f} ms, "
              f"diagnostics {len(measurement.answer) // 1000} KB", flush=True)
    print(f"{above} of {len(TEXTS)} above")


if __name__ == "__main__":
    main()
