import LintEngine
import Messages
import PropertyList
import SourceText

extension SyntaxReport {
  /// The fixes of an issue in the old-style syntax.
  package var openStepFixes: [Fix] {
    let (start, end) = (issue.range.lowerBound, issue.range.upperBound)
    switch issue.code {
    case .keyWithoutValue: return [Fix(SyntaxWords.text("insert-text"), [.insert(" = \"\";", at: end)], isSafe: false)]
    case .missingSemicolon:
      return [Fix(Messages.text("common.insert", [";"]), [.insert(";", at: end)], isSafe: !followsUnclosed)]
    case .missingEqualsSign: return [Fix(Messages.text("common.insert", ["="]), [.insert(" =", at: end)])]
    case .missingValue: return [Fix(SyntaxWords.text("insert-text"), [.insert(" \"\"", at: end)], isSafe: false)]
    case .missingComma: return [Fix(Messages.text("common.insert", [","]), [.insert(",", at: end)])]
    case .missingClosingBracket(let bracket): return insertBracket(bracket)
    case .unterminatedString: return closeText
    case .missingOpeningQuote: return [Fix(SyntaxWords.text("insert-opening-quote"), [.insert("\"", at: start)])]
    case .unescapedQuote: return escapeQuotes
    case .unexpectedCharacter: return unexpectedCharacterFixes
    case .unexpectedText: return quoteWholeText ?? strayTextFixes
    case .contentAfterRootObject, .restIgnored: return strayTextFixes
    case .mergeConflictMarker: return conflictFixes
    case .unicodeEscapeInLowerCase: return writeUnicodeEscape
    case .uselessEscape: return [Fix(SyntaxWords.text("remove-backslash"), [.delete(start..<(start + 1))])]
    case .nextStepLatinEscape: return writeOctalCharacter
    case .unicodeEscapeWithoutDigits:
      return [Fix(Messages.text("common.write", ["\\\\U"]), [.insert("\\", at: start)], isSafe: false)]
    default: return []
    }
  }

  // MARK: Brackets and quotes

  /// Whether something that ends at the issue lacks its bracket, which then has to come first.
  private var followsUnclosed: Bool {
    var candidate = node
    while let node = candidate, node.range.upperBound == issue.range.lowerBound {
      if node.flags.contains(.unclosed) { return true }
      candidate = node.parent
    }
    return false
  }

  private func insertBracket(_ bracket: Character) -> [Fix] {
    guard bracket != ">", let node, node.kind.isContainer else { return [] }
    return [
      Fix(
        Messages.text("common.insert", [String(bracket)]),
        [.insert(String(bracket), at: node.range.upperBound)],
        isSafe: false
      )
    ]
  }

  /// Ends a text at the end of its line, with its quotation mark and, if it is missing, the semicolon.
  private var closeText: [Fix] {
    guard let node, node.flags.contains(.quoted) else { return [] }
    let quote = document.text.string(in: node.openRange)
    if let mark = typographicMark(of: node) {
      let edit = TextEdit(range: mark, replacement: quote)
      return [Fix(Messages.text("common.replace-bare", [quote]), [edit], isSafe: false)]
    }
    let end = issue.range.upperBound
    let rest = end..<max(end, document.text.count)
    let next = document.text.firstOffset(in: rest) { $0 > 0x20 }.map { document.text[$0] }
    let isKey = node.kind == .key
    let isInTable = node.parent?.kind == .dictionary
    let needsSemicolon = !isKey && isInTable && next != UInt8(ascii: ";")
    let text = quote + (needsSemicolon ? ";" : "")
    return [Fix(SyntaxWords.text("insert-closing-quote", quote), [.insert(text, at: end)], isSafe: false)]
  }

  /// Returns the place of a typographic quotation mark that ends the first line of a text in place of a plain one; nil if there is
  /// none.
  private func typographicMark(of node: Node) -> Range<Int>? {
    let start = node.openRange.upperBound
    let line = document.text.lineRange(document.text.line(at: start))
    let text = document.text.string(in: start..<max(start, line.upperBound))
    let code = text.trimming { $0.isWhitespace || $0 == ";" }
    guard let last = code.last, TypographicMarks.all.contains(last) else { return nil }
    let end = start + code.utf8.count
    return (end - String(last).utf8.count)..<end
  }

  /// Puts a backslash before each plain quotation mark inside a text.
  private var escapeQuotes: [Fix] {
    guard let node, node.flags.contains(.quoted) else { return [] }
    let quote = document.text[node.range.lowerBound]
    let content = node.rawContent
    var edits: [TextEdit] = []
    var isSafe = true
    var cursor = content.startIndex
    while cursor < content.endIndex {
      let offset = node.contentRange.lowerBound + content.distance(from: content.startIndex, to: cursor)
      if content[cursor] == quote {
        edits.append(.insert("\\", at: offset))
        isSafe = isSafe && !Self.separates(content, cursor)
      }
      cursor += content[cursor] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard !edits.isEmpty else { return [] }
    let isOne = edits.count == 1
    return [Fix(isOne ? SyntaxWords.text("escape-quote") : SyntaxWords.text("escape-quotes"), edits, isSafe: isSafe)]
  }

  /// Whether a quotation mark may end or begin a text of its own: with it, two entries would become one wrong text.
  private static func separates(_ content: [UInt8], _ quote: Int) -> Bool {
    let neighbors = [content[..<quote].last { $0 > 0x20 }, content[(quote + 1)...].first { $0 > 0x20 }]
    return neighbors.contains { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") }
  }

  // MARK: Stray text

  private var unexpectedCharacterFixes: [Fix] {
    let start = issue.range.lowerBound
    if issue.isSecondByteOrderMark {
      return [Fix(SyntaxWords.text("remove-byte-order-mark"), [.delete(issue.range)])]
    }
    let marks = TypographicMarks.delimiters(in: text).map { start + $0.lowerBound..<start + $0.upperBound }
    if !marks.isEmpty {
      let edits = marks.map { TextEdit(range: $0, replacement: "\"") }
      return [Fix(Messages.text("common.replace-bare", ["\""]), edits, isSafe: false)]
    }
    // A value of several characters that is not a word lacks its quotation marks.
    let isValue = previousByte == UInt8(ascii: "=")
    guard isValue, !text.contains("\""), !text.contains("\\") else { return strayTextFixes }
    let edits: [TextEdit] = [
      .insert("\"", at: issue.range.lowerBound), .insert("\"", at: issue.range.upperBound),
    ]
    return [Fix(SyntaxWords.text("quote-text"), edits, isSafe: isPlainText)]
  }

  /// Puts a bare value and the text after it in quotation marks; nil if the value has some or the text holds any.
  private var quoteWholeText: [Fix]? {
    guard let value = issue.related, !text.contains("\""), !text.contains("\\"),
      !"\"'({<".utf8.contains(document.text[value.lowerBound])
    else { return nil }
    let edits: [TextEdit] = [.insert("\"", at: value.lowerBound), .insert("\"", at: issue.range.upperBound)]
    return [Fix(SyntaxWords.text("quote-text"), edits, isSafe: isPlainText)]
  }

  /// Whether the text has none of the special characters of this syntax.
  private var isPlainText: Bool { !text.contains { "{}()<>=;".contains($0) } }

  /// The byte before the issue other than white space; 0 at the start.
  private var previousByte: UInt8 {
    document.text.lastOffset(in: 0..<issue.range.lowerBound) { $0 > 0x20 }.map { document.text[$0] } ?? 0
  }

  /// Separate punctuation means nothing and can be removed; other text is better kept as a comment.
  private var strayTextFixes: [Fix] {
    let isPunctuation = issue.range.count == 1 && ";,".contains(text)
    let removal = Fix(
      Messages.text("common.remove", [quoted(issue.range)]),
      [.delete(issue.range)],
      isSafe: isPunctuation
    )
    guard !isPunctuation, !text.contains("*/"), text.count > 2, isWholeLine else { return [removal] }
    let edits: [TextEdit] = [
      .insert("/* ", at: issue.range.lowerBound), .insert(" */", at: issue.range.upperBound),
    ]
    return [Fix(SyntaxWords.text("make-comment"), edits, isSafe: false), removal]
  }

  private var isWholeLine: Bool {
    let range = document.text.lineRange(document.text.line(at: issue.range.lowerBound))
    guard issue.range.lowerBound >= range.lowerBound, issue.range.upperBound <= range.upperBound else { return false }
    return document.text.firstOffset(in: range.lowerBound..<issue.range.lowerBound) { $0 > 0x20 } == nil
      && document.text.firstOffset(in: issue.range.upperBound..<range.upperBound) { $0 > 0x20 } == nil
  }

  // MARK: Escapes

  /// `\u00e9` with a capital letter, or the character of Swift's `\u{e9}`.
  private var writeUnicodeEscape: [Fix] {
    let start = issue.range.lowerBound
    let rest = document.text.string(in: (start + 2)..<(start + 12))
    let digits = rest.prefix(4)
    if digits.utf8.count == 4, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
      return [
        Fix(
          Messages.text("common.write", ["\\U\(digits)"]),
          [TextEdit(range: (start + 1)..<(start + 2), replacement: "U")]
        )
      ]
    }
    guard rest.hasPrefix("{"), let close = rest.firstIndex(of: "}") else { return [] }
    let code = rest[rest.index(after: rest.startIndex)..<close]
    guard let number = UInt32(code, radix: 16), let scalar = Unicode.Scalar(number), number >= 0x20 else { return [] }
    let end = start + 2 + rest[...close].utf8.count
    let character = String(Character(scalar))
    return [Fix(Messages.text("common.write", [character]), [TextEdit(range: start..<end, replacement: character)])]
  }

  /// The character that Foundation reads keeps the meaning; that of ISO Latin 1 is what was probably meant.
  private var writeOctalCharacter: [Fix] {
    guard let escape = octalEscape else { return [] }
    let (inNextStep, inLatin1) = (String(escape.inNextStep), String(escape.inLatin1))
    let asRead = Fix(
      SyntaxWords.text("write-as-read", inNextStep),
      [TextEdit(range: issue.range, replacement: inNextStep)]
    )
    // The numbers below are control characters in ISO Latin 1.
    guard escape.inLatin1 >= "\u{A0}" else { return [asRead] }
    return [
      asRead,
      Fix(
        SyntaxWords.text("write-as-latin-1", inLatin1),
        [TextEdit(range: issue.range, replacement: inLatin1)],
        isSafe: false
      ),
    ]
  }
}

/// An octal escape above `\177`, which means different characters to different readers.
package struct OctalEscape {
  /// The character that Foundation reads.
  package let inNextStep: Character
  /// The character with that number in ISO Latin 1 and Unicode.
  package let inLatin1: Character
}

extension String {
  /// Returns the text without the characters at its end that `isDropped` accepts.
  fileprivate func trimming(_ isDropped: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let last = text.last, isDropped(last) { text.removeLast() }
    return text
  }
}

extension SyntaxReport {
  /// The octal escape at the issue's start, or nil.
  package var octalEscape: OctalEscape? {
    guard let digits = UInt32(text.dropFirst(), radix: 8), let scalar = Unicode.Scalar(digits & 0xFF),
      let read = PropertyListTree.parse(SourceText("\"\(text)\"")).root?.stringValue?.first
    else { return nil }
    return OctalEscape(inNextStep: read, inLatin1: Character(scalar))
  }
}
