import PropertyList

/// Writes templates in a file's syntax and layout, as snippets or as plain text.
struct TemplateWriter {
  /// The syntax.
  let format: PropertyListFormat
  /// The text of one level of indentation.
  let indentUnit: String
  /// The line end; nil to write everything on one line.
  let lineEnding: String?
  /// Whether tab stops are written.
  let usesSnippets: Bool
  private var nextStop = 1

  init(format: PropertyListFormat, indentUnit: String, lineEnding: String?, usesSnippets: Bool) {
    self.format = format
    self.indentUnit = indentUnit
    self.lineEnding = lineEnding
    self.usesSnippets = usesSnippets
  }

  /// Returns `text` for a place outside all tab stops.
  func plain(_ text: String) -> String { usesSnippets ? Snippet.escape(text) : text }

  /// Returns a tab stop without text.
  mutating func stop() -> String {
    guard usesSnippets else { return "" }
    defer { nextStop += 1 }
    return "$\(nextStop)"
  }

  /// Returns an entry for a place whose line is indented by `indent`; `key` is written unchanged.
  mutating func entry(_ key: String, _ value: ValueTemplate, indent: String) -> String {
    switch format {
    case .xml: "\(plain("<key>\(key)</key>"))\(newLine(indent))\(self.value(value, indent: indent))"
    case .openStep: "\(plain(key)) = \(self.value(value, indent: indent));"
    }
  }

  /// Returns an entry whose key `name` is already in the syntax, with its tab stops.
  mutating func entry(written name: String, _ value: ValueTemplate, indent: String) -> String {
    switch format {
    case .xml: "<key>\(name)</key>\(newLine(indent))\(self.value(value, indent: indent))"
    case .openStep: "\"\(name)\" = \(self.value(value, indent: indent));"
    }
  }

  /// Returns a value for a place whose line is indented by `indent`.
  mutating func value(_ template: ValueTemplate, indent: String) -> String {
    switch template {
    case .scalar(let kind, let text): scalar(kind, text)
    case .boolean(let first, let isFixed): boolean(first, isFixed: isFixed)
    case .array(let items): array(items, indent: indent)
    case .dictionary(let entries): dictionary(entries, indent: indent)
    }
  }

  private mutating func scalar(_ kind: NodeKind, _ template: TextTemplate) -> String {
    let text = text(template)
    guard format == .openStep else {
      let name = kind.elementName ?? "string"
      return "<\(name)>\(text)</\(name)>"
    }
    switch kind {
    case .data: return "<\(text)>"
    case .integer, .real: return text
    default: return "\"\(text)\""
    }
  }

  /// Returns a text with its tab stops.
  mutating func text(_ template: TextTemplate) -> String {
    switch template {
    case .empty:
      return stop()
    case .fixed(let text):
      return plain(format.escape(text))
    case .suggestion(let text):
      guard usesSnippets else { return format.escape(text) }
      defer { nextStop += 1 }
      return "${\(nextStop):\(Snippet.escape(format.escape(text)))}"
    case .pattern(let before, let text):
      return self.text(.fixed(before)) + self.text(.suggestion(text))
    }
  }

  private mutating func boolean(_ first: Bool, isFixed: Bool) -> String {
    let text = format == .xml ? (first ? "<true/>" : "<false/>") : (first ? "YES" : "NO")
    guard usesSnippets, !isFixed else { return text }
    defer { nextStop += 1 }
    return "${\(nextStop):\(text)}"
  }

  private mutating func array(_ items: [ValueTemplate], indent: String) -> String {
    let inner = indent + indentUnit
    let lines = items.isEmpty ? [stop()] : items.map { value($0, indent: inner) }
    let (open, close, separator) = format == .xml ? ("<array>", "</array>", "") : ("(", ")", ",")
    return block(lines, open: open, close: close, separator: separator, indent: indent)
  }

  private mutating func dictionary(_ entries: [(key: String, value: ValueTemplate)], indent: String) -> String {
    let inner = indent + indentUnit
    let lines = entries.isEmpty ? [stop()] : entries.map { entry(literalKey($0.key), $0.value, indent: inner) }
    let (open, close) = format == .xml ? ("<dict>", "</dict>") : ("{", plain("}"))
    return block(lines, open: open, close: close, separator: "", indent: indent)
  }

  /// Returns a key in the syntax: in quotes if required.
  func literalKey(_ key: String) -> String {
    guard format == .openStep, !key.utf8.allSatisfy(TypedByte.isBare) else { return key }
    return "\"\(format.escape(key))\""
  }

  private func block(_ lines: [String], open: String, close: String, separator: String, indent: String) -> String {
    let inner = newLine(indent + indentUnit)
    return open + inner + lines.joined(separator: separator + inner) + newLine(indent) + close
  }

  /// Returns what begins a new line in a value.
  private func newLine(_ indent: String) -> String {
    guard let lineEnding else { return format == .xml ? "" : " " }
    return plain(lineEnding + indent)
  }
}

/// The grammar of snippets (LSP, "Snippet Syntax").
enum Snippet {
  /// Returns `text` with a backslash before the characters that have a meaning in snippets: `$`, `}` and `\`.
  static func escape(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "\\") })
    else { return text }
    var output = ""
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar == "$" || scalar == "}" || scalar == "\\" { output.append("\\") }
      output.unicodeScalars.append(scalar)
    }
    return output
  }
}
