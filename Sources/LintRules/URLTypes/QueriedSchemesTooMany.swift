import LintEngine
import LintFacts
import PropertyList

/// Reports more queried schemes than an app may list.
enum QueriedSchemesTooMany: EntryRule {
  static let description = RuleDescription(
    id: "queried-schemes-too-many",
    severity: .info,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>LSApplicationQueriesSchemes</key>
          <array>
        \((0...limit).map { "    <string>cellar\($0)</string>" }.joined(separator: "\n"))
          </array>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>LSApplicationQueriesSchemes</key>
          <array>
            <string>cellar</string>
          </array>
        </dict></plist>
        """
    ),
    references: [.apple("uikit/uiapplication/canopenurl(_:)")]
  )
  static let subject = RuleSubject.keys(URLTypes.queriesKey, in: .infoPlist, .infoPlistStrings)

  /// The number of schemes that count for apps that are built with the SDK of iOS 15 or later.
  private static let limit = 50

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let list = entry.value, list.kind == .array else { return }
    let schemes = Array(list.children)
    guard schemes.count > limit else { return }
    context.report(
      description,
      at: schemes[limit].range,
      description.text("message", String(schemes.count), String(limit))
    )
  }
}
