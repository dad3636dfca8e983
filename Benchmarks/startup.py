#!/usr/bin/env python3
"""Compares the time from process start to the answer to `initialize` with that of a program that only links FoundationEssentials.

Both run in turn in one go, since machines drift: the ratio of the medians is what counts.
Usage: startup.py SERVER BASELINE [RUNS]
"""
import json
import statistics
import subprocess
import sys
import time

BODY = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize",
                   "params": {"processId": None, "rootUri": None, "capabilities": {}}}).encode()
FRAME = b"Content-Length: %d\r\n\r\n%s" % (len(BODY), BODY)


def measure(command, message):
    """Returns the milliseconds from the start of a process to the first byte of its answer."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    process.stdin.write(message)
    process.stdin.flush()
    answer = process.stdout.read(1)
    elapsed = (time.perf_counter() - start) * 1000
    process.kill()
    process.wait()
    if not answer:
        sys.exit(f"{command[0]} gave no answer")
    return elapsed


def main():
    server, baseline = sys.argv[1], sys.argv[2]
    runs = int(sys.argv[3]) if len(sys.argv) > 3 else 60
    pairs = [(measure([server, "--stdio"], FRAME), measure([baseline], b'{"method":"initialize"}\n')) for _ in range(runs)]
    ours, theirs = (sorted(times) for times in zip(*pairs))
    for name, times in (("plist-lsp to initialize", ours), ("FoundationEssentials baseline", theirs)):
        print(f"{name:30} median {statistics.median(times):6.2f} ms, p95 {times[int(len(times) * 0.95)]:6.2f} ms")
    print(f"ratio of medians {statistics.median(ours) / statistics.median(theirs):.2f}")


if __name__ == "__main__":
    main()
