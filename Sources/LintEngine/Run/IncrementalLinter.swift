import AppProject
import ProjectFiles
import PropertyList

/// Runs rules on consecutive states of a document, and checks again only what changed in between.
///
/// The list is the same as for a new run. States should come in order, which is fastest, but need not.
public struct IncrementalLinter {
  private let linter: Linter
  private let memory = RuleMemory()
  /// What was found for each of the unlike bundles that the document belongs to.
  private var linted: [LintedSegments] = []

  /// Makes a linter that has seen no document.
  public init(_ linter: Linter) {
    self.linter = linter
  }

  /// Returns what the rules find in `document`, without those of slow checks.
  ///
  /// Rules about the app around it run only if a `project` is given. The first time it is linear in the document;
  /// afterwards in the segments that are new and in what rules read in the document as a whole, with a small constant
  /// for each other segment. A string catalog is checked as a whole.
  public mutating func findings(in document: Document, project: ProjectContext? = nil) -> FindingList {
    guard document.kind != .other else {
      linted = []
      return FindingList()
    }
    let root = RootKeys(document.rootDictionary)
    let answers = BundleAnswer.all(for: document, root, in: project)
    // Nothing else may hold the segments while they change, or they would be copied.
    var former = linted
    linted = []
    let lists = answers.map { answer in
      let context = RuleContext(document, answer.bundle, root, linter.configuration, memory: memory)
      return findings(in: document, project.map(answer.narrowing), context, &former)
    }
    return FindingList(lists, of: answers)
  }

  /// Returns the bytes of the segments of `document` that the last state did not have: how much there is to check.
  ///
  /// A small constant for each segment.
  public func newCount(in document: Document) -> Int {
    linted.first?.newCount(in: document.tree) ?? document.text.count
  }

  private mutating func findings(
    in document: Document,
    _ project: ProjectContext?,
    _ context: RuleContext,
    _ former: inout [LintedSegments]
  ) -> FindingList {
    var context = context
    let index = former.firstIndex { $0.traits == context.traits }
    var segments =
      index.map { former.remove(at: $0) } ?? LintedSegments(context.traits, linter.rules(for: context.traits))
    segments.update(to: document.tree, &context)
    let rules = segments.rules
    let others = findingsInWhole(document, project, rules, &context)
    let words = FindingWords(document, context.traits, rules, linter.configuration)
    linted.append(segments)
    return FindingList(words, segments.findings, others: others, isAskingProject: project != nil)
  }

  private func findingsInWhole(
    _ document: Document,
    _ project: ProjectContext?,
    _ rules: RuleSet,
    _ context: inout RuleContext
  ) -> [SourcedFinding] {
    context.source = .document
    context.isAskingProject = project != nil
    for rule in rules.documents { rule.run(document, &context) }
    if let catalog = document.catalog {
      context.source = .stringCatalog
      for rule in rules.stringCatalogs { rule.run(catalog, &context) }
    }
    if let project {
      context.source = .project
      context.compare(with: project)
      for rule in rules.projects { rule.run(document, project, &context) }
    }
    return context.takeFindings()
  }
}
