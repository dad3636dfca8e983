import LintEngine
import LintRules

/// The pages of rules, for editors.
public enum RuleReference {
  /// The address of the published pages of rules, as `pattern` of `address(of:pattern:)` takes it; nil while there are none.
  public static let published: String? = nil

  /// What stands for the rule in the address of a page.
  private static let placeholder = "{rule}"

  /// Returns the address of the page of a rule; nil for unknown rules.
  ///
  /// `pattern` has `{rule}` where the id of the rule is, or is the address of a folder that `plist-lsp docs` wrote.
  public static func address(of rule: String, pattern: String) -> String? {
    guard RuleRegistry.rule(rule) != nil else { return nil }
    guard !pattern.contains(placeholder) else { return pattern.replacing(placeholder, with: rule) }
    let separator = pattern.hasSuffix("/") ? "" : "/"
    return pattern + separator + DocumentationFolder.path(ofRule: rule)
  }

  /// Returns the page of a rule in Markdown; nil for unknown rules.
  public static func markdown(_ rule: String) -> String? {
    RuleRegistry.rule(rule).map { RulePage.content($0.description).markdown(headingLevel: 1) }
  }

  /// Returns what a rule reports, why, and where that is described, in plain text; nil for unknown rules.
  public static func summary(_ rule: String) -> String? {
    RuleRegistry.rule(rule).map { rule in
      let description = rule.description
      return (["\(description.id): \(description.summary)", description.rationale] + description.references)
        .joined(separator: "\n\n")
    }
  }
}
