#!/usr/bin/env python3
"""Lists the functions that run in a usual session, so that the linker places them next to each other.

  swift build -c release --product plist-lsp
  python3 Benchmarks/function_order.py --output LIST .build/release/plist-lsp            # writes the list
  PLIST_FUNCTION_ORDER=LIST swift build -c release --product plist-lsp                   # LIST is an absolute path
  python3 Benchmarks/function_order.py --output LIST --check .build/release/plist-lsp    # exit 1 if the list is out of date

The system reads a program in pieces of 64 KB around what runs. A session runs a small part of the code; scattered, it
needs most pieces. The functions are those that valgrind sees in sessions with a small document of each kind. Names that the program
does not have are ignored by the linker, so a list gets out of date slowly: the check fails if a tenth of the names is unknown.
Packaging/release does all this. Linux only; needs valgrind and the binutils.
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

# The least part of the names that a program must have.
KNOWN = 0.9
DOCUMENTS = [documents.info_plist, documents.plist_array, documents.strings]
SIZE = 1_000
FUNCTION = re.compile(rb"^c?fn=\(\d+\) ([^\s']+)", re.MULTILINE)


def defined(program):
    """Returns the names of what a program defines."""
    names = subprocess.run(["nm", "--defined-only", "--just-symbols", program], capture_output=True, check=True).stdout
    return set(names.split())


def type_letter(session, place, letter):
    """Types a letter and deletes it again; does not wait for findings, which the server sends only if they change."""
    for text, removed in ((letter, 0), ("", len(letter))):
        session.client.send(session.change(place, text, removed), measures.LIMIT)
        session.request("textDocument/documentSymbol")


def run_session(program, folder, make, profile):
    """Opens, edits and asks about a document, and writes the functions that run to the file `profile`."""
    document = make(SIZE)
    (folder / document.name).write_text(document.text)
    command = ["valgrind", "--quiet", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={profile}", program, "--stdio"]
    session = measures.Session(command, str(folder), document)
    try:
        for place in document.places.values():
            for letter in "x<\"":
                type_letter(session, place, letter)
        # Slow checks follow after a pause.
        time.sleep(5)
        type_letter(session, document.places["middle"], "x")
        if document.hover:
            session.request("textDocument/hover", document.hover)
        if document.completion:
            session.request("textDocument/completion", document.completion)
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
    parser.add_argument("--output", metavar="LIST", type=pathlib.Path, required=True, help="the file that has the list")
    parser.add_argument("program", nargs="?", default=ROOT / ".build/release/plist-lsp")
    arguments = parser.parse_args()
    if not arguments.check:
        names = sorted(functions(arguments.program))
        arguments.output.write_bytes(b"".join(name + b"\n" for name in names))
        print(f"{len(names)} functions")
        return
    names = set(arguments.output.read_bytes().split())
    part = len(names & defined(arguments.program)) / max(len(names), 1)
    print(f"{part:.1%} of {len(names)} functions are known (at least {KNOWN:.0%})")
    if part < KNOWN:
        sys.exit(f"{arguments.output} is out of date")


if __name__ == "__main__":
    main()
