import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports values that are spelled almost like a known one, of keys that accept others too.
enum ValueProbableTypo: EntryRule {
  static let description = RuleDescription(
    id: "value-probable-typo",
    severity: .warning,
    example: .plist(
      bad: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.widgetkit-extention</string>
        </dict>
        """,
      good: """
        <key>NSExtension</key> <dict>
          <key>NSExtensionPointIdentifier</key> <string>com.apple.widgetkit-extension</string>
        </dict>
        """
    )
  )
  static let subject = RuleSubject.everything()

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard !context.traits.kind.isStringTable, let info = entry.info, !info.valuesAreClosed, !info.values.isEmpty,
      !info.isDoubtful, !SpecialKeys.haveRuleForValues(info), !SpecialKeys.haveRuleForOpenValues(info),
      let value = entry.value
    else { return }
    let known = info.values.map(\.value)
    for node in value.kind == .array ? Array(value.children) : [value] {
      guard let text = node.literalText, !text.isEmpty, !known.contains(text), !SpecialKeys.isOfLibrary(text, entry),
        let meant = KnownValue.meant(by: text, among: known), context.hasEffect(entry)
      else { continue }
      context.report(
        description,
        at: node.range,
        description.text("message", text, entry.name, meant),
        fixes: [
          Fix(description.text("replace", meant), [context.editor.replaceText(of: node, with: meant)], isSafe: false)
        ]
      )
    }
  }
}
