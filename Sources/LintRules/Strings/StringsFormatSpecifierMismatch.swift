import AppProject
import LintEngine
import LintFacts
import PropertyList
import SourceText
import StringTable

/// Reports translations whose format specifiers differ from those of the translated text.
///
/// That is their key, if it is a text with specifiers itself, or the text in the language of the code.
enum StringsFormatSpecifierMismatch: KeyRule, ThoroughProjectRule, CatalogRule {
  static let description = RuleDescription(
    id: "strings-format-specifier-mismatch",
    severity: .warning,
    example: .init(
      file: "Localizable.strings",
      bad: #""%@ of %d pages" = "%d Seiten von %@";"#,
      good: #""%@ of %d pages" = "%2$d Seiten von %1$@";"#
    ),
    references: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html"
    ]
  )
  static let subject = RuleSubject.everything(in: .stringTable, .stringCatalog)

  // MARK: Against the key

  static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
    guard let key = entry.key, let value = entry.value, value.kind == .string, !value.contentRange.isEmpty,
      let expected = ExpectedArguments(WrittenText(key)),
      let mismatch = FormatMismatch(of: WrittenText(value), with: expected)
    else { return }
    report(mismatch, in: value.range, .table("key \(entry.name ?? "")"), &context)
  }

  private static func report(
    _ mismatch: FormatMismatch,
    in value: Range<Int>,
    _ cause: FindingCause,
    _ context: inout RuleContext
  ) {
    switch mismatch {
    case .surplus(let text, let argument, let range):
      context.report(description, at: range, description.text("surplus", text, "\(argument)"), cause: cause)
    case .type(let text, let argument, let range):
      context.report(description, at: range, description.text("type", text, "\(argument)"), cause: cause)
    case .swapped(let text, let argument, let range, let numbers):
      let message = description.text("swapped", text, "\(argument)")
      context.report(description, at: range, message, severity: .error, fixes: [numbering(numbers)], cause: cause)
    case .missing(let argument):
      let message = description.text("missing", "\(argument)")
      context.report(description, at: value, message, severity: .info, cause: .table("missing"))
    }
  }

  private static func numbering(_ edits: [TextEdit]) -> Fix { Fix(description.text("number"), edits, isSafe: false) }

  // MARK: Against another language

  static func checkThoroughly(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let language = context.traits.language, !context.traits.hasConflict, let root = document.rootDictionary else {
      return
    }
    let reference = project.translations.fact(ReferenceTable.self)
    guard reference.isReference(for: language) else { return }
    let formats = project.translations.fact(ReferenceFormats.self)
    for entry in root.entries {
      guard let name = entry.name, let value = entry.value, value.kind == .string, !value.contentRange.isEmpty,
        let arguments = formats.expected[name] ?? (formats.plain.contains(name) ? ExpectedArguments.none : nil),
        let mismatch = FormatMismatch(of: WrittenText(value), with: arguments, isText: true)
      else { continue }
      let isPlain = formats.expected[name] == nil
      report(mismatch, in: value.range, reference.language, isPlain: isPlain, .table("key \(name)"), &context)
    }
  }

  // MARK: In a string catalog

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    let file = context.document.text
    for text in catalog.texts where text.isTranslatable && !text.isStale {
      guard let expected = CatalogFormats.expected(of: text, in: catalog, file) else { continue }
      for translation in text.translations where translation.language != catalog.sourceLanguage {
        for unit in translation.units {
          guard let value = unit.value, let mismatch = CatalogFormats.mismatch(unit, expected, file) else { continue }
          report(mismatch, in: value.range, catalog.sourceLanguage, .file("key \(text.key)"), &context)
        }
      }
    }
  }

  private static func report(
    _ mismatch: FormatMismatch,
    in value: Range<Int>,
    _ language: String,
    isPlain: Bool = false,
    _ cause: FindingCause,
    _ context: inout RuleContext
  ) {
    switch mismatch {
    case .surplus(let text, let argument, let range):
      let message =
        isPlain
        ? description.text("surplus-plain", text, language)
        : description.text("surplus-language", text, "\(argument)", language)
      context.report(description, at: range, message, cause: cause)
    case .type(let text, let argument, let range):
      let message = description.text("type-language", text, "\(argument)", language)
      context.report(description, at: range, message, cause: cause)
    case .swapped(let text, let argument, let range, let numbers):
      let message = description.text("swapped-language", text, "\(argument)", language)
      context.report(description, at: range, message, severity: .error, fixes: [numbering(numbers)], cause: cause)
    case .missing(let argument):
      let message = description.text("missing-language", "\(argument)", language)
      context.report(description, at: value, message, severity: .info, cause: .table("missing"))
    }
  }
}
