/// The kind of a node in a property list.
public enum NodeKind: UInt8, Sendable, CaseIterable {
  case dictionary
  case array
  /// A key in a dictionary; in XML also a `<key>` that is where only a value makes sense.
  case key
  case string
  case integer
  case real
  case `true`
  case `false`
  case date
  case data
  /// The `<plist>` element around the root object.
  case plist
  /// An XML element that property lists do not have.
  case unknown

  /// Whether nodes of this kind hold other nodes.
  public var isContainer: Bool {
    switch self {
    case .dictionary, .array, .plist, .unknown: true
    default: false
    }
  }

  /// Whether the node is `<true/>` or `<false/>`.
  public var isBoolean: Bool { self == .true || self == .false }

  /// The name of the XML element, or nil for unknown elements.
  public var elementName: String? {
    switch self {
    case .dictionary: "dict"
    case .array: "array"
    case .key: "key"
    case .string: "string"
    case .integer: "integer"
    case .real: "real"
    case .true: "true"
    case .false: "false"
    case .date: "date"
    case .data: "data"
    case .plist: "plist"
    case .unknown: nil
    }
  }
}

/// How a node is written and what is wrong with it.
public struct NodeFlags: OptionSet, Sendable {
  /// The flags as bits.
  public let rawValue: UInt16

  /// Makes flags of bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// An XML element without content and close tag (`<true/>`).
  public static let emptyElement = NodeFlags(rawValue: 1 << 0)
  /// The close tag, quote or bracket is missing.
  public static let unclosed = NodeFlags(rawValue: 1 << 1)
  /// The text holds entities, CDATA sections or escapes, so its value differs from its bytes.
  public static let escaped = NodeFlags(rawValue: 1 << 2)
  /// An old-style string in quotes.
  public static let quoted = NodeFlags(rawValue: 1 << 3)
  /// A dictionary without braces, as in `.strings` files.
  public static let implicit = NodeFlags(rawValue: 1 << 4)
  /// The text is not a value of the node's kind.
  public static let malformed = NodeFlags(rawValue: 1 << 5)
  /// One of the GNUstep forms that Foundation rejects (`<*I5>`).
  public static let gnuStep = NodeFlags(rawValue: 1 << 6)
  /// An old-style key whose value is omitted (`a;` for `a = a;`).
  public static let shorthand = NodeFlags(rawValue: 1 << 7)
}
