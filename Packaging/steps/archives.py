"""Writes the archive and the Debian package of a release, which are the same whenever they are made of the same files."""

import gzip
import os
import re
import shutil
import subprocess
import tarfile

from building import is_static
from project import epoch, version

# Where the Debian package has the parts of an archive. The manual page is compressed, as Debian's policy wants it.
DEBIAN_PLACES = {
    "plist-lsp": "usr/bin/plist-lsp",
    "completions/plist-lsp.bash": "usr/share/bash-completion/completions/plist-lsp",
    "completions/_plist-lsp": "usr/share/zsh/vendor-completions/_plist-lsp",
    "completions/plist-lsp.fish": "usr/share/fish/vendor_completions.d/plist-lsp.fish",
    "THIRD-PARTY-NOTICES.txt": "usr/share/doc/plist-lsp/THIRD-PARTY-NOTICES.txt",
    "LICENSE": "usr/share/doc/plist-lsp/copyright",
    "editors": "usr/share/plist-lsp/editors",
}
MANUAL = ("man/man1/plist-lsp.1", "usr/share/man/man1/plist-lsp.1.gz")
CONTROL = """\
Package: plist-lsp
Version: {version}
Architecture: {architecture}
Maintainer: plist-lsp <https://github.com/{repository}>
Installed-Size: {kilobytes}
{relations}Section: devel
Priority: optional
Description: language server and linter for Apple property lists
 Checks Info.plist, entitlements, privacy manifests, string tables and other
 property lists in editors, on the command line and in CI.
"""


def compressed(data, path):
    """Writes data without the time and the name that gzip adds."""
    with open(path, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as archive:
        archive.write(data)


def write_archive(content, path):
    def normal(entry):
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = epoch()
        entry.mode = 0o755 if entry.mode & 0o100 else 0o644
        return entry

    plain = path.with_suffix("")
    with tarfile.open(plain, "w", format=tarfile.USTAR_FORMAT) as archive:
        for name in sorted(str(file.relative_to(content)) for file in content.rglob("*") if file.is_file()):
            archive.add(content / name, name, filter=normal)
    compressed(plain.read_bytes(), path)
    plain.unlink()
    print(f"{path.name}: {path.stat().st_size} bytes")


def relations(program):
    """Returns the lines that name the Debian packages of the libraries that a program loads, with the oldest C library that has all it
    calls; a static executable loads none."""
    if is_static(program):
        return ""
    loaded = subprocess.run(["ldd", program], check=True, capture_output=True, text=True).stdout
    packages = set()
    for path in re.findall(r"=> (/\S+)", loaded):
        # Packages list paths as they were before /lib became a link to /usr/lib, or as they are now.
        for name in (path, path.removeprefix("/usr"), "/usr" + path):
            owner = subprocess.run(["dpkg-query", "--search", name], capture_output=True, text=True).stdout
            packages.update(line.partition(":")[0] for line in owner.splitlines())
    symbols = subprocess.run(["readelf", "--version-info", program], check=True, capture_output=True, text=True).stdout
    newest = max(tuple(map(int, number.split("."))) for number in re.findall(r"\bGLIBC_([\d.]+)", symbols))
    libc = f"libc6 (>= {'.'.join(map(str, newest))})"
    return f"Depends: {', '.join(sorted(packages - {'libc6'}) + [libc])}\nRecommends: libxml2 | libxml2-16\n"


def write_debian_package(content, output, root, repository):
    if not shutil.which("dpkg-deb"):
        print("SKIPPED: Debian package; dpkg-deb is not installed")
        return
    for name, place in DEBIAN_PLACES.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (content / name).is_dir() else shutil.copy)(content / name, root / place)
    (root / MANUAL[1]).parent.mkdir(parents=True)
    compressed((content / MANUAL[0]).read_bytes(), root / MANUAL[1])
    (root / "DEBIAN").mkdir()
    architecture = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True).stdout.strip()
    size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file())
    (root / "DEBIAN/control").write_text(CONTROL.format(
        version=version(), architecture=architecture, kilobytes=size // 1024, relations=relations(content / "plist-lsp"),
        repository=repository,
    ))
    for path in [root, *root.rglob("*")]:
        path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (epoch(), epoch()))
    package = output / f"plist-lsp_{version()}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", root, package],
        env=os.environ | {"SOURCE_DATE_EPOCH": str(epoch())}, check=True,
    )
