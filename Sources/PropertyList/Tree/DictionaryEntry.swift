/// A key with its value, as they are together in a dictionary.
public struct DictionaryEntry: Sendable, Hashable {
  /// The key; nil if a value is without one.
  public let key: Node?
  /// The value; nil if a key is without one.
  public let value: Node?

  /// The key's text; nil if there is no key.
  public var name: String? { key?.stringValue }

  /// The bytes from the key's start to the value's end.
  public var range: Range<Int> {
    let start = key?.range.lowerBound ?? value?.range.lowerBound ?? 0
    let end = value?.range.upperBound ?? key?.range.upperBound ?? start
    return start..<max(start, end)
  }

  /// Returns whether the key's text is `name`.
  public func keyEquals(_ name: String) -> Bool {
    key?.textEquals(name) ?? false
  }
}

/// The entries of a dictionary, in the order of the text.
///
/// A key followed by another key has no value; a value that follows no key has no key.
public struct DictionaryEntries: Sequence, Sendable {
  private let children: NodeChildren

  init(_ children: NodeChildren) {
    self.children = children
  }

  /// Starts at the first entry.
  public func makeIterator() -> Iterator { Iterator(children: children.makeIterator()) }

  /// Makes pairs of the nodes of a dictionary, one after the other.
  public struct Iterator: IteratorProtocol {
    var children: NodeChildren.Iterator
    var lookahead: Node?

    /// Returns the next entry, or nil after the last; constant time.
    public mutating func next() -> DictionaryEntry? {
      guard let first = lookahead ?? children.next() else { return nil }
      lookahead = nil
      guard first.kind == .key else { return DictionaryEntry(key: nil, value: first) }
      if first.flags.contains(.shorthand) { return DictionaryEntry(key: first, value: first) }
      guard let second = children.next() else { return DictionaryEntry(key: first, value: nil) }
      guard second.kind != .key else {
        lookahead = second
        return DictionaryEntry(key: first, value: nil)
      }
      return DictionaryEntry(key: first, value: second)
    }
  }
}
