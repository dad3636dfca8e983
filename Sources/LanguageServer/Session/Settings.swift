import LanguageServerProtocol

/// What the user can set in the client, in `initializationOptions` or in the section `plistLSP` of its settings.
struct Settings: Sendable, Hashable {
  /// The name of the section.
  static let section = "plistLSP"

  /// The ids of rules whose findings are not wanted.
  var disabledRules: Set<String> = []
  /// How long a document must rest before its diagnostics are computed.
  var diagnosticsDelay: Duration

  /// The longest delay; a larger number is more likely a slip than a wish.
  private static let longestDelay = 10_000

  /// Returns the settings with what `json` says; members that are absent or of a wrong form change nothing.
  func merging(_ json: JSONValue?) -> Settings {
    var settings = self
    if let rules = json?["disabledRules"]?.array { settings.disabledRules = Set(rules.compactMap(\.string)) }
    if let milliseconds = json?["diagnosticsDelay"]?.milliseconds {
      settings.diagnosticsDelay = .milliseconds(min(max(milliseconds, 0), Self.longestDelay))
    }
    return settings
  }
}

extension JSONValue {
  /// The number, when this is one without fraction.
  fileprivate var milliseconds: Int? {
    if case .integer(let value) = self { value } else { nil }
  }
}
