import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports collected data types and purposes that do not exist.
enum PrivacyDataTypeInvalid: EntryRule {
  static let description = RuleDescription(
    id: "privacy-data-type-invalid",
    severity: .error,
    premises: [.fileKind],
    example: .plist(
      file: "PrivacyInfo.xcprivacy",
      bad: """
        <key>NSPrivacyCollectedDataTypes</key> <array>
          <dict> <key>NSPrivacyCollectedDataType</key> <string>EmailAddress</string> </dict>
        </array>
        """,
      good: """
        <key>NSPrivacyCollectedDataTypes</key> <array>
          <dict>
            <key>NSPrivacyCollectedDataType</key> <string>NSPrivacyCollectedDataTypeEmailAddress</string>
          </dict>
        </array>
        """
    ),
    appStoreCode: "ITMS-91056",
    references: [.apple("bundleresources/privacy-manifest-files")]
  )
  static let subject = RuleSubject.keys(list, in: .privacyManifest)

  /// The key of the list of collected data.
  static let list = "NSPrivacyCollectedDataTypes"

  private static let types = values(of: "\(list)/[]/NSPrivacyCollectedDataType")
  private static let purposes = values(of: "\(list)/[]/NSPrivacyCollectedDataTypePurposes")

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard entry.value?.kind == .array else {
      return
    }
    for item in entry.value.map({ Array($0.children) }) ?? [] where item.kind == .dictionary {
      if let type = item.value(forKey: "NSPrivacyCollectedDataType") { check(type, "message", types, in: &context) }
      guard let list = item.value(forKey: "NSPrivacyCollectedDataTypePurposes"), list.kind == .array else { continue }
      for purpose in list.children { check(purpose, "purpose", purposes, in: &context) }
    }
  }

  private static func check(_ node: Node, _ fault: String, _ known: [String], in context: inout RuleContext) {
    // White space around a value has a rule of its own.
    guard node.kind == .string, let text = node.stringValue, !BuildVariable.occurs(in: text),
      !known.contains(WhiteSpace.trim(text))
    else { return }
    let fixes = NearestValue.of(text, among: known).map {
      [Fix(description.text("replace", $0), [context.editor.replaceText(of: node, with: $0)], needsDecision: true)]
    }
    context.report(description, at: node.range, description.text(fault, text), fixes: fixes ?? [])
  }

  private static func values(of path: String) -> [String] {
    KeyCatalog.key(at: path, in: .privacyManifest)?.values.map(\.value) ?? []
  }
}
