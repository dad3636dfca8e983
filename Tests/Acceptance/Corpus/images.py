"""Compares the reader of executables with LLVM's tools, on images in packages of npm and on made ones.

The packages are fetched into .build/images, where they are kept; PLIST_IMAGES names another folder of files instead. Where clang and
ld64.lld are installed, objects and images are made for several systems, kinds and ways to bind names. What is compared is in MachOPeerTests: undefined names, libraries, versions, bindings, and whether signatures fit the code.
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


SOURCE = """
extern int stat(const char *, void *), optional(void) __attribute__((weak_import));
extern int counter;
int *pointer = &counter;
__attribute__((weak)) int shared(void) { return counter; }
int use(void) { return stat("a", 0) + (optional ? optional() : 0) + shared(); }
int main(void) { return use(); }
"""
STUB = """--- !tapi-tbd
tbd-version: 4
targets: [ %s ]
install-name: '/usr/lib/libSystem.B.dylib'
exports:
  - targets: [ %s ]
    symbols: [ _stat, _optional, _counter, dyld_stub_binder, ___stack_chk_fail ]
...
"""
# The name of a system for the linker, its name in a triple, and its oldest version.
SYSTEMS = [
    ("ios", "ios15.0", "15.0"), ("ios-simulator", "ios15.0-simulator", "15.0"), ("macos", "macos13.0", "13.0"),
    ("macos", "macos10.13", "10.13"), ("tvos", "tvos15.0", "15.0"), ("watchos", "watchos9.0", "9.0"), ("xros", "xros1.0", "1.0"),
]
KINDS = {"program": [], "library": ["-dylib", "-install_name", "@rpath/Made"], "bundle": ["-bundle"]}
WAYS = {"chains": ["-fixup_chains"], "opcodes": ["-no_fixup_chains"], "flat": ["-flat_namespace", "-undefined", "dynamic_lookup"]}


def make(folder):
    """Makes objects and images with the toolchain; returns their number."""
    clang = next(filter(None, [os.environ.get("CLANG"), shutil.which("clang"), *map(str, compilers())]), None)
    if not clang or not shutil.which("ld64.lld"):
        return 0
    shutil.rmtree(folder, ignore_errors=True)
    library = folder / "sdk/usr/lib/libSystem.tbd"
    library.parent.mkdir(parents=True)
    targets = ", ".join(f"{cpu}-{system}" for cpu in ("arm64", "x86_64") for system in {name for name, *_ in SYSTEMS})
    library.write_text(STUB % (targets, targets))
    (folder / "made.c").write_text(SOURCE)
    for cpu in ("arm64", "x86_64"):
        for system, triple, version in SYSTEMS:
            name = folder / f"{cpu}-{triple}.o"
            run(clang, "-target", f"{cpu}-apple-{triple}", "-O1", "-w", "-c", "-o", name, folder / "made.c")
            for kind, options in KINDS.items():
                for way, more in WAYS.items():
                    run("ld64.lld", "-arch", cpu, "-platform_version", system, version, "26.0", "-syslibroot", folder / "sdk", "-lSystem",
                        "-rpath", "@loader_path", *options, *more, "-o", f"{name}-{kind}-{way}", name)
    return sum(1 for path in folder.iterdir() if path.suffix != ".c") - 1


def compilers():
    """Returns the clang beside Swift's compiler."""
    swift = shutil.which("swiftc")
    return [path] if swift and (path := pathlib.Path(swift).resolve().with_name("clang")).is_file() else []


def run(*command):
    """Runs a tool; what it refuses, such as a system that it does not know, is left out."""
    subprocess.run([str(part) for part in command], capture_output=True)


def main():
    folder = pathlib.Path(os.environ.get("PLIST_IMAGES") or ROOT / ".build/images")
    if "PLIST_IMAGES" not in os.environ:
        if not shutil.which("npm"):
            print("npm is not installed, and PLIST_IMAGES is not set.")
            sys.exit(SKIPPED)
        if problem := fetch(folder):
            print(problem)
            sys.exit(SKIPPED)
    print(f"{make(folder / 'made')} files made with clang and ld64.lld")
    command = ["swift", "test", "--package-path", str(ROOT), "--filter", "MachOPeerTests", *sys.argv[1:]]
    result = subprocess.run(command, env=os.environ | {"PLIST_IMAGES": str(folder.resolve())}, capture_output=True, text=True)
    lines = [line for line in (result.stdout + result.stderr).splitlines() if "started" not in line]
    print("\n".join(line[:1000] for line in lines[-40:]))
    sys.exit(1 if result.returncode else 0)


if __name__ == "__main__":
    main()
