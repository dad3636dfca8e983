"""Checks that `plist-lsp convert` reads exactly the files of the corpus that CoreFoundation reads."""

from Support import corpus, program


def check(row):
    result = program.convert(row["file"], "xml")
    expected = 0 if row["cf_plutil"] == "ok" else 2
    if result.returncode != expected:
        return f"status {result.returncode} instead of {expected}: {result.stderr.decode(errors='replace').strip()}"
    return None


if __name__ == "__main__":
    corpus.run(check, corpus.rows())
