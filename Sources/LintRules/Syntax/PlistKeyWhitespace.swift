import LintEngine
import LintFacts
import PropertyList

/// Reports keys that begin or end with white space.
enum PlistKeyWhitespace: KeyRule {
  static let description = RuleDescription(
    id: "plist-key-whitespace",
    severity: .warning,
    example: .plist(
      bad: "<key>CFBundleName </key> <string>Notes</string>",
      good: "<key>CFBundleName</key> <string>Notes</string>"
    )
  )
  static let subject = RuleSubject.everything()

  static func applies(to traits: DocumentTraits) -> Bool {
    // Elsewhere keys may be texts, in which a space is meant.
    let kind = traits.kind
    return kind.domain != nil && !kind.isStringTable && kind != .stringsDictionary && !traits.isPreprocessed
  }

  static func check(_ entry: DictionaryEntry, in context: inout RuleContext) {
    guard let key = entry.key, mayHaveOuterSpace(key), let text = key.stringValue, let first = text.first,
      let last = text.last, first.isWhitespace || last.isWhitespace
    else { return }
    let trimmed = WhiteSpace.trim(text)
    guard !trimmed.isEmpty else { return }
    let line = trimmed.prefix { !$0.isNewline }
    let name = line.count < trimmed.count ? "\(line)…" : trimmed
    context.report(
      description,
      at: key.range,
      first.isWhitespace ? description.text("start", name) : description.text("end", name),
      fixes: [
        Fix(description.text("remove-space"), [context.editor.replaceText(of: key, with: trimmed)], isSafe: false)
      ]
    )
  }

  /// Whether the text must be read: nearly all keys begin and end with an ASCII letter or digit.
  private static func mayHaveOuterSpace(_ key: Node) -> Bool {
    let bytes = key.rawContent
    guard !key.flags.contains(.escaped), let first = bytes.first, let last = bytes.last else { return true }
    return first <= 0x20 || last <= 0x20 || first >= 0x80 || last >= 0x80
  }
}
