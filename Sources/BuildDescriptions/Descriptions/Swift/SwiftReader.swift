/// Reads literals and calls from Swift source, without parsing the language.
///
/// Anything else is `other`; brackets and quotation marks determine where it ends. Linear in the text.
struct SwiftReader {
  static let depthLimit = 64
  /// How deep choices between values are read; what turns out to be none is read once more at each depth.
  private static let choiceLimit = 4

  var cursor: SwiftCursor
  /// The offset of the first value that is not read because it nests deeper than the limit.
  private(set) var limitOffset: Int?

  /// What an open brace belongs to.
  private enum Scope {
    case type(String)
    /// A function by its name and its number among those of that name.
    case function(String, Int)
    case condition(SwiftSource.Call.Condition)
    case other
  }

  /// The number of the file, of those that are read together.
  private let file: Int
  private var source = SwiftSource()
  private var scopes: [Scope] = []
  /// How many open braces are inside more of them than the limit; what they belong to is not known.
  private var deepScopes = 0

  init(_ bytes: [UInt8], file: Int = 0) {
    cursor = SwiftCursor(bytes)
    self.file = file
  }

  /// Returns what the source declares.
  mutating func read() -> SwiftSource {
    /// What the next open brace belongs to.
    var next: Scope?
    /// The condition whose braces were closed last.
    var last: SwiftSource.Call.Condition?
    while true {
      cursor.skipTrivia()
      guard let byte = cursor.current else { break }
      guard SwiftCursor.isWord(byte) || byte == UInt8(ascii: ".") else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "#"): _ = cursor.text()
        case UInt8(ascii: "{"):
          open(next ?? .other)
          next = nil
        case UInt8(ascii: "}"): last = close()
        default: cursor.advance()
        }
        continue
      }
      let start = cursor.offset
      let word = cursor.name()
      switch word {
      case "let": constant().map { add($0, $1) }
      case "var": computedConstant().map { add($0, $1) }
      case "func": next = function()
      case "if": next = condition()
      case "else": next = last.map { .condition(.init(name: $0.name, value: !$0.value)) }
      case "enum", "extension", "struct": next = type()
      // Not a method of a class, which `class func` declares.
      case "class" where !isAtDeclaration: next = type()
      case _ where cursor.current == UInt8(ascii: "("): add([call(word, from: start, depth: 0)])
      case "": cursor.advance()
      default: break
      }
    }
    return source
  }

  // MARK: Scopes

  private mutating func open(_ scope: Scope) {
    cursor.advance()
    if scopes.count < Self.depthLimit { scopes.append(scope) } else { deepScopes += 1 }
  }

  /// Moves past a closing brace; returns the condition that its braces belong to.
  private mutating func close() -> SwiftSource.Call.Condition? {
    cursor.advance()
    guard deepScopes == 0 else {
      deepScopes -= 1
      return nil
    }
    guard case .condition(let condition) = scopes.popLast() else { return nil }
    return condition
  }

  // MARK: Declarations

  private var isAtDeclaration: Bool {
    var ahead = cursor
    ahead.skipTrivia()
    return ["func", "let", "var"].contains(ahead.name())
  }

  private mutating func type() -> Scope? {
    cursor.skipTrivia()
    let name = cursor.name()
    return name.isEmpty ? nil : .type(name)
  }

  /// Reads `if name` or `if !name` before its brace; nil for other conditions.
  private mutating func condition() -> Scope? {
    cursor.skipTrivia()
    let isNegated = cursor.skip(UInt8(ascii: "!"))
    let name = cursor.name()
    cursor.skipTrivia()
    guard !name.isEmpty, cursor.current == UInt8(ascii: "{") else { return nil }
    return .condition(.init(name: name, value: !isNegated))
  }

  /// Reads the name and the parameters of a function after `func`.
  private mutating func function() -> Scope? {
    cursor.skipTrivia()
    let name = cursor.name()
    if cursor.current == UInt8(ascii: "<") {
      while let byte = cursor.current, byte != UInt8(ascii: "("), byte != UInt8(ascii: "{") { cursor.advance() }
    }
    guard !name.isEmpty, cursor.skip(UInt8(ascii: "(")) else { return nil }
    var parameters: [SwiftSource.Function.Parameter] = []
    cursor.skipTrivia()
    while let byte = cursor.current, byte != UInt8(ascii: ")") {
      let before = cursor.offset
      let label = cursor.name()
      cursor.skipTrivia()
      let inner = cursor.name()
      skipType()
      let value = cursor.skip(UInt8(ascii: "=")) ? expression(depth: 1) : nil
      parameters.append(.init(label: label, name: inner.isEmpty ? label : inner, value: value))
      _ = cursor.skip(UInt8(ascii: ","))
      cursor.skipTrivia()
      if cursor.offset == before { cursor.advance() }
    }
    _ = cursor.skip(UInt8(ascii: ")"))
    source.functions[name, default: []].append(.init(parameters: parameters))
    return .function(name, (source.functions[name]?.count ?? 1) - 1)
  }

  /// Moves past the type of a parameter.
  private mutating func skipType() {
    var depth = 0
    while let byte = cursor.current {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: "="):
        if depth == 0 { return }
      default: break
      }
      cursor.advance()
      cursor.skipTrivia()
    }
  }

  /// Adds calls to those of the file and of the function around them.
  private mutating func add(_ calls: [SwiftExpression]) {
    source.calls += calls
    guard let (name, number) = outerFunction else { return }
    let conditions = scopes.compactMap { scope in if case .condition(let condition) = scope { condition } else { nil } }
    source.functions[name]?[number].calls += calls.map { .init(expression: $0, conditions: conditions) }
  }

  private mutating func add(_ name: String, _ value: SwiftExpression) {
    add(Self.outermostCalls(value))
    if let (function, number) = outerFunction {
      source.functions[function]?[number].constants[name] = value
      return
    }
    let types = scopes.compactMap { scope in if case .type(let name) = scope { name } else { nil } }
    source.constants[(types + [name]).joined(separator: ".")] = value
    if !types.isEmpty { source.members[name] = value }
  }

  private var outerFunction: (name: String, number: Int)? {
    scopes.firstResult { scope in if case .function(let name, let number) = scope { (name, number) } else { nil } }
  }

  private static func outermostCalls(_ expression: SwiftExpression) -> [SwiftExpression] {
    if case .call = expression.content { return [expression] }
    return expression.children.flatMap(outermostCalls)
  }

  /// Reads `name: Type = value` after `let`; nil if no value follows.
  private mutating func constant() -> (String, SwiftExpression)? {
    guard let name = declaredName(), cursor.skip(UInt8(ascii: "=")) else { return nil }
    return (name, expression(depth: 0, isStatement: true))
  }

  /// Reads `name: Type { value }` after `var`; nil for other variables, whose values may change.
  private mutating func computedConstant() -> (String, SwiftExpression)? {
    let start = cursor
    guard let name = declaredName(), cursor.skip(UInt8(ascii: "{")) else {
      cursor = start
      return nil
    }
    cursor.skipTrivia()
    let inner = cursor
    if cursor.name() != "return" { cursor = inner }
    let value = expression(depth: 0, isStatement: true)
    cursor.skipTrivia()
    guard cursor.skip(UInt8(ascii: "}")) else {
      cursor = start
      return nil
    }
    return (name, value)
  }

  /// Reads a name with its type up to what follows.
  private mutating func declaredName() -> String? {
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
    return name
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
    if case .name(let name) = first.content, let choice = choice(name, start, depth) { return choice }
    // Something follows, such as an operator or a closure.
    skipRest(isStatement: isStatement)
    return SwiftExpression(content: .other, range: start..<max(end, cursor.offset), file: file)
  }

  /// Reads `? value : value` after a name, within an expression that ends after it; nil for other operators.
  private mutating func choice(_ name: String, _ start: Int, _ depth: Int) -> SwiftExpression? {
    let operation = cursor
    guard depth < Self.choiceLimit, cursor.skip(UInt8(ascii: "?")), cursor.isAtBlank else {
      cursor = operation
      return nil
    }
    let first = expression(depth: depth + 1)
    guard cursor.skip(UInt8(ascii: ":")) else {
      cursor = operation
      return nil
    }
    let second = expression(depth: depth + 1)
    return make(.choice(name, first, second), start)
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
      return make(Self.content(cursor.text()), start)
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

  private static func content(_ pieces: [SwiftExpression.TextPiece]?) -> SwiftExpression.Content {
    guard let pieces else { return .other }
    var text = ""
    for piece in pieces {
      guard case .text(let part) = piece else { return .interpolation(pieces) }
      text += part
    }
    return .text(text)
  }

  private func make(_ content: SwiftExpression.Content, _ start: Int) -> SwiftExpression {
    SwiftExpression(content: content, range: start..<max(start, cursor.offset), file: file)
  }
}
