#!/usr/bin/env python3
"""Lists the functions that run in a usual session, so that the linker places them next to each other.

  swift build -c release --product plist-lsp
  python3 Benchmarks/function_order.py .build/release/plist-lsp            # writes Sources/plist-lsp/Linking/functions.txt
  python3 Benchmarks/function_order.py --check .build/release/plist-lsp    # exit 1 if the list is out of date

The system reads a program in pieces of 64 KB around what runs. A session runs a small part of the code; scattered, it
needs most pieces. The functions are those that valgrind sees in sessions with a small document of each kind. Names that the program
does not have are ignored by the linker, so a list gets out of date slowly: the check fails if a tenth of the names is unknown.
Linux only; needs valgrind and the binutils.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Benchmarks/servers"))

import documents  # noqa: E402
import measures  # noqa: E402

LIST = ROOT / "Sources/plist-lsp/Linking/functions.txt"
# The least part of the names that a program must have.
KNOWN = 0.9
DOCUMENTS = [documents.info_plist, documents.plist_array, documents.strings]
SIZE = 1_000
FUNCTION = re.compile(rb"^c?fn=\(\d+\) ([^\s']+)", re.MULTILINE)


def defined(program):
    """Returns the names of what a program defines."""
    names = subprocess.run(["nm", "--defined-only", "--just-symbols", program], capture_output=True, check=True).stdout
    return set(names.split())


def run_session(program, folder, make, profile):
    """Opens, edits and asks about a document, and writes the functions that run to the file `profile`."""
    document = make(SIZE)
    (folder / document.name).write_text(document.text)
    command = ["valgrind", "--quiet", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={profile}", program, "--stdio"]
    session = measures.Session(command, str(folder), document)
    try:
        for place in document.places.values():
            for letter in "x<\"":
                session.keystrokes(place, letter)
        # Slow checks follow after a pause.
        time.sleep(5)
        session.keystrokes(document.places["middle"], "x")
        if document.hover:
            session.request("textDocument/hover", document.hover)
        if document.completion:
            session.request("textDocument/completion", document.completion)
        session.request("textDocument/documentSymbol")
        session.client.request("shutdown", None, measures.LIMIT)
        session.client.notify("exit", None)
        session.client.process.wait(measures.LIMIT)
    finally:
        session.client.stop()


def functions(program):
    """Returns the names of the functions of a program that run in sessions."""
    found = set()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        # valgrind cannot read compressed debug information.
        plain = folder / "plist-lsp"
        subprocess.run(["objcopy", "--strip-debug", program, plain], check=True)
        for make in DOCUMENTS:
            run_session(str(plain), folder, make, folder / "profile")
            found.update(FUNCTION.findall((folder / "profile").read_bytes()))
    return found & defined(program)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if the list is out of date")
    parser.add_argument("program", nargs="?", default=ROOT / ".build/release/plist-lsp")
    arguments = parser.parse_args()
    if not arguments.check:
        names = sorted(functions(arguments.program))
        LIST.write_bytes(b"".join(name + b"\n" for name in names))
        print(f"{len(names)} functions")
        return
    names = set(LIST.read_bytes().split())
    part = len(names & defined(arguments.program)) / max(len(names), 1)
    print(f"{part:.1%} of {len(names)} functions are known (at least {KNOWN:.0%})")
    if part < KNOWN:
        sys.exit(f"{LIST.relative_to(ROOT)} is out of date: run Benchmarks/function_order.py")


if __name__ == "__main__":
    main()
