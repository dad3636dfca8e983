"""Checks messages of the server against the published model of the protocol, as `lsprotocol` has it."""

import enum
from typing import Optional, Sequence, Union

from lsprotocol import converters, types

BOTH = {"clientToServer": False, "serverToClient": True, "both": True}
PROGRESS = {
    "begin": types.WorkDoneProgressBegin,
    "report": types.WorkDoneProgressReport,
    "end": types.WorkDoneProgressEnd,
}
CONVERTER = converters.get_converter()
# The sections of a registration for changes of settings, which the converter lacks.
CONVERTER.register_structure_hook(Optional[Union[str, Sequence[str]]], lambda value, _: value)


def leaves(error):
    """The innermost messages of a nested conversion error."""
    if hasattr(error, "exceptions"):
        return [text for inner in error.exceptions for text in leaves(inner)]
    return [f"{type(error).__name__}: {error}"]


def differences(sent, modelled, path=""):
    """Where a message has more than, or other than, its reading by the model: unknown keys, converted types."""
    if isinstance(modelled, enum.Enum):
        modelled = modelled.value
    if isinstance(sent, dict) and isinstance(modelled, dict):
        found = []
        for key, value in sent.items():
            if key in modelled:
                found += differences(value, modelled[key], f"{path}.{key}")
            elif value is not None:
                found.append(f"{path}.{key} is not in the model")
        return found
    if isinstance(sent, list) and isinstance(modelled, (list, tuple)) and len(sent) == len(modelled):
        return [
            text
            for index, (left, right) in enumerate(zip(sent, modelled))
            for text in differences(left, right, f"{path}[{index}]")
        ]
    if type(sent) is type(modelled) and sent == modelled:
        return []
    return [f"{path} is {sent!r}, the model reads {modelled!r}"]


def conform(message, kind):
    """What is wrong with a value under a class of the model; empty when it conforms."""
    try:
        modelled = CONVERTER.unstructure(CONVERTER.structure(message, kind), unstructure_as=kind)
    except Exception as error:  # the converter raises many kinds, each of which is a finding
        return leaves(error)
    return differences(message, modelled)


def check_response(message, method):
    """What is wrong with a response to a request of the method (None for a message that had no method)."""
    if message.get("jsonrpc") != "2.0":
        return ["jsonrpc is not 2.0"]
    if ("error" in message) == ("result" in message):
        return ["a response has exactly one of result and error"]
    unknown = set(message) - {"jsonrpc", "id", "error", "result"}
    if unknown:
        return [f"unknown members {sorted(unknown)}"]
    if "error" in message:
        return conform(message, types.ResponseErrorMessage)
    known = types.METHOD_TO_TYPES.get(method)
    if known is None or known[1] is None:
        return [f"a result for {method!r}, which is not a request of the model"]
    return conform(message, known[1])


def check_sent_by_server(message):
    """What is wrong with a request or notification that came from the server."""
    method = message.get("method")
    known = types.METHOD_TO_TYPES.get(method)
    if message.get("jsonrpc") != "2.0":
        return ["jsonrpc is not 2.0"]
    if known is None:
        return [f"{method!r} is not in the model"]
    if not BOTH[types.message_direction(method)]:
        return [f"{method!r} is for clients to send"]
    if ("id" in message) != (known[1] is not None):
        return [f"{method!r} is a request in one place and a notification in the other"]
    problems = conform(message, known[0])
    params = message.get("params") or {}
    if method == "$/progress" and isinstance(params.get("value"), dict) and "kind" in params["value"]:
        kind = PROGRESS.get(params["value"]["kind"])
        problems += conform(params["value"], kind) if kind else ["unknown kind of progress"]
    for registration in params.get("registrations", []) if method == "client/registerCapability" else []:
        options = types.METHOD_TO_TYPES.get(registration.get("method"), (None,) * 4)[3]
        if options and registration.get("registerOptions") is not None:
            problems += conform(registration["registerOptions"], options)
    return problems
