"""Reads each format of `plist-lsp lint` by its documented grammar.

Each reader takes the text of a report and the folder that relative paths start from. It returns findings as tuples (absolute
path, line, column or None, severity, rule, message) in their order, or raises ValueError with what is wrong.
"""

import json
import os
import re

# https://docs.github.com/actions/reference/workflow-commands-for-github-actions
COMMANDS = {"error": "error", "warning": "warning", "notice": "info"}
PROPERTIES = {"file", "line", "endLine", "col", "endColumn", "title"}
# https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
SEVERITIES = {"info": "info", "minor": "warning", "major": "error", "critical": None, "blocker": None}


def read_json(text, root):
    """The format of our own, which the others are compared with."""
    findings = [json.loads(line) for line in text.splitlines()]
    return [
        (absolute(finding["file"], root), finding["line"], finding["column"], finding["severity"], finding["rule"],
         finding["message"])
        for finding in findings
    ]


def read_lines(text, root):
    """`path:line:column: severity: message [rule]`."""
    return read_compiler_lines(text, root, r"(?s:(.*)) \[([a-z0-9-]+)\]", {"info": "info"})


def read_xcode(text, root):
    """The same with an absolute path, and with a note in place of information."""
    found = read_compiler_lines(text, None, r"(?s:(.*)) \(([a-z0-9-]+)\)", {"note": "info"})
    require(all(finding[0].startswith("/") for finding in found), "a path is relative")
    return found


def read_compiler_lines(text, root, ending, names):
    names = {"error": "error", "warning": "warning"} | names
    pattern = re.compile(rf"(.+?):([1-9]\d*):([1-9]\d*): ({'|'.join(names)}): {ending}")
    findings = []
    for line in lines(text):
        match = pattern.fullmatch(line)
        require(match, f"no finding: {line!r}")
        require(not re.search(r"[\x00-\x1f\x7f-\x9f]", line), f"a control character: {line!r}")
        path, number, column, severity, message, rule = match.groups()
        path = shown(path)
        findings.append((absolute(path, root) if root else path, int(number), int(column), names[severity], rule,
                         shown(message)))
    return findings


def read_github(text, root):
    """Workflow commands: `::command property=value,…::message`."""
    findings = []
    for line in lines(text):
        match = re.fullmatch(r"::([a-z]+) ([^:]*)::([^\r\n]*)", line)
        require(match and match[1] in COMMANDS, f"no command: {line!r}")
        pairs = [pair.partition("=")[::2] for pair in match[2].split(",")]
        properties = {name: unescape(value, {"3A": ":", "2C": ","}) for name, value in pairs}
        require(len(properties) == len(pairs) and set(properties) <= PROPERTIES, f"wrong properties: {line!r}")
        places = {name: int(properties[name]) for name in ("line", "endLine", "col", "endColumn") if name in properties}
        require(all(place >= 1 for place in places.values()), f"a place before the first: {line!r}")
        require(places["line"] <= places["endLine"], f"ends before it starts: {line!r}")
        if "col" in places:
            # GitHub refuses columns of several lines.
            require(places["line"] == places["endLine"] and places["col"] <= places["endColumn"], f"columns: {line!r}")
        findings.append((absolute(properties["file"], root), places["line"], places.get("col"), COMMANDS[match[1]],
                         properties["title"], unescape(match[3], {})))
    return findings


def read_gitlab(text, root):
    """The code quality report."""
    issues = json.loads(text)
    require(isinstance(issues, list), "no array")
    prints = [issue["fingerprint"] for issue in issues]
    require(len(set(prints)) == len(prints) and all(prints), "fingerprints are not unique")
    findings = []
    for issue in issues:
        members = set(issue) - {"other_locations"}
        require(members == {"description", "check_name", "fingerprint", "severity", "location"}, "members")
        location = issue["location"]
        begin, end = location["positions"]["begin"], location["positions"]["end"]
        require(set(location) == {"path", "positions"}, "members of a location")
        require((begin["line"], begin["column"]) <= (end["line"], end["column"]), "ends before it starts")
        require(not location["path"].startswith(("./", "../")), f"path {location['path']}")
        require(SEVERITIES[issue["severity"]] and issue["description"], "severity or description")
        findings.append((absolute(location["path"], root), begin["line"], begin["column"], SEVERITIES[issue["severity"]],
                         issue["check_name"], issue["description"]))
    return findings


def lines(text):
    require(not text or text.endswith("\n"), "the last line has no end")
    return text.split("\n")[:-1]


def unescape(text, more):
    """Undoes the escapes of workflow commands; a percent sign must begin one."""
    codes = {"25": "%", "0D": "\r", "0A": "\n"} | more
    def character(match):
        require(match[1] in codes, f"unknown escape {match[0]}")
        return codes[match[1]]
    return re.sub(r"%(.{0,2})", character, text)


def shown(text):
    """Undoes the writing of control characters in lines."""
    return re.sub(r"\\u\{([0-9A-F]+)\}", lambda match: chr(int(match[1], 16)), text)


def absolute(path, root):
    return os.path.normpath(os.path.join(root, path))


def require(condition, problem):
    if not condition:
        raise ValueError(problem)
