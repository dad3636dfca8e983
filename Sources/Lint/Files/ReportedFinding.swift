import SourceText

/// A finding with its place as people and other programs count it.
public struct ReportedFinding: Sendable, Hashable {
  /// The file.
  public let file: String
  /// The line of the finding's start, from one.
  public let line: Int
  /// The column of the finding's start, from one, in UTF-16 code units.
  public let column: Int
  /// The line of the finding's end, from one.
  public let endLine: Int
  /// The column behind the finding's last character, from one, in UTF-16 code units.
  public let endColumn: Int
  /// How much it matters.
  public let severity: Severity
  /// The rule's id.
  public let rule: String
  /// What is wrong.
  public let message: String
  /// The App Store code, such as `ITMS-90683`, or nil.
  public let code: String?
  /// Whether `lint --fix` would fix it.
  public let isFixable: Bool

  /// Makes a report of a finding in `text`, the text of the file at `path`.
  public init(_ finding: Finding, path: String, text: SourceText) {
    let start = text.position(at: finding.range.lowerBound, encoding: .utf16)
    let end = text.position(at: finding.range.upperBound, encoding: .utf16)
    file = path
    line = start.line + 1
    column = start.column + 1
    endLine = end.line + 1
    endColumn = end.column + 1
    severity = finding.severity
    rule = finding.rule
    message = finding.message
    code = finding.appStoreCode
    isFixable = finding.fixes.first?.isSafe ?? false
  }
}
