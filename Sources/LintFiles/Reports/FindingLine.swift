import LintEngine

/// Findings as lines of text.
enum FindingLine {
  /// `path:line:column: severity: message [rule-id]`.
  static func text(_ finding: ReportedFinding) -> String {
    "\(place(finding, finding.file)): \(finding.severity): \(oneLine(finding.fullMessage)) [\(finding.rule)]"
  }

  /// The same with the line and a mark below the place, for people; `usesColor` marks the severity.
  static func full(_ finding: ReportedFinding, usesColor: Bool) -> String {
    let severity = usesColor ? "\u{1B}[\(color(finding.severity))m\(finding.severity)\u{1B}[0m" : "\(finding.severity)"
    let head = "\(place(finding, finding.file)): \(severity): \(oneLine(finding.fullMessage)) [\(finding.rule)]"
    return ([head] + excerpt(finding)).joined(separator: "\n")
  }

  /// Longer lines are not shown.
  private static let longestLine = 160

  private static func excerpt(_ finding: ReportedFinding) -> [String] {
    let line = finding.lineText.map { $0 == "\t" ? " " : String($0) }.joined()
    let start = finding.column - 1 - finding.lineColumn
    let count = line.utf16.count
    guard !line.isEmpty, count <= longestLine, (0...count).contains(start) else { return [] }
    let end = finding.endLine == finding.line ? finding.endColumn - 1 - finding.lineColumn : count
    let width = max(min(end, count) - start, 1)
    let marks = "^" + String(repeating: "~", count: width - 1)
    return ["    " + TerminalText.visible(line), "    " + String(repeating: " ", count: start) + marks]
  }

  /// The number of bold red, yellow or cyan in ECMA-48, "Select graphic rendition".
  private static func color(_ severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    }
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
    return TerminalText.visible("::\(command) \(list)::\(escaped(finding.fullMessage, also: []))")
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
