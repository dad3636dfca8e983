import KeyCatalog
import LintEngine
import LintRules
import Messages

/// The first page of the documentation.
enum DocumentationIndex {
  /// Returns the page with links to all others.
  static func text(_ groups: [KeyGroup]) -> String {
    let parts = [
      "# \(heading("pages.folder-index"))", MarkdownText.escape(Messages.text("pages.folder-introduction")),
      "## \(heading("pages.folder-keys"))", list(groups.map(line)),
      "## \(heading("pages.folder-more"))",
      list([
        link(heading("pages.folder-capabilities"), DocumentationFolder.capabilities),
        link(heading("pages.folder-codes"), DocumentationFolder.codes),
        link(heading("pages.folder-libraries"), DocumentationFolder.libraries),
      ]),
      "## \(heading("pages.folder-rules"))", list(RuleRegistry.all.map { line($0.description) }),
    ]
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func line(_ group: KeyGroup) -> String {
    let count = group.keys.count
    let words: RichText =
      count == 1 ? .words("pages.folder-count-one") : .words("pages.folder-count", "\(String(count))")
    return link(MarkdownText.escape(group.title), group.path) + words.markdown
  }

  private static func line(_ rule: RuleDescription) -> String {
    let name = link(MarkdownText.codeSpan(rule.id), DocumentationFolder.path(ofRule: rule.id))
    return "\(name) (\(rule.severity.rawValue)): \(MarkdownText.escape(rule.summary))"
  }

  private static func heading(_ key: String) -> String { MarkdownText.escape(Messages.text(key)) }

  private static func link(_ label: String, _ address: String) -> String { "[\(label)](\(address))" }

  private static func list(_ items: [String]) -> String { items.map { "- \($0)" }.joined(separator: "\n") }
}
