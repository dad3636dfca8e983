/// A value in a text of YAML or JSON, with its place.
public struct YAMLNode: Sendable, Hashable {
  /// A key of a mapping with its value.
  public struct Pair: Sendable, Hashable {
    /// The key, a scalar.
    public let key: YAMLNode
    /// The value; an empty plain scalar if there is none.
    public let value: YAMLNode

    /// The bytes from the key to the end of the value; those of the key alone where the value does not follow it, as one that a script
    /// puts together from several places.
    public var range: Range<Int> {
      let end = value.range.lowerBound < key.range.upperBound ? key.range.upperBound : value.range.upperBound
      return key.range.lowerBound..<end
    }

    /// Makes a pair.
    public init(key: YAMLNode, value: YAMLNode) {
      (self.key, self.value) = (key, value)
    }
  }

  /// The content of a node.
  public enum Content: Sendable, Hashable {
    case scalar(String)
    case sequence([YAMLNode])
    /// The pairs in their order, followed by those that `<<` merged into the mapping.
    case mapping([Pair])
  }

  /// How a node is written.
  public enum Style: Sendable, Hashable {
    /// A scalar without quotation marks, whose text may mean a number or nothing.
    case plain
    /// A scalar in single quotation marks.
    case singleQuoted
    /// A scalar in double quotation marks.
    case doubleQuoted
    /// A scalar that follows `|` or `>`, or a collection written by indentation.
    case block
    /// A collection in brackets, as all of JSON's are.
    case flow
  }

  /// The content.
  public let content: Content
  /// The style.
  public let style: Style
  /// Its bytes in the text, with quotation marks and brackets; empty if there is no value.
  ///
  /// An alias has its own place; its content has that of the anchor.
  public let range: Range<Int>
  /// The line on which it begins, from one.
  public let line: Int
  /// The number of bytes before it on that line.
  public let column: Int

  /// Returns a node with other content at the same place.
  public func with(_ content: Content) -> YAMLNode {
    YAMLNode(content: content, style: style, range: range, line: line, column: column)
  }

  /// Returns the same node as if it were at another place; what is in it stays where it is.
  public func moved(to range: Range<Int>, line: Int, column: Int) -> YAMLNode {
    YAMLNode(content: content, style: style, range: range, line: line, column: column)
  }

  /// The text of a scalar; nil for others.
  public var string: String? {
    if case .scalar(let text) = content { text } else { nil }
  }

  /// The items of a sequence; nil for others.
  public var sequence: [YAMLNode]? {
    if case .sequence(let items) = content { items } else { nil }
  }

  /// The pairs of a mapping; nil for others.
  public var mapping: [Pair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// Whether there is no value, or a word that means null.
  public var isNull: Bool {
    guard style == .plain, let string else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(string)
  }

  /// The value of a plain `true` or `false`, or of their other spellings in YAML 1.1; nil for others.
  public var bool: Bool? {
    guard style == .plain, let string else { return nil }
    switch string.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: return nil
    }
  }

  /// Returns the pair with this key, the last if there are several; linear in the pairs.
  public func pair(_ key: String) -> Pair? { mapping?.last { $0.key.string == key } }

  /// Returns the value of this key; linear in the pairs.
  public subscript(key: String) -> YAMLNode? { pair(key)?.value }

  /// Returns the value that a path of keys leads to, each in the mapping of the one before.
  public func value(at path: String...) -> YAMLNode? {
    path.reduce(Optional(self)) { $0?[$1] }
  }
}

/// Why a text is not YAML, or uses YAML that this reader does not support.
public struct YAMLProblem: Error, Hashable {
  /// The line, from one.
  public let line: Int
  /// The number of bytes before the place on that line.
  public let column: Int
  /// The reason, part of a sentence.
  public let message: String
  /// The limit of the reader that the text exceeds; nil for other problems.
  public var limit: Limit? = nil

  /// A limit of the reader.
  public enum Limit: Hashable, Sendable {
    /// The deepest nesting of values.
    case nesting(Int)
    /// The number of values that aliases may stand for.
    case aliases(Int)
  }
}
