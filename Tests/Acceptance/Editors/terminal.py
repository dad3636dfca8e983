"""A program in a pseudo-terminal: what it shows, and keys for it."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time

ROWS, COLUMNS = 60, 160
# What a terminal answers when a program asks what it is; without it some wait.
IDENTITY = b"\x1b[?62c"
SEQUENCE = re.compile(
    rb"\x1b\[([?>=<]?)([\d;:]*)[ -/]*([@-~])"  # control sequences
    rb"|\x1b[\]P_^X].*?(?:\x07|\x1b\\)"  # strings for the terminal, such as a title
    rb"|\x1b[ -/]*[0-OQ-WYZ\\`-~]", re.S
)


class Terminal:
    """A screen of fixed size. It knows the movements and erasures of programs that draw whole screens, and no colors."""

    def __init__(self, command, environment, folder):
        self.cells = [[" "] * COLUMNS for _ in range(ROWS)]
        self.row = self.column = 0
        self.rest = b""
        self.process, self.file = pty.fork()
        if self.process == 0:
            try:
                os.chdir(folder)
                os.execvpe(command[0], command, environment)
            finally:
                os._exit(127)
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def type(self, key):
        """Sends a key as a keyboard does, and reads what the program draws for it, if it draws anything soon."""
        os.write(self.file, key.encode())
        self._read(0.2)

    def text(self):
        """The lines that are shown, without the blanks at their ends."""
        return "\n".join("".join(row).rstrip() for row in self.cells)

    def wait(self, condition, seconds):
        """Reads until the condition holds for the shown text; returns whether it does in time."""
        deadline = time.monotonic() + seconds
        while not condition(self.text()):
            left = deadline - time.monotonic()
            if left <= 0 or not self._read(min(left, 0.1)):
                return condition(self.text())
        return True

    def ended(self, seconds):
        """Waits for the end of the program and returns its exit code; None when it still runs."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            self._read(0.05)
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                self.process = None
                return os.waitstatus_to_exitcode(status)
        return None

    def close(self):
        """Ends the program if it still runs."""
        if self.process:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
            self.process = None

    def _read(self, seconds):
        """Takes what the program writes; returns whether it may write more."""
        if not select.select([self.file], [], [], seconds)[0]:
            return True
        try:
            data = os.read(self.file, 65536)
        except OSError:
            return False
        self._draw(self.rest + data)
        return bool(data)

    def _draw(self, data):
        place = 0
        while place < len(data):
            if data[place] == 0x1B:
                sequence = SEQUENCE.match(data, place)
                if not sequence:
                    break
                if sequence[3]:
                    self._control(sequence[1], sequence[2], sequence[3])
                place = sequence.end()
            else:
                end = data.find(b"\x1b", place) % (len(data) + 1)
                # A character of several bytes may not be there as a whole.
                text = data[place:end].decode(errors="ignore")
                used = len(text.encode()) if end == len(data) else end - place
                if not used:
                    break
                for character in text:
                    self._put(character)
                place += used
        self.rest = data[place:]

    def _put(self, character):
        if character == "\r":
            self.column = 0
        elif character == "\n":
            self.row = min(self.row + 1, ROWS - 1)
        elif character == "\b":
            self.column = max(self.column - 1, 0)
        elif character >= " ":
            if self.column < COLUMNS:
                self.cells[self.row][self.column] = character
            self.column += 1

    def _control(self, mark, numbers, name):
        if mark:
            return
        values = [int(number) if number.isdigit() else 0 for number in numbers.split(b";")]
        count = max(values[0], 1)
        if name in b"Hf":
            self.row = min(count, ROWS) - 1
            self.column = max(values[1] if len(values) > 1 else 1, 1) - 1
        elif name == b"A":
            self.row = max(self.row - count, 0)
        elif name == b"B":
            self.row = min(self.row + count, ROWS - 1)
        elif name == b"C":
            self.column += count
        elif name == b"D":
            self.column = max(self.column - count, 0)
        elif name == b"G":
            self.column = count - 1
        elif name == b"J" and values[0] == 2:
            self.cells = [[" "] * COLUMNS for _ in range(ROWS)]
        elif name == b"J" and values[0] == 0:
            self._blank(self.row, self.column)
            for row in range(self.row + 1, ROWS):
                self._blank(row, 0)
        elif name == b"K" and values[0] == 0:
            self._blank(self.row, self.column)
        elif name == b"c":
            os.write(self.file, IDENTITY)

    def _blank(self, row, column):
        self.cells[row][column:] = [" "] * (COLUMNS - column)
