import LintEngine
import LintFiles

/// The numbers at the end of a run.
struct LintSummary {
  private var files = 0
  private var fixed = 0
  private var known = 0
  private var fixable = 0
  private var counts: [Severity: Int] = [:]
  private var ruleCounts: [String: Int] = [:]

  /// Counts a file.
  mutating func add(_ report: FileLinter.Report) {
    files += 1
    fixed += report.fixed.count
    known += report.knownCount
  }

  /// Counts findings.
  mutating func add(_ findings: [ReportedFinding]) {
    for finding in findings {
      counts[finding.severity, default: 0] += 1
      ruleCounts[finding.rule, default: 0] += 1
      if finding.isFixable { fixable += 1 }
    }
  }

  /// Returns the number of findings of `severity` or above.
  func count(from severity: Severity) -> Int {
    counts.filter { $0.key >= severity }.values.reduce(0, +)
  }

  /// A line for each rule with findings, the most frequent first.
  var statistics: [String] {
    let width = ruleCounts.values.max().map { "\($0)".count } ?? 0
    return ruleCounts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { rule, count in
      String(repeating: " ", count: max(width - "\(count)".count, 0)) + "\(count) \(rule)"
    }
  }

  /// Returns the numbers in a sentence or two, for a run with some fixes and with a number of failures.
  func text(_ options: FixOptions, failures: Int) -> String {
    let found = [(Severity.error, "error"), (.warning, "warning"), (.info, "info")]
      .map { Self.counted(counts[$0.0] ?? 0, $0.1) }.joined(separator: ", ")
    var sentences = ["\(Self.counted(files, "file")) checked: \(found)\(options.diff ? " after fixes" : "")."]
    if known > 0 { sentences.append("\(Self.counted(known, "finding")) \(known == 1 ? "was" : "were") there before.") }
    if fixed > 0 { sentences.append(options.diff ? "\(fixed) would be fixed." : "\(fixed) fixed.") }
    if fixable > 0 {
      let isFixing = options.selection != nil
      sentences.append(isFixing ? "\(fixable) could not be fixed safely." : "\(fixable) can be fixed with --fix.")
    }
    if failures > 0 { sentences.append("\(Self.counted(failures, "path")) could not be read or written.") }
    return sentences.joined(separator: " ")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
