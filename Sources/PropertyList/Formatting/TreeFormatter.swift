import SourceText

/// Lays out a property list: XML as Apple's writer does, the old-style syntax with its own line breaks.
///
/// Values, comments and the order of entries stay. Formatting a formatted text changes nothing.
public struct TreeFormatter: Sendable {
  private let tree: PropertyListTree
  private let indentUnit: String
  private let lineEnding: String
  private var text: SourceText { tree.text }

  /// Makes a formatter for a tree without syntax errors.
  ///
  /// Without an `indentUnit` XML is indented by tabs, as Apple's writer does, and the old-style syntax as the file is. The
  /// line ends are those of the first line.
  public init(_ tree: PropertyListTree, indentUnit: String? = nil) {
    let editor = TreeEditor(tree)
    self.tree = tree
    self.indentUnit = indentUnit ?? (tree.format == .xml ? "\t" : editor.indentUnit)
    lineEnding = editor.lineEnding
  }

  /// Returns the edits that lay out the text, by ascending start; nil if the text has parts that cannot be moved.
  ///
  /// Each edit changes white space between two tokens, the lines of `<data>`, or how an empty element is written. Linear.
  public func edits() -> [TextEdit]? {
    let tokens: [LayoutToken]?
    let layout: any LayoutRules
    switch tree.format {
    case .xml:
      tokens = XMLTokens.tokens(of: tree, indentUnit: indentUnit, lineEnding: lineEnding)
      layout = XMLLayoutRules()
    case .openStep:
      tokens = OpenStepTokens.tokens(of: tree)
      layout = OpenStepLayoutRules()
    }
    guard let tokens, !tokens.isEmpty else { return tokens == nil ? nil : [] }
    var edits: [TextEdit] = []
    var previous: LayoutToken?
    for token in tokens {
      guard let gap = gap(previous, token) else { return nil }
      if let edit = edit(gap, space: layout.space(previous, token, gap)) { edits.append(edit) }
      if let edit = token.edit { edits.append(edit) }
      previous = token
    }
    guard let gap = gap(previous, nil) else { return nil }
    if let edit = edit(gap, space: .lines(1, level: 0)) { edits.append(edit) }
    return edits
  }

  /// Returns the white space between two tokens; nil if something else is there.
  private func gap(_ previous: LayoutToken?, _ next: LayoutToken?) -> LayoutGap? {
    let start = previous?.range.upperBound ?? 0
    let end = next?.range.lowerBound ?? text.count
    guard start <= end else { return nil }
    return text.withBytes(in: start..<end) { bytes in
      guard bytes.allSatisfy(ASCII.isBlankOrLineEnd) else { return nil }
      var lineEnds = 0
      for (index, byte) in bytes.enumerated() where ASCII.isLineEnd(byte) {
        let endsPair = byte == UInt8(ascii: "\n") && index > 0 && bytes[index - 1] == UInt8(ascii: "\r")
        if !endsPair { lineEnds += 1 }
      }
      return LayoutGap(range: start..<end, lineEnds: lineEnds)
    }
  }

  private func edit(_ gap: LayoutGap, space: LayoutSpace) -> TextEdit? {
    let new: String
    switch space {
    case .none: new = ""
    case .blank: new = " "
    case .lines(let count, let level):
      new = String(repeating: lineEnding, count: count) + String(repeating: indentUnit, count: level)
    }
    return trimmed(gap.range, new)
  }

  /// Returns an edit without the bytes at its start and end that stay; nil if all stay.
  private func trimmed(_ range: Range<Int>, _ new: String) -> TextEdit? {
    let old = text.bytes(in: range)
    let new = Array(new.utf8)
    let most = min(old.count, new.count)
    var head = 0
    while head < most, old[head] == new[head] { head += 1 }
    guard head < old.count || head < new.count else { return nil }
    var tail = 0
    while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    return TextEdit(
      range: (range.lowerBound + head)..<(range.upperBound - tail),
      replacement: String(decoding: new[head..<(new.count - tail)], as: UTF8.self)
    )
  }
}

/// The white space between two tokens as it is.
struct LayoutGap {
  let range: Range<Int>
  let lineEnds: Int

  var isEmpty: Bool { range.isEmpty }
}

/// The white space between two tokens as it shall be.
enum LayoutSpace {
  case none
  case blank
  /// Line ends, then the indentation of a level.
  case lines(Int, level: Int)
}

/// Decides the white space between tokens.
protocol LayoutRules {
  /// Returns the space before `next`; `previous` is nil at the start of the text.
  func space(_ previous: LayoutToken?, _ next: LayoutToken, _ gap: LayoutGap) -> LayoutSpace
}

/// A part of a text that formatting keeps, between the white space that it lays out anew.
struct LayoutToken {
  enum Role {
    /// The XML declaration, the document type, and the tags of `<plist>`.
    case header
    /// The open tag or bracket of a container.
    case open
    /// The close tag or bracket of a container.
    case close
    case key
    case value
    case comment
    /// A comment that the end of its line ends.
    case lineComment
    case equalsSign
    /// A semicolon or comma.
    case separator

    var isComment: Bool { self == .comment || self == .lineComment }
  }

  let role: Role
  let range: Range<Int>
  /// The number of indented containers around it.
  let level: Int
  /// Replaces parts of the token itself.
  var edit: TextEdit?
}
