"""Checks the documentation against the program and the repository.

Fails where a part that the program knows is stale (the pages of commands and rules, the picture of a terminal, and the output of a
command that a comment such as `<!-- plist-lsp lint App -->` names before a block), a relative link or its anchor leads nowhere, a page of Documentation has no
link to it, a path or a test that is named does not exist, a row of the kinds of defects names a rule, a table or a test that does
not exist or another refuser than the rule has, or a text is longer than it may be. --write writes what is stale.
"""

import argparse
import difflib
import json
import os
import re
import shlex
import subprocess
import sys

import run
import terminal_picture
from Support.program import PROGRAM, ROOT

PAGES = ROOT / "Documentation"
WRITER = "Tests/Acceptance/run.py documentation -- --write"
GENERATED = f"<!-- Written by {WRITER}; do not edit. -->"
OUTPUT = re.compile(r"(<!-- plist-lsp (.*?) -->\n+```text\n)(.*?)(```)", re.DOTALL)
# What is code in the texts of the program: commands, comments of files, options, patterns and variables, names of files.
CODE = re.compile(
    r"(?<![\w`-])(?:plist-lsp(?: (?:strings )?(?:convert|docs|doctor|explain|format|keys|lint|rules|schema|serve|sort|status|sync)\b)"
    r"|(?:plist-lsp)?:[a-z][a-z:]+|--(?:format|to) [a-z]+|-[a-zA-Z]\b|--[a-z][\w-]*"
    r"|[\w.-]*[*_<>][\w.*/<>-]*|\.[a-z][\w-]*(?:\.[a-z]\w*)*|(?:\w[\w-]*\.)+(?:json|md|pbxproj|swift|xml|ya?ml)\b)"
)
# The longest that a text may be: in words, the change log in lines of its newest version.
WORDS = {"README.md": 1200, "CONTRIBUTING.md": 1500}
CHANGES = 40
# A text that may not have relative links: vsce does not package one that is in no known repository.
WITHOUT_LINKS = "editors/vscode/README.md"


def output(*arguments):
    """Returns what the program prints, first on standard output, then on standard error, without colors and in English."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "NO_COLOR": "1"}
    run = subprocess.run([PROGRAM, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120)
    assert run.returncode in (0, 1), f"plist-lsp {' '.join(arguments)}: {run.stderr}"
    return (run.stdout.rstrip("\n") + "\n" + run.stderr.rstrip("\n")).strip("\n") + "\n"


def prose(text):
    """Returns a text with commands, options, patterns and names of files as code, so that Markdown leaves them as they are."""
    return CODE.sub(lambda match: f"`{match[0]}`", text).replace("|", "\\|")


def discussion(text):
    """Returns the long help of a command as Markdown: paragraphs, and what is indented as blocks."""
    lines, blocks = text.split("\n"), []
    for line in lines:
        kind = "code" if line.startswith("  ") else "empty" if not line else "text"
        if line == "EXAMPLES":
            blocks.append(("heading", ["Examples:"]))
        elif blocks and blocks[-1][0] == kind:
            blocks[-1][1].append(line)
        else:
            blocks.append((kind, [line]))
    parts, is_example = [], False
    for kind, content in blocks:
        if kind == "code":
            lines = [line[2:] for line in content]
            if is_example:
                lines = [re.sub(r"^(\S.*? {2,})(?=\S)", r"\1# ", line) for line in lines]
            parts.append(f"```{'sh' if is_example else 'text'}\n" + "\n".join(lines) + "\n```")
        elif kind == "heading":
            is_example = True
            parts.append(content[0])
        elif kind == "text":
            parts.append(prose(" ".join(content)))
    return parts


def spelling(argument):
    """Returns how an argument is written, such as `-q, --quiet` or `--format <format>`."""
    value = f" <{argument['valueName']}>" if argument["kind"] == "option" else ""
    if argument["kind"] == "positional":
        return f"<{argument['valueName']}>" + (" …" if argument["isRepeating"] else "")
    names = argument["names"]
    return ", ".join(("-" if name["kind"] == "short" else "--") + name["name"] for name in names) + value


def meaning(argument):
    """Returns what an argument does, with its values and its default."""
    text = argument.get("abstract", "")
    facts = []
    if values := argument.get("allValues"):
        facts.append("values: " + ", ".join(values))
    if (default := argument.get("defaultValue")) is not None and argument["kind"] != "flag":
        facts.append(f"default: {default}")
    return prose(text) + (f" ({'; '.join(facts)})" if facts else "")


def command_sections(command, path=()):
    path = (*path, command["commandName"])
    name = " ".join(path)
    if path[-1] != "help":
        yield f"## {name}"
        yield prose(command["abstract"])
        yield from discussion(command.get("discussion", ""))
        arguments = [item for item in command.get("arguments", []) if item["shouldDisplay"]]
        arguments = [item for item in arguments if item["valueName"] not in ("help", "version")]
        if arguments:
            arguments.sort(key=lambda item: item["kind"] != "positional")
            rows = [f"| `{spelling(item)}` | {meaning(item)} |" for item in arguments]
            yield "| argument | meaning |\n|---|---|\n" + "\n".join(rows)
    for inner in command.get("subcommands", []):
        yield from command_sections(inner, path)


def commands_page():
    description = json.loads(output("--experimental-dump-help"))["command"]
    names = [name[3:] for name in command_sections(description) if name.startswith("## ")]
    links = "\n".join(f"- [`{name}`](#{anchor(name)})" for name in names if name != "plist-lsp")
    parts = [
        GENERATED,
        "# Commands",
        "All commands and their options, as `plist-lsp help COMMAND` prints them. Each also has `--help` and `--version`.\n"
        "`plist-lsp --generate-completion-script zsh` (or `bash`, `fish`) prints a script that completes them in a shell.",
        links,
        *command_sections(description),
    ]
    return "\n\n".join(parts) + "\n"


def rules_page():
    rules = json.loads(output("rules", "--format", "json", "--language", "en"))
    titles = re.findall(r"^(\S.*) \(\d+\)$", output("rules", "--language", "en"), re.M)
    groups = list(dict.fromkeys(rule["group"] for rule in rules))
    assert len(titles) == len(groups), f"{titles}, {groups}"
    parts = [
        GENERATED,
        "# Rules",
        f"The {len(rules)} rules by group. `plist-lsp explain RULE` prints the page of a rule: what it reports, why that matters, an\n"
        "incorrect and a correct example. `plist-lsp docs --output FOLDER` writes all these pages.",
        "A *safe* fix keeps the meaning and leaves nothing to fill in: `lint --fix` and the action `source.fixAll` of editors apply it.\n"
        "An *unsafe* one is a quick fix in editors; `lint` applies it only with `--unsafe-fixes`. The column is about the example on the\n"
        "page of the rule. An *opt-in* rule runs only if the [configuration](configuration.md) lists it. The code is that of the\n"
        "message from App Store Connect about the same defect.",
    ]
    parts.append("Groups: " + ", ".join(f"[{title}](#{anchor(title)})" for title in titles) + ".")
    for group, title in zip(groups, titles):
        rows = []
        for rule in rules:
            if rule["group"] == group:
                more = ["opt-in"] if rule["optIn"] else []
                more += [rule["appStoreCode"]] if "appStoreCode" in rule else []
                more += ["options: " + ", ".join(f"`{name}`" for name in rule["options"])] if rule["options"] else []
                fix = "" if rule["fix"] == "none" else rule["fix"]
                summary = prose(rule["summary"])
                rows.append(f"| `{rule['id']}` | {rule['severity']} | {fix} | {summary} | {', '.join(more)} |")
        parts.append(f"## {title}\n\n| rule | severity | fix | reports | notes |\n|---|---|---|---|---|\n" + "\n".join(rows))
    return "\n\n".join(parts) + "\n"


def with_outputs(text):
    """Returns a text in which the block after each comment that names a command is what the command prints."""
    return OUTPUT.sub(lambda match: match[1] + output(*shlex.split(match[2])) + match[4], text)


def texts():
    """Returns all texts in Markdown."""
    skipped = {".build", ".swiftpm", "node_modules", "checkouts"}
    paths = [path for path in ROOT.rglob("*.md") if not skipped & set(path.relative_to(ROOT).parts)]
    return sorted(path for path in paths if "Fixtures" not in path.parts)


def stale():
    """Returns the new text of each file that is not what the program prints now."""
    wanted = {path: with_outputs(path.read_text(encoding="utf-8")) for path in texts()}
    wanted[PAGES / "commands.md"] = commands_page()
    wanted[PAGES / "rules.md"] = rules_page()
    wanted[PAGES / "lint.svg"] = terminal_picture.picture(["lint", "."], ROOT / "Tests/Fixtures/SampleApp")
    return {path: text for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text}


def anchor(heading):
    """Returns the anchor that GitHub gives a heading."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def anchors(path):
    text = re.sub(r"^ *```.*?^ *```", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    found = set()
    for heading in re.findall(r"^#+ (.*)$", text, re.M):
        name, count = anchor(heading), 0
        while f"{name}-{count}" in found if count else name in found:
            count += 1
        found.add(f"{name}-{count}" if count else name)
    return found | set(re.findall(r'<a id="([^"]+)">', text))


def links(path):
    """Returns the relative links of a text, which are outside of code."""
    text = re.sub(r"^ *```.*?^ *```", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    text = re.sub(r"`[^`\n]*`", "", text)
    targets = re.findall(r"\]\(<?([^)\s>]+)>?\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text)
    return [target for target in targets if not re.match(r"[a-z]+:", target)]


def broken_links():
    linked = {PAGES / "README.md"}
    for path in texts():
        for target in links(path):
            if path == ROOT / WITHOUT_LINKS:
                yield f"{WITHOUT_LINKS}: {target} is relative, so the extension cannot be packaged"
            name, _, place = target.partition("#")
            file = (path.parent / name).resolve() if name else path
            linked.add(file)
            if not file.exists():
                yield f"{path.relative_to(ROOT)}: nothing is at {target}"
            elif place and (file.suffix != ".md" or place not in anchors(file)):
                yield f"{path.relative_to(ROOT)}: no heading for {target}"
    for path in sorted(set(PAGES.rglob("*.md")) - linked):
        yield f"{path.relative_to(ROOT)}: no link leads to it"


def dead_names():
    """Finds paths of the repository and names of tests and acceptance checks in code spans that do not exist."""
    tests = {path.stem for path in ROOT.glob("Tests/*Tests/**/*.swift")} | {path.name for path in ROOT.glob("Tests/*")}
    checks = {check.name for check in run.CHECKS} | {check.folder for check in run.CHECKS}
    for path in texts():
        text = re.sub(r"^ *```.*?^ *```", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
        for name in re.findall(r"`([^`\n]+)`", text):
            check = re.match(r"run\.py ([\w-]+)", name)
            is_path = re.fullmatch(r"(?:\.ci|Benchmarks|Documentation|Packaging|Sources|Tests|editors)/[\w./+-]+", name)
            is_test = re.fullmatch(r"[A-Z]\w+Tests", name)
            if is_path and not (ROOT / name).exists() or is_test and name not in tests or check and check[1] not in checks:
                yield f"{path.relative_to(ROOT)}: there is no {name}"


def wrong_kinds():
    """Finds rows of the kinds of defects with an unknown rule, table or test, or with another refuser than the rule has."""
    page = PAGES / "Contributing/kinds.md"
    rules = {rule["id"] for rule in json.loads(output("rules", "--format", "json"))}
    tables = {path.name for path in (ROOT / "Sources/EmbeddedFiles/catalog").rglob("*.plist")}
    refusers = {}
    rows = re.findall(r"^\| (?!kind \|)(.*) \|$", page.read_text(encoding="utf-8"), re.M)
    for row in rows:
        cells = [cell.strip() for cell in row.split(" | ")]
        if len(cells) != 5 or not all(cells):
            yield f"{page.name}: a row needs five cells: {row}"
            continue
        kind, cover, test, refuser, _ = cells
        is_covered_by_rules = not re.match(r"(not )?covered\b", cover)
        names = re.findall(r"`([^`]+)`", cover.split(";")[0]) if is_covered_by_rules else []
        unknown = [name for name in names if name not in rules]
        unknown += [name for name in re.findall(r"`([^`]+\.plist)`", cover) if name not in tables]
        if unknown or is_covered_by_rules and not names:
            yield f"{page.name}: {kind}: there is no rule or table {', '.join(unknown) or cover}"
        elif names:
            if names[0] not in refusers:
                refusers[names[0]] = re.search(r"^- Refused by: (.*)$", output("explain", names[0]), re.M)[1]
            if refusers[names[0]] != refuser:
                yield f"{page.name}: {kind}: {names[0]} is refused by {refusers[names[0]]}, not by {refuser}"
        named = re.fullmatch(r"`([^`]+)`, `(\w+)`", test)
        path = ROOT / "Tests" / named[1] if named else None
        if test != "none" and not (path and path.is_file() and f"func {named[2]}(" in path.read_text(encoding="utf-8")):
            yield f"{page.name}: {kind}: there is no test {test}"
    if not rows:
        yield f"{page.name} has no rows"


def too_long():
    for name, limit in WORDS.items():
        count = len((ROOT / name).read_text(encoding="utf-8").split())
        if count > limit:
            yield f"{name} has {count} words, at most {limit} are allowed; move a part to Documentation"
    newest = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[1]
    if (count := len(newest.strip().splitlines())) > CHANGES:
        yield f"CHANGELOG.md has {count} lines for its newest version, at most {CHANGES} are allowed"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="write what is stale")
    writes = parser.parse_args().write
    faults = []
    for path, text in stale().items():
        if writes:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
        else:
            former = path.read_text(encoding="utf-8") if path.exists() else ""
            difference = list(difflib.unified_diff(former.splitlines(), text.splitlines(), lineterm="", n=0))[2:12]
            faults.append(f"{path.relative_to(ROOT)} is stale; run {WRITER}\n" + "\n".join(difference))
    faults += [*broken_links(), *dead_names(), *wrong_kinds(), *too_long()]
    print("\n".join(faults) or f"{len(texts())} texts are up to date, and their links lead somewhere")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
