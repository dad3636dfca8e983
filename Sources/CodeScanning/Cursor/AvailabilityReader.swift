/// Reads checks of system versions, such as `if #available(iOS 15, *)`, and finds the code that runs on older systems alone.
struct AvailabilityReader {
  /// Code with what must hold for it to be run.
  struct Branch {
    let range: Range<Int>
    let condition: BuildCondition
  }

  private var cursor: CodeCursor
  /// Directives inside the branches, which must not end the search.
  private var conditions = ConditionStack()
  /// The offset up to which the end of a branch is searched.
  private let end: Int

  /// The largest number of bytes that one check may be away from the end of its branches.
  static let limit = 20_000

  /// Returns the branch of the check whose word, `available` or `unavailable`, is at `word` after the identifier `previous`;
  /// nil if there is none, or if something else than the version decides too.
  ///
  /// `budget` is the number of bytes that may be read for it, and afterwards for others.
  static func branch(at word: Range<Int>, _ previous: Range<Int>?, in cursor: CodeCursor, _ budget: inout Int)
    -> Branch?
  {
    guard let previous, let first = Self.firstByte(of: word, previous, cursor) else { return nil }
    var reader = AvailabilityReader(cursor, from: word.upperBound, upTo: word.upperBound + min(budget, limit))
    defer { budget -= reader.cursor.offset - word.upperBound }
    guard let condition = reader.oldSystems(), first == UInt8(ascii: "#") || reader.cursor.take(UInt8(ascii: ")"))
    else {
      return nil
    }
    let isGuard = cursor.bytes[previous].elementsEqual("guard".utf8)
    // Of `#unavailable` the branch itself is for old systems.
    if cursor.byte(at: word.lowerBound) == UInt8(ascii: "u") {
      return isGuard ? nil : reader.block().map { Branch(range: $0, condition: condition) }
    }
    if !isGuard, reader.block() == nil { return nil }
    guard reader.takeElse(), let range = reader.alternatives() else { return nil }
    return Branch(range: range, condition: condition)
  }

  private init(_ cursor: CodeCursor, from start: Int, upTo end: Int) {
    (self.cursor, self.end) = (cursor, end)
    self.cursor.offset = start
  }

  /// Returns the first byte of a check that follows `if` or `guard` directly, or `if (` in C; nil for other code, such as
  /// attributes of declarations.
  private static func firstByte(of word: Range<Int>, _ previous: Range<Int>, _ cursor: CodeCursor) -> UInt8? {
    let isC = cursor.syntax == .c
    let keyword = cursor.bytes[previous]
    guard keyword.elementsEqual("if".utf8) || !isC && keyword.elementsEqual("guard".utf8) else { return nil }
    let between = cursor.bytes[previous.upperBound..<word.lowerBound].filter { $0 > 0x20 }
    return between == (isC ? Array("(@".utf8) : Array("#".utf8)) ? between.last : nil
  }

  /// Reads `(iOS 15, macOS 12, *)` and returns the condition that holds on older systems; `#unavailable` has no asterisk.
  private mutating func oldSystems() -> BuildCondition? {
    guard cursor.take(UInt8(ascii: "(")) else { return nil }
    var named: PlatformMask = []
    var condition = BuildCondition.always
    while true {
      if cursor.take(UInt8(ascii: "*")) {
        guard cursor.take(UInt8(ascii: ")")) else { return nil }
        return .exactly(named) && condition
      }
      guard let platforms = platforms(), let version = version() else { return nil }
      named.formUnion(platforms)
      condition = condition && BuildCondition(.before(SystemVersion(platforms: platforms, version: version)))
      if cursor.take(UInt8(ascii: ")")) { return .exactly(named) && condition }
      guard cursor.take(UInt8(ascii: ",")) else { return nil }
    }
  }

  private mutating func platforms() -> PlatformMask? {
    cursor.skipTrivia()
    guard let name = cursor.identifier() else { return nil }
    switch String(decoding: cursor.bytes[name], as: UTF8.self) {
    case "iOS": return [.iOS, .macCatalyst]
    case "macCatalyst": return .macCatalyst
    case "macOS", "OSX": return .macOS
    case "tvOS": return .tvOS
    case "watchOS": return .watchOS
    case "visionOS": return .visionOS
    default: return nil
    }
  }

  private mutating func version() -> String? {
    cursor.skipTrivia()
    let start = cursor.offset
    while cursor.byte(at: cursor.offset) == UInt8(ascii: ".") || cursor.byte(at: cursor.offset) &- 0x30 < 10 {
      cursor.offset += 1
    }
    return cursor.offset > start ? String(decoding: cursor.bytes[start..<cursor.offset], as: UTF8.self) : nil
  }

  // MARK: Branches

  /// Moves to the brace after the condition of an `if`; a closure in parentheses is a part of the condition.
  private mutating func skipHead() {
    var depth = 0
    while !cursor.isAtEnd, isWithinLimit {
      switch cursor.byte(at: cursor.offset) {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "{") where depth == 0: return
      default: break
      }
      _ = cursor.step(&conditions)
    }
  }

  private mutating func takeElse() -> Bool {
    cursor.skipTrivia()
    guard let word = cursor.identifier() else { return false }
    return cursor.bytes[word].elementsEqual("else".utf8)
  }

  /// Moves past `{ … }` or `if … { … } else { … }` after an `else` and returns its bytes; nil if something else follows.
  private mutating func alternatives() -> Range<Int>? {
    cursor.skipTrivia()
    let start = cursor.offset
    while true {
      if let word = cursor.identifier() {
        guard cursor.bytes[word].elementsEqual("if".utf8) else { return nil }
        skipHead()
      }
      guard block() != nil else { return nil }
      let end = cursor.offset
      guard takeElse() else { return start..<end }
      cursor.skipTrivia()
    }
  }

  /// Moves past `{ … }` and returns its bytes; nil if there is none or its end is too far away.
  private mutating func block() -> Range<Int>? {
    cursor.skipTrivia()
    let start = cursor.offset
    guard cursor.byte(at: start) == UInt8(ascii: "{") else { return nil }
    var depth = 0
    while !cursor.isAtEnd, isWithinLimit {
      let byte = cursor.byte(at: cursor.offset)
      _ = cursor.step(&conditions)
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return start..<cursor.offset }
    }
    return nil
  }

  private var isWithinLimit: Bool { cursor.offset < end }
}
