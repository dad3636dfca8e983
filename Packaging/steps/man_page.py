"""Writes the help of all commands as a page of the manual, from what `--experimental-dump-help` prints."""

import re

from project import date, version

LONG_PREFIX = {"short": "-", "long": "--", "longWithSingleDash": "-"}


def escaped(text):
    """Returns a text as every troff reads it: backslashes, hyphens and Unicode as they are, and no line that begins like a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    text = "".join(letter if letter.isascii() else f"\\[u{ord(letter):04X}]" for letter in text)
    return re.sub(r"^(?=[.'])", r"\\&", text, flags=re.MULTILINE)


def discussion(text):
    """Returns the long help of a command: paragraphs, and what is indented as it is."""
    parts = []
    for line in text.split("\n"):
        if not line:
            parts.append(".PP")
        elif line == line.upper() and line.isascii() and line.isalpha():
            parts.append(f"\\fB{escaped(line.capitalize())}\\fR")
        elif line.startswith(" "):
            if parts and parts[-1] == ".EE":
                parts[-1:] = [escaped(line)]
            else:
                parts += [".PP", ".EX", escaped(line)]
            parts.append(".EE")
        else:
            parts += [".PP"] * (parts[-1:] == [".EE"]) + [escaped(line)]
    return parts


def label(argument):
    """Returns how an argument is written, such as `--format format`."""
    value = f"\\fI{escaped(argument['valueName'])}\\fR"
    if argument["kind"] == "positional":
        return value
    names = [LONG_PREFIX[name["kind"]] + name["name"] for name in argument["names"]]
    written = ", ".join(f"\\fB{escaped(name)}\\fR" for name in names)
    return written if argument["kind"] == "flag" else f"{written} {value}"


def explanation(argument):
    values = argument.get("allValues")
    default = argument.get("defaultValue")
    return " ".join(filter(None, [
        argument.get("abstract", ""), values and f"Values: {', '.join(values)}.", default and f"Default: {default}.",
    ]))


def options(command):
    lines = []
    for argument in command.get("arguments", []):
        if argument["shouldDisplay"] and (command.get("superCommands") is None or not is_general(argument)):
            lines += [".TP", label(argument), escaped(explanation(argument)) or "\\&"]
    return lines


def is_general(argument):
    """Whether all commands have an argument; the page explains those once."""
    return {name["name"] for name in argument.get("names", [])} & {"help", "version"}


def commands(command, outer=""):
    """Returns the sections of the commands inside a command."""
    lines = []
    for inner in command.get("subcommands", []):
        name = f"{outer} {inner['commandName']}".strip()
        if inner.get("shouldDisplay", True) and name != "help":
            lines += [f".SS \"{escaped(name)}\"", escaped(inner["abstract"])]
            lines += [".PP", *discussion(inner["discussion"])] if inner.get("discussion") else []
            lines += options(inner) + commands(inner, name)
    return lines


def page(dump):
    command = dump["command"]
    return "\n".join([
        f'.TH PLIST\\-LSP 1 "{date()}" "plist\\-lsp {version()}" "User Commands"',
        ".SH NAME", f"plist\\-lsp \\- {escaped(command['abstract'].rstrip('.'))}",
        ".SH SYNOPSIS", "\\fBplist\\-lsp\\fR \\fIcommand\\fR [\\fIoptions\\fR] [\\fIarguments\\fR]",
        ".SH DESCRIPTION", *discussion(command["discussion"]),
        ".SH OPTIONS", *options(command),
        ".SH COMMANDS", *commands(command),
    ]) + "\n"
