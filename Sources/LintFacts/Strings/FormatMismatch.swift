import AppProject
import PropertyList
import SourceText
import StringTable

/// A difference between the format specifiers of a text and those of its translation.
package enum FormatMismatch {
  /// The specifier at these bytes reads an argument that the text does not have.
  case surplus(String, argument: Int, Range<Int>)
  /// The specifier at these bytes reads an argument as another type.
  case type(String, argument: Int, Range<Int>)
  /// The arguments are read in another order, and one of them as an object that is none; the edits number the specifiers.
  case swapped(String, argument: Int, Range<Int>, numbers: [TextEdit])
  /// No specifier takes an argument that the text has.
  case missing(argument: Int)
  /// The same, and the text at these bytes was meant as one.
  case broken(String, argument: Int, Range<Int>)
  /// The same, and the argument is what the text is a label of, as in “Level: %@”.
  case lost

  /// Whether the text comes out wrong or stops the app; a translation may do without an argument.
  package var breaksText: Bool {
    switch self {
    case .surplus, .type, .swapped, .broken: true
    case .missing, .lost: false
    }
  }

  /// Compares a translation with what its text expects; nil if they fit, or if the translation has broken specifiers or
  /// variables, which other rules check.
  ///
  /// With `isText` the text may have no arguments at all, so that percent signs before words, as in “5 % down”, prove
  /// nothing.
  package init?(of translation: WrittenText, with expected: ExpectedArguments, isText: Bool = false) {
    guard translation.isPlain else { return nil }
    let format = translation.format
    if isText, expected.hasSpace || translation.hasSpace { return nil }
    for (argument, specifier) in format.numbered() where expected.types[argument] != specifier.type {
      let range = translation.range(of: specifier)
      let name = translation.string(of: specifier)
      if expected.types[argument] == nil {
        self = .surplus(name, argument: argument, range)
      } else if let numbers = Self.numbers(translation, expected) {
        self = .swapped(name, argument: argument, range, numbers: numbers)
      } else {
        self = .type(name, argument: argument, range)
      }
      return
    }
    // The space is a flag: where other specifiers show that the text is a format, `% d` before a word reads an argument too.
    if !format.specifiers.isEmpty, !expected.hasSpace, let range = translation.spacedSpecifier {
      self = .surplus(translation.string(in: range), argument: format.specifiers.count + 1, range)
      return
    }
    let used = Set(format.numbered().map(\.argument))
    guard let missing = expected.types.keys.filter({ !used.contains($0) }).min() else { return nil }
    let named = expected.hasNamed ? nil : NamedPlaceholders(translation).items.first
    if let range = FormatRemnant.first(in: translation) ?? named?.range {
      self = .broken(translation.string(in: range), argument: missing, range)
    } else {
      self = expected.isValueOfLabel && format.specifiers.isEmpty ? .lost : .missing(argument: missing)
    }
  }

  /// Returns the edits that number the specifiers of a translation that has the same arguments in another order, one of which
  /// it reads as an object that is none; nil if it is not so, or if the order is not clear.
  private static func numbers(_ translation: WrittenText, _ expected: ExpectedArguments) -> [TextEdit]? {
    let specifiers = translation.format.specifiers
    guard specifiers.allSatisfy({ $0.position == nil && $0.starCount == 0 }), specifiers.count == expected.types.count
    else { return nil }
    var arguments: [ArgumentType: [Int]] = [:]
    for (argument, type) in expected.types.sorted(by: { $0.key < $1.key }) {
      arguments[type, default: []].append(argument)
    }
    var edits: [TextEdit] = []
    var readsObject = false
    for (index, specifier) in specifiers.enumerated() {
      guard let argument = arguments[specifier.type]?.first else { return nil }
      arguments[specifier.type]?.removeFirst()
      if specifier.type == .object, argument != index + 1, expected.types[index + 1] != .object { readsObject = true }
      edits.append(.insert("\(argument)$", at: translation.range(of: specifier).lowerBound + 1))
    }
    return readsObject ? edits : nil
  }
}

/// The arguments that the translations of a text are to take.
package struct ExpectedArguments: Sendable {
  /// The types that the text reads its arguments as, by their numbers.
  package let types: [Int: ArgumentType]
  /// Whether a specifier has a space inside.
  package let hasSpace: Bool
  /// Whether the text has placeholders with names too.
  let hasNamed: Bool
  /// Whether the text is a label and its only argument the value after it, as in “Level: %@”.
  package let isValueOfLabel: Bool

  /// Reads the specifiers of a text; nil if it has none, or broken ones or variables, which other rules check.
  package init?(_ text: WrittenText) {
    guard !text.format.specifiers.isEmpty, text.isPlain else { return nil }
    types = Dictionary(text.format.numbered().map { ($0.argument, $0.specifier.type) }) { first, _ in first }
    hasSpace = text.hasSpace
    hasNamed = !NamedPlaceholders(text).items.isEmpty
    isValueOfLabel = Self.isValueOfLabel(text)
  }

  private static func isValueOfLabel(_ text: WrittenText) -> Bool {
    guard text.format.specifiers.count == 1, let specifier = text.format.specifiers.first else { return false }
    let label = text.string(in: text.range.lowerBound..<text.range(of: specifier).lowerBound)
    return label.last { $0 != " " } == ":"
  }

  /// The arguments of a text without a percent sign: none.
  package static let none = ExpectedArguments()

  private init() { (types, hasSpace, hasNamed, isValueOfLabel) = ([:], false, false, false) }
}

/// The arguments that the texts of a table in all languages are to take, where their keys do not show it.
package struct ReferenceFormats: TranslationFact {
  /// The arguments by key.
  package let expected: [String: ExpectedArguments]
  /// The placeholders with names, by key.
  package let named: [String: NamedPlaceholders]
  /// The keys of texts with letters and without a percent sign, which no code fills with arguments.
  package let plain: Set<String>

  /// Reads the texts of the reference; linear in it.
  package init(of translations: Translations) {
    var expected: [String: ExpectedArguments] = [:]
    var plain: Set<String> = []
    var named: [String: NamedPlaceholders] = [:]
    for entry in translations.fact(ReferenceTable.self).entries {
      guard let key = entry.key, let name = entry.name, let value = entry.value, value.kind == .string else { continue }
      let placeholders = NamedPlaceholders(WrittenText(value))
      if !placeholders.items.isEmpty { named[name] = placeholders }
      guard WrittenText(key).format.specifiers.isEmpty
      else { continue }
      if let arguments = ExpectedArguments(WrittenText(value)) {
        expected[name] = arguments
      } else if Self.isPlain(value) {
        plain.insert(name)
      }
    }
    (self.expected, self.plain, self.named) = (expected, plain, named)
  }

  private static func isPlain(_ value: Node) -> Bool {
    !value.contentRange.isEmpty
      && value.tree.text.firstOffset(in: value.contentRange) { $0 == UInt8(ascii: "%") } == nil
  }
}
