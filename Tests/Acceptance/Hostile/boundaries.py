"""Runs every command and a session of the server on repositories that point outside, and watches what the system sees of it.

Arguments are names of cases. Each case is a repository with a folder of secrets next to it. strace records which files are opened,
which programs are started, and what is renamed or removed. Outside the repository only the libraries of the program and what git
itself needs may be read; nothing may be written but by a command that writes, and then in the repository; no program may be started
but git. No text of the secrets may appear in any output.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

from boundary_cases import CASES, SECRET
from Support.client import Client
from Support.program import PROGRAM
from Support.report import Report

CALLS = ("open,openat,openat2,creat,execve,execveat,rename,renameat,renameat2,unlink,unlinkat,rmdir,mkdir,mkdirat,link,linkat,"
         "symlink,symlinkat,truncate,chmod,fchmodat,mknod,mknodat,connect")
# What programs read of the system: their libraries, texts of the C library, the clock's zone, processors and memory.
SYSTEM = re.compile(r"/(usr|lib|lib64|bin)(/|$)|/etc/(ld\.so\..*|localtime|locale.*|nsswitch\.conf|passwd)$|/proc/|/sys/|"
                    r"/dev/(null|urandom|random|tty)$|/var/lib/(locales|dpkg)/")
# A call that succeeded: its name, its arguments and what it returned; `-y` adds the path of a descriptor.
CALL = re.compile(r"^(?:\d+ +)?(\w+)\((.*)\) += (\d+)(?:<(.*)>)?$")

READING = [
    ["lint", "."], ["lint", "--format", "json", "."], ["lint", "--format", "sarif", "."], ["lint", "--format", "github", "."],
    ["lint", "--format", "gitlab", "."], ["lint", "--format", "full", "."], ["lint", "-v", "."], ["lint", "--diff", "--unsafe-fixes", "."],
    ["lint", "--since", "HEAD", "."], ["lint", "--since", "HEAD", "Folder"], ["lint", "--since", "HEAD~1", "."],
    ["lint", "App/Info.plist"], ["lint", "--target", "App", "."], ["format", "--check", "."], ["format", "--diff", "."],
    ["doctor"], ["doctor", "--format", "json"], ["doctor", "--format", "html"], ["strings", "status"],
    ["strings", "sort", "--check", "."], ["strings", "sync", "--check", "."], ["convert", "--to", "json", "App/Info.plist"],
    ["explain", "NSCameraUsageDescription"], ["keys"], ["rules"], ["schema"],
]
WRITING = [
    ["lint", "--fix", "."], ["lint", "--unsafe-fixes", "."], ["format", "."], ["strings", "sort", "."], ["strings", "sync", "."],
    ["strings", "convert", "--to", "xcstrings", "."], ["lint", "--cache", "cache.json", "--since", "HEAD", "."],
    ["lint", "--write-baseline", "baseline.json", "."],
]


class Trace:
    """What a traced command did, read from strace's record."""

    def __init__(self, record, repository):
        self.reads, self.writes, self.programs = set(), set(), set()
        for line in record.read_text(errors="replace").splitlines():
            match = CALL.match(line)
            if match:
                self._add(match, repository)

    def _add(self, match, repository):
        name, arguments, _, opened = match.groups()
        paths = [self._unescaped(text) for text in re.findall(r'"((?:[^"\\]|\\.)*)"', arguments)]
        if name.startswith("exec"):
            self.programs.add(paths[0] if paths else arguments)
        elif name == "connect":
            self.programs.add(f"connect {arguments}")
        elif name in ("open", "openat", "openat2", "creat"):
            path = self._unescaped(opened or "")
            (self.writes if re.search(r"O_(WRONLY|RDWR|CREAT|TRUNC)", arguments) or name == "creat" else self.reads).add(path)
        else:
            folder = re.match(r"(?:AT_FDCWD|\d+)<([^>]*)>", arguments)
            base = pathlib.Path(folder[1] if folder else repository)
            self.writes |= {os.path.realpath(base / path) for path in paths[:2] if name != "symlink" or path != paths[0]}

    @staticmethod
    def _unescaped(text):
        return text.encode("latin-1", "replace").decode("unicode_escape").encode("latin-1", "replace").decode(errors="replace")

    def faults(self, repository, may_write):
        """Returns what was done outside the bounds."""
        inside = lambda path: path == repository or path.startswith(repository + "/")  # noqa: E731
        allowed = lambda path: inside(path) or SYSTEM.match(path)  # noqa: E731
        found = [f"read {path}" for path in sorted(self.reads) if path and not allowed(path)]
        writes = {path for path in self.writes if path and not re.match(r"/dev/(null|tty|pts/)|/proc/", path)}
        found += [f"wrote {path}" for path in sorted(writes) if not (may_write and inside(path)) or f"{repository}/.git/" in path]
        git = re.compile(r"(/usr(/local)?)?(/s?bin|/lib(exec)?/git-core)/git$")
        return found + [f"started {path}" for path in sorted(self.programs) if path != PROGRAM and not git.match(path)]


class World:
    """A repository of a case, the secrets next to it and a home folder, made anew for each."""

    def __init__(self, name, folder):
        self.folder = pathlib.Path(os.path.realpath(folder)) / name
        self.repository = self.folder / "repository"
        self.outside = self.folder / "outside"
        self.home = self.folder / "home"
        for path in (self.repository, self.outside, self.home):
            path.mkdir(parents=True)
        (self.home / ".gitconfig").write_text(f"[user]\n\tname = {SECRET}\n[core]\n\tfsmonitor = touch {self.folder}/canary\n")
        (self.home / ".config").mkdir()
        CASES[name](self)
        self.before = self.state(self.outside)

    @staticmethod
    def state(folder):
        """What lies in a folder: each file with its contents, links as such."""
        return {str(path): os.readlink(path) if path.is_symlink() else path.read_bytes() if path.is_file() else None
                for path in sorted(folder.rglob("*"))}

    @property
    def environment(self):
        return {"PATH": os.environ["PATH"], "HOME": str(self.home), "LANG": "C.UTF-8", "NO_COLOR": "1"}

    def traced(self, command):
        self.record = self.folder / "trace"
        return ["strace", "-f", "-qq", "-y", "-s", "4096", "-e", f"trace={CALLS}", "-e", "signal=none", "-o", str(self.record), *command]

    def check(self, report, what, output, may_write=False):
        """Checks a run that ended: what it did, what it wrote to its outputs, and that the outside is as it was."""
        faults = Trace(self.record, self.repository).faults(str(self.repository), may_write)
        report.check(not faults, what, "; ".join(faults[:6]))
        report.check(SECRET.encode() not in output, f"{what}: no secret", output[max(0, output.find(SECRET.encode()) - 200):][:400])
        canary = self.folder / "canary"
        report.check(not canary.exists(), f"{what}: no program of the repository ran")
        canary.unlink(missing_ok=True)
        report.check(self.state(self.outside) == self.before, f"{what}: the outside is as it was")


def run_commands(report, world):
    for arguments in READING + WRITING:
        if arguments[-1] == "Folder" and not (world.repository / "Folder").exists():
            continue
        run = subprocess.run(world.traced([PROGRAM, *arguments]), cwd=world.repository, env=world.environment, capture_output=True, timeout=300)
        what = " ".join(arguments)
        report.check(run.returncode in (0, 1, 2), f"{what} ends by itself", run.returncode)
        world.check(report, what, run.stdout + run.stderr, arguments in WRITING)


def run_session(report, world):
    """Opens each file, and sends the requests that show values: hovers, hints, links, symbols and actions."""
    variables = [f"{name}={value}" for name, value in world.environment.items()]
    client = Client(report, ["env", "-i", "-C", str(world.repository), *variables, *world.traced([PROGRAM, "--stdio"])], 60)
    answers = []
    try:
        client.initialize(None, world.repository.as_uri(), {"textDocument": {"hover": {"contentFormat": ["markdown"]}, "inlayHint": {}}})
        files = [path for path in sorted(world.repository.rglob("*")) if path.is_file() and ".git" not in path.parts
                 and path.suffix in (".plist", ".entitlements", ".strings", ".xcstrings", ".yml", ".json", ".xcconfig", ".pbxproj", ".swift")]
        for path in files[:20]:
            uri, text = path.as_uri(), path.read_bytes().decode(errors="replace")
            client.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "xml", "version": 1, "text": text}})
            document = {"textDocument": {"uri": uri}}
            lines = text.split("\n")
            whole = {"start": {"line": 0, "character": 0}, "end": {"line": len(lines), "character": 0}}
            for line in range(min(len(lines), 40)):
                for character in {lines[line].find("$(") + 2, len(lines[line]) // 2}:
                    answers.append(client.call("textDocument/hover", document | {"position": {"line": line, "character": max(character, 0)}}))
            answers.append(client.call("textDocument/inlayHint", document | {"range": whole}))
            answers.append(client.call("textDocument/documentLink", document))
            answers.append(client.call("textDocument/codeAction", document | {"range": whole, "context": {"diagnostics": []}}))
        answers.append(client.call("workspace/symbol", {"query": ""}))
        client.shut_down()
        answers += client.published
    finally:
        client.server.stop()
    world.check(report, "a session", repr(answers).encode())


def main():
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        for name in sys.argv[1:] or CASES:
            report.begin(name)
            run_session(report, World(name, pathlib.Path(folder) / "session"))
            run_commands(report, World(name, pathlib.Path(folder) / "commands"))
    print(report.summary())
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main())
