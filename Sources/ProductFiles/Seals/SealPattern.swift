import SourceText

/// A regular expression in the rules of a seal, of the kind that tools for signing write (POSIX 1003.2, extended).
///
/// All places that a part can end at are followed at once, so that no pattern takes more than a power of its length.
struct SealPattern: Sendable {
  private indirect enum Part {
    case byte(Set<UInt8>)
    case start
    case end
    case sequence([Part])
    case choice([Part])
    case repeated(Part, atLeastOnce: Bool, atMostOnce: Bool)
  }

  private let whole: Part
  private static let longest = 512
  private static let depthLimit = 16

  /// Reads a pattern; nil if it uses what is not known here.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    var reader = Reader(bytes: Array(text.utf8)[...])
    guard let whole = reader.choice(depth: 0), reader.bytes.isEmpty else { return nil }
    self.whole = whole
  }

  /// Returns whether a part of `text` matches; each step takes one of `budget`, and nothing matches when none is left.
  func matches(_ text: String, _ budget: inout Int) -> Bool {
    let bytes = Array(text.utf8)
    return ends(whole, [Bool](repeating: true, count: bytes.count + 1), bytes, &budget).contains(true)
  }

  /// Returns the places at which a part can end that starts at one of `starts`.
  private func ends(_ part: Part, _ starts: [Bool], _ bytes: [UInt8], _ budget: inout Int) -> [Bool] {
    let none = [Bool](repeating: false, count: starts.count)
    budget -= starts.count
    guard budget > 0, starts.contains(true) else { return none }
    var result = none
    switch part {
    case .byte(let set):
      for (place, byte) in bytes.enumerated() where starts[place] && set.contains(byte) { result[place + 1] = true }
    case .start: result[0] = starts[0]
    case .end: result[bytes.count] = starts[bytes.count]
    case .sequence(let parts): return parts.reduce(starts) { ends($1, $0, bytes, &budget) }
    case .choice(let parts):
      for part in parts {
        for (place, isEnd) in ends(part, starts, bytes, &budget).enumerated() where isEnd { result[place] = true }
      }
    case .repeated(let part, let atLeastOnce, let atMostOnce):
      if !atLeastOnce { result = starts }
      var next = starts
      repeat {
        let found = ends(part, next, bytes, &budget)
        next = none
        for place in found.indices where found[place] && !result[place] { (result[place], next[place]) = (true, true) }
      } while !atMostOnce && next.contains(true)
    }
    return result
  }

  private struct Reader {
    var bytes: ArraySlice<UInt8>

    mutating func choice(depth: Int) -> Part? {
      guard depth < SealPattern.depthLimit, let first = sequence(depth) else { return nil }
      var parts = [first]
      while bytes.first == UInt8(ascii: "|") {
        bytes.removeFirst()
        guard let part = sequence(depth) else { return nil }
        parts.append(part)
      }
      return parts.count == 1 ? first : .choice(parts)
    }

    private mutating func sequence(_ depth: Int) -> Part? {
      var parts: [Part] = []
      while let byte = bytes.first, byte != UInt8(ascii: "|"), byte != UInt8(ascii: ")") {
        guard let part = part(depth) else { return nil }
        parts.append(repeated(part))
      }
      return .sequence(parts)
    }

    private mutating func repeated(_ part: Part) -> Part {
      switch bytes.first {
      case UInt8(ascii: "*"): bytes.removeFirst(); return .repeated(part, atLeastOnce: false, atMostOnce: false)
      case UInt8(ascii: "+"): bytes.removeFirst(); return .repeated(part, atLeastOnce: true, atMostOnce: false)
      case UInt8(ascii: "?"): bytes.removeFirst(); return .repeated(part, atLeastOnce: false, atMostOnce: true)
      default: return part
      }
    }

    private mutating func part(_ depth: Int) -> Part? {
      guard let byte = bytes.popFirst() else { return nil }
      switch byte {
      case UInt8(ascii: "."): return .byte(Set(0...255))
      case UInt8(ascii: "^"): return .start
      case UInt8(ascii: "$"): return .end
      case UInt8(ascii: "("):
        guard let part = choice(depth: depth + 1), bytes.popFirst() == UInt8(ascii: ")") else { return nil }
        return part
      case UInt8(ascii: "["): return list()
      case UInt8(ascii: "\\"):
        // A letter after a backslash is a class of another kind of expressions.
        guard let byte = bytes.popFirst(), byte < 0x80, !ASCII.isLetterOrDigit(byte) else { return nil }
        return .byte([byte])
      case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"): return nil
      default: return .byte([byte])
      }
    }

    private mutating func list() -> Part? {
      var set: Set<UInt8> = []
      let isNegative = bytes.first == UInt8(ascii: "^")
      if isNegative { bytes.removeFirst() }
      var isFirst = true
      while let byte = bytes.popFirst(), isFirst || byte != UInt8(ascii: "]") {
        isFirst = false
        // Names of classes.
        if byte == UInt8(ascii: "["), bytes.first == UInt8(ascii: ":") { return nil }
        guard bytes.first == UInt8(ascii: "-"), let last = bytes.dropFirst().first, last != UInt8(ascii: "]") else {
          set.insert(byte)
          if bytes.isEmpty { return nil }
          continue
        }
        guard byte <= last else { return nil }
        set.formUnion(byte...last)
        bytes.removeFirst(2)
      }
      return .byte(isNegative ? Set(0...255).subtracting(set) : set)
    }
  }
}
