import AppProject
import PropertyList

/// What is said about a syntax issue: its message, its fixes and the places that belong to it.
struct SyntaxReport {
  let issue: SyntaxIssue
  let document: Document
  let editor: TreeEditor

  init(_ issue: SyntaxIssue, in context: RuleContext) {
    self.issue = issue
    document = context.document
    editor = context.editor
  }

  /// One or two sentences that say what was expected and what is there.
  var message: String {
    document.tree.format == .xml ? xmlMessage : openStepMessage
  }

  /// What can be done about it, the usual first.
  var fixes: [Fix] {
    document.tree.format == .xml ? xmlFixes : openStepFixes
  }

  /// The second place of the issue, where it has one.
  var related: [RelatedPlace] {
    guard let place = issue.related else { return [] }
    return [RelatedPlace(.here(place), "\(quoted(place)) stands here")]
  }

  // MARK: Text

  var text: String { document.text.string(in: issue.range) }

  /// Returns the line of `offset` as people count, from one.
  func line(_ offset: Int) -> Int { document.text.line(at: offset) + 1 }

  /// Returns the first line of a range in quotation marks, cut to a readable length.
  func quoted(_ range: Range<Int>) -> String {
    let cut = range.lowerBound..<min(range.upperBound, range.lowerBound + 160)
    let line = document.text.string(in: cut).split(whereSeparator: \.isNewline).first ?? ""
    return line.count > 40 ? "“\(line.prefix(39))…”" : "“\(line)”"
  }

  /// Names what stands at or behind `offset`, for sentences that end with what was found.
  func found(from offset: Int) -> String {
    let rest = offset..<max(offset, document.text.count)
    guard let start = document.text.firstOffset(in: rest, where: { $0 > 0x20 }) else { return "the end of the file" }
    let end = document.text.lineRange(document.text.line(at: start)).upperBound
    let place = line(start) == line(offset) ? "" : " on line \(line(start))"
    return quoted(start..<max(end, start + 1)) + place
  }

  /// The innermost node at the issue's start.
  var node: Node? { document.tree.innermostNode(at: issue.range.lowerBound) }

  /// The number of Foundation's and the file's own lines that are lost, in words.
  static func count(_ entries: Int) -> String {
    switch entries {
    case 0: "no entry is lost yet"
    case 1: "1 entry is lost"
    default: "\(entries) entries are lost"
    }
  }
}
