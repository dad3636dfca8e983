/// A string literal that a cursor moved past.
struct StringLiteral {
  /// The bytes between the quotes.
  var content: Range<Int>
  /// Whether a value is inserted into it.
  var isInterpolated = false
  /// Whether it is closed, on one line unless it may have several.
  var isWhole = false
  /// How it is written.
  let form: StringForm
}

/// The way in which a string literal is written.
struct StringForm {
  /// The quote.
  let quote: UInt8
  /// How many quotes enclose it: one or three.
  var quotes = 1
  /// The number of `#` around the quotes of Swift.
  var hashes = 0
  /// Whether it may have several lines.
  var spansLines = false
  /// Whether a backslash is literal.
  var isRaw = false
}

extension CodeCursor {
  /// The maximum nesting of string literals in interpolations.
  private static let nestingLimit = 16

  /// Moves past the string literal at the cursor and returns it; nil if none starts there.
  ///
  /// One that is never closed ends at its line's end. `depth` is the number of literals around it.
  mutating func skipString(depth: Int = 0) -> StringLiteral? {
    let start = offset
    guard let form = takeStringForm() else { return nil }
    offset += form.quotes
    let literal = syntax == .c && form.isRaw ? skipDelimitedString(form) : skipContent(form, depth)
    if depth == 0 { lastLiteral = start..<offset }
    return literal
  }

  /// Returns the code of the values that are inserted into the last literal, without the brackets around each; linear in the literal.
  func interpolations() -> [Range<Int>] {
    var reader = self
    reader.offset = lastLiteral.lowerBound
    guard !lastLiteral.isEmpty, let form = reader.takeStringForm() else { return [] }
    var found: [Range<Int>] = []
    reader.offset += form.quotes
    _ = reader.skipContent(form, 0) { found.append($0) }
    return found
  }

  /// Returns how the literal is written whose quote follows the `#` at the cursor, and moves to that quote.
  private mutating func takeStringForm() -> StringForm? {
    var form = StringForm(quote: UInt8(ascii: "\""))
    switch (syntax, byte(at: offset)) {
    case (_, UInt8(ascii: "\"")): break
    case (.swift, UInt8(ascii: "#")):
      while byte(at: offset + form.hashes) == UInt8(ascii: "#") { form.hashes += 1 }
      guard byte(at: offset + form.hashes) == form.quote else {
        // A long run of `#` is read once.
        offset += form.hashes - 1
        return nil
      }
      offset += form.hashes
    case (.dart, UInt8(ascii: "'")), (.javaScript, UInt8(ascii: "'")):
      form = StringForm(quote: UInt8(ascii: "'"))
    case (.javaScript, UInt8(ascii: "`")):
      return StringForm(quote: UInt8(ascii: "`"), spansLines: true)
    default: return nil
    }
    if syntax == .swift || syntax == .dart, byte(at: offset + 1) == form.quote, byte(at: offset + 2) == form.quote {
      form.quotes = 3
      form.spansLines = true
    }
    form.isRaw = isMarkedRaw
    return form
  }

  /// Whether the quote at the cursor follows the mark of a raw string: `r` in Dart, `R`, `LR`, `u8R` in C++.
  private var isMarkedRaw: Bool {
    switch syntax {
    case .dart: byte(at: offset - 1) == UInt8(ascii: "r") && !Self.isIdentifierPart(byte(at: offset - 2))
    case .c:
      byte(at: offset - 1) == UInt8(ascii: "R")
        && (!Self.isIdentifierPart(byte(at: offset - 2)) || "LuU8".utf8.contains(byte(at: offset - 2)))
    case .swift, .javaScript: false
    }
  }

  private mutating func skipContent(
    _ form: StringForm,
    _ depth: Int,
    _ note: (Range<Int>) -> Void = { _ in }
  ) -> StringLiteral {
    var literal = StringLiteral(content: offset..<offset, form: form)
    while offset < bytes.count {
      switch bytes[offset] {
      case form.quote where isEnd(of: form):
        literal.content = literal.content.lowerBound..<offset
        literal.isWhole = true
        offset += form.quotes + form.hashes
        return literal
      case UInt8(ascii: "\n") where !form.spansLines:
        return literal
      case UInt8(ascii: "\\") where !form.isRaw && follows(form.hashes, UInt8(ascii: "#"), at: offset + 1):
        let escaped = offset + 1 + form.hashes
        offset = min(escaped + 1, bytes.count)
        guard syntax == .swift, byte(at: escaped) == UInt8(ascii: "(") else { continue }
        literal.isInterpolated = true
        let start = offset
        skipInterpolation(in: form, closing: UInt8(ascii: ")"), depth + 1)
        note(start..<max(start, offset - 1))
      case UInt8(ascii: "$") where isInterpolating(form):
        literal.isInterpolated = true
        offset += 1
        guard byte(at: offset) == UInt8(ascii: "{") else { continue }
        offset += 1
        let start = offset
        skipInterpolation(in: form, closing: UInt8(ascii: "}"), depth + 1)
        note(start..<max(start, offset - 1))
      default:
        offset += 1
      }
    }
    return literal
  }

  private func isEnd(of form: StringForm) -> Bool {
    follows(form.quotes, form.quote, at: offset) && follows(form.hashes, UInt8(ascii: "#"), at: offset + form.quotes)
  }

  private func follows(_ count: Int, _ byte: UInt8, at index: Int) -> Bool {
    for place in index..<(index + count) where self.byte(at: place) != byte { return false }
    return true
  }

  /// Whether the `$` at the cursor inserts a value into a literal.
  private func isInterpolating(_ form: StringForm) -> Bool {
    switch syntax {
    case .dart: !form.isRaw
    case .javaScript: form.quote == UInt8(ascii: "`") && byte(at: offset + 1) == UInt8(ascii: "{")
    case .swift, .c: false
    }
  }

  /// Moves past the bracket that closes an interpolation.
  private mutating func skipInterpolation(in form: StringForm, closing: UInt8, _ depth: Int) {
    guard depth < Self.nestingLimit else { return }
    let opening = closing == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "{")
    var open = 1
    while offset < bytes.count, open > 0 {
      switch bytes[offset] {
      case opening: open += 1
      case closing: open -= 1
      case UInt8(ascii: "\n") where !form.spansLines: return
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "#"), UInt8(ascii: "`"):
        if skipString(depth: depth) != nil { continue }
      default: break
      }
      offset += 1
    }
  }

  // MARK: C

  /// Moves past a raw string of C++, `R"x(…)x"`, from after its quote; one that is never closed ends at its line's end.
  private mutating func skipDelimitedString(_ form: StringForm) -> StringLiteral {
    let start = offset
    var literal = StringLiteral(content: start..<start, form: form)
    while offset < bytes.count, offset - start <= Self.nestingLimit, bytes[offset] != UInt8(ascii: "("),
      bytes[offset] > 0x20
    {
      offset += 1
    }
    guard byte(at: offset) == UInt8(ascii: "(") else { return literal }
    let delimiter = bytes[start..<offset]
    let content = offset + 1
    while offset < bytes.count {
      let end = offset + 1 + delimiter.count
      if bytes[offset] == UInt8(ascii: ")"), byte(at: end) == form.quote,
        bytes[(offset + 1)..<end].elementsEqual(delimiter)
      {
        literal.content = content..<offset
        literal.isWhole = true
        offset = end + 1
        return literal
      }
      offset += 1
    }
    return literal
  }

  /// Moves past a character literal of C, or to the end of its line.
  mutating func skipCharacters() {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] == UInt8(ascii: "'") {
        offset += 1
        return
      }
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, bytes.count)
  }
}
