"""Looks for words that Documentation/Contributing/words.md replaces: in messages, help and guides, in comments and names of the
code, and in the subjects of the commits that are not on the main branch of the origin yet."""

import re
import subprocess
import sys

from Support import program
from Support.program import ROOT

COMMANDS = ["serve", "lint", "format", "convert", "explain", "keys", "docs", "rules", "schema", "doctor", "preflight", "strings",
            "strings status", "strings sort", "strings sync", "strings convert"]
GUIDES = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Documentation/**/*.md", "Benchmarks/README.md",
          "Tests/Acceptance/README.md", "editors/**/*.md", "editors/vscode/package.json", "action.yml",
          ".pre-commit-hooks.yaml", "protocol-notes.md"]
LIST = ROOT / "Documentation/Contributing/words.md"
TABLES = "Sources/EmbeddedFiles/{}.lproj/*.strings"

ENGLISH = [
    r"stands?", r"behind", r"whoever", r"(no|some|any)body", r"tells? of", r"judge[sd]?", r"has to do with", r"is none of",
    r"(?<!there )is no (?!longer|need)", r"has not(?! been)", r"put right", r"belongs? into", r"takes? along", r"pass(es)? over",
    r"(is|are|not) asked", r"without a word", r"letter by letter", r"in its place", r"(is|are) refused",
]
CHINESE = ["拒收", "您是否想写", "可能应为", "完整精度", "退出(?!状态)", "等还有", "说什么都", "不在此表中"]

# Verbs and places of persons, which code does not have; "stands for" is no place.
PERSONS = r"judg\w*|behind|beside|tells?|told|says?|said|minds|h[eo]lds? against"
# What a person knows, something else has, lists, supports or determines.
THINGS = r"catalog|build|compiler|Xcode|CoreFoundation|Foundation|systems?|clients?|git|store|index|plugin|rules?"
comment_words = re.compile(rf"\b(?:{PERSONS}|(?:{THINGS}) (?:(?:does|do) not )?knows?)\b", re.IGNORECASE)
subject_words = re.compile(rf"\b(?:{PERSONS}|stands?)\b", re.IGNORECASE)
NAME_PARTS = {"judge", "judges", "judged", "behind", "beside", "say", "says", "said", "stand", "stands", "tell", "tells", "told"}
COMMENT = re.compile(r"(?:^|\s)//.*")
STRING = re.compile(r'#"""(?:.|\n)*?"""#|#".*?"#|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"')

english = re.compile(r"\b(" + "|".join(ENGLISH) + r")\b", re.IGNORECASE)
chinese = re.compile("|".join(CHINESE))
failures = []


def check(name, text, pattern):
    for number, line in enumerate(text.splitlines(), 1):
        if found := pattern.search(line):
            failures.append(f"{name}:{number}: {found[0]}: {line.strip()}")


def table_texts(path):
    """The texts of a table: neither comments nor keys, one on each line as in the file."""
    entry = re.compile(r'"[^"]+" = "(.*)";$')
    return "\n".join(match[1] if (match := entry.match(line)) else "" for line in path.read_text().splitlines())


def help_text(*arguments):
    text = program.output(*arguments, "--help")
    # A phrase may be on two lines.
    return re.sub(r"(?<=\S)\n {2,}(?=\S)", " ", text)


for pattern in GUIDES:
    for path in sorted(ROOT.glob(pattern)):
        if "node_modules" not in path.parts and path != LIST:
            check(path.relative_to(ROOT), path.read_text(), english)
for language, pattern in (("en", english), ("zh-Hans", chinese)):
    for path in sorted(ROOT.glob(TABLES.format(language))):
        check(path.relative_to(ROOT), table_texts(path), pattern)
for arguments in [[], *(command.split() for command in COMMANDS)]:
    check(" ".join(["plist-lsp", *arguments, "--help"]), help_text(*arguments), english)



def code_words(path):
    """Adds the failures in comments and names of a Swift file."""
    name, text = path.relative_to(ROOT), path.read_text()
    code = STRING.sub(lambda match: "\n" * match[0].count("\n"), text)
    for number, line in enumerate(code.splitlines(), 1):
        comment = COMMENT.search(line)
        if comment and (found := comment_words.search(comment[0])):
            failures.append(f"{name}:{number}: {found[0]}: {line.strip()}")
        for word in re.findall(r"\w+", COMMENT.sub("", line)):
            if NAME_PARTS.intersection(part.lower() for part in re.findall(r"[A-Z]?[a-z]+", word)):
                failures.append(f"{name}:{number}: a name of code does not speak or stand: {word}")


for folder in ("Sources", "Tests"):
    for path in sorted((ROOT / folder).rglob("*.swift")):
        if ".build" not in path.parts:
            code_words(path)
new = subprocess.run(["git", "log", "--format=%h %s", "origin/main..HEAD"], cwd=ROOT, capture_output=True, text=True)
check("commits", new.stdout, subject_words)


def table_keys(language):
    """The keys of the messages of a language; the tables whose keys are English texts have no messages."""
    paths = [path for path in ROOT.glob(TABLES.format(language)) if path.stem not in ("Catalog", "Foreign", "Help", "Reasons")]
    return {key for path in paths for key in re.findall(r'^"([^"]+)" = ', path.read_text(), re.MULTILINE)}


messages, translated = table_keys("en"), table_keys("zh-Hans")
share = 100 * len(translated & messages) / len(messages)
print(f"Chinese: {len(translated & messages)} of {len(messages)} messages, {share:.1f} %")
if share < 95 or translated - messages:
    failures.append(f"zh-Hans: {share:.1f} % of the messages, without English: {sorted(translated - messages)}")
for failure in failures:
    print(failure, file=sys.stderr)
sys.exit(1 if failures else 0)
