"""Folders of small files that a check makes."""


def write(folder, files):
    """Writes files, given as texts or bytes by their path in the folder."""
    for name, contents in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(contents.encode() if isinstance(contents, str) else contents)
