import PropertyList

/// A variable of a text in a `.stringsdict`: the forms that it is replaced by.
public struct PluralVariable: Sendable {
  /// The name of the variable.
  public let name: String
  /// The entry: the name and the dictionary of forms.
  public let entry: DictionaryEntry
  /// The dictionary of forms.
  public let dictionary: Node
  /// The value of `NSStringFormatSpecTypeKey`, or nil.
  public let rule: Node?
  /// The entry of `NSStringFormatValueTypeKey`, or nil.
  public let valueType: DictionaryEntry?
  /// The texts of the plural categories, in the order of the file.
  public let forms: [PluralForm]

  /// Reads the variable of an entry; nil if it is not a variable with plural forms.
  init?(_ entry: DictionaryEntry) {
    guard let name = entry.name, let dictionary = entry.value, dictionary.kind == .dictionary else { return nil }
    var (rule, valueType): (Node?, DictionaryEntry?)
    var forms: [PluralForm] = []
    for part in dictionary.entries {
      switch part.name {
      case "NSStringFormatSpecTypeKey": rule = part.value
      case "NSStringFormatValueTypeKey": valueType = part
      default: if let form = PluralForm(part) { forms.append(form) }
      }
    }
    guard rule != nil || !forms.isEmpty else { return nil }
    self.name = name
    self.entry = entry
    self.dictionary = dictionary
    self.rule = rule
    self.valueType = valueType
    self.forms = forms
  }

  /// Whether the file declares that the number selects the form; other rules are not known.
  public var isPlural: Bool { rule?.textEquals("NSStringPluralRuleType") ?? false }

  /// The type that the value type reads the argument as; nil if it is missing or unknown.
  public var type: ArgumentType? { valueType?.value?.stringValue.flatMap(PluralValueType.type) }

  /// Whether the forms ignore the argument: all are the same text, without any specifier.
  ///
  /// The type that the file gives such an argument is never used.
  public var printsNothing: Bool {
    guard let first = forms.first?.value.stringValue else { return false }
    return forms.allSatisfy { $0.format.specifiers.isEmpty && $0.value.stringValue == first }
  }

  /// Returns whether there is a form for `category`.
  public func has(_ category: PluralCategory) -> Bool { forms.contains { $0.category == category } }
}

/// The text of a variable for one plural category.
public struct PluralForm: Sendable {
  /// The category.
  public let category: PluralCategory
  /// The text.
  public let value: Node
  /// The specifiers of the text, with places that count from the start of the content of `value`.
  public let format: FormatString

  init?(_ entry: DictionaryEntry) {
    guard let name = entry.name, let category = PluralCategory(rawValue: name), let value = entry.value,
      value.kind == .string
    else { return nil }
    self.category = category
    self.value = value
    format = FormatString(content: value)
  }
}

extension FormatString {
  /// Reads the specifiers in a value, with places that count from the start of its content; linear.
  public init(content node: Node) {
    self = node.tree.text.withBytes(in: node.contentRange) { FormatString($0) }
  }

  /// Returns whether the content of a string has a percent sign or a character that resembles one; linear.
  ///
  /// Without one it has neither specifiers nor defects, as most texts of an app.
  public static func hasSign(content node: Node) -> Bool {
    node.tree.text.withBytes(in: node.contentRange) { PercentSign.first(in: $0, from: 0) != nil }
  }
}

/// The value of `NSStringFormatValueTypeKey`: a specifier without its percent sign, such as `d`, `lu` or `@`.
///
/// Files that Xcode makes of intent definitions have the percent sign, so it is accepted too.
public enum PluralValueType {
  /// Returns the type that it reads the argument as; nil if it is not valid.
  public static func type(_ text: String) -> ArgumentType? {
    let specifierText = text.hasPrefix("%") ? text : "%" + text
    let format = FormatString(specifierText)
    guard let specifier = format.specifiers.first, specifier.range == 0..<specifierText.utf8.count,
      specifier.position == nil, specifier.variable == nil
    else { return nil }
    return specifier.type
  }
}
