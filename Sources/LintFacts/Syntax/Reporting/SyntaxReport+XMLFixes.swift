import LintEngine
import Messages
import PropertyList
import SourceText

extension SyntaxReport {
  /// The fixes of an issue in XML.
  package var xmlFixes: [Fix] {
    switch issue.code {
    case .keyWithoutValue: [insertEmptyString]
    case .valueWithoutKey: remove(SyntaxWords.text("remove-value"), node?.range)
    case .unknownElement(let name): renameElement(name)
    case .unescapedCharacter(let character): escapeCharacter(character)
    case .unknownEntity: [Fix(SyntaxWords.text("write-ampersand"), [.insert("amp;", at: issue.range.lowerBound + 1)])]
    case .unterminatedTag:
      [Fix(Messages.text("common.insert", [">"]), [.insert(">", at: issue.range.upperBound)], isSafe: false)]
    case .malformedTag where issue.severity == .error:
      [Fix(SyntaxWords.text("remove-after-name"), [TextEdit(range: issue.range, replacement: ">")])]
    case .missingCloseTag(let name): insertCloseTag(name)
    case .mismatchedCloseTag(let expected, let found): fixCloseTag(expected: expected, found: found)
    case .strayCloseTag(let name): remove(Messages.text("common.remove", ["</\(name)>"]), issue.range)
    case .missingOpenTag(let name): insertOpenTag(name)
    case .commentInText: remove(SyntaxWords.text("remove-comment"), issue.range)
    case .doubleDashInComment: joinHyphens
    case .mergeConflictMarker: conflictFixes
    case .contentAfterRoot where isCloseTagOfRoot: insertRootTag + remove(SyntaxWords.text("remove-rest"), strayRange)
    case .contentAfterRoot: remove(SyntaxWords.text("remove-rest"), strayRange)
    case .booleanWithContent(let name): replaceNode(by: "<\(name)/>", isSafe: true)
    case .emptyElement("data"): replaceNode(by: "<data></data>", isSafe: true)
    case .invalidInteger, .invalidReal, .invalidDate: scalarFixes
    case .dateRollsOver: rolledOverDate.map { writeContent($0, isSafe: true) } ?? []
    case .dataTailDropped: padData
    default: []
    }
  }

  // MARK: Elements

  private var insertEmptyString: Fix {
    let place = issue.range.upperBound
    let start = issue.range.lowerBound
    let lineStart = document.text.lineRange(document.text.line(at: start)).lowerBound
    let indent = editor.indentation(at: start)
    let separator = lineStart + indent.utf8.count == start ? editor.lineEnding + indent : ""
    return Fix(SyntaxWords.text("insert-string"), [.insert("\(separator)<string></string>", at: place)], isSafe: false)
  }

  private func renameElement(_ name: String) -> [Fix] {
    guard let nearest = ElementName.nearest(to: name), let element = node, element.kind == .unknown else { return [] }
    if nearest == "true" || nearest == "false" {
      return replaceNode(by: "<\(nearest)/>", isSafe: false)
    }
    var edits = [TextEdit(range: issue.range, replacement: nearest)]
    if !element.closeRange.isEmpty { edits.append(TextEdit(range: element.closeRange, replacement: "</\(nearest)>")) }
    return [Fix(Messages.text("common.write", ["<\(nearest)>"]), edits, isSafe: name.lowercased() == nearest)]
  }

  /// Replaces a reserved character; longer ranges are escaped tags, which no single edit puts right.
  private func escapeCharacter(_ character: Character) -> [Fix] {
    guard issue.range.count == 1 else { return [] }
    let entity = character == "&" ? "&amp;" : "&lt;"
    return [Fix(Messages.text("common.write", [entity]), [TextEdit(range: issue.range, replacement: entity)])]
  }

  private func replaceNode(by text: String, isSafe: Bool) -> [Fix] {
    guard let node else { return [] }
    return [
      Fix(Messages.text("common.write", [text]), [TextEdit(range: node.range, replacement: text)], isSafe: isSafe)
    ]
  }

  private var insertRootTag: [Fix] {
    guard let root = document.tree.root else { return [] }
    let tag = "<plist version=\"1.0\">"
    let start = root.range.lowerBound
    return [Fix(Messages.text("common.insert", [tag]), [.insert(tag + editor.lineEnding, at: start)])]
  }

  // MARK: Close tags

  private func insertOpenTag(_ name: String) -> [Fix] {
    guard let place = issue.related?.lowerBound else { return [] }
    let separator = editor.lineEnding + editor.indentation(at: place)
    return [
      Fix(Messages.text("common.insert", ["<\(name)>"]), [.insert("<\(name)>\(separator)", at: place)], isSafe: false)
    ]
  }

  private func insertCloseTag(_ name: String) -> [Fix] {
    let isContainer = issue.related == nil
    let place = isContainer ? node?.range.upperBound ?? issue.range.upperBound : issue.range.upperBound
    return [Fix(Messages.text("common.insert", ["</\(name)>"]), [.insert("</\(name)>", at: place)], isSafe: false)]
  }

  /// The element of text is closed by another name, or the tag closes a container around the one that is still open.
  private func fixCloseTag(expected: String, found: String) -> [Fix] {
    let tag = "</\(expected)>"
    let opened = issue.related.flatMap { document.tree.innermostNode(at: $0.lowerBound) }
    guard opened?.kind.isContainer == true else {
      return [
        Fix(Messages.text("common.write", [tag]), [TextEdit(range: issue.range, replacement: tag)], isSafe: false)
      ]
    }
    let place = issue.range.lowerBound
    let separator = editor.lineEnding + editor.indentation(at: place)
    return [Fix(Messages.text("common.insert", [tag]), [.insert(tag + separator, at: place)], isSafe: false)]
  }

  // MARK: Comments

  /// Writes hyphens of the comment at the issue as XML permits them: a few as one, a line of them as another line, none before the end.
  private var joinHyphens: [Fix] {
    let start = issue.range.lowerBound
    guard let comment = document.tree.trivia.first(where: { $0.kind == .comment && $0.range.contains(start) })?.range,
      comment.count > 7
    else { return [] }
    let content = comment.lowerBound + 4..<comment.upperBound - 3
    var edits: [TextEdit] = []
    var offset = content.lowerBound
    while offset < content.upperBound {
      let rest = offset..<content.upperBound
      let end = document.text.firstOffset(in: rest) { $0 != UInt8(ascii: "-") } ?? rest.upperBound
      let count = end - offset
      if end == content.upperBound, count > 0 {
        edits.append(count > 3 ? line(offset..<end) : .delete(offset..<end))
      } else if count > 1 {
        edits.append(count > 3 ? line(offset..<end) : TextEdit(range: offset..<end, replacement: "-"))
      }
      offset = max(end, offset + 1)
    }
    return edits.isEmpty ? [] : [Fix(SyntaxWords.text("join-hyphens"), edits)]
  }

  private func line(_ range: Range<Int>) -> TextEdit {
    TextEdit(range: range, replacement: String(repeating: "=", count: range.count))
  }

  // MARK: Removal

  /// Ways out of the conflict that begins here.
  package var conflictFixes: [Fix] {
    MergeConflict(document.text, startingAt: issue.range.lowerBound)?.fixes ?? []
  }

  private func remove(_ title: String, _ range: Range<Int>?) -> [Fix] {
    range.map { [Fix(title, [.delete($0)], isSafe: false)] } ?? []
  }

  /// The stray text that begins at the issue.
  private var strayRange: Range<Int>? {
    document.tree.trivia.last { $0.kind == .stray && $0.range.lowerBound == issue.range.lowerBound }?.range
  }
}
