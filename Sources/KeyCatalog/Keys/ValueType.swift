/// The types of value that are allowed at a place.
public struct ValueType: OptionSet, Sendable, Hashable {
  /// The set as bits.
  public let rawValue: UInt8

  /// Makes a set of types from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Texts.
  public static let string = ValueType(rawValue: 1 << 0)
  /// Whole numbers.
  public static let integer = ValueType(rawValue: 1 << 1)
  /// Numbers with a fraction.
  public static let real = ValueType(rawValue: 1 << 2)
  /// `true` and `false`.
  public static let boolean = ValueType(rawValue: 1 << 3)
  /// Dates.
  public static let date = ValueType(rawValue: 1 << 4)
  /// Bytes.
  public static let data = ValueType(rawValue: 1 << 5)
  /// Lists.
  public static let array = ValueType(rawValue: 1 << 6)
  /// Values by key.
  public static let dictionary = ValueType(rawValue: 1 << 7)
  /// Integers and reals.
  public static let number: ValueType = [.integer, .real]
  /// All types.
  public static let any = ValueType(rawValue: .max)

  /// The names of the single types, `number` before its parts.
  private static let names: [(type: ValueType, name: String)] = [
    (.string, "string"), (.number, "number"), (.integer, "integer"), (.real, "real"), (.boolean, "boolean"),
    (.date, "date"), (.data, "data"), (.array, "array"), (.dictionary, "dictionary"),
  ]

  /// Returns the type that a catalog file calls `name`; nil for unknown names.
  init?(name: Substring) {
    guard let type = Self.names.first(where: { $0.name == name })?.type else { return nil }
    self = type
  }

  /// The names of the types that make up the set, `number` for integer and real together.
  public var typeNames: [String] {
    var rest = self
    return Self.names.compactMap { type, name in
      guard rest.isSuperset(of: type) else { return nil }
      rest.subtract(type)
      return name
    }
  }
}

extension ValueType: CustomStringConvertible {
  /// The types in words, such as "string or array"; "any type" for all, empty for none.
  public var description: String {
    self == .any ? "any type" : typeNames.joined(separator: " or ")
  }
}
