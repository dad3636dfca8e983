/// Scalars that follow `|` (lines stay) or `>` (lines are joined).
extension YAMLCursor {
  /// How the line breaks at the end are treated.
  private enum Chomping {
    case strip
    case clip
    case keep
  }

  /// Reads the block scalar that begins here, whose lines are indented more than the column `parent`.
  ///
  /// Returns its text and where its last line ends; linear.
  mutating func blockScalar(parent: Int) throws(YAMLProblem) -> (text: String, end: Int) {
    let isFolded = current == UInt8(ascii: ">")
    advance()
    var (chomping, indent) = (Chomping.clip, Int?.none)
    while let byte = current, !Self.isBlank(byte) {
      switch byte {
      case UInt8(ascii: "-"): chomping = .strip
      case UInt8(ascii: "+"): chomping = .keep
      case UInt8(ascii: "1")...UInt8(ascii: "9") where indent == nil:
        indent = max(parent, 0) + Int(byte - UInt8(ascii: "0"))
      default: throw problem("only +, - and a digit may follow | and >")
      }
      advance()
    }
    var end = offset
    skipBlanks()
    if current == UInt8(ascii: "#") { skipToLineEnd() }
    guard isAtEnd || Self.isBreak(current) else { throw problem("the text of | and > must start on the next line") }
    skipLineBreak()
    let lines = try blockLines(indent: indent, parent: parent, end: &end)
    return (Self.joined(lines, isFolded: isFolded, chomping, isLastBroken: end < bytes.count), end)
  }

  /// Reads the lines, without their indentation; empty ones at the end too.
  private mutating func blockLines(indent: Int?, parent: Int, end: inout Int) throws(YAMLProblem) -> [ArraySlice<UInt8>]
  {
    var indent = indent
    var deepest = 0
    var lines: [ArraySlice<UInt8>] = []
    while !isAtEnd {
      let start = self
      while current == UInt8(ascii: " "), indent.map({ column < $0 }) ?? true { advance() }
      if Self.isBreak(current) {
        deepest = max(deepest, column)
        lines.append([])
        skipLineBreak()
        continue
      }
      let isPart = column > parent && (indent.map { column >= $0 } ?? true) && !isAtDocumentEnd
      guard isPart else {
        // Blanks at the end of the text are an empty line.
        if !isAtEnd { self = start }
        break
      }
      if indent == nil, column < deepest { throw problem("an empty line above is indented more than the text") }
      indent = indent ?? column
      let first = offset
      skipToLineEnd()
      lines.append(bytes[first..<offset])
      end = offset
      skipLineBreak()
    }
    return lines
  }

  private static func joined(_ lines: [ArraySlice<UInt8>], isFolded: Bool, _ chomping: Chomping, isLastBroken: Bool)
    -> String
  {
    let content = lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1)
    var text: [UInt8] = []
    // The line breaks before the line, and whether the line before them may be joined with it.
    var (breaks, isJoinable) = (0, false)
    for (index, line) in content.enumerated() {
      if line.isEmpty {
        breaks += 1
        continue
      }
      let isText = isFolded && !isBlank(line.first)
      if index > 0 {
        let isJoined = isText && isJoinable
        text +=
          isJoined && breaks == 1
          ? [UInt8(ascii: " ")] : [UInt8](repeating: UInt8(ascii: "\n"), count: isJoined ? breaks - 1 : breaks)
      }
      text += line
      (breaks, isJoinable) = (1, isText)
    }
    let lastBreaks = content.isEmpty || !isLastBroken ? 0 : 1
    let kept =
      switch chomping {
      case .strip: 0
      case .clip: lastBreaks
      case .keep: lastBreaks + lines.count - content.count
      }
    text += [UInt8](repeating: UInt8(ascii: "\n"), count: kept)
    return String(decoding: text, as: UTF8.self)
  }
}
