import SourceText

/// The object that a property list stands for, as CoreFoundation would return it.
public indirect enum PropertyListValue: Sendable, Hashable {
  case string(String)
  case integer(IntegerValue)
  case real(Double)
  case boolean(Bool)
  case date(DateValue)
  case data([UInt8])
  case array([PropertyListValue])
  /// The entries, each key once, in the order of the file.
  case dictionary([KeyedValue])
  /// A reference of a keyed archive (`CF$UID` in XML).
  case uid(UInt64)

  /// A key of a dictionary with its value.
  public struct KeyedValue: Sendable, Hashable {
    /// The key.
    public var key: String
    /// What is under it.
    public var value: PropertyListValue

    /// Makes an entry.
    public init(key: String, value: PropertyListValue) {
      self.key = key
      self.value = value
    }
  }
}

extension PropertyListValue {
  /// Makes a dictionary of entries in which a later one replaces an earlier one of the same key; linear.
  ///
  /// In XML a dictionary that holds only `CF$UID` with a number is a reference (CFPropertyList.c, `parseDictTag`).
  static func dictionary(merging entries: [KeyedValue], recognisingUID: Bool) -> PropertyListValue {
    var indices: [LiteralText: Int] = [:]
    var merged: [KeyedValue] = []
    merged.reserveCapacity(entries.count)
    for entry in entries {
      let key = LiteralText(entry.key)
      if let index = indices[key] {
        merged[index].value = entry.value
      } else {
        indices[key] = merged.count
        merged.append(entry)
      }
    }
    if recognisingUID, merged.count == 1, merged[0].key == "CF$UID" {
      switch merged[0].value {
      case .integer(let number): return .uid(UInt64(UInt32(truncatingIfNeeded: number.magnitude)))
      case .real(let number) where number.isFinite:
        return .uid(UInt64(UInt32(clamping: Int64(max(min(number, 4e9), 0)))))
      default: break
      }
    }
    return .dictionary(merged)
  }
}

extension PropertyListTree {
  /// The object that CoreFoundation returns for the text, or nil if it rejects it.
  ///
  /// Linear; depth is bounded by the parsers.
  public var value: PropertyListValue? {
    guard isReadable, let root else { return nil }
    // Nothing after the place where CoreFoundation stops silently is part of the value.
    let end = issues.first { issue in
      if case .restIgnored = issue.code { return true }
      return issue.code == .mergeConflictMarker && issue.severity == .warning && format == .openStep
    }?.range.lowerBound
    let dropped = Set(issues.filter { $0.code == .itemDropped }.map(\.range.lowerBound))
    return ValueReader(end: end ?? text.count, dropped: dropped).value(of: root)
  }
}

extension Node {
  /// The object of this node, or nil if its text is not one.
  public var value: PropertyListValue? {
    ValueReader(end: tree.text.count, dropped: []).value(of: self)
  }
}

/// Turns nodes into values.
private struct ValueReader {
  /// Entries that begin after this offset are not read.
  let end: Int
  /// The places of broken array items that CoreFoundation drops.
  let dropped: Set<Int>

  func value(of node: Node) -> PropertyListValue? {
    switch node.kind {
    case .dictionary: return dictionary(node)
    case .array: return .array(node.children.filter { !isDropped($0) }.compactMap(value(of:)))
    case .key, .string: return node.stringValue.map(PropertyListValue.string)
    case .integer: return integer(node)
    case .real: return real(node)
    case .true: return .boolean(true)
    case .false: return .boolean(false)
    case .date: return date(node)
    case .data: return data(node)
    case .plist: return node.children.first.flatMap(value(of:))
    case .unknown: return nil
    }
  }

  private func isDropped(_ item: Node) -> Bool {
    !dropped.isEmpty && dropped.contains { item.range.contains($0) || item.range.upperBound == $0 }
  }

  private func dictionary(_ node: Node) -> PropertyListValue {
    let isXML = node.tree.format == .xml
    var entries: [PropertyListValue.KeyedValue] = []
    // The reader pairs elements blindly, so in XML the pairs are made here as it makes them.
    var pendingKey: String?
    for child in node.children {
      if !isXML, child.range.lowerBound >= end { break }
      if let key = pendingKey {
        pendingKey = nil
        if let value = value(of: child) { entries.append(.init(key: key, value: value)) }
      } else if let key = child.stringValue {
        pendingKey = key
        if child.flags.contains(.shorthand) {
          entries.append(.init(key: key, value: .string(key)))
          pendingKey = nil
        }
      }
    }
    return .dictionary(merging: entries, recognisingUID: isXML)
  }

  private func date(_ node: Node) -> PropertyListValue? {
    guard let date = DateValue(xml: node.rawContent[...]) else { return nil }
    // A day such as February 30 rolls over into the next month.
    return .date(date.isInRange ? date : date.rolledOver)
  }

  private func integer(_ node: Node) -> PropertyListValue? {
    guard case .success(let value) = XMLScalar.integer(node.rawContent[...]) else { return nil }
    return .integer(value)
  }

  private func real(_ node: Node) -> PropertyListValue? {
    let text = node.flags.contains(.escaped) ? XMLText.decodedBytes(node.rawContent[...]) : node.rawContent
    return XMLScalar.real(text).map(PropertyListValue.real)
  }

  private func data(_ node: Node) -> PropertyListValue? {
    if node.tree.format == .xml { return XMLScalar.data(node.rawContent[...]).map { .data($0.bytes) } }
    let digits = node.rawContent.compactMap(ASCII.hexValue)
    return .data(stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }
}

/// An integer in the range of property lists, -2⁶³ to 2⁶⁴−1.
public struct IntegerValue: Sendable, Hashable, CustomStringConvertible {
  /// Whether the value is below zero.
  public let isNegative: Bool
  /// The distance from zero.
  public let magnitude: UInt64

  /// Makes an integer from sign and magnitude; zero has no sign.
  init(isNegative: Bool, magnitude: UInt64) {
    self.isNegative = isNegative && magnitude > 0
    self.magnitude = magnitude
  }

  /// Makes an integer of a value.
  public init(_ value: Int64) {
    self.init(isNegative: value < 0, magnitude: value.magnitude)
  }

  /// The decimal digits, with a minus sign for negative values.
  public var description: String { (isNegative ? "-" : "") + String(magnitude) }

  /// The value, or nil above 2⁶³−1.
  public var int64: Int64? {
    isNegative ? Int64(truncatingIfNeeded: 0 &- magnitude) : Int64(exactly: magnitude)
  }
}

/// A string that equals another only if both hold the same characters in the same encoding.
///
/// `String` treats composed and decomposed characters as equal, CoreFoundation does not: both can be keys of one
/// dictionary.
package struct LiteralText: Hashable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func == (lhs: LiteralText, rhs: LiteralText) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
