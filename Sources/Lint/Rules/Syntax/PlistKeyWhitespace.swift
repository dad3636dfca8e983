import AppProject
import PropertyList

/// Reports keys that begin or end with white space.
enum PlistKeyWhitespace: DictionaryRule {
  static let description = RuleDescription(
    id: "plist-key-whitespace",
    severity: .warning,
    summary: "A key begins or ends with white space.",
    rationale: """
      White space is part of a key, so a key with a space at its end is another key, which the system does not know. The \
      entry has no effect, and nobody sees why.
      """,
    example: .init(
      bad: """
        <plist version="1.0"><dict>
          <key>CFBundleName </key>
          <string>Notes</string>
        </dict></plist>
        """,
      good: """
        <plist version="1.0"><dict>
          <key>CFBundleName</key>
          <string>Notes</string>
        </dict></plist>
        """
    )
  )

  static func check(_ dictionary: Node, in context: inout RuleContext) {
    // Elsewhere keys may be texts, in which a space is meant.
    guard context.document.kind.domain != nil, !context.document.kind.isStringTable else { return }
    for entry in dictionary.entries {
      guard let key = entry.key, let text = key.stringValue, let first = text.first, let last = text.last,
        first.isWhitespace || last.isWhitespace
      else { continue }
      let trimmed = WhiteSpace.trim(text)
      guard !trimmed.isEmpty else { continue }
      context.report(
        description,
        at: key.range,
        "This key has white space at its \(first.isWhitespace ? "start" : "end"), so it is not the key \(trimmed).",
        fixes: [Fix("Remove the white space", [context.editor.replaceText(of: key, with: trimmed)], isSafe: false)]
      )
    }
  }
}
