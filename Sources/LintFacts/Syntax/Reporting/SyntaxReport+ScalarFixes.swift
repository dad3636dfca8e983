import LintEngine
import Messages
import PropertyList
import SourceText

extension SyntaxReport {
  /// Other spellings of a number or date, of which those are offered that Foundation reads.
  package var scalarFixes: [Fix] {
    guard let node, let name = node.kind.elementName else { return [] }
    let content = document.text.string(in: node.contentRange)
    let trimmed = WhiteSpace.trim(content)
    if Self.isReadable("<\(name)>\(trimmed)</\(name)>") {
      return [Fix(Messages.text("common.remove-space"), [TextEdit(range: node.contentRange, replacement: trimmed)])]
    }
    let others = Self.otherSpellings(trimmed, of: node.kind).filter(Self.isReadable)
    return others.prefix(1).map {
      Fix(Messages.text("common.write", [$0]), [TextEdit(range: node.range, replacement: $0)], isSafe: false)
    }
  }

  /// Returns elements that a person may have meant by `text`, most likely first.
  private static func otherSpellings(_ text: String, of kind: NodeKind) -> [String] {
    switch kind {
    case .integer:
      return boolean(text) + ["<real>\(text)</real>"]
    case .real:
      let pointed = String(text.map { $0 == "," ? "." : $0 })
      return boolean(text) + ["<real>\(pointed)</real>"]
    case .date:
      let joined = String(text.map { $0 == " " ? "T" : $0 })
      let whole = joined.split(separator: ".", maxSplits: 1).first.map(String.init) ?? joined
      let stem = whole.hasSuffix("+00:00") ? String(whole.dropLast(6)) : whole
      return [stem + "Z", stem + ":00Z", stem + "T00:00:00Z"].map { "<date>\($0)</date>" }
    default:
      return []
    }
  }

  private static func boolean(_ text: String) -> [String] {
    switch text.lowercased() {
    case "true", "yes": ["<true/>"]
    case "false", "no": ["<false/>"]
    default: []
    }
  }

  private static func isReadable(_ element: String) -> Bool {
    !PropertyListTree.parse(SourceText(element)).hasIssues
  }

  // MARK: Content

  package func writeContent(_ text: String, isSafe: Bool) -> [Fix] {
    guard let node else { return [] }
    let title = Messages.text("common.write", [text])
    return [Fix(title, [TextEdit(range: node.contentRange, replacement: text)], isSafe: isSafe)]
  }

  /// Completes the last group of base64 text, unless it has only one character, which is not a whole byte.
  package var padData: [Fix] {
    guard let node else { return [] }
    let content = node.rawContent
    let missing = 4 - content.count { $0 > 0x20 } % 4
    guard missing < 3, let last = content.lastIndex(where: { $0 > 0x20 }) else { return [] }
    let end = node.contentRange.lowerBound + content.distance(from: content.startIndex, to: last) + 1
    let padding = String(repeating: "=", count: missing)
    let fixed = document.text.string(in: node.openRange.lowerBound..<end) + padding + "</data>"
    guard Self.isReadable(fixed) else { return [] }
    return [Fix(SyntaxWords.text("complete-group"), [.insert(padding, at: end)], isSafe: false)]
  }
}

extension SyntaxReport {
  /// The message of an issue about the text of a number, date or data.
  package var scalarMessage: String {
    switch issue.code {
    case .invalidInteger(.empty): SyntaxWords.text("invalid-integer-empty")
    case .invalidInteger(.trailingSpace):
      SyntaxWords.text("invalid-integer-space")
    case .invalidInteger(.outOfRange):
      SyntaxWords.text("invalid-integer-size", quoted(issue.range))
    case .invalidInteger(.character): SyntaxWords.text("invalid-integer", quoted(issue.range))
    case .invalidReal: SyntaxWords.text("invalid-real", quoted(issue.range))
    case .invalidDate: SyntaxWords.text("invalid-date", quoted(issue.range))
    case .invalidData: SyntaxWords.text("invalid-data", quoted(issue.range))
    case .dateRollsOver:

      rolledOverDate.map { SyntaxWords.text("date-rolls-over", $0) } ?? SyntaxWords.text("date-rolls-over-unknown")
    case .dataTailDropped:
      SyntaxWords.text("data-tail-dropped")
    default: commonMessage
    }
  }

  /// The date that Foundation makes of fields that are out of range.
  package var rolledOverDate: String? {
    guard case .date(let date) = node?.value else { return nil }
    return date.xmlText
  }
}
