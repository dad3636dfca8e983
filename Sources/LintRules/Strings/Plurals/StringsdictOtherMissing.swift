import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports variables of a `.stringsdict` without the form that all numbers may take.
enum StringsdictOtherMissing: PluralTextRule {
  static let description = RuleDescription(
    id: "stringsdict-other-missing",
    severity: .error,
    premises: [.fileKind],
    refusedBy: [.system],
    example: .plural(
      bad: ["type": "d", "one": "%d day left"]
    ),
    references: [.apple("xcode/localizing-strings-that-contain-plurals")]
  )

  static let checks: [Check] = [.key(check), .stringCatalog(check)]
  static let subject = RuleSubject.everything(in: .stringsDictionary, .stringCatalog)

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    for text in catalog.texts {
      for translation in text.translations {
        for forms in PluralForms.all(of: translation) where forms.text(for: .other) == nil {
          let message = description.text("catalog", text.key, translation.language)
          let cause = FindingCause.file(text.key).orCrowd
          let source = text.translation(catalog.sourceLanguage)
          let edit = forms.adding(.other, from: source, CatalogEditor(catalog))
          context.report(
            description,
            at: translation.name.range,
            message,
            severity: .warning,
            fixes: [edit].compactMap(\.self).map { Fix(description.text("insert", "other"), [$0], isSafe: false) },
            cause: cause
          )
        }
      }
    }
  }

  static func check(_ text: PluralText, in context: inout RuleContext) {
    for variable in text.variables where variable.isPlural && variable.dictionary.value(forKey: "other") == nil {
      guard let key = variable.entry.key else { continue }
      let form = variable.forms.last?.value.stringValue ?? ""
      let edit = context.editor.insertEntry("other", .string(form), into: variable.dictionary)
      context.report(
        description,
        at: key.range,
        description.text("message", variable.name),
        severity: hasFormForAllNumbers(variable, context.traits.language) ? .warning : nil,
        fixes: [Fix(description.text("insert", "other"), [edit], isSafe: false)],
        cause: text.cause(variable)
      )
    }
  }

  /// Whether the number is an integer and the other forms are for all integers of the language.
  private static func hasFormForAllNumbers(_ variable: PluralVariable, _ language: String?) -> Bool {
    guard let language, PluralRules.hasOtherForFractionsOnly(language), variable.type == .integer,
      let categories = PluralRules.categories(of: language)
    else { return false }
    return categories.allSatisfy { $0 == .other || variable.has($0) }
  }
}
