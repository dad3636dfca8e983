/// Walks over the values of a JSON text, each with the keys that lead to it.
///
/// It is lenient: commas and colons are optional, and a text may end early. It does not recurse. One pass, linear in
/// the bytes.
struct JSONWalker {
  /// What occurs at the place that `keys` leads to.
  enum Step: Sendable, Hashable {
    /// A string; the bytes between its quotes, escapes and all.
    case string(Range<Int>)
    /// A number, `true`, `false` or `null`.
    case scalar(Range<Int>)
    /// The start of an object or array.
    case open
    /// The end of an object or array.
    case close
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  /// The keys of the objects around the value, outermost first, as the bytes between the quotes; for arrays an empty range.
  private(set) var keys: [Range<Int>] = []

  /// Makes a walker that must not outlive the bytes.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Moves on; nil at the end.
  mutating func next() -> Step? {
    if isOpening {
      isOpening = false
      keys.append(offset..<offset)
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        let string = string()
        guard isFollowedByColon else { return .string(string) }
        if !keys.isEmpty { keys[keys.count - 1] = string }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        offset += 1
        isOpening = true
        return .open
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        offset += 1
        if keys.popLast() != nil { return .close }
      case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"):
        offset += 1
      default:
        return .scalar(scalar())
      }
    }
    return nil
  }

  /// Whether the last step is at the path `names`; nil matches any key and the items of an array.
  func isAt(_ names: StaticString?...) -> Bool {
    guard keys.count == names.count else { return false }
    return zip(keys, names).allSatisfy { key, name in
      name?.withUTF8Buffer { bytes[key].elementsEqual($0) } ?? true
    }
  }

  /// Whether the last step opened an object or array.
  private var isOpening = false

  private mutating func string() -> Range<Int> {
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(offset, bytes.count)
    offset = min(offset + 1, bytes.count)
    return start..<end
  }

  private var isFollowedByColon: Bool {
    var index = offset
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }

  private mutating func scalar() -> Range<Int> {
    let start = offset
    while offset < bytes.count, bytes[offset] > 0x20, !",:{}[]\"".utf8.contains(bytes[offset]) { offset += 1 }
    return start..<offset
  }
}
