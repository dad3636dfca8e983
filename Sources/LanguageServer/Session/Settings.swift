import LanguageFeatures
import LintEngine
import LintFiles

/// What the user can set in the client, in `initializationOptions` or in the section `plistLSP` of its settings.
struct Settings: Sendable, Hashable {
  /// The name of the section.
  static let section = "plistLSP"

  /// The names of the settings; tests compare the settings of editors with them.
  enum Member: String, CaseIterable {
    case disabledRules
    case optInRules
    case onlyRules
    case severities
    case options
    case diagnosticsDelay
    case thoroughDelay
    case maximumDiagnostics
    case inlayHints
    case workspaceDiagnostics
    case codeLens
    case rulePages
  }

  /// The ids of rules that are disabled.
  var disabledRules: Set<String> = []
  /// The ids of opt-in rules that are run.
  var optInRules: Set<String> = []
  /// The ids of the only rules that are run; nil if all are run.
  var onlyRules: Set<String>?
  /// The severities that replace those of rules, by id.
  var severities: [String: Severity] = [:]
  /// The options of rules, by id and name.
  var options: [String: [String: RuleOption.Value]] = [:]
  /// How long a document must rest before its diagnostics are computed.
  var diagnosticsDelay: Duration
  /// How long a document must rest before the slow checks look at it.
  var thoroughDelay: Duration
  /// How long a document must rest before the findings go that a half-typed element in it hides; clients cannot set it.
  var halfTypedDelay: Duration
  /// The maximum number of published diagnostics of one document; at least 1.
  var maximumDiagnostics: Int
  /// The kinds of hints that are shown between characters, by name (`InlayHintProposal.Kind`); all by default.
  var inlayHints: Set<String> = ["buildValues", "dataSizes", "keyNames", "languageNames"]

  /// Which findings the files of the workspace that are not open have, in clients that ask for them.
  enum WorkspaceDiagnostics: String {
    case off
    case errors
    case warnings
    case all

    /// The least severity of a diagnostic that is shown; nil for none.
    var leastSeverity: DiagnosticSeverity? {
      switch self {
      case .off: nil
      case .errors: .error
      case .warnings: .warning
      case .all: .hint
      }
    }
  }

  /// Which findings files that are not open have.
  var workspaceDiagnostics = WorkspaceDiagnostics.warnings

  /// Whether the languages that lack a key of a string table are shown above it.
  var codeLens = true

  /// Where the pages of rules are, as `RuleReference.address(of:pattern:)` takes it; nil for nowhere.
  var rulePages = RuleReference.published

  /// Makes the settings of the options that the server was started with.
  init(_ options: ServerOptions = ServerOptions()) {
    diagnosticsDelay = options.diagnosticsDelay
    thoroughDelay = options.thoroughDelay
    halfTypedDelay = options.halfTypedDelay
    maximumDiagnostics = options.maximumDiagnostics
  }

  /// The settings of the rules.
  var lintConfiguration: LintConfiguration {
    var configuration = LintConfiguration()
    configuration.disabledRules = disabledRules
    configuration.optInRules = optInRules
    configuration.onlyRules = onlyRules
    configuration.severities = severities
    configuration.options = options
    return configuration
  }

  /// Returns the settings changed by `json`; absent or invalid members change nothing.
  func merging(_ json: JSONValue?) -> Settings {
    var settings = self
    for member in Member.allCases {
      if let value = json?[member.rawValue] { settings.take(value, for: member) }
    }
    return settings
  }

  private mutating func take(_ value: JSONValue, for member: Member) {
    switch member {
    case .disabledRules: disabledRules = value.texts ?? disabledRules
    case .optInRules: optInRules = value.texts ?? optInRules
    case .onlyRules:
      // Forms write an empty list for "nothing".
      if let rules = value.texts { onlyRules = rules.isEmpty ? nil : rules }
    case .severities:
      guard case .object(let members) = value else { return }
      severities = members.compactMapValues { $0.string.flatMap(Severity.init) }
    case .options:
      guard case .object(let rules) = value else { return }
      options = rules.mapValues(\.optionValues)
    case .diagnosticsDelay: diagnosticsDelay = value.delay ?? diagnosticsDelay
    case .thoroughDelay: thoroughDelay = value.delay ?? thoroughDelay
    case .inlayHints: inlayHints = value.texts ?? inlayHints
    case .workspaceDiagnostics:
      let switched = value.bool.map { $0 ? WorkspaceDiagnostics.all : .off }
      workspaceDiagnostics = switched ?? value.string.flatMap(WorkspaceDiagnostics.init) ?? workspaceDiagnostics
    case .codeLens: codeLens = value.bool ?? codeLens
    case .rulePages:
      guard let address = value.string else { return }
      // Forms write an empty text for "nothing".
      rulePages = Self.isWebAddress(address) ? address : RuleReference.published
    case .maximumDiagnostics:
      maximumDiagnostics = value.number?.clamped(to: ServerOptions.diagnosticCounts) ?? maximumDiagnostics
    }
  }
}

extension Settings {
  /// Whether an address is one that clients open in a browser.
  fileprivate static func isWebAddress(_ address: String) -> Bool {
    ["https://", "http://", "file:///"].contains { address.hasPrefix($0) } && !address.contains(where: \.isWhitespace)
  }
}

extension JSONValue {
  /// The number, if this is one without fraction.
  fileprivate var number: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The texts of an array; other items are omitted.
  fileprivate var texts: Set<String>? {
    array.map { Set($0.compactMap(\.string)) }
  }

  /// The options of a rule; invalid values are omitted.
  fileprivate var optionValues: [String: RuleOption.Value] {
    guard case .object(let members) = self else { return [:] }
    return members.compactMapValues { value in
      if let count = value.number { return .count(count.clamped(to: ConfigurationFile.counts)) }
      return value.array.map { .texts($0.compactMap(\.string)) }
    }
  }

  /// The delay of a number of milliseconds.
  fileprivate var delay: Duration? {
    number.map { min(.milliseconds(max($0, 0)), ServerOptions.longestDelay) }
  }
}
