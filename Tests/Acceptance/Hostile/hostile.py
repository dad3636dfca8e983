"""Runs the program on files and projects that are made to exhaust it, with limits on time and memory.

Arguments are parts of the names of cases. Each case is made twice, the second time with twice as much of what is hostile in it.
Each pass over both is measured by itself: the commands, and in the server the opening of the files, an edit and every request about
a document. A command must end by itself with a report, a request must be answered, within the limits, and the double case must not
take more than about twice as long: work is linear in the text and what is found in it. Where a project reaches a limit, `lint` must
report it. Prints a line for each case, with the slowest pass; fails if one does not hold.
"""
import pathlib
import sys
import tempfile

from hostile_passes import MEGABYTES, SECONDS, Passes
from Support import files
from Support.program import PROGRAM

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


def script(text):
    """An app of React Native with a script that uses a package."""
    return xcode() | {"package.json": '{"dependencies": {"react-native": "0.80.0", "expo": "53.0.0", "expo-image-picker": "16.0.0"}}',
                      "App.js": "import { Platform } from 'react-native';\nimport * as P from 'expo-image-picker';\n" + text}


def tuist(helpers, targets="make(name: a0)"):
    """A project of Tuist whose description calls a function of its helpers."""
    return {"Project.swift": f'let project = Project(name: "A", targets: {targets})\n', "Info.plist": INFO,
            "Tuist/ProjectDescriptionHelpers/A.swift": helpers}


def repeated(part, count, separator=""):
    return separator.join([part] * count)


def steps(count):
    """Attributes of which each holds the next one ten times."""
    chain = "".join(f'      t{n}: "{repeated("${t%d}" % (n + 1), 10)}"\n' for n in range(count))
    return ("name: A\ntargetTemplates:\n  T:\n    type: application\n    platform: iOS\n    sources: [App]\n"
            '    info: {path: App/Info.plist, properties: {K: "${t0}"}}\n'
            f"targets:\n  A:\n    templates: [T]\n    templateAttributes:\n{chain}      t{count}: end\n")


def chain(count, last, part):
    """Parts that each name the next."""
    return "".join(part(n, n + 1) for n in range(count)) + last


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
    "aliases that hold each other ten times": lambda n: xcodegen(
        "name: A\nl0: &l0 [a, b]\n" + "".join(f"l{i}: &l{i} [{repeated(f'*l{i - 1}', 10, ', ')}]\n" for i in range(1, 8 * n))
        + "targets:\n  A: {type: application, platform: iOS, sources: [App]}\n"),
    "files that include the next": lambda n: xcodegen(
        "name: A\ninclude: 0.yml\ntargets:\n  A: {type: application, platform: iOS, sources: [App]}\n") | {
        f"{i}.yml": f"include: {i + 1}.yml\n" for i in range(20 * n)},
    "templates that build on the next": lambda n: xcodegen(
        "name: A\ntargets:\n  A: {type: application, platform: iOS, sources: [App], templates: [t0]}\ntargetTemplates:\n"
        + chain(1_000 * n, "", lambda i, j: f"  t{i}: {{templates: [t{j}]}}\n")),
    "groups of settings that hold the next": lambda n: xcodegen(
        "name: A\ntargets:\n  A: {type: application, platform: iOS, sources: [App], settings: {groups: [g0]}}\nsettingGroups:\n"
        + chain(1_000 * n, "", lambda i, j: f"  g{i}: {{groups: [g{j}]}}\n")),
    "files of settings that include the next": lambda n: xcode('#include "0.xcconfig"\n') | {
        f"{i}.xcconfig": f'#include "{i + 1}.xcconfig"\n' for i in range(20 * n)},
    "settings that refer to the next": lambda n: xcode("A = $(A0)\n" + chain(5_000 * n, "", lambda i, j: f"A{i} = $(A{j})\n")),
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
    "markers of merges": lambda n: {"a.plist": repeated("|||||||\n", 3_000 * n)},
    "comments that suppress": lambda n: {
        "Info.plist": PLIST % repeated("<!-- plist-lsp:disable-next-line key-unknown -->\n", 10_000 * n)},
    "lists in lists": lambda n: {"a.plist": PLIST % ("<key>a</key>" + repeated("<array>", 20_000 * n))},
    "branches in branches of a script": lambda n: script("if (Platform.OS === 'ios') " + repeated("if (a) ", 5_000 * n)),
    "guards of a script": lambda n: script(repeated("if (Platform.OS === 'ios') return;\n", 5_000 * n)),
    "constants that name each other": lambda n: script(
        "const a = [b, b];\nconst b = [a, a];\n"
        + "".join(f"const c{i} = [c{i + 1}, c{i + 1}];\n" for i in range(30 * n))
        + "P.launchCameraAsync({ mediaTypes: a });\nP.launchCameraAsync({ mediaTypes: c0 });\n"),
    "lists in lists of an option": lambda n: script(f"P.launchCameraAsync({{ mediaTypes: {repeated('[', 10_000 * n)}{repeated(']', 10_000 * n)} }});"),
    "calls that wait in brackets": lambda n: script(
        f"{repeated('(await ', 10_000 * n)}import('expo-image-picker'){repeated(')', 10_000 * n)}.a();"),
    "calls on what nothing declares": lambda n: xcode() | {
        "a.swift": "let h = []\n" + repeated("a.systemUptime\nb.registerForRemoteNotifications()\n"
                                         "c.requestAuthorization(toShare: h, read: h)\n", 4_000 * n)},
    "functions of Tuist's helpers that call each other": lambda n: tuist(
        "func make(name: String) -> [Target] { " + repeated("make(name: name) ", 5_000 * n) + "}\n",
        "[" + repeated('make(name: "B")', 2_000 * n, ", ") + "]"),
    "constants of Tuist's helpers that hold each other": lambda n: tuist(
        "".join(f'let a{i} = "\\(a{i + 1})\\(a{i + 1})\\(a{i + 1})"\n' for i in range(20 * n))
        + "func make(name: String) -> [Target] { .target(name: name, product: .app, bundleId: name) }\n"),
    "types in types of Tuist's helpers": lambda n: tuist(repeated("struct A { static let a = 1\n", 20_000 * n)),
    "choices in choices of Tuist's helpers": lambda n: tuist("let a = " + repeated("b ? ", 20_000 * n)),
    "methods of a Podfile": lambda n: script("") | {
        "ios/Podfile": "".join(f"def m{i}\n" + "".join(f"  m{j}\n" for j in range(60 * n)) + f"  pod 'P{i}'\nend\n" for i in range(60 * n))
        + "".join(f"target 'T{i}' do\n  m0\n  pod 'Q{i}'\nend\n" for i in range(1_000 * n))},
    "alternatives of a podspec": lambda n: script("") | {
        "modules/a/ios/A.podspec": "Pod::Spec.new do |s|\n  s.name = 'A'\n  s.source_files = 'a/"
        + "/".join(["{" + repeated("a", 500 * n, ",") + "}"] * 3) + "'\nend\n"},
    "names of a workspace": lambda n: script("") | {
        "apps/a/package.json": '{"dependencies": {"react-native": "0.80.0"}}', "package.json": '{"workspaces": ["apps/*"]}',
        "apps/a/App.js": "".join(f"'@a/b{i}';" for i in range(2_500 * n)),
        "tsconfig.base.json": '{"compilerOptions": {"paths": {' + ", ".join(
            f'"@a/c{i}/*": ["libs/c{i}/src/*"]' for i in range(250 * n)) + "}}}"},
    "patterns of a workspace": lambda n: script("") | {
        "package.json": '{"workspaces": [' + ", ".join(f'"apps/a{i}*/b"' for i in range(1_000 * n)) + "]}",
        **{f"apps/c{i}/package.json": '{"dependencies": {"react-native": "0.80.0"}}' for i in range(10)}},
    "one plugin many times": lambda n: script("") | {
        "app.json": '{"expo": {"ios": {}, "plugins": [' + repeated('"./p.js"', 20 * n, ", ") + "]}}",
        "p.js": "module.exports = (config) => config;\n" + repeated("const a = () => { b({ c: 'd' }); };\n", 5_000)},
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


# The cases of which `lint` reports that a part of the project is not read.
LIMITED = {
    "setting inherits itself twice", "settings refer to each other twice", "settings that refer to the next",
    "groups of settings that hold themselves", "attributes that hold each other ten times", "one file included many times",
    "aliases that hold each other ten times", "files that include the next", "templates that build on the next",
    "groups of settings that hold the next", "files of settings that include the next",
    "variables inside of variables", "variables that do not end",
}


def measure(case, size):
    """The passes over a case of a size, and what it takes."""
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        contents = case(size)
        files.write(folder, contents)
        passes = Passes(PROGRAM, folder)
        passes.run_commands()
        passes.run_server(contents)
        return passes


def faults(name, single, double):
    """What is wrong with the passes over a case and its double."""
    found = [*single.faults, *double.faults]
    for kind, seconds in double.seconds.items():
        if seconds > SECONDS:
            found.append(f"{kind} took longer than {SECONDS} s")
        if seconds > SLACK and seconds > FACTOR * single.seconds.get(kind, 0):
            found.append(f"{kind} is worse than linear ({single.seconds.get(kind, 0):.2f} s, {seconds:.2f} s)")
    if double.memory > MEGABYTES:
        found.append(f"took more than {MEGABYTES} MB")
    if double.is_limited != (name in LIMITED):
        found.append("the limit is not reported" if name in LIMITED else "a limit is reported")
    return list(dict.fromkeys(found))


def main():
    failures = 0
    for name, case in CASES.items():
        if sys.argv[1:] and not any(part in name for part in sys.argv[1:]):
            continue
        single, double = (measure(case, size) for size in (1, 2))
        found = faults(name, single, double)
        failures += bool(found)
        slowest, seconds = max(double.seconds.items(), key=lambda item: item[1])
        print(f"{'FAILED' if found else 'ok    '} {name}: {single.seconds['lint']:.2f} s, doubled {double.seconds['lint']:.2f} s, "
              f"{double.memory:.0f} MB; {len(double.seconds)} passes, slowest {slowest} {seconds:.2f} s"
              + "".join(f"; {fault}" for fault in found), flush=True)
    print(f"{failures} failed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
