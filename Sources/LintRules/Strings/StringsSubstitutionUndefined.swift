import LintEngine
import LintFacts
import PropertyList
import StringTable

/// Reports variables in the texts of a string catalog for which their language has no forms.
enum StringsSubstitutionUndefined: Rule {
  static let description = RuleDescription(
    id: "strings-substitution-undefined",
    severity: .warning,
    example: .init(
      file: "Localizable.xcstrings",
      bad: example(#""value" : "%#@days@ left""#),
      good: example(#""value" : "%lld days left""#)
    ),
    references: [.apple("xcode/localizing-and-varying-text-with-a-string-catalog")]
  )
  static let checks: [Check] = [.stringCatalog(check)]
  static let subject = RuleSubject.everything(in: .stringCatalog)

  private static func example(_ value: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "left" : {
          "localizations" : {
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                \(value)
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    for text in catalog.texts where !text.isStale {
      for translation in text.translations {
        let defined = Set(translation.units.compactMap(\.variable))
        for unit in translation.units where unit.variable == nil && !unit.isIn("new") {
          guard let written = WrittenText(unit, in: context.document.text) else { continue }
          report(written, defined, translation.language, key: text.key, in: &context)
        }
      }
    }
  }

  private static func report(
    _ text: WrittenText,
    _ defined: Set<String>,
    _ language: String,
    key: String,
    in context: inout RuleContext
  ) {
    for specifier in text.format.specifiers {
      guard let range = specifier.variable else { continue }
      let start = text.range.lowerBound
      let name = text.string(in: (start + range.lowerBound)..<(start + range.upperBound))
      guard !defined.contains(name) || name.contains(".") else { continue }
      let message = defined.contains(name) ? description.text("dot", name) : description.text("message", name, language)
      context.report(
        description,
        at: text.range(of: specifier),
        message,
        cause: .file("key \(key)")
      )
    }
  }
}
