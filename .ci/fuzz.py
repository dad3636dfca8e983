#!/usr/bin/env python3
"""Runs the fuzz targets of Tests/Fuzzing with libFuzzer and the address sanitizer.

  python3 .ci/fuzz.py [--seconds 30] [TARGET ...]

Seeds are made from the fixtures and, where PLIST_CORPUS is set, from the corpus. Prints the number of executions of each target;
fails if an input stops the program, takes longer than five seconds or needs more than 2 GB. Such an input is kept in
.build/fuzzing/found, to become a test.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "Tests/Fuzzing"
BUILD = ROOT / ".build/fuzzing"
SEED_LIMIT, SEED_SIZE = 200, 4_000
# The ends of the names of files that show a target what its inputs look like.
SEEDS = {
    "binary": [".plist"],
    "catalog": [".xcstrings"],
    "edits": [".plist", ".strings"],
    "framing": [],
    "hosted": [],
    "interface": [".storyboard", ".xib"],
    "lint": [".plist", ".entitlements", ".xcprivacy", ".stringsdict", ".strings"],
    "openstep": [".strings", ".pbxproj"],
    "project": [".pbxproj", ".yml", ".json"],
    "settings": [".xcconfig"],
    "xml": [".plist", ".entitlements", ".xcprivacy", ".stringsdict"],
}
WRITTEN = {
    "framing": [b'Content-Length: 36\r\n\r\n{"jsonrpc":"2.0","method":"exit"}    ',
                b'content-type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}'],
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
    "settings": [b'#include? "b.xcconfig"\nA = $(inherited) $(B:lower)\nA[sdk=iphoneos*][arch=arm64] = x // c\nB = ${A} $C\n'],
    "binary": [bytes.fromhex("62706c6973743030d101025161a1020008080b0d0f000000000000010100000000000000030000000000000000000000000000000f")],
}


def build():
    command = ["swift", "build", "--package-path", str(PACKAGE), "--scratch-path", str(BUILD), "-c", "release", "--product", "fuzz",
               "-Xswiftc", "-sanitize=fuzzer,address", "-Xcc", "-fsanitize=fuzzer-no-link,address"]
    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != 0:
        sys.exit(result.stdout[-6000:])
    return BUILD / "release/fuzz"


def seeds(target):
    """Returns small real files of the kinds that a target reads."""
    folders = [ROOT / "Tests"] + [pathlib.Path(os.environ[name]) for name in ["PLIST_CORPUS"] if os.environ.get(name)]
    found = list(WRITTEN.get(target, []))
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if len(found) >= SEED_LIMIT or not SEEDS[target]:
                return found
            if path.suffix in SEEDS[target] and path.is_file() and path.stat().st_size <= SEED_SIZE:
                found.append(path.read_bytes())
    return found


def run(program, target, seconds):
    """Returns the number of executions, and what went wrong; None if nothing did."""
    inputs, found = BUILD / "inputs" / target, BUILD / "found"
    inputs.mkdir(parents=True, exist_ok=True)
    found.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds(target)):
        (inputs / f"seed-{number}").write_bytes(seed)
    command = [str(program), str(inputs), f"-max_total_time={seconds}", "-timeout=5", "-rss_limit_mb=2048", "-max_len=8192",
               "-print_final_stats=1", f"-artifact_prefix={found}/{target}-"]
    # The runtime of Swift keeps some memory for good.
    environment = os.environ | {"PLIST_FUZZ": target, "ASAN_OPTIONS": "detect_leaks=0"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace")
    executions = re.search(r"stat::number_of_executed_units:\s*(\d+)", result.stderr)
    return int(executions[1]) if executions else 0, None if result.returncode == 0 else result.stderr[-3000:]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=30, help="the time for each target (30)")
    parser.add_argument("targets", nargs="*", choices=[[], *sorted(SEEDS)], help="the targets; all without one")
    arguments = parser.parse_args()
    program = build()
    failures = 0
    for target in arguments.targets or sorted(SEEDS):
        executions, fault = run(program, target, arguments.seconds)
        failures += fault is not None
        print(f"{'FAILED' if fault else 'ok    '} {target}: {executions:,} executions in {arguments.seconds} s", flush=True)
        if fault:
            print(fault)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
