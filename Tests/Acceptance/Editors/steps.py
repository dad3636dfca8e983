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
    """Returns the first block of a language in the guide to an editor."""
    return blocks(editor, language)[0]


def blocks(editor, language):
    """Returns the blocks of a language in the guide to an editor."""
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / "editors" / editor / "README.md").read_text(), re.S)
