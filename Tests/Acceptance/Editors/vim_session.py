"""A session of Vim with ALE and the settings of the guide: findings of a property list and a table, and a hover.

Started by editor.py, with a copy of the project in SESSION_PROJECT.
"""

import os
import pathlib
import subprocess
import sys

from steps import Failure, blocks, check

SKIPPED = 77
# Debian's package of ALE.
ALE = pathlib.Path("/usr/share/vim-ale")
SESSION = """\
function! Await(what, holds)
  let l:end = reltime()
  while !eval(a:holds) && reltimefloat(reltime(l:end)) < 20
    sleep 20m
  endwhile
  call Report(eval(a:holds), a:what)
endfunction
function! Report(holds, what)
  call writefile([(a:holds ? 'ok   ' : 'FAILED ') . a:what], $SESSION_LOG, 'a')
  if !a:holds
    call writefile([string(ale#engine#GetLoclist(bufnr())), v:errmsg], $SESSION_LOG, 'a')
    cquit 1
  endif
endfunction
function! Codes()
  return map(copy(ale#engine#GetLoclist(bufnr())), {_, item -> get(item, 'code', '')})
endfunction
edit $SESSION_PROJECT/CameraApp/Info.plist
call Report(&filetype ==# 'xml.plist', 'file type')
call Await('findings of a property list', "index(Codes(), 'purpose-string-missing') >= 0")
call search('<key>CFBundleVersion')
ALEHover
call Await('hover of a key', "execute('messages') . join(getbufline('ALEPreviewWindow', 1, '$')) =~# 'CFBundleVersion'")
edit! $SESSION_PROJECT/CameraApp/en.lproj/Localizable.strings
call Report(&filetype ==# 'strings', 'file type of a table')
call Await('findings of a table', "index(Codes(), 'strings-malformed') >= 0")
qall!
"""


def main():
    vim = os.environ.get("SESSION_VIM") or "vim"
    if not subprocess.run([vim, "--version"], capture_output=True, text=True).stdout.startswith("VIM"):
        print(f"SKIPPED: {vim} is another editor")
        return SKIPPED
    if not ALE.is_dir():
        print("SKIPPED: ALE is not installed (Debian: vim-ale)")
        return SKIPPED
    home, project = pathlib.Path(os.environ["HOME"]), pathlib.Path(os.environ["SESSION_PROJECT"])
    table = project / "CameraApp/en.lproj/Localizable.strings"
    table.parent.mkdir()
    table.write_text('"title" = "Camera"\n"end" = "End";\n')
    (home / "bin").mkdir()
    (home / "bin/plist-lsp").symlink_to(os.environ["PLIST_LSP"])
    types, settings = blocks("vim", "vim")
    (home / "vimrc").write_text(
        f"set nocompatible runtimepath^={ALE}\n{types}\nfiletype plugin on\nruntime plugin/ale.vim\n{settings}"
    )
    (home / "session.vim").write_text(SESSION)
    log = home / "log"
    environment = os.environ | {"PATH": f"{home / 'bin'}:{os.environ['PATH']}", "SESSION_LOG": str(log), "TERM": "dumb"}
    command = [vim, "-N", "-u", home / "vimrc", "-i", "NONE", "-n", "--not-a-term", "-S", home / "session.vim"]
    try:
        status = subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=60).returncode
    except subprocess.TimeoutExpired as late:
        # What it shows while it waits for a key.
        status = late.stdout.decode(errors="replace")[-1000:]
    print(log.read_text() if log.exists() else "nothing was reported", end="")
    check(status == 0, "Vim ends without an error", status)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failure as failure:
        print(f"FAILED {failure}")
        sys.exit(1)
