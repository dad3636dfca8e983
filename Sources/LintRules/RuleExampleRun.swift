import AppProject
import LintEngine
import ProjectFiles

/// Runs rules on the examples of their descriptions.
public enum RuleExampleRun {
  /// The kind of fix that a rule offers.
  public enum Fix: String, Sendable, CaseIterable {
    /// One that `lint --fix` applies.
    case safe
    /// One that people apply and read.
    case unsafe
    /// One of several that state what only people know or can decide; it is never applied without them.
    case choice
    /// The rule offers none.
    case none
  }

  /// Returns what `rule` finds in `text`, a state of the file of its example, with the files around it.
  public static func findings(of rule: any Rule.Type, in text: String) -> [Finding] {
    // The other rules report the suppressed findings.
    let rules = rule is any SuppressionRule.Type ? RuleRegistry.all : [rule]
    return findings(of: rules, in: text, rule.description.example, optingIn: [rule.description.id])
  }

  /// Returns what `rules` find in `text`, a state of the file of an example, with the files around it.
  static func findings(
    of rules: [any Rule.Type],
    in text: String,
    _ example: RuleDescription.Example,
    optingIn optInRules: Set<String> = []
  ) -> [Finding] {
    let path = "/app/\(example.file)"
    if let product = example.product {
      let isBad = text == example.bad
      let entries = isBad ? product.entries.bad : product.entries.good
      let document = Document(path: path, contents: Array(String.plist(entries).utf8))
      return findings(of: rules, in: document, isBad ? product.bad : product.good)
    }
    var files = [path: Array(text.utf8)]
    for (name, content) in example.neighbours { files["/app/\(name)"] = Array(content.utf8) }
    let overlay = OverlaidFiles(files)
    var builder = ProjectContextBuilder(
      files: overlay,
      within: ReadableFolders(around: [path], files: overlay, homeFolder: nil),
      homeFolder: nil
    )
    if let released = example.neighbours["released/\(example.file)"] {
      builder.released = { ReleasedDocument("1.0", path: $0, contents: Array(released.utf8)) }
    }
    var configuration = LintConfiguration()
    configuration.optInRules = optInRules
    return Linter(rules: rules, configuration: configuration).findings(
      in: Document(path: path, contents: Array(text.utf8)),
      project: builder.context(for: path)
    )
  }

  /// Returns what `rules` find in a property list of a bundle that was built.
  package static func findings(of rules: [any Rule.Type], in document: Document, _ bundle: BuiltBundle) -> [Finding] {
    var context = ProjectContext()
    (context.isBuilt, context.built) = (true, bundle)
    return Linter(rules: rules).findings(in: document, project: context)
  }

  /// Returns the kind of fix that `rule` offers for the defect of its example.
  public static func fix(of rule: any Rule.Type) -> Fix {
    let findings = findings(of: rule, in: rule.description.example.bad).filter { $0.rule == rule.description.id }
    let fixes = findings.flatMap(\.fixes)
    if fixes.contains(where: \.isSafe) { return .safe }
    if fixes.isEmpty { return .none }
    return fixes.allSatisfy(\.needsDecision) ? .choice : .unsafe
  }
}
