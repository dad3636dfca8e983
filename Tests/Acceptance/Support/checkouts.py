"""The repositories in the folder that PLIST_PROJECTS names: git checkouts called OWNER+NAME, which are only read."""

import contextlib
import os
import pathlib
import subprocess
import sys
import tempfile


def checkouts():
    """Returns the checkouts by the names of their repositories."""
    root = pathlib.Path(os.environ.get("PLIST_PROJECTS", "."))
    found = {path.name.replace("+", "/", 1): path.resolve() for path in sorted(root.glob("*+*")) if path.is_dir()}
    return found or sys.exit("PLIST_PROJECTS does not name a folder of checkouts")


def git(checkout, *arguments, index="", text=None):
    """Returns what git prints about a checkout, with an index of its own if one is named; None where it fails."""
    environment = {**os.environ, "GIT_INDEX_FILE": index} if index else None
    result = subprocess.run(["git", "-C", checkout, *arguments], capture_output=True, env=environment, input=text)
    return os.fsdecode(result.stdout).strip() if result.returncode == 0 else None


def head(checkout):
    return git(checkout, "rev-parse", "HEAD")


class Tree:
    """A temporary folder with the files of one commit, as far as git has them; the checkout and its index stay as they are."""

    def __init__(self, checkout):
        self.checkout, self.commit = checkout, None

    def __enter__(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.temporary.name, "tree")
        # The root of a repository, where the search for a project ends.
        (self.folder / ".git").mkdir(parents=True)
        return self

    def __exit__(self, *_):
        self.temporary.cleanup()

    def show(self, commit):
        """Replaces the files by those of a commit and returns the folder."""
        index, prefix = str(self.folder.parent / "index"), f"--prefix={self.folder}/"
        if git(self.checkout, "read-tree", commit, index=index) is None:
            sys.exit(f"{self.checkout} does not have the commit {commit}")
        if self.commit:
            changed = git(self.checkout, "diff-tree", "-r", "-z", "--name-only", "--no-renames", self.commit, commit)
            for path in filter(None, changed.split("\0")):
                remove(self.folder / path)
            git(self.checkout, "checkout-index", "--force", "--quiet", "-z", "--stdin", prefix, index=index,
                text=os.fsencode(changed))
        else:
            git(self.checkout, "checkout-index", "--all", "--force", "--quiet", prefix, index=index)
        self.commit = commit
        return self.folder


def remove(path):
    """Removes a file, or the folder of a submodule, with the folders that it leaves empty: X.xcodeproj would be a project."""
    with contextlib.suppress(OSError):
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()
        os.removedirs(path.parent)
