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

    init(_ region: ReportedRegion) {
      begin = Position(line: region.line, column: region.column)
      end = Position(line: region.endLine, column: region.endColumn)
    }
  }

  private struct Position: Encodable {
    let line: Int
    let column: Int
  }

  private enum CodingKeys: String, CodingKey {
    case description, fingerprint, location, severity
    case checkName = "check_name"
    case otherLocations = "other_locations"
  }

  private let description: String
  private let checkName: String
  private let fingerprint: String
  private let severity: String
  private let location: Location
  /// The member of Code Climate's format, which GitLab's is a part of; nil without other places.
  private let otherLocations: [Location]?

  /// Returns the issues of findings, each with a fingerprint of its own.
  static func list(of findings: [ReportedFinding], _ paths: ReportPaths) -> [GitLabIssue] {
    var fingerprints = FindingFingerprint(paths)
    return findings.map {
      GitLabIssue($0, paths, fingerprint: fingerprints.next($0))
    }
  }

  private init(_ finding: ReportedFinding, _ paths: ReportPaths, fingerprint: String) {
    let path = paths.relative(finding.file)
    description = finding.fullMessage
    checkName = finding.rule
    self.fingerprint = fingerprint
    severity =
      switch finding.severity {
      case .info: "info"
      case .warning: "minor"
      case .error: "major"
      }
    location = Location(path: path, positions: Positions(finding.region))
    let others = finding.related.map { Location(path: paths.relative($0.file), positions: Positions($0.region)) }
    otherLocations = others.isEmpty ? nil : others
  }
}
