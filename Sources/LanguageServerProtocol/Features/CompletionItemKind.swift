/// The kind of a completion item, which determines its icon.
public struct CompletionItemKind: RawRepresentable, Codable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a value from its raw value, which may be unknown.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text.
  public static let text = CompletionItemKind(rawValue: 1)
  /// A method.
  public static let method = CompletionItemKind(rawValue: 2)
  /// A function.
  public static let function = CompletionItemKind(rawValue: 3)
  /// A constructor.
  public static let constructor = CompletionItemKind(rawValue: 4)
  /// A field.
  public static let field = CompletionItemKind(rawValue: 5)
  /// A variable.
  public static let variable = CompletionItemKind(rawValue: 6)
  /// A class.
  public static let `class` = CompletionItemKind(rawValue: 7)
  /// An interface.
  public static let interface = CompletionItemKind(rawValue: 8)
  /// A module.
  public static let module = CompletionItemKind(rawValue: 9)
  /// A property.
  public static let property = CompletionItemKind(rawValue: 10)
  /// A unit.
  public static let unit = CompletionItemKind(rawValue: 11)
  /// A value.
  public static let value = CompletionItemKind(rawValue: 12)
  /// An enumeration.
  public static let enumeration = CompletionItemKind(rawValue: 13)
  /// A keyword.
  public static let keyword = CompletionItemKind(rawValue: 14)
  /// A snippet.
  public static let snippet = CompletionItemKind(rawValue: 15)
  /// A colour.
  public static let color = CompletionItemKind(rawValue: 16)
  /// A file.
  public static let file = CompletionItemKind(rawValue: 17)
  /// A reference.
  public static let reference = CompletionItemKind(rawValue: 18)
  /// A folder.
  public static let folder = CompletionItemKind(rawValue: 19)
  /// A case of an enumeration.
  public static let enumMember = CompletionItemKind(rawValue: 20)
  /// A constant.
  public static let constant = CompletionItemKind(rawValue: 21)
  /// A structure.
  public static let `struct` = CompletionItemKind(rawValue: 22)
  /// An event.
  public static let event = CompletionItemKind(rawValue: 23)
  /// An operator.
  public static let `operator` = CompletionItemKind(rawValue: 24)
  /// A type parameter.
  public static let typeParameter = CompletionItemKind(rawValue: 25)
}
