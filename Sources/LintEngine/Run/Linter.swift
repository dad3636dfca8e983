import AppProject
import CodeScanning
import Locking
import ProjectFiles

/// Runs rules over documents.
public struct Linter: Sendable {
  /// The configuration.
  public let configuration: LintConfiguration
  private let rules: RuleSet
  /// A tenth of the rules concerns a kind of file, and there may be thousands of files.
  private let rulesOfKinds = LazyValues<Scope, RuleSet>()

  /// What decides over most rules, and is the same for many files.
  private struct Scope: Hashable, Sendable {
    let kind: FileKind
    let systems: Set<ApplePlatform>
  }

  /// Creates a linter that runs those of `rules` that the configuration enables.
  public init(
    rules: [any Rule.Type],
    configuration: LintConfiguration = LintConfiguration()
  ) {
    self.configuration = configuration
    self.rules = RuleSet(rules, configuration)
  }

  /// Returns what the rules find in `document`, by ascending start; linear in the document and its findings.
  ///
  /// Rules about the app around it run only if a `project` is given; slow checks can be omitted.
  public func findings(
    in document: Document,
    project: ProjectContext? = nil,
    includingSlow: Bool = true
  ) -> [Finding] {
    var linter = IncrementalLinter(self)
    let list = linter.findings(in: document, project: project)
    return includingSlow ? list.adding(slowFindings(in: document, project: project)).all : list.all
  }

  /// Returns what the slow checks find in `document`.
  ///
  /// Rules about the app around it run only if a `project` is given.
  public func slowFindings(in document: Document, project: ProjectContext? = nil) -> [Finding] {
    guard document.kind != .other || FileUse(fileName: document.name) == .carrier else { return [] }
    let root = RootKeys(document.rootDictionary)
    let answers = BundleAnswer.all(for: document, root, in: project)
    let lists = answers.map { answer in
      var context = RuleContext(document, answer.bundle, root, configuration, memory: RuleMemory())
      context.source = .slow
      checkSlowly(document, project.map(answer.narrowing), &context)
      return context.sourcedFindings
    }
    return AnsweredFindings(answers).joined(lists).map(\.finding)
  }

  private func checkSlowly(_ document: Document, _ project: ProjectContext?, _ context: inout RuleContext) {
    let rules = rules(for: context.traits)
    for rule in rules.slowDocuments { rule.run(document, &context) }
    if let project {
      context.compare(with: project)
      for rule in rules.slowProjects { rule.run(document, project, &context) }
    }
  }

  /// A linter that finds nothing, for files that a project excludes.
  public static var silent: Linter {
    var configuration = LintConfiguration()
    configuration.onlyRules = []
    return Linter(rules: [], configuration: configuration)
  }

  /// Those of the rules whose findings come from lines of code.
  var sourceRules: [any Rule.Type] { rules.sources }

  /// Returns the rules that apply to documents with `traits`.
  func rules(for traits: DocumentTraits) -> RuleSet {
    let scope = Scope(kind: traits.kind, systems: traits.bundle.systems)
    return rulesOfKinds.value(of: scope) { [rules] in rules.applicable(to: scope.kind, on: scope.systems) }
      .applicable(to: traits)
  }
}
