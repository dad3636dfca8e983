import CodeScanning
import Dependencies
import ProjectFiles

/// One thing that the code of a source file does.
struct SourceUsage {
  /// Where it occurs.
  let evidence: Evidence
  /// What it is.
  private var code = CodeUsage()

  private init(_ evidence: Evidence, _ set: (inout CodeUsage) -> Void) {
    self.evidence = evidence
    set(&code)
  }

  /// Returns what a source file of a bundle does whose sources declare the names `declared`; linear in what was found in it.
  static func facts(
    of source: AttributedSource,
    declared: Set<String>,
    _ compiled: ConditionEvaluator,
    _ linkage: PackageLinkage
  ) -> [SourceUsage] {
    let declared = declared.union(source.source.declaredNames)
    let code = CodeUsage(of: [source], declared: declared, compiled, linkage)
    // The purpose in a call is more specific than the call.
    let needs = code.purposeNeeds.filter { need in
      need.alternatives != [["NSLocationTemporaryUsageDescriptionDictionary"]]
        || !code[.accuracyPurpose].contains { $0.evidence.line == need.evidence.line }
    }
    var facts = needs.map { need in SourceUsage(need.evidence) { $0.purposeNeeds = [need] } }
    for (category, uses) in code.requiredReasonUses.sorted(by: { $0.key < $1.key }) {
      facts += uses.map { use in SourceUsage(use.evidence) { $0.requiredReasonUses = [category: [use]] } }
    }
    for (categories, uses) in code.ambiguousReasonUses.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      facts += uses.map { use in SourceUsage(use.evidence) { $0.ambiguousReasonUses = [categories: [use]] } }
    }
    facts += code.entitledUses.map { use in SourceUsage(use.evidence) { $0.entitledUses = [use] } }
    for kind in MentionKind.allCases {
      facts += code[kind].map { mention in SourceUsage(mention.evidence) { $0[kind] = [mention] } }
    }
    return facts
  }

  /// Returns the context for code that does nothing else.
  func narrowing(_ project: ProjectContext) -> ProjectContext {
    var narrowed = project
    narrowed.generated = project.generated.filter { !$0.addsToFile }.map { bundle in
      GeneratedBundle(
        target: bundle.target,
        document: bundle.document,
        context: narrowing(bundle.context),
        carrier: bundle.carrier
      )
    }
    narrowed.code = code
    narrowed.code.isComplete = project.code.isComplete
    narrowed.code.justifiedKeys = project.code.justifiedKeys
    narrowed.code.outdatedSDKs = project.code.outdatedSDKs
    narrowed.code.enabledMacros = project.code.enabledMacros
    narrowed.code.libraryUses = project.code.libraryUses.compactMap { use in
      var use = use
      use.calls = use.calls.filter { $0.evidence == evidence }
      return use.calls.isEmpty ? nil : use
    }
    return narrowed
  }
}
