import ProjectFiles
import PropertyList

/// Makes findings from the results of rules.
struct FindingWords: Sendable {
  let document: Document
  let traits: DocumentTraits
  let rules: RuleSet
  private let configuration: LintConfiguration

  /// Makes the words for a state of a document.
  init(_ document: Document, _ traits: DocumentTraits, _ rules: RuleSet, _ configuration: LintConfiguration) {
    (self.document, self.traits, self.rules, self.configuration) = (document, traits, rules, configuration)
  }

  /// Whether comments suppress findings.
  var heedsSuppressions: Bool { configuration.heedsSuppressions }

  /// The duplicate keys in a dictionary of several segments, by ascending start of the later one.
  ///
  /// None if no rule reports them. Linear in their number.
  var repeatedKeys: [RepeatedKey] {
    rules.repeatedKeys.isEmpty ? [] : RepeatedKey.all(in: document.tree.repeatedKeys)
  }

  /// Returns the findings of issues.
  func findings(of issues: some Sequence<SyntaxIssue>) -> [SourcedFinding] {
    var context = RuleContext(document, traits, configuration)
    context.source = .syntax
    for issue in issues { rules.syntaxCheck(for: issue, in: traits)?.report(issue, &context) }
    return context.takeFindings()
  }

  /// Returns the findings about suppressions.
  func findings(of suppressions: [SuppressionUse]) -> [SourcedFinding] {
    var context = RuleContext(document, traits, configuration)
    for suppression in suppressions {
      for rule in rules.suppressions { rule.run(suppression, &context) }
    }
    return context.takeFindings()
  }

  /// Returns the findings of duplicate keys.
  func findings(of repeatedKeys: some Sequence<RepeatedKey>) -> [SourcedFinding] {
    var context = RuleContext(document, traits, configuration)
    context.source = .repeatedKey
    for key in repeatedKeys {
      for rule in rules.repeatedKeys { rule.run(key, &context) }
    }
    return context.takeFindings()
  }
}
