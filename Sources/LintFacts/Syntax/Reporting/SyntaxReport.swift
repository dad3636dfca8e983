import KeyCatalog
import LintEngine
import Messages
import ProjectFiles
import PropertyList

/// The report about a syntax issue: its message, its fixes and the places that belong to it.
package struct SyntaxReport {
  package let issue: SyntaxIssue
  package let document: Document
  package let editor: TreeEditor

  package init(_ issue: SyntaxIssue, in context: RuleContext) {
    self.issue = issue
    document = context.document
    editor = context.editor
  }

  /// One or two sentences: what was expected and what is there.
  package var message: String {
    document.tree.format == .xml ? xmlMessage : openStepMessage
  }

  /// What can be done about it, the usual first.
  package var fixes: [Fix] {
    document.tree.format == .xml ? xmlFixes : openStepFixes
  }

  /// The second place of the issue, if it has one.
  package var related: [RelatedPlace] {
    guard let place = issue.related else { return [] }
    return [RelatedPlace(.here(place), SyntaxWords.text("is-here", quoted(place)))]
  }

  // MARK: Text

  package var text: String { document.text.string(in: issue.range) }

  /// Returns the line of `offset`, from one.
  package func line(_ offset: Int) -> Int { document.text.line(at: offset) + 1 }

  /// Returns the first line of a range in quotation marks, cut to a readable length.
  package func quoted(_ range: Range<Int>) -> String {
    let cut = range.lowerBound..<min(range.upperBound, range.lowerBound + 160)
    let line = document.text.string(in: cut).split(whereSeparator: \.isNewline).first ?? ""
    return SyntaxWords.text("quoted", line.count > 40 ? "\(line.prefix(39))…" : String(line))
  }

  /// Names what is at or after `offset`, for sentences that end with what was found.
  package func found(from offset: Int) -> String {
    let rest = offset..<max(offset, document.text.count)
    guard let start = document.text.firstOffset(in: rest, where: { $0 > 0x20 }) else {
      return SyntaxWords.text("end-of-file")
    }
    let end = document.text.lineRange(document.text.line(at: start)).upperBound
    let next = quoted(start..<max(end, start + 1))
    return line(start) == line(offset) ? next : SyntaxWords.text("on-line", next, "\(line(start))")
  }

  /// Whether an element is open because the file ends in it, which is one defect with all elements around it.
  package var isOpenAtTheEnd: Bool {
    guard case .missingCloseTag = issue.code else { return false }
    let end = issue.related == nil ? node?.range.upperBound ?? issue.range.upperBound : issue.range.upperBound
    return document.text.firstOffset(in: end..<max(end, document.text.count)) { $0 > 0x20 } == nil
  }

  /// The innermost node at the issue's start.
  package var node: Node? { document.tree.innermostNode(at: issue.range.lowerBound) }
}

/// The texts about what the parsers report, which the rules for property lists and those for string tables share.
package enum SyntaxWords {
  /// Returns the text `syntax.<name>` with its placeholders filled.
  package static func text(_ name: String, _ arguments: String...) -> String {
    Messages.text("syntax.\(name)", arguments)
  }
}

/// The names of the elements that property lists have.
package enum ElementName {
  private static let all = [
    "array", "data", "date", "dict", "false", "integer", "key", "plist", "real", "string", "true",
  ]

  /// Names that other formats have for the same things.
  private static let aliases = [
    "int": "integer", "number": "integer", "num": "integer", "long": "integer", "float": "real", "double": "real",
    "decimal": "real", "text": "string", "str": "string", "ustring": "string", "list": "array", "dictionary": "dict",
    "map": "dict", "object": "dict", "datetime": "date", "yes": "true", "no": "false", "base64": "data",
  ]

  /// Returns the element that `name` was probably meant to be, or nil.
  package static func nearest(to name: String) -> String? {
    let name = name.lowercased()
    if let alias = aliases[name] { return alias }
    let limit = name.count < 5 ? 1 : 2
    let ranked = all.compactMap { element in
      EditDistance.bounded(name, element, limit: limit).map { (distance: $0, element: element) }
    }
    return ranked.min { $0.distance < $1.distance }?.element
  }
}
