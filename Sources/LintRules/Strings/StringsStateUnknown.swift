import LintEngine
import LintFacts
import StringTable

/// Reports states of translations in string catalogs that Xcode does not have.
enum StringsStateUnknown: Rule {
  static let description = RuleDescription(
    id: "strings-state-unknown",
    severity: .warning,
    example: .init(
      file: "Localizable.xcstrings",
      bad: catalog(state: "reviewed"),
      good: catalog(state: "translated")
    ),
    references: [.apple("xcode/localizing-and-varying-text-with-a-string-catalog")]
  )
  static let checks: [Check] = [.stringCatalog(check)]
  static let subject = RuleSubject.everything(in: .stringCatalog)

  private static let states = ["needs_review", "new", "stale", "translated"]

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    for unit in catalog.texts.flatMap(\.translations).flatMap(\.units) {
      guard let node = unit.state, let state = node.string, !states.contains(state) else { continue }
      let editor = CatalogEditor(catalog)
      let fixes = ["translated", "needs_review"].compactMap { name in
        editor.setState(of: unit, to: name).map { Fix(description.text("replace", name), [$0], isSafe: false) }
      }
      context.report(
        description,
        at: node.range,
        description.text("message", state),
        // Xcode shows a text without a state as new.
        severity: state.isEmpty ? .info : nil,
        fixes: fixes,
        cause: .file(state)
      )
    }
  }

  private static func catalog(state: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Done" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "\(state)",
                "value" : "Fertig"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }
}
