import SourceText

extension XMLParser {
  /// Reads the text and close tag of an element that holds no other; the cursor is after its open tag.
  mutating func parseText(_ kind: NodeKind, _ tag: Tag, start: Int) {
    guard !tag.isEmpty else {
      builder.addLeaf(kind, start..<tag.end, content: tag.end..<tag.end, flags: .emptyElement)
      if kind != .string, kind != .key {
        builder.report(.emptyElement(name: string(tag.name)), start..<tag.end)
      }
      return
    }
    issueCountBeforeText = builder.issues.count
    var flags = scanText(kind, name: tag.name)
    let textEnd = cursor
    flags.formUnion(parseOwnCloseTag(tag, start: start))
    // Where the close tag is missing, the element ends before the text does.
    let contentEnd = min(textEnd, cursor)
    builder.addLeaf(kind, start..<cursor, content: tag.end..<contentEnd, flags: flags)
    // Text that is broken already needs no second complaint about its value.
    guard builder.issues.count == issueCountBeforeText else { return }
    checkValue(kind, content: tag.end..<contentEnd, flags: flags)
  }

  /// Moves the cursor to the `<` that ends an element's text and reports what cannot be in it.
  private mutating func scanText(_ kind: NodeKind, name: Range<Int>) -> NodeFlags {
    var flags: NodeFlags = []
    var sawNonASCII = false
    let start = cursor
    // CoreFoundation reads numbers, dates and data byte by byte: entities and CDATA cannot be part of them.
    let isPlain = kind == .integer || kind == .date || kind == .data
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == UInt8(ascii: "<") {
        if isPlain { break }
        guard let more = parseMarkupInText(name: name) else { break }
        flags.formUnion(more)
      } else if byte == UInt8(ascii: "&"), !isPlain {
        parseEntity()
        flags.insert(.escaped)
      } else {
        if byte >= 0x80 { sawNonASCII = true }
        cursor += 1
      }
    }
    // The content of CDATA sections was skipped without being checked.
    if sawNonASCII || flags.contains(.escaped), !isPlain { checkUTF8(start..<cursor) }
    return flags
  }

  /// Reads a CDATA section, comment or bare `<` in text; nil if a tag ends the text.
  private mutating func parseMarkupInText(name: Range<Int>) -> NodeFlags? {
    let start = cursor
    // Nearly every text ends here.
    if byte(at: start + 1) == UInt8(ascii: "/") { return nil }
    if hasPrefix("<![CDATA[", at: start) {
      if let end = find("]]>", from: start + 9) {
        cursor = end + 3
      } else {
        builder.report(.unterminatedCDATA, start..<(start + 9))
        cursor = bytes.count
      }
      return .escaped
    }
    if hasPrefix("<!--", at: start), let end = find("-->", from: start + 4) {
      reportInText(.commentInText, start..<(end + 3))
      cursor = end + 3
      return []
    }
    if startsKnownTag(at: start) { return nil }
    if isConflictMarker(at: start) {
      var end = start + 7
      while end < bytes.count, bytes[end] != UInt8(ascii: "<"), !ASCII.isLineEnd(bytes[end]) { end += 1 }
      examine(to: end + 1)
      reportInText(.mergeConflictMarker, start..<end)
      cursor = end
      return []
    }
    // CoreFoundation reads any other `<` as the end of the text; the author meant the character.
    reportInText(.unescapedCharacter("<"), start..<(start + 1))
    cursor = start + 1
    return []
  }

  /// Reports a mistake in the text that is being read, unless it already has `textIssueLimit` of them.
  private mutating func reportInText(_ code: SyntaxIssue.Code, _ range: Range<Int>) {
    guard builder.issues.count < issueCountBeforeText + Self.textIssueLimit else { return }
    builder.report(code, range)
  }

  /// Returns whether the `<` at `offset` begins a tag of an element of property lists.
  private func startsKnownTag(at offset: Int) -> Bool {
    var end = offset + 1
    while end < bytes.count, end - offset < 9, Self.isNameByte(bytes[end]), bytes[end] != UInt8(ascii: "/") { end += 1 }
    guard XMLElement.kind(bytes[(offset + 1)..<end]) != .unknown else { return false }
    let next = byte(at: end)
    return next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || ASCII.isBlankOrLineEnd(next)
  }

  private mutating func parseEntity() {
    let start = cursor
    // Nothing longer than a character reference of eight digits is read, so a slice of that size is enough.
    let window = UnsafeBufferPointer(rebasing: bytes[start..<min(start + 16, bytes.count)])
    switch XMLText.entity(at: window) {
    case .scalar(_, let length):
      cursor += length
    case .unknown:
      var end = start + 1
      while end < bytes.count, ASCII.isLetterOrDigit(bytes[end]) { end += 1 }
      let isReference = end > start + 1 && byte(at: end) == UInt8(ascii: ";")
      cursor = isReference ? end + 1 : start + 1
      reportInText(isReference ? .unknownEntity : .unescapedCharacter("&"), start..<cursor)
    case .invalidReference:
      var end = start + 2
      while end < bytes.count, ASCII.isLetterOrDigit(bytes[end]) { end += 1 }
      if byte(at: end) == UInt8(ascii: ";") { end += 1 }
      cursor = end
      reportInText(.invalidCharacterReference, start..<end)
    }
  }

  private mutating func checkUTF8(_ range: Range<Int>) {
    guard let first = firstInvalidUTF8, first < range.upperBound else { return }
    let content = UnsafeBufferPointer(rebasing: bytes[range])
    guard let offset = EncodedText.firstRefusedOffset(in: content) else { return }
    let place = range.lowerBound + offset
    builder.report(.invalidUTF8, place..<(place + 1))
  }

  // MARK: Close tags

  /// Reads the close tag that should follow an element's text; returns `.unclosed` if it is missing.
  private mutating func parseOwnCloseTag(_ tag: Tag, start: Int) -> NodeFlags {
    let openTag = start..<tag.end
    let textEnd = cursor
    guard byte(at: cursor) == UInt8(ascii: "<"), byte(at: cursor + 1) == UInt8(ascii: "/"), let close = scanCloseTag()
    else {
      examine(to: textEnd + 1)
      // The text runs into the next tag: only its first line seems to belong to it.
      let lineEnd = trimmedLineEnd(from: tag.end, to: textEnd)
      cursor = lineEnd
      builder.report(.missingCloseTag(name: string(tag.name)), lineEnd..<lineEnd, related: openTag)
      return .unclosed
    }
    if isEqual(close.name, tag.name) {
      if !close.isWellFormed { builder.report(.malformedTag, close.name.upperBound..<close.end) }
      cursor = close.end
      return []
    }
    let found = string(close.name)
    examine(to: close.end)
    if isOpen(XMLElement.kind(bytes[close.name]), close.name) {
      let lineEnd = trimmedLineEnd(from: tag.end, to: textEnd)
      cursor = lineEnd
      builder.report(.missingCloseTag(name: string(tag.name)), lineEnd..<lineEnd, related: openTag)
      return .unclosed
    }
    builder.report(
      .mismatchedCloseTag(expected: string(tag.name), found: found),
      textEnd..<close.end,
      related: openTag
    )
    cursor = close.end
    return []
  }

  private func isOpen(_ kind: NodeKind, _ name: Range<Int>) -> Bool {
    frames.contains { $0.kind == kind && (kind != .unknown || $0.container.name == string(name)) }
  }

  /// Returns the end of the first line of `from ..< to` that holds text, without the space that ends it.
  private func trimmedLineEnd(from start: Int, to end: Int) -> Int {
    var stop = min(bytes.lineEnd(from: start), end)
    while stop > start, ASCII.isBlankOrLineEnd(bytes[stop - 1]) { stop -= 1 }
    return stop
  }

  // MARK: Values

  /// Reads `<true>` or `<false>`; the cursor is after the open tag.
  mutating func parseBoolean(_ kind: NodeKind, _ tag: Tag, start: Int) {
    guard !tag.isEmpty else {
      builder.addLeaf(kind, start..<tag.end, content: tag.end..<tag.end, flags: .emptyElement)
      return
    }
    let isFollowedByTag = byte(at: cursor) == UInt8(ascii: "<") && byte(at: cursor + 1) == UInt8(ascii: "/")
    if !isFollowedByTag {
      var end = cursor
      while end < bytes.count, bytes[end] != UInt8(ascii: "<"), bytes[end] != UInt8(ascii: "\n") { end += 1 }
      let hasOwnCloseTag = byte(at: end) == UInt8(ascii: "<") && byte(at: end + 1) == UInt8(ascii: "/")
      examine(to: end + 2)
      guard hasOwnCloseTag else {
        builder.report(.missingCloseTag(name: string(tag.name)), tag.end..<tag.end, related: start..<tag.end)
        builder.addLeaf(kind, start..<tag.end, content: tag.end..<tag.end, flags: .unclosed)
        return
      }
      builder.report(.booleanWithContent(name: string(tag.name)), cursor..<end)
      cursor = end
    }
    let contentEnd = cursor
    let flags = parseOwnCloseTag(tag, start: start)
    builder.addLeaf(kind, start..<cursor, content: tag.end..<contentEnd, flags: flags)
  }

  /// Reports text that is not a value of its element, or one that readers alter.
  private mutating func checkValue(_ kind: NodeKind, content: Range<Int>, flags: NodeFlags) {
    switch kind {
    case .integer:
      if XMLScalar.isPlainNumber(bytes[content], allowsPoint: false) { return }
      if case .failure(let error) = XMLScalar.integer(bytes[content]) {
        reportValue(.invalidInteger(error.problem), content)
      }
    case .real:
      if XMLScalar.isPlainNumber(bytes[content], allowsPoint: true) { return }
      let text = flags.contains(.escaped) ? XMLText.decodedBytes(Array(bytes[content])[...]) : Array(bytes[content])
      if XMLScalar.real(text) == nil { reportValue(.invalidReal, content) }
    case .date:
      guard let date = DateValue(xml: bytes[content]) else { return reportValue(.invalidDate, content) }
      if !date.isInRange { builder.report(.dateRollsOver, content, severity: .warning) }
    case .data:
      guard let data = XMLScalar.data(bytes[content]) else { return reportValue(.invalidData, content) }
      if data.droppedCharacters > 0 { builder.report(.dataTailDropped, content, severity: .warning) }
    default:
      break
    }
  }

  private mutating func reportValue(_ code: SyntaxIssue.Code, _ content: Range<Int>) {
    builder.report(code, content)
    builder.markLastNode(.malformed)
  }
}
