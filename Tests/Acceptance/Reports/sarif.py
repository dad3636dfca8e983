"""Reads SARIF 2.1.0 logs: validates them with a schema, and checks what no schema can."""

import json
import pathlib
import urllib.parse

import jsonschema

import sarif_schema
from formats import absolute, require

LEVELS = {"note": "info", "warning": "warning", "error": "error"}
OWN_SCHEMA = pathlib.Path(__file__).parent / "sarif-used.schema.json"


def validators():
    """Returns the validators by name: ours, and that of the whole schema of OASIS where it is here."""
    files = {"ours": OWN_SCHEMA}
    if sarif_schema.FILE.is_file():
        files["OASIS"] = sarif_schema.FILE
    found = {}
    for name, file in files.items():
        schema = json.loads(file.read_text(encoding="utf-8"))
        kind = jsonschema.validators.validator_for(schema)
        kind.check_schema(schema)
        found[name] = kind(schema, format_checker=kind.FORMAT_CHECKER)
    return found


def read_sarif(text, root):
    """Returns the findings of a log as the other readers do."""
    log = json.loads(text)
    for name, validator in validators().items():
        for error in validator.iter_errors(log):
            raise ValueError(f"schema ({name}): {error.json_path}: {error.message}")
    run = log["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    bases = {name: base["uri"] for name, base in run["originalUriBaseIds"].items()}
    require(run["newlineSequences"] == ["\r\n", "\n", "\r"], "newlineSequences")
    findings = []
    for result in run["results"]:
        rule = rules[result["ruleIndex"]]
        require(rule["id"] == result["ruleId"], f"ruleIndex of {result['ruleId']}")
        places = result["locations"] + result.get("relatedLocations", [])
        for place in places:
            check_region(place["physicalLocation"]["region"])
        for change in (change for fix in result.get("fixes", []) for change in fix["artifactChanges"]):
            for replacement in change["replacements"]:
                check_region(replacement["deletedRegion"])
        location = result["locations"][0]["physicalLocation"]
        region = location["region"]
        findings.append((absolute(path(location["artifactLocation"], bases), root), region["startLine"],
                         region["startColumn"], LEVELS[result["level"]], result["ruleId"], result["message"]["text"]))
    prints = [tuple(result["partialFingerprints"].items()) for result in run["results"]]
    require(len(set(prints)) == len(prints), "fingerprints are not unique")
    return findings


def check_region(region):
    start, end = (region["startLine"], region["startColumn"]), (region["endLine"], region["endColumn"])
    require(start <= end, f"ends before it starts: {region}")


def path(location, bases):
    """Returns the path of an artifact location."""
    base = bases[location["uriBaseId"]] if "uriBaseId" in location else ""
    uri = urllib.parse.urlsplit(urllib.parse.urljoin(base, location["uri"]))
    require(uri.scheme == "file" and not uri.netloc and not uri.query and not uri.fragment, f"URI {location['uri']}")
    return urllib.parse.unquote(uri.path, errors="strict")


def fixed(text, fix):
    """Returns a text with a fix applied, by the lines and UTF-16 columns of the log."""
    units = text.encode("utf-16-le")
    starts = line_starts(text)
    edits = []
    for replacement in fix["artifactChanges"][0]["replacements"]:
        region = replacement["deletedRegion"]
        start = starts[region["startLine"] - 1] + 2 * (region["startColumn"] - 1)
        end = starts[region["endLine"] - 1] + 2 * (region["endColumn"] - 1)
        edits.append((start, end, replacement["insertedContent"]["text"].encode("utf-16-le")))
    for start, end, inserted in sorted(edits, reverse=True):
        units = units[:start] + inserted + units[end:]
    return units.decode("utf-16-le")


def line_starts(text):
    """Returns where lines start, in bytes of UTF-16."""
    starts, offset, position = [0], 0, 0
    while position < len(text):
        character = text[position]
        offset += len(character.encode("utf-16-le"))
        position += 1
        if character == "\r" and text[position:position + 1] == "\n":
            continue
        if character in "\r\n":
            starts.append(offset)
    return starts
