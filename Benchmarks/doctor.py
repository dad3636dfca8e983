#!/usr/bin/env python3
"""Times `plist-lsp doctor` on a large app against `grep -rE` for the same symbols over the same files, in one run.

  swift build -c release --product plist-lsp
  python3 Benchmarks/doctor.py [--runs 9] [.build/release/plist-lsp]

The app is made for the purpose: 3,000 sources of 22 KB each and 40 languages. Before each round of three commands nothing
is dropped from the file cache of the system, so all of them read from memory. Cold means without a cache of plist-lsp,
warm with the one that a run before has written.
"""
import argparse
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCES, LANGUAGES, LINES = 3_000, 40, 700
CODES = ["ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja",
         "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi", "zh-Hans",
         "zh-Hant"]

PROJECT = """{ objects = {
  P = { isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = L; };
  G = { isa = PBXGroup; children = (S); sourceTree = "<group>"; };
  S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
  A = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
    buildConfigurationList = L; fileSystemSynchronizedGroups = (S); };
  L = { isa = XCConfigurationList; buildConfigurations = (C); };
  C = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = App/Info.plist;
    PRODUCT_BUNDLE_IDENTIFIER = org.example.app; SDKROOT = iphoneos; }; };
}; rootObject = P; }
"""
INFO = """<plist version="1.0"><dict>
<key>CFBundlePackageType</key><string>APPL</string>
<key>CFBundleDevelopmentRegion</key><string>en</string>
<key>NSCameraUsageDescription</key><string>Reads the code on a ticket.</string>
</dict></plist>
"""
USES = ["AVCaptureDevice.requestAccess(for: .video) { _ in }", "let manager = CLLocationManager()",
        "let store = CNContactStore()", "UIApplication.shared.canOpenURL(URL(string: \"maps://\")!)",
        "CMPedometer().startUpdates(from: .now) { _, _ in }"]
# What most files hold.
MODULES = ["UIKit", "SwiftUI", "MapKit", "Combine", "Photos", "CoreLocation"]
COMMON = ["URLSession.shared.dataTask(with: url).resume()", "UserDefaults.standard.set(1, forKey: \"seen\")",
          "print(NSLocalizedString(\"title\", comment: \"\"))"]


def make_app(folder):
    """Writes the app; one source in a hundred uses something that is protected."""
    put(folder / "App.xcodeproj/project.pbxproj", PROJECT)
    put(folder / "App/Info.plist", INFO)
    for language in CODES[:LANGUAGES]:
        put(folder / f"App/{language}.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"Text\";\n")
    for number in range(SOURCES):
        lines = ["import Foundation", f"import {MODULES[number % len(MODULES)]}", "", f"/// Part {number} of the app.",
                 f"struct Part{number} {{"]
        for line in range(LINES):
            lines.append(f"  let value{line} = {line} + {number} // counts" if line % 3 else
                         f"  func step{line}() {{ print(\"{line}\") }}")
        lines.append(f"  func load() {{ {COMMON[number % len(COMMON)]} }}")
        if number % 100 == 0:
            lines.append(f"  func use() {{ {USES[number // 100 % len(USES)]} }}")
        put(folder / f"App/Module{number % 60}/Part{number}.swift", "\n".join(lines + ["}", ""]))


def put(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def pattern(server):
    """Returns all that doctor looks for in Swift, as alternatives: symbols of Swift and C, and imports."""
    def catalog(name):
        path = ROOT / f"Sources/CKeyCatalogData/catalog/{name}.plist"
        text = subprocess.run([server, "convert", "--to", "json", str(path)], capture_output=True, text=True, check=True).stdout
        return json.loads(text)

    tables = [catalog("api-symbols"), catalog("entitled-apis")]
    tables += [category["symbols"] for category in catalog("required-reason-apis").values()]
    symbols = {symbol for table in tables for language in ("swift", "c") for symbol in table.get(language, {})}
    return "|".join(sorted(re.sub(r"([][.(){}*+?^$|\\])", r"\\\1", symbol) for symbol in symbols))


def time_of(command):
    start = time.perf_counter()
    # grep stops at the first hit where its output is thrown away.
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    elapsed = time.perf_counter() - start
    if run.returncode != 0:
        sys.exit(f"{command[0]} ended with {run.returncode}: {run.stderr.decode()}")
    return elapsed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("server", nargs="?", default=str(ROOT / ".build/release/plist-lsp"))
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        app, cache = pathlib.Path(scratch) / "app", str(pathlib.Path(scratch) / "cache")
        make_app(app)
        commands = {
            "grep -rE": ["grep", "-rE", pattern(arguments.server), str(app / "App")],
            "doctor, cold": [arguments.server, "doctor", str(app)],
            "doctor, warm": [arguments.server, "doctor", "--cache", cache, str(app)],
        }
        times = {name: [] for name in commands}
        for _ in range(arguments.runs + 1):
            for name, command in commands.items():
                times[name].append(time_of(command))
        size = sum(path.stat().st_size for path in app.rglob("*.swift"))
    print(f"{SOURCES} sources, {size / 1e6:.0f} MB, {LANGUAGES} languages, {arguments.runs} runs")
    print(f"{'':14} {'minimum':>9} {'median':>9} {'x grep':>7}")
    # The first round fills the caches.
    base = statistics.median(times["grep -rE"][1:])
    for name, all_times in times.items():
        median = statistics.median(all_times[1:])
        print(f"{name:14} {min(all_times[1:]):7.3f} s {median:7.3f} s {median / base:7.2f}")


if __name__ == "__main__":
    main()
