import AppProject
import LintFiles

/// What a run of the linter writes, and what it counts.
struct LintOutput {
  /// The numbers of the run.
  private(set) var summary = LintSummary()
  /// The findings for a baseline that is to be written.
  private(set) var collected: [ReportedFinding] = []
  /// The paths that could not be read or written.
  private(set) var failures: [FileFailure] = []
  /// Whether a part of the report could not be written.
  private(set) var isCutShort = false

  private var report: FindingReport
  private var baseline: Baseline?
  private var checked: Set<String> = []
  private let isWritingBaseline: Bool
  private let isQuiet: Bool
  private let stream: StandardStream
  private let paths = ReportPaths(root: ReportRoot.current())

  /// Makes the output of a run in a format, without the findings of a baseline; a run that writes one reports none.
  init(
    format: FindingFormat,
    stream: StandardStream,
    baseline: Baseline?,
    isWritingBaseline: Bool,
    isQuiet: Bool
  ) {
    report = FindingReport(format, version: Version.current, paths: paths)
    self.stream = stream
    self.baseline = baseline
    self.isWritingBaseline = isWritingBaseline
    self.isQuiet = isQuiet
  }

  /// Tells of a path that cannot be looked at.
  mutating func add(_ failure: FileFailure) {
    failures.append(failure)
    StandardStream.error.writeLine("\(failure)")
  }

  /// Writes what is said about the file at `path` and counts it.
  mutating func write(_ file: FileLinter.Report, of path: String) {
    var file = file
    if baseline != nil {
      checked.insert(paths.absolute(path))
      file.findings.removeAll { baseline?.absorb($0) == true }
    }
    if isWritingBaseline {
      collected += file.findings
      file.findings = []
    }
    summary.add(file)
    if !isQuiet { tell(file) }
    if let failure = file.failure { add(failure) }
    write(report.add(file.findings))
  }

  /// Writes the end of the report.
  mutating func end(_ outcome: RunOutcome) {
    if !isWritingBaseline { write(report.end(outcome)) }
  }

  /// Tells what of a baseline is out of date: entries of rules that were asked about files that were looked at or are gone.
  func tellStale(isListing: Bool, isAsked: (String) -> Bool) {
    guard let baseline, isListing || !isQuiet else { return }
    let stale = baseline.stale { checked.contains($0) || DiskFiles().status(of: $0) == nil }.filter { isAsked($0.rule) }
    let count = stale.reduce(0) { $0 + $1.count }
    guard count > 0 else { return }
    let findings = count == 1 ? "finding of the baseline does" : "findings of the baseline do"
    StandardStream.error.writeLine("\(count) \(findings) not occur any more; write it anew to forget them.")
    guard isListing else { return }
    for entry in stale {
      let number = entry.count == 1 ? "" : " (\(entry.count) times)"
      StandardStream.error.writeLine("  \(entry.file): \(entry.message) [\(entry.rule)]\(number)")
    }
  }

  private func tell(_ file: FileLinter.Report) {
    for fixed in file.fixed {
      let place = "\(fixed.finding.file):\(fixed.finding.line):\(fixed.finding.column)"
      StandardStream.error.writeLine("\(place): fixed: \(fixed.title) [\(fixed.finding.rule)]")
    }
    if let note = file.note { StandardStream.error.writeLine(note) }
  }

  private mutating func write(_ text: String) {
    guard !text.isEmpty, !isCutShort else { return }
    isCutShort = !stream.write(Array(text.utf8))
  }
}
