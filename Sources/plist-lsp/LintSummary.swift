import Lint

/// The numbers at the end of a run.
struct LintSummary {
  /// The paths that could not be read or written.
  var failures = 0
  private var files = 0
  private var fixed = 0
  private var fixable = 0
  private var counts: [Severity: Int] = [:]

  /// Counts what is said about one file.
  mutating func add(_ report: FileLinter.Report) {
    files += 1
    fixed += report.fixed.count
    if report.failure != nil { failures += 1 }
    for finding in report.findings {
      counts[finding.severity, default: 0] += 1
      if finding.isFixable { fixable += 1 }
    }
  }

  /// Returns the number of findings that matter as much as `severity` or more.
  func count(from severity: Severity) -> Int {
    counts.filter { $0.key >= severity }.values.reduce(0, +)
  }

  /// Returns the numbers in a sentence or two, for a run with or without `--fix`.
  func text(afterFixing isFixing: Bool) -> String {
    let found = [(Severity.error, "error"), (.warning, "warning"), (.info, "info")]
      .map { Self.counted(counts[$0.0] ?? 0, $0.1) }.joined(separator: ", ")
    var sentences = ["\(Self.counted(files, "file")) checked: \(found)."]
    if fixed > 0 { sentences.append("\(fixed) fixed.") }
    if fixable > 0, isFixing { sentences.append("\(fixable) could not be fixed without harm to the file.") }
    if fixable > 0, !isFixing { sentences.append("\(fixable) can be fixed with --fix.") }
    if failures > 0 { sentences.append("\(Self.counted(failures, "path")) could not be read or written.") }
    return sentences.joined(separator: " ")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
