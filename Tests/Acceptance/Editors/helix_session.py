"""A session of Helix with the settings of its guide and the server in PLIST_LSP.

Works on a copy of the project in SESSION_PROJECT, types as a person does and compares the bytes that are saved. SESSION_HELIX
names another program than hx. Ends with code 1 at the first difference.
"""

import os
import pathlib
import re
import sys

from steps import Failure, check, settings
from terminal import Terminal

HOME = pathlib.Path(os.environ["HOME"])
PROJECT = pathlib.Path(os.environ["SESSION_PROJECT"])
PLIST = PROJECT / "CameraApp/Info.plist"
BASE, TRANSLATION = (PROJECT / f"CameraApp/{language}.lproj/Localizable.strings" for language in ("en", "de"))
SECONDS = 15
ESCAPE, RETURN, NEXT, ERASE = "\x1b", "\r", "\x0e", "\x15"


def environment():
    """Writes the settings of the guide, and puts the server at a place where they find it; returns the environment."""
    folder = HOME / "helix"
    folder.mkdir(parents=True)
    (folder / "languages.toml").write_text(settings("helix", "toml"))
    programs = HOME / "bin"
    programs.mkdir()
    (programs / "plist-lsp").symlink_to(os.environ["PLIST_LSP"])
    return {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "TERM": "xterm-256color", "LANG": "C.UTF-8"}


def contents(path):
    """The text of a file; empty while Helix has moved it away to write it anew."""
    try:
        return path.read_bytes().decode()
    except FileNotFoundError:
        return ""


def last_line(screen):
    """The line for commands and messages."""
    return screen.rpartition("\n")[2]


class Helix:
    """What a person does with the program, each step with what shows that it is done."""

    def __init__(self):
        self.terminal = Terminal([os.environ.get("SESSION_HELIX") or "hx", str(PLIST)], environment(), PROJECT)

    def await_text(self, what, *texts):
        """Waits until all texts are on the screen."""
        self.await_screen(what, lambda screen: all(text in screen for text in texts))

    def await_screen(self, what, condition):
        """Waits until the condition holds for the screen."""
        self.wait(what, condition)
        check(True, what)

    def wait(self, what, condition):
        """The same for a step that is not worth a line."""
        if not self.terminal.wait(condition, SECONDS):
            raise Failure(f"waited in vain for {what}; the screen shows\n{self.terminal.text()}")

    def type(self, *keys):
        """Types keys one by one. Helix 25.01 may send changes in another order when they come at once."""
        for key in "".join(keys):
            self.terminal.type(key)

    def close(self, shown):
        """Closes what shows a text. The next key comes after that, or it is read as one with Alt."""
        self.type(ESCAPE)
        self.wait(f"the end of {shown!r}", lambda screen: shown not in screen)

    def leave(self):
        """Ends the typing of text."""
        self.wait("the mode", lambda screen: " INS " in screen)
        self.close(" INS ")

    def prompt(self, key, name, text):
        """Opens the line at the bottom with a key, types text into it and waits until it is closed."""
        self.type(key)
        # The last text is shown there until another is typed.
        self.wait(name, lambda screen: last_line(screen).startswith(name))
        self.type(text)
        self.wait(name + text, lambda screen: last_line(screen) == name + text)
        self.type(RETURN)
        self.wait(f"the end of {name}{text}", lambda screen: not last_line(screen).startswith(name))

    def find(self, text):
        """Selects the first place of a text."""
        self.type("gg")
        self.prompt("/", "search:", text)

    def choose(self, text):
        """Goes down in the list of completions until the text is in the document, and accepts it."""
        for _ in range(30):
            self.type(NEXT)
            if self.terminal.wait(lambda screen: text in screen, 0.3):
                break
        self.await_text(f"the text {text}", text)
        self.type(RETURN)

    def save(self, what, path, expected):
        """Saves all files and compares the bytes of one."""
        self.prompt(":", ":", "write-all")
        self.terminal.wait(lambda _: contents(path) == expected, SECONDS)
        check(contents(path) == expected, f"{what}: the saved bytes", "\n" + contents(path))


def before(entry, text):
    """The text with an entry before that of the bundle's name."""
    return text.replace("\t<key>CFBundleName<", "".join(f"\t{line}\n" for line in entry) + "\t<key>CFBundleName<")


def check_diagnostics(helix):
    """The gutter and the picker have the findings of the opened file."""
    helix.await_screen("a finding of the opened file", lambda screen: re.search(r"^● .*<string></string>", screen, re.M))
    helix.type(" d")
    helix.await_text("the codes of findings", "capabilities-unknown-value", "purpose-string-empty", "purpose-string-missing")
    helix.close("purpose-string-empty")


def check_hover(helix):
    """The text for a key."""
    text = "Unique reverse-DNS identifier of the bundle"
    helix.find("CFBundleIdentifier")
    helix.type(" k")
    helix.await_text("the text for a key", text)
    helix.close(text)


def check_outline(helix):
    """The picker of symbols has the keys and the items."""
    helix.type(" s")
    helix.await_screen("the outline", lambda screen: re.search(r"boolean +LSRequiresIPhoneOS", screen) and "item 1" in screen)
    helix.close("item 1")


def check_keys(helix):
    """Completes a key by its start and by a word in it."""
    text = contents(PLIST)
    entry = ["<key>NSCameraUsageDescription</key>", "<string>Scan the code of a box.</string>"]
    for typed in ("NSCam", "camera"):
        helix.find("<key>CFBundleName<")
        helix.type("O", "<key>" + typed)
        helix.await_screen(f"completions of {typed}", lambda screen: re.search(r"NSCameraUsageDescription +property", screen))
        helix.choose(entry[0])
        helix.type("Scan the code of a box.")
        helix.await_text("the value", entry[1])
        helix.leave()
        helix.save(f"a key from {typed}", PLIST, before(entry, text))
        helix.find("<key>NSCameraUsage")
        helix.type("2xd")
        helix.save("its removal", PLIST, text)


def check_booleans(helix):
    """Completes a key with its Boolean, and a Boolean after a key."""
    entry = ["<key>UIFileSharingEnabled</key>", "<true/>"]
    expected = before(entry, contents(PLIST))
    helix.find("<key>CFBundleName<")
    helix.type("O", "<key>UIFileSh")
    helix.await_screen("completions of UIFileSh", lambda screen: re.search(r"UIFileSharingEnabled +property", screen))
    helix.choose(entry[0])
    helix.leave()
    helix.save("a key with its Boolean", PLIST, expected)
    entry = ["<key>LSSupportsOpeningDocumentsInPlace</key>", "<false/>"]
    helix.find("<key>CFBundleName<")
    helix.type("O", entry[0], RETURN, "<fa")
    helix.await_screen("completions of <fa", lambda screen: re.search(r"<false/> +value", screen))
    helix.type(NEXT, RETURN)
    helix.leave()
    helix.save("a Boolean", PLIST, before(entry, expected))


def check_fix(helix):
    """Applies the first action at a finding."""
    entry = ["<key>NSCameraUsageDescription</key>", "<string>TODO: Explain what the app needs this for (camera)</string>"]
    expected = contents(PLIST).replace("</dict>", "".join(f"\t{line}\n" for line in entry) + "</dict>")
    helix.find("<dict>")
    helix.type(" a")
    helix.await_text("the actions", "Insert NSCameraUsageDescription")
    helix.type(RETURN)
    helix.await_text("the entry", *entry)
    helix.save("a fix", PLIST, expected)


def check_format(helix):
    """Restores the text after its indentation was changed."""
    text = contents(PLIST)
    helix.type("%")
    helix.prompt("s", "select:", "\\t+")
    helix.type("c", "  ")
    helix.leave()
    helix.save("another indentation", PLIST, re.sub("\t+", "  ", text))
    helix.prompt(":", ":", "format")
    helix.await_text("an indented item", "        <string>armv64</string>")
    helix.save("the format", PLIST, text)


def check_table(helix):
    """Completes a translation, renames its key in all languages and goes to where it is defined."""
    helix.prompt(":", ":", f"open {TRANSLATION.relative_to(PROJECT)}")
    helix.await_screen("a finding of the table", lambda screen: re.search(r'^● .*"title" = "N";', screen, re.M))
    helix.find('"N')
    helix.type("a", "o")
    helix.await_screen("completions of No", lambda screen: re.search(r"Notes for %@ +value", screen))
    helix.type(NEXT, RETURN)
    helix.leave()
    helix.save("a translation", TRANSLATION, '"title" = "Notes for %@";\n')
    helix.find("title")
    helix.type(" r")
    helix.await_text("the name", "rename-to:title")
    helix.type(ERASE, "heading", RETURN)
    helix.await_text("the new name", '"heading" =')
    helix.save("the new name", TRANSLATION, '"heading" = "Notes for %@";\n')
    helix.save("the new name in the other language", BASE, '"heading" = "Notes for %@";\n')
    helix.type("gd")
    helix.await_text("the definitions", "en.lproj/Localizable.strings:1", "de.lproj/Localizable.strings:1")
    helix.type(RETURN)
    helix.await_screen("the first one", lambda screen: re.search(r"^ NOR .*en.lproj/Localizable.strings", screen, re.M))


def main():
    """Runs all parts and returns the exit code."""
    for path, text in ((BASE, "Notes for %@"), (TRANSLATION, "N")):
        path.parent.mkdir()
        path.write_text(f'"title" = "{text}";\n')
    helix = Helix()
    try:
        for part in (
            check_diagnostics, check_hover, check_outline, check_keys, check_booleans, check_fix, check_format, check_table,
        ):
            part(helix)
        helix.type(":quit-all", RETURN)
        check(helix.terminal.ended(SECONDS) == 0, "the end of Helix")
    except Failure as failure:
        print("FAILED", failure)
        return 1
    finally:
        helix.terminal.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
