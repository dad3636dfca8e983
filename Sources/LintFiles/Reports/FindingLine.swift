/// Findings as lines of text.
enum FindingLine {
  /// `path:line:column: severity: message [rule-id]`.
  static func text(_ finding: ReportedFinding) -> String {
    "\(place(finding, finding.file)): \(finding.severity): \(oneLine(finding.fullMessage)) [\(finding.rule)]"
  }

  /// The same for Xcode, which has errors, warnings and notes, opens files by absolute paths, and shows what is in
  /// parentheses after the message.
  static func xcode(_ finding: ReportedFinding, _ paths: ReportPaths) -> String {
    let severity = finding.severity == .info ? "note" : "\(finding.severity)"
    let place = place(finding, paths.absolute(finding.file))
    return "\(place): \(severity): \(oneLine(finding.fullMessage)) (\(finding.rule))"
  }

  /// A workflow command of GitHub Actions, "Setting an error message" in its documentation.
  static func github(_ finding: ReportedFinding, _ paths: ReportPaths) -> String {
    let command =
      switch finding.severity {
      case .info: "notice"
      case .warning: "warning"
      case .error: "error"
      }
    var properties = [
      ("file", paths.relative(finding.file)), ("line", "\(finding.line)"), ("endLine", "\(finding.endLine)"),
    ]
    // Columns belong to one line; with several GitHub shows none.
    if finding.line == finding.endLine {
      properties += [("col", "\(finding.column)"), ("endColumn", "\(finding.endColumn)")]
    }
    properties.append(("title", finding.rule))
    let list = properties.map { "\($0.0)=\(escaped($0.1, also: [":", ","]))" }.joined(separator: ",")
    return "::\(command) \(list)::\(escaped(finding.fullMessage, also: []))"
  }

  private static func place(_ finding: ReportedFinding, _ path: String) -> String {
    "\(TerminalText.visible(path)):\(finding.line):\(finding.column)"
  }

  private static func oneLine(_ message: String) -> String {
    TerminalText.visible(message.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// Escapes what would end a workflow command or one of its properties.
  private static func escaped(_ text: String, also characters: Set<Unicode.Scalar>) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where characters.contains(scalar): escaped += "%3A"
      case "," where characters.contains(scalar): escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
