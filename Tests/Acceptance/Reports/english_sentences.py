"""Finds English sentences in a text that should be Chinese.

A sentence is three or more English words in a row, separated by blanks only. Code, quotations, paths, addresses, options and
identifiers are no words, nor are the names below and those that Xcode shows.
"""

import html
import json
import re

from Support import program

# Names of three words or more that are the same in Chinese, with what they are.
NAMES = {
    "App Store Connect": "a service of Apple",
    "App Tracking Transparency": "a framework of Apple",
    "App Transport Security": "a feature of the system",
    "Apple Vision Pro": "a device",
    "Copy Bundle Resources": "a build phase, as Xcode shows it",
    "Core Audio tap": "an object of the framework Core Audio",
    "Final Cut Pro": "an app of Apple",
    "Google Ad Manager": "a service of Google",
    "Google Mobile Ads": "a library",
    "Mac App Store": "a store of Apple",
    "React Native Async Storage": "a library",
    "Microsoft Authentication Library": "a library",
    "No newline at end of file": "a mark of the format of differences, which patch and git read",
    "Push to Talk": "a framework of Apple",
    "Sign in with Apple": "a service of Apple",
    "git fetch origin": "a command",
    "npx expo config": "a command",
    "zsh bash fish": "shells",
}
# “App” is the word for an app in Chinese too.
WORD = r"(?!App\b)(?:[A-Z]?[a-z]+|[AI])(?:['’][a-z]+)?"
SENTENCE = re.compile(rf"(?<![\w./:@$#%&=<>~'’*+-]){WORD}(?: +{WORD}){{2,}}(?![\w/=<>(*'’-]|[.:]\w)")
CODE = re.compile(
    "|".join(
        (
            r"\x1b\[[0-9;]*[A-Za-z]",
            r"(?ms:^( *)(```+|~~~+).*?^\1\2 *$)",
            r"`[^`\n]*`",
            r"“[^”]*”|‘[^’]*’|「[^」]*」",
            r"\"[^\"\n]*\"",
            r"(?<!\w)'[^'\n]*'(?!\w)",
            r"https?://\S+",
        )
    )
)
MARKUP = re.compile(r"(?s)<(style|script|code|pre)\b.*?</\1>|<[^>]*>")


class Finder:
    """Finds sentences; `own` is text of the files that a command reads, which it may show as it is."""

    def __init__(self, own=""):
        # What Xcode shows is in English: the names of keys, on our pages also without what all purpose strings have, and of
        # capabilities; the sections of Apple's documentation and libraries have names too.
        keys = json.loads(program.output("keys", "--format", "json"))
        members = ("name", "capability", "group", "library")
        shown = {name for key in keys for member in members if member in key for name in key[member].split(" / ")}
        names = shown | {name.removeprefix("Privacy - ").removesuffix(" Usage Description") for name in shown} | set(NAMES)
        listed = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
        self.names = re.compile(rf"(?<!\w)(?:{listed})(?!\w)", re.IGNORECASE)
        words = "|".join({word for each in commands() for word in each})
        self.commands = re.compile(rf"plist-lsp(?: +(?:help|{words}))+(?: [A-Z]\w*)*\b")
        self.own = joined(own)

    def sentences(self, text, code=""):
        """The sentences in a text that are in neither the files nor `code`."""
        text = self.names.sub("·", self.commands.sub("·", CODE.sub("·", text)))
        found = [match[0] for match in SENTENCE.finditer(text)]
        code = joined(code)
        return [each for each in found if joined(each) not in self.own and joined(each) not in code]

    def check(self):
        """Shows on two sentences that the finder can fail, and on what it leaves out that it does not always."""
        for text, expected in (
            ("错误：No such file or directory", ["No such file or directory"]),
            ("Missing key `CFBundleName`. 请 add the key to", ["add the key to"]),
            ("文件 `not a sentence of ours`，“nor is this one”，/usr/share/some/path，--fail-on never", []),
            ("在 App Store Connect 中用 plist-lsp strings sort App 检查 Launch screen interface file base name", []),
        ):
            assert self.sentences(text) == expected, f"{text}: {self.sentences(text)}"


def joined(text):
    return re.sub(r"\s+", " ", text)


def without_markup(page):
    """The text of an HTML page, a line for each element, without its code."""
    return html.unescape(MARKUP.sub("\n", page))


def commands():
    """The words of each command of the program, from its help."""
    return [words for words, _ in described(json.loads(program.output("--experimental-dump-help"))["command"], ())]


def described(command, words):
    """Each command with its words and its description."""
    found = [(words, command)]
    for each in command.get("subcommands", []):
        if each["commandName"] != "help":
            found += described(each, (*words, each["commandName"]))
    return found
