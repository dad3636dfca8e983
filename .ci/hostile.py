#!/usr/bin/env python3
"""Runs the program on files and projects that are made to exhaust it, with limits on time and memory.

  PLIST_LSP=.build/debug/plist-lsp python3 .ci/hostile.py [NAME ...]

Each case is made twice, the second time with twice as much of what is hostile in it. The program must end by itself with a
report (status 0 or 1), within the limits, and the double case must not take more than about twice as long: work is linear in
the text and what is found in it. Prints a line for each case; fails if one does not hold.
"""
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

PROGRAM = os.environ.get("PLIST_LSP", ".build/debug/plist-lsp")
SECONDS, MEGABYTES = 20, 1500
# Noise of short runs must not fail the check.
SLACK, FACTOR = 2.0, 3.0

PLIST = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n%s</dict>\n</plist>\n'
PROJECT = """// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 56; rootObject = P;
objects = {
P = { isa = PBXProject; mainGroup = G; buildConfigurationList = CL; targets = (%(targets)s); };
G = { isa = PBXGroup; children = (X, I, F); sourceTree = "<group>"; };
X = { isa = PBXFileReference; path = a.xcconfig; sourceTree = "<group>"; };
I = { isa = PBXFileReference; path = Info.plist; sourceTree = "<group>"; };
F = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
B = { isa = PBXBuildFile; fileRef = F; };
S = { isa = PBXSourcesBuildPhase; files = (%(files)s); };
CL = { isa = XCConfigurationList; buildConfigurations = (C); };
C = { isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
TC = { isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
  buildSettings = { INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(A)"; }; };
T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
  buildConfigurationList = TL; buildPhases = (%(phases)s); };
}; }
"""
INFO = PLIST % ("<key>CFBundleName</key><string>$(A)</string>\n"
                "<key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>\n")


def xcode(settings="", info=INFO, **lists):
    lists = {"targets": "T", "phases": "S", "files": "B"} | lists
    return {"A.xcodeproj/project.pbxproj": PROJECT % lists, "a.xcconfig": settings, "Info.plist": info, "a.swift": "let a = 1\n"}


def xcodegen(text, info=None):
    return {"project.yml": text, "App/Info.plist": info or INFO}


def repeated(part, count, separator=""):
    return separator.join([part] * count)


def steps(count):
    """Attributes of which each holds the next one ten times."""
    chain = "".join(f'      t{n}: "{repeated("${t%d}" % (n + 1), 10)}"\n' for n in range(count))
    return ("name: A\ntargetTemplates:\n  T:\n    type: application\n    platform: iOS\n    sources: [App]\n"
            '    info: {path: App/Info.plist, properties: {K: "${t0}"}}\n'
            f"targets:\n  A:\n    templates: [T]\n    templateAttributes:\n{chain}      t{count}: end\n")


CASES = {
    "setting inherits itself twice": lambda n: xcode("A = x\n" + repeated("A = $(inherited)$(inherited)\n", 40 * n)),
    "settings refer to each other twice": lambda n: xcode("".join(f"A{i} = $(A{i + 1})$(A{i + 1})\n" for i in range(30 * n)) + "A = $(A0)\n"),
    "variables inside of variables": lambda n: xcode(f"A = {repeated('$(', 10_000 * n)}{repeated(')', 10_000 * n)}\n"),
    "variables that do not end": lambda n: xcode(f"A = {repeated('$(', 10_000 * n)}\n"),
    "variables that do not end, in a value": lambda n: xcode(
        info=PLIST % f"<key>CFBundleName</key><string>{repeated('$(', 10_000 * n)}</string>\n"),
    "one target many times": lambda n: xcode(targets=repeated("T", 20_000 * n, ",")),
    "one build phase with many files many times": lambda n: xcode(
        phases=repeated("S", 5_000 * n, ","), files=repeated("B", 5_000 * n, ",")),
    "groups of settings that hold themselves": lambda n: xcodegen(
        f"name: A\nsettingGroups:\n  a:\n    groups: [{repeated('a', 4 * n, ', ')}]\n"
        "targets:\n  A:\n    type: application\n    platform: iOS\n    settings:\n      groups: [a]\n    sources: [App]\n"),
    "attributes that hold each other ten times": lambda n: xcodegen(steps(8 * n)),
    "a target for many platforms": lambda n: xcodegen(
        f"name: A\ntargets:\n  A:\n    type: application\n    platform: [{repeated('iOS', 50_000 * n, ', ')}]\n    sources: [App]\n"),
    "one file included many times": lambda n: xcodegen(
        f"name: A\ninclude: [{repeated('b.yml', 64, ', ')}]\ntargets:\n  A: {{type: application, platform: iOS, sources: [App]}}\n") | {
        "b.yml": "settingGroups:\n" + "".join(f"  g{i}: {{A: b}}\n" for i in range(40_000 * n))},
    "many targets with many configurations": lambda n: xcodegen(
        "name: A\nconfigs:\n" + "".join(f"  C{i}: release\n" for i in range(60)) + "targets:\n"
        + "".join(f"  T{i}: {{type: application, platform: iOS, sources: [App]}}\n" for i in range(200 * n))),
    "a description in one line": lambda n: {
        "app.json": '{"expo": {"ios": {"infoPlist": {' + ", ".join(f'"K{i}": "v"' for i in range(4_000 * n)) + "}}}}",
        "Info.plist": INFO},
    "tags without an end": lambda n: {"a.plist": repeated("<string", 40_000 * n)},
    "items without commas in one line": lambda n: {"a.plist": "{ a = (" + repeated("b ", 10_000 * n) + "); }"},
    "strings without semicolons in one line": lambda n: {"Localizable.strings": repeated('"a" = "b" ', 10_000 * n)},
    "repeated keys": lambda n: {"Info.plist": PLIST % repeated("<key>a</key><string>b</string>\n", 10_000 * n)},
    "findings in one line": lambda n: {"Localizable.strings": repeated('"%d" = "% d %y %";', 5_000 * n)},
    "repeated keys in one line": lambda n: {"en.lproj/Localizable.strings": repeated('"a"="b";', 10_000 * n)},
    "comments that suppress": lambda n: {
        "Info.plist": PLIST % repeated("<!-- plist-lsp:disable-next-line key-unknown -->\n", 10_000 * n)},
    "lists in lists": lambda n: {"a.plist": PLIST % ("<key>a</key>" + repeated("<array>", 20_000 * n))},
    "a comment that does not end": lambda n: {"Localizable.strings": "/*" + repeated("a\n", 200_000 * n)},
    "objects of a storyboard": lambda n: {
        "Base.lproj/Main.storyboard": "<document>" + "".join(
            f'<label id="{i // 1000 % 900 + 100}-ab-{i % 1000:03}"><string key="text">' for i in range(200)) + "".join(
            f'<label id="a{i // 1000:02}-ab-{i % 1000:03}" text="b"/>' for i in range(20_000 * n))
        + repeated("</string></label>", 200) + "</document>",
        "de.lproj/Main.strings": "".join(f'"c{i // 1000:02}-ab-{i % 1000:03}.text" = "b";\n' for i in range(10_000 * n))},
    "tags of a storyboard without an end": lambda n: {
        "Base.lproj/Main.storyboard": "<document>" + repeated('<a id="', 100_000 * n),
        "de.lproj/Main.strings": '"aB1-c2-D3e.text" = "b";\n'},
    "entities that hold each other": lambda n: {"a.plist": '<!DOCTYPE plist [<!ENTITY a "aaaaaaaaaa">' + "".join(
        f'<!ENTITY a{i} "{repeated(f"&a{i - 1 if i else str()};", 10)}">' for i in range(10 * n)) + "]>"
        f"<plist><string>&a{10 * n - 1};</string></plist>"},
}


def make(folder, files):
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def limit_memory():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def run(folder):
    """Returns the seconds of processor time, the megabytes and the status; None for one that took too long."""
    before = time.monotonic()
    process = subprocess.Popen([PROGRAM, "lint", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               preexec_fn=limit_memory)
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            process.returncode = os.waitstatus_to_exitcode(status)
            return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, process.returncode
        if time.monotonic() - before > SECONDS:
            process.kill()
            os.wait4(process.pid, 0)
            process.returncode = -9
            return SECONDS, 0, None
        time.sleep(0.005)


def main():
    failures = 0
    for name, case in CASES.items():
        if sys.argv[1:] and not any(part in name for part in sys.argv[1:]):
            continue
        results = []
        for size in (1, 2):
            with tempfile.TemporaryDirectory() as folder:
                make(pathlib.Path(folder), case(size))
                results.append(run(folder))
        (time1, _, _), (time2, memory, _) = results
        faults = [f"ended with {status}" if status is not None else "did not end"
                  for _, _, status in results if status not in (0, 1)]
        if time2 > SECONDS:
            faults.append(f"took longer than {SECONDS} s")
        if time2 > SLACK and time2 > FACTOR * time1:
            faults.append("is worse than linear")
        if memory > MEGABYTES:
            faults.append(f"took more than {MEGABYTES} MB")
        failures += bool(faults)
        print(f"{'FAILED' if faults else 'ok    '} {name}: {time1:.2f} s, doubled {time2:.2f} s, {memory:.0f} MB"
              + "".join(f"; {fault}" for fault in dict.fromkeys(faults)), flush=True)
    print(f"{failures} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
