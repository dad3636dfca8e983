"""The servers that take part, each with its kind of document."""
import os
import shutil
import sys
import sysconfig

import documents
from client import Ended, Timeout
from measures import LIMIT, Session

PEERS = {"ruff": (["server"], documents.python), "tombi": (["lsp", "--offline"], documents.toml)}


class Subject:
    def __init__(self, name, command, make):
        self.name, self.command, self.make = name, command, make
        self.is_peer = name in PEERS
        # Row of the table -> seconds of each run, or bytes, or a text.
        self.figures = {}
        self.session = None

    def open(self, folder, document):
        self.close()
        self.session = Session(self.command, folder, document)

    def close(self):
        if self.session:
            self.session.client.stop()
        self.session = None

    def add(self, row, times):
        self.figures.setdefault(row, []).extend(times)

    def attempt(self, row, step):
        """Does `step`; a server that fails is stopped and takes no further part at this size."""
        try:
            step()
        except (Ended, Timeout) as problem:
            print(f"{self.name}, {row}: {problem}", file=sys.stderr)
            self.figures[row] = f"> {LIMIT} s" if isinstance(problem, Timeout) else "ended"
            self.close()


def subjects(server):
    """Returns ours, once for each kind of document, and the peers that are installed."""
    ours = [os.path.abspath(server), "--stdio"]
    found = [Subject("array", ours, documents.plist_array), Subject("Info.plist", ours, documents.info_plist),
             Subject("strings", ours, documents.strings)]
    for name, (arguments, make) in PEERS.items():
        # The program itself, not a script around it that takes longer to start than the program.
        path = shutil.which(name, path=sysconfig.get_path("scripts")) or shutil.which(name)
        if path:
            found.append(Subject(name, [path, *arguments], make))
        else:
            print(f"{name} is not installed and left out", file=sys.stderr)
    return found
