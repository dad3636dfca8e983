import LintEngine
import LintFacts
import PropertyList

/// Reports URL schemes that an app declares more than once.
enum URLSchemeDuplicate: EntryRule {
  static let description = RuleDescription(
    id: "url-scheme-duplicate",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundleURLTypes</key> <array>
          <dict>
            <key>CFBundleURLSchemes</key> <array> <string>cellar</string> <string>Cellar</string> </array>
          </dict>
        </array>
        """,
      good: """
        <key>CFBundleURLTypes</key> <array>
          <dict> <key>CFBundleURLSchemes</key> <array> <string>cellar</string> </array> </dict>
        </array>
        """
    ),
    references: [URLTypes.page]
  )
  static let subject = RuleSubject.keys(URLTypes.key, in: .infoPlist, .infoPlistStrings)

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // Of a merge conflict both sides are listed.
    guard !context.traits.hasConflict else { return }
    var first: [String: Node] = [:]
    for scheme in URLTypes.allSchemes(in: entry.value) where !scheme.text.isEmpty {
      // Case makes no difference in a scheme, but it does in the name of a build setting.
      let name = BuildVariable.occurs(in: scheme.text) ? scheme.text : scheme.text.lowercased()
      guard let earlier = first[name] else {
        first[name] = scheme.node
        continue
      }
      context.report(
        description,
        at: scheme.node.range,
        description.text("message", scheme.text),
        fixes: [Fix(description.text("remove-item"), [context.editor.removeItem(scheme.node)], isSafe: false)],
        related: [RelatedPlace(.here(earlier.range), description.text("first", scheme.text))],
        isUnnecessary: true,
        cause: .file("")
      )
    }
  }
}
