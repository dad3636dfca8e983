import LintEngine
import LintFacts
import PropertyList
import SourceText
import StringTable

/// Reports texts for the plural category “one” that write the number 1, in languages where 21 is of that category too.
enum PluralOneLiteral: PluralTextRule {
  static let description = RuleDescription(
    id: "plural-one-literal",
    severity: .warning,
    example: .plural(
      file: "ru.lproj/Localizable.stringsdict",
      bad: ["type": "d", "one": "1 день", "few": "%d дня", "many": "%d дней", "other": "%d дня"],
      good: ["type": "d", "one": "%d день", "few": "%d дня", "many": "%d дней", "other": "%d дня"]
    ),
    references: ["https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html"]
  )

  static let checks: [Check] = [.key(check), .stringCatalog(check)]
  static let subject = RuleSubject.everything(in: .stringsDictionary, .stringCatalog)

  static func check(_ text: PluralText, in context: inout RuleContext) {
    guard let language = context.traits.language, PluralRules.hasOneForMoreThanOne(language) else { return }
    for variable in text.variables where variable.isPlural {
      guard let one = variable.forms.first(where: { $0.category == .one })?.value,
        let other = variable.forms.first(where: { $0.category == .other })?.value.stringValue
      else { continue }
      report(one.contentRange, one.stringValue, other, language, text.cause(variable), in: &context)
    }
  }

  static func check(_ catalog: StringCatalog, in context: inout RuleContext) {
    for text in catalog.texts where !text.isStale {
      for translation in text.translations where PluralRules.hasOneForMoreThanOne(translation.language) {
        for one in translation.units where one.category == .one && !one.isIn("new") {
          let other = translation.units.first { $0.category == .other && $0.path.dropLast() == one.path.dropLast() }
          guard let value = one.value, let other = other?.value?.string else { continue }
          let cause = FindingCause.file(text.key).orCrowd
          report(value.contentRange, value.string, other, translation.language, cause, in: &context)
        }
      }
    }
  }

  /// Reports the 1 in a text that other numbers have too, if the text for others shows the number.
  private static func report(
    _ range: Range<Int>,
    _ one: String?,
    _ other: String,
    _ language: String,
    _ cause: FindingCause?,
    in context: inout RuleContext
  ) {
    guard let one, !one.contains("%"), let start = other.firstIndex(of: "%"),
      let end = other[start...].dropFirst().firstIndex(where: { $0 == "@" || "diufxXo".contains($0) }),
      !other[end...].contains("%"), let place = numberOne(in: range, of: context.document.text)
    else { return }
    let placeholder = String(other[start...end])
    let edit = TextEdit(range: place, replacement: placeholder)
    context.report(
      description,
      at: place,
      description.text("message", language, placeholder),
      fixes: [Fix(description.text("replace", placeholder), [edit], isSafe: false)],
      cause: cause
    )
  }

  /// Returns the place of the only number in a range if it is 1; nil otherwise.
  private static func numberOne(in range: Range<Int>, of text: SourceText) -> Range<Int>? {
    let digits = range.filter { ASCII.isDigit(text[$0]) }
    guard digits.count == 1, let place = digits.first, text[place] == UInt8(ascii: "1") else { return nil }
    return place..<place + 1
  }
}
