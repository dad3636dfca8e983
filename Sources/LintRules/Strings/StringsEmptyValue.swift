import AppProject
import LintEngine
import PropertyList

/// Reports texts in string tables that are empty.
enum StringsEmptyValue: KeyRule {
  static let description = RuleDescription(
    id: "strings-empty-value",
    severity: .info,
    example: .init(
      file: "Localizable.strings",
      bad: #""No messages" = "";"#,
      good: #""No messages" = "Keine Nachrichten";"#
    )
  )
  static let subject = RuleSubject.everything(in: .stringTable, .infoPlistStrings)

  static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
    guard let key = entry.key, let value = entry.value, value.kind == .string, value.contentRange.isEmpty,
      !value.closeRange.isEmpty, let name = key.stringValue, !name.isEmpty
    else { return }
    // Rules on purpose strings have more to say of those.
    guard context.traits.kind != .infoPlistStrings || !name.hasSuffix("UsageDescription") else { return }
    // What a binding shows for no value is often nothing, on purpose.
    guard !name.contains(".ibShadowed") else { return }
    // A key with spaces is the text in the language of the code, so an empty translation hides it.
    let isText = name.contains(" ")
    context.report(
      description,
      at: value.range,
      isText ? description.text("text", name) : description.text("message", name),
      severity: isText ? .warning : .info,
      cause: .table(isText ? "key \(name)" : "")
    )
  }
}
