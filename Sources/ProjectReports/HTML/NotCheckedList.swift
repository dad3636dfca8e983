import LintFiles

/// What was not checked, as a list.
enum NotCheckedList {
  /// Returns the section; nothing if all was.
  static func section(_ parts: [NotChecked]) -> Markup {
    guard !parts.isEmpty else { return .none }
    let items = parts.map { Markup.element("li", [Block.code($0.file), .text(": \($0.reason); \($0.notChecked)")]) }
    return .element("section", [.element("h2", word("not-checked")), .element("ul", items)])
  }
}
