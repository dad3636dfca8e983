"""Looks for English sentences in what the program writes where Chinese is chosen: in all commands and in a session of an editor.

Walks the commands that the help names: their help, wrong arguments, files that cannot be read, and runs on sample files; the pages
of all rules and keys; and the texts of a session. english_sentences.py has what a sentence is, and which names are allowed.
"""

import concurrent.futures
import json
import os
import pathlib
import plistlib
import shutil
import subprocess
import sys
import tempfile

from Support import files, program
from Support.client import Client
from Support.report import Report
from english_sentences import Finder, described, without_markup

# The formats that other programs read; their members have texts of the tables that the other formats show too.
MACHINE_FORMATS = {"json", "sarif", "gitlab"}
HOVERS = 300
BROKEN = {
    "broken.plist": '<?xml version="1.0"?>\n<plist version="1.0"><dict><key>A</key><string>b</dict></plist>\n',
    "Broken/en.lproj/Localizable.strings": '"a" = "b"\n"c" = ;\n',
    "broken.xcstrings": '{"sourceLanguage": "en", "strings": {"a": }\n',
    "broken.json": '{"a": [1, 2\n',
    "binary.plist": b"bplist00 damaged",
    "encoded.plist": '<?xml version="1.0" encoding="klingon"?>\n<plist version="1.0"><dict/></plist>\n'.encode("utf-16"),
    "broken.ipa": b"PK damaged",
    "data.plist": plistlib.dumps({"a": b"1"}),
    "Broken/.plist-lsp.yml": "disabled_rules: [no-such-rule\n",
    "Broken/Info.plist": plistlib.dumps({"CFBundleName": 1}),
    "Wrong/.plist-lsp.yml": "no_such_setting: 1\nkey-wrong-type: fatal\ndisabled_rules: 5\n",
    "Wrong/Info.plist": plistlib.dumps({"CFBundleName": 1}),
    "empty/none.txt": "",
    "baseline.json": "[]",
    "Keys/.plist-lsp.yml": "no_such_setting: 1\n",
    "Table/en.lproj/Localizable.strings": '"alpha" = "One";\n"beta" = "Two";\n',
}
# What a baseline has is in English where no option chooses a language.
CHOSEN = ("--language", "zh-CN")
# The arguments of the runs of each command on sample files, which are in Fixtures, and in Fixed for those that write; the first
# run is in all formats for people.
RUNS = {
    (): [],
    ("serve",): [],
    ("strings",): [],
    ("lint",): [
        ["Fixtures"], ["--verbose", "--statistics", "Fixtures/SampleApp"], ["--fix", "--unsafe-fixes", "--diff", "Fixtures/SampleApp"],
        ["--since", "HEAD", "Fixed"], ["--since", "nowhere", "Fixed"], ["--target", "None", "Fixtures/SampleApp"],
        ["--baseline", "baseline.json", *CHOSEN, "Fixed"], ["--write-baseline", "new.json", *CHOSEN, "Fixtures/SampleApp"],
        ["--baseline", "new.json", *CHOSEN, "Fixtures/SampleApp"], ["Fixtures/Products/Shop.ipa"], ["--cache", "broken.json", "Fixed"],
        ["--config", "Wrong/.plist-lsp.yml", "Fixed"], ["--expo-config", "broken.json", "Fixed"], ["--output-file", "empty", "Fixed"],
        ["--fix", "Fixed"], ["--until", "upload", "Fixtures/Projects"],
    ],
    ("format",): [["Fixtures"], ["--check", "Fixtures"], ["--diff", "Fixtures"], ["Fixed"]],
    ("convert",): [["--to", "json", "data.plist"], ["--to", "binary", "--output", "empty", "data.plist"]],
    ("explain",): [["UIBackgroundModes"], ["camera"], ["no such term at all"], ["NSCameraUsageDescripton"]],
    ("keys",): [[]],
    ("docs",): [["--output", "Reference"], ["--output", "Fixtures"], ["--output", "broken.plist"]],
    ("rules",): [[]],
    ("schema",): [[]],
    ("init",): [["Fixed"], ["Fixed"], ["nowhere"]],
    ("doctor",): [["Fixtures/SampleApp"], ["Fixtures"], ["empty"], ["nowhere"], ["--all", "Fixtures/Projects"]],
    ("preflight",): [["Fixtures/SampleApp"], ["Fixtures/Products/Shop.ipa"], ["Fixtures/Projects"], ["empty"]],
    ("strings", "status"): [["Fixtures"], ["empty"]],
    ("strings", "sort"): [["--diff", "Fixtures"], ["--check", "Fixtures"], ["Fixed"], ["empty"]],
    ("strings", "sync"): [["--diff", "Fixtures"], ["Fixed"], ["empty"]],
    ("strings", "convert"): [
        ["--to", "xcstrings", "--diff", "Fixtures"], ["--to", "xcstrings", "Fixed"], ["--to", "strings", "Fixed"],
        ["--to", "xcstrings", "empty"],
    ],
    ("strings", "merge"): [
        ["--print", *[f"Fixtures/SampleApp/SampleApp/{name}.lproj/InfoPlist.strings" for name in ("en", "de", "en")]],
        ["--print", "data.plist", "broken.plist", "Broken/Info.plist"],
    ],
}
CAPABILITIES = {
    "window": {"workDoneProgress": True, "showMessage": {"messageActionItem": {}}},
    "textDocument": {
        "publishDiagnostics": {"versionSupport": True, "relatedInformation": True, "dataSupport": True},
        "hover": {"contentFormat": ["markdown", "plaintext"]},
        "completion": {"completionItem": {
            "documentationFormat": ["markdown"], "resolveSupport": {"properties": ["documentation", "detail"]}}},
        "codeAction": {
            "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor", "source"]}},
            "dataSupport": True,
        },
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "inlayHint": {}, "codeLens": {},
    },
}
# The members of messages that editors show.
SHOWN = {"message", "title", "detail", "value", "contents", "documentation", "tooltip", "description", "label", "name"}


class Walk:
    """Runs the program in a folder with sample files, and counts the sentences that it writes in English."""

    def __init__(self, report, folder):
        self.report, self.folder = report, folder
        shutil.copytree(program.ROOT / "Tests/Fixtures", folder / "Fixtures")
        shutil.copytree(program.ROOT / "Tests/Fixtures/SampleApp", folder / "Fixed")
        files.write(folder, BROKEN)
        for arguments in (["init", "-q"], ["add", "Fixed"], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"]):
            subprocess.run(["git", *arguments], cwd=folder, check=True)
        own = [path.read_bytes().decode(errors="replace") for path in sorted(folder.rglob("*")) if path.is_file()]
        self.finder = Finder("\n".join(own))
        self.finder.check()
        self.environment = {name: text for name, text in os.environ.items() if not name.startswith(("GITHUB_", "CI_", "LC_"))}

    def run(self, *arguments, chosen=True):
        """Runs a command with Chinese chosen by the environment; `chosen` is whether the arguments do not choose it."""
        environment = self.environment | {"LC_ALL": "zh_CN.UTF-8" if chosen else "C"}
        result = subprocess.run([program.PROGRAM, *arguments], cwd=self.folder, env=environment, stdin=subprocess.DEVNULL,
                                capture_output=True, timeout=300)
        return result.stdout.decode(errors="replace"), result.stderr.decode(errors="replace")

    def check(self, arguments, chosen=True, code=""):
        """Runs a command and checks what it writes."""
        output, errors = self.run(*arguments, chosen=chosen)
        if output.startswith("<!DOCTYPE html"):
            output = without_markup(output)
        self.look(f"plist-lsp {' '.join(arguments)}", output + "\n" + errors, " ".join(arguments) + code)

    def look(self, what, text, code=""):
        self.report.equal(sorted(set(self.finder.sentences(text, code))), [], what)

    def start(self):
        """Checks what the program writes before it reads its arguments, and for names that are no commands."""
        for arguments in (["Fixtures"], ["lnt"], ["no-such-command"], ["help", "no-such-command"], ["--generate-completion-script", "none"]):
            self.check(arguments)
        for script in ('mkdir Gone && cd Gone && rmdir ../Gone && exec "$0" rules', 'ulimit -n 4 && exec "$0" rules'):
            environment = self.environment | {"LC_ALL": "zh_CN.UTF-8"}
            result = subprocess.run(["sh", "-c", script, program.PROGRAM], cwd=self.folder, env=environment, capture_output=True)
            self.report.check(result.returncode == 2, script, result)
            self.look(script, result.stderr.decode())

    def command(self, words, description):
        """Checks the help of a command, wrong arguments and its runs."""
        self.check([*words, "--help"])
        self.check(["help", *words])
        self.check([*words, "--no-such-option"])
        if words and description.get("subcommands"):
            self.check([*words, "no-such-command"])
        arguments = description.get("arguments", [])
        positional = [each for each in arguments if each["kind"] == "positional"]
        options = [each for each in arguments if each["kind"] == "option"]
        needed = [part for each in options if not each["isOptional"] for part in (name(each), value(each))]
        for each in options:
            self.check([*words, name(each)])
            if each.get("allValues"):
                self.check([*words, name(each), "no-such-value"])
        if needed or any(not each["isOptional"] for each in positional):
            self.check(words)
        self.check([*words, *needed, *["a"] * 9])
        if positional and positional[0]["valueName"] != "term":
            for path in ["nowhere", "nowhere/Info.plist", ".", *BROKEN, *self.unreadable()]:
                self.check([*words, *needed, *[path] * sum(not each["isRepeating"] for each in positional), *[path][:needs_path(positional)]])
        forms = next((each["allValues"] for each in options if name(each) == "--format"), [])
        others = [form for form in forms if form not in MACHINE_FORMATS][1:]
        for number, run in enumerate(RUNS[words]):
            self.check([*words, *run])
            for form in others if number == 0 else []:
                self.check([*words, "--format", form, *run])
        if any(name(each) == "--language" for each in options):
            self.check([*words, *RUNS[words][0], *CHOSEN], chosen=False)

    def unreadable(self):
        """The path of a file without permission to read; root can read every one."""
        if os.geteuid() == 0:
            return []
        path = self.folder / "Unreadable/Info.plist"
        files.write(self.folder, {"Unreadable/Info.plist": plistlib.dumps({})})
        path.chmod(0)
        return ["Unreadable/Info.plist"]

    def pages(self):
        """Checks the pages of all rules, keys and other names as files, and those of rules as text too."""
        self.run("docs", "--output", "Pages")
        pages = {str(page.relative_to(self.folder)): page.read_text() for page in (self.folder / "Pages").rglob("*.md")}
        for path, page in pages.items():
            self.look(path, page)
        rules = [each["id"] for each in json.loads(program.output("rules", "--format", "json"))]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for rule, (text, _) in zip(rules, pool.map(lambda rule: self.run("explain", rule), rules)):
                # The examples are marked as code in the file alone.
                self.look(f"plist-lsp explain {rule}", text, pages[f"Pages/rules/{rule}.md"])

    def session(self):
        """Checks the texts of a session of an editor in Chinese."""
        keys = json.loads(program.output("keys", "--format", "json"))
        documents = {"Fixtures/SampleApp/SampleApp/Info.plist": None}
        kinds = {"Keys/Info.plist": ("infoPlist", 260), "Keys/App.entitlements": ("entitlements", 80)}
        for path, (domain, count) in kinds.items():
            names = [each["path"] for each in keys if each["domain"] == domain and "/" not in each["path"]][:count]
            files.write(self.folder, {path: plistlib.dumps(dict.fromkeys(names, "x"), sort_keys=False)})
            documents[path] = names
        client = Client(self.report, [program.PROGRAM, "--stdio"], 60)
        client.allowed |= {"window/workDoneProgress/create"}
        client.initialize(["utf-16"], self.folder.as_uri(), CAPABILITIES, locale="zh-CN")
        hovers = sum(self.document(client, path, names or []) for path, names in documents.items())
        self.report.check(hovers >= HOVERS, f"{hovers} hovers")
        self.failures(client)
        client.shut_down()
        client.finish()
        for each in client.sent:
            self.look(each["method"], "\n".join(shown(each.get("params"))))
        methods = {each["method"] for each in client.sent}
        expected = {"textDocument/publishDiagnostics", "window/showMessage", "window/logMessage"}
        self.report.check(expected <= methods, "findings, messages and logs came", methods)

    def failures(self, client):
        """Sends requests that the server refuses with a text for people, and settings with an unknown rule."""
        client.notify("workspace/didChangeConfiguration", {"settings": {"disabledRules": ["no-such-rule"]}})
        table, broken = ({"uri": (self.folder / path).as_uri()} for path in ("Table/en.lproj/Localizable.strings", "broken.plist"))
        for document, language in ((table, "strings"), (broken, "xml")):
            text = pathlib.Path(document["uri"].removeprefix("file://")).read_text()
            client.notify("textDocument/didOpen", {"textDocument": {**document, "languageId": language, "version": 1, "text": text}})
        place = {"textDocument": table, "position": {"line": 0, "character": 2}}
        refused = [("textDocument/rename", {**place, "newName": name}) for name in ("", "beta")]
        refused.append(("textDocument/formatting", {"textDocument": broken, "options": {"tabSize": 4, "insertSpaces": False}}))
        for method, params in refused:
            answer = client.answer(client.request(method, params)) or {}
            self.report.check("error" in answer, f"{method} is refused", answer)
            self.look(f"error of {method}", "\n".join(shown(answer.get("error"))))
        client.call("workspace/executeCommand", {"command": "plist-lsp.explainRule", "arguments": ["plist-duplicate-key"]})

    def document(self, client, path, names):
        """Sends requests about a document; returns the number of hovers."""
        file = self.folder / path
        lines = file.read_text().split("\n")
        uri = {"uri": file.as_uri()}
        client.notify("textDocument/didOpen", {"textDocument": {**uri, "languageId": "xml", "version": 1, "text": file.read_text()}})
        found = client.diagnostics(uri["uri"], 1, lambda found: found)
        hovers = 0
        for number, line in enumerate(lines):
            if "<key>" in line:
                place = {"line": number, "character": line.index("<key>") + 6}
                answer = client.call("textDocument/hover", {"textDocument": uri, "position": place})
                hovers += answer is not None
                self.look(f"hover of {line.strip()}", "\n".join(shown(answer)))
        end = {"line": len(lines) - 3, "character": 0}
        everything = {"start": {"line": 0, "character": 0}, "end": end}
        answer = client.call("textDocument/completion", {"textDocument": uri, "position": end}) or {}
        for item in (answer if isinstance(answer, list) else answer.get("items", []))[:100]:
            item = client.call("completionItem/resolve", item)
            self.look(f"completion of {item['label']}", "\n".join(shown(item)))
        requests = {
            "codeAction": {"range": everything, "context": {"diagnostics": found}}, "codeLens": {},
            "inlayHint": {"range": everything}, "documentSymbol": {},
        }
        for method, params in requests.items():
            answer = client.call(f"textDocument/{method}", {"textDocument": uri, **params})
            self.look(f"{method} of {path}", "\n".join(shown(answer)))
        return hovers


def name(argument):
    return "--" + next(each["name"] for each in argument["names"] if each["kind"] == "long")


def value(argument):
    return (argument.get("allValues") or ["made"])[0]


def needs_path(positional):
    """Whether the last argument takes any number of paths."""
    return int(any(each["isRepeating"] for each in positional))


def shown(value, member=""):
    """The texts of a message that editors show."""
    if isinstance(value, str):
        return [value] if member in SHOWN else []
    if isinstance(value, list):
        return [text for each in value for text in shown(each, member)]
    if isinstance(value, dict):
        return [text for key, each in value.items() for text in shown(each, key)]
    return []


def main():
    report = Report()
    with tempfile.TemporaryDirectory() as name_of_folder:
        walk = Walk(report, pathlib.Path(name_of_folder).resolve())
        commands = dict(described(json.loads(program.output("--experimental-dump-help"))["command"], ()))
        report.equal(set(RUNS), set(commands), "each command has its runs")
        report.begin("commands")
        walk.start()
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda words: walk.command(words, commands[words]), RUNS))
        report.begin("pages")
        walk.pages()
        report.begin("session")
        walk.session()
    print(report.summary())
    return 1 if report.failed or not report.passed else 0


if __name__ == "__main__":
    sys.exit(main())
