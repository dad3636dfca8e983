/// A finding in GitLab's code quality report.
///
/// The members are those of GitLab's documentation, "Code Quality report format".
struct GitLabIssue: Encodable {
  private struct Location: Encodable {
    let path: String
    let positions: Positions
  }

  private struct Positions: Encodable {
    let begin: Position
    let end: Position
  }

  private struct Position: Encodable {
    let line: Int
    let column: Int
  }

  private enum CodingKeys: String, CodingKey {
    case description, fingerprint, location, severity
    case checkName = "check_name"
  }

  private let description: String
  private let checkName: String
  private let fingerprint: String
  private let severity: String
  private let location: Location

  /// Returns the issues of findings, each with a fingerprint of its own.
  static func list(of findings: [ReportedFinding], _ paths: ReportPaths) -> [GitLabIssue] {
    var fingerprints = FindingFingerprint(paths)
    return findings.map {
      GitLabIssue($0, path: paths.relative($0.file), fingerprint: fingerprints.next($0))
    }
  }

  private init(_ finding: ReportedFinding, path: String, fingerprint: String) {
    description = finding.message
    checkName = finding.rule
    self.fingerprint = fingerprint
    severity =
      switch finding.severity {
      case .info: "info"
      case .warning: "minor"
      case .error: "major"
      }
    location = Location(
      path: path,
      positions: Positions(
        begin: Position(line: finding.line, column: finding.column),
        end: Position(line: finding.endLine, column: finding.endColumn)
      )
    )
  }
}
