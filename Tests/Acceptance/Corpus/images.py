"""Compares the reader of executables with LLVM's tools, on images in packages of npm.

The packages are fetched into .build/images, where they are kept; PLIST_IMAGES names another folder of files instead. What is
compared is in MachOPeerTests: undefined names, libraries, versions, bindings, and whether signatures fit the code.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tarfile

from Support.program import ROOT

SKIPPED = 77
# Images of several linkers and languages, for both processors, with opcodes for bindings and with chains, signed and not.
PACKAGES = [
    "@biomejs/cli-darwin-arm64", "@cloudflare/workerd-darwin-arm64", "@esbuild/darwin-arm64", "@img/sharp-darwin-arm64",
    "@img/sharp-libvips-darwin-arm64", "@next/swc-darwin-x64", "@node-rs/argon2-darwin-x64", "@oven/bun-darwin-aarch64",
    "@oxc-parser/binding-darwin-arm64", "@parcel/watcher-darwin-arm64", "@rollup/rollup-darwin-arm64", "@sentry/cli-darwin",
    "@swc/core-darwin-arm64", "@tailwindcss/oxide-darwin-x64", "fsevents", "lightningcss-darwin-arm64",
]


def fetch(folder):
    """Fetches the packages that are not there yet; returns why one could not be, None if all are there."""
    for package in PACKAGES:
        target = folder / package.replace("/", "+")
        if target.is_dir():
            continue
        unpacked = folder / "unpacked"
        shutil.rmtree(unpacked, ignore_errors=True)
        unpacked.mkdir(parents=True)
        result = subprocess.run(["npm", "pack", "--silent", package], cwd=unpacked, capture_output=True, text=True)
        archives = list(unpacked.glob("*.tgz"))
        if result.returncode != 0 or not archives:
            return f"npm cannot fetch {package}: {result.stderr.strip()[-200:]}"
        with tarfile.open(archives[0]) as archive:
            archive.extractall(unpacked, filter="data")
        archives[0].unlink()
        unpacked.rename(target)
    return None


def main():
    folder = pathlib.Path(os.environ.get("PLIST_IMAGES") or ROOT / ".build/images")
    if "PLIST_IMAGES" not in os.environ:
        if not shutil.which("npm"):
            print("npm is not installed, and PLIST_IMAGES is not set.")
            sys.exit(SKIPPED)
        if problem := fetch(folder):
            print(problem)
            sys.exit(SKIPPED)
    command = ["swift", "test", "--package-path", str(ROOT), "--filter", "MachOPeerTests", *sys.argv[1:]]
    result = subprocess.run(command, env=os.environ | {"PLIST_IMAGES": str(folder.resolve())}, capture_output=True, text=True)
    print((result.stdout + result.stderr)[-4000:])
    sys.exit(1 if result.returncode else 0)


if __name__ == "__main__":
    main()
