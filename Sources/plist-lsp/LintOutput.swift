import Lint

/// What a run of the linter writes, and what it counts.
struct LintOutput {
  /// The numbers of the run.
  var summary = LintSummary()
  private var report: FindingReport
  private var baseline: Baseline?
  private let isWritingBaseline: Bool
  private var collected: [ReportedFinding] = []

  /// Makes the output of a run in a format, without the findings of a baseline; a run that writes one reports none.
  init(format: FindingFormat, baseline: Baseline?, isWritingBaseline: Bool) {
    report = FindingReport(format, version: Version.current)
    self.baseline = baseline
    self.isWritingBaseline = isWritingBaseline
  }

  /// The findings of the run, as a baseline.
  var newBaseline: Baseline { Baseline(collected) }

  /// Writes what is said about one file and counts it.
  mutating func write(_ file: FileLinter.Report) {
    var file = file
    file.findings.removeAll { baseline?.absorb($0) == true }
    if isWritingBaseline {
      collected += file.findings
      file.findings = []
    }
    summary.add(file)
    for fixed in file.fixed {
      let place = "\(fixed.finding.file):\(fixed.finding.line):\(fixed.finding.column)"
      StandardStream.error.writeLine("\(place): fixed: \(fixed.title) [\(fixed.finding.rule)]")
    }
    if let note = file.note { StandardStream.error.writeLine(note) }
    if let failure = file.failure { StandardStream.error.writeLine("\(failure)") }
    write(report.add(file.findings))
  }

  /// Writes the end of the report, and what of a baseline is out of date.
  func end() {
    if !isWritingBaseline { write(report.end()) }
    if let remaining = baseline?.remaining, remaining > 0 {
      let findings = remaining == 1 ? "finding of the baseline does" : "findings of the baseline do"
      StandardStream.error.writeLine("\(remaining) \(findings) not occur any more; write it anew to forget them.")
    }
  }

  private func write(_ text: String) {
    guard !text.isEmpty else { return }
    _ = StandardStream.output.write(Array(text.utf8))
  }
}
