import AppProject
import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports translations whose format specifiers differ from those of the translated text.
///
/// That is their key, if it is a text with specifiers itself, or the text in the language of the code.
enum StringsFormatSpecifierMismatch: KeyRule, ThoroughProjectRule {
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
  static let subject = RuleSubject.everything(in: .stringTable)

  // MARK: Against the key

  static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
    guard let key = entry.key, let value = entry.value, value.kind == .string, !value.contentRange.isEmpty,
      let expected = ExpectedArguments(key), let mismatch = FormatMismatch(of: value, with: expected)
    else { return }
    let cause = FindingCause.table("key \(entry.name ?? "")")
    switch mismatch {
    case .surplus(let text, let argument, let range):
      context.report(description, at: range, description.text("surplus", text, "\(argument)"), cause: cause)
    case .type(let text, let argument, let range):
      context.report(description, at: range, description.text("type", text, "\(argument)"), cause: cause)
    case .missing(let argument):
      let message = description.text("missing", "\(argument)")
      context.report(description, at: value.range, message, severity: .info, cause: .table("missing"))
    }
  }

  // MARK: Against another language

  static func checkThoroughly(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let language = context.traits.language, !context.traits.hasConflict, let root = document.rootDictionary else {
      return
    }
    let reference = project.translations.fact(ReferenceTable.self)
    guard reference.isReference(for: language) else { return }
    let expected = project.translations.fact(ReferenceFormats.self).expected
    guard !expected.isEmpty else { return }
    for entry in root.entries {
      guard let name = entry.name, let arguments = expected[name], let value = entry.value, value.kind == .string,
        !value.contentRange.isEmpty, let mismatch = FormatMismatch(of: value, with: arguments, isText: true)
      else { continue }
      report(mismatch, in: value, reference.language, .table("key \(name)"), &context)
    }
  }

  private static func report(
    _ mismatch: FormatMismatch,
    in value: Node,
    _ language: String,
    _ cause: FindingCause,
    _ context: inout RuleContext
  ) {
    switch mismatch {
    case .surplus(let text, let argument, let range):
      let message = description.text("surplus-language", text, "\(argument)", language)
      context.report(description, at: range, message, cause: cause)
    case .type(let text, let argument, let range):
      let message = description.text("type-language", text, "\(argument)", language)
      context.report(description, at: range, message, cause: cause)
    case .missing(let argument):
      let message = description.text("missing-language", "\(argument)", language)
      context.report(description, at: value.range, message, severity: .info, cause: .table("missing"))
    }
  }
}
