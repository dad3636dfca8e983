"""Checks a folder with a release: contents, sums and versions, and that the executable runs where it is unpacked and installed."""

import json
import os
import pathlib
import platform
import shutil
import subprocess
import tarfile
import tempfile
import zipfile

import building
import extension
import manifests
from project import ROOT, VERSION, editor_files, epoch, other_versions, version

SAMPLE = ROOT / "Tests/Fixtures/SampleApp"
CONTENTS = ["LICENSE", "THIRD-PARTY-NOTICES.txt", "man/man1/plist-lsp.1", "plist-lsp"]


class Report:
    """What holds and what does not, printed as it is found."""

    def __init__(self):
        self.failures = 0

    def expect(self, holds, claim):
        print(f"{'ok' if holds else 'FAILED'}: {claim}")
        self.failures += not holds
        return holds


def run(*command):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True)


def check_program(report, program, where):
    """Checks that an executable prints the version and finds in the sample app what README shows."""
    report.expect(run(program, "--version").stdout.strip() == version(), f"{where} prints the version {version()}")
    result = run(program, "lint", SAMPLE)
    report.expect(
        result.returncode == 1 and "[purpose-string-missing]" in result.stdout, f"{where} finds the faults of the sample app"
    )


def check_archive(report, path):
    with tarfile.open(path) as archive:
        entries = archive.getmembers()
    names = [entry.name for entry in entries]
    wanted = CONTENTS + [f"completions/{name}" for name in building.COMPLETIONS.values()] + editor_files()
    report.expect(sorted(wanted) == names, f"{path.name} contains, in order, the executable, and all that belongs to it")
    report.expect(
        {(entry.mtime, entry.uid, entry.gid, entry.uname) for entry in entries} == {(epoch(), 0, 0, "")},
        f"{path.name} depends on the commit alone",
    )


def check_unpacked(report, path, folder):
    with tarfile.open(path) as archive:
        archive.extractall(folder, filter="data")
    check_program(report, folder / "plist-lsp", "the unpacked executable")
    text = (folder / "man/man1/plist-lsp.1").read_text()
    dump = json.loads(run(folder / "plist-lsp", "--experimental-dump-help").stdout)
    names = [command["commandName"] for command in dump["command"]["subcommands"] if command["commandName"] != "help"]
    report.expect(all(f'.SS "{name}"' in text for name in names), f"the manual explains {', '.join(names)}")
    if shutil.which("groff"):
        formatted = run("groff", "-man", "-Tutf8", "-ww", folder / "man/man1/plist-lsp.1")
        report.expect(formatted.returncode == 0 and not formatted.stderr, "groff formats the manual without warnings")
    else:
        print("SKIPPED: format of the manual; groff is not installed")
    notices = (folder / "THIRD-PARTY-NOTICES.txt").read_text()
    contained = ["swift-argument-parser"] + ["GNU C Library"] * building.is_static(folder / "plist-lsp")
    report.expect(all(name in notices for name in contained), f"the notices name {', '.join(contained)}")
    for shell, name in building.COMPLETIONS.items():
        if shutil.which(shell):
            report.expect(run(shell, "-n", folder / "completions" / name).returncode == 0, f"{shell} reads the completions")
        else:
            print(f"SKIPPED: syntax of the completions for {shell}, which is not installed")


def check_bare_root(report, program, root):
    """Runs an executable in a folder that is all it sees: no library, no /proc, no data of a system. One in ISO-8859-1 is read there; of
    other encodings it says that it does not read them."""
    if os.geteuid() != 0:
        print("SKIPPED: the executable in a bare root; only root can enter one")
        return
    root.mkdir()
    shutil.copy(program, root)
    shutil.copytree(SAMPLE, root / "SampleApp")
    for name, content in {"ISO-8859-1": b"\xe9", "Shift_JIS": b"\x93\xfa"}.items():
        head = f'<?xml version="1.0" encoding="{name}"?>\n<plist version="1.0">\n<string>'.encode()
        (root / f"{name}.plist").write_bytes(head + content + b"</string>\n</plist>\n")
    result = run("chroot", root, "/plist-lsp", "lint", "/SampleApp")
    report.expect(result.returncode == 1 and "[purpose-string-missing]" in result.stdout, "it finds the same in a root with nothing else")
    read, unread = (run("chroot", root, "/plist-lsp", "lint", f"/{name}.plist") for name in ("ISO-8859-1", "Shift_JIS"))
    report.expect(read.returncode == 0 and "[" not in read.stdout, "it reads ISO-8859-1 there")
    report.expect(unread.returncode == 0 and ": info: " in unread.stdout, "it says there that it does not read Shift_JIS")
    messages = [{"id": 1, "method": "initialize", "params": {"capabilities": {}}}, {"id": 2, "method": "shutdown"}, {"method": "exit"}]
    texts = (json.dumps({"jsonrpc": "2.0", **message}) for message in messages)
    session = "".join(f"Content-Length: {len(text)}\r\n\r\n{text}" for text in texts)
    server = subprocess.run(["chroot", root, "/plist-lsp", "--stdio"], input=session.encode(), capture_output=True)
    report.expect(server.returncode == 0 and b'"capabilities"' in server.stdout, "a session of the server starts and ends there")


def check_extension(report, path, program):
    """Checks that an extension has its parts, the version, the system it is for, and the executable of the archive if there is one."""
    with zipfile.ZipFile(path) as package:
        names, manifest = package.namelist(), json.loads(package.read("extension/package.json"))
        parts = ["bin/plist-lsp", "changelog.md", "dist/extension.js", "dist/icon.png", "LICENSE.txt", "readme.md"]
        report.expect(all(f"extension/{part}" in names for part in parts), f"{path.name} contains {', '.join(parts)}")
        report.expect(manifest["version"] == version(), f"{path.name} has the version {version()}")
        system = path.name.removeprefix(f"plist-lsp-{version()}-").removesuffix(".vsix")
        gallery = package.read("extension.vsixmanifest").decode()
        report.expect(f'TargetPlatform="{system}"' in gallery, f"{path.name} is for {system}")
        text = package.read("extension/package.json").decode() + package.read("extension/readme.md").decode() + gallery
        report.expect("OWNER" not in text or "OWNER" in manifest["homepage"], f"{path.name} names one owner")
        if program:
            inside = package.getinfo("extension/bin/plist-lsp")
            report.expect(package.read(inside) == program.read_bytes(), f"{path.name} has the executable of the archive")
            report.expect(inside.external_attr >> 16 & 0o111 == 0o111, f"{path.name} has an executable that can be started")


def check_installation(report, package):
    """Installs and removes the Debian package on this system, if nothing of that name is there."""
    if os.geteuid() != 0:
        print("SKIPPED: installation of the Debian package; only root can install")
        return
    if run("dpkg-query", "--status", "plist-lsp").returncode == 0:
        print("SKIPPED: installation of the Debian package; plist-lsp is already installed")
        return
    try:
        installed = run("dpkg", "--install", package)
        if report.expect(installed.returncode == 0, f"dpkg installs {package.name}"):
            check_program(report, "/usr/bin/plist-lsp", "the installed executable")
            link = pathlib.Path("/usr/share/man/man1/plist-lsp.1.gz")
            print("ok: the manual is installed" if link.exists() else "SKIPPED: the manual; this system keeps no manuals")
        else:
            print(installed.stderr)
    finally:
        run("dpkg", "--purge", "plist-lsp")
    report.expect(not os.path.exists("/usr/bin/plist-lsp"), "dpkg removes the package")


def check_manifests(report, folder):
    templates = manifests.TEMPLATES
    names = sorted(str(path.relative_to(templates)) for path in templates.rglob("*") if path.is_file())
    texts = {name: (folder / "manifests" / name).read_text() for name in names if (folder / "manifests" / name).exists()}
    report.expect(list(texts) == names, f"there are the manifests {', '.join(names)}")
    together = "".join(texts.values())
    report.expect("${" not in together and "#archive" not in together, "all places of the templates are filled in")
    for path in folder.glob("plist-lsp-*.tar.gz"):
        with_sum = ["homebrew/plist-lsp.rb"] + ["docker/Dockerfile"] * ("-linux-" in path.name)
        for name in with_sum:
            report.expect(manifests.digest(path) in texts.get(name, ""), f"{name} has the sum of {path.name}")
    readers = (
        (["ruby", "-c"], "homebrew/plist-lsp.rb"), (["nvim", "--clean", "-l"], "nvim-lspconfig/plist_lsp.lua"),
        (["rustfmt", "--check", "--edition", "2021"], "zed/src/lib.rs"),
    )
    for command, name in readers:
        if shutil.which(command[0]):
            report.expect(run(*command, folder / "manifests" / name).returncode == 0, f"{command[0]} reads {name}")
        else:
            print(f"SKIPPED: syntax of {name}; {command[0]} is not installed")


def check(folder):
    """Checks a folder and returns the exit code."""
    report = Report()
    different = other_versions()
    report.expect(not different, f"{VERSION[0]} and all manifests have the version {version()} {different or ''}".rstrip())
    packages = manifests.packages(folder)
    archives = [path for path in packages if path.name.endswith(".tar.gz")]
    report.expect(bool(archives), f"{folder} has archives")
    listed = folder / manifests.SUMS
    report.expect(listed.exists() and listed.read_text() == manifests.sums(folder), f"{manifests.SUMS} lists all packages")
    for path in packages:
        report.expect(f"-{version()}-" in path.name or f"_{version()}_" in path.name, f"the name of {path.name} has the version")
    for path in archives:
        check_archive(report, path)
    check_manifests(report, folder)
    system = f"{platform.system().lower()}-{platform.machine()}"
    own = folder / f"plist-lsp-{version()}-{system}.tar.gz"
    if report.expect(own.exists(), f"there is an archive for {system}"):
        with tempfile.TemporaryDirectory() as temporary:
            check_unpacked(report, own, pathlib.Path(temporary))
            if building.is_static(pathlib.Path(temporary, "plist-lsp")):
                check_bare_root(report, pathlib.Path(temporary, "plist-lsp"), pathlib.Path(temporary, "root"))
            for path in folder.glob("*.vsix"):
                is_own = path.name.endswith(f"-{extension.TARGETS[system]}.vsix")
                check_extension(report, path, pathlib.Path(temporary, "plist-lsp") if is_own else None)
    if not list(folder.glob("*.vsix")):
        print("SKIPPED: the extension for VS Code; the folder has none")
    if shutil.which("dpkg"):
        architecture = run("dpkg", "--print-architecture").stdout.strip()
        package = folder / f"plist-lsp_{version()}_{architecture}.deb"
        if report.expect(package.exists(), f"there is a Debian package for {architecture}"):
            check_installation(report, package)
    else:
        print("SKIPPED: the Debian package; dpkg is not installed")
    print(f"{report.failures} failed")
    return 1 if report.failures else 0
