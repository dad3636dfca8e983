import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports variables of a `.stringsdict` without a form that the language of the file has.
enum StringsdictPluralCategoryMissing: PluralTextRule {
  static let description = RuleDescription(
    id: "stringsdict-plural-category-missing",
    severity: .warning,
    example: .plural(
      file: "cs.lproj/Localizable.stringsdict",
      bad: ["type": "d", "one": "%d den", "other": "%d dní"],
      good: ["type": "d", "one": "%d den", "few": "%d dny", "other": "%d dní"]
    ),
    references: ["https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html"]
  )

  static let checks: [Check] = [.key(check), .stringCatalog(check)]
  static let subject = RuleSubject.everything(in: .stringsDictionary, .stringCatalog)

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    for text in catalog.texts where !text.isStale {
      for translation in text.translations {
        guard let needed = PluralRules.categories(of: translation.language) else { continue }
        for forms in PluralForms.all(of: translation) where forms.vary && forms.text(for: .other) != nil {
          let missing = needed.filter { forms.text(for: $0) == nil }
          guard !missing.isEmpty else { continue }
          let names = missing.map { "“\($0.rawValue)”" }.joined(separator: ", ")
          let message = description.text("catalog", text.key, names, translation.language)
          let source = text.translation(catalog.sourceLanguage)
          let fixes = missing.compactMap { category in
            forms.adding(category, from: source, CatalogEditor(catalog)).map {
              Fix(description.text("insert", category.rawValue), [$0], isSafe: false)
            }
          }
          context.report(
            description,
            at: translation.name.range,
            message,
            fixes: fixes,
            cause: FindingCause.file(text.key).orCrowd
          )
        }
      }
    }
  }

  static func check(_ text: PluralText, in context: inout RuleContext) {
    guard let language = context.traits.language, let needed = PluralRules.categories(of: language) else { return }
    for variable in text.variables where variable.isPlural {
      guard let key = variable.entry.key, variesByNumber(variable), let other = form(.other, of: variable) else {
        continue
      }
      let missing = needed.filter { !variable.has($0) }
      guard !missing.isEmpty else { continue }
      let names = missing.map { "“\($0.rawValue)”" }.joined(separator: ", ")
      let fixes = missing.map { category in
        let edit = context.editor.insertEntry(category.rawValue, .string(other), into: variable.dictionary)
        return Fix(description.text("insert", category.rawValue), [edit], isSafe: false)
      }
      context.report(
        description,
        at: key.range,
        description.text("message", variable.name, names, language),
        fixes: fixes,
        cause: text.cause(variable)
      )
    }
  }

  /// Whether there are forms for some numbers, with other texts: a file that has but one text needs no more of them.
  private static func variesByNumber(_ variable: PluralVariable) -> Bool {
    Set(variable.forms.filter { $0.category != .zero }.compactMap(\.value.stringValue)).count > 1
  }

  private static func form(_ category: PluralCategory, of variable: PluralVariable) -> String? {
    variable.forms.first { $0.category == category }?.value.stringValue
  }
}
