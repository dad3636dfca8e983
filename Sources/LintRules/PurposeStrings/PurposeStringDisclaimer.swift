import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings that state that the resource is not used.
enum PurposeStringDisclaimer: PurposeTextRule {
  static let description = RuleDescription(
    id: "purpose-string-disclaimer",
    severity: .warning,
    refusedBy: [.appReview],
    example: .plist(
      bad: """
        <key>NSMicrophoneUsageDescription</key> <string>This app does not require access to the microphone.</string>
        """,
      good: """
        <key>NSMicrophoneUsageDescription</key>
        <string>Talk to our support when you start a call with them.</string>
        """
    ),
    references: [
      .apple("uikit/requesting-access-to-protected-resources"),
      "https://github.com/trezor/trezor-suite/pull/7752",
    ]
  )

  static func check(_ text: PurposeString, in context: inout RuleContext) {
    // With the HealthKit entitlement both of its keys must be there, also where the app only reads or only writes.
    guard text.hasWording, PurposeKeys.family(of: text.resource.key) != PurposeKeys.health,
      PurposeWording.of(text, in: context).isDisclaimer
    else { return }
    context.report(
      description,
      at: text.range,
      description.text("message", text.resource.key),
      // Apps with an Info.plist for each flavor have the same text in all.
      cause: .run("\(text.resource.key) \(text.value)")
    )
  }
}
