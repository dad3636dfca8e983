import SourceText

/// Finds a place in a text of brackets: JSON, the collections in brackets of YAML, and old-style property lists.
///
/// It never gives up: a key without a value ends where the next key begins, and a separator may be missing.
struct BracketScanner {
  /// The differences between the syntaxes.
  enum Grammar {
    case json
    /// The brackets of YAML.
    case flow
    case openStep
  }

  /// More nesting is not read.
  private static let depthLimit = 512

  let bytes: [UInt8]
  let grammar: Grammar
  let offset: Int
  private(set) var stack: PlaceStack
  /// The end of what was read.
  var cursor: Int
  /// The end of the last token.
  private(set) var previousEnd: Int
  /// Whether the place is in a comment, between two signs or too deep, where nothing can be.
  var isNowhere = false

  /// Returns the place at `offset` in a whole text; linear.
  static func place(in bytes: [UInt8], at offset: Int, _ grammar: Grammar) -> HostPlace? {
    var scanner = BracketScanner(bytes, grammar, at: offset)
    scanner.run()
    return scanner.place()
  }

  /// Makes a scanner of the text from `start` on, at the way `base`.
  init(
    _ bytes: [UInt8],
    _ grammar: Grammar,
    at offset: Int,
    from start: Int = 0,
    below base: [StructurePath.Step] = []
  ) {
    self.bytes = bytes
    self.grammar = grammar
    self.offset = offset
    stack = PlaceStack(bytes, below: base)
    (cursor, previousEnd) = (start, start)
  }

  /// The place, once the scanner has run.
  mutating func place() -> HostPlace? { isNowhere ? nil : stack.finish() }

  /// Reads up to the end of the outermost collection, or to where all is known.
  mutating func run() {
    while skipSpace(), cursor < bytes.count {
      let start = cursor
      let byte = bytes[start]
      if isSign(at: start) {
        if offset <= start, !noteGap() { return }
        stack.noteNext(byte)
        cursor += 1
        take(sign: byte)
        previousEnd = cursor
        if grammar == .flow, stack.frames.isEmpty { return }
      } else {
        if offset < start, !noteGap() { return }
        stack.noteNext(byte)
        let token = readToken()
        take(token)
        previousEnd = token.range.upperBound
      }
      if stack.isDone || isNowhere { return }
    }
    _ = noteGap()
  }

  // MARK: Structure

  private mutating func take(_ token: HostToken) {
    guard let index = stack.frames.indices.last else { return }
    let isPlace = token.touches(offset)
    let missing = stack.frames[index].state == .end ? stack.frames[index].lastEnd : nil
    guard stack.frames[index].isDictionary else {
      begin(item: token, index)
      if isPlace { stack.note(.item, token, missingSeparator: missing) }
      return
    }
    if stack.frames[index].state == .value {
      stack.frames[index].entries[stack.frames[index].entries.count - 1].value = token
      end(at: token.range.upperBound, index)
      if isPlace { stack.note(.value, token) }
    } else {
      begin(key: token, index)
      if isPlace { stack.note(.key, token, missingSeparator: missing) }
    }
  }

  private mutating func begin(key token: HostToken, _ index: Int) {
    stack.frames[index].key = token
    stack.frames[index].entries.append((token, nil))
    stack.frames[index].state = .key
  }

  private mutating func begin(item token: HostToken, _ index: Int) {
    stack.frames[index].items.append(token)
    stack.frames[index].count += 1
    end(at: token.range.upperBound, index)
  }

  private mutating func end(at offset: Int, _ index: Int) {
    stack.frames[index].state = .end
    stack.frames[index].lastEnd = offset
  }

  private mutating func take(sign: UInt8) {
    let index = stack.frames.count - 1
    switch sign {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("):
      if index >= 0, !stack.frames[index].isDictionary { stack.frames[index].count += 1 }
      guard stack.frames.count < Self.depthLimit else {
        isNowhere = true
        return
      }
      stack.push(PlaceStack.Frame(isDictionary: sign == UInt8(ascii: "{")))
    case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
      close(isDictionary: sign == UInt8(ascii: "}"))
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      if index >= 0 { stack.frames[index].state = .start }
    default:
      if index >= 0 { assign(index) }
    }
  }

  /// Closes the innermost collection of a kind and those inside it, which were never closed; ignores a bracket too many.
  private mutating func close(isDictionary: Bool) {
    guard stack.frames.contains(where: { $0.isDictionary == isDictionary }) else { return }
    var isClosed = false
    while !isClosed, let frame = stack.frames.last {
      isClosed = frame.isDictionary == isDictionary
      stack.pop()
    }
    if let index = stack.frames.indices.last { end(at: cursor, index) }
  }

  /// Takes the sign after a key.
  ///
  /// If a text is before it that was read as a value, its key has no value, and it is a key.
  private mutating func assign(_ index: Int) {
    let frame = stack.frames[index]
    guard frame.isDictionary else { return }
    if frame.state == .end, frame.lastEnd == previousEnd, let last = frame.entries.last?.value {
      stack.frames[index].entries[frame.entries.count - 1].value = nil
      begin(key: last, index)
      stack.turnIntoKey(last)
    }
    if stack.frames[index].state == .key { stack.frames[index].state = .value }
  }

  /// Notes the place between two tokens; false if nothing can be there.
  private mutating func noteGap() -> Bool {
    guard stack.found == nil else { return true }
    guard let frame = stack.frames.last else {
      isNowhere = true
      return false
    }
    let token = HostToken.empty(offset)
    let startsLine = bytes[min(previousEnd, offset)..<min(offset, bytes.count)].contains(where: ASCII.isLineEnd)
    switch (frame.state, frame.isDictionary) {
    case (.start, true): stack.note(.key, token)
    case (.value, _): stack.note(.value, token)
    case (.end, true) where startsLine: stack.note(.key, token, missingSeparator: frame.lastEnd)
    case (let state, false) where state == .start || startsLine:
      stack.frames[stack.frames.count - 1].count += 1
      stack.note(.item, token, missingSeparator: frame.state == .end ? frame.lastEnd : nil)
      stack.frames[stack.frames.count - 1].count -= 1
    default:
      isNowhere = true
      return false
    }
    return true
  }
}
