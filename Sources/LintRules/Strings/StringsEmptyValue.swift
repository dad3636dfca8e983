import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports texts in string tables that are empty.
enum StringsEmptyValue: Rule {
  static let description = RuleDescription(
    id: "strings-empty-value",
    severity: .info,
    example: .init(
      file: "Localizable.strings",
      bad: #""No messages" = "";"#,
      good: #""No messages" = "Keine Nachrichten";"#
    )
  )
  static let checks: [Check] = [.key(check), .stringCatalog(check)]
  static let subject = RuleSubject.everything(in: .stringTable, .stringCatalog, .infoPlistStrings)

  static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
    guard let key = entry.key, let value = entry.value, value.kind == .string, value.contentRange.isEmpty,
      !value.closeRange.isEmpty, let name = key.stringValue, !PurposeString.isBlank(name)
    else { return }
    // Rules on purpose strings report more about those.
    guard context.traits.kind != .infoPlistStrings || !name.hasSuffix("UsageDescription") else { return }
    // What a binding shows for no value is often nothing, on purpose.
    guard !name.contains(".ibShadowed") else { return }
    report(name, at: value.range, in: &context)
  }

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    for text in catalog.texts where text.isTranslatable && !text.isStale && !PurposeString.isBlank(text.key) {
      // Where the source is empty too, so it is on purpose.
      let source = text.translation(catalog.sourceLanguage)?.units.first?.value
      guard source.map({ !$0.contentRange.isEmpty }) ?? true else { continue }
      // Without letters there is nothing to translate.
      guard CatalogGaps.hasWords(text, catalog) else { continue }
      for unit in text.translations.flatMap(\.units) where !unit.isIn("new") && unit.variable == nil {
        guard let value = unit.value, value.contentRange.isEmpty else { continue }
        context.report(description, at: value.range, description.text("catalog", text.key), cause: .table(""))
      }
    }
  }

  private static func report(_ name: String, at range: Range<Int>, in context: inout RuleContext) {
    // A key with spaces is the text in the language of the code, so an empty translation hides it.
    let isText = name.contains(" ")
    context.report(
      description,
      at: range,
      isText ? description.text("text", name) : description.text("message", name),
      severity: isText ? .warning : .info,
      cause: .table(isText ? "key \(name)" : "")
    )
  }
}
