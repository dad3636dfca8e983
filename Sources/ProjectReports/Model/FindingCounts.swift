import LintEngine
import LintFiles

/// How many findings there are, by severity and rule.
public struct FindingCounts: Sendable {
  /// The findings of a rule with one severity.
  public struct Rule: Sendable, Hashable {
    /// The id of the rule.
    public let id: String
    /// The severity.
    public let severity: Severity
    /// The number of findings.
    public let count: Int
  }

  /// The rules with findings, the most severe first, then the most frequent.
  public let rules: [Rule]
  /// The numbers by the absolute path of the file.
  private let files: [String: [Severity: Int]]

  /// Counts findings in files; linear in their number.
  public init(_ findings: [(path: String, finding: ReportedFinding)]) {
    var rules: [String: [Severity: Int]] = [:]
    var files: [String: [Severity: Int]] = [:]
    for (path, finding) in findings {
      rules[finding.rule, default: [:]][finding.severity, default: 0] += 1
      files[path, default: [:]][finding.severity, default: 0] += 1
    }
    self.files = files
    self.rules = rules.flatMap { id, counts in counts.map { Rule(id: id, severity: $0.key, count: $0.value) } }
      .sorted { ($1.severity, $1.count, $0.id) < ($0.severity, $0.count, $1.id) }
  }

  /// Returns the number of findings with a severity.
  public func count(_ severity: Severity) -> Int {
    rules.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
  }

  /// Returns the number of findings with a severity in the files at some absolute paths.
  public func count(_ severity: Severity, in paths: some Sequence<String>) -> Int {
    paths.reduce(0) { $0 + (files[$1]?[severity] ?? 0) }
  }
}
