extension CodeCursor {
  /// Moves behind code that is switched off, from `#if 0` or `#if false` to its end or alternative; false where none begins.
  ///
  /// Other conditions are for a build to judge, and their code counts.
  mutating func skipDisabledCode() -> Bool {
    guard directive(at: offset) == "if" else { return false }
    var cursor = self
    cursor.offset = endOfDirective(at: offset)
    cursor.skipBlanks()
    let start = cursor.offset
    cursor.skipIdentifier()
    guard cursor.offset - start <= 5 else { return false }
    let condition = String(decoding: bytes[start..<cursor.offset], as: UTF8.self)
    cursor.skipBlanks()
    guard condition == "0" || condition == "false", [0, 0x0A, 0x0D, 0x2F].contains(byte(at: cursor.offset)) else {
      return false
    }
    cursor.skipBranch()
    offset = cursor.offset
    return true
  }

  /// Moves to the line that ends or replaces the branch of a condition, and behind its directive.
  private mutating func skipBranch() {
    var depth = 0
    while !isAtEnd {
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
      offset = min(offset + 1, bytes.count)
      skipBlanks()
      guard let name = directive(at: offset) else { continue }
      switch name {
      case "if", "ifdef", "ifndef": depth += 1
      case "endif" where depth > 0: depth -= 1
      case "endif",
        "else" where depth == 0, "elif" where depth == 0, "elseif" where depth == 0:
        offset = endOfDirective(at: offset)
        return
      default: break
      }
    }
  }

  private mutating func skipBlanks() {
    while byte(at: offset) == UInt8(ascii: " ") || byte(at: offset) == UInt8(ascii: "\t") { offset += 1 }
  }

  /// Returns the name of the directive whose `#` stands at `index`, or nil where none does.
  private func directive(at index: Int) -> String? {
    guard byte(at: index) == UInt8(ascii: "#") else { return nil }
    let end = endOfDirective(at: index)
    var start = end
    while start > index + 1, Self.isIdentifierPart(bytes[start - 1]) { start -= 1 }
    return end - start <= 8 ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }

  /// Returns the offset behind the name of the directive whose `#` stands at `index`.
  private func endOfDirective(at index: Int) -> Int {
    var cursor = self
    cursor.offset = index + 1
    cursor.skipBlanks()
    cursor.skipIdentifier()
    return min(cursor.offset, bytes.count)
  }
}
