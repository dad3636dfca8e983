"""Validates the configuration in Documentation/configuration.md, and some that are wrong, with the schema of the program."""

import json
import re
import sys

import jsonschema
import yaml

from Support import program

WRONG = [
    "disabled_rules: purpose-string-empty",
    "disabled_rules: [no-such-rule]",
    "no_such_setting: []",
    "key-invalid-value: fatal",
    "purpose-string-too-vague: {minimum_words: -1}",
    "purpose-string-too-vague: {words: []}",
]


def main():
    schema = json.loads(program.output("schema"))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    page = program.ROOT / "Documentation/configuration.md"
    examples = re.findall(r"```yaml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    faults = [] if examples else ["Documentation/configuration.md shows no configuration"]
    for example in examples:
        faults += [f"{error.json_path}: {error.message}" for error in validator.iter_errors(yaml.safe_load(example))]
    faults += [f"accepted: {text}" for text in WRONG if validator.is_valid(yaml.safe_load(text))]
    print("\n".join(faults) or f"{len(examples)} valid and {len(WRONG)} wrong configurations are told apart")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
