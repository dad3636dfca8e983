import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings that give no reason.
enum PurposeStringTooVague: EntryRule {
  static let description = RuleDescription(
    id: "purpose-string-too-vague",
    severity: .info,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>NSContactsUsageDescription</key>
          <string>This app requires access to your contacts.</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>NSContactsUsageDescription</key>
          <string>Find friends in your contacts who play as well.</string>
        </dict></plist>
        """
    ),
    references: ["https://developer.apple.com/documentation/uikit/requesting-access-to-protected-resources"],
    options: [minimumWords]
  )

  /// The number of words from which a text may hold a reason.
  static let minimumWords = RuleOption("minimum_words", .count(3))

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let text = PurposeString(entry) else { return }
    let minimum = context.count(minimumWords, of: description)
    guard isVague(text, PurposeWording.of(text, in: context), minimum) else { return }
    context.report(
      description,
      at: text.node.range,
      description.text("message", entry.name)
    )
  }

  /// Whether the text gives no reason and no other rule has a better word for it.
  private static func isVague(_ text: PurposeString, _ wording: PurposeWording, _ minimum: Int) -> Bool {
    guard text.hasWording, !text.hasVariable, wording.placeholderReason == nil, !wording.isDisclaimer
    else {
      return false
    }
    return wording.length.isTooShort(minimumWords: minimum) || wording.isPlain
  }
}
