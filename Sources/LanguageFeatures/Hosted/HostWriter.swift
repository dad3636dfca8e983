import KeyCatalog
import PropertyList
import SourceText

/// Writes templates in the syntax of a host file, as snippets or as plain text.
struct HostWriter {
  /// The syntax.
  let syntax: HostSyntax
  /// Whether values are those of build settings, in which Booleans are YES and NO.
  let isSetting: Bool
  /// Whether YAML is written by indentation, on several lines.
  let isBlock: Bool
  /// The text of one level of indentation.
  let indentUnit: String
  /// The line end; nil to write everything on one line.
  let lineEnding: String?
  /// Whether tab stops are written.
  let usesSnippets: Bool
  private var nextStop = 1

  init(_ hosted: HostedKeyPlace, layout: HostLayout, usesSnippets: Bool) {
    syntax = hosted.syntax
    if case .keys = hosted.subject { isSetting = false } else { isSetting = true }
    // Some clients without snippets write line ends as other characters.
    isBlock = syntax == .yaml && !hosted.place.isInBrackets && usesSnippets
    indentUnit = layout.indentUnit
    lineEnding = usesSnippets && (isBlock || syntax != .yaml) ? layout.lineEnding : nil
    self.usesSnippets = usesSnippets
  }

  // MARK: Entries

  /// Returns what follows a key: the sign of assignment and the value, for a line that is indented by `indent`.
  mutating func assignment(of value: ValueTemplate, indent: String) -> String {
    switch syntax {
    case .json, .yaml: isBlock ? ":" + block(value, indent: indent) : ": " + self.value(value, indent: indent)
    case .openStep, .xcconfig: " = " + self.value(value, indent: indent)
    }
  }

  private mutating func entry(_ key: String, _ value: ValueTemplate, indent: String) -> String {
    plain(isBlock ? key : "\"\(escape(key))\"") + assignment(of: value, indent: indent)
  }

  /// Returns an item of an array, without a dash.
  mutating func item(_ value: ValueTemplate, indent: String) -> String {
    guard isBlock, case .dictionary(let entries) = value, !entries.isEmpty else {
      return self.value(value, indent: indent)
    }
    return entries.map { entry($0.key, $0.value, indent: indent) }.joined(separator: newLine(indent))
  }

  // MARK: Blocks of YAML

  private mutating func block(_ value: ValueTemplate, indent: String) -> String {
    let inner = indent + indentUnit
    switch value {
    case .array(let items) where !items.isEmpty:
      return items.map { newLine(inner) + "- " + item($0, indent: inner + "  ") }.joined()
    case .array: return newLine(inner) + "- " + stop()
    case .dictionary(let entries) where !entries.isEmpty:
      return entries.map { newLine(inner) + entry($0.key, $0.value, indent: inner) }.joined()
    case .dictionary: return newLine(inner) + stop()
    case .scalar, .boolean: return " " + self.value(value, indent: indent)
    }
  }

  // MARK: Values

  /// Returns a value in brackets or a scalar.
  mutating func value(_ template: ValueTemplate, indent: String) -> String {
    switch template {
    case .scalar(let kind, let text): return scalar(kind, text)
    case .boolean(let flag, let isFixed): return boolean(flag, isFixed: isFixed)
    case .array(let items):
      let isShort = items.allSatisfy { if case .scalar = $0 { true } else { false } }
      let inner = isShort ? indent : indent + indentUnit
      let texts = items.isEmpty ? [stop()] : items.map { value($0, indent: inner) }
      return isShort ? "[\(texts.joined(separator: ", "))]" : brackets("[", texts, "]", indent)
    case .dictionary(let entries):
      let texts = entries.map { entry($0.key, $0.value, indent: indent + indentUnit) }
      return entries.isEmpty ? "{\(stop())\(plain("}"))" : brackets("{", texts, plain("}"), indent)
    }
  }

  private func brackets(_ open: String, _ texts: [String], _ close: String, _ indent: String) -> String {
    let inner = newLine(indent + indentUnit)
    return open + inner + texts.joined(separator: "," + (lineEnding == nil ? " " : inner)) + newLine(indent) + close
  }

  private mutating func scalar(_ kind: NodeKind, _ template: TextTemplate) -> String {
    if kind == .integer || kind == .real, !isSetting {
      let text = text(template)
      return text.isEmpty ? "0" : text
    }
    if syntax == .xcconfig { return text(template) }
    if case .fixed(let text) = template { return plain(literal(text)) }
    return "\"\(text(template))\""
  }

  /// Returns a text as a value: in quotation marks where the syntax needs them.
  func literal(_ text: String) -> String {
    let isPlain =
      switch syntax {
      case .json: false
      case .yaml: Self.isPlainYAML(text)
      case .openStep: !text.isEmpty && text.utf8.allSatisfy(TypedByte.isBare)
      case .xcconfig: true
      }
    return isPlain ? text : "\"\(escape(text))\""
  }

  /// Whether a text needs no quotation marks in YAML and is no number, Boolean or null.
  private static func isPlainYAML(_ text: String) -> Bool {
    let words: Set<String> = ["false", "n", "no", "null", "off", "on", "true", "y", "yes"]
    guard let first = text.utf8.first, ASCII.isLetter(first), !words.contains(text.lowercased()) else { return false }
    return text.utf8.allSatisfy { ASCII.isLetterOrDigit($0) || "_-./".utf8.contains($0) }
  }

  private mutating func boolean(_ flag: Bool, isFixed: Bool) -> String {
    let text = booleanText(flag)
    let written = isFixed ? text : suggestion(text)
    return isSetting && syntax == .json ? "\"\(written)\"" : written
  }

  /// Returns a Boolean, for a setting without quotation marks.
  func booleanText(_ flag: Bool) -> String { isSetting ? (flag ? "YES" : "NO") : String(flag) }

  // MARK: Texts

  /// Returns a text with its tab stops.
  mutating func text(_ template: TextTemplate) -> String {
    switch template {
    case .empty: stop()
    case .fixed(let text): plain(escape(text))
    case .suggestion(let text): suggestion(escape(text))
    case .pattern(let before, let text): plain(escape(before)) + suggestion(escape(text))
    }
  }

  private mutating func suggestion(_ text: String) -> String {
    guard usesSnippets else { return text }
    defer { nextStop += 1 }
    return "${\(nextStop):\(Snippet.escape(text))}"
  }

  private mutating func stop() -> String {
    guard usesSnippets else { return "" }
    defer { nextStop += 1 }
    return "$\(nextStop)"
  }

  /// Returns `text` for a place outside all tab stops.
  func plain(_ text: String) -> String { usesSnippets ? Snippet.escape(text) : text }

  /// Returns a text with the escapes that the syntaxes share.
  func escape(_ text: String) -> String {
    guard syntax != .xcconfig, text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return text }
    return text.reduce(into: "") { escaped, character in
      if character == "\"" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
  }

  private func newLine(_ indent: String) -> String { lineEnding.map { plain($0 + indent) } ?? "" }
}
