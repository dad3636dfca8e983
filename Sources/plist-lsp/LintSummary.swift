import LintEngine
import LintFiles
import Messages

/// The numbers at the end of a run.
struct LintSummary {
  private var files = 0
  private var skipped = 0
  private var fixed = 0
  private var known = 0
  private var fixable = 0
  private var counts: [Severity: Int] = [:]
  private var ruleCounts: [String: Int] = [:]

  /// Counts a file.
  mutating func add(_ report: FileLinter.Report) {
    if report.skipReason == nil { files += 1 } else { skipped += 1 }
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

  /// Whether there are files and none of them could be read as text.
  var isNothingRead: Bool { files == 0 && skipped > 0 }

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
    let found = [
      Self.counted(counts[.error] ?? 0, "commands.error-one", "commands.errors"),
      Self.counted(counts[.warning] ?? 0, "commands.warning-one", "commands.warnings"),
      Self.counted(counts[.info] ?? 0, "commands.info-one", "commands.infos"),
    ]
    let checked = [Self.counted(files, "commands.file-one", "commands.files")] + found
    var sentences = [Messages.text(options.diff ? "commands.checked-after-fixes" : "commands.checked", checked)]
    if files == 0, failures == 0 {
      sentences = [Messages.text(isNothingRead ? "commands.nothing-read" : "commands.nothing-checked")]
    }
    if known > 0 { sentences.append(Self.counted(known, "commands.known-one", "commands.known")) }
    if fixed > 0 {
      sentences.append(Messages.text(options.diff ? "commands.would-fix" : "commands.fixed", ["\(fixed)"]))
    }
    if fixable > 0 {
      let isFixing = options.selection != nil
      sentences.append(Messages.text(isFixing ? "commands.unfixable" : "commands.fixable", ["\(fixable)"]))
    }
    if failures > 0 { sentences.append(Self.counted(failures, "commands.unreadable-one", "commands.unreadable")) }
    return sentences.joined(separator: Messages.language == .english ? " " : "")
  }

  /// Returns a number with what is counted, in the words of a text for one and of another for more.
  static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    count == 1 ? Messages.text(one) : Messages.text(many, ["\(count)"])
  }
}
