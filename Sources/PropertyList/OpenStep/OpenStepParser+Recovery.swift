import SourceText

/// Recovery from broken text: the parser guesses what was meant, reports it and continues.
extension OpenStepParser {
  // MARK: Strings

  /// Ends a string that no quote ends at the end of its first line.
  mutating func recoverFromUnterminatedString(start: Int, isKey: Bool) {
    let reader = start + 1
    examine(to: bytes.count)
    builder.verdict.isConsulted = true
    // A key that never ends makes CoreFoundation return the pairs before it, unless it is the very first.
    if isKey, frames.last?.kind == .table, hasReadKey, verdict == .reading {
      stopReading(start..<max(lineEnd(from: start), reader))
    }
    // After a key that never ends, a dictionary succeeds if the reader, back at the quote, meets its brace.
    let next = afterTrivia(reader)
    if isKey, frames.last?.kind == .dictionary, verdict == .reading, next < bytes.count,
      bytes[next] == UInt8(ascii: "}")
    {
      builder.report(.itemDropped, start..<reader, severity: .warning)
      builder.addTrivia(.stray, start..<reader)
      cursor = reader
      setState(.key)
      return
    }
    guard !isForgiven(readerAt: reader) else {
      fail(.unterminatedString, start..<reader, readerAt: reader)
      cursor = reader
      addString(start..<reader, content: reader..<reader, flags: [.quoted, .unclosed], isKey: isKey)
      return
    }
    cutString(start: start, isKey: isKey, readerAt: reader) { parser, range, content in
      parser.addString(range, content: content, flags: [.quoted, .unclosed], isKey: isKey)
    }
  }

  /// Reports the string that begins at `start` as unterminated and ends it on its first line.
  private mutating func cutString(
    start: Int,
    isKey: Bool,
    readerAt reader: Int,
    add: (inout OpenStepParser, Range<Int>, Range<Int>) -> Void
  ) {
    let line = lineEnd(from: start)
    var end = line
    while end > start + 1, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    if isKey, let equals = bytes[(start + 1)..<end].firstIndex(of: UInt8(ascii: "=")) {
      // `"key = "value";`: the key ends before the sign, and the line after it is lost.
      end = equals
      while end > start + 1, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
      fail(.unterminatedString, start..<end, readerAt: reader)
      add(&self, start..<end, (start + 1)..<end)
      cursor = line
      setState(.key)
      return
    }
    let hasSemicolon = end > start + 1 && bytes[end - 1] == UInt8(ascii: ";")
    if hasSemicolon { end -= 1 }
    fail(.unterminatedString, start..<end, readerAt: reader)
    add(&self, start..<end, (start + 1)..<end)
    cursor = end
    if isKey || !hasSemicolon { resumeAfterCut(hasSemicolon: hasSemicolon) }
  }

  /// Continues after a cut string whose entry cannot be finished.
  private mutating func resumeAfterCut(hasSemicolon: Bool) {
    if hasSemicolon { cursor += 1 }
    switch frames.last?.kind {
    case .array: setState(.afterItem)
    case .dictionary, .table: setState(.key)
    case nil: cursor = bytes.count
    }
  }

  /// Shortens the string that was read last to its first line, where its closing quote seems to be missing.
  private mutating func recut(isKey: Bool) {
    guard let range = frames.last?.last else { return }
    cutString(start: range.lowerBound, isKey: isKey, readerAt: cursor) { parser, range, content in
      parser.builder.resizeLastNode(range, content: content, flags: .unclosed)
      parser.noteObject(range)
    }
  }

  /// Returns the first byte of an object; 0 for a container from before the segment.
  private func firstByte(of object: Range<Int>) -> UInt8 {
    FarPlace.isFar(object.lowerBound) ? 0 : bytes[object.lowerBound]
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  // MARK: Keys

  /// Handles something other than a key where a key is expected.
  mutating func recoverFromNonKey() {
    examineLine()
    let start = cursor
    let end = strayEnd(from: start)
    let character = character(at: start)
    if frames.last?.kind == .table {
      if verdict == .reading, hasReadKey {
        stopReading(start..<end)
      } else {
        fail(.unexpectedCharacter(character), start..<end, readerAt: start)
      }
    } else if bytes[start] == UInt8(ascii: ")"), frames.contains(where: { $0.kind == .array }) {
      fail(.missingClosingBracket("}"), openBracket, readerAt: start, related: start..<end)
      closeUnfinished()
      return
    } else {
      fail(.unexpectedCharacter(character), start..<end, readerAt: start)
    }
    builder.addTrivia(.stray, start..<end)
    cursor = end
  }

  private var openBracket: Range<Int> {
    let start = frames.last?.start ?? cursor
    return start..<(start + 1)
  }

  /// Returns how far text reaches that fits nowhere: one character of punctuation, or the rest of the line.
  private func strayEnd(from start: Int) -> Int {
    if ";,{}()=<>".utf8.contains(bytes[start]) { return start + 1 }
    // What follows a second byte order mark is read as if the mark were not there, unless it is XML.
    let mark = "\u{FEFF}".utf8
    if bytes[start...].starts(with: mark), bytes[start...].dropFirst(mark.count).first != UInt8(ascii: "<") {
      return start + mark.count
    }
    var end = bytes.lineEnd(from: start)
    while end > start + 1, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    return max(end, start + 1)
  }

  /// Handles a key that is followed by something other than `=` or `;`.
  mutating func recoverFromMissingEqualsSign() {
    examineLine()
    guard let key = frames.last?.last else { return }
    let next = bytes[cursor]
    let isQuoted = Self.isQuote(bytes[key.lowerBound])
    let isSameLine = isOneLine(key.upperBound..<cursor)
    if isQuoted, !isOneLine(key), isSameLine { return recut(isKey: true) }
    guard isSameLine else {
      fail(.keyWithoutValue, key, readerAt: cursor)
      setState(.key)
      return
    }
    if next == UInt8(ascii: "}") || next == UInt8(ascii: ")") {
      fail(.keyWithoutValue, key, readerAt: cursor)
      setState(.key)
    } else if isQuoted, Self.isQuote(next), cursor > key.upperBound {
      fail(.missingEqualsSign, key.upperBound..<key.upperBound, readerAt: cursor)
      setState(.value)
    } else if isQuoted, bytes[(key.lowerBound + 1)..<key.upperBound].contains(UInt8(ascii: "=")) {
      recut(isKey: true)
    } else if isQuoted, let quote = quoteBeforeEqualsSign(from: cursor) {
      fail(.unescapedQuote, (key.upperBound - 1)..<key.upperBound, readerAt: cursor)
      extendLastString(from: key.lowerBound, to: quote + 1)
    } else {
      var end = entryEnd(from: cursor)
      if end < bytes.count, bytes[end] == UInt8(ascii: ";") { end += 1 }
      fail(.unexpectedText, key.lowerBound..<end, readerAt: cursor)
      builder.addTrivia(.stray, cursor..<end)
      cursor = end
      setState(.key)
    }
  }

  /// Returns the quote on this line that is followed by `=`, after `start`.
  private mutating func quoteBeforeEqualsSign(from start: Int) -> Int? {
    let end = lineEnd(from: start)
    return bytes[start..<end].indices.first { index in
      guard Self.isQuote(bytes[index]) else { return false }
      var next = index + 1
      while next < end, ASCII.isBlank(bytes[next]) { next += 1 }
      return next < end && bytes[next] == UInt8(ascii: "=")
    }
  }

  // MARK: Values

  /// Handles a missing object where a value is expected.
  mutating func recoverFromMissingValue() {
    examineLine()
    let start = cursor
    if bytes[start] == UInt8(ascii: ";") || bytes[start] == UInt8(ascii: "}") || bytes[start] == UInt8(ascii: ")") {
      let place = trimmedEnd(before: start)
      fail(.missingValue, place..<place, readerAt: start)
      return
    }
    let end = entryEnd(from: start)
    if let quote = closingQuote(of: start..<end) {
      return addTextWithoutOpeningQuote(start..<(quote + 1), readerAt: start)
    }
    fail(.unexpectedCharacter(character(at: start)), start..<end, readerAt: start)
    builder.addTrivia(.stray, start..<end)
    noteObject(start..<end)
    cursor = end
    if end == trimmedLineEnd(from: start) { setState(.key) }
  }

  /// Handles a value that is not followed by `;`.
  mutating func recoverFromMissingSemicolon() {
    guard let value = frames.last?.last else { return }
    let isSameLine = isOneLine(value.upperBound..<cursor)
    let isQuoted = value.upperBound > value.lowerBound + 1 && Self.isQuote(firstByte(of: value))
    let next = bytes[cursor]
    let isKey = Self.isQuote(next) || OpenStepText.isBare(next)
    if isKey, !isSameLine || isQuoted && isOneLine(value) && Self.isQuote(next) && cursor > value.upperBound {
      return failAtMissingSeparator(.missingSemicolon, after: value, continuing: .key)
    }
    examineLine()
    let isCloser = next == UInt8(ascii: "}") || next == UInt8(ascii: ")")
    if isSameLine, isQuoted, !isCloser {
      if !isOneLine(value) { return recut(isKey: false) }
      if !Self.isQuote(next) || cursor == value.upperBound, let quote = quoteBeforeSemicolon(from: cursor) {
        fail(.unescapedQuote, (value.upperBound - 1)..<value.upperBound, readerAt: cursor)
        extendLastString(from: value.lowerBound, to: quote + 1)
        return
      }
    }
    if isSameLine, !isQuoted, !isCloser, OpenStepText.isBare(firstByte(of: value)), isOneLine(value) {
      if let quote = closingQuote(of: value.lowerBound..<entryEnd(from: cursor)) {
        let range = value.lowerBound..<(quote + 1)
        fail(.missingOpeningQuote, range, readerAt: cursor)
        builder.resizeLastNode(range, content: range.lowerBound..<quote, flags: .malformed)
        noteObject(range)
        cursor = range.upperBound
        return
      }
    }
    if isSameLine, !Self.isQuote(next), !isCloser {
      let end = entryEnd(from: cursor)
      let isLine = end == trimmedLineEnd(from: cursor)
      fail(.unexpectedText, cursor..<end, readerAt: cursor, related: value)
      builder.addTrivia(.stray, cursor..<end)
      cursor = end
      if isLine { setState(.key) }
      return
    }
    fail(.missingSemicolon, value.upperBound..<value.upperBound, readerAt: cursor)
    setState(.key)
  }

  /// Returns the quote that ends `range` and seems to close the text before it, whose opening quote is missing.
  private func closingQuote(of range: Range<Int>) -> Int? {
    var end = range.upperBound
    while end > range.lowerBound, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    guard end > range.lowerBound + 1, bytes[end - 1] == UInt8(ascii: "\""), bytes[end - 2] != UInt8(ascii: "\\") else {
      return nil
    }
    // A second quote before it belongs to some other mistake.
    var cursor = range.lowerBound
    while cursor < end - 1 {
      if bytes[cursor] == UInt8(ascii: "\"") { return nil }
      cursor += bytes[cursor] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end - 1
  }

  /// Adds the value of `range`, which only its closing quote ends, while CoreFoundation's cursor is at `reader`.
  private mutating func addTextWithoutOpeningQuote(_ range: Range<Int>, readerAt reader: Int) {
    fail(.missingOpeningQuote, range, readerAt: reader)
    addString(range, content: range.lowerBound..<(range.upperBound - 1), flags: .malformed, isKey: false)
    cursor = range.upperBound
  }

  /// Returns the last quote on this line with only `;` and a comment after it.
  private mutating func quoteBeforeSemicolon(from start: Int) -> Int? {
    let bytes = bytes
    return lastQuote(from: start) { index, end in
      guard Self.isQuote(bytes[index]) else { return false }
      var next = index + 1
      while next < end, ASCII.isBlank(bytes[next]) { next += 1 }
      guard next < end, bytes[next] == UInt8(ascii: ";") else { return false }
      next += 1
      while next < end, ASCII.isBlank(bytes[next]) { next += 1 }
      return next == end || bytes[next] == UInt8(ascii: "/")
    }
  }

  /// Lets the string that was read last reach to `end`, over the quotes inside it.
  private mutating func extendLastString(from start: Int, to end: Int) {
    builder.resizeLastNode(start..<end, content: (start + 1)..<(end - 1), flags: .malformed)
    noteObject(start..<end)
    cursor = end
  }

  // MARK: Arrays

  /// Handles something in an array that is neither an item, a comma nor `)`.
  mutating func recoverInArray() {
    let start = cursor
    let next = bytes[start]
    let startsItem =
      Self.isQuote(next) || next == UInt8(ascii: "{") || next == UInt8(ascii: "(") || next == UInt8(ascii: "<")
      || OpenStepText.isBare(next)
    if startsItem, let last = frames.last?.last {
      return failAtMissingSeparator(.missingComma, after: last, continuing: .item)
    }
    examineLine()
    if next == UInt8(ascii: ";") || next == UInt8(ascii: "}"), frames.contains(where: { $0.kind != .array }) {
      fail(.missingClosingBracket(")"), openBracket, readerAt: start, related: start..<(start + 1))
      closeUnfinished()
    } else {
      let end = strayEnd(from: start)
      fail(.unexpectedCharacter(character(at: start)), start..<end, readerAt: start)
      builder.addTrivia(.stray, start..<end)
      cursor = end
      if next == UInt8(ascii: ",") { setState(.item) }
    }
  }

  // MARK: Conflicts

  mutating func parseConflictMarker() {
    let start = cursor
    let end = lineEnd(from: start)
    builder.verdict.isConsulted = true
    if frames.last?.kind == .table, frames.last?.state == .key, verdict == .reading, hasReadKey {
      verdict = .stopped
      builder.report(.mergeConflictMarker, start..<end, severity: .warning)
    } else {
      fail(.mergeConflictMarker, start..<end, readerAt: start)
    }
    builder.addTrivia(.stray, start..<end)
    cursor = end
  }

  // MARK: Text

  private func character(at offset: Int) -> Character {
    let end = min(offset + UTF8Sequence.length(ofLead: bytes[offset]), bytes.count)
    return String(decoding: bytes[offset..<end], as: UTF8.self).first ?? "?"
  }

  /// Returns where the entry ends that continues at `offset`, before its semicolon: after `offset` in any case.
  ///
  /// In a table texts may hold semicolons, so the last one of the line counts; between braces entries share lines.
  private mutating func entryEnd(from offset: Int) -> Int {
    var end = trimmedLineEnd(from: offset)
    if frames.last?.kind == .dictionary {
      end = bytes[offset..<end].firstIndex { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "}") } ?? end
      while end > offset, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    } else if end > offset, bytes[end - 1] == UInt8(ascii: ";") {
      end -= 1
    }
    return max(end, offset + 1)
  }

  private mutating func trimmedLineEnd(from offset: Int) -> Int {
    var end = lineEnd(from: offset)
    while end > offset, ASCII.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  private func trimmedEnd(before offset: Int) -> Int {
    var end = offset
    while end > 0,
      ASCII.isBlankOrLineEnd(bytes[end - 1])
    {
      end -= 1
    }
    return end
  }

  /// Notes that CoreFoundation stops at the cursor, returns what it has and ignores the rest.
  mutating func stopReading(_ range: Range<Int>) {
    verdict = .stopped
    builder.verdict.isConsulted = true
    didStop = true
    builder.report(.restIgnored(entries: 0), range, severity: .warning)
  }
}
