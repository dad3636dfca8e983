#!/usr/bin/env python3
"""Times plist-lsp on whole projects against tools that read the same files, in one run.

  swift build -c release --product plist-lsp
  python3 Benchmarks/projects.py [--rows abcd] [--runs 5] [--check] [.build/release/plist-lsp]

The projects are made for the purpose in a temporary folder. The commands of a row take turns; figures are medians of CPU
time (of all threads, the system's share included) and of wall time, in milliseconds. Ratios are those of CPU time.

  a  lint of an app with 40 languages and 50 tables each, against `plutil -lint` of the same files
  b  lint of 150 Xcode projects with 20,000 sources, and of half as many, against `grep -rE` for the same symbols
  c  doctor of an app with 3,000 sources and 40 languages, without a cache and with one, against `grep -rE`
  d  the server, when a table of (a) is opened: its first diagnostics, and the answer to a hover in another document

Nothing is dropped from the file cache of the system, so all commands read from memory; the first round is not counted.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "servers"))

CODES = ["en", "ar", "bg", "ca", "cs", "da", "de", "el", "es", "et", "fa", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja",
         "ko", "lt", "lv", "ms", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi", "zh-Hans",
         "zh-Hant"]
WORDS = {code: words.split() for code, words in {
    "ar": "الحساب الصورة حفظ إلغاء الرسالة", "bg": "Снимка Запази Отказ Съобщение на", "el": "Φωτογραφία Αποθήκευση του Άκυρο",
    "fa": "پیام ذخیره لغو تصویر حساب", "he": "תמונה שמירה ביטול הודעה חשבון", "hi": "संदेश सहेजें रद्द चित्र खाता", "ja": "写真を 保存 する 取り消し アカウント",
    "ko": "사진을 저장 취소 메시지 계정", "ru": "Фото Сохранить Отмена Сообщение на", "sr": "Слика Сачувај Откажи Порука на",
    "th": "รูปภาพ บันทึก ยกเลิก ข้อความ บัญชี", "uk": "Фото Зберегти Скасувати Повідомлення на", "zh-Hans": "照片 保存 取消 信息 账户",
    "zh-Hant": "照片 儲存 取消 訊息 帳戶"}.items()}
LATIN = "Photo Speichern Annuler mensaje della conta wird niet".split()
TABLES, KEYS = 49, 46
SOURCES, LINES = 3_000, 700
PROJECTS, PROJECT_SOURCES, PROJECT_LINES = 150, 133, 110

INFO = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleIdentifier</key>
	<string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
	<key>CFBundlePackageType</key>
	<string>APPL</string>
	<key>CFBundleDevelopmentRegion</key>
	<string>en</string>
	<key>NSCameraUsageDescription</key>
	<string>Reads the code on a ticket.</string>
</dict>
</plist>
"""
USES = ["AVCaptureDevice.requestAccess(for: .video) { _ in }", "let manager = CLLocationManager()",
        "let store = CNContactStore()", "UIApplication.shared.canOpenURL(URL(string: \"maps://\")!)",
        "CMPedometer().startUpdates(from: .now) { _, _ in }"]
# What most files hold.
MODULES = ["UIKit", "SwiftUI", "MapKit", "Combine", "Photos", "CoreLocation"]
COMMON = ["URLSession.shared.dataTask(with: url).resume()", "UserDefaults.standard.set(1, forKey: \"seen\")",
          "print(NSLocalizedString(\"title\", comment: \"\"))"]


# Making projects

def put(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def project_file(name, lines, group, synchronized=""):
    """Returns the text of a `project.pbxproj` with one app; `lines` are the objects of its files, of which `group` lists those
    at the top."""
    return f"""// !$*UTF8*$!
{{ archiveVersion = 1; objectVersion = 56; objects = {{
  P = {{isa = PBXProject; mainGroup = G; targets = (A); buildConfigurationList = L; }};
  G = {{isa = PBXGroup; children = ({group}); sourceTree = "<group>"; }};
  A = {{isa = PBXNativeTarget; name = {name}; productType = "com.apple.product-type.application"; {synchronized}
    buildPhases = (B, R); buildConfigurationList = L; }};
  L = {{isa = XCConfigurationList; buildConfigurations = (C, D); }};
  C = {{isa = XCBuildConfiguration; name = Release; buildSettings = {{ INFOPLIST_FILE = {name}/Info.plist;
    PRODUCT_BUNDLE_IDENTIFIER = org.example.{name}; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0; }}; }};
  D = {{isa = XCBuildConfiguration; name = Debug; buildSettings = {{ INFOPLIST_FILE = {name}/Info.plist;
    PRODUCT_BUNDLE_IDENTIFIER = org.example.{name}.debug; SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.0; }}; }};
{lines}
}}; rootObject = P; }}
"""


def swift_file(number, length):
    """Returns a source; one in a hundred uses something that is protected."""
    lines = ["import Foundation", f"import {MODULES[number % len(MODULES)]}", "", f"/// Part {number} of the app.",
             f"struct Part{number} {{"]
    for line in range(length):
        lines.append(f"  let value{line} = {line} + {number} // counts" if line % 3 else
                     f"  func step{line}() {{ print(\"{line}\") }}")
    lines.append(f"  func load() {{ {COMMON[number % len(COMMON)]} }}")
    if number % 100 == 0:
        lines.append(f"  func use() {{ {USES[number // 100 % len(USES)]} }}")
    return "\n".join(lines + ["}", ""])


def table(code, number, keys):
    """Returns a table of strings; other languages than English lack a key here and there."""
    words = WORDS.get(code, LATIN)
    lines = []
    for key in range(keys):
        if code != "en" and (key * 7 + number * 3 + len(code) + ord(code[0])) % 97 == 0:
            continue
        text = " ".join(words[(key + number + word) % len(words)] for word in range(4))
        specifier = {0: " %@", 5: " %1$@ %2$ld", 8: " %d%%"}.get(key % 11, "")
        lines.append(f"/* Screen {number}, label {key} */\n\"screen{number}.label{key}\" = \"{text}{specifier}\";\n")
    if code == "de":
        # A finding that needs nothing but the file.
        lines.append(f"\"screen{number}.label1\" = \"Photo\";\n")
    return "\n".join(lines)


def make_translated(folder):
    """Writes an app whose files are nearly all translations, and returns the files that are linted."""
    names = [f"Screen{number}" for number in range(TABLES)] + ["InfoPlist"]
    objects, files = [], []
    for number, name in enumerate(names):
        children = []
        for index, code in enumerate(CODES):
            # Some tables are not translated yet.
            if index and (number * 40 + index) % 80 == 39:
                continue
            path = folder / f"App/{code}.lproj/{name}.strings"
            text = f"NSCameraUsageDescription = \"{' '.join(WORDS.get(code, LATIN))}\";\n"
            put(path, text if name == "InfoPlist" else table(code, number, KEYS))
            files.append(path)
            children.append(f"F{number}x{index}")
            objects.append(f"  F{number}x{index} = {{isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = "
                           f"\"{code}\"; path = \"{code}.lproj/{name}.strings\"; sourceTree = \"<group>\"; }};")
        objects.append(f"  V{number} = {{isa = PBXVariantGroup; children = ({', '.join(children)}); name = {name}.strings; "
                       "sourceTree = \"<group>\"; };")
        objects.append(f"  X{number} = {{isa = PBXBuildFile; fileRef = V{number}; }};")
    variants = range(len(names))
    sources = [f"Part{number}.swift" for number in range(50)]
    for number, name in enumerate(sources):
        uses = "".join(f"    show(NSLocalizedString(\"screen{number % TABLES}.label{key}\", tableName: "
                       f"\"Screen{number % TABLES}\", comment: \"\"))\n" for key in range(KEYS))
        put(folder / "App" / name, f"import UIKit\n\nstruct Part{number} {{\n  func load() {{\n{uses}  }}\n}}\n")
        objects += source_objects(number, name)
    group = ", ".join([f"V{number}" for number in variants] + [f"S{number}" for number in range(len(sources))])
    objects.append(f"  T = {{isa = PBXGroup; children = ({group}); path = App; sourceTree = \"<group>\"; }};")
    objects += phases(len(sources), [f"X{number}" for number in variants])
    put(folder / "App.xcodeproj/project.pbxproj", project_file("App", "\n".join(objects), "T"))
    put(folder / "App/Info.plist", INFO)
    return [str(path) for path in files + [folder / "App/Info.plist"]]


def source_objects(number, name):
    return [f"  S{number} = {{isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = {name}; "
            "sourceTree = \"<group>\"; };", f"  Y{number} = {{isa = PBXBuildFile; fileRef = S{number}; }};"]


def phases(sources, resources):
    numbers = ", ".join(f"Y{number}" for number in range(sources))
    return [f"  B = {{isa = PBXSourcesBuildPhase; files = ({numbers}); }};",
            f"  R = {{isa = PBXResourcesBuildPhase; files = ({', '.join(resources)}); }};"]


def make_many(folder, count):
    """Writes `count` Xcode projects below one folder."""
    for project in range(count):
        name = f"App{project}"
        home = folder / f"Group{project // 10}/{name}"
        objects = []
        for number in range(PROJECT_SOURCES):
            put(home / f"{name}/Part{number}.swift", swift_file(project * PROJECT_SOURCES + number, PROJECT_LINES))
            objects += source_objects(number, f"Part{number}.swift")
        for code in ["en", "de"]:
            put(home / f"{name}/{code}.lproj/Localizable.strings", table(code, project, 12))
        objects.append("  V = {isa = PBXVariantGroup; children = (F0, F1); name = Localizable.strings; sourceTree = \"<group>\"; };")
        objects += [f"  F{index} = {{isa = PBXFileReference; name = {code}; path = {code}.lproj/Localizable.strings; "
                    "sourceTree = \"<group>\"; };" for index, code in enumerate(["en", "de"])]
        objects.append("  X = {isa = PBXBuildFile; fileRef = V; };")
        children = ", ".join([f"S{number}" for number in range(PROJECT_SOURCES)] + ["V"])
        objects.append(f"  T = {{isa = PBXGroup; children = ({children}); path = {name}; sourceTree = \"<group>\"; }};")
        objects += phases(PROJECT_SOURCES, ["X"])
        put(home / f"{name}.xcodeproj/project.pbxproj", project_file(name, "\n".join(objects), "T"))
        put(home / f"{name}/Info.plist", INFO)


def make_large(folder):
    """Writes an app with many sources."""
    group = "  S = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; };"
    put(folder / "App.xcodeproj/project.pbxproj", project_file("App", group, "S", "fileSystemSynchronizedGroups = (S);"))
    put(folder / "App/Info.plist", INFO)
    for code in CODES:
        put(folder / f"App/{code}.lproj/InfoPlist.strings", "\"NSCameraUsageDescription\" = \"Text\";\n")
    for number in range(SOURCES):
        put(folder / f"App/Module{number % 60}/Part{number}.swift", swift_file(number, LINES))


# Measuring

class Bench:
    def __init__(self, server, runs, scratch):
        self.server, self.runs, self.scratch = server, runs, scratch
        self.missed = 0

    def times(self, command):
        """Runs a command and returns its CPU and wall time in seconds."""
        # grep stops at the first hit where its output is thrown away.
        with open(self.scratch / "output", "wb") as output:
            start = time.perf_counter()
            process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, cwd=self.scratch)
            _, status, usage = os.wait4(process.pid, 0)
            elapsed = time.perf_counter() - start
            process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode not in (0, 1):
            sys.exit(f"{command[0]} ended with {process.returncode}: {(self.scratch / 'output').read_text()[-2000:]}")
        return usage.ru_utime + usage.ru_stime, elapsed

    def compare(self, title, commands):
        """Prints a table of commands that take turns, the first one being what the others are compared with; returns the
        medians of CPU time."""
        samples = {name: [] for name in commands}
        for _ in range(self.runs + 1):
            for name, command in commands.items():
                samples[name].append(self.times(command))
        medians = {name: [statistics.median(column) * 1000 for column in zip(*times[1:])] for name, times in samples.items()}
        base = next(iter(medians.values()))
        print(f"\n{title}\n{'':28} {'CPU':>9} {'wall':>9} {'x CPU':>7} {'x wall':>7}")
        for name, (cpu, wall) in medians.items():
            print(f"{name:28} {cpu:9.1f} {wall:9.1f} {cpu / base[0]:7.2f} {wall / base[1]:7.2f}", flush=True)
        return {name: cpu for name, (cpu, _) in medians.items()}

    def bar(self, name, value, most):
        self.missed += value > most
        print(f"{'missed' if value > most else 'ok    '} {name}: {value:.2f} (at most {most:g})", flush=True)

    def pattern(self):
        """Returns all that is looked for in Swift, as alternatives: symbols of Swift and C."""
        catalogs = next(folder / "Sources/CKeyCatalogData/catalog" for folder in pathlib.Path(self.server).parents
                        if (folder / "Sources/CKeyCatalogData").is_dir())

        def catalog(name):
            path = str(catalogs / f"{name}.plist")
            return json.loads(subprocess.run([self.server, "convert", "--to", "json", path], capture_output=True, check=True).stdout)

        tables = [catalog("api-symbols"), catalog("entitled-apis")]
        tables += [category["symbols"] for category in catalog("required-reason-apis").values()]
        symbols = {symbol for symbols in tables for language in ("swift", "c") for symbol in symbols.get(language, {})}
        return "|".join(sorted(re.sub(r"([][.(){}*+?^$|\\])", r"\\\1", symbol) for symbol in symbols))

    # Rows

    def a(self, folder):
        files = make_translated(folder)
        size = sum(os.path.getsize(file) for file in files)
        plutil = shutil.which("plutil") or "/opt/swift/usr/bin/plutil"
        cpu = self.compare(f"(a) {len(CODES)} languages, {len(files)} files, {size / 1e6:.1f} MB", {
            "plutil -lint": [plutil, "-lint", *files],
            "plist-lsp lint": [self.server, "lint", str(folder)],
        })
        self.bar("lint / plutil", cpu["plist-lsp lint"] / cpu["plutil -lint"], 2)

    def b(self, folder):
        pattern, cpu = self.pattern(), {}
        for count in (PROJECTS // 2, PROJECTS):
            root = folder / f"{count}"
            make_many(root, count)
            cpu[count] = self.compare(f"(b) {count} projects, {count * PROJECT_SOURCES:,} sources", {
                "grep -rE": ["grep", "-rE", pattern, str(root)],
                "plist-lsp lint": [self.server, "lint", str(root)],
            })
            self.bar("lint / grep", cpu[count]["plist-lsp lint"] / cpu[count]["grep -rE"], 2)
        self.bar("all / half", cpu[PROJECTS]["plist-lsp lint"] / cpu[PROJECTS // 2]["plist-lsp lint"], 2.2)

    def c(self, folder):
        make_large(folder)
        cpu = self.compare(f"(c) {SOURCES:,} sources, {len(CODES)} languages", {
            "grep -rE": ["grep", "-rE", self.pattern(), str(folder / "App")],
            "doctor, cold": [self.server, "doctor", str(folder)],
            "doctor, warm": [self.server, "doctor", "--cache", str(self.scratch / "cache"), str(folder)],
        })
        self.bar("cold / grep", cpu["doctor, cold"] / cpu["grep -rE"], 1.5)
        self.bar("warm / grep", cpu["doctor, warm"] / cpu["grep -rE"], 0.1)

    def d(self, folder):
        make_translated(folder)
        samples = [self.opening(folder) for _ in range(self.runs + 1)][1:]
        first, hover, last = ([sample[column] * 1000 for sample in samples] for column in range(3))
        print(f"\n(d) the server, {len(CODES)} languages; wall time, median and worst")
        for name, times in (("first diagnostics", first), ("hover in another document", hover), ("last diagnostics", last)):
            print(f"{name:28} {statistics.median(times):9.1f} {max(times):9.1f}")
        self.bar("first diagnostics, ms", statistics.median(first), 50)
        self.bar("hover, ms", statistics.median(hover), 50)
        self.bar("hover / last diagnostics", statistics.median(hover) / statistics.median(last), 0.5)

    def opening(self, folder):
        """Opens two documents and sends a hover in one of them at once; returns the seconds to the first diagnostics of the
        other one, to the answer, and to the last diagnostics."""
        from client import Client, Timeout, frame
        client = Client([self.server, "--stdio"], str(folder))
        try:
            client.initialize(30)
            time.sleep(0.1)
            info, strings = folder / "App/Info.plist", folder / "App/de.lproj/Screen7.strings"
            messages = [frame({"method": "textDocument/didOpen", "params": {"textDocument": {
                "uri": f"file://{path}", "languageId": language, "version": 1, "text": path.read_text()}}})
                for path, language in ((info, "plist"), (strings, "strings"))]
            number, hover = client.request_frame("textDocument/hover", {
                "textDocument": {"uri": f"file://{info}"}, "position": {"line": 10, "character": 12}})
            start = time.perf_counter()
            client.send(b"".join(messages) + hover, 30)
            first = answer = last = None
            try:
                while True:
                    body = client.next_message(time.perf_counter() + (3 if first and answer else 60))
                    now = time.perf_counter() - start
                    if b"publishDiagnostics" in body[:400]:
                        last = now
                        first = first or (now if b"Screen7.strings" in body else None)
                    elif b'"method"' not in body[:200]:
                        answer = answer or (now if json.loads(body).get("id") == number else None)
            except Timeout:
                return first, answer, last
        finally:
            client.stop()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", default="abcd", help="the rows to measure")
    parser.add_argument("--runs", type=int, default=5, help="how often each command is measured")
    parser.add_argument("--check", action="store_true", help="end with 1 where a bar is missed")
    parser.add_argument("--keep", help="make the projects in this folder and leave them there")
    parser.add_argument("server", nargs="?", default=str(pathlib.Path(__file__).resolve().parent.parent / ".build/release/plist-lsp"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        scratch = pathlib.Path(options.keep or temporary).resolve()
        scratch.mkdir(parents=True, exist_ok=True)
        bench = Bench(str(pathlib.Path(options.server).absolute()), options.runs, scratch)
        for row in options.rows:
            getattr(bench, row)(scratch / row)
    sys.exit(1 if options.check and bench.missed else 0)


if __name__ == "__main__":
    main()
