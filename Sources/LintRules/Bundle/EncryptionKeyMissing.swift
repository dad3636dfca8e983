import LintEngine
import LintFacts
import ProjectFiles
import PropertyList

/// Reports apps that do not declare whether they use encryption that needs papers.
enum EncryptionKeyMissing: DocumentRule {
  static let description = RuleDescription(
    id: "encryption-key-missing",
    severity: .info,
    example: .plist(
      bad: """
        <key>CFBundleIdentifier</key> <string>org.example.cellar</string>
        <key>CFBundlePackageType</key> <string>APPL</string>
        """,
      good: """
        <key>CFBundleIdentifier</key> <string>org.example.cellar</string>
        <key>CFBundlePackageType</key> <string>APPL</string>
        <key>ITSAppUsesNonExemptEncryption</key> <false/>
        """
    ),
    references: [.apple("bundleresources/information-property-list/itsappusesnonexemptencryption")]
  )
  static let subject = RuleSubject.keys("ITSAppUsesNonExemptEncryption", in: .infoPlist)

  private static let key = "ITSAppUsesNonExemptEncryption"
  /// Keys of which a file that is meant to be complete has one.
  private static let identifying: Set = ["CFBundleExecutable", "CFBundleIdentifier", "CFBundleVersion"]

  static func check(_ document: Document, in context: inout RuleContext) {
    guard let root = document.rootDictionary, document.tree.isReadable,
      context.traits.bundle.isApp, !context.rootKeys.contains(key),
      context.traits.bundle.target?.suppliedKeys.contains(key) != true,
      context.traits.bundle.target?.suppliesUnknownKeys != true, isWhole(context), comesFromStore(context)
    else { return }
    context.report(
      description,
      at: document.anchor,
      description.text("message", key),
      fixes: Fix.choices(of: key, in: root, context.editor),
      key: key,
      cause: .run("")
    )
  }

  /// Whether nothing else completes the file, or Xcode does, from settings that are known.
  private static func isWhole(_ context: RuleContext) -> Bool {
    if context.rootKeys.containsAny(of: identifying) { return true }
    let configurations = context.traits.bundle.configurations
    return !configurations.isEmpty && configurations.allSatisfy { $0.generatesInfoPlist && $0.hasBundleSettings }
  }

  /// Whether the App Store requires it for the app; one for Macs has a category there and needs none elsewhere.
  private static func comesFromStore(_ context: RuleContext) -> Bool {
    !context.traits.bundle.systems.contains(.macOS) || context.rootKeys.contains("LSApplicationCategoryType")
  }
}
