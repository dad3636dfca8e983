#!/usr/bin/env python3
"""Measures `lint` on a large package of an app: its time against zlib's, and its memory against the largest image.

  Benchmarks/products.py PROGRAM FOLDER [--size 200] [--check]

FOLDER has images (Mach-O), such as .build/images, which Tests/Acceptance/run.py images fills. The package has an app of about
`size` MB: images as frameworks and random data, packed and stored. --check fails above three times zlib's time for all of
it, or three times the size of the largest image.
"""
import argparse
import os
import pathlib
import plistlib
import random
import sys
import tempfile
import time
import zipfile

APP = "Payload/Large.app/"


def info(name, **keys):
    return plistlib.dumps({
        "CFBundleIdentifier": f"org.example.{name}", "CFBundleExecutable": name, "CFBundleName": name, "CFBundleVersion": "1",
        "CFBundleShortVersionString": "1.0", "CFBundlePackageType": "APPL", "CFBundleSupportedPlatforms": ["iPhoneOS"], "MinimumOSVersion": "15.0",
    } | keys)


def make(path, folder, size):
    """Writes the package; returns the size of its largest image."""
    images = []
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.stat().st_size < size // 2:
            contents = file.read_bytes()
            if contents[:4] in (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe"):
                images.append(contents)
    images.sort(key=len, reverse=True)
    left, largest = size * 3 // 4, 0
    generator = random.Random(1)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(APP + "Info.plist", info("Large"))
        for number, contents in enumerate(images):
            if len(contents) > left:
                continue
            left -= len(contents)
            largest = max(largest, len(contents))
            name = "Large" if largest == len(contents) and number == 0 else f"F{number}"
            place = APP if name == "Large" else f"{APP}Frameworks/{name}.framework/"
            archive.writestr(place + name, contents)
            if name != "Large":
                archive.writestr(place + "Info.plist", info(name, CFBundlePackageType="FMWK"))
        for number in range(8):
            kind = zipfile.ZIP_STORED if number % 2 else zipfile.ZIP_DEFLATED
            archive.writestr(f"{APP}data{number}.bin", generator.randbytes((size // 4 + max(left, 0)) // 8), kind)
    return largest


def inflate(path):
    """Returns the seconds that zlib takes for all of a package."""
    start = time.monotonic()
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            archive.read(name)
    return time.monotonic() - start


def lint(program, path):
    """Returns the seconds that the program takes, and its largest memory in bytes."""
    start = time.monotonic()
    child = os.fork()
    if child == 0:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.execv(program, [program, "lint", str(path)])
    _, _, usage = os.wait4(child, 0)
    return time.monotonic() - start, usage.ru_maxrss * 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--size", type=int, default=200, help="megabytes of the files in the package (200)")
    parser.add_argument("--check", action="store_true", help="fail above three times")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "Large.ipa"
        largest = make(path, arguments.folder, arguments.size << 20)
        expected = min(inflate(path) for _ in range(3))
        results = [lint(arguments.program, path) for _ in range(3)]
    seconds, memory = min(result[0] for result in results), max(result[1] for result in results)
    print(f"zlib {expected:.2f} s, lint {seconds:.2f} s: {seconds / expected:.2f} times")
    print(f"largest image {largest >> 20} MB, peak {memory >> 20} MB: {memory / largest:.2f} times")
    sys.exit(1 if arguments.check and (seconds > 3 * expected or memory > 3 * largest) else 0)


if __name__ == "__main__":
    main()
