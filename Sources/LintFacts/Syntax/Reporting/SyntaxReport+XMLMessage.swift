import PropertyList

extension SyntaxReport {
  /// The message of an issue in XML.
  package var xmlMessage: String {
    switch issue.code {
    case .unexpectedText:
      SyntaxWords.text("xml-unexpected-text", quoted(issue.range))
    case .keyWithoutValue:
      SyntaxWords.text("xml-key-without-value", quoted(keyText), found(from: issue.range.upperBound))
    case .valueWithoutKey:
      SyntaxWords.text("xml-value-without-key")
    case .unknownElement(let name):
      unknownElementMessage(name)
    case .unterminatedTag:
      SyntaxWords.text("unterminated-tag")
    case .malformedTag where issue.severity == .warning:
      SyntaxWords.text("malformed-tag-read")
    case .malformedTag:
      SyntaxWords.text("malformed-tag", quoted(issue.range))
    case .missingCloseTag(let name):
      missingCloseTagMessage(name)
    case .mismatchedCloseTag(let expected, let found):
      mismatchedCloseTagMessage(expected, found)
    case .strayCloseTag(let name):
      SyntaxWords.text("stray-close-tag", name)
    case .missingOpenTag(let name):
      SyntaxWords.text("missing-open-tag", name, "\(line(issue.related?.lowerBound ?? 0))")
    case .unescapedCharacter(let character):
      SyntaxWords.text("unescaped-character", String(character), character == "&" ? "&amp;" : "&lt;")
    case .unknownEntity:
      SyntaxWords.text("unknown-entity", text)
    case .invalidCharacterReference where namesSurrogate:
      SyntaxWords.text("surrogate-reference", quoted(issue.range))
    case .invalidCharacterReference:
      SyntaxWords.text("invalid-character-reference", quoted(issue.range))
    case .unterminatedCDATA:
      SyntaxWords.text("unterminated-cdata")
    case .commentInText:
      SyntaxWords.text("comment-in-text")
    case .unterminatedComment:
      unterminatedCommentMessage
    case .unterminatedProcessingInstruction:
      SyntaxWords.text("unterminated-instruction")
    case .malformedDocumentType:
      SyntaxWords.text("malformed-document-type", quoted(issue.range))
    case .documentTypeInContent:
      SyntaxWords.text("document-type-in-content")
    case .emptyPropertyList:
      SyntaxWords.text("empty-property-list")
    case .severalRootObjects:
      SyntaxWords.text("several-root-objects", quoted(issue.range))
    case .contentAfterRoot where isCloseTagOfRoot:
      SyntaxWords.text("root-without-open-tag")
    case .contentAfterRoot:
      SyntaxWords.text("xml-content-after-root")
    case .emptyElement(let name):
      emptyElementMessage(name)
    case .booleanWithContent(let name):
      SyntaxWords.text("boolean-with-content", name, quoted(issue.range))
    case .invalidInteger, .invalidReal, .invalidDate, .invalidData, .dateRollsOver, .dataTailDropped:
      scalarMessage
    case .doubleDashInComment where document.kind == .entitlements:
      SyntaxWords.text("double-dash-in-entitlements")
    case .doubleDashInComment:
      SyntaxWords.text("double-dash-in-comment")
    default:
      commonMessage
    }
  }

  /// Whether the root object ended and the tag follows that closes a property list, though none opens it.
  var isCloseTagOfRoot: Bool { text == "</plist>" }

  /// Whether a reference is to half of a character in UTF-16, which is no character.
  private var namesSurrogate: Bool {
    let digits = text.dropFirst(2).prefix { $0.isHexDigit || $0 == "x" }
    let code = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.map { (0xD800...0xDFFF).contains($0) } ?? false
  }

  /// The text of the key that the issue is about.
  private var keyText: Range<Int> {
    guard let node, node.kind == .key, !node.contentRange.isEmpty else { return issue.range }
    return node.contentRange
  }

  private func unknownElementMessage(_ name: String) -> String {
    guard !name.isEmpty else { return SyntaxWords.text("tag-without-name") }
    return ElementName.nearest(to: name).map { SyntaxWords.text("unknown-element-near-miss", name, $0) }
      ?? SyntaxWords.text("unknown-element", name)
  }

  private func emptyElementMessage(_ name: String) -> String {
    switch name {
    case "integer": SyntaxWords.text("empty-integer")
    case "real": SyntaxWords.text("empty-real")
    case "date": SyntaxWords.text("empty-date")
    case "data": SyntaxWords.text("empty-data")
    default: SyntaxWords.text("empty-element", name)
    }
  }

  private func mismatchedCloseTagMessage(_ expected: String, _ found: String) -> String {
    guard let open = issue.related else { return SyntaxWords.text("mismatched-close-tag", expected, found) }
    return SyntaxWords.text("mismatched-close-tag-of-line", expected, found, "\(line(open.lowerBound))")
  }

  private func missingCloseTagMessage(_ name: String) -> String {
    guard let open = issue.related else { return SyntaxWords.text("missing-close-tag", name) }
    let found = self.found(from: issue.range.upperBound)
    return SyntaxWords.text("missing-close-tag-of-line", name, "\(line(open.lowerBound))", found)
  }

  private var unterminatedCommentMessage: String {
    let start = issue.range.lowerBound
    let isEmpty = document.text.string(in: start..<(start + 7)).hasPrefix("<!-->") || text(start, 7) == "<!---->"
    return isEmpty ? SyntaxWords.text("empty-comment") : SyntaxWords.text("xml-unterminated-comment")
  }

  private func text(_ start: Int, _ count: Int) -> String { document.text.string(in: start..<(start + count)) }
}
