"""A session of Kate with the settings of its guide and the server in PLIST_LSP, on a display without a screen.

Works on a copy of the project in SESSION_PROJECT, types as a person does and compares the bytes that are saved. SESSION_KATE names
another program than kate. Each step waits for a message between Kate and the server, for bytes in a file, or for a screen that no
longer changes. Ends with code 1 at the first difference. Kate knows no file type for .strings; the table here is a .stringsdict.
"""

import os
import pathlib
import re
import subprocess
import sys
import time

import recorder
from steps import Failure, check, settings

HOME = pathlib.Path(os.environ["HOME"])
PROJECT = pathlib.Path(os.environ["SESSION_PROJECT"])
PLIST = PROJECT / "CameraApp/Info.plist"
BASE = PROJECT / "CameraApp/en.lproj/Localizable.stringsdict"
TRANSLATION = PROJECT / "CameraApp/de.lproj/Localizable.stringsdict"
LOG = HOME / "log"
SECONDS = 20
# How long the screen must not change before it counts as drawn.
STILL = 0.4


def wait(condition):
    """Returns whether a condition holds in time."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False


def write_settings():
    """Writes the settings of the guide, and puts the recorded server at a place where Kate finds it."""
    client = HOME / "kate/lspclient"
    client.mkdir(parents=True)
    (client / "settings.json").write_text(settings("kate", "json"))
    programs = HOME / "bin"
    programs.mkdir()
    program = programs / "plist-lsp"
    command = [sys.executable, str(pathlib.Path(__file__).with_name("recorder.py").resolve()), str(LOG), os.environ["PLIST_LSP"]]
    program.write_text(f"""#!/bin/sh\nexec {" ".join(f"'{part}'" for part in command)} "$@"\n""")
    program.chmod(0o755)
    # Kate would ask whether it may start the server, and a cursor that blinks would change the screen.
    (HOME / "katerc").write_text(
        "[General]\nShow welcome view for new window=false\nStartup Session=new\n[Kate Plugins]\nlspclientplugin=true\n"
        f"[lspclient]\nAllowedServerCommandLines={program} --stdio\n"
    )
    (HOME / "kdeglobals").write_text("[KDE]\nCursorBlinkRate=0\n")


class Kate:
    """What a person does with the program, each step with what shows that it is done."""

    def __init__(self):
        write_settings()
        self.picture = HOME / "Xvfb_screen0"
        read, write = os.pipe()
        self.display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1000x700x24", "-fbdir", str(HOME), "-nolisten", "tcp"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        number = os.read(read, 16).decode().strip()
        run = HOME / "run"
        run.mkdir(mode=0o700)
        self.environment = {
            **os.environ, "DISPLAY": f":{number}", "PATH": f"{HOME / 'bin'}:{os.environ['PATH']}", "LANG": "C.UTF-8",
            "XDG_RUNTIME_DIR": str(run), "XDG_DATA_DIRS": "/usr/local/share:/usr/share",
        }
        self.program = subprocess.Popen(
            [os.environ.get("SESSION_KATE") or "kate", "-n", str(BASE), str(PLIST)], env=self.environment,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def close(self):
        for process in (self.program, self.display):
            process.kill()
            process.wait()

    # Keys

    def key(self, *keys):
        subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], env=self.environment, check=True)

    def type(self, text):
        subprocess.run(["xdotool", "type", "--delay", "5", text], env=self.environment, check=True)

    def click(self, x, y):
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], env=self.environment, check=True)
        self.still()

    def still(self):
        """Waits until the screen does not change any more."""
        last, since = self.picture.read_bytes(), time.monotonic()
        end = since + SECONDS
        while time.monotonic() - since < STILL and time.monotonic() < end:
            time.sleep(0.05)
            now = self.picture.read_bytes()
            if now != last:
                last, since = now, time.monotonic()

    def go_to(self, line):
        self.key("ctrl+g")
        self.type(str(line))
        self.key("Return")
        self.still()

    def show(self, path):
        """Shows an open file, by the list of them."""
        self.key("ctrl+alt+o")
        self.still()
        self.type(f"{path.parent.name}/{path.name}")
        self.still()
        self.key("Return")
        self.still()

    def command(self, name):
        """Runs an action by the list of all of them."""
        self.key("ctrl+alt+i")
        self.still()
        self.type(name)
        self.still()
        self.key("Return")
        self.still()

    def undo(self, expected):
        """Undoes all changes, which gives those bytes."""
        self.key(*["ctrl+z"] * 40)
        self.still()
        saved = self.saved()
        check(saved == expected, "the undone changes", "\n" + saved)

    # Messages

    def requests(self, method):
        return [message for sender, message in recorder.read(LOG) if sender == "editor" and message.get("method") == method]

    def answer(self, method):
        """Returns the answer to the last request of a method; None before it comes."""
        requests = self.requests(method)
        answers = [message for sender, message in recorder.read(LOG)
                   if sender == "server" and requests and message.get("id") == requests[-1].get("id") and "method" not in message]
        return answers[-1].get("result") if answers else None

    def await_answer(self, method, count=1):
        """Waits for the answer to a further request after `count` - 1 of them, then for what is drawn for it."""
        found = wait(lambda: len(self.requests(method)) >= count and self.answer(method) is not None)
        check(found, f"the answer to {method}", f"{len(self.requests(method))} requests")
        self.still()
        return self.answer(method)

    def diagnostics(self):
        """Returns the codes of the last diagnostics."""
        lists = [message["params"]["diagnostics"] for sender, message in recorder.read(LOG)
                 if sender == "server" and message.get("method") == "textDocument/publishDiagnostics"]
        return {diagnostic["code"] for diagnostic in lists[-1]} if lists else set()

    # Files

    def saved(self):
        """Saves the file and returns its text."""
        count = len(self.requests("textDocument/didSave"))
        self.key("ctrl+s")
        wait(lambda: len(self.requests("textDocument/didSave")) > count)
        return PLIST.read_bytes().decode()

    def expect(self, what, expected):
        saved = self.saved()
        check(saved == expected, f"{what}: the saved bytes", "\n" + saved)


def with_entry(text, entry):
    """The text with lines at the start of the root dictionary."""
    return text.replace("<dict>\n", "<dict>\n" + entry, 1)


def line_of(part, path):
    """The number of the first line with a text."""
    text = path.read_text()
    return text[:text.index(part)].count("\n") + 1


def table(key, text):
    """A table with one key."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
\t<key>{key}</key>
\t<dict>
\t\t<key>NSStringLocalizedFormatKey</key>
\t\t<string>%#@count@</string>
\t\t<key>count</key>
\t\t<dict>
\t\t\t<key>NSStringFormatSpecTypeKey</key>
\t\t\t<string>NSStringPluralRuleType</string>
\t\t\t<key>NSStringFormatValueTypeKey</key>
\t\t\t<string>d</string>
\t\t\t<key>one</key>
\t\t\t<string>%d {text}</string>
\t\t\t<key>other</key>
\t\t\t<string>%d {text}</string>
\t\t</dict>
\t</dict>
</dict>
</plist>
"""


def check_diagnostics(kate):
    found = wait(lambda: {"capabilities-unknown-value", "purpose-string-missing"} <= kate.diagnostics())
    check(found, "the findings of the opened file", kate.diagnostics())
    kate.still()


def check_outline(kate):
    names = [symbol["name"] for symbol in kate.await_answer("textDocument/documentSymbol")]
    check("CFBundleIdentifier" in names, "the outline", names)


def check_keys(kate):
    """Completes a key by its start and by a word in it, and one with its Boolean."""
    text = PLIST.read_text()
    for typed, entry in (
        ("camera", "<key>NSCameraUsageDescription</key><string></string>"),
        ("NSCam", "<key>NSCameraUsageDescription</key><string></string>"),
        ("UIFileSh", "<key>UIFileSharingEnabled</key><true/>"),
    ):
        count = len(kate.requests("textDocument/completion"))
        kate.go_to(4)
        kate.key("End", "Return")
        kate.type("<key>" + typed)
        kate.await_answer("textDocument/completion", count + 1)
        kate.key("Return")
        kate.still()
        kate.expect(f"a key from {typed}", with_entry(text, f"\t{entry}\n"))
        kate.undo(text)


def check_hover(kate):
    """Shows the text about the key below the mouse."""
    count = len(kate.requests("textDocument/hover"))
    # One of the first keys of the file, by the height of the font; the window is at the corner of the screen.
    for x in (220, 224):
        subprocess.run(["xdotool", "mousemove", str(x), "201"], env=kate.environment, check=True)
        kate.still()
    text = str(kate.await_answer("textDocument/hover", count + 1))
    line = kate.requests("textDocument/hover")[-1]["params"]["position"]["line"]
    key = re.findall(r"<key>(\w+)</key>", "".join(PLIST.read_text().splitlines(keepends=True)[:line + 1]))[-1]
    check(f"`{key}`" in text, "the text about a key", text)


def check_fix(kate):
    """Applies the fix of the finding at the cursor, and nothing else."""
    text = PLIST.read_text()
    kate.go_to(line_of("armv64", PLIST))
    kate.command("Quick Fix")
    kate.await_answer("textDocument/codeAction")
    kate.expect("a fix", text.replace("armv64", "arm64"))
    kate.undo(text)


def check_format(kate):
    """Writes a value on a line of its own."""
    text = PLIST.read_text()
    kate.go_to(4)
    kate.key("End", "Return")
    kate.type("<key>UIFileSharingEnabled</key><true/>")
    kate.still()
    kate.key("Escape")
    kate.expect("one line", with_entry(text, "\t<key>UIFileSharingEnabled</key><true/>\n"))
    kate.command("LSP Client: Format")
    kate.await_answer("textDocument/formatting")
    kate.expect("the format", with_entry(text, "\t<key>UIFileSharingEnabled</key>\n\t<true/>\n"))
    kate.undo(text)


def check_table(kate):
    """Gives a key another name in two languages, and goes to it in the other one."""
    kate.show(BASE)
    kate.go_to(line_of("<key>title", BASE))
    kate.key("Home", *["Right"] * 7)
    kate.command("LSP Client: Rename")
    kate.key("ctrl+a")
    kate.type("heading")
    kate.key("Return")
    kate.await_answer("textDocument/rename")
    # Without a window manager, nothing gives the window back its shortcuts after a dialog.
    kate.click(300, 300)
    kate.command("Save All")
    for path, text in ((BASE, "notes"), (TRANSLATION, "Notizen")):
        wait(lambda: path.read_text() == table("heading", text))
        check(path.read_text() == table("heading", text), f"the new name in {path.parent.name}", path.read_text())
    kate.go_to(line_of("<key>heading", BASE))
    kate.key("Home", *["Right"] * 7)
    kate.command("LSP Client: Go to Definition")
    places = kate.await_answer("textDocument/definition")
    check([place["uri"] for place in places] == [BASE.as_uri(), TRANSLATION.as_uri()], "the definitions", places)


def main():
    """Runs all parts and returns the exit code."""
    for path, text in ((BASE, "notes"), (TRANSLATION, "Notizen")):
        path.parent.mkdir()
        path.write_text(table("title", text))
    kate = Kate()
    try:
        for part in (check_diagnostics, check_outline, check_hover, check_keys, check_fix, check_format, check_table):
            part(kate)
        kate.key("ctrl+q")
        check(wait(lambda: kate.program.poll() is not None), "the end of Kate")
    except Failure as failure:
        print("FAILED", failure)
        return 1
    finally:
        kate.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
