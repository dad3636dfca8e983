import KeyCatalog
import LintEngine
import LintFacts
import PropertyList

/// Reports Booleans that are written as strings.
enum PlistBooleanAsString: EntryRule {
  static let description = RuleDescription(
    id: "plist-boolean-as-string",
    severity: .warning,
    example: .plist(
      bad: "<key>LSRequiresIPhoneOS</key> <string>YES</string>",
      good: "<key>LSRequiresIPhoneOS</key> <true/>"
    )
  )
  static let subject = RuleSubject.everything()

  static func check(_ entry: CatalogEntry, in context: inout RuleContext) {
    // The old-style syntax has no Booleans, so only a word is possible.
    guard context.traits.format == .xml, let info = entry.info, !info.isDoubtful, !SpecialKeys.contains(info),
      info.types.contains(.boolean), !info.types.contains(.string), let value = entry.value, value.kind == .string,
      let text = value.stringValue, let boolean = BooleanText.value(of: text)
    else { return }
    // What reads the top of an Info.plist takes such words for Booleans.
    let isUnderstood = entry.domain == .infoPlist && entry.isTopLevel
    context.report(
      description,
      at: value.range,
      description.text(isUnderstood ? "understood" : "message", entry.name, text),
      severity: isUnderstood ? .info : nil,
      fixes: [
        Fix(description.text("replace-bare", "<\(boolean)/>"), [context.editor.replace(value, with: .boolean(boolean))])
      ]
    )
  }
}
