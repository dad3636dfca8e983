import JSON

/// A finding as a JSON object.
package struct FindingObject: Encodable {
  private enum CodingKeys: String, CodingKey {
    case code, column, count, endColumn, endLine, file, fixable, key, line, message, premises, refusedBy, related, rule,
      severity, target
  }

  private let finding: ReportedFinding
  private let paths: ReportPaths

  /// Returns the object on one line.
  static func line(_ finding: ReportedFinding, _ paths: ReportPaths) -> String {
    JSONText.text(of: FindingObject(finding, paths), isPretty: false)
  }

  /// Makes the object of a finding, whose files are all named as its own is.
  package init(_ finding: ReportedFinding, _ paths: ReportPaths) { (self.finding, self.paths) = (finding, paths) }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // A null, while a synthesized conformance would omit the key.
    try container.encode(finding.code, forKey: .code)
    try container.encode(finding.column, forKey: .column)
    try container.encode(finding.count, forKey: .count)
    try container.encode(finding.endColumn, forKey: .endColumn)
    try container.encode(finding.endLine, forKey: .endLine)
    try container.encode(finding.file, forKey: .file)
    try container.encode(finding.isFixable, forKey: .fixable)
    try container.encode(finding.key, forKey: .key)
    try container.encode(finding.line, forKey: .line)
    try container.encode(finding.fullMessage, forKey: .message)
    try container.encode(finding.premises.map { $0.naming { written($0) } }, forKey: .premises)
    try container.encode(finding.refusers.map(\.rawValue), forKey: .refusedBy)
    try container.encode(finding.related.map { Place($0, in: written($0.file)) }, forKey: .related)
    try container.encode(finding.rule, forKey: .rule)
    try container.encode(finding.severity.rawValue, forKey: .severity)
    try container.encode(finding.target, forKey: .target)
  }

  private func written(_ path: String) -> String { paths.written(path, like: finding.file) }

  /// Another place that belongs to a finding.
  private struct Place: Encodable {
    let column: Int
    let endColumn: Int
    let endLine: Int
    let file: String
    let line: Int
    let message: String

    init(_ place: ReportedPlace, in file: String) {
      (self.file, message) = (file, place.message)
      (line, column) = (place.region.line, place.region.column)
      (endLine, endColumn) = (place.region.endLine, place.region.endColumn)
    }
  }
}
