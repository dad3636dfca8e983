import AppProject
import LintEngine
import PropertyList

/// The name of a storyboard or nib, which a file gives without suffix.
package struct InterfaceFile {
  private static let suffixes = [".storyboard", ".storyboardc", ".nib", ".xib"]

  /// The value.
  package let node: Node
  /// The name as written.
  package let text: String
  /// The name without its suffix.
  package let stem: String

  /// Reads a value; nil if it is not a text.
  package init?(_ node: Node) {
    guard node.kind == .string, let text = node.stringValue, !text.isEmpty else { return nil }
    let suffix = Self.suffixes.first { text.hasSuffix($0) && text.count > $0.count }
    (self.node, self.text, stem) = (node, text, String(text.dropLast(suffix?.count ?? 0)))
  }

  /// Whether it is written with a suffix.
  package var hasSuffix: Bool { stem.count < text.count }

  /// Returns an edit that takes the suffix away.
  package func withoutSuffix(_ editor: TreeEditor, _ rule: RuleDescription) -> Fix {
    Fix(rule.text("replace", stem), [editor.replaceText(of: node, with: stem)], isSafe: false)
  }

  /// Returns whether the file is there in each configuration; nil if that is not known.
  package func match(_ resources: ProjectResources, _ project: ProjectContext) -> ProjectResources.Match? {
    guard let names = ResolvedTexts.texts(text, project), !names.contains("") else { return nil }
    let matches = names.map { name in resources.match(Self.suffixes.map { name + $0 }) }
    return matches.first { $0 == .missing } ?? matches.first { $0 != .found } ?? .found
  }
}

extension RuleContext {
  /// Reports files that the project does not have, and those whose names it writes in other capitals.
  package mutating func reportMissing(
    _ files: [InterfaceFile],
    _ project: ProjectContext,
    as rule: RuleDescription,
    severity: Severity? = nil,
    isForStore: Bool = true
  ) {
    guard !files.isEmpty, let resources = ProjectResources(project) else { return }
    for file in files where !file.hasSuffix {
      switch file.match(resources, project) {
      case .missing:
        let message = rule.text("missing-file", file.text)
        // Variants of an app have the same file.
        let cause = FindingCause.run("missing \(file.text)")
        report(rule, at: file.node.range, message, severity: severity, isForStore: isForStore, cause: cause)
      // The file systems of most Macs take both for the same.
      case .otherCase(let name) where !traits.bundle.isOnly(for: .macOS):
        let stem = String(name.prefix(file.text.count))
        let isSameName = stem.lowercased() == file.text.lowercased()
        report(
          rule,
          at: file.node.range,
          rule.text("other-case", file.text, name),
          severity: .warning,
          fixes: isSameName
            ? [Fix(rule.text("replace", stem), [editor.replaceText(of: file.node, with: stem)], isSafe: false)] : []
        )
      case .found, .otherCase, nil: break
      }
    }
  }
}
