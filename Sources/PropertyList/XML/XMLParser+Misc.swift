import SourceText

/// Everything in an XML property list except elements.
extension XMLParser {
  // MARK: Around the root

  /// Reads what is before the root element.
  mutating func parseProlog() {
    while true {
      skipSpace()
      guard byte(at: cursor) == UInt8(ascii: "<") else { return }
      switch byte(at: cursor + 1) {
      case UInt8(ascii: "?"):
        parseProcessingInstruction(searchFrom: cursor + 2)
      case UInt8(ascii: "!") where hasPrefix("<!--", at: cursor):
        // CoreFoundation skips one byte too many here, so that `<!-->` and `<!---->` do not end before the root.
        parseComment(searchFrom: cursor + 5)
      case UInt8(ascii: "!"):
        parseDocumentType()
      default:
        return
      }
    }
  }

  /// Reads what is after the root element, which CoreFoundation ignores.
  mutating func parseEpilog() {
    while true {
      skipSpace()
      guard cursor < bytes.count else { return }
      if hasPrefix("<!--", at: cursor), find("-->", from: cursor + 4) != nil {
        parseComment(searchFrom: cursor + 4)
        continue
      }
      if hasPrefix("<?", at: cursor), find("?>", from: cursor + 2) != nil {
        parseProcessingInstruction(searchFrom: cursor + 2)
        continue
      }
      var end = bytes.count
      while end > cursor, ASCII.isBlankOrLineEnd(bytes[end - 1]) { end -= 1 }
      let code: SyntaxIssue.Code = isConflictMarker(at: cursor) ? .mergeConflictMarker : .contentAfterRoot
      builder.report(code, cursor..<min(bytes.lineEnd(from: cursor), end), severity: .warning)
      builder.addTrivia(.stray, cursor..<end)
      return
    }
  }

  // MARK: Markup

  /// Reads `<!…` between elements: a comment, or something that cannot be there.
  mutating func parseMarkupDeclaration() {
    let start = cursor
    if hasPrefix("<!--", at: start) { return parseComment(searchFrom: start + 4) }
    if hasPrefix("<![CDATA[", at: start) {
      let end = find("]]>", from: start + 9).map { $0 + 3 } ?? bytes.count
      builder.report(.unexpectedText, start..<end)
      builder.addTrivia(.stray, start..<end)
      cursor = end
      return
    }
    let end = tagLikeEnd(from: start)
    builder.report(.documentTypeInContent, start..<end)
    builder.addTrivia(.stray, start..<end)
    cursor = end
  }

  private mutating func parseComment(searchFrom: Int) {
    let start = cursor
    // CoreFoundation requires at least one more byte after the comment (`skipXMLComment`).
    guard let close = find("-->", from: searchFrom), close + 3 < bytes.count || hasFinishedRoot else {
      // A comment that ends where the text ends is one as soon as something follows.
      examine(to: bytes.count)
      let isBeforeRoot = find("-->", from: start + 4) != nil
      builder.report(.unterminatedComment, start..<(start + 4))
      let end = isBeforeRoot ? (find("-->", from: start + 2) ?? bytes.count - 3) + 3 : bytes.count
      builder.addTrivia(.comment, start..<end)
      cursor = end
      return
    }
    let end = close + 3
    if let dashes = find("--", from: start + 4), dashes < close {
      builder.report(.doubleDashInComment, dashes..<(dashes + 2), severity: .warning)
    }
    builder.addTrivia(.comment, start..<end)
    cursor = end
  }

  private var hasFinishedRoot: Bool { hasRoot && frames.isEmpty }

  mutating func parseProcessingInstruction(searchFrom: Int) {
    let start = cursor
    let isDeclaration = start == 0 && hasPrefix("<?xml", at: 0)
    guard let close = find("?>", from: searchFrom), close + 2 < bytes.count || hasFinishedRoot else {
      examine(to: bytes.count)
      builder.report(.unterminatedProcessingInstruction, start..<(start + 2))
      cursor = min(tagLikeEnd(from: start), bytes.lineEnd(from: start))
      builder.addTrivia(.stray, start..<cursor)
      return
    }
    cursor = close + 2
    builder.addTrivia(isDeclaration ? .xmlDeclaration : .processingInstruction, start..<cursor)
  }

  private mutating func parseDocumentType() {
    let start = cursor
    guard hasPrefix("<!DOCTYPE", at: start) else {
      let end = tagLikeEnd(from: start)
      builder.report(.malformedDocumentType, start..<end)
      builder.addTrivia(.stray, start..<end)
      cursor = end
      return
    }
    var end = start + 9
    while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "[") { end += 1 }
    if byte(at: end) == UInt8(ascii: ">") {
      cursor = end + 1
      builder.addTrivia(.documentType, start..<cursor)
      return
    }
    // An internal subset, which CoreFoundation rejects; libxml2 reads it, without following what it declares.
    let close = find("]", from: end).flatMap { find(">", from: $0) }.map { $0 + 1 } ?? tagLikeEnd(from: start)
    builder.report(.malformedDocumentType, min(end, close)..<close)
    builder.addTrivia(.documentType, start..<close)
    cursor = close
  }

  /// Returns the end of something that begins like a tag: after its `>`, or before the next `<`.
  private func tagLikeEnd(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") { end += 1 }
    return byte(at: end) == UInt8(ascii: ">") ? end + 1 : end
  }

  // MARK: Stray text

  /// Reports text where only elements can be, and skips it up to the next tag or line.
  mutating func parseStrayText() {
    let start = cursor
    let firstLineEnd = bytes.lineEnd(from: start)
    if isConflictMarker(at: start) {
      builder.report(.mergeConflictMarker, start..<firstLineEnd)
      noteConflictMarker(at: start)
      cursor = firstLineEnd
    } else if bytes[start] == UInt8(ascii: "#"), isPreprocessorDirective(at: start) {
      builder.report(.preprocessorDirective, start..<firstLineEnd)
      cursor = firstLineEnd
    } else {
      var end = start + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "<"), !isConflictMarker(at: end) { end += 1 }
      examine(to: end + 1)
      while end > start + 1, ASCII.isBlankOrLineEnd(bytes[end - 1]) { end -= 1 }
      // Text in an unknown element is most likely its value; the element itself has been reported.
      if frames.last?.kind != .unknown {
        let isEscapedTag = bytes[start] == UInt8(ascii: "&")
        builder.report(isEscapedTag ? .unescapedCharacter("&") : .unexpectedText, start..<min(end, firstLineEnd))
      }
      cursor = end
    }
    builder.addTrivia(.stray, start..<cursor)
  }

  /// Returns whether a line of the C preprocessor begins at `offset`.
  private func isPreprocessorDirective(at offset: Int) -> Bool {
    var name = offset + 1
    while byte(at: name) == UInt8(ascii: " ") { name += 1 }
    let directives: [StaticString] = [
      "if", "include", "define", "undef", "else", "elif", "endif", "import", "error", "pragma",
    ]
    return directives.contains { hasPrefix($0, at: name) }
  }
}
