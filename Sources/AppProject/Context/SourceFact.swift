import CodeScanning
import ProjectFiles

/// One thing that the code of a source file does.
struct SourceFact {
  /// Where it occurs.
  let evidence: Evidence
  /// The purpose string that it needs, or nothing.
  private var needs: [PurposeNeed] = []
  /// What else it is, or nothing.
  private var code = CodeFacts()

  private init(_ need: PurposeNeed) {
    evidence = need.evidence
    needs = [need]
  }

  private init(_ evidence: Evidence, _ set: (inout CodeFacts) -> Void) {
    self.evidence = evidence
    set(&code)
  }

  /// Returns what a source file of a bundle does whose sources declare the names `declared`; linear in what was found in it.
  static func facts(of source: AttributedSource, declared: Set<String>, _ compiled: CompiledCode) -> [SourceFact] {
    let declared = declared.union(source.source.declaredNames)
    let code = CodeFacts(of: [source], declared: declared, compiled)
    // The purpose in a call is more specific than the call.
    let needs = SourceNeeds.needs(of: [source], declared: declared, compiled).filter { need in
      need.alternatives != [["NSLocationTemporaryUsageDescriptionDictionary"]]
        || !code.accuracyPurposes.contains { $0.evidence.line == need.evidence.line }
    }
    var facts = needs.map(SourceFact.init)
    for (category, uses) in code.requiredReasonUses.sorted(by: { $0.key < $1.key }) {
      facts += uses.map { use in SourceFact(use.evidence) { $0.requiredReasonUses = [category: [use]] } }
    }
    for (categories, uses) in code.ambiguousReasonUses.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      facts += uses.map { use in SourceFact(use.evidence) { $0.ambiguousReasonUses = [categories: [use]] } }
    }
    facts += code.entitledUses.map { use in SourceFact(use.evidence) { $0.entitledUses = [use] } }
    facts += code.queriedSchemes.map { scheme in SourceFact(scheme.evidence) { $0.queriedSchemes = [scheme] } }
    facts += code.backgroundTasks.map { task in SourceFact(task.evidence) { $0.backgroundTasks = [task] } }
    facts += code.accuracyPurposes.map { name in SourceFact(name.evidence) { $0.accuracyPurposes = [name] } }
    for (kind, mentions) in code.names.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      facts += mentions.map { name in SourceFact(name.evidence) { $0.names = [kind: [name]] } }
    }
    facts += code.remoteNotifications.map { call in SourceFact(call.evidence) { $0.remoteNotifications = [call] } }
    return facts
  }

  /// Returns the context for code that does nothing else.
  func narrowing(_ project: ProjectContext) -> ProjectContext {
    var narrowed = project
    narrowed.generated = project.generated.map { bundle in
      GeneratedBundle(
        target: bundle.target,
        document: bundle.document,
        context: narrowing(bundle.context),
        carrier: bundle.carrier
      )
    }
    narrowed.code.purposeNeeds = needs
    narrowed.code.purposeHints = []
    narrowed.code.facts = code
    narrowed.code.facts.isComplete = project.code.facts.isComplete
    return narrowed
  }
}
