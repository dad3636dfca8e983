import LintEngine
import LintFacts
import PropertyList

/// Reports queried schemes that are written as URLs or are not schemes.
enum QueriedSchemeFormat: EntryRule {
  static let description = RuleDescription(
    id: "queried-scheme-format",
    severity: .warning,
    refusedBy: [.system],
    example: .plist(
      bad: "<key>LSApplicationQueriesSchemes</key> <array> <string>comgooglemaps://</string> </array>",
      good: "<key>LSApplicationQueriesSchemes</key> <array> <string>comgooglemaps</string> </array>"
    ),
    references: [.apple("uikit/uiapplication/canopenurl(_:)")]
  )
  static let subject = RuleSubject.keys(URLTypes.queriesKey, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    let schemes = URLTypes.schemes(in: entry.value)
    for scheme in schemes where !BuildVariable.occurs(in: scheme.text) && !URLScheme.isValid(scheme.text) {
      let beginning = URLScheme.beginning(of: scheme.text)
      context.report(
        description,
        at: scheme.node.range,
        beginning.map { description.text("url", scheme.text, $0) }
          ?? description.text("message", String(scheme.text.prefix(60))),
        fixes: beginning.map { [fix(scheme, $0, among: schemes, context)] } ?? []
      )
    }
  }

  private static func fix(
    _ scheme: URLTypes.Scheme,
    _ beginning: String,
    among schemes: [URLTypes.Scheme],
    _ context: RuleContext
  ) -> Fix {
    if schemes.contains(where: { $0.text == beginning }) {
      return Fix(description.text("remove-item"), [context.editor.removeItem(scheme.node)])
    }
    return Fix(
      description.text("replace", beginning),
      [context.editor.replaceText(of: scheme.node, with: beginning)]
    )
  }
}
