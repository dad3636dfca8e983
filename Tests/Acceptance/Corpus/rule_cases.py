"""Checks rules on small made-up inputs, which were written from the rules' summaries: each should be reported, or not.

A row of Tests/Fixtures/rule-cases.jsonl is: "+" or "-", the rule, the name of the file, its content and what is around it.
The content is a property list as JSON, or {"raw": text}. Around it: "files", texts by path; "app", which makes an Xcode project
with an app target that has these settings besides the usual ones, and gives Info.plist the keys of Xcode's template (null
removes one); "folder", the name of a folder that the target copies.

Each rule runs alone on its inputs: together with others, its finding may be joined to one of them that has the same cause.

With names of rules, their inputs are printed with what is found in them. Otherwise the share of right answers must be at least
97 % on each side.
"""

import json
import pathlib
import plistlib
import sys
import tempfile

from Support import files, program

ROWS = program.ROOT / "Tests/Fixtures/rule-cases.jsonl"
REQUIRED = 0.97

SETTINGS = {
    "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon", "CODE_SIGN_STYLE": "Automatic", "INFOPLIST_FILE": "App/Info.plist",
    "IPHONEOS_DEPLOYMENT_TARGET": "15.0", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.cellar", "PRODUCT_NAME": "Cellar",
    "SDKROOT": "iphoneos", "TARGETED_DEVICE_FAMILY": "1",
}
TEMPLATE = {
    "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": "$(EXECUTABLE_NAME)",
    "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleInfoDictionaryVersion": "6.0",
    "CFBundleName": "$(PRODUCT_NAME)", "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0",
    "CFBundleVersion": "1", "ITSAppUsesNonExemptEncryption": False, "UILaunchScreen": {},
    "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"],
}
PROJECT = """{
  rootObject = P;
  objects = {
    P = { isa = PBXProject; mainGroup = G; developmentRegion = en; targets = (T); };
    G = { isa = PBXGroup; children = (S, F); sourceTree = "<group>"; };
    S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
    F = { isa = PBXFileReference; lastKnownFileType = folder; path = FOLDER; sourceTree = "<group>"; };
    B = { isa = PBXBuildFile; fileRef = F; };
    R = { isa = PBXResourcesBuildPhase; files = (B); };
    T = {
      isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildConfigurationList = L; buildPhases = (R); fileSystemSynchronizedGroups = (S);
    };
    L = { isa = XCConfigurationList; buildConfigurations = (C); };
    C = { isa = XCBuildConfiguration; name = Release; buildSettings = { SETTINGS }; };
  };
}
"""


def project(options):
    settings = dict(SETTINGS)
    for setting in filter(None, map(str.strip, options["app"].split(";"))):
        name, value = setting.split("=", 1)
        settings[name.strip()] = value.strip().strip('"')
    text = " ".join(f'{name} = "{value}";' for name, value in settings.items())
    return PROJECT.replace("SETTINGS", text).replace("FOLDER", options.get("folder", "Pictures"))


def write(folder, name, content, options):
    made = dict(options.get("files", {}))
    if "app" in options:
        made["App.xcodeproj/project.pbxproj"] = project(options)
        if name != "Info.plist":
            made["App/Info.plist"] = plistlib.dumps(TEMPLATE)
    if "raw" in content:
        data = content["raw"]
    else:
        isApp = name == "Info.plist" and "app" in options
        merged = {**(TEMPLATE if isApp else {}), **content}
        data = plistlib.dumps({key: value for key, value in merged.items() if value is not None}, sort_keys=False)
    made["App/Info.plist" if name == "Info.plist" and "app" in options else name] = data
    files.write(folder, made)


def lint(root, rule, folders):
    """The messages of the rule in each folder in which it finds something."""
    result = program.run("lint", "--format", "json", "--only", rule, *folders, folder=root)
    found = {}
    for line in result.stdout.decode().splitlines():
        if line.startswith("{"):
            finding = json.loads(line)
            for file in [finding["file"], *(place["file"] for place in finding["related"])]:
                found.setdefault(file.split("/")[0], []).append(finding["message"])
    return found


def show(rows, messages):
    for number, (sign, rule, file, content, options) in enumerate(rows):
        print(f"{sign} {rule} in {file}: {json.dumps(content, ensure_ascii=False)[:200]} {json.dumps(options)[:200]}")
        for message in messages.get(f"case{number:03}", []):
            print(f"    {message}")


def main(names):
    rows = [json.loads(line) for line in ROWS.read_text().splitlines()]
    rows = [row for row in rows if not names or row[1] in names]
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        folders, found = {}, {}
        for number, (_, rule, file, content, options) in enumerate(rows):
            folder = f"case{number:03}"
            write(root / folder, file, content, options)
            folders.setdefault(rule, []).append(folder)
        for rule, names_of_folders in folders.items():
            found |= lint(root, rule, names_of_folders)
    if names:
        show(rows, found)
        return 0
    right = {"+": 0, "-": 0}
    for number, (sign, rule, file, content, _) in enumerate(rows):
        if (f"case{number:03}" in found) == (sign == "+"):
            right[sign] += 1
        else:
            text = json.dumps(content, ensure_ascii=False)[:100]
            print(f"{'missed' if sign == '+' else 'false'}: row {number + 1}, {rule}, {file}: {text}")
    failed = False
    for sign, title in (("+", "to be reported"), ("-", "to be accepted")):
        count = sum(row[0] == sign for row in rows)
        failed |= right[sign] < REQUIRED * count
        print(f"{right[sign]} of {count} inputs {title} are right")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
