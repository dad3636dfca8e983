import AppProject
import CodeScanning
import ProjectFiles
import PropertyList
import StringTable

/// The checks of rules, by what they look at.
struct RuleSet: Sendable {
  /// A function with the rule that it belongs to.
  struct Member<Function: Sendable>: Sendable {
    let rule: any Rule.Type
    let run: Function
  }

  /// The two functions of a check of syntax.
  struct SyntaxCheck: Sendable {
    let claims: @Sendable (SyntaxIssue, DocumentTraits) -> Bool
    let report: @Sendable (SyntaxIssue, inout RuleContext) -> Void
  }

  typealias Checks<Subject> = [Member<@Sendable (Subject, inout RuleContext) -> Void>]
  typealias ProjectChecks = [Member<@Sendable (Document, ProjectContext, inout RuleContext) -> Void>]

  private(set) var syntax: [Member<SyntaxCheck>] = []
  private(set) var repeatedKeys: Checks<RepeatedKey> = []
  private(set) var keys: Checks<DictionaryEntry> = []
  private(set) var entries: Checks<CatalogEntry> = []
  private(set) var documents: Checks<Document> = []
  private(set) var projects: ProjectChecks = []
  private(set) var stringCatalogs: Checks<StringCatalog> = []
  private(set) var suppressions: Checks<SuppressionUse> = []
  private(set) var slowDocuments: Checks<Document> = []
  private(set) var slowProjects: ProjectChecks = []
  /// The rules whose findings come from lines of code.
  private(set) var sources: [any Rule.Type] = []

  /// The rules that run.
  private let rules: [any Rule.Type]
  /// All rules that there are, those that the project switched off too.
  private let known: [any Rule.Type]

  /// Sorts the checks of those of `rules` that `configuration` enables.
  init(_ rules: [any Rule.Type], _ configuration: LintConfiguration) {
    self.init(rules.filter { configuration.isEnabled($0.description) }, of: rules)
  }

  private init(_ rules: [any Rule.Type], of known: [any Rule.Type]) {
    (self.rules, self.known) = (rules, known)
    for rule in rules {
      for check in rule.checks { add(check, of: rule) }
    }
  }

  private mutating func add(_ check: Check, of rule: any Rule.Type) {
    switch check {
    case .syntax(let claims, let report):
      syntax.append(Member(rule: rule, run: SyntaxCheck(claims: claims, report: report)))
    case .repeatedKey(let run): repeatedKeys.append(Member(rule: rule, run: run))
    case .key(let run): keys.append(Member(rule: rule, run: run))
    case .entry(let run): entries.append(Member(rule: rule, run: run))
    case .document(let run): documents.append(Member(rule: rule, run: run))
    case .project(let run): projects.append(Member(rule: rule, run: run))
    case .source(let run):
      projects.append(Member(rule: rule, run: run))
      sources.append(rule)
    case .stringCatalog(let run): stringCatalogs.append(Member(rule: rule, run: run))
    case .suppression(let run): suppressions.append(Member(rule: rule, run: run))
    case .slowDocument(let run): slowDocuments.append(Member(rule: rule, run: run))
    case .slowProject(let run): slowProjects.append(Member(rule: rule, run: run))
    }
  }

  /// Returns those that run in files of `kind` of bundles for `systems`, which are empty if they are unknown.
  func applicable(to kind: FileKind, on systems: Set<ApplePlatform>) -> RuleSet {
    filtered { $0.subject.includes(kind) && $0.subject.includes(systems) }
  }

  /// Returns those of them that run in documents with `traits`.
  func applicable(to traits: DocumentTraits) -> RuleSet { filtered { $0.applies(to: traits) } }

  private func filtered(_ runs: (any Rule.Type) -> Bool) -> RuleSet {
    let kept = rules.filter(runs)
    return kept.count == rules.count ? self : RuleSet(kept, of: known)
  }

  /// The ids of all rules that there are; linear.
  var knownIDs: [String] { known.map { $0.description.id } }

  /// Returns the ids of the rules all of whose findings are known for every state of a document, those about projects only
  /// where one is known.
  func quickIDs(isAskingProject: Bool) -> Set<String> {
    let others: [[any Rule.Type]] = [
      syntax.map(\.rule), repeatedKeys.map(\.rule), keys.map(\.rule), entries.map(\.rule), documents.map(\.rule),
      isAskingProject ? projects.map(\.rule) : [],
    ]
    return Set(others.joined().map { $0.description.id }).subtracting(slowProjects.map { $0.rule.description.id })
  }

  /// Returns the check that words `issue` in a document with `traits`, or nil.
  func syntaxCheck(for issue: SyntaxIssue, in traits: DocumentTraits) -> SyntaxCheck? {
    syntax.first { $0.run.claims(issue, traits) }?.run
  }
}
