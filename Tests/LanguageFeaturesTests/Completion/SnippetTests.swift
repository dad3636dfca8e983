import Testing

@testable import LanguageFeatures

/// Text in snippets stays text.
@Suite struct SnippetTests {
  @Test(arguments: [
    ("$(PRODUCT_NAME)", #"\$(PRODUCT_NAME)"#), ("${A}", #"\${A\}"#), (#"a\b"#, #"a\\b"#), ("plain", "plain"),
  ])
  func escapes(_ text: String, _ expected: String) {
    #expect(Snippet.escape(text) == expected)
  }

  @Test func escapesTheBracesOfTheOldSyntax() {
    let proposal = CompletionCheck().proposals("{\n\tNSApp1️⃣\n}").first { $0.label == "NSAppTransportSecurity" }
    #expect(proposal?.edit.replacement == "NSAppTransportSecurity = {\n\t\t$1\n\t\\};")
  }

  @Test func leavesPlainTextAlone() {
    let check = CompletionCheck(usesSnippets: false)
    let proposal = check.proposals("{\n\tNSApp1️⃣\n}").first { $0.label == "NSAppTransportSecurity" }
    #expect(proposal?.edit.replacement == "NSAppTransportSecurity = {  };")
  }

  /// Every replacement of every key reads as a snippet: each `$` begins a tab stop or is escaped.
  @Test(arguments: ["Info.plist", "App.entitlements", "PrivacyInfo.xcprivacy"])
  func allKeysAreValidSnippets(_ file: String) {
    for text in ["<plist>\n<dict>\n\t1️⃣\n</dict>\n</plist>", "{\n\t1️⃣\n}"] {
      for proposal in CompletionCheck(file).proposals(text) {
        #expect(SnippetReader.isValid(proposal.edit.replacement), "\(proposal.edit.replacement)")
      }
    }
  }
}

/// Reads the part of the snippet grammar that proposals use.
enum SnippetReader {
  /// Returns whether `text` reads as a snippet.
  static func isValid(_ text: String) -> Bool {
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": guard let next = rest.popFirst(), "$}\\".contains(next) else { return false }
      case "}": return false
      case "$": guard skipStop(&rest) else { return false }
      default: break
      }
    }
    return true
  }

  private static func skipStop(_ rest: inout Substring) -> Bool {
    if rest.first?.isNumber == true {
      rest = rest.drop { $0.isNumber }
      return true
    }
    guard rest.popFirst() == "{", rest.first?.isNumber == true else { return false }
    rest = rest.drop { $0.isNumber }
    switch rest.popFirst() {
    case ":":
      while let character = rest.popFirst() {
        if character == "}" { return true }
        if character == "\\" { _ = rest.popFirst() }
        if character == "$" { return false }
      }
      return false
    default:
      return false
    }
  }
}
