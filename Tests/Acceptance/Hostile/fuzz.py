"""Runs the fuzz targets of Tests/Fuzzing with libFuzzer and, where it can be linked, the address sanitizer.

PLIST_FUZZ_SECONDS is the time for each target (30). Seeds are made from the fixtures and, where PLIST_CORPUS is set, from the
corpus; the inputs that earlier runs kept are used again. Prints the number of executions of each target; fails if an input stops
the program, takes longer than five seconds or needs more than 2 GB. Such an input is kept in .build/fuzzing/found, to become a
test. The targets:

  binary openstep xml yaml   a parser
  catalog                    .xcstrings: the parser and edits of catalogs
  edits                      texts that are edited step by step have the trees of texts that are read at once
  framing                    the stream of a client is split into messages
  assets inflate macho       the readers of built products: Assets.car, DEFLATE, images and archives of objects,
  product signature          packages as a whole, signatures and provisioning profiles
  code                       sources of all languages, and podspecs
  interface                  storyboards and nibs
  project                    project.pbxproj and the descriptions of generators
  settings                   .xcconfig
  hosted                     hover and completion in files of other formats
  lint                       property lists and tables, with their fixes
  rules                      a project of which one file is hostile
  sessions                   whole sessions of a client with the server
"""
import argparse
import functools
import json
import os
import pathlib
import plistlib
import random
import re
import struct
import subprocess
import sys
import tempfile
import time
import zipfile
import zlib

from Support.program import ROOT

PACKAGE = ROOT / "Tests/Fuzzing"
BUILD = ROOT / ".build/fuzzing"
SEED_LIMIT, SEED_SIZE = 200, 4_000
# The program of each target: one that links little runs several times as fast.
PROGRAMS = {
    "fuzz-features": ["hosted", "lint", "rules", "sessions"],
    "fuzz-parsers": ["binary", "catalog", "edits", "framing", "openstep", "xml", "yaml"],
    "fuzz-products": ["assets", "inflate", "macho", "product", "signature"],
    "fuzz-projects": ["code", "interface", "project", "settings"],
}
# The ends of the names of files that show a target what its inputs look like.
SEEDS = {
    "assets": [".car"],
    "binary": [".plist"],
    "catalog": [".xcstrings"],
    "code": [],
    "edits": [".plist", ".strings"],
    "framing": [],
    "hosted": [],
    "inflate": [],
    "interface": [".storyboard", ".xib"],
    "lint": [".plist", ".entitlements", ".xcprivacy", ".stringsdict", ".strings"],
    "macho": [],
    "openstep": [".strings", ".pbxproj"],
    "product": [],
    "project": [".pbxproj", ".yml", ".json"],
    "rules": [".pbxproj", ".yml", ".xcconfig", ".storyboard", ".strings", ".xcstrings"],
    "sessions": [],
    "settings": [".xcconfig"],
    "signature": [],
    "xml": [".plist", ".entitlements", ".xcprivacy", ".stringsdict"],
    "yaml": [".yml", ".yaml"],
}
# The largest inputs of targets whose files are larger than usual ones.
SIZES = {"macho": 1 << 17, "product": 1 << 15, "signature": 1 << 14}
# The first byte of a seed where it chooses the file that the other bytes are the content of; 0 for other ends.
FIRST_BYTES = {
    "project": {".pbxproj": 0, ".yml": 1, ".json": 4},
    "rules": {".pbxproj": 0, ".yml": 1, ".xcconfig": 8, ".storyboard": 25, ".strings": 11, ".xcstrings": 13},
}
WRITTEN = {
    "framing": [b'Content-Length: 36\r\n\r\n{"jsonrpc":"2.0","method":"exit"}    ',
                b'content-type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}'],
    # The first byte chooses the language: Swift, Objective-C, Dart, JavaScript, Kotlin, C#, none for a podspec, and
    # those above eight the lock files.
    "code": [bytes([kind]) + text for kind, text in [
        (0, b"Pod::Spec.new do |s|\n  s.name = 'A'\n  s.source_files = 'C/*.{h,m}', \"D\"\n  s.resource_bundles = {'a' => ['P.xcprivacy']}\nend\n"),
        (1, b'import CoreLocation\nlet s = "camera"\nfunc a(_ m: CLLocationManager) { m.requestAlwaysAuthorization(); if a { b() } else { c() } }\n'
            b'#if os(iOS) && !DEBUG\nUIApplication.shared.canOpenURL(URL(string: "\\(s)://a")!)\n#endif\nlet r = #/a"/#\nText("b \\(c)")\n'),
        (2, b'@import Photos;\n#import <Contacts/Contacts.h>\n- (void)a { [[CNContactStore alloc] requestAccessForEntityType:0 completionHandler:nil]; }\n'),
        (5, b"import 'package:image_picker/image_picker.dart';\nvoid a() { ImagePicker().pickImage(source: ImageSource.camera); var u = '$b://c'; }\n"),
        (6, b"const a = [b]; const b = { mediaTypes: ['videos'], ...d }; if (Platform.OS === 'ios') { return; } else if (c) P.launchCameraAsync(b);\n"
            b"Platform.select({ ios: () => P.launchImageLibraryAsync({ a, ...b }), default: (await import('expo-camera')).a });\n"
            b"<C.CameraView mode=\"video\" mute={false} {...p}/>; Linking.canOpenURL(`${s}://a`); // }\n"),
        (7, b'import platform.CoreLocation.CLLocationManager\nfun a() { CLLocationManager().requestWhenInUseAuthorization() }\n'),
        (8, b'using CoreLocation;\nclass A { void B() { new CLLocationManager().RequestWhenInUseAuthorization(); var s = $@"{a}"; } }\n'),
        (9, b"PODS:\n  - A (1.0):\n    - B/C (= 2)\nEXTERNAL SOURCES:\n  A:\n    :path: \"../a\"\nSPEC CHECKSUMS:\n  A: b\n"),
        (10, b'{"pins": [{"identity": "a", "location": "b", "state": {"version": "1"}}], "version": 2}'),
        (13, b'{"dependencies": {"a": "^1", "b": "workspace:*"}, "workspaces": ["c/*"], "expo": {}}'),
        (15, b'"@a/b@^1", "a@2":\n  version "1.0"\n  dependencies:\n    c "1"\n'),
        (17, b'{\n "packages": {"a": ["a@1", "", {"dependencies": {"b": "2"}}, "c"],},\n}'),
    ]],
    # The first three bytes choose the file and a place in it.
    "hosted": [bytes([kind, 0, place]) + text for place in [10, 40] for kind, text in [
        (0, b'"UIBackgroundModes": ["audio", {"a": 1}], \'b\': // c\n true}}}}'),
        (128, b'{"expo": {"ios": {"infoPlist": {"UIBackgroundModes": ["audio"]}}}}'),
        (1, b'"NSCameraUsageDescription": "a", "UIDeviceFamily": [1, 2]}}}}}'),
        (2, b'UIBackgroundModes: [audio, \'c\']\n        NSAppTransportSecurity:\n          "a": !b c # d\n        - e\n'),
        (130, b'targets:\n  App: &a\n    settings: {base: {A: [b, "d"]}}\n    x: |\n      e\n---\n...\n'),
        (3, b'INFOPLIST_KEY_UIStatusBarHidden = "c d"; E = (f, "g"); }; }; }; }'),
        (4, b'#include? "a.xcconfig"\nINFOPLIST_KEY_UIStatusBarHidden[sdk=a*] = YES // no\nB=\n = c\n[\n'),
    ]],
    "interface": [b'<?xml version="1.0"?>\n<document targetRuntime="iOS.CocoaTouch"><label id="aB1-c2-D3e" text="a&amp;b"/></document>',
                  b'<button id="1" customClass="A"><state key="normal" title="b"/><string key="text">c</string><!-- d --></button>'],
    # The first byte chooses the description.
    "project": [bytes([kind]) + text for kind, text in [
        (2, b'let a: InfoPlist = .extendingDefault(with: ["b": .string("c")])\nlet p = Project(name: "A", targets: '
            b'[.target(name: "A", destinations: .iOS, product: .app, bundleId: "a.b", infoPlist: a, sources: ["S/**"])])'),
        (3, b'let package = Package(name: "A", platforms: [.iOS("15.0")], products: [.iOSApplication(name: "A", targets: ["A"], '
            b'bundleIdentifier: "a", capabilities: [.camera(purposeString: "b")])], targets: [.executableTarget(name: "A", path: ".")])'),
        (5, b'<widget id="a.b"><name>c</name><platform name="ios"><config-file target="*-Info.plist" parent="NSCameraUsageDescription">'
            b'<string>d</string></config-file><edit-config file="*-Info.plist" target="e" mode="merge"/></platform></widget>'),
        (6, b'<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup Condition="a"><TargetFrameworks>net8.0-ios</TargetFrameworks>'
            b'<ApplicationId>a.b</ApplicationId></PropertyGroup></Project>'),
        (7, b'load(":a.bzl", "b")\nios_application(name = "c", bundle_id = "d." + E, infoplists = [":Info.plist"], '
            b'families = ["iphone"], minimum_os_version = "15.0", deps = glob(["*.swift"]),)'),
    ]],
    # Any bytes are a session.
    "sessions": [random.Random(number).randbytes(40 * (number % 8 + 1)) for number in range(40)],
    "settings": [b'#include? "b.xcconfig"\nA = $(inherited) $(B:lower)\nA[sdk=iphoneos*][arch=arm64] = x // c\nB = ${A} $C\n'],
    "yaml": [b'a: &b {c: "d", e: [f, \'g\']}\nh:\n- <<: *b\n- |\n  i\n- >-\n    j\n--- # k\n', b'? a\n: b\n"c\\u00e9": ~\n'],
    "binary": [bytes.fromhex("62706c6973743030d101025161a1020008080b0d0f000000000000010100000000000000030000000000000000000000000000000f")],
}


def catalog():
    """Returns a compiled asset catalog with one image."""
    blocks = [b"", b"tmfk" + struct.pack("<4I", 1, 2, 1, 17), b"tree" + struct.pack(">4I", 1, 3, 4096, 1), b"",
              b"tree" + struct.pack(">4I", 1, 5, 4096, 1), b"",
              struct.pack("<5H", 0, 0, 1, 17, 7), b"AppIcon", b"ISTC" + struct.pack("<4I", 1, 0, 120, 120), struct.pack("<2H", 1, 7)]
    blocks[3] = struct.pack(">2H4I", 1, 1, 0, 0, 6, 7)
    blocks[5] = struct.pack(">2H4I", 1, 1, 0, 0, 8, 9)
    names = b"".join(struct.pack(">IB", number, len(name)) + name for number, name in [(1, b"KEYFORMAT"), (2, b"FACETKEYS"), (4, b"RENDITIONS")])
    variables = struct.pack(">I", 3) + names
    body, index = b"", struct.pack(">I", len(blocks))
    for block in blocks:
        index += struct.pack(">II", 32 + len(variables) + len(body), len(block))
        body += block
    return struct.pack(">8s6I", b"BOMStore", 1, len(blocks), 32 + len(variables) + len(body), len(index), 32, len(variables)) + variables + body + index


def products():
    """Returns seeds for the targets about products, by target: the sample products, and what is in them."""
    found = {"assets": [catalog()], "inflate": [], "macho": [], "product": [], "signature": []}
    for path in sorted((ROOT / "Tests/Fixtures/Products").glob("*.*")):
        if path.suffix not in (".ipa", ".zip"):
            continue
        found["product"].append(path.read_bytes())
        with zipfile.ZipFile(path) as archive:
            members = [archive.read(name) for name in archive.namelist()]
        for member in members:
            for level in [0, 1, 9]:
                packer = zlib.compressobj(level, zlib.DEFLATED, -15)
                packed = packer.compress(member) + packer.flush()
                found["inflate"] += [packed] if len(packed) <= SEED_SIZE else []
            start = member.find(bytes.fromhex("fade0cc0"))
            if member[:4] in (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf", b"!<ar"):
                found["macho"].append(member)
                found["signature"] += [member[start:]] if start >= 0 else []
            elif member[:1] == b"\x30":
                found["signature"].append(member)
    return found


@functools.cache
def runtime():
    """Returns the library of libFuzzer without a main function where the one that the compiler links has it in one piece with the rest,
    as in Debian's Swift, so that no other can be linked; None where the compiler's is of use."""
    information = json.loads(subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout)
    resources = pathlib.Path(information["paths"]["runtimeResourcePath"])
    for folder in [resources / "clang/lib/linux", *resources.parent.glob("clang/*/lib/linux")]:
        for library in folder.glob("libclang_rt.fuzzer-*.a"):
            members = subprocess.run(["ar", "t", library], capture_output=True, text=True).stdout.split()
            if len(members) == 1:
                return library.with_name(library.name.replace("fuzzer-", "fuzzer_no_main-"))
    return None


def build(program):
    """Builds a program; returns its path. Targets that need internal declarations import them as tests do."""
    command = ["swift", "build", "--package-path", str(PACKAGE), "--scratch-path", str(BUILD), "-c", "release", "--product", program,
               "-Xswiftc", "-enable-testing"]
    environment = dict(os.environ)
    if runtime():
        # The address sanitizer there cannot be linked either.
        environment["PLIST_FUZZER_RUNTIME"] = str(runtime())
        command += ["-Xswiftc", "-Xfrontend", "-Xswiftc", "-sanitize=fuzzer", "-Xcc", "-fsanitize=fuzzer-no-link"]
    else:
        command += ["-Xswiftc", "-sanitize=fuzzer,address", "-Xcc", "-fsanitize=fuzzer-no-link,address"]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    if result.returncode != 0:
        sys.exit(result.stdout[-6000:])
    return BUILD / "release" / program


def seeds(target):
    """Returns small real files of the kinds that a target reads."""
    folders = [ROOT / "Tests"] + [pathlib.Path(os.environ[name]) for name in ["PLIST_CORPUS"] if os.environ.get(name)]
    found = list(WRITTEN.get(target, [])) + products().get(target, [])
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if len(found) >= SEED_LIMIT or not SEEDS[target]:
                return found
            if path.suffix in SEEDS[target] and path.is_file() and path.stat().st_size <= SEED_SIZE:
                seed = path.read_bytes()
                if target == "binary":
                    seed = as_binary(seed)
                elif target in FIRST_BYTES:
                    seed = bytes([FIRST_BYTES[target].get(path.suffix, 0)]) + seed
                if seed is not None:
                    found.append(seed)
    return found


def as_binary(contents):
    """Returns a property list in the binary format; None if it cannot be read."""
    try:
        return plistlib.dumps(plistlib.loads(contents), fmt=plistlib.FMT_BINARY)
    except Exception:
        return None


def run(program, target, limit, size, timeout):
    """Runs up to `limit`, an option of libFuzzer, on inputs of at most `size` bytes; returns the number of executions, and what
    went wrong, None if nothing did."""
    inputs, found = BUILD / "inputs" / target, BUILD / "found"
    inputs.mkdir(parents=True, exist_ok=True)
    found.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds(target)):
        (inputs / f"seed-{number}").write_bytes(seed)
    # Weights of inputs by what is rare in them, and smaller inputs for what is known, cost more than they find.
    command = [str(program), str(inputs), limit, f"-timeout={timeout}", "-rss_limit_mb=2048", f"-max_len={size}", "-entropic=0",
               "-reduce_inputs=0", "-print_final_stats=1", f"-artifact_prefix={found}/{target}-"]
    # The runtime of Swift keeps some memory for good. Stacks of allocations and long quarantines cost a tenth of the time.
    options = "detect_leaks=0:malloc_context_size=2:quarantine_size_mb=16"
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"PLIST_FUZZ": target, "ASAN_OPTIONS": options, "TMPDIR": folder}
        # The runtime of Swift would take minutes to describe where the program stopped; libFuzzer shows the calls.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        result = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace")
    executions = re.search(r"stat::number_of_executed_units:\s*(\d+)", result.stderr)
    return int(executions[1]) if executions else 0, None if result.returncode == 0 else result.stderr[-3000:]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=os.environ.get("PLIST_FUZZ_SECONDS", 30), help="the time for each target")
    parser.add_argument("--executions", type=int, help="the number of executions of each target, whatever time they take")
    parser.add_argument("--size", type=int, help="the largest size of an input in bytes (8192, more for products)")
    parser.add_argument("--timeout", type=int, default=5, help="the longest time for one input in seconds (5)")
    parser.add_argument("targets", nargs="*", choices=[[], *sorted(SEEDS)], help="the targets; all without one")
    arguments = parser.parse_args()
    failures = 0
    programs = {}
    limit = f"-runs={arguments.executions}" if arguments.executions else f"-max_total_time={arguments.seconds}"
    for target in arguments.targets or sorted(SEEDS):
        name = next(name for name, targets in PROGRAMS.items() if target in targets)
        programs[name] = programs.get(name) or build(name)
        start = time.monotonic()
        size = arguments.size or SIZES.get(target, 8192)
        executions, fault = run(programs[name], target, limit, size, arguments.timeout)
        failures += fault is not None
        elapsed = time.monotonic() - start
        print(f"{'FAILED' if fault else 'ok    '} {target}: {executions:,} executions in {elapsed:.0f} s", flush=True)
        if fault:
            print(fault)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
