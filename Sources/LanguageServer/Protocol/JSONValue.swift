import JSON

/// Any JSON value, for members whose form the protocol leaves open.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number without fraction that fits into 64 bits.
  case integer(Int)
  /// Any other number.
  case double(Double)
  case string(String)
  case array([JSONValue])
  /// An object; the order of members is not kept.
  case object([String: JSONValue])
}

extension JSONValue: Decodable {
  /// Decodes any JSON value.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}

extension JSONValue: JSONWritable {
  func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.literal("null")
    case .bool(let value): writer.bool(value)
    case .integer(let value): writer.number(value)
    case .double(let value): writer.literal(value.isFinite ? "\(value)" : "null")
    case .string(let value): writer.string(value)
    case .array(let values): values.write(to: &writer)
    case .object(let members): members.write(to: &writer)
    }
  }
}

extension JSONValue: ViewReadable {
  /// The deepest nesting that is read here; the general decoder reads deeper values.
  private static let depthLimit = 64

  /// Reads a value of any form; nil if something in it is unusual.
  ///
  /// Linear in the text times its depth.
  init?(_ view: JSONView) {
    self.init(view, depth: 0)
  }

  private init?(_ view: JSONView, depth: Int) {
    guard depth < Self.depthLimit else { return nil }
    if let text = view.string {
      self = .string(text)
    } else if let number = view.int {
      self = .integer(number)
    } else if let flag = view.bool {
      self = .bool(flag)
    } else if view.isNull {
      self = .null
    } else if let elements = view.elements {
      var values: [JSONValue] = []
      for element in elements {
        guard let value = JSONValue(element, depth: depth + 1) else { return nil }
        values.append(value)
      }
      self = .array(values)
    } else {
      var members: [String: JSONValue] = [:]
      let isObject = view.visitMembers { name, member in
        guard let value = JSONValue(member, depth: depth + 1) else { return false }
        return members.updateValue(value, forKey: name) == nil
      }
      guard isObject else { return nil }
      self = .object(members)
    }
  }
}

extension JSONValue {
  /// The member of an object; `nil` if it is absent or this is not an object.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The text, if this is a string.
  var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The Boolean value, if this is one.
  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number, if this is one without fraction.
  var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  /// The elements, if this is an array.
  var array: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object; of members with the same name the last one counts.
  init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(Dictionary(elements) { $1 }) }
}
