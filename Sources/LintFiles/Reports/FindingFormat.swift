import JSON

/// How findings are written for others to read.
public enum FindingFormat: String, Sendable, CaseIterable {
  /// `path:line:column: severity: message [rule-id]`, as compilers write.
  case text
  /// The same, on a terminal too.
  case concise
  /// The same with the line and a mark below the place.
  case full
  /// The same with absolute paths and the severities that Xcode takes for its list of issues.
  case xcode
  /// One JSON object for each finding.
  case json
  /// A SARIF 2.1.0 log.
  case sarif
  /// The workflow commands of GitHub Actions.
  case github
  /// The code quality report of GitLab.
  case gitlab
}

/// The text of a report, written while findings come in.
public struct FindingReport {
  private let format: FindingFormat
  private let version: String
  private let paths: ReportPaths
  private let usesColor: Bool
  private var findings: [ReportedFinding] = []

  /// Makes a report in a format, by the program with this version.
  ///
  /// `usesColor` marks severities in the full format.
  public init(_ format: FindingFormat, version: String, paths: ReportPaths = ReportPaths(), usesColor: Bool = false) {
    self.usesColor = usesColor
    self.format = format
    self.version = version
    self.paths = paths
  }

  /// What the text may hold besides characters that are shown.
  package var form: TerminalText.Form {
    switch format {
    case .github: .commands
    case .full: usesColor ? .styledLines : .lines
    case .text, .concise, .xcode, .json, .sarif, .gitlab: .lines
    }
  }

  /// Takes findings in and returns what can be written at once; formats that are one document return nothing.
  public mutating func add(_ findings: [ReportedFinding]) -> String {
    switch format {
    case .full: return findings.map { FindingLine.full($0, usesColor: usesColor) + "\n" }.joined()
    case .text, .concise: return findings.map { FindingLine.text($0) + "\n" }.joined()
    case .xcode: return findings.map { FindingLine.xcode($0, paths) + "\n" }.joined()
    case .json: return findings.map { FindingObject.line($0, paths) + "\n" }.joined()
    case .github: return findings.map { FindingLine.github($0, paths) + "\n" }.joined()
    case .sarif, .gitlab:
      self.findings += findings
      return ""
    }
  }

  /// Returns the end of the report, which is all of it for formats that are one document; linear in the findings.
  public func end(_ outcome: RunOutcome = RunOutcome()) -> String {
    switch format {
    case .text, .concise, .full, .xcode, .json, .github: ""
    case .sarif: JSONText.text(of: SarifLog(findings, outcome, version: version, paths: paths)) + "\n"
    case .gitlab: JSONText.text(of: GitLabIssue.list(of: findings, paths)) + "\n"
    }
  }
}
