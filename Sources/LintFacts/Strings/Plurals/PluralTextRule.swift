import LintEngine
import PropertyList
import SourceText
import StringTable

/// A rule on the texts of a `.stringsdict`, each with its variables.
package protocol PluralTextRule: KeyRule {
  /// Checks one text.
  static func check(_ text: PluralText, in context: inout RuleContext)
}

extension PluralTextRule {
  package static var subject: RuleSubject { .everything(in: .stringsDictionary) }

  package static func applies(to traits: DocumentTraits) -> Bool {
    // In a merge conflict both sides are in one dictionary.
    !traits.hasConflict && !traits.isPreprocessed
  }

  package static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
    guard let text = PluralText(entry) else { return }
    check(text, in: &context)
  }
}

extension RuleDescription.Example {
  /// Makes an example of one text with a variable called `days`.
  ///
  /// `bad` and `good` are the entries of the variable after its rule, in which `type` is short for the key of the type of value.
  package static func plural(
    file: String = "Localizable.stringsdict",
    badFormat: String? = nil,
    format: String = "%#@days@",
    bad: KeyValuePairs<String, String>,
    good: KeyValuePairs<String, String> = ["type": "d", "one": "%d day left", "other": "%d days left"]
  ) -> RuleDescription.Example {
    .plist(file: file, bad: plural(badFormat ?? format, bad), good: plural(format, good))
  }

  private static func plural(_ format: String, _ entries: KeyValuePairs<String, String>) -> String {
    let entries = entries.map {
      "<key>\($0 == "type" ? "NSStringFormatValueTypeKey" : $0)</key> <string>\($1)</string>"
    }
    return """
      <key>%d days left</key> <dict>
        <key>NSStringLocalizedFormatKey</key> <string>\(format)</string>
        <key>days</key> <dict>
          <key>NSStringFormatSpecTypeKey</key> <string>NSStringPluralRuleType</string>
          \(entries.joined(separator: " "))
        </dict>
      </dict>
      """
  }
}

extension PluralText {
  /// The cause of findings about the text in all languages, or about one of its variables.
  package func cause(_ variable: PluralVariable? = nil) -> FindingCause {
    .table([key.stringValue, variable?.name].compactMap(\.self).joined(separator: "/")).orCrowd
  }

  /// Returns whether no dictionary of forms belongs to the variable that is named at a place.
  package func isUndefined(_ reference: Reference) -> Bool {
    formatNode.parent?.value(forKey: reference.name) == nil
  }
}

extension PluralVariable {
  /// Returns the type that the forms print the number with, such as `ld`; nil if none does, or if they differ.
  package func printedType(_ text: SourceText) -> String? {
    let types = forms.compactMap { form -> String? in
      guard let specifier = form.format.specifiers.first, specifier.variable == nil, specifier.position == nil else {
        return nil
      }
      let start = form.value.contentRange.lowerBound
      return text.string(in: (start + specifier.range.lowerBound + 1)..<(start + specifier.range.upperBound))
    }
    guard let first = types.first, types.allSatisfy({ $0 == first }), PluralValueType.type(first) != nil else {
      return nil
    }
    return first
  }
}
