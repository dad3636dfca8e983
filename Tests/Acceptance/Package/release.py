"""Builds the program as it is released, and checks its size and the list of functions that the linker places."""

import json
import os
import pathlib
import subprocess
import sys

from Support.program import ROOT

BUILT = ROOT / ".build/release/plist-lsp"
MOST_BYTES = 65_000_000


def has_static_libraries():
    """Whether this Swift has the libraries that a release for Linux contains; Debian's package has not."""
    information = json.loads(subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True).stdout)
    return sys.platform != "linux" or pathlib.Path(information["paths"]["runtimeResourcePath"] + "_static").is_dir()


def main():
    is_static = has_static_libraries()
    environment = os.environ | ({} if is_static else {"PLIST_DYNAMIC_LINKING": "1"})
    subprocess.run(["swift", "build", "-c", "release", "--product", "plist-lsp"], cwd=ROOT, env=environment, check=True)
    subprocess.run([BUILT, "explain", "NSCameraUsageDescription"], check=True)
    if not is_static:
        print("SKIPPED: size and order of functions; this Swift has no static libraries")
        return 0
    order = subprocess.run([sys.executable, ROOT / "Benchmarks/function_order.py", "--check", BUILT])
    size = BUILT.stat().st_size
    print(f"the program has {size} bytes, at most {MOST_BYTES} are allowed")
    return 1 if order.returncode or size > MOST_BYTES else 0


if __name__ == "__main__":
    sys.exit(main())
