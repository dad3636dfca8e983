"""Draws what the program prints on a terminal as a picture in SVG."""

import fcntl
import html
import os
import pty
import re
import struct
import termios

from Support.program import PROGRAM

COLUMNS = 112
WIDTH, HEIGHT, MARGIN, BAR = 8, 18, 16, 32
BACKGROUND, FOREGROUND, FAINT = "#16191f", "#d5dae3", "#7b8494"
# The colors that the program uses, by the number in the sequence for them.
COLORS = {"31": "#ff7b72", "33": "#e3b341", "36": "#76c7e8", "32": "#7ee787", "2": FAINT}
SEQUENCE = re.compile(r"\x1b\[([\d;]*)m")


def on_terminal(arguments, folder):
    """Returns what the program prints on a terminal, with the sequences for colors."""
    process, file = pty.fork()
    if process == 0:
        try:
            os.chdir(folder)
            environment = {name: value for name, value in os.environ.items() if name != "NO_COLOR"}
            os.execve(PROGRAM, ["plist-lsp", *arguments], environment | {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color"})
        finally:
            os._exit(127)
    fcntl.ioctl(file, termios.TIOCSWINSZ, struct.pack("HHHH", 100, COLUMNS, 0, 0))
    printed = b""
    while True:
        try:
            piece = os.read(file, 1 << 16)
        except OSError:
            # The terminal is gone with the program.
            piece = b""
        if not piece:
            break
        printed += piece
    os.waitpid(process, 0)
    os.close(file)
    text = printed.decode().replace("\r\n", "\n")
    # What is erased again, such as the progress of a slow run, is not there at the end.
    return re.sub(r"[^\n]*\r\x1b\[K", "", text)


def rows(text):
    """Returns the rows of a terminal, each as parts of a column, a text and the numbers of its style."""
    style, row, column = "", [], 0
    for piece in re.split(r"(\x1b\[[\d;]*m|\n)", text):
        if piece == "\n":
            yield row
            row, column = [], 0
        elif match := SEQUENCE.fullmatch(piece):
            style = match[1]
        while piece and piece != "\n" and not SEQUENCE.fullmatch(piece):
            part, piece = piece[:COLUMNS - column], piece[COLUMNS - column:]
            row.append((column, part, style))
            column += len(part)
            if piece:
                yield row
                row, column = [], 0
    if row:
        yield row


def span(column, text, style):
    numbers = style.split(";")
    color = next((COLORS[number] for number in numbers if number in COLORS), FOREGROUND)
    weight = ' font-weight="bold"' if "1" in numbers else ""
    return (f'<tspan x="{MARGIN + column * WIDTH}" textLength="{len(text) * WIDTH}" fill="{color}"{weight}>'
            f"{html.escape(text, quote=False)}</tspan>")


def picture(arguments, folder):
    """Returns a picture of a terminal in which the program was started."""
    prompt = [(0, "$ ", "2"), (2, " ".join(["plist-lsp", *arguments]), "1")]
    lines = [prompt, *rows(on_terminal(arguments, folder))]
    width, height = COLUMNS * WIDTH + 2 * MARGIN, len(lines) * HEIGHT + BAR + 2 * MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" xml:space="preserve">',
        f'<rect width="{width}" height="{height}" rx="10" fill="{BACKGROUND}"/>',
        *(f'<circle cx="{MARGIN + 6 + 20 * index}" cy="18" r="6" fill="#3a404b"/>' for index in range(3)),
        '<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, \'DejaVu Sans Mono\', monospace" font-size="13">',
    ]
    for number, line in enumerate(lines):
        shown = [span(*part) for part in line if part[1].strip()]
        if shown:
            parts.append(f'<text y="{BAR + MARGIN + number * HEIGHT}">{"".join(shown)}</text>')
    return "\n".join([*parts, "</g>", "</svg>"]) + "\n"
