"""Compares the catalog of keys with a dump of Apple's documentation.

The folder that is given has pages as JSON, in the format of
https://developer.apple.com/tutorials/data/documentation/bundleresources/, in any layout. Prints keys that the catalog lacks, and
names, types, platforms and values that differ. Exits with 1 if anything does. Without a folder, checks itself with the made-up
pages in `apple-documentation`.
"""

import contextlib
import io
import json
import pathlib
import sys

from Support import program

DOMAINS = {"information-property-list": "infoPlist", "entitlements": "entitlements",
           "app-privacy-configuration": "privacyManifest"}
SAMPLE = pathlib.Path(__file__).resolve().parent / "apple-documentation"
EXPECTED = """\
infoPlist NSTeleportUsageDescription: new (string): Why the app wants to send people elsewhere.
infoPlist UIUserInterfaceStyle: name “Another name”, not “User Interface Style”
infoPlist UIUserInterfaceStyle: type integer, not string
infoPlist UIUserInterfaceStyle: platform carOS 1 is missing
infoPlist UIUserInterfaceStyle: iOS from 14, not 13
infoPlist UIUserInterfaceStyle: new values Dim
4 pages, 6 differences
"""
TYPES = {"bool": "boolean", "boolean": "boolean", "string": "string", "integer": "integer", "number": "number", "real": "real",
         "date": "date", "data": "data", "dictionary": "dictionary", "*": "any"}


def catalog():
    """The keys of the catalog by domain and own name, each a list, since several paths may end with the same name."""
    keys = {}
    for key in json.loads(program.output("keys", "--format", "json")):
        keys.setdefault((key["domain"], key["path"].split("/")[-1]), []).append(key)
    return keys


def pages(folder):
    """The pages about keys, each with its domain; other files are skipped."""
    for path in sorted(folder.rglob("*.json")):
        try:
            page = json.loads(path.read_text())
        except ValueError:
            print(f"{path.relative_to(folder)}: not JSON")
            continue
        parts = page.get("identifier", {}).get("url", "").lower().split("/") if isinstance(page, dict) else []
        domain = next((DOMAINS[part] for part in parts if part in DOMAINS), None)
        if domain and (details := section(page, "details")):
            yield page, details["details"], domain


def section(page, kind):
    return next((part for part in page.get("primaryContentSections", []) if part.get("kind") == kind), None)


def types(details):
    """The types of a page, in the words of the catalog: `array of` the type where it is a list."""
    found = set()
    for value in details.get("value", []):
        base = TYPES.get(value.get("baseType", "").lower(), value.get("baseType", ""))
        found.add(f"array of {base}" if value.get("arrayMode") else base)
    return found


def own_types(key):
    found = {name for name in key["type"] if name != "array"}
    if "array" in key["type"]:
        found |= {f"array of {name}" for name in key.get("elementType", ["any"])}
    return found


def platforms(page):
    """The first and the last version of each platform; betas count."""
    return {part["name"]: (version(part.get("introducedAt")), version(part.get("deprecatedAt")))
            for part in page.get("metadata", {}).get("platforms", []) if part.get("name")}


def own_platforms(key):
    return {part["name"]: (version(part.get("introduced")), version(part.get("deprecated"))) for part in key.get("platforms", [])}


def version(text):
    """A version as numbers, without zeros at its end; none for an unknown one."""
    if not text:
        return None
    numbers = [int(part) if part.isdigit() else 0 for part in text.split(".")]
    while len(numbers) > 1 and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)


def values(page):
    return {value["name"] for value in (section(page, "possibleValues") or {}).get("values", [])}


def written(number):
    return ".".join(map(str, number)) if number else "no version"


def differences(page, details, key):
    """The differences of a page, a line each; what is absent from it is none."""
    title, wanted = details.get("ideTitle"), types(details)
    if title and title != key.get("name"):
        yield f"name “{title}”, not “{key.get('name', '')}”"
    if wanted and wanted != own_types(key):
        yield f"type {' or '.join(sorted(wanted))}, not {' or '.join(sorted(own_types(key)))}"
    own = own_platforms(key)
    for name, (introduced, deprecated) in sorted(platforms(page).items()):
        if name not in own:
            yield f"platform {name} {written(introduced)} is missing"
        elif introduced and own[name][0] != introduced:
            yield f"{name} from {written(introduced)}, not {written(own[name][0])}"
        elif deprecated and not key["deprecated"] and own[name][1] != deprecated:
            yield f"{name} deprecated in {written(deprecated)}, not {written(own[name][1])}"
    known = {value["value"] for value in key.get("values", [])}
    if known and (new := values(page) - known):
        yield f"new values {', '.join(sorted(new))}"


def compare(folder):
    keys, count, findings = catalog(), 0, 0
    for page, details, domain in pages(folder):
        name = details.get("name") or page["metadata"]["title"]
        count += 1
        candidates = keys.get((domain, name), [])
        if not candidates:
            findings += 1
            summary = "".join(part.get("text", "") for part in page.get("abstract", []))
            print(f"{domain} {name}: new ({' or '.join(sorted(types(details))) or 'no type'}): {summary}")
            continue
        # Of several keys with the name, the page is about the one that it fits best.
        best = min((list(differences(page, details, key)) for key in candidates), key=len)
        findings += len(best)
        for line in best:
            print(f"{domain} {name}: {line}")
    print(f"{count} pages, {findings} differences")
    return 1 if findings else 0


def main():
    if len(sys.argv) > 1:
        return compare(pathlib.Path(sys.argv[1]))
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        status = compare(SAMPLE)
    if (status, printed.getvalue()) == (1, EXPECTED):
        print("the differences of the made-up pages are found")
        return 0
    print(f"status {status}, expected 1\n{printed.getvalue()}\nexpected:\n{EXPECTED}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
