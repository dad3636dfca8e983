import PropertyList
import SourceText

/// Groups of the entries of a string table.
enum StringTableGroups {
  private static let maximumName = 80
  /// What begins the heading of a group, as in code.
  private static let mark = "MARK:"

  /// Returns the symbols with those in one group that follow a heading, up to the next one.
  ///
  /// A heading is a comment with empty lines around it, or one that begins with `MARK:`. Any other comment is about the entry
  /// below it, as `genstrings` writes it. Linear.
  static func grouped(_ symbols: [OutlineSymbol], in tree: PropertyListTree) -> [OutlineSymbol] {
    var rest = symbols[...]
    var result: [OutlineSymbol] = []
    let headings = tree.trivia.filter { $0.kind == .comment && isHeading($0.range, tree.text) }
    for (index, comment) in headings.enumerated() {
      let end = index + 1 < headings.count ? headings[index + 1].range.lowerBound : tree.text.count
      let before = rest.prefix { $0.range.lowerBound < comment.range.lowerBound }
      result += before
      rest = rest.dropFirst(before.count)
      let members = rest.prefix { $0.range.lowerBound < end }
      rest = rest.dropFirst(members.count)
      guard members.count > 1, let last = members.last, let words = words(of: comment.range, tree.text) else {
        result += members
        continue
      }
      result.append(
        OutlineSymbol(
          name: words.hasPrefix(mark)
            ? String(words.dropFirst(mark.count).trimmingPrefix { " -".contains($0) }) : words,
          kind: .group,
          range: comment.range.lowerBound..<last.range.upperBound,
          nameRange: comment.range,
          children: Array(members)
        )
      )
    }
    return result + rest
  }

  private static func isHeading(_ comment: Range<Int>, _ text: SourceText) -> Bool {
    let (first, last) = (text.line(at: comment.lowerBound), text.line(at: comment.upperBound))
    let isBlank = { (range: Range<Int>) in text.firstOffset(in: range) { !ASCII.isBlank($0) } == nil }
    guard isBlank(text.lineRange(first).lowerBound..<comment.lowerBound) else { return false }
    if words(of: comment, text)?.hasPrefix(mark) == true { return true }
    let isEmpty = { (line: Int) in !(0..<text.lineCount).contains(line) || isBlank(text.lineRange(line)) }
    return isEmpty(first - 1) && isEmpty(last + 1)
  }

  /// Returns the first line of a comment that has letters or digits, without the marks around them.
  private static func words(of comment: Range<Int>, _ text: SourceText) -> String? {
    let start = comment.lowerBound
    let lines = text.string(in: start..<min(comment.upperBound, start + 500)).split(whereSeparator: \.isNewline)
    for line in lines {
      guard let first = line.firstIndex(where: isWord), let last = line.lastIndex(where: isWord) else { continue }
      return String(line[first...last].prefix(maximumName))
    }
    return nil
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == ")" || character == "?" || character == "!"
  }
}
