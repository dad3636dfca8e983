import PropertyList
import SourceText

/// Groups of the entries of a string table.
enum StringTableGroups {
  private static let maximumName = 80

  /// Returns the symbols with those in one group that follow a comment, up to the next comment.
  ///
  /// A comment above a single entry is about that entry, as `genstrings` writes it, and makes no group. Linear.
  static func grouped(_ symbols: [OutlineSymbol], in tree: PropertyListTree) -> [OutlineSymbol] {
    var rest = symbols[...]
    var result: [OutlineSymbol] = []
    let comments = tree.trivia.filter { $0.kind == .comment && startsLine($0.range.lowerBound, tree.text) }
    for (index, comment) in comments.enumerated() {
      let end = index + 1 < comments.count ? comments[index + 1].range.lowerBound : tree.text.count
      let before = rest.prefix { $0.range.lowerBound < comment.range.lowerBound }
      result += before
      rest = rest.dropFirst(before.count)
      let members = rest.prefix { $0.range.lowerBound < end }
      rest = rest.dropFirst(members.count)
      guard members.count > 1, let last = members.last, let name = name(of: comment.range, tree.text) else {
        result += members
        continue
      }
      result.append(
        OutlineSymbol(
          name: name,
          kind: .group,
          range: comment.range.lowerBound..<last.range.upperBound,
          nameRange: comment.range,
          children: Array(members)
        )
      )
    }
    return result + rest
  }

  private static func startsLine(_ offset: Int, _ text: SourceText) -> Bool {
    let line = text.lineRange(text.line(at: offset))
    return text.firstOffset(in: line.lowerBound..<offset) { !ASCII.isBlank($0) } == nil
  }

  /// Returns the first line of a comment that has letters or digits, without the marks around them.
  private static func name(of comment: Range<Int>, _ text: SourceText) -> String? {
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
