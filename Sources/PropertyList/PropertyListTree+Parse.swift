import SourceText

extension PropertyListTree {
  /// The target size of segments: small ones are read again quickly, large ones make a short list.
  static let usualSegmentSize = 4096

  /// Reads a text as a property list, in whichever syntax it is written.
  ///
  /// Every text has a tree; what is wrong with it is in the tree's `issues`. CoreFoundation tries XML first and falls
  /// back to the old-style syntax on any failure; here the first character decides, except where both are possible.
  /// Linear in the size of the text.
  public static func parse(_ text: SourceText) -> PropertyListTree {
    parse(text, segmentSize: usualSegmentSize)
  }

  /// Reads a text into segments of about `segmentSize` bytes, so that tests get many of a short text.
  package static func parse(_ text: SourceText, segmentSize: Int) -> PropertyListTree {
    guard looksLikeXML(text) else { return parse(text, as: .openStep, segmentSize) }
    let tree = parse(text, as: .xml, segmentSize)
    if tree.isReadable || !mayBeHexData(text) { return tree }
    let other = parse(text, as: .openStep, segmentSize)
    return other.isReadable ? other : tree
  }

  /// Returns a tree without nodes and issues, of a text that is in another syntax; constant.
  public static func unread(_ text: SourceText) -> PropertyListTree {
    let segment = Segment(
      count: text.count,
      nodes: [],
      openings: [],
      closings: [],
      issues: [],
      trivia: [],
      entry: ParserState(),
      confirmedDepths: [],
      verdict: VerdictUse()
    )
    return PropertyListTree(
      text: text,
      format: .openStep,
      segments: [segment],
      segmentSize: usualSegmentSize,
      isUpdatable: false
    )
  }

  private static func parse(_ text: SourceText, as format: PropertyListFormat, _ size: Int) -> PropertyListTree {
    text.withBytes(in: 0..<text.count) { bytes in
      switch format {
      case .xml:
        return PropertyListTree(
          text: text,
          format: format,
          segments: readAll(XMLParser(bytes), size),
          segmentSize: size
        )
      case .openStep:
        // One wrong byte makes readers reject all of it, wherever it is.
        let refused = EncodedText.firstRefusedOffset(in: bytes)
        let segments = readAll(OpenStepParser(bytes, refusedOffset: refused), size)
        return PropertyListTree(
          text: text,
          format: format,
          segments: segments,
          segmentSize: size,
          isUpdatable: refused == nil && !OpenStepParser.isBinary(bytes)
        )
      }
    }
  }

  private static func readAll(_ parser: some PropertyListParser, _ size: Int) -> [Segment] {
    var parser = parser
    parser.begin()
    var reader = SegmentReader(parser, size: size)
    _ = reader.run()
    return reader.segments
  }

  // MARK: Syntax

  /// Whether the first character other than space begins a tag.
  static func looksLikeXML(_ text: SourceText) -> Bool {
    guard let start = firstContent(text), text[start] == UInt8(ascii: "<") else { return false }
    guard start + 1 < text.count else { return true }
    let next = text[start + 1]
    // `<*` and `<[` begin GNUstep's forms, `<<` a merge conflict, `<>` empty data.
    return !"*[<> \t\r\n".utf8.contains(next) && !(ASCII.isDigit(next))
  }

  /// Whether a text that begins with `<` could be old-style data, such as `<da7a>`: nothing but digits up to its `>`.
  static func mayBeHexData(_ text: SourceText) -> Bool {
    guard var cursor = firstContent(text) else { return false }
    cursor += 1
    while cursor < text.count, text[cursor] != UInt8(ascii: ">") {
      let byte = text[cursor]
      guard ASCII.hexValue(byte) != nil || byte <= 0x20 || byte >= 0x80 else { return false }
      cursor += 1
    }
    return cursor < text.count
  }

  private static func firstContent(_ text: SourceText) -> Int? {
    var cursor = 0
    while cursor < text.count {
      let byte = text[cursor]
      if !ASCII.isSpace(byte) { return cursor }
      cursor += 1
    }
    return nil
  }
}
