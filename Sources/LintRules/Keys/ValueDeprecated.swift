import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports values that another one has replaced.
enum ValueDeprecated: EntryRule {
  static let description = RuleDescription(
    id: "value-deprecated",
    severity: .info,
    example: .plist(
      file: "ExportOptions.plist",
      bad: "<key>method</key> <string>app-store</string> <key>teamID</key> <string>ABCDE12345</string>",
      good: "<key>method</key> <string>app-store-connect</string> <key>teamID</key> <string>ABCDE12345</string>"
    ),
    references: [.apple("xcode/distributing-your-app-for-beta-testing-and-releases")]
  )
  static let subject = RuleSubject.everything()

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    guard let info = entry.info, !info.isDoubtful, let value = entry.value, value.kind == .string,
      let text = value.literalText, let old = info.values.first(where: { $0.value == text }),
      let successor = old.successor, context.hasEffect(entry)
    else { return }
    let edit = context.editor.replaceText(of: value, with: successor)
    context.report(
      description,
      at: value.range,
      description.text("message", text, entry.name, successor),
      fixes: [Fix(description.text("replace", successor), [edit], isSafe: false)],
      isDeprecated: true
    )
  }
}
