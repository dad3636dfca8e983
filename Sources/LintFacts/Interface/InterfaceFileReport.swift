import AppProject
import LintEngine
import PropertyList

extension RuleContext {
  /// Reports files that the project does not have, and those whose names it writes in other capitals.
  package mutating func reportMissing(_ files: [InterfaceFile], _ project: ProjectContext, as rule: RuleDescription) {
    guard !files.isEmpty, let resources = ProjectResources(project) else { return }
    for file in files where !file.hasSuffix {
      switch file.match(resources, project) {
      case .missing: report(rule, at: file.node.range, rule.text("missing-file", file.text))
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
