import LintEngine

/// A SARIF log (Static Analysis Results Interchange Format 2.1.0, OASIS): comments name its sections.
struct SarifLog: Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case runs, version
  }

  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  /// Makes the log of one run of the program with a version.
  init(_ findings: [ReportedFinding], _ outcome: RunOutcome, version: String, paths: ReportPaths) {
    let ids = Set(findings.map(\.rule)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    let artifacts = SarifArtifacts(paths)
    var fingerprints = FindingFingerprint(paths)
    let results = findings.map { finding in
      Result(
        finding,
        ruleIndex: indices[finding.rule] ?? -1,
        fingerprint: fingerprints.next(finding),
        artifacts
      )
    }
    runs = [
      Run(
        tool: Tool(driver: Driver(version: version, rules: ids.map(ReportingDescriptor.init))),
        invocations: [Invocation(outcome, artifacts)],
        originalUriBaseIds: artifacts.bases,
        results: results
      )
    ]
  }

  /// Section 3.14.
  private struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let originalUriBaseIds: [String: SarifArtifacts.Base]
    let results: [Result]
    /// Section 3.14.17.
    let columnKind = "utf16CodeUnits"
    /// Section 3.14.18: a carriage return ends a line for us, while the format's default has none.
    let newlineSequences = ["\r\n", "\n", "\r"]

    private enum CodingKeys: CodingKey {
      case tool, invocations, originalUriBaseIds, results, columnKind, newlineSequences
    }
  }

  /// Section 3.18.
  private struct Tool: Encodable {
    let driver: Driver
  }

  /// Section 3.19.
  private struct Driver: Encodable {
    let name = "plist-lsp"
    let version: String
    let rules: [ReportingDescriptor]
    private enum CodingKeys: CodingKey { case name, version, rules }
  }

  /// Section 3.11.
  struct Message: Encodable {
    let text: String
  }

  /// Section 3.27.10.
  static func level(of severity: Severity) -> String {
    switch severity {
    case .info: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
