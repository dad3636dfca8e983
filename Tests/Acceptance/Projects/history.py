"""Lints whole repositories at commits of their history, for crashes and time-outs.

Arguments choose repositories; --verbose prints each run.
"""

import subprocess
import sys
import time

from Support import checkouts, program

COMMITS = 20
TIMEOUT = 60


def measure(repositories, verbose):
    """Lints each checkout at commits that are spread over its history, from the oldest on; returns whether each run ended well."""
    problems, runs, slowest = [], 0, (0, "")
    for name, checkout in repositories.items():
        with checkouts.Tree(checkout) as tree:
            for commit in [*sampled(checkout), "HEAD"]:
                folder = tree.show(commit)
                start = time.monotonic()
                problem = failure(folder)
                duration = time.monotonic() - start
                runs += 1
                slowest = max(slowest, (duration, f"{name} {commit}"))
                if problem:
                    problems.append(f"{name} {commit}: {problem}")
                if problem or verbose:
                    print(f"{name} {commit[:10]}: {problem or 'ok'} in {duration:.1f} s", flush=True)
    print("\n".join(problems))
    print(f"{runs} runs, {len(problems)} crashes and time-outs; the slowest took {slowest[0]:.0f} s: {slowest[1]}")
    return not problems


def sampled(checkout):
    """Returns commits of the main line, evenly spread, the oldest first."""
    commits = checkouts.git(checkout, "rev-list", "--first-parent", "--reverse", "HEAD").split()
    return commits[::max(1, len(commits) // COMMITS)][:COMMITS]


def failure(folder):
    """Returns what went wrong as a folder was linted, or None."""
    try:
        result = program.run("lint", "--quiet", ".", folder=folder, timeout=TIMEOUT)
    except subprocess.TimeoutExpired:
        return f"not ready after {TIMEOUT} s"
    if result.returncode in (0, 1):
        return None
    return f"ended with {result.returncode}: {result.stderr.decode(errors='replace').strip()[-300:]}"


def main():
    chosen = set(sys.argv[1:]) - {"--verbose"}
    repositories = {name: path for name, path in checkouts.checkouts().items() if not chosen or name in chosen}
    sys.exit(0 if measure(repositories, "--verbose" in sys.argv) else 1)


if __name__ == "__main__":
    main()
