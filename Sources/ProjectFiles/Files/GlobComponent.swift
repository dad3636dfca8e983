/// The pattern of one component of a path.
struct GlobComponent: Sendable, Hashable {
  private enum Token: Sendable, Hashable {
    case byte(UInt8)
    case anyByte
    case anyBytes
    case oneOf([ClosedRange<UInt8>], isNegated: Bool)

    func matches(_ byte: UInt8) -> Bool {
      switch self {
      case .byte(let wanted): byte == wanted
      case .anyByte: true
      case .anyBytes: false
      case .oneOf(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
      }
    }
  }

  private var tokens: [Token] = []

  /// Makes a pattern; without classes, brackets and backslashes match themselves.
  init(_ text: Substring, takesClasses: Bool) {
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): tokens.append(.anyBytes)
      case UInt8(ascii: "?"): tokens.append(.anyByte)
      case UInt8(ascii: "\\") where takesClasses:
        // As for `fnmatch`, a backslash at the end matches nothing.
        tokens.append(rest.popFirst().map(Token.byte) ?? .oneOf([], isNegated: false))
      case UInt8(ascii: "[") where takesClasses: tokens.append(Self.readClass(&rest) ?? .byte(byte))
      default: tokens.append(.byte(byte))
      }
    }
  }

  /// Reads what follows a bracket; nil if none closes it, so that the bracket matches itself.
  private static func readClass(_ rest: inout ArraySlice<UInt8>) -> Token? {
    var cursor = rest
    let isNegated = cursor.first == UInt8(ascii: "!") || cursor.first == UInt8(ascii: "^")
    if isNegated { cursor.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    var isFirst = true
    while let first = cursor.popFirst() {
      if first == UInt8(ascii: "]"), !isFirst {
        rest = cursor
        return .oneOf(ranges, isNegated: isNegated)
      }
      isFirst = false
      let lower = first == UInt8(ascii: "\\") ? cursor.popFirst() ?? first : first
      var upper = lower
      if cursor.first == UInt8(ascii: "-"), let end = cursor.dropFirst().first, end != UInt8(ascii: "]") {
        upper = end
        cursor = cursor.dropFirst(2)
      }
      if lower <= upper { ranges.append(lower...upper) }
    }
    return nil
  }

  /// Returns whether `name` matches; goes back to the last star only, so linear in the product of the lengths.
  func matches(_ name: [UInt8]) -> Bool {
    var (token, byte) = (0, 0)
    var retry: (token: Int, byte: Int)?
    while byte < name.count {
      if token < tokens.count, tokens[token] == .anyBytes {
        token += 1
        retry = (token, byte)
      } else if token < tokens.count, tokens[token].matches(name[byte]) {
        (token, byte) = (token + 1, byte + 1)
      } else if let last = retry {
        (token, byte) = (last.token, last.byte + 1)
        retry = (token, byte)
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .anyBytes }
  }
}
