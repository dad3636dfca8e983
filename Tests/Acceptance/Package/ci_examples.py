"""Validates action.yml, and the examples in Documentation/ci.md and in the README's section on CI, with their schemas."""

import importlib.util
import pathlib
import re
import subprocess
import sys
import tempfile

from Support.program import ROOT

# The first lines of each kind of example, and its schema; pre-commit checks its own.
KINDS = [(r"on:|jobs:", "vendor.github-workflows"), (r"plist-lsp:\n", "vendor.gitlab-ci"), (r"repos:", None)]


def follows(file, schema):
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(file)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def main():
    readme, page = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "Documentation/ci.md"))
    section = readme.partition("\n## In CI\n")[2].partition("\n## ")[0]
    assert "```yaml" in section, "the README shows no example"
    examples = re.findall(r"```yaml\n(.*?)```", section + page, re.DOTALL)
    kinds = [next((kind for kind in KINDS if re.match(kind[0], example)), None) for example in examples]
    assert None not in kinds and set(kinds) == set(KINDS), f"examples: {kinds}"
    checks = [(ROOT / "action.yml", "vendor.github-actions")]
    with tempfile.TemporaryDirectory() as folder:
        for index, (example, (_, schema)) in enumerate(zip(examples, kinds)):
            file = pathlib.Path(folder) / f"{index}.yml"
            file.write_text(example, encoding="utf-8")
            if schema:
                checks.append((file, schema))
            else:
                subprocess.run([sys.executable, "-m", "pre_commit", "validate-config", str(file)], check=True, timeout=60)
        if not importlib.util.find_spec("check_jsonschema"):
            print("SKIPPED: the Python package check-jsonschema, which has the schemas of GitHub and GitLab, is not installed")
            return 0
        faults = [run.stdout for run in (follows(*check) for check in checks) if run.returncode]
    print("\n".join(faults) or f"action.yml and {len(examples)} examples follow their schemas")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
