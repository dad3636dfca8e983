"""One run: every figure is taken from all servers in turn, since machines drift."""
import os
import time

import beside
import measures

SIZES = {"1 KB": 1_000, "100 KB": 100_000, "1 MB": 1_000_000, "10 MB": 10_000_000}
PLACES = ("start", "middle", "end")
# Seconds that one server may spend on one figure before it is asked no more.
PATIENCE = 3
PIPELINED = 10_000
# Seconds without a keystroke that make a pause.
PAUSE = 3


class Run:
    def __init__(self, subjects, folder, quick):
        self.subjects, self.folder, self.quick = subjects, folder, quick
        self.deadline = time.monotonic() + (40 if quick else 300)

    def starts(self):
        """Start of the process to the answer to `initialize`."""
        distinct = {tuple(subject.command): subject for subject in self.subjects}
        for _ in range(10 if self.quick else 40):
            for subject in distinct.values():
                subject.attempt("start", lambda: subject.add("start", [measures.start(subject.command, self.folder)]))
        for subject in self.subjects:
            subject.figures["start"] = distinct[tuple(subject.command)].figures["start"]

    def size(self, label):
        """All figures at one size."""
        try:
            self.openings(label)
            for place in PLACES:
                self.keystrokes(f"change {place} {label}", place, lambda document: "x")
            for place in PLACES:
                self.keystrokes(f"break {place} {label}", place, lambda document: document.breaker)
            self.requests(label)
            self.after_pauses(f"pause {label}")
            for subject in self.open_subjects():
                subject.figures[f"memory {label}"] = subject.session.client.peak_memory()
                subject.figures[f"cpu {label}"] = subject.session.client.cpu_seconds()
            if label == "100 KB":
                self.pipelined(f"pipelined {label}")
        finally:
            for subject in self.subjects:
                subject.close()

    def beside(self):
        """A hover while another document is parsed; in ours, with the kind of document that has something to hover over."""
        for subject in self.subjects:
            if subject.name == "Info.plist":
                subject.attempt("hover beside 20 MB",
                                lambda: beside.measure(subject, self.folder, 3 if self.quick else 15))

    def openings(self, label):
        documents = [subject.make(SIZES[label]) for subject in self.subjects]
        for document in documents:
            with open(os.path.join(self.folder, document.name), "w") as file:
                file.write(document.text)
        row = f"open {label}"
        for number in range(3 if self.quick or SIZES[label] > 1_000_000 else 7):
            for subject, document in zip(self.subjects, documents):
                if number and not subject.session:
                    continue
                subject.attempt(row, lambda: subject.open(self.folder, document))
                if subject.session:
                    subject.add(row, [subject.session.opening])

    def open_subjects(self):
        return [subject for subject in self.subjects if subject.session]

    def in_turn(self, row, step, most):
        """Takes blocks of a figure from every server in turn, fewer from slow ones; `step` returns a list of times."""
        spent = {}
        for number in range(most):
            for subject in self.open_subjects():
                late = spent.get(subject, 0) > PATIENCE or time.monotonic() > self.deadline
                if number >= 2 and late:
                    continue
                start = time.monotonic()
                subject.attempt(row, lambda: subject.add(row, step(subject)))
                spent[subject] = spent.get(subject, 0) + time.monotonic() - start

    def keystrokes(self, row, place, letter):
        """A letter typed and deleted again, in blocks of five where that is fast."""
        def step(subject):
            session = subject.session
            times = []
            while len(times) < 10:
                times += session.keystrokes(session.document.places[place], letter(session.document))
                if times[0] > 0.1:
                    break
            return times
        self.in_turn(row, step, 3 if self.quick else 8)

    def after_pauses(self, row):
        """A letter typed when nothing was typed for a while, and work has piled up that was put off."""
        for _ in range(2 if self.quick else 3):
            time.sleep(PAUSE)
            for subject in self.open_subjects():
                session = subject.session
                place = session.document.places["middle"]
                subject.attempt(row, lambda: subject.add(row, session.keystrokes(place, "x")[:1]))

    def requests(self, label):
        for name, method in (("hover", "hover"), ("completion", "completion"), ("symbols", "documentSymbol")):
            def step(subject):
                place = None if name == "symbols" else getattr(subject.session.document, name)
                seconds = subject.session.request(f"textDocument/{method}", place)
                return [] if seconds is None else [seconds]
            slow = name == "symbols" and SIZES[label] > 100_000
            self.in_turn(f"{name} {label}", step, 3 if slow else 6 if self.quick else 20)

    def pipelined(self, row):
        """Many changes without a pause; servers that want the whole text each time are spared."""
        for subject in self.open_subjects():
            if subject.session.client.takes_ranges:
                subject.attempt(row, lambda: self.type_many(subject, row))

    @staticmethod
    def type_many(subject, row):
        seconds = subject.session.pipelined(PIPELINED)
        subject.figures[row] = [seconds] if subject.session.has_all(PIPELINED) else "lost changes"
