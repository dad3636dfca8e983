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
  init(_ findings: [ReportedFinding], version: String) {
    let ids = Set(findings.map(\.rule)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    var fingerprints = FindingFingerprint()
    let results = findings.map { finding in
      Result(finding, ruleIndex: indices[finding.rule] ?? -1, fingerprint: fingerprints.next(finding))
    }
    let rules = ids.map(ReportingDescriptor.init)
    runs = [Run(tool: Tool(driver: Driver(version: version, rules: rules)), results: results)]
  }

  /// Section 3.14.
  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
    /// Section 3.14.17.
    let columnKind = "utf16CodeUnits"
    private enum CodingKeys: CodingKey { case tool, results, columnKind }
  }

  /// Section 3.18.
  struct Tool: Encodable {
    let driver: Driver
  }

  /// Section 3.19.
  struct Driver: Encodable {
    let name = "plist-lsp"
    let version: String
    let rules: [ReportingDescriptor]
    private enum CodingKeys: CodingKey { case name, version, rules }
  }

  /// Section 3.11.
  struct Message: Encodable {
    let text: String
  }

  /// Section 3.49: what is known of a rule.
  struct ReportingDescriptor: Encodable {
    struct Configuration: Encodable {
      let level: String
    }

    let id: String
    let shortDescription: Message?
    let fullDescription: Message?
    let help: Message?
    let helpUri: String?
    let defaultConfiguration: Configuration?

    init(_ id: String) {
      self.id = id
      let description = RuleRegistry.rule(id)?.description
      shortDescription = description.map { Message(text: $0.summary) }
      fullDescription = description.map { Message(text: $0.rationale) }
      help = description.map { Message(text: "\($0.summary) \($0.rationale)") }
      helpUri = description?.references.first
      defaultConfiguration = description.map { Configuration(level: SarifLog.level(of: $0.severity)) }
    }
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
