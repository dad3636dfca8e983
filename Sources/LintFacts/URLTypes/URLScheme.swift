import SourceText

/// The grammar of URL schemes (RFC 3986, section 3.1), and placeholders for one.
package enum URLScheme {
  /// Returns whether a text is a letter and then letters, digits, periods, hyphens and plus signs.
  package static func isValid(_ text: String) -> Bool {
    guard let first = text.utf8.first, ASCII.isLetter(first) else { return false }
    return text.utf8.allSatisfy { ASCII.isLetterOrDigit($0) || ".-+".utf8.contains($0) }
  }

  /// Returns the scheme of a text that is longer than a scheme, such as `cellar://open`; nil if there is none.
  package static func beginning(of text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = String(text[..<colon])
    return isValid(scheme) ? scheme : nil
  }

  /// Returns whether a text was left over from instructions: `fb[APP_ID]`, `YOUR-SCHEME`, `li$ID`.
  package static func isPlaceholder(_ text: String) -> Bool {
    if text.contains(where: { "<>[]{}$".contains($0) }) { return true }
    if marks.contains(where: text.contains) || text.lowercased().contains("xxxx") { return true }
    return text.lowercased().split { !$0.isLetter }.contains { words.contains(String($0)) }
  }

  private static let marks = ["YOUR", "APP_ID", "CLIENT_ID", "CHANGE_ME"]
  private static let words: Set = [
    "changeme", "placeholder", "your", "yourapp", "yourcompany", "yourdomain", "yourscheme",
  ]
}
