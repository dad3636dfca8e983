import PropertyList

/// Rules by what they look at.
public struct RuleSet: Sendable {
  package fileprivate(set) var syntax: [any SyntaxRule.Type] = []
  package fileprivate(set) var repeatedKeys: [any RepeatedKeyRule.Type] = []
  package fileprivate(set) var keys: [any KeyRule.Type] = []
  package fileprivate(set) var entries: [any EntryRule.Type] = []
  package fileprivate(set) var documents: [any DocumentRule.Type] = []
  package fileprivate(set) var projects: [any ProjectRule.Type] = []
  package fileprivate(set) var sources: [any SourceRule.Type] = []
  package fileprivate(set) var suppressions: [any SuppressionRule.Type] = []
  package fileprivate(set) var thorough: [any ThoroughRule.Type] = []
  package fileprivate(set) var thoroughProjects: [any ThoroughProjectRule.Type] = []

  /// All rules that there are, those that the project switched off too.
  private let known: [any Rule.Type]

  /// Sorts those of `rules` that `configuration` wants.
  package init(_ rules: [any Rule.Type], _ configuration: LintConfiguration) {
    known = rules
    for rule in rules where configuration.isEnabled(rule.description) { rule.enroll(in: &self) }
  }

  /// The ids of all rules that there are; linear.
  package var knownIDs: [String] { known.map { $0.description.id } }

  /// Returns those that have something to say of documents with `traits`.
  package func applicable(to traits: DocumentTraits) -> RuleSet {
    var rules = self
    rules.syntax.removeAll { !$0.applies(to: traits) }
    rules.repeatedKeys.removeAll { !$0.applies(to: traits) }
    rules.keys.removeAll { !$0.applies(to: traits) }
    rules.entries.removeAll { !$0.applies(to: traits) }
    rules.documents.removeAll { !$0.applies(to: traits) }
    rules.projects.removeAll { !$0.applies(to: traits) }
    rules.suppressions.removeAll { !$0.applies(to: traits) }
    rules.thorough.removeAll { !$0.applies(to: traits) }
    rules.thoroughProjects.removeAll { !$0.applies(to: traits) }
    return rules
  }

  /// Returns the ids of the rules all of whose findings are known for every state of a document, those about projects only
  /// where one is known.
  package func quickIDs(isAskingProject: Bool) -> Set<String> {
    let others: [[any Rule.Type]] = [syntax, repeatedKeys, keys, entries, documents, isAskingProject ? projects : []]
    return Set(others.joined().map { $0.description.id }).subtracting(thoroughProjects.map { $0.description.id })
  }

  /// Returns the rule that words `issue` in a document with `traits`, or nil.
  package func syntaxRule(for issue: SyntaxIssue, in traits: DocumentTraits) -> (any SyntaxRule.Type)? {
    syntax.first { $0.claims(issue, in: traits) }
  }
}

// Each protocol enrolls its rules where they belong. To ask the types at run time what they conform to (`as?`) would be simpler
// and take longer than all else between the opening of the first document and its findings.

extension SyntaxRule {
  /// Enrolls the rule among those that word issues.
  public static func enroll(in rules: inout RuleSet) { rules.syntax.append(self) }
}

extension RepeatedKeyRule {
  /// Enrolls the rule among those that look at keys that stand twice.
  public static func enroll(in rules: inout RuleSet) { rules.repeatedKeys.append(self) }
}

extension KeyRule {
  /// Enrolls the rule among those that look at each pair.
  public static func enroll(in rules: inout RuleSet) { rules.keys.append(self) }
}

extension SuppressionRule {
  /// Enrolls the rule among those that look at suppressions.
  public static func enroll(in rules: inout RuleSet) { rules.suppressions.append(self) }
}

extension EntryRule {
  /// Enrolls the rule among those that look at entries which the catalog may know.
  public static func enroll(in rules: inout RuleSet) { rules.entries.append(self) }
}

extension DocumentRule {
  /// Enrolls the rule among those that look at a document as a whole.
  public static func enroll(in rules: inout RuleSet) { rules.documents.append(self) }
}

extension ProjectRule {
  /// Enrolls the rule among those that look at the app around a document.
  public static func enroll(in rules: inout RuleSet) { rules.projects.append(self) }
}

extension SourceRule {
  /// Enrolls the rule among those that look at the app, and those that speak of its code.
  public static func enroll(in rules: inout RuleSet) {
    rules.projects.append(self)
    rules.sources.append(self)
  }
}

extension ThoroughRule {
  /// Enrolls the rule among those that take long.
  public static func enroll(in rules: inout RuleSet) { rules.thorough.append(self) }
}

extension SyntaxRule where Self: DocumentRule {
  /// Enrolls the rule in both places.
  public static func enroll(in rules: inout RuleSet) {
    rules.syntax.append(self)
    rules.documents.append(self)
  }
}

extension ThoroughProjectRule {
  /// Enrolls the rule among those that look at the app around a document and take long.
  public static func enroll(in rules: inout RuleSet) { rules.thoroughProjects.append(self) }
}

extension KeyRule where Self: ThoroughProjectRule {
  /// Enrolls the rule in both places.
  public static func enroll(in rules: inout RuleSet) {
    rules.keys.append(self)
    rules.thoroughProjects.append(self)
  }
}

extension EntryRule where Self: ProjectRule {
  /// Enrolls the rule in both places.
  public static func enroll(in rules: inout RuleSet) {
    rules.entries.append(self)
    rules.projects.append(self)
  }
}
