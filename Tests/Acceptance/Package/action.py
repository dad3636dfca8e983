"""Runs the steps of action.yml as a runner of GitHub does, with a release in a folder and with a compiler that is none."""

import hashlib
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

import yaml

from Support.git import git
from Support.program import PROGRAM, ROOT

ACTION = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
# Replaces the compiler: records its arguments, and links the program as what it has built.
COMPILER = """#!/usr/bin/env bash
set -e
printf '%s\\n' "$*" >> "$RUNNER_TEMP/swift.log"
while (($#)); do
  if [[ $1 == --scratch-path ]]; then scratch=$2; fi
  if [[ $1 == --show-bin-path ]]; then echo "$scratch/release"; fi
  shift
done
mkdir -p "$scratch/release"
ln -sf "$PLIST_LSP_BUILT" "$scratch/release/plist-lsp"
"""


class Runner:
    """What a runner gives to the steps of an action."""

    def __init__(self, temporary, workspace):
        self.temporary = temporary
        self.workspace = workspace
        self.path = os.environ["PATH"]

    def run(self, inputs, **environment):
        """Runs the steps with inputs; returns the status of the last step that ran and what it wrote."""
        temporary = pathlib.Path(tempfile.mkdtemp(dir=self.temporary))
        path_file = temporary / "path"
        path_file.touch()
        values = {f"inputs.{name}": str(inputs.get(name, spec.get("default", "")))
                  for name, spec in ACTION["inputs"].items()}
        assert set(inputs) <= set(ACTION["inputs"]), "unknown input"
        values |= {"github.action_path": str(ROOT), "github.action_repository": "owner/plist-lsp"}
        for step in ACTION["runs"]["steps"]:
            path = ":".join(path_file.read_text().splitlines()[::-1] + [self.path])
            variables = {name: evaluate(value, values) for name, value in step["env"].items()}
            defaults = {"PATH": path, "HOME": os.environ.get("HOME", "/"), "RUNNER_TEMP": str(temporary),
                        "GITHUB_PATH": str(path_file), "GITHUB_SERVER_URL": "https://example.invalid",
                        "GITHUB_WORKSPACE": str(self.workspace)}
            # As GitHub's runner starts `shell: bash`.
            command = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", evaluate(step["run"], values)]
            done = subprocess.run(command, cwd=self.workspace, env=defaults | environment | variables, timeout=120,
                                  capture_output=True, text=True)
            if done.returncode != 0:
                break
        return done.returncode, done.stdout, done.stderr


def evaluate(text, values):
    """Replaces expressions; scripts must have none, since the value of one would be run."""
    return re.sub(r"\$\{\{\s*(\S+)\s*\}\}", lambda match: values[match[1]], text)


def check_form():
    """What GitHub's documentation of the metadata requires of composite actions."""
    assert ACTION["runs"]["using"] == "composite" and ACTION["name"] and ACTION["description"]
    for name, spec in ACTION["inputs"].items():
        assert spec["description"] and isinstance(spec["default"], str), name
    used = set()
    for step in ACTION["runs"]["steps"]:
        assert step["shell"] == "bash" and "${{" not in step["run"], step["name"]
        used |= set(re.findall(r"\$\{\{ inputs\.(\S+) \}\}", str(step["env"])))
    assert used == set(ACTION["inputs"]), f"inputs {used ^ set(ACTION['inputs'])}"


def check_change(runner, workspace, inputs, **installed):
    """Only the findings of a change are reported, which has a merge commit as on a pull request."""
    def change(branch, name):
        git(workspace, "checkout", "--quiet", branch)
        (workspace / name).write_text('<plist version="1.0">\n<string>a & b</string>\n</plist>\n', encoding="utf-8")
        git(workspace, "add", ".")
        git(workspace, "commit", "--quiet", "--message", name)

    workspace.mkdir()
    git(workspace, "init", "--quiet", "--initial-branch", "main")
    git(workspace, "commit", "--quiet", "--allow-empty", "--message", "Start")
    git(workspace, "branch", "topic")
    change("main", "old.plist")
    change("topic", "new.plist")
    git(workspace, "checkout", "--quiet", "main")
    git(workspace, "merge", "--quiet", "--no-ff", "topic")
    status, output, errors = runner.run({**inputs, "since": "HEAD^1"}, **installed)
    assert status == 1 and output.startswith("::error file=new.plist,") and output.count("::") == 2, (output, errors)
    assert "1 finding was there before." in errors, errors
    status, output, errors = runner.run({**inputs, "since": "HEAD"}, **installed)
    assert (status, output) == (0, ""), (output, errors)
    status, output, errors = runner.run({**inputs, "since": "nowhere; touch ran"}, **installed)
    assert status == 2 and not (workspace / "ran").exists(), (output, errors)


def make_release(folder):
    version = "9.8.7"
    (folder / version).mkdir(parents=True)
    system, machine = platform.system().lower(), platform.machine()
    with tarfile.open(folder / version / f"plist-lsp-{version}-{system}-{machine}.tar.gz", "w:gz", compresslevel=1) as archive:
        archive.add(PROGRAM, arcname="plist-lsp")
    (archive_of(folder, version).parent / "SHA256SUMS").write_text(f"{sha256(folder, version)}  {archive_of(folder, version).name}\n")
    return version


def archive_of(folder, version):
    return next((folder / version).glob("*.tar.gz"))


def sha256(folder, version):
    return hashlib.sha256(archive_of(folder, version).read_bytes()).hexdigest()


def check_digest(runner, releases, version, **installed):
    """An archive is used only if it has the SHA-256 of the input, or else the one that the release lists."""
    def failure(reason, **inputs):
        status, output, errors = runner.run({"version": version, **inputs}, **installed)
        assert status == 1 and output == "" and reason in errors and "nothing is installed" in errors, (output, errors)

    right, wrong = sha256(releases, version), "0" * 64
    status, output, errors = runner.run({"version": version, "sha256": right.upper()}, **installed)
    assert status == 1 and "::error " in output, (output, errors)
    failure(f"not {wrong}", sha256=wrong)
    failure("not x", sha256="x")
    sums = releases / version / "SHA256SUMS"
    listed = sums.read_text()
    sums.write_text(listed.replace(right, wrong))
    failure(f"not {wrong}")
    sums.write_text(listed.replace(".tar.gz", ".zip"))
    failure("not known")
    sums.unlink()
    status, output, errors = runner.run({"version": version}, **installed)
    assert status != 0 and output == "", (output, errors)
    status, output, errors = runner.run({"version": version, "sha256": right}, **installed)
    assert status == 1 and "::error " in output, (output, errors)
    sums.write_text(listed)


def main():
    check_form()
    with tempfile.TemporaryDirectory() as temporary:
        temporary = pathlib.Path(temporary).resolve()
        workspace = temporary / "work space"
        shutil.copytree(ROOT / "Tests/Fixtures/SampleApp", workspace / "Sample App")
        (workspace / ".git").mkdir()
        (workspace / "quiet.yml").write_text("only_rules: [key-wrong-type]\n")
        runner = Runner(temporary, workspace)

        releases = temporary / "releases"
        version = make_release(releases)
        installed = {"PLIST_LSP_RELEASES": releases.as_uri()}
        status, output, errors = runner.run({"version": version}, **installed)
        assert status == 1 and "\n::error file=Sample App/SampleApp/Info.plist,line=" in f"\n{output}", (output, errors)
        check_digest(runner, releases, version, **installed)
        status, output, errors = runner.run({"version": version, "config": "quiet.yml"}, **installed)
        assert (status, output) == (0, ""), (output, errors)
        (workspace / ".plist-lsp.yml").write_text("only_rules: [key-wrong-type]\n")
        status, output, errors = runner.run({"version": version}, **installed)
        assert (status, output) == (0, ""), (output, errors)
        pinned = {"version": version, "no-config": "true", "no-suppressions": "true"}
        status, output, errors = runner.run(pinned, **installed)
        assert status == 1 and "::error " in output, (output, errors)
        (workspace / ".plist-lsp.yml").unlink()
        status, output, errors = runner.run(
            {"version": version, "paths": "Sample App/SampleApp/de.lproj\nSample App/SampleApp/en.lproj\n",
             "format": "json", "fail-on": "info", "sarif-file": "out.sarif"}, **installed)
        results = json.loads((workspace / "out.sarif").read_text(encoding="utf-8"))["runs"][0]["results"]
        assert status == 1 and len(results) == len(output.splitlines()) == 1, (output, errors)
        (temporary / "mine").mkdir()
        (temporary / "mine/profile").write_text("mine")
        (workspace / "link.sarif").symlink_to(temporary / "mine/profile")
        (workspace / "folder").symlink_to(temporary / "mine")
        for place in ("link.sarif", "folder/new.sarif", "../mine/new.sarif", ".git/new.sarif"):
            status, _, errors = runner.run({"version": version, "sarif-file": place}, **installed)
            assert status == 2 and f"sarif-file '{place}' is " in errors, (place, errors)
        assert os.listdir(temporary / "mine") == ["profile"] and (temporary / "mine/profile").read_text() == "mine"
        (workspace / "folder").unlink()
        (workspace / "link.sarif").unlink()
        status, _, errors = runner.run({"version": version, "paths": "nowhere", "sarif-file": "out.sarif"}, **installed)
        assert status == 2 and "nowhere: cannot be read" in errors, errors
        status, _, errors = runner.run({"version": version, "paths": "$(touch ran)`touch ran`;touch ran"}, **installed)
        assert status == 2 and not (workspace / "ran").exists(), errors
        status, _, errors = runner.run({"version": "0.0.0"}, **installed)
        assert status != 0 and "Installing plist-lsp-0.0.0-" in errors, errors

        check_change(Runner(temporary, temporary / "change"), temporary / "change", {"version": version}, **installed)

        (temporary / "bin").mkdir()
        compiler = temporary / "bin/swift"
        compiler.write_text(COMPILER)
        compiler.chmod(0o755)
        runner.path = f"{compiler.parent}:{runner.path}"
        status, output, errors = runner.run({"sha256": "0" * 64}, PLIST_LSP_BUILT=PROGRAM)
        assert status == 1 and "sha256 requires version" in errors, errors
        status, output, errors = runner.run({}, PLIST_LSP_BUILT=PROGRAM)
        assert status == 1 and "::error " in output, (output, errors)
    print("the steps of the action install, check, report and fail as they should")


if __name__ == "__main__":
    sys.exit(main())
