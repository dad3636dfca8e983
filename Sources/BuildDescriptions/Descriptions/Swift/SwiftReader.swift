/// Reads literals and calls from Swift source, without parsing the language.
///
/// Anything else is `other`; brackets and quotation marks determine where it ends. Linear in the text.
struct SwiftReader {
  static let depthLimit = 64

  var cursor: SwiftCursor
  /// The offset of the first value that is not read because it nests deeper than the limit.
  private(set) var limitOffset: Int?

  init(_ bytes: [UInt8]) {
    cursor = SwiftCursor(bytes)
  }

  /// Returns the calls of the top level and those in brackets of other expressions, in their order, and the values of
  /// constants by name.
  mutating func read() -> (calls: [SwiftExpression], constants: [String: SwiftExpression]) {
    var calls: [SwiftExpression] = []
    var constants: [String: SwiftExpression] = [:]
    while true {
      cursor.skipTrivia()
      guard let byte = cursor.current else { break }
      guard SwiftCursor.isWord(byte) || byte == UInt8(ascii: ".") else {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") { _ = cursor.text() } else { cursor.advance() }
        continue
      }
      let start = cursor.offset
      let word = cursor.name()
      if word == "let" {
        if let (name, value) = constant() {
          constants[name] = value
          calls += Self.outermostCalls(value)
        }
      } else if word == "func" {
        // The parentheses of a declaration are not a call.
        cursor.skipTrivia()
        _ = cursor.name()
      } else if cursor.current == UInt8(ascii: "(") {
        calls.append(call(word, from: start, depth: 0))
      } else if word.isEmpty {
        cursor.advance()
      }
    }
    return (calls, constants)
  }

  private static func outermostCalls(_ expression: SwiftExpression) -> [SwiftExpression] {
    if case .call = expression.content { return [expression] }
    return expression.children.flatMap(outermostCalls)
  }

  /// Reads `name: Type = value` after `let`; nil if no value follows.
  private mutating func constant() -> (String, SwiftExpression)? {
    cursor.skipTrivia()
    let name = cursor.name()
    guard !name.isEmpty else { return nil }
    cursor.skipTrivia()
    if cursor.skip(UInt8(ascii: ":")) {
      while let byte = cursor.current, byte != UInt8(ascii: "="), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "{")
      {
        cursor.advance()
      }
    }
    guard cursor.current == UInt8(ascii: "="), cursor.skip(UInt8(ascii: "=")) else { return nil }
    return (name, expression(depth: 0, isStatement: true))
  }

  // MARK: Expressions

  /// Reads an expression up to a comma or closing bracket, a statement up to the end of its line too.
  private mutating func expression(depth: Int, isStatement: Bool = false) -> SwiftExpression {
    cursor.skipTrivia()
    let start = cursor.offset
    let first = primary(depth: depth)
    let end = cursor.offset
    if isStatement {
      cursor.skipBlanks()
      if cursor.current == nil || cursor.current == UInt8(ascii: "\n") || cursor.current == UInt8(ascii: "\r") {
        return first
      }
    }
    cursor.skipTrivia()
    if cursor.isAtEndOfExpression || isStatement && cursor.isAtWord { return first }
    // Something follows, such as an operator or a closure.
    skipRest(isStatement: isStatement)
    return SwiftExpression(content: .other, range: start..<max(end, cursor.offset))
  }

  private mutating func primary(depth: Int) -> SwiftExpression {
    let start = cursor.offset
    guard let byte = cursor.current else { return make(.other, start) }
    guard depth < Self.depthLimit else {
      limitOffset = limitOffset ?? start
      return make(.other, start)
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      let text = cursor.text()
      return make(text.map { .text($0) } ?? .other, start)
    case UInt8(ascii: "["): return bracketed(depth: depth)
    case _ where SwiftCursor.isWord(byte) || byte == UInt8(ascii: "."):
      let name = cursor.name()
      if cursor.current == UInt8(ascii: "(") { return call(name, from: start, depth: depth) }
      return make(name.isEmpty ? .other : .name(name), start)
    default: return make(.other, start)
    }
  }

  private mutating func bracketed(depth: Int) -> SwiftExpression {
    let start = cursor.offset
    cursor.advance()
    var items: [SwiftExpression] = []
    var pairs: [SwiftExpression.Pair] = []
    var isDictionary = false
    cursor.skipTrivia()
    while let byte = cursor.current, byte != UInt8(ascii: "]") {
      let before = cursor.offset
      if byte == UInt8(ascii: ":"), items.isEmpty, pairs.isEmpty {
        isDictionary = true
        cursor.advance()
      } else {
        let item = expression(depth: depth + 1)
        if cursor.skip(UInt8(ascii: ":")) {
          // What is no pair comes first where a parenthesis is at the wrong place.
          isDictionary = isDictionary || items.isEmpty
          pairs.append(.init(key: item, value: expression(depth: depth + 1)))
        } else {
          items.append(item)
        }
      }
      _ = cursor.skip(UInt8(ascii: ","))
      cursor.skipTrivia()
      if cursor.offset == before { cursor.advance() }
    }
    _ = cursor.skip(UInt8(ascii: "]"))
    return make(isDictionary ? .dictionary(pairs) : .array(items), start)
  }

  /// Reads the arguments of a call, whose opening parenthesis is here.
  private mutating func call(_ name: String, from start: Int, depth: Int) -> SwiftExpression {
    cursor.advance()
    var arguments: [SwiftExpression.Argument] = []
    cursor.skipTrivia()
    while let byte = cursor.current, byte != UInt8(ascii: ")") {
      let before = cursor.offset
      let label = cursor.label()
      arguments.append(.init(label: label, value: expression(depth: depth + 1)))
      _ = cursor.skip(UInt8(ascii: ","))
      cursor.skipTrivia()
      if cursor.offset == before { cursor.advance() }
    }
    _ = cursor.skip(UInt8(ascii: ")"))
    return make(.call(name, arguments), start)
  }

  /// Moves past the rest of an expression of unknown form.
  private mutating func skipRest(isStatement: Bool) {
    var depth = 0
    while let byte = cursor.current {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0, UInt8(ascii: ":") where depth == 0: return
      case UInt8(ascii: "\n") where depth == 0 && isStatement: return
      case UInt8(ascii: "\""):
        _ = cursor.text()
        continue
      default: break
      }
      cursor.advance()
      if !isStatement { cursor.skipTrivia() }
    }
  }

  private func make(_ content: SwiftExpression.Content, _ start: Int) -> SwiftExpression {
    SwiftExpression(content: content, range: start..<max(start, cursor.offset))
  }
}
