"""Compares language servers over documents of 1 KB, 100 KB, 1 MB and 10 MB, side by side in one run (Linux).

Usage: python3 Benchmarks/servers PLIST_LSP [--quick] [--markdown] [--check]

PLIST_LSP is a release build of plist-lsp. The peers `ruff` and `tombi` take part where they are installed (pip install ruff
tombi). Figures are medians in milliseconds followed by the 95th percentile; only figures of one run are comparable.
"""
import argparse
import gc
import os
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from bars import bars  # noqa: E402
from report import machine, table  # noqa: E402
from run import SIZES, Run  # noqa: E402
from subjects import subjects  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="a release build of plist-lsp")
    parser.add_argument("--quick", action="store_true", help="1 KB and 100 KB only, few repetitions")
    parser.add_argument("--markdown", action="store_true", help="print the table for a README")
    parser.add_argument("--check", action="store_true", help="end with 1 where a bar is missed or was not measured")
    options = parser.parse_args()
    # A collection of garbage in the middle of a measurement would be told as the server's time.
    gc.disable()
    taking_part = subjects(options.server)
    labels = list(SIZES)[:2] if options.quick else list(SIZES)
    with tempfile.TemporaryDirectory() as folder:
        run = Run(taking_part, folder, options.quick)
        run.starts()
        for label in labels:
            run.size(label)
        run.beside()
    print(f"{machine()}\n\n{table(taking_part, labels, options.markdown)}\n")
    print("Milliseconds, median (95th percentile); then what a peer takes divided by what plist-lsp takes.\n")
    missed = print_bars(taking_part, options.quick)
    sys.exit(1 if options.check and missed else 0)


def print_bars(taking_part, quick):
    """Prints every bar and returns how many are not met."""
    missed = 0
    for name, ratio, most in bars(taking_part):
        if ratio is None:
            # A quick run leaves the large documents out, and not every kind of document has something to hover over.
            if not quick:
                print(f"-      {name}")
            continue
        missed += ratio > most
        print(f"{'missed' if ratio > most else 'ok    '} {name}: {ratio:.4f} (at most {most:.4f})")
    return missed


if __name__ == "__main__":
    main()
