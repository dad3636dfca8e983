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
    references: ["https://developer.apple.com/documentation/uikit/uiapplication/canopenurl(_:)"]
  )

  /// The number of schemes that count for apps that are built with the SDK of iOS 15 or later.
  private static let limit = 50

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.isInfoPlistKey(URLTypes.queriesKey), let list = entry.value, list.kind == .array else { return }
    let schemes = Array(list.children)
    guard schemes.count > limit else { return }
    context.report(
      description,
      at: schemes[limit].range,
      description.text("message", String(schemes.count), String(limit))
    )
  }
}
