import AppProject
import PropertyList

/// Rules by what they check.
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

  /// Sorts those of `rules` that `configuration` enables.
  package init(_ rules: [any Rule.Type], _ configuration: LintConfiguration) {
    known = rules
    for rule in rules where configuration.isEnabled(rule.description) { rule.enroll(in: &self) }
  }

  /// The ids of all rules that there are; linear.
  package var knownIDs: [String] { known.map { $0.description.id } }

  /// Returns those that run in files of `kind` of bundles for `systems`, which are empty if they are unknown.
  package func applicable(to kind: FileKind, on systems: Set<ApplePlatform>) -> RuleSet {
    filtered { $0.subject.includes(kind) && $0.subject.includes(systems) }
  }

  /// Returns those of them that run in documents with `traits`.
  package func applicable(to traits: DocumentTraits) -> RuleSet { filtered { $0.applies(to: traits) } }

  private func filtered(_ runs: (any Rule.Type) -> Bool) -> RuleSet {
    var rules = self
    rules.syntax.removeAll { !runs($0) }
    rules.repeatedKeys.removeAll { !runs($0) }
    rules.keys.removeAll { !runs($0) }
    rules.entries.removeAll { !runs($0) }
    rules.documents.removeAll { !runs($0) }
    rules.projects.removeAll { !runs($0) }
    rules.suppressions.removeAll { !runs($0) }
    rules.thorough.removeAll { !runs($0) }
    rules.thoroughProjects.removeAll { !runs($0) }
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

// Each protocol adds its rules where they belong. To test the types at run time (`as?`) would be simpler, but would
// take longer than everything else between the opening of the first document and its findings.

extension SyntaxRule {
  /// Enrolls the rule among those that word issues.
  public static func enroll(in rules: inout RuleSet) { rules.syntax.append(self) }
}

extension RepeatedKeyRule {
  /// Adds the rule to those that check duplicate keys.
  public static func enroll(in rules: inout RuleSet) { rules.repeatedKeys.append(self) }
}

extension KeyRule {
  /// Adds the rule to those that check each pair.
  public static func enroll(in rules: inout RuleSet) { rules.keys.append(self) }
}

extension SuppressionRule {
  /// Adds the rule to those that check suppressions.
  public static func enroll(in rules: inout RuleSet) { rules.suppressions.append(self) }
}

extension EntryRule {
  /// Adds the rule to those that check entries which the catalog may know.
  public static func enroll(in rules: inout RuleSet) { rules.entries.append(self) }
}

extension DocumentRule {
  /// Adds the rule to those that check a document as a whole.
  public static func enroll(in rules: inout RuleSet) { rules.documents.append(self) }
}

extension ProjectRule {
  /// Adds the rule to those that check the app around a document.
  public static func enroll(in rules: inout RuleSet) { rules.projects.append(self) }
}

extension SourceRule {
  /// Adds the rule to those that check the app, and those that report on its code.
  public static func enroll(in rules: inout RuleSet) {
    rules.projects.append(self)
    rules.sources.append(self)
  }
}

extension DocumentRule where Self: ProjectRule {
  /// Enrolls the rule in both places.
  public static func enroll(in rules: inout RuleSet) {
    rules.documents.append(self)
    rules.projects.append(self)
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
  /// Adds the rule to those that check the app around a document and take long.
  public static func enroll(in rules: inout RuleSet) { rules.thoroughProjects.append(self) }
}

extension KeyRule where Self: ThoroughProjectRule {
  /// Enrolls the rule in both places.
  public static func enroll(in rules: inout RuleSet) {
    rules.keys.append(self)
    rules.thoroughProjects.append(self)
  }
}

extension KeyRule where Self: ThoroughRule {
  /// Enrolls the rule in both places.
  public static func enroll(in rules: inout RuleSet) {
    rules.keys.append(self)
    rules.thorough.append(self)
  }
}

extension RepeatedKeyRule where Self: ThoroughRule {
  /// Enrolls the rule in both places.
  public static func enroll(in rules: inout RuleSet) {
    rules.repeatedKeys.append(self)
    rules.thorough.append(self)
  }
}

extension ThoroughProjectRule where Self: ThoroughRule {
  /// Enrolls the rule in both places.
  public static func enroll(in rules: inout RuleSet) {
    rules.thorough.append(self)
    rules.thoroughProjects.append(self)
  }
}

extension KeyRule where Self: ThoroughProjectRule & ThoroughRule {
  /// Enrolls the rule in all three places.
  public static func enroll(in rules: inout RuleSet) {
    rules.keys.append(self)
    rules.thorough.append(self)
    rules.thoroughProjects.append(self)
  }
}

extension EntryRule where Self: ThoroughRule {
  /// Enrolls the rule in both places.
  public static func enroll(in rules: inout RuleSet) {
    rules.entries.append(self)
    rules.thorough.append(self)
  }
}

extension DocumentRule where Self: ThoroughProjectRule {
  /// Enrolls the rule in both places.
  public static func enroll(in rules: inout RuleSet) {
    rules.documents.append(self)
    rules.thoroughProjects.append(self)
  }
}

extension DocumentRule where Self: ProjectRule & ThoroughProjectRule {
  /// Enrolls the rule in all three places.
  public static func enroll(in rules: inout RuleSet) {
    rules.documents.append(self)
    rules.projects.append(self)
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
