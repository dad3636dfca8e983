"""Counts what was checked and prints what failed."""


class Report:
    """Checks of one run, in order; a failed check is printed at once and the run goes on."""

    def __init__(self):
        self.passed = 0
        self.failed = 0
        self.section = ""

    def begin(self, section):
        """Names the case that the following checks belong to."""
        self.section = section
        print(f"- {section}", flush=True)

    def check(self, condition, what, detail=""):
        """Counts one check and returns whether it held."""
        if condition:
            self.passed += 1
            return True
        self.failed += 1
        print(f"  FAILED {self.section}: {what}" + (f": {detail}" if detail != "" else ""), flush=True)
        return False

    def equal(self, actual, expected, what):
        """Counts one comparison and returns whether both sides were equal."""
        return self.check(actual == expected, what, f"got {actual!r}, expected {expected!r}")

    def summary(self):
        """The last line of the output."""
        return f"{self.passed} passed, {self.failed} failed"
