"""Installs the Debian package in roots of Debian that have nothing of Swift, lints the sample app there and opens it in editors.

PLIST_ROOTS names a folder of such roots, each made by `debootstrap --variant=minbase --include=neovim,emacs-nox SUITE FOLDER MIRROR`;
PLIST_PACKAGE is the package, or .build/packages has it. Changes only what dpkg writes, and removes the package at the end.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from Support.program import ROOT

SAMPLE = ROOT / "Tests/Fixtures/SampleApp"
MOST_SECONDS = 60
NEOVIM_FROM, EMACS_FROM = (0, 7), (29, 0)
# The lines of README, and what prints the findings of the file as soon as there are some.
NEOVIM = """\
vim.opt.runtimepath:append('/usr/share/plist-lsp/editors/neovim')
if vim.lsp.enable then vim.lsp.enable('plist_lsp') else require('plist_lsp').setup() end
vim.api.nvim_create_autocmd('DiagnosticChanged', { callback = function()
  local found = vim.diagnostic.get(0)
  if #found > 0 then
    io.stdout:write(#found .. ' findings, such as ' .. tostring(found[1].code) .. '\\n')
    vim.cmd('qa!')
  end
end })
vim.defer_fn(function() vim.cmd('cq') end, 50000)
"""
EMACS = """\
(add-to-list 'load-path "/usr/share/plist-lsp/editors/emacs")
(require 'plist-lsp)
(dolist (hook '(plist-lsp-xml-mode-hook plist-lsp-text-mode-hook plist-lsp-strings-mode-hook))
  (add-hook hook #'eglot-ensure))
(find-file (getenv "SAMPLE"))
(call-interactively #'eglot)
(let ((end (+ (float-time) 50)))
  (while (and (< (float-time) end) (not (flymake-diagnostics)))
    (accept-process-output nil 0.1)
    (flymake-start)))
(let ((found (flymake-diagnostics)))
  (princ (format "%d findings, such as %s\n" (length found) (and found (flymake-diagnostic-text (car found)))))
  (kill-emacs (if found 0 1)))
"""


def run(root, *command):
    return subprocess.run(["chroot", root, *command], capture_output=True, text=True)


def version(root, program):
    """Returns the version of an editor in a root, empty if it is not there."""
    return re.search(r"\d[\d.]*|$", run(root, program, "--version").stdout.partition("\n")[0])[0]


def shows(root, folder, program, oldest, start, *arguments):
    """Whether an editor shows findings of the sample; None if it is not there or has no client of the protocol.

    `start` are the lines that it runs, and `arguments` the options before their file.
    """
    found = version(root, program)
    if not found or tuple(map(int, found.split(".")[:2])) < oldest:
        print(f"SKIPPED: {program} {found or 'is not installed'} in {root.name}")
        return None
    lines = folder / {"nvim": "init.lua", "emacs": "init.el"}[program]
    lines.write_text(start)
    inside = pathlib.Path("/") / folder.relative_to(root)
    sample = inside / "SampleApp/SampleApp/Info.plist"
    result = run(root, "env", f"SAMPLE={sample}", program, *arguments, inside / lines.name, *([sample] if program == "nvim" else []))
    print(f"{program} {found} in {root.name}: {(result.stdout + result.stderr).strip().splitlines()[-1:]}")
    return result.returncode == 0 and " findings" in result.stdout + result.stderr


def check(root, package):
    """Returns the claims about a root that do not hold."""
    if run(root, "sh", "-c", "command -v swift plist-lsp").stdout:
        return [f"{root.name} has Swift or plist-lsp already"]
    failures = []
    with tempfile.TemporaryDirectory(dir=root / "tmp") as temporary:
        folder = pathlib.Path(temporary)
        inside = pathlib.Path("/") / folder.relative_to(root)
        shutil.copytree(SAMPLE, folder / "SampleApp")
        shutil.copy(package, folder / "plist-lsp.deb")
        start = time.monotonic()
        try:
            if run(root, "dpkg", "--install", inside / "plist-lsp.deb").returncode != 0:
                return [f"dpkg does not install the package in {root.name}"]
            linted = run(root, "plist-lsp", "lint", inside / "SampleApp")
            if linted.returncode != 1 or "[purpose-string-missing]" not in linted.stdout:
                failures.append(f"lint does not find the faults of the sample in {root.name}")
            for arguments in (("nvim", NEOVIM_FROM, NEOVIM, "--headless", "-u"), ("emacs", EMACS_FROM, EMACS, "--batch", "-Q", "-l")):
                if shows(root, folder, *arguments) is False:
                    failures.append(f"{arguments[0]} shows no finding in {root.name}")
            seconds = time.monotonic() - start
            print(f"{root.name}: installed, linted and opened in {seconds:.1f} s")
            if seconds > MOST_SECONDS:
                failures.append(f"{seconds:.0f} s in {root.name}")
        finally:
            run(root, "dpkg", "--purge", "plist-lsp")
    return failures


def main():
    if os.geteuid() != 0:
        print("only root can enter other roots")
        return 77
    packages = [os.environ["PLIST_PACKAGE"]] if "PLIST_PACKAGE" in os.environ else sorted((ROOT / ".build/packages").glob("*.deb"))
    if not packages:
        print("there is no Debian package; Packaging/release makes one")
        return 77
    roots = sorted(path for path in pathlib.Path(os.environ["PLIST_ROOTS"]).resolve().iterdir() if (path / "usr/bin/dpkg").exists())
    failures = [failure for root in roots for failure in check(root, packages[-1])]
    print("\n".join(failures) or f"{len(roots)} roots: all holds")
    return 1 if failures or not roots else 0


if __name__ == "__main__":
    sys.exit(main())
