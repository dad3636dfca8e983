import JSON

/// A finding as a JSON object.
struct FindingObject: Encodable {
  private enum CodingKeys: String, CodingKey {
    case code, column, endColumn, endLine, file, fixable, line, message, rule, severity
  }

  private let finding: ReportedFinding

  /// Returns the object on one line.
  static func line(_ finding: ReportedFinding) -> String {
    JSONText.text(of: FindingObject(finding: finding), isPretty: false)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // A null, while a synthesized conformance would omit the key.
    try container.encode(finding.code, forKey: .code)
    try container.encode(finding.column, forKey: .column)
    try container.encode(finding.endColumn, forKey: .endColumn)
    try container.encode(finding.endLine, forKey: .endLine)
    try container.encode(finding.file, forKey: .file)
    try container.encode(finding.isFixable, forKey: .fixable)
    try container.encode(finding.line, forKey: .line)
    try container.encode(finding.message, forKey: .message)
    try container.encode(finding.rule, forKey: .rule)
    try container.encode(finding.severity.rawValue, forKey: .severity)
  }
}
