"""Git in the repositories that a check makes."""

import os
import subprocess

ENVIRONMENT = {
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_AUTHOR_NAME": "Test", "GIT_AUTHOR_EMAIL": "test@example.invalid",
    "GIT_COMMITTER_NAME": "Test", "GIT_COMMITTER_EMAIL": "test@example.invalid",
}


def git(folder, *arguments):
    """Runs git without the settings of the machine and returns what it prints."""
    return subprocess.run(["git", *arguments], cwd=folder, env=os.environ | ENVIRONMENT, check=True, capture_output=True,
                          text=True).stdout
