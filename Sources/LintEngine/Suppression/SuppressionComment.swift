import SourceText

/// A comment that suppresses findings, such as `<!-- plist-lsp:disable:next purpose-string-empty -->`.
///
/// The command is followed by ids of rules or `all`, separated by spaces or commas; the text after ` - ` is ignored.
package struct SuppressionComment: Sendable, Hashable {
  /// Which findings it is about.
  package enum Scope: Sendable, Hashable {
    /// Those on its line.
    case this
    /// Findings on the line after it.
    case next
    /// Those on the line before it.
    case previous
    /// Those from its line to the one that enables them again, or to the end.
    case disable
    /// None from its line on.
    case enable
  }

  /// A rule that it names.
  package struct Name: Sendable, Hashable {
    /// The id, or `all`.
    package let rule: String
    /// Its bytes.
    package let range: Range<Int>
  }

  /// Which findings it is about.
  package let scope: Scope
  /// The rules that it names, in their order; never empty.
  package let names: [Name]
  /// The bytes of the comment.
  package let range: Range<Int>

  private static let mark = Array("plist-lsp:".utf8)
  /// The bytes that may precede the mark.
  private static let opening = Array("<!-/* \t\r\n".utf8)

  /// Reads the comment at `range`; nil for other comments.
  ///
  /// Constant for these, else linear in the comment.
  package init?(_ range: Range<Int>, in text: SourceText) {
    guard let end = text.withBytes(in: range, Self.endOfMark).map({ range.lowerBound + $0 }) else { return nil }
    var words = Self.words(in: end..<max(Self.end(of: range, in: text), end), text)
    guard let command = words.first, let scope = Self.scope(command.rule) else { return nil }
    words.removeFirst()
    let names = Array(words.prefix { $0.rule != "-" && $0.rule != "--" })
    guard !names.isEmpty else { return nil }
    (self.scope, self.names, self.range) = (scope, names, range)
  }

  /// Returns the offset after the mark at the start of a comment, or nil if there is none.
  private static func endOfMark(_ comment: UnsafeBufferPointer<UInt8>) -> Int? {
    let words = comment.drop(while: opening.contains)
    return words.starts(with: mark) ? words.startIndex + mark.count : nil
  }

  private init(scope: Scope, names: [Name], range: Range<Int>) {
    (self.scope, self.names, self.range) = (scope, names, range)
  }

  /// Returns the comment with its places counted from elsewhere.
  package func moved(by distance: Int) -> SuppressionComment {
    SuppressionComment(
      scope: scope,
      names: names.map { Name(rule: $0.rule, range: $0.range.moved(by: distance)) },
      range: range.moved(by: distance)
    )
  }

  /// Returns the start of the delimiter that ends a comment; it need not follow a space.
  private static func end(of range: Range<Int>, in text: SourceText) -> Int {
    for delimiter in ["-->", "*/"] {
      let start = range.upperBound - delimiter.utf8.count
      guard start >= range.lowerBound else { continue }
      if text.bytes(in: start..<range.upperBound).elementsEqual(delimiter.utf8) { return start }
    }
    return range.upperBound
  }

  private static func scope(_ command: String) -> Scope? {
    switch command {
    case "disable": .disable
    case "disable:this": .this
    case "disable:next": .next
    case "disable:previous": .previous
    case "enable": .enable
    default: nil
    }
  }

  /// Returns the texts between spaces and commas.
  private static func words(in range: Range<Int>, _ text: SourceText) -> [Name] {
    var words: [Name] = []
    var start = range.lowerBound
    for offset in range.lowerBound...range.upperBound {
      let isEnd = offset == range.upperBound || text[offset] <= 0x20 || text[offset] == UInt8(ascii: ",")
      guard isEnd else { continue }
      if start < offset { words.append(Name(rule: text.string(in: start..<offset), range: start..<offset)) }
      start = offset + 1
    }
    return words
  }
}

/// A rule that a comment names, and what came of it.
public struct SuppressionUse: Sendable {
  /// The comment.
  package let comment: SuppressionComment
  /// The rule that it names.
  package let name: SuppressionComment.Name
  /// Whether it suppressed nothing, as far as that is known.
  package let isUnused: Bool
  /// The ids of all rules that there are.
  package let knownRules: [String]
}
