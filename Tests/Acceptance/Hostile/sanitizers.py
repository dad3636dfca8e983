"""Compiles and runs all tests once more with each sanitizer that PLIST_SANITIZE names, such as "thread address"."""

import os
import subprocess
import sys

from Support.program import ROOT


def test(sanitizer, *options, **variables):
    command = ["swift", "test", f"--sanitize={sanitizer}", "--scratch-path", str(scratch(sanitizer)), *options]
    subprocess.run(command, cwd=ROOT, env=os.environ | variables, check=True)


def scratch(sanitizer):
    return ROOT / f".build/sanitize-{sanitizer}"


def main():
    for sanitizer in os.environ["PLIST_SANITIZE"].split():
        # One test at a time, since all of them at once would exceed the limits on the time of each. The runtime of Swift keeps
        # memory for good, so leaks are looked for only in what the C of libxml2 allocates.
        test(sanitizer, "--no-parallel", ASAN_OPTIONS="detect_leaks=0")
        if sanitizer == "address":
            suppressions = scratch(sanitizer) / "suppressions"
            suppressions.write_text("leak:swift_slowAlloc\n")
            test(sanitizer, "--skip-build", "--disable-xctest", "--filter", "XMLValidatorTests",
                 ASAN_OPTIONS="detect_leaks=1", LSAN_OPTIONS=f"suppressions={suppressions}")


if __name__ == "__main__":
    sys.exit(main())
