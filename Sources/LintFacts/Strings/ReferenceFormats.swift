import AppProject
import PropertyList
import SourceText
import StringTable

/// The arguments that the texts of a table in all languages are to take, where their keys do not say so.
package struct ReferenceFormats: TranslationFact {
  /// The arguments by key.
  package let expected: [String: ExpectedArguments]
  /// The keys of texts with letters and without a percent sign, which no code fills with arguments.
  package let plain: Set<String>

  /// Reads the texts of the reference; linear in it.
  package init(of translations: Translations) {
    var expected: [String: ExpectedArguments] = [:]
    var plain: Set<String> = []
    for entry in translations.fact(ReferenceTable.self).entries {
      guard let key = entry.key, let name = entry.name, let value = entry.value, value.kind == .string,
        WrittenText(key).format.specifiers.isEmpty
      else { continue }
      if let arguments = ExpectedArguments(WrittenText(value)) {
        expected[name] = arguments
      } else if Self.isPlain(value) {
        plain.insert(name)
      }
    }
    (self.expected, self.plain) = (expected, plain)
  }

  private static func isPlain(_ value: Node) -> Bool {
    !value.contentRange.isEmpty
      && value.tree.text.firstOffset(in: value.contentRange) { $0 == UInt8(ascii: "%") } == nil
  }
}
