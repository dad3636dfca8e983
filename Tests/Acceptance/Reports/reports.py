"""Reads the reports of `plist-lsp lint` by the grammars of their formats, for files with awkward names and contents."""

import json
import os
import pathlib
import shutil
import sys
import tempfile

import formats
import sarif
from Support import program
from Support.program import ROOT

READERS = {
    "text": formats.read_lines,
    "xcode": formats.read_xcode,
    "github": formats.read_github,
    "gitlab": formats.read_gitlab,
    "sarif": sarif.read_sarif,
}
NAMES = ["a b", "é日本📷", "50%,c:d;e=f", "#x?[y]", "line\nbreak", "::error::x", "-dash", "'quote\"", "back\\slash", "%41"]
TEXT = '<?xml version="1.0" encoding="{}"?>\n<plist version="1.0">\n<!-- é -->\n<array>\n' \
    "\t<string>{}Salt & Pepper</string> <string>a & b</string>\n</array>\n</plist>\n"
ENCODINGS = {
    "utf-8": "\n", "utf-8-sig": "\r\n", "utf-16": "\n", "utf-16-be-bom": "\r\n", "latin-1": "\r",
}
SAMPLE_SIZE = 120


def encoded(name):
    end = ENCODINGS[name]
    declared = {"latin-1": "ISO-8859-1"}.get(name, "UTF-16" if "16" in name else "UTF-8")
    text = TEXT.format(declared, "" if name == "latin-1" else "📷 ").replace("\n", end)
    return ("\ufeff" + text).encode("utf-16-be") if name == "utf-16-be-bom" else text.encode(name)


def lint(arguments, folder, expected):
    return program.output("lint", *arguments, folder=folder, statuses=expected)


def compare(paths, folder, expected=(0, 1)):
    """Reads all formats of one run and compares their findings; returns how many there are."""
    wanted = formats.read_json(lint(["--format", "json", *paths], folder, expected), folder)
    for name, reader in READERS.items():
        found = reader(lint(["--format", name, *paths], folder, expected), folder)
        assert len(found) == len(wanted), f"{name}: {len(found)} findings in place of {len(wanted)}"
        for one, other in zip(found, wanted):
            # Messages of lines are on one line, and GitHub shows no column where a finding has several lines.
            one, other = list(one), list(other)
            if name in ("text", "xcode"):
                other[5] = " ".join(part for part in other[5].splitlines() if part)
            if one[2] is None:
                other[2] = None
            assert one == other, f"{name}: {one} in place of {other}"
    return len(wanted)


def check_awkward_files(folder):
    for name in NAMES:
        (folder / f"{name}.plist").write_bytes(encoded("utf-8"))
    for name in ENCODINGS:
        (folder / f"{name}.plist").write_bytes(encoded(name))
    shutil.copytree(ROOT / "Tests/Fixtures/SampleApp", folder / "Sample App")
    count = compare(["."], folder, (1,))
    assert count > 2 * (len(NAMES) + len(ENCODINGS)), f"only {count} findings"
    assert compare([str(folder / "Sample App")], folder.parent, (1,)), "nothing found by an absolute path"
    # Projects have fixes that change several files.
    shutil.copytree(ROOT / "Tests/Fixtures/Projects", folder / "Projects")
    count += compare(["Projects"], folder, (1,))
    shutil.rmtree(folder / "Projects")
    return count


def check_failures(folder):
    """Files that cannot be read and wrong configurations are in the log."""
    (folder / "Part").mkdir()
    (folder / "Part/.plist-lsp.yml").write_text("no_such_rule: error\n")
    (folder / "Part/a.plist").write_bytes(encoded("utf-8"))
    text = lint(["--format", "sarif", "nowhere é.plist", "Part"], folder, (2,))
    assert sarif.read_sarif(text, folder)
    invocation = json.loads(text)["runs"][0]["invocations"][0]
    assert invocation["exitCode"] == 2 and not invocation["executionSuccessful"], invocation
    for kind, name in (("Execution", "nowhere é.plist"), ("Configuration", "Part/.plist-lsp.yml")):
        notification = invocation[f"tool{kind}Notifications"][0]
        location = notification["locations"][0]["physicalLocation"]["artifactLocation"]
        bases = {"%SRCROOT%": folder.as_uri() + "/"}
        assert sarif.path(location, bases) == str(folder / name), notification
    shutil.rmtree(folder / "Part")


def check_fixes(folder):
    """The fixes of a log, applied by its regions, make what `--fix` makes."""
    for name in ENCODINGS:
        file = folder / f"{name}.plist"
        log = json.loads(lint(["--format", "sarif", file.name], folder, (0, 1)))
        # UTF-16 with a mark of either order, and without the mark as the log has none.
        before = file.read_bytes().decode("utf-16" if "16" in name else name)
        results = [result for result in log["runs"][0]["results"] if result["ruleId"] == "plist-unescaped-character"]
        assert len(results) == 2, f"{name}: {len(results)} findings"
        after = before
        for result in reversed(results):
            after = sarif.fixed(after, result["fixes"][0])
        lint(["--fix", "--quiet", file.name], folder, (0, 1))
        made = file.read_bytes().decode("utf-16" if "16" in name else name)
        assert after == made != before, f"{name}: {after!r} in place of {made!r}"


def check_corpus():
    if not os.environ.get("PLIST_CORPUS"):
        return "no corpus"
    root = pathlib.Path(os.environ["PLIST_CORPUS"]).resolve()
    kinds = (".plist", ".strings", ".entitlements", ".xcprivacy", ".stringsdict")
    # A binary property list that is named is not checked, and lint ends with 2.
    files = sorted(str(file.relative_to(root)) for file in root.rglob("*")
                   if file.suffix in kinds and file.is_file() and not file.read_bytes().startswith(b"bplist"))
    sample = files[:: max(1, len(files) // SAMPLE_SIZE)]
    return f"{compare(sample, root)} of {len(sample)} files of the corpus"


def main():
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary).resolve() / "tóp folder"
        folder.mkdir()
        (folder / ".git").mkdir()
        count = check_awkward_files(folder)
        check_failures(folder)
        check_fixes(folder)
    print(f"formats agree on {count} findings of awkward files, {check_corpus()}; schemas: "
          + ", ".join(sarif.validators()))


if __name__ == "__main__":
    sys.exit(main())
