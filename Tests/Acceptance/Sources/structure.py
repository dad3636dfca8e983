"""Compares the targets of the manifest and their folders with the structure that CONTRIBUTING.md describes.

Fails on an import that the manifest lacks, on a dependency that is not in the table of CONTRIBUTING.md or the other way round,
on a cycle between folders of a target, on a group of rules that refers to another group, on a lazy chain that ends in `first`, on
output that does not go through StandardStream, on a number of the command line, the settings, a configuration or a baseline that is
used as it is, on code that opens files elsewhere than at the few places that may, on a reader of projects that may read
everything, on a name or an extension of a project format, a string table or a source language that stands elsewhere than in its
row, and on a new file or folder at the top of the repository.
"""

import collections
import fnmatch
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]
SOURCES = ROOT / "Sources"
# The folders that depend on each other, with the reason. No other folders may.
CIRCLES = {
    # `KeyCatalog` is the door to all tables, and a table asks it for what another one holds.
    "KeyCatalog": {"KeyCatalog.swift", "Keys", "Kinds", "Loading", "NearNames.swift", "Tables"},
    # A hover and a completion have a branch for files in foreign syntax, which shares their pages.
    "LanguageFeatures": {"Completion", "Hosted", "Hover", "Reference"},
    # The handlers get all services, and these ask the session for the documents and the features of the client.
    "LanguageServer": {
        "Conversion", "Diagnostics", "Dispatch", "Documents", "Navigation", "Notifications", "Requests", "Session",
    },
    # A node decodes its text by the rules of its syntax, and the parsers make nodes.
    "PropertyList": {"OpenStep", "Tree", "Value", "XML"},
}
TYPE = re.compile(
    r"^(?:public |package |private |fileprivate |final |indirect )*(?:struct|enum|class|protocol|actor|typealias) (\w+)", re.M
)
STRING = re.compile(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"')

# What writes to the standard streams. Frames of the protocol and the bytes of StandardStream itself are written by the files below.
OUTPUT = re.compile(
    r"(?<![\w.])(?:print|debugPrint|dump|puts|fputs|fputc|putc|putchar|fwrite|printf|fprintf|vprintf|vfprintf|dprintf|perror)\("
    r"|\b(?:stdout|stderr|StreamLogHandler|FileHandle\.standard\w+)\b|(?<!writeEnd\.number, )\bSTD(?:OUT|ERR)_FILENO\b"
    r"|(?:Glibc|Darwin|Musl)\.write\(|\bwrite\([12],"
)
WRITERS = {"LintFiles/Reports/StandardStream.swift", "JSONRPC/System/StandardStreams.swift"}
# Documents that are written as they are: that of `convert`, and of standard input for `format` and `lint --fix`.
DOCUMENT_WRITERS = {
    "plist-lsp/Convert.swift", "plist-lsp/EditedFiles.swift", "plist-lsp/Lint.swift", "plist-lsp/Strings/StringsMerge.swift",
}
# Numbers from outside: options of the command line, and values in files and messages.
NUMBER_OPTION = re.compile(r"@Option\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*var (\w+)(?:: Int\b| = \d)")
NUMBER = re.compile(r"flatMap\(Int\.init\)|\bcase \.integer\(let|\bvalue\.number\b|\bentry\.count\b|\bOptions\.max\w+ =")
LIMITING = re.compile(r"ServerOptions\((?:[^()]|\([^()]*\))*\)")
NUMBER_FILES = ["LintFiles/Baseline", "LintFiles/Configuration", "LanguageServer/Session/Settings.swift"]
# Calls that open files and folders, and the only places with them: what belongs to a project is read through `FileAccess`, whose
# gate is `GuardedFiles`; the others read what the user names, and what git and the program itself hold.
OPENING = re.compile(r"(?<![\w.])(?:open|openat|fopen|opendir|realpath|readlink)\(|\bFileHandle\(|(?:Data|String)\(contentsOf")
OPENERS = {
    "ProjectFiles/Files/DiskFiles.swift",
    "ProjectFiles/Files/ListedName.swift",
    "plist-lsp/ProgramFile.swift",
    "plist-lsp/ReportRoot.swift",
}
OPENING_FOLDERS = ("LintFiles/Disk/", "LintFiles/Git/", "LintFiles/Discovery/")
# Readers of projects without folders that they may read; examples of rules and tests are in memory.
UNGUARDED = re.compile(r"ProjectContextBuilder\((?!\s*(?:files:[^\n]*,\s*)?within:)")
# The rows of formats and languages, with what of their texts names files. Only there are these names literals; everything else asks
# the row. Examples of rules show the files of a project as users name them.
ROWS = {
    "ProjectFiles/ProjectFormat.swift": r"(?:names|[a-z]*[eE]xtensions|folderExtension): (\[[^\]]*\]|\"[^\"]*\")",
    "ProjectFiles/StringTableFormat.swift": r"case \.\w+: (\(\"\w+\", [^)]*\))",
    "CodeScanning/Language/SourceLanguage.swift": r"extensions: (\[[^\]]*\])",
}
# Extensions that are words or names of other things too: only with a dot before them, or where the extension of a path is compared.
WORDS = {"c", "h", "m", "strings", "swift", "dart", "js", "ts"}
COMPARED = re.compile(r'[eE]xtension|case "\w{3}')
EXAMPLE = re.compile(r'\b(?:file|neighbours): |file: String = "|"[^"]*": (?:"|#|\.plist|Self\.)')
EXAMPLE_PROJECT = "LintFacts/Examples/ExampleProject.swift"

# What is at the top of the repository, with manifests and settings that tools look for there.
TOP = {
    ".ci", ".gitignore", ".pre-commit-hooks.yaml", ".swift-format", "Benchmarks", "CHANGELOG.md", "CONTRIBUTING.md", "Documentation",
    "LICENSE", "Package.swift", "Packaging", "README.md", "SECURITY.md", "Sources", "Tests", "action.yml", "editors", "protocol-notes.md",
}
STARTERS = {"debian-root", "run", "setup"}

LAZY = re.compile(r"\.lazy\b")
STEP = re.compile(r"\s*\.(\w+)")
CLOSING = {"(": ")", "{": "}", "[": "]"}


def manifest():
    """Returns the targets of the package that each of its targets in Sources depends on."""
    dump = subprocess.run(
        ["swift", "package", "--ignore-lock", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    targets = json.loads(dump)["targets"]
    names = {target["name"] for target in targets}
    found = {}
    for target in targets:
        if target["type"] in ("regular", "executable") and target["name"] != "TestSupport":
            wanted = [next(iter(item.values()))[0] for item in target["dependencies"]]
            found[target["name"]] = {name for name in wanted if name in names}
    return found


def table():
    """Returns the targets that each target imports according to the table of CONTRIBUTING.md."""
    text = (ROOT / "CONTRIBUTING.md").read_text()
    rows = re.findall(r"^\| `([\w-]+)` \| ?([^|]*)\|", text, re.M)
    return {name: set(re.findall(r"`([\w-]+)`", imports)) for name, imports in rows}


def lines(path):
    """Returns the text of a Swift file without comments and strings, with the same lines."""
    text = STRING.sub(lambda match: "\n" * match.group(0).count("\n"), path.read_text())
    return re.sub(r"//.*", "", text)


def code(path):
    """Returns the text of a Swift file without comments, and of its strings only what is interpolated."""
    text = STRING.sub(lambda match: " ".join(re.findall(r"\\\(([^)]*)\)", match.group(0))), path.read_text())
    return re.sub(r"//.*", "", text)


def folder_edges(target):
    """Returns the folders of a target that each of its folders refers to, each with an example."""
    files = {path: code(path) for path in (SOURCES / target).rglob("*.swift")}
    folder = {path: path.relative_to(SOURCES / target).parts[0] for path in files}
    owner = {name: path for path, text in files.items() for name in TYPE.findall(text)}
    edges = collections.defaultdict(dict)
    for path, text in files.items():
        for word in set(re.findall(r"\b[A-Z]\w+", text)):
            other = owner.get(word)
            if other and folder[other] != folder[path]:
                edges[folder[path]].setdefault(folder[other], f"{path.name} refers to {word}")
    return edges


def after_brackets(text, position):
    """Returns where the bracket that opens at a position is closed; the end of the text if it is not."""
    open_brackets = []
    for index in range(position, len(text)):
        if text[index] in CLOSING:
            open_brackets.append(CLOSING[text[index]])
        elif open_brackets and text[index] == open_brackets[-1]:
            open_brackets.pop()
            if not open_brackets:
                return index + 1
    return len(text)


def lazy_firsts(text):
    """Returns the lines of lazy chains that end in `first`, which may run the closures of the chain twice for one element."""
    for match in LAZY.finditer(text):
        position, has_closure = match.end(), False
        while step := STEP.match(text, position):
            if step[1] == "first":
                if has_closure:
                    yield text.count("\n", 0, match.start()) + 1
                break
            has_closure, position = True, step.end()
            while bracket := re.compile(r"[ ]*[({\[]").match(text, position):
                position = after_brackets(text, bracket.end() - 1)


def foreign_output(path, text):
    """Returns the lines of a source that write to a standard stream in another way than by StandardStream."""
    name = str(path.relative_to(SOURCES))
    for number, line in enumerate(text.split("\n"), 1):
        if name not in WRITERS and OUTPUT.search(line) and "func print(" not in text:
            yield number
        if "writeDocument(" in line and name not in DOCUMENT_WRITERS | WRITERS:
            yield number


def unlimited_numbers(path, text):
    """Returns the lines of a source that take a number from outside without a limit."""
    name = str(path.relative_to(SOURCES))
    if name.startswith("plist-lsp/"):
        for match in NUMBER_OPTION.finditer(path.read_text()):
            # These options are limited where the server takes them.
            limited = LIMITING.findall(text) + re.findall(r"\w+\??\.clamped\(to:|\.contains\(\w+\)", text)
            if not any(re.search(rf"\b{match[1]}\b", part) for part in limited):
                yield path.read_text().count("\n", 0, match.end()) + 1
    if any(name.startswith(part) for part in NUMBER_FILES):
        lines = text.split("\n")
        for number, line in enumerate(lines, 1):
            if NUMBER.search(line) and "clamped(to:" not in "\n".join(lines[number - 1:number + 3]) and "self {" not in line:
                yield number


def opened_files(path, text):
    """Returns the lines that open files where only the gate of projects may, or read projects without it."""
    name = str(path.relative_to(SOURCES))
    if name in OPENERS or name.startswith(OPENING_FOLDERS) or name.startswith("AppProject/Context/ProjectContextBuilder"):
        return
    for match in OPENING.finditer(text):
        # A method or a case of that name.
        if re.search(r"\b(?:func|case) $", text[: match.start()]) or f"func {match[0]}" in text:
            continue
        yield text.count("\n", 0, match.start()) + 1, "opens files; read those of projects through FileAccess"
    for match in UNGUARDED.finditer(text):
        yield text.count("\n", 0, match.start()) + 1, "reads projects without the folders that it may read (within:)"


def file_names():
    """Returns the names and extensions of the files of formats and languages, each with the file of its row."""
    found = {}
    for row, part in ROWS.items():
        for match in re.finditer(part, (SOURCES / row).read_text()):
            found.update({name: row for name in re.findall(r'"([^"]+)"', match[1])})
    return found


def repeated_names(path, names):
    """Returns the lines with a literal that names a file of a format or a language, whose row is elsewhere."""
    if str(path.relative_to(SOURCES)) in {*ROWS, EXAMPLE_PROJECT}:
        return
    for number, line in enumerate(path.read_text().split("\n"), 1):
        if line.lstrip().startswith("//") or EXAMPLE.search(line):
            continue
        for literal in re.findall(r'"([^"\\ ]+)"', line):
            name = literal.rsplit("/", 1)[-1]
            if name not in names:
                # The extension of any name, or of a table by its name.
                name = re.sub(r"^(?:[A-Z]\w*)?\.(?=(?:x?strings|stringsdict)$)|^\.", "", name)
            is_word = name in WORDS and name == literal
            if name in names and (not is_word or COMPARED.search(line)):
                yield number, name, names[name]


def reachable(edges, start):
    seen, pending = set(), [start]
    while pending:
        for following in edges.get(pending.pop(), {}):
            if following not in seen:
                seen.add(following)
                pending.append(following)
    return seen


def stray_files():
    """Returns what has no place at the top of the repository, and the scripts of `.ci` that are none of those that start it."""
    ignored = [".git", *(ROOT / ".gitignore").read_text().replace("/\n", "\n").split()]
    names = {path.name for path in ROOT.iterdir() if not any(fnmatch.fnmatch(path.name, pattern) for pattern in ignored)}
    return sorted(names - TOP) + sorted(f".ci/{path.name}" for path in (ROOT / ".ci").iterdir() if path.name not in STARTERS)


def problems():
    for name in stray_files():
        yield f"{name} has no place there; put it into a folder by its job"
    declared, described = manifest(), table()
    for target in sorted(declared.keys() | described.keys()):
        for name in sorted(declared.get(target, set()) ^ described.get(target, set())):
            where = "the table of CONTRIBUTING.md" if name in declared.get(target, set()) else "Package.swift"
            yield f"{where} lacks the edge {target} -> {name}"
        for path in (SOURCES / target).rglob("*.swift"):
            for name in re.findall(r"^(?:@testable |package |public )*import (\w+)", path.read_text(), re.M):
                if name in declared and name not in declared[target]:
                    yield f"{path.relative_to(ROOT)} imports {name}, which Package.swift does not list for {target}"
    for path in SOURCES.rglob("*.swift"):
        for line in lazy_firsts(lines(path)):
            yield f"{path.relative_to(ROOT)}:{line}: a lazy chain that ends in first may run its closures twice; use firstResult"
        for line in foreign_output(path, lines(path)):
            yield f"{path.relative_to(ROOT)}:{line}: text for a terminal or a log goes through StandardStream"
        for line in unlimited_numbers(path, lines(path)):
            yield f"{path.relative_to(ROOT)}:{line}: a number from outside gets a limit where it is read: clamped(to:)"
        for line, problem in opened_files(path, lines(path)):
            yield f"{path.relative_to(ROOT)}:{line}: {problem}"
    names = file_names()
    for path in SOURCES.rglob("*.swift"):
        for line, name, row in repeated_names(path, names):
            yield f"{path.relative_to(ROOT)}:{line}: {name} is a literal; ask the row in {row}"
    for target in declared:
        if target in reachable(declared, target):
            yield f"{target} depends on itself"
    for target in declared:
        edges = folder_edges(target)
        for source, others in edges.items():
            for other, example in others.items():
                if source in reachable(edges, other):
                    # The files that lie in no folder are together.
                    are_files = source.endswith(".swift") and other.endswith(".swift")
                    if not are_files and not {source, other} <= CIRCLES.get(target, set()):
                        yield f"{target}: the folders {source} and {other} depend on each other ({example})"
                elif target == "LintRules" and not source.endswith(".swift"):
                    yield f"{target}: the group {source} refers to the group {other} ({example})"


def main():
    found = sorted(set(problems()))
    print("\n".join(found) or "targets and folders are as described")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
