"""Builds the executable of a release, and lays out what is packed with it."""

import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys

import man_page
from project import ROOT, editor_files

BUILT = ROOT / ".build/release/plist-lsp"
ORDER = ROOT / ".build/function-order.txt"
ORDER_SCRIPT = ROOT / "Benchmarks/function_order.py"
COMPLETIONS = {"bash": "plist-lsp.bash", "zsh": "_plist-lsp", "fish": "plist-lsp.fish"}
RULE = "\n" + "-" * 78 + "\n\n"
# What a static executable for Linux contains besides the packages. The license of Swift is that of swift-argument-parser, word for word.
SWIFT_NOTICE = """\
The Swift runtime and standard library, Foundation (swift-foundation, swift-collections) and Dispatch (swift-corelibs-libdispatch)

Copyright (c) Apple Inc. and the Swift project authors. Licensed under Apache License v2.0 with Runtime Library Exception, as above.
https://swift.org/LICENSE.txt
""" + RULE + """\
The GNU C Library (glibc)

Copyright (c) Free Software Foundation, Inc. Licensed under the GNU Lesser General Public License, version 2.1 or later. To use another
version of the library, build plist-lsp from its source: Packaging/release links it with that of the system.
https://sourceware.org/glibc/
""" + RULE + """\
libstdc++ and libgcc of the GNU Compiler Collection

Copyright (c) Free Software Foundation, Inc. Licensed under the GNU General Public License, version 3, with the GCC Runtime Library
Exception, version 3.1, which allows to distribute a program that contains them under other terms.
https://gcc.gnu.org/onlinedocs/libstdc++/manual/license.html
"""


def has_static_libraries():
    """Whether this Swift has the libraries that a release for Linux contains; Debian's package does not have them."""
    information = json.loads(subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True).stdout)
    return sys.platform != "linux" or pathlib.Path(information["paths"]["runtimeResourcePath"] + "_static").is_dir()


def links_statically():
    """Whether a release for Linux can contain all libraries: before version 1.8 the parser of arguments needs all of Foundation."""
    parser = ROOT / ".build/checkouts/swift-argument-parser/Sources"
    uses_essentials = any("FoundationEssentials" in path.read_text() for path in parser.rglob("*.swift"))
    return has_static_libraries() and (uses_essentials or not parser.is_dir())


def is_static(program):
    """Whether an executable for Linux contains all libraries; on macOS they are those of the system."""
    headers = subprocess.run(["readelf", "--program-headers", program], capture_output=True, text=True).stdout
    return sys.platform == "linux" and "INTERP" not in headers


def swift_build(**variables):
    command = ["swift", "build", "-c", "release", "--product", "plist-lsp"]
    subprocess.run(command, cwd=ROOT, env=os.environ | variables, check=True)


def build():
    """Builds the executable, on Linux a second time with the functions of a session next to each other, and returns it."""
    if "PLIST_DYNAMIC_LINKING" not in os.environ and not links_statically():
        sys.exit("this Swift has no static libraries, or its packages need others; with PLIST_DYNAMIC_LINKING=1 the executable needs"
                 " Swift where it runs")
    swift_build()
    missing = [tool for tool in ("valgrind", "nm", "objcopy") if not shutil.which(tool)]
    if sys.platform != "linux" or not is_static(BUILT):
        print("SKIPPED: order of functions; the linker places them only in an executable for Linux with the Swift libraries")
    elif missing:
        print(f"SKIPPED: order of functions; {' and '.join(missing)} not installed")
    else:
        subprocess.run([sys.executable, ORDER_SCRIPT, "--output", ORDER, BUILT], check=True)
        swift_build(PLIST_FUNCTION_ORDER=str(ORDER))
        subprocess.run([sys.executable, ORDER_SCRIPT, "--output", ORDER, "--check", BUILT], check=True)
    return BUILT


def notices(program):
    """Returns the licenses of what the executable contains, from the checkouts of the packages that were built."""
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    parts = ["plist-lsp contains the software below. Its own license is in the file LICENSE.\n"]
    for pin in sorted(pins, key=lambda pin: pin["identity"]):
        folder = ROOT / ".build/checkouts" / pin["identity"]
        files = sorted(path for path in folder.iterdir() if path.name.upper().startswith(("LICENSE", "NOTICE")))
        if not files:
            sys.exit(f"{pin['identity']} has no license")
        title = f"{pin['identity']} {pin['state']['version']}, {pin['location']}\n\n"
        parts.append(title + "\n".join(path.read_text(encoding="utf-8") for path in files))
    return RULE.join(parts + ([SWIFT_NOTICE] if is_static(program) else []))


def strip(program):
    subprocess.run(["strip", program], check=True)
    if platform.system() == "Darwin":
        # What is changed needs a signature again, or the system does not start it.
        subprocess.run(["codesign", "--force", "--sign", "-", program], check=True)


def stage(program, content):
    """Lays out what an archive contains in a new folder."""
    def write(name, text):
        path = content / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def printed(*arguments):
        return subprocess.run([staged, *arguments], check=True, capture_output=True, text=True).stdout

    content.mkdir()
    staged = content / "plist-lsp"
    shutil.copy(program, staged)
    strip(staged)
    staged.chmod(0o755)
    shutil.copy(ROOT / "LICENSE", content)
    write("THIRD-PARTY-NOTICES.txt", notices(staged))
    write("man/man1/plist-lsp.1", man_page.page(json.loads(printed("--experimental-dump-help"))))
    for shell, name in COMPLETIONS.items():
        write(f"completions/{name}", printed("--generate-completion-script", shell))
    for name in editor_files():
        (content / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, content / name)
