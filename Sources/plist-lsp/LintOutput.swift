import LintEngine
import LintFiles
import Messages
import ProjectFiles

/// The output of a run of the linter, and its counts.
struct LintOutput {
  /// The numbers of the run.
  private(set) var summary = LintSummary()
  /// The findings for a baseline that is to be written.
  private(set) var collected: [ReportedFinding] = []
  /// The findings to report, which are joined by their causes when all files are checked.
  private var findings: [ReportedFinding] = []
  /// What could not be understood of projects.
  var notChecked: [NotChecked] = []
  /// The stage at which defects are seen that are reported at most; nil for all, those too that nobody refuses.
  var until: Refuser.Stage?
  /// The paths that could not be read or written.
  private(set) var failures: [FileFailure] = []
  /// Whether a part of the report could not be written.
  private(set) var isCutShort = false

  private var report: FindingReport
  private var baseline: Baseline?
  private var checked: Set<String> = []
  /// Whether a difference was written.
  private(set) var hasDiff = false
  private let isWritingBaseline: Bool
  private let isDiff: Bool
  private let isQuiet: Bool
  private let stream: StandardStream
  /// The file that gets the report instead of the stream, and what it will hold.
  private let file: String?
  private var contents: [UInt8] = []
  private let paths = ReportPaths(root: ReportRoot.current())

  /// Creates the output of a run in a format, without the findings of a baseline; a run that writes a baseline or a diff
  /// reports none.
  init(
    format: FindingFormat,
    stream: StandardStream,
    file: String?,
    baseline: Baseline?,
    isWritingBaseline: Bool,
    isDiff: Bool,
    isQuiet: Bool,
    color: ColorChoice = .auto
  ) {
    let isForPeople = format == .text && file == nil && (stream.isTerminal || color == .always)
    report = FindingReport(
      isForPeople ? .full : format,
      version: Version.current,
      paths: paths,
      usesColor: color == .always || color == .auto && file == nil && stream.showsStyles
    )
    self.stream = stream
    self.file = file
    self.baseline = baseline
    self.isWritingBaseline = isWritingBaseline
    self.isDiff = isDiff
    self.isQuiet = isQuiet
  }

  /// Reports a path that cannot be read.
  mutating func add(_ failure: FileFailure) {
    failures.append(failure)
    StandardStream.error.writeLine("\(failure)")
  }

  /// Counts the file at `path`, and keeps its findings until `writeFindings`.
  mutating func write(_ file: FileLinter.Report, of path: String) {
    var file = file
    if baseline != nil {
      checked.insert(paths.absolute(path))
      file.findings.removeAll { baseline?.absorb($0) == true }
    }
    if let until { file.findings.removeAll { !$0.isRefused(until: until) } }
    if isWritingBaseline {
      collected += file.findings
      file.findings = []
    }
    summary.add(file)
    if !isQuiet { write(file) }
    if let failure = file.failure { add(failure) }
    findings += file.findings
  }

  /// Writes and counts the findings of all files.
  mutating func writeFindings() {
    let joined = JoinedFindings.joined(findings)
    findings = []
    summary.add(joined)
    if !isDiff { write(report.add(joined), report.form) }
  }

  /// Writes what fixes change in a file.
  mutating func writeDiff(of path: String, from before: [UInt8]?, to after: [UInt8]) {
    let text = UnifiedDiff.text(of: path, from: before, to: after)
    hasDiff = hasDiff || !text.isEmpty
    write(text, .lines, isExact: true)
  }

  /// Writes the report to its file, if it has one.
  func saveFile() throws(FileFailure) {
    if let file { try AtomicWriter.save(contents, to: file) }
  }

  /// Writes the end of the report.
  mutating func end(_ outcome: RunOutcome) {
    var outcome = outcome
    outcome.notChecked = notChecked
    if !isWritingBaseline, !isDiff { write(report.end(outcome), report.form) }
  }

  /// Reports outdated entries of a baseline: those of rules that ran, about files that were checked or no longer exist.
  func reportStale(isListing: Bool, isAsked: (String) -> Bool) {
    guard let baseline, isListing || !isQuiet else { return }
    let stale = baseline.stale { checked.contains($0) || DiskFiles().status(of: $0) == nil }.filter { isAsked($0.rule) }
    let count = stale.reduce(0) { $0 + $1.count }
    guard count > 0 else { return }
    let text = count == 1 ? "commands.baseline-stale-one" : "commands.baseline-stale"
    StandardStream.error.writeLine(Messages.text(text, ["\(count)"]))
    guard isListing else { return }
    for entry in stale {
      let line = "  \(entry.file): \(entry.message) [\(entry.rule)]"
      let counted = Messages.text("commands.baseline-stale-times", [line, "\(entry.count)"])
      StandardStream.error.writeLine(entry.count == 1 ? line : counted)
    }
  }

  private func write(_ file: FileLinter.Report) {
    for fixed in file.fixed where !isDiff {
      let place = "\(fixed.finding.file):\(fixed.finding.line):\(fixed.finding.column)"
      let line = Messages.text("commands.fixed-line", [place, fixed.title, fixed.finding.rule])
      StandardStream.error.writeLine(line)
    }
    if let note = file.note { StandardStream.error.writeLine(note) }
  }

  /// Writes text of a form; `isExact` leaves it as it is in a file, where it may be a patch to apply.
  private mutating func write(_ text: String, _ form: TerminalText.Form, isExact: Bool = false) {
    guard file == nil else { return contents += Array((isExact ? text : TerminalText.safe(text, form)).utf8) }
    guard !text.isEmpty, !isCutShort else { return }
    isCutShort = !stream.writeText(text, form)
  }
}
