import LanguageServerProtocol
import LintRules
import Logging
import Messages

extension Session {
  /// Applies settings of the client; absent members have their initial values.
  mutating func apply(configuration: JSONValue, services: Services) {
    let settings = initialSettings.merging(configuration)
    guard settings != self.settings else { return }
    self.settings = settings
    reportUnknownRules(services)
    noteChangeOfAll()
  }

  /// Reports ids in the settings that no rule has, which are likely misspelt.
  func reportUnknownRules(_ services: Services) {
    let named = settings.disabledRules.union(settings.optInRules).union(settings.onlyRules ?? [])
      .union(settings.severities.keys)
    let unknown = named.filter { RuleRegistry.rule($0) == nil }.sorted()
    guard !unknown.isEmpty else { return }
    let message = Messages.text("common.unknown-rules", [unknown.joined(separator: ", ")])
    services.connection.notify(
      LogMessageNotification.method,
      params: LogMessageNotification(type: .warning, message: message)
    )
  }
}
