import SourceText

/// Makes the proposals for a place in a host file: edits that leave right text.
struct HostedProposalBuilder {
  let hosted: HostedKeyPlace
  private let offset: Int
  private let options: CompletionOptions
  private let layout: HostLayout
  private var place: HostPlace { hosted.place }
  private var token: HostToken { hosted.place.token }

  /// Makes a builder for the cursor at `offset`; nil outside the quotation marks of a text.
  init?(_ hosted: HostedKeyPlace, at offset: Int, options: CompletionOptions) {
    let token = hosted.place.token
    guard token.quote == nil || token.content.lowerBound <= offset && offset <= token.content.upperBound else {
      return nil
    }
    self.hosted = hosted
    self.offset = offset
    self.options = options
    layout = HostLayout(hosted.text, token.range.lowerBound, hosted.syntax)
  }

  /// A writer for one proposal.
  var writer: HostWriter { HostWriter(hosted, layout: layout, usesSnippets: options.usesSnippets) }

  /// Whether the cursor is in quotation marks.
  var isQuoted: Bool { token.quote != nil }

  /// Whether the value after a key is there.
  var isFollowedByValue: Bool {
    switch hosted.syntax {
    case .json, .yaml: place.next == UInt8(ascii: ":")
    case .openStep: place.next == UInt8(ascii: "=")
    case .xcconfig: place.next == UInt8(ascii: "=") || place.next == UInt8(ascii: "[")
    }
  }

  /// The text of the proposal that was typed.
  var typed: Substring {
    hosted.text.string(in: min(token.content.lowerBound, offset)..<offset)[...]
  }

  // MARK: Edits

  /// Returns the text that replaces a key, with `value` if it has none.
  func keyEdit(_ name: String, _ value: ValueTemplate) -> TextEdit {
    var writer = writer
    let mark = token.quote.map { String(UnicodeScalar($0)) } ?? (hosted.syntax == .json ? "\"" : "")
    let open = token.quote == nil ? mark : ""
    let key = open + writer.escape(name)
    guard !isFollowedByValue else {
      return edit(token.content, writer.plain(key + (token.isClosed ? "" : mark)))
    }
    let entry = writer.plain(key + mark) + writer.assignment(of: value, indent: layout.indent) + terminator
    return edit(token.content.lowerBound..<token.range.upperBound, entry)
  }

  /// Returns the edit that puts in a value, which is already written.
  func valueEdit(_ text: String, in range: Range<Int>? = nil) -> TextEdit {
    guard let quote = token.quote else { return edit(range ?? token.range, lead + text + terminator) }
    if let range { return edit(range, text) }
    return edit(token.content, text + (token.isClosed ? "" : String(UnicodeScalar(quote)) + terminator))
  }

  /// Returns the edit that puts in a whole entry with a free-form key.
  func entryEdit(_ key: TextTemplate, _ value: ValueTemplate) -> TextEdit {
    var writer = writer
    let mark = hosted.syntax == .json ? "\"" : ""
    let name = mark + writer.text(key) + mark
    return edit(token.range, name + writer.assignment(of: value, indent: layout.indent) + terminator)
  }

  /// Returns the edit that puts in an array or a dictionary as the value of a key.
  func containerEdit(_ value: ValueTemplate) -> TextEdit {
    var writer = writer
    guard writer.isBlock else { return valueEdit(writer.value(value, indent: layout.indent)) }
    return edit(token.range, String(writer.assignment(of: value, indent: layout.keyIndent).dropFirst()))
  }

  /// Returns the edit that puts in a whole item of an array.
  func itemEdit(_ value: ValueTemplate) -> TextEdit {
    var writer = writer
    return valueEdit(writer.item(value, indent: layout.indent))
  }

  private func edit(_ range: Range<Int>, _ text: String) -> TextEdit {
    let text =
      options.addsIndentation
      ? hosted.text.relative(text, to: range.lowerBound, lineEnding: layout.lineEnding) : text
    return TextEdit(range: range, replacement: text)
  }

  /// The blank that is missing between the sign before a value and the value.
  private var lead: String {
    guard place.role != .key, token.range.lowerBound > 0 else { return "" }
    let before = hosted.text[token.range.lowerBound - 1]
    return ":=-,".utf8.contains(before) ? " " : ""
  }

  /// The comma or semicolon that is missing after the place.
  private var terminator: String {
    switch hosted.syntax {
    case .json, .yaml:
      guard place.isInBrackets, let next = place.next else { return "" }
      return ",}]".utf8.contains(next) ? "" : ","
    case .openStep: return place.role == .item || place.next == UInt8(ascii: ";") ? "" : ";"
    case .xcconfig: return ""
    }
  }

  // MARK: Proposals

  /// Returns a proposal.
  func proposal(
    _ label: String,
    _ kind: CompletionProposal.Kind,
    _ edit: TextEdit,
    detail: String?,
    term: String?,
    sortText: String,
    isDeprecated: Bool = false
  ) -> CompletionProposal {
    var proposal = CompletionProposal(
      label: label,
      kind: kind,
      detail: detail,
      documentationTerm: term,
      filterText: label,
      sortText: sortText,
      isDeprecated: isDeprecated,
      edit: edit,
      isSnippet: options.usesSnippets
    )
    if let missing = place.missingSeparator {
      let separator = hosted.syntax == .openStep && place.role == .key ? ";" : ","
      proposal.otherEdits = [TextEdit(range: missing..<missing, replacement: separator)]
    }
    return proposal
  }
}
