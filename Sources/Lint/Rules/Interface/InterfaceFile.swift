import PropertyList

/// The name of a storyboard or nib, which stands in a file without its suffix.
struct InterfaceFile {
  private static let suffixes = [".storyboard", ".storyboardc", ".nib", ".xib"]

  /// The value.
  let node: Node
  /// The name as it stands there.
  let text: String
  /// The name without its suffix.
  let stem: String

  /// Reads the value of an entry; nil where it has no suffix.
  init?(_ entry: CatalogEntry) {
    guard let node = entry.value, node.kind == .string, let text = node.stringValue,
      let suffix = Self.suffixes.first(where: text.hasSuffix), text.count > suffix.count
    else { return nil }
    (self.node, self.text, stem) = (node, text, String(text.dropLast(suffix.count)))
  }

  /// Returns an edit that takes the suffix away.
  func withoutSuffix(_ editor: TreeEditor, _ rule: RuleDescription) -> Fix {
    Fix(rule.text("replace", stem), [editor.replaceText(of: node, with: stem)], isSafe: false)
  }
}
