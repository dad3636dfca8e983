import AppProject
import LintEngine
import LintFacts
import ProjectFiles
import PropertyList
import SourceText
import StringTable

/// Reports translations whose format specifiers differ from those of the translated text.
///
/// That is their key, if it is a text with specifiers itself, or the text in the language of the code.
enum StringsFormatSpecifierMismatch: Rule {
  static let description = RuleDescription(
    id: "strings-format-specifier-mismatch",
    severity: .warning,
    premises: [.fileKind],
    refusedBy: [.system],
    example: .init(
      file: "Localizable.strings",
      bad: #""%@ of %d pages" = "%d Seiten von %@";"#,
      good: #""%@ of %d pages" = "%2$d Seiten von %1$@";"#
    ),
    references: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html"
    ]
  )
  static let checks: [Check] = [.key(check), .slowProject(check), .stringCatalog(check)]
  static let subject = RuleSubject.everything(in: .stringTable, .stringCatalog)

  // MARK: Against the key

  static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
    guard let key = entry.key, let value = entry.value, value.kind == .string, !value.contentRange.isEmpty,
      let expected = ExpectedArguments(WrittenText(key)),
      let mismatch = FormatMismatch(of: WrittenText(value), with: expected)
    else { return }
    report(mismatch, of: entry.name ?? "", in: value.range, &context)
  }

  private static func report(
    _ mismatch: FormatMismatch,
    of name: String,
    in value: Range<Int>,
    _ context: inout RuleContext
  ) {
    let cause = FindingCause.table("key \(name)")
    switch mismatch {
    case .surplus(let text, let argument, let range):
      context.report(description, at: range, description.text("surplus", text, "\(argument)"), cause: cause)
    case .type(let text, let argument, let range):
      let message = description.text("type", text, "\(argument)")
      context.report(description, at: range, message, severity: severity(ofType: text), cause: cause)
    case .swapped(let text, let argument, let range, let numbers):
      let message = description.text("swapped", text, "\(argument)")
      context.report(description, at: range, message, severity: .error, fixes: [numbering(numbers)], cause: cause)
    case .missing(let argument):
      let message = description.text("missing", "\(argument)")
      context.report(description, at: value, message, severity: .info, cause: .table("missing"))
    case .broken(let text, let argument, let range):
      let message = description.text("broken", text, "\(argument)")
      context.report(description, at: range, message, cause: FindingCause.table("broken \(name)").orCrowd)
    case .lost:
      let cause = FindingCause.table("lost \(name)").orCrowd
      context.report(description, at: value, description.text("lost"), cause: cause)
    }
  }

  /// A number that is read as an object ends the app; other types print something wrong.
  private static func severity(ofType specifier: String) -> Severity? { specifier.hasSuffix("@") ? .error : nil }

  private static func numbering(_ edits: [TextEdit]) -> Fix { Fix(description.text("number"), edits, isSafe: false) }

  // MARK: Against another language

  static func check(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let language = context.traits.language, !context.traits.hasConflict, let root = document.rootDictionary else {
      return
    }
    let reference = project.translations.fact(ReferenceTable.self)
    guard reference.isReference(for: language) else { return }
    let formats = project.translations.fact(ReferenceFormats.self)
    for entry in root.entries {
      guard let name = entry.name, let value = entry.value, value.kind == .string, !value.contentRange.isEmpty else {
        continue
      }
      if let named = formats.named[name] {
        report(named, WrittenText(value), of: name, reference.language, .table("key \(name)"), &context)
      }
      let expected = formats.expected[name]
      let isPlain = expected == nil
      // Most texts have no arguments in any language.
      guard !isPlain || FormatString.hasSign(content: value) && formats.plain.contains(name),
        let mismatch = FormatMismatch(of: WrittenText(value), with: expected ?? .none, isText: true)
      else { continue }
      report(mismatch, of: name, in: value.range, reference.language, isPlain: isPlain, { .table($0) }, &context)
    }
  }

  // MARK: In a string catalog

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    let file = context.document.text
    for text in catalog.texts where text.isTranslatable && !text.isStale {
      checkNamed(text, in: catalog, &context)
      guard let expected = CatalogFormats.expected(of: text, in: catalog, file) else { continue }
      for translation in text.translations where translation.language != catalog.sourceLanguage {
        for unit in translation.units {
          guard let value = unit.value, let mismatch = CatalogFormats.mismatch(unit, expected, file) else { continue }
          report(mismatch, of: text.key, in: value.range, catalog.sourceLanguage, { .file($0) }, &context)
        }
      }
    }
  }

  /// Compares the named placeholders of the translations with those of the text.
  private static func checkNamed(_ text: CatalogText, in catalog: StringCatalog, _ context: inout RuleContext) {
    let file = context.document.text
    let source = text.translation(catalog.sourceLanguage)?.units.first.flatMap { WrittenText($0, in: file) }
    let named = NamedPlaceholders(source ?? WrittenText(keyOf: text, in: file))
    guard !named.items.isEmpty else { return }
    for translation in text.translations where translation.language != catalog.sourceLanguage {
      for unit in translation.units where unit.variable == nil && unit.path.isEmpty && !unit.isIn("new") {
        guard let written = WrittenText(unit, in: file), !written.range.isEmpty else { continue }
        report(named, written, of: text.key, catalog.sourceLanguage, .file("key \(text.key)"), &context)
      }
    }
  }

  private static func report(
    _ expected: NamedPlaceholders,
    _ translation: WrittenText,
    of name: String,
    _ language: String,
    _ cause: FindingCause,
    _ context: inout RuleContext
  ) {
    switch expected.mismatch(of: NamedPlaceholders(translation)) {
    case .unknown(let item, let meant):
      // A word in braces may be a text; one that only differs in capital letters is not.
      let isCertain = item.isClear || meant?.lowercased() == item.text.lowercased()
      let edit = meant.map { TextEdit(range: item.range, replacement: $0) }
      context.report(
        description,
        at: item.range,
        meant.map { description.text("named-meant", item.text, language, $0) }
          ?? description.text("named-unknown", item.text, language),
        severity: isCertain ? nil : .info,
        fixes: edit.map { [Fix(description.text("replace", meant ?? ""), [$0], isSafe: false)] } ?? [],
        cause: cause
      )
    case .missing(let text):
      let message = description.text("named-missing", text, language)
      context.report(description, at: translation.range, message, severity: .info, cause: .table("missing"))
    case nil: return
    }
  }

  private static func report(
    _ mismatch: FormatMismatch,
    of name: String,
    in value: Range<Int>,
    _ language: String,
    isPlain: Bool = false,
    _ makeCause: (String) -> FindingCause,
    _ context: inout RuleContext
  ) {
    let cause = makeCause("key \(name)")
    switch mismatch {
    case .surplus(let text, let argument, let range):
      let message =
        isPlain
        ? description.text("surplus-plain", text, language)
        : description.text("surplus-language", text, "\(argument)", language)
      context.report(description, at: range, message, cause: cause)
    case .type(let text, let argument, let range):
      let message = description.text("type-language", text, "\(argument)", language)
      context.report(description, at: range, message, severity: severity(ofType: text), cause: cause)
    case .swapped(let text, let argument, let range, let numbers):
      let message = description.text("swapped-language", text, "\(argument)", language)
      context.report(description, at: range, message, severity: .error, fixes: [numbering(numbers)], cause: cause)
    case .missing(let argument):
      let message = description.text("missing-language", "\(argument)", language)
      context.report(description, at: value, message, severity: .info, cause: .table("missing"))
    // Translators make different mistakes in one text.
    case .broken(let text, let argument, let range):
      let message = description.text("broken-language", text, "\(argument)", language)
      context.report(description, at: range, message, cause: makeCause("broken \(name)").orCrowd)
    case .lost:
      let message = description.text("lost-language", language)
      context.report(description, at: value, message, cause: makeCause("lost \(name)").orCrowd)
    }
  }
}
