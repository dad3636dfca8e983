import SourceText

/// A value, or the name of a member, in a JSON text.
public struct JSONNode: Sendable {
  /// The kind of a value.
  public enum Kind: UInt8, Sendable {
    case object, array, string, number, bool, null
  }

  /// A member of an object.
  public struct Member: Sendable {
    /// The name, a string.
    public let name: JSONNode
    /// The value.
    public let value: JSONNode

    /// The bytes from the start of the name to the end of the value.
    public var range: Range<Int> { name.range.lowerBound..<value.range.upperBound }
  }

  let tree: JSONTree
  let index: Int

  /// The kind.
  public var kind: Kind { raw.kind }
  /// Its bytes, with quotation marks or brackets.
  public var range: Range<Int> { Int(raw.start)..<Int(raw.end) }
  /// The bytes between the quotation marks or brackets; all of them for others.
  public var contentRange: Range<Int> {
    kind == .number || kind == .bool || kind == .null ? range : (range.lowerBound + 1)..<(range.upperBound - 1)
  }

  private var raw: RawJSONNode { tree.nodes[index] }

  /// The text of a string, a lone surrogate as U+FFFD; nil for others; linear in it.
  public var string: String? {
    guard kind == .string else { return nil }
    return withContent { JSONString.decode($0).map { String(decoding: $0, as: UTF8.self) } }
  }

  /// The value of `true` or `false`; nil for others.
  public var bool: Bool? { kind == .bool ? tree.bytes[range.lowerBound] == UInt8(ascii: "t") : nil }

  /// The whole number that is written without fraction and exponent; nil for others.
  public var integer: Int? { kind == .number ? Int(String(decoding: tree.bytes[range], as: UTF8.self)) : nil }

  /// Calls `body` with the bytes of the content, whose escapes are as in the text.
  public func withContent<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    tree.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[contentRange])) }
  }

  /// The members of an object in their order, none for others; linear in their number.
  public var members: [Member] {
    guard kind == .object else { return [] }
    var members: [Member] = []
    var next = index + 1
    while next < Int(raw.next) {
      let name = JSONNode(tree: tree, index: next)
      let value = JSONNode(tree: tree, index: next + 1)
      members.append(Member(name: name, value: value))
      next = Int(value.raw.next)
    }
    return members
  }

  /// The elements of an array in their order, none for others; linear in their number.
  public var elements: [JSONNode] {
    guard kind == .array else { return [] }
    var elements: [JSONNode] = []
    var next = index + 1
    while next < Int(raw.next) {
      elements.append(JSONNode(tree: tree, index: next))
      next = Int(tree.nodes[next].next)
    }
    return elements
  }

  /// Returns the last member with this name, which counts; linear in the members.
  public func member(_ name: StaticString) -> Member? {
    members.last { $0.name.isText(name) }
  }

  /// Returns the value of the last member with this name; linear in the members.
  public subscript(name: StaticString) -> JSONNode? { member(name)?.value }

  /// Whether the node is a string of this text, which needs no escapes.
  public func isText(_ text: StaticString) -> Bool {
    guard kind == .string else { return false }
    return withContent { content in text.withUTF8Buffer { content.elementsEqual($0) } }
  }
}
