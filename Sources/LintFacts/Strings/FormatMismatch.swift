import PropertyList
import StringTable

/// A difference between the format specifiers of a text and those of its translation.
package enum FormatMismatch {
  /// The specifier at these bytes takes an argument that the text has not.
  case surplus(String, argument: Int, Range<Int>)
  /// The specifier at these bytes takes an argument for something else.
  case type(String, argument: Int, Range<Int>)
  /// No specifier takes an argument that the text has.
  case missing(argument: Int)

  /// Compares a translation with its text; nil where they fit, where the text has no specifiers, or where one of both has
  /// broken specifiers or variables, which others judge.
  ///
  /// With `isText` the text may be none that takes arguments at all, so that percent signs in front of words, as in
  /// “5 % down”, tell nothing.
  package init?(of translation: Node, with text: Node, isText: Bool = false) {
    let wanted = FormatString(content: text)
    guard !wanted.specifiers.isEmpty, wanted.defects.isEmpty else { return nil }
    let format = FormatString(content: translation)
    guard format.defects.isEmpty, (wanted.specifiers + format.specifiers).allSatisfy({ $0.variable == nil }) else {
      return nil
    }
    if isText, Self.hasSpace(wanted, text) || Self.hasSpace(format, translation) { return nil }
    let arguments = Self.types(wanted)
    let start = translation.contentRange.lowerBound
    for (argument, specifier) in format.numbered() where arguments[argument] != specifier.type {
      let range = (start + specifier.range.lowerBound)..<(start + specifier.range.upperBound)
      let name = translation.tree.text.string(in: range)
      let isSurplus = arguments[argument] == nil
      self = isSurplus ? .surplus(name, argument: argument, range) : .type(name, argument: argument, range)
      return
    }
    let used = Self.types(format)
    guard let missing = arguments.keys.sorted().first(where: { used[$0] == nil }) else { return nil }
    self = .missing(argument: missing)
  }

  /// What the format takes each of its arguments for, by their numbers.
  private static func types(_ format: FormatString) -> [Int: ArgumentType] {
    var types: [Int: ArgumentType] = [:]
    for (argument, specifier) in format.numbered() where types[argument] == nil { types[argument] = specifier.type }
    return types
  }

  /// Whether a specifier has a space inside.
  private static func hasSpace(_ format: FormatString, _ node: Node) -> Bool {
    let start = node.contentRange.lowerBound
    return format.specifiers.contains { specifier in
      let range = (start + specifier.range.lowerBound)..<(start + specifier.range.upperBound)
      return node.tree.text.firstOffset(in: range) { $0 == UInt8(ascii: " ") } != nil
    }
  }
}
