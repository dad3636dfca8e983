import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings that give no reason.
enum PurposeStringTooVague: PurposeTextRule {
  static let description = RuleDescription(
    id: "purpose-string-too-vague",
    severity: .info,
    refusedBy: [.appReview],
    example: .plist(
      bad: "<key>NSContactsUsageDescription</key> <string>This app requires access to your contacts.</string>",
      good: "<key>NSContactsUsageDescription</key> <string>Find friends in your contacts who play as well.</string>"
    ),
    references: [.apple("uikit/requesting-access-to-protected-resources")],
    options: [minimumWords]
  )

  /// The number of words from which a text may hold a reason.
  static let minimumWords = RuleOption("minimum_words", .count(3))

  static func check(_ text: PurposeString, in context: inout RuleContext) {
    let minimum = context.count(minimumWords, of: description)
    guard isVague(text, PurposeWording.of(text, in: context), minimum) else { return }
    context.report(
      description,
      at: text.range,
      description.text("message", text.resource.key),
      // The scan of submissions refuses sentences that only name the resource; a few words may be a reason.
      severity: PurposeWording.of(text, in: context).isPlain ? .warning : nil,
      cause: .run("\(text.resource.key) \(text.value)")
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
