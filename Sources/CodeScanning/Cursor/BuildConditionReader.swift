/// Reads the condition of `#if` and similar directives, from after the directive to the end of its line.
struct BuildConditionReader {
  private var cursor: CodeCursor
  private static let depthLimit = 32

  /// Returns the condition at `cursor`; unsupported syntax counts as unknown.
  ///
  /// Linear in the line.
  static func condition(at cursor: CodeCursor) -> BuildCondition {
    var reader = BuildConditionReader(cursor: cursor)
    return reader.alternatives(depth: 0)
  }

  // MARK: Operators

  private mutating func alternatives(depth: Int) -> BuildCondition {
    var condition = conjunction(depth)
    while takePair(UInt8(ascii: "|")) { condition = condition || conjunction(depth) }
    return condition
  }

  private mutating func conjunction(_ depth: Int) -> BuildCondition {
    var condition = operand(depth)
    while takePair(UInt8(ascii: "&")) { condition = condition && operand(depth) }
    return condition
  }

  private mutating func operand(_ depth: Int) -> BuildCondition {
    var isNegated = false
    while take(UInt8(ascii: "!")) { isNegated.toggle() }
    let condition = primary(depth)
    return isNegated ? !condition : condition
  }

  private mutating func primary(_ depth: Int) -> BuildCondition {
    var condition = BuildCondition.unknown
    if take(UInt8(ascii: "(")) {
      if depth < Self.depthLimit { condition = alternatives(depth: depth + 1) }
      skip(pastEnd: true)
    } else if let name = identifier() {
      condition = term(name)
    }
    skipSpace()
    guard !isAtBorder else { return condition }
    // A comparison or arithmetic.
    skip(pastEnd: false)
    return .unknown
  }

  private mutating func term(_ name: String) -> BuildCondition {
    if take(UInt8(ascii: "(")) {
      let condition = comparison(name) ?? BuildCondition(function: name, argument: identifier() ?? "")
      skip(pastEnd: true)
      return condition
    }
    if name == "defined", let argument = identifier() { return BuildCondition(function: name, argument: argument) }
    return BuildCondition(name: name, cursor.syntax)
  }

  /// Returns the condition of `>= 5.9` or `< 6` as the argument of `name`; nil if something else follows.
  private mutating func comparison(_ name: String) -> BuildCondition? {
    let isNegated = take(UInt8(ascii: "<"))
    guard isNegated || take(UInt8(ascii: ">")), isNegated || take(UInt8(ascii: "=")),
      let version = identifier().flatMap({ Int($0) })
    else { return nil }
    return BuildCondition(name, isAtLeast: version, isNegated: isNegated)
  }

  // MARK: Bytes

  /// Moves to the operator, the parenthesis or the line end that ends a term; past the parenthesis if `pastEnd` is set.
  private mutating func skip(pastEnd: Bool) {
    var depth = 0
    while !isAtLineEnd {
      let byte = cursor.byte(at: cursor.offset)
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") {
        if depth == 0 {
          cursor.offset += pastEnd ? 1 : 0
          return
        }
        depth -= 1
      }
      if !pastEnd, depth == 0, isAtBorder { return }
      cursor.offset += 1
    }
  }

  /// Whether a term ends here.
  private var isAtBorder: Bool {
    let byte = cursor.byte(at: cursor.offset)
    return isAtLineEnd || byte == UInt8(ascii: ")")
      || (byte == UInt8(ascii: "&") || byte == UInt8(ascii: "|")) && cursor.byte(at: cursor.offset + 1) == byte
  }

  private var isAtLineEnd: Bool {
    let byte = cursor.byte(at: cursor.offset)
    guard byte != 0, byte != 0x0A, byte != 0x0D else { return true }
    let next = cursor.byte(at: cursor.offset + 1)
    return byte == UInt8(ascii: "/") && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
  }

  private mutating func takePair(_ byte: UInt8) -> Bool {
    skipSpace()
    guard cursor.byte(at: cursor.offset) == byte, cursor.byte(at: cursor.offset + 1) == byte else { return false }
    cursor.offset += 2
    return true
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard cursor.byte(at: cursor.offset) == byte else { return false }
    cursor.offset += 1
    return true
  }

  private mutating func identifier() -> String? {
    skipSpace()
    return cursor.identifier().map { String(decoding: cursor.bytes[$0], as: UTF8.self) }
  }

  /// Moves over blanks and escaped line ends.
  private mutating func skipSpace() {
    while true {
      cursor.skipBlanks()
      guard cursor.byte(at: cursor.offset) == UInt8(ascii: "\\") else { return }
      var end = cursor.offset + 1
      if cursor.byte(at: end) == 0x0D { end += 1 }
      guard cursor.byte(at: end) == 0x0A else { return }
      cursor.offset = end + 1
    }
  }
}
