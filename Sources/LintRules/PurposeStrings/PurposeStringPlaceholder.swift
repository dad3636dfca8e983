import LintEngine
import LintFacts
import PropertyList

/// Reports purpose strings that are still placeholders.
enum PurposeStringPlaceholder: PurposeTextRule {
  static let description = RuleDescription(
    id: "purpose-string-placeholder",
    severity: .warning,
    refusedBy: [.appReview],
    example: .plist(
      bad: "<key>NSCameraUsageDescription</key> <string>Allow $(PRODUCT_NAME) to access your camera</string>",
      good: """
        <key>NSCameraUsageDescription</key> <string>Allow $(PRODUCT_NAME) to scan the barcode of a product.</string>
        """
    ),
    references: [
      .apple("uikit/requesting-access-to-protected-resources"),
      "https://developer.apple.com/app-store/review/guidelines/#data-collection-and-storage",
    ],
    options: [placeholderWords]
  )

  /// Words that a text of the project's own templates holds, in any case.
  static let placeholderWords = RuleOption("words", .texts([]))

  static func check(_ text: PurposeString, in context: inout RuleContext) {
    guard text.hasWording else { return }
    let isOwn = context.texts(placeholderWords, of: description).contains { word in
      text.value.lowercased().contains(word.lowercased())
    }
    guard let reason = isOwn ? .filler : PurposeWording.of(text, in: context).placeholderReason else { return }
    let message =
      switch reason {
      case .filler: description.text("filler", text.resource.key)
      case .keyName: description.text("key-name", text.resource.key)
      case .stock: description.text("stock", text.resource.key)
      }
    // InfoPlist.strings files often repeat the text of the Info.plist.
    context.report(description, at: text.range, message, cause: .run("\(text.resource.key) \(text.value)"))
  }
}
