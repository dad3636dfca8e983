import LintRules

/// The page of a rule: a document of the server, in Markdown.
struct RuleView: Hashable, Sendable {
  /// The scheme of these addresses.
  static let scheme = "plist-lsp-rule"
  private static let fileExtension = ".md"

  /// The id of the rule.
  let rule: String

  /// Makes the page of a rule.
  init(rule: String) {
    self.rule = rule
  }

  /// Reads the address of a page; nil for any other address and for unknown rules.
  init?(_ uri: DocumentURI) {
    let start = "\(Self.scheme):/"
    guard uri.rawValue.hasPrefix(start), uri.rawValue.hasSuffix(Self.fileExtension) else { return nil }
    let name = uri.rawValue.dropFirst(start.count).dropLast(Self.fileExtension.count)
    guard RuleRegistry.rule(String(name)) != nil else { return nil }
    rule = String(name)
  }

  /// The address of the page.
  var uri: DocumentURI { DocumentURI("\(Self.scheme):/\(rule)\(Self.fileExtension)") }
}
