import AppProject
import PropertyList
import StringTable

/// Reports translations whose format specifiers are not those of their key, where the key is the text itself.
enum StringsFormatSpecifierMismatch: KeyRule {
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

  static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
    guard let key = entry.key, let value = entry.value, value.kind == .string, !value.contentRange.isEmpty else {
      return
    }
    let wanted = FormatString(content: key)
    guard !wanted.specifiers.isEmpty, wanted.defects.isEmpty else { return }
    let format = FormatString(content: value)
    // A text with a broken specifier is reported for that.
    guard format.defects.isEmpty, (wanted.specifiers + format.specifiers).allSatisfy({ $0.variable == nil }) else {
      return
    }
    let arguments = types(wanted)
    let start = value.contentRange.lowerBound
    for (argument, specifier) in format.numbered() where arguments[argument] != specifier.type {
      let range = (start + specifier.range.lowerBound)..<(start + specifier.range.upperBound)
      let text = context.document.text.string(in: range)
      let name = arguments[argument] == nil ? "surplus" : "type"
      return context.report(description, at: range, description.text(name, text, "\(argument)"))
    }
    let used = types(format)
    guard let missing = arguments.keys.sorted().first(where: { used[$0] == nil }) else { return }
    context.report(description, at: value.range, description.text("missing", "\(missing)"), severity: .info)
  }

  /// What the format takes each of its arguments for, by their numbers.
  private static func types(_ format: FormatString) -> [Int: ArgumentType] {
    var types: [Int: ArgumentType] = [:]
    for (argument, specifier) in format.numbered() where types[argument] == nil { types[argument] = specifier.type }
    return types
  }
}
