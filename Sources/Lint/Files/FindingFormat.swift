#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How findings are written for others to read.
public enum FindingFormat: String, Sendable, CaseIterable {
  /// `path:line:column: severity: message [rule-id]`, as compilers write, which Xcode and editors take apart.
  case text
  /// One JSON object for each finding.
  case json

  /// Returns `finding` on one line, without a line end.
  public func line(_ finding: ReportedFinding) -> String {
    switch self {
    case .text: Self.text(finding)
    case .json: Self.json(finding)
    }
  }

  private static func text(_ finding: ReportedFinding) -> String {
    let message = finding.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(finding.file):\(finding.line):\(finding.column): \(finding.severity): \(message) [\(finding.rule)]"
  }

  private static func json(_ finding: ReportedFinding) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding strings, integers and Booleans cannot fail.
    let data = (try? encoder.encode(FindingObject(finding))) ?? Data("{}".utf8)
    return String(decoding: data, as: UTF8.self)
  }
}

/// A finding as a JSON object.
private struct FindingObject: Encodable {
  private enum CodingKeys: String, CodingKey {
    case code, column, endColumn, endLine, file, fixable, line, message, rule, severity
  }

  private let finding: ReportedFinding

  init(_ finding: ReportedFinding) { self.finding = finding }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    // A null, where a synthesized conformance would leave the key out.
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
