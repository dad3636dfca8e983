import KeyCatalog
import Messages
import PropertyList

/// Words that messages of several rules are put together of.
package enum Words {
  /// Returns names of which one will do, such as "A or B".
  package static func either(_ names: [String]) -> String { joined(names, by: "common.or") }

  /// Returns names that belong together, such as "A and B".
  package static func all(_ names: [String]) -> String { joined(names, by: "common.and") }

  /// Returns what a value is, such as "an array".
  package static func kind(_ kind: NodeKind) -> String {
    switch kind {
    case .array: Messages.text("common.an-array")
    case .dictionary: Messages.text("common.a-dictionary")
    case .integer: Messages.text("common.an-integer")
    case .real: Messages.text("common.a-number")
    case .true, .false: Messages.text("common.a-boolean")
    case .date: Messages.text("common.a-date")
    case .data: Messages.text("common.data")
    default: Messages.text("common.a-string")
    }
  }

  /// Returns the types that a key takes, such as "a string or an array of strings".
  package static func types(_ info: KeyInfo) -> String {
    either(
      info.types.typeNames.compactMap { name in
        name == "array" && !info.elementTypes.isEmpty
          ? Messages.text("common.array-of", [plurals(info.elementTypes)])
          : typeKeys[name].map { Messages.text($0.one) }
      }
    )
  }

  /// Returns several values of the types, such as "strings or dictionaries".
  package static func plurals(_ types: ValueType) -> String {
    either(types.typeNames.compactMap { typeKeys[$0].map { Messages.text($0.many) } })
  }

  /// The keys of the texts for one and for many values, by the name of the type.
  private static let typeKeys = [
    "string": (one: "common.a-string", many: "common.strings"),
    "number": (one: "common.a-number", many: "common.numbers"),
    "integer": (one: "common.an-integer", many: "common.integers"),
    "real": (one: "common.a-number", many: "common.numbers"),
    "boolean": (one: "common.a-boolean", many: "common.booleans"),
    "date": (one: "common.a-date", many: "common.dates"),
    "data": (one: "common.data", many: "common.data"),
    "array": (one: "common.an-array", many: "common.arrays"),
    "dictionary": (one: "common.a-dictionary", many: "common.dictionaries"),
  ]

  /// Returns `text` up to the end of its first sentence.
  package static func firstSentence(of text: String) -> String {
    if let end = text.firstIndex(of: "。") { return String(text[...end]) }
    guard let end = text.firstRange(of: ". ") else { return text }
    return String(text[..<end.lowerBound]) + "."
  }

  private static func joined(_ names: [String], by key: String) -> String {
    guard let last = names.last else { return "" }
    guard names.count > 1 else { return last }
    return Messages.text(key, [names.dropLast().joined(separator: Messages.text("common.comma")), last])
  }
}
