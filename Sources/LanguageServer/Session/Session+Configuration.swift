import LanguageServerProtocol
import LintRules
import Logging

extension Session {
  /// Takes over settings that the client told; members that it does not give have their initial values.
  mutating func apply(configuration: JSONValue, services: Services) {
    let settings = initialSettings.merging(configuration)
    guard settings != self.settings else { return }
    self.settings = settings
    reportUnknownRules(services)
    services.refreshAllDiagnostics(in: &self)
  }

  /// Tells the user about ids in the settings that no rule has, which are likely misspelt.
  func reportUnknownRules(_ services: Services) {
    let named = settings.disabledRules.union(settings.optInRules).union(settings.onlyRules ?? [])
      .union(settings.severities.keys)
    let unknown = named.filter { RuleRegistry.rule($0) == nil }.sorted()
    guard !unknown.isEmpty else { return }
    let message = "No rule has the id \(unknown.map { "'\($0)'" }.joined(separator: ", "))."
    services.connection.notify(
      LogMessageNotification.method,
      params: LogMessageNotification(type: .warning, message: message)
    )
  }
}
