import LanguageServerProtocol
import LintEngine

/// What the user can set in the client, in `initializationOptions` or in the section `plistLSP` of its settings.
struct Settings: Sendable, Hashable {
  /// The name of the section.
  static let section = "plistLSP"

  /// The names of the settings; the settings of editors that offer forms are held against them.
  enum Member: String, CaseIterable {
    case disabledRules
    case optInRules
    case onlyRules
    case severities
    case options
    case diagnosticsDelay
    case thoroughDelay
    case maximumDiagnostics
  }

  /// The ids of rules whose findings are not wanted.
  var disabledRules: Set<String> = []
  /// The ids of rules that are asked although they are so only where somebody wants them.
  var optInRules: Set<String> = []
  /// The ids of the only rules whose findings are wanted; nil where all others are too.
  var onlyRules: Set<String>?
  /// The severities of rules in place of their own, by id.
  var severities: [String: Severity] = [:]
  /// The options of rules, by id and name.
  var options: [String: [String: RuleOption.Value]] = [:]
  /// How long a document must rest before its diagnostics are computed.
  var diagnosticsDelay: Duration
  /// How long a document must rest before the slow checks look at it.
  var thoroughDelay: Duration
  /// How many diagnostics of one document are told at most; at least 1.
  var maximumDiagnostics: Int

  /// Takes over what whoever started the server wants.
  init(_ options: ServerOptions = ServerOptions()) {
    diagnosticsDelay = options.diagnosticsDelay
    thoroughDelay = options.thoroughDelay
    maximumDiagnostics = options.maximumDiagnostics
  }

  /// What the settings say about the rules.
  var lintConfiguration: LintConfiguration {
    var configuration = LintConfiguration()
    configuration.disabledRules = disabledRules
    configuration.optInRules = optInRules
    configuration.onlyRules = onlyRules
    configuration.severities = severities
    configuration.options = options
    return configuration
  }

  /// Returns the settings with what `json` says; members that are absent or of a wrong form change nothing.
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
      // An empty list is what forms write for "nothing".
      if let rules = value.texts { onlyRules = rules.isEmpty ? nil : rules }
    case .severities:
      guard case .object(let members) = value else { return }
      severities = members.compactMapValues { $0.string.flatMap(Severity.init) }
    case .options:
      guard case .object(let rules) = value else { return }
      options = rules.mapValues(\.optionValues)
    case .diagnosticsDelay: diagnosticsDelay = value.delay ?? diagnosticsDelay
    case .thoroughDelay: thoroughDelay = value.delay ?? thoroughDelay
    case .maximumDiagnostics: maximumDiagnostics = value.number.map { max($0, 1) } ?? maximumDiagnostics
    }
  }
}

extension JSONValue {
  /// The longest delay in milliseconds; a larger number is more likely a slip than a wish.
  private static let longestDelay = 10_000

  /// The number, when this is one without fraction.
  fileprivate var number: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The texts of an array; items that are none are left out.
  fileprivate var texts: Set<String>? {
    array.map { Set($0.compactMap(\.string)) }
  }

  /// The options of a rule; values that no option has are left out.
  fileprivate var optionValues: [String: RuleOption.Value] {
    guard case .object(let members) = self else { return [:] }
    return members.compactMapValues { value in
      if let count = value.number { return .count(max(count, 0)) }
      return value.array.map { .texts($0.compactMap(\.string)) }
    }
  }

  /// The delay that a number of milliseconds stands for.
  fileprivate var delay: Duration? {
    number.map { .milliseconds(min(max($0, 0), Self.longestDelay)) }
  }
}
