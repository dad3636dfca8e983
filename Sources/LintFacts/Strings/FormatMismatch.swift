import PropertyList
import StringTable

/// A difference between the format specifiers of a text and those of its translation.
package enum FormatMismatch {
  /// The specifier at these bytes reads an argument that the text does not have.
  case surplus(String, argument: Int, Range<Int>)
  /// The specifier at these bytes reads an argument as another type.
  case type(String, argument: Int, Range<Int>)
  /// No specifier takes an argument that the text has.
  case missing(argument: Int)

  /// Compares a translation with what its text expects; nil if they fit, or if the translation has broken specifiers or
  /// variables, which other rules check.
  ///
  /// With `isText` the text may have no arguments at all, so that percent signs before words, as in “5 % down”, prove
  /// nothing.
  package init?(of translation: Node, with expected: ExpectedArguments, isText: Bool = false) {
    let format = FormatString(content: translation)
    guard format.defects.isEmpty, format.specifiers.allSatisfy({ $0.variable == nil }) else { return nil }
    if isText, expected.hasSpace || ExpectedArguments.hasSpace(format, translation) { return nil }
    let start = translation.contentRange.lowerBound
    for (argument, specifier) in format.numbered() where expected.types[argument] != specifier.type {
      let range = (start + specifier.range.lowerBound)..<(start + specifier.range.upperBound)
      let name = translation.tree.text.string(in: range)
      let isSurplus = expected.types[argument] == nil
      self = isSurplus ? .surplus(name, argument: argument, range) : .type(name, argument: argument, range)
      return
    }
    let used = Set(format.numbered().map(\.argument))
    guard let missing = expected.types.keys.filter({ !used.contains($0) }).min() else { return nil }
    self = .missing(argument: missing)
  }
}

/// The arguments that the translations of a text are to take.
package struct ExpectedArguments: Sendable {
  /// The types that the text reads its arguments as, by their numbers.
  package let types: [Int: ArgumentType]
  /// Whether a specifier has a space inside.
  package let hasSpace: Bool

  /// Reads the specifiers of a text; nil if it has none, or broken ones or variables, which other rules check.
  package init?(_ text: Node) {
    let format = FormatString(content: text)
    guard !format.specifiers.isEmpty, format.defects.isEmpty,
      format.specifiers.allSatisfy({ $0.variable == nil })
    else { return nil }
    types = Dictionary(format.numbered().map { ($0.argument, $0.specifier.type) }) { first, _ in first }
    hasSpace = Self.hasSpace(format, text)
  }

  /// Returns whether a specifier of `format`, which is that of `node`, has a space inside.
  package static func hasSpace(_ format: FormatString, _ node: Node) -> Bool {
    let start = node.contentRange.lowerBound
    return format.specifiers.contains { specifier in
      let range = (start + specifier.range.lowerBound)..<(start + specifier.range.upperBound)
      return node.tree.text.firstOffset(in: range) { $0 == UInt8(ascii: " ") } != nil
    }
  }
}
