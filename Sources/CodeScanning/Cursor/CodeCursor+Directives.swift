/// The directives that select what is compiled.
private enum Directive: String {
  case `if`
  case ifdef
  case ifndef
  case elif
  case elseif
  case elifdef
  case elifndef
  case `else`
  case endif

  var opens: Bool { self == .if || self == .ifdef || self == .ifndef }
}

extension CodeCursor {
  /// Moves past the directive at the cursor, if it selects what is compiled, and notes it; else returns false.
  ///
  /// A branch that is compiled for no known platform is skipped as a whole.
  mutating func passDirective(_ conditions: inout ConditionStack) -> Bool {
    guard let (directive, end) = directive(at: offset) else { return false }
    offset = end
    switch directive {
    case .if: conditions.open(BuildConditionReader.condition(at: self))
    case .ifdef: conditions.open(definition())
    case .ifndef: conditions.open(!definition())
    case .elif, .elseif: conditions.change(to: BuildConditionReader.condition(at: self))
    case .elifdef: conditions.change(to: definition())
    case .elifndef: conditions.change(to: !definition())
    case .else: conditions.change(to: .always)
    case .endif: conditions.close()
    }
    skipDirectiveLine()
    if conditions.current.outcome.whenTrue.isEmpty { skipBranch() }
    return true
  }

  private func definition() -> BuildCondition {
    var cursor = self
    cursor.skipBlanks()
    guard let name = cursor.identifier() else { return .unknown }
    // What the next line defines is not defined yet: that protects a header from a second inclusion.
    if cursor.isDefinedNext(name) { return .never }
    return BuildCondition(function: "defined", argument: String(decoding: bytes[name], as: UTF8.self))
  }

  /// Whether a directive follows that defines the name at `name`.
  private func isDefinedNext(_ name: Range<Int>) -> Bool {
    var cursor = self
    cursor.skipTrivia()
    guard cursor.byte(at: cursor.offset) == UInt8(ascii: "#") else { return false }
    cursor.offset += 1
    cursor.skipBlanks()
    guard let word = cursor.identifier(), bytes[word].elementsEqual("define".utf8) else { return false }
    cursor.skipBlanks()
    return cursor.identifier().map { bytes[$0].elementsEqual(bytes[name]) } ?? false
  }

  /// Returns the directive whose `#` is at `index` and the end of its name; nil if there is none.
  private func directive(at index: Int) -> (directive: Directive, end: Int)? {
    guard syntax.hasDirectives, byte(at: index) == UInt8(ascii: "#"), isFirstOfLine(index) else { return nil }
    var cursor = self
    cursor.offset = index + 1
    cursor.skipBlanks()
    guard let name = cursor.identifier(), name.count <= 8 else { return nil }
    let directive = Directive(rawValue: String(decoding: bytes[name], as: UTF8.self))
    return directive.map { ($0, name.upperBound) }
  }

  private func isFirstOfLine(_ index: Int) -> Bool {
    var before = index - 1
    while byte(at: before) == UInt8(ascii: " ") || byte(at: before) == UInt8(ascii: "\t") { before -= 1 }
    return before < 0 || bytes[before] == 0x0A || bytes[before] == 0x0D || isByteOrderMark(endingAt: before)
  }

  private func isByteOrderMark(endingAt index: Int) -> Bool {
    index == 2 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// Moves to the end of the line of a directive, or to the comment there; a backslash escapes the line end.
  private mutating func skipDirectiveLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      let next = byte(at: offset + 1)
      if bytes[offset] == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") { return }
      let takesBack = bytes[offset] == UInt8(ascii: "\\") && (next == 0x0A || next == 0x0D)
      offset += takesBack && next == 0x0D ? 3 : takesBack ? 2 : 1
    }
    offset = min(offset, bytes.count)
  }

  /// Moves to the directive that ends or replaces the branch at the cursor.
  private mutating func skipBranch() {
    var depth = 0
    while !isAtEnd {
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      offset = min(offset + 1, bytes.count)
      skipBlanks()
      guard let (directive, _) = directive(at: offset) else { continue }
      if directive.opens {
        depth += 1
      } else if depth == 0 {
        return
      } else if directive == .endif {
        depth -= 1
      }
    }
  }
}
