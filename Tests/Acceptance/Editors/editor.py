"""Runs a session of an editor with its set-up in `editors` and the server.

The argument names the editor: neovim, newer-neovim, emacs, lsp-mode, vim, helix or kate. SESSION_NEOVIM, SESSION_NEWER_NEOVIM and so
on name other programs than nvim, emacs, vim, hx and kate. A session has a home and a copy of the project CameraApp of its own.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from Support.program import PROGRAM

HERE = pathlib.Path(__file__).resolve().parent
SECONDS = 150
NEOVIM = ["nvim", "--headless", "-i", "NONE", "-u", str(HERE / "neovim-session.lua")]
# The programs as they are started, or the script that starts one.
SESSIONS = {
    "neovim": NEOVIM,
    "newer-neovim": NEOVIM,
    "emacs": ["emacs", "--batch", "-Q", "-l", str(HERE / "emacs-session.el")],
    "lsp-mode": ["emacs", "--batch", "-Q", "-l", str(HERE / "lsp-mode-session.el")],
    "vim": [sys.executable, str(HERE / "vim_session.py")],
    "helix": [sys.executable, str(HERE / "helix_session.py")],
    "kate": [sys.executable, str(HERE / "kate_session.py")],
}


def main(name):
    command = list(SESSIONS[name])
    if command[0] != sys.executable:
        command[0] = os.environ.get(f"SESSION_{name.upper().replace('-', '_')}") or command[0]
    with tempfile.TemporaryDirectory() as folder:
        home, project = pathlib.Path(folder, "home"), pathlib.Path(folder, "project")
        home.mkdir()
        shutil.copytree(HERE / "CameraApp", project)
        # The folder of git makes the copy a root.
        (project / ".git").mkdir()
        homes = dict.fromkeys(["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"], str(home))
        environment = os.environ | homes | {"PLIST_LSP": PROGRAM, "SESSION_PROJECT": str(project)}
        return subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, timeout=SECONDS).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
