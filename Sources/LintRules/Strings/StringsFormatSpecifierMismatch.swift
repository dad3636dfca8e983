import AppProject
import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports translations whose format specifiers are not those of the text that they translate: their key, where it is a text
/// with specifiers itself, else the text in the language of the code.
enum StringsFormatSpecifierMismatch: KeyRule, ThoroughProjectRule {
  static let description = RuleDescription(
    id: "strings-format-specifier-mismatch",
    severity: .warning,
    example: .init(
      file: "Localizable.strings",
      bad: """
        "%@ of %d pages" = "%d Seiten von %@";
        """,
      good: """
        "%@ of %d pages" = "%2$d Seiten von %1$@";
        """
    ),
    references: [
      "https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/Strings/Articles/formatSpecifiers.html"
    ]
  )

  static func applies(to traits: DocumentTraits) -> Bool { traits.kind == .stringTable && !traits.isPreprocessed }

  // MARK: Against the key

  static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
    guard let key = entry.key, let value = entry.value, value.kind == .string, !value.contentRange.isEmpty,
      let mismatch = FormatMismatch(of: value, with: key)
    else { return }
    switch mismatch {
    case .surplus(let text, let argument, let range):
      context.report(description, at: range, description.text("surplus", text, "\(argument)"))
    case .type(let text, let argument, let range):
      context.report(description, at: range, description.text("type", text, "\(argument)"))
    case .missing(let argument):
      context.report(description, at: value.range, description.text("missing", "\(argument)"), severity: .info)
    }
  }

  // MARK: Against another language

  static func checkThoroughly(_ document: Document, project: ProjectContext, in context: inout RuleContext) {
    guard let language = context.traits.language, !context.traits.hasConflict,
      let reference = ReferenceTable(for: document, in: language, project)
    else { return }
    var wanted: [String: Node] = [:]
    for entry in reference.document.rootDictionary.map({ Array($0.entries) }) ?? [] {
      guard let key = entry.key, let name = entry.name, let value = entry.value, value.kind == .string,
        FormatString(content: key).specifiers.isEmpty
      else { continue }
      wanted[name] = value
    }
    for entry in document.rootDictionary.map({ Array($0.entries) }) ?? [] {
      guard let name = entry.name, let text = wanted[name], let value = entry.value, value.kind == .string,
        !value.contentRange.isEmpty, let mismatch = FormatMismatch(of: value, with: text, isText: true)
      else { continue }
      report(mismatch, in: value, reference.language, &context)
    }
  }

  private static func report(
    _ mismatch: FormatMismatch,
    in value: Node,
    _ language: String,
    _ context: inout RuleContext
  ) {
    switch mismatch {
    case .surplus(let text, let argument, let range):
      context.report(description, at: range, description.text("surplus-language", text, "\(argument)", language))
    case .type(let text, let argument, let range):
      context.report(description, at: range, description.text("type-language", text, "\(argument)", language))
    case .missing(let argument):
      let message = description.text("missing-language", "\(argument)", language)
      context.report(description, at: value.range, message, severity: .info)
    }
  }
}
