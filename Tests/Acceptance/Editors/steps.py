"""The steps of a session with an editor: what each must show, and the settings that the guide gives."""

import re

from Support.program import ROOT


class Failure(Exception):
    """What is not as it must be, and what is there."""


def check(holds, what, found=""):
    """Prints that something holds, or ends the session."""
    if not holds:
        raise Failure(f"{what}: {found}")
    print(f"ok   {what}", flush=True)


def settings(editor, language):
    """Returns the first block of a language in the section of editors/README.md about an editor."""
    section = re.search(rf"^## {editor}\n(.*?)(?=^## |\Z)", (ROOT / "editors/README.md").read_text(), re.M | re.S)[1]
    return re.search(rf"```{language}\n(.*?)```", section, re.S)[1]
