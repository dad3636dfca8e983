/// One thing that the code of a source file does.
enum SourceFact {
  case purposeNeed(PurposeNeed)
  case requiredReasonUse(category: String, CodeFacts.Mention)
  case queriedScheme(CodeFacts.Mention)
  case backgroundTask(CodeFacts.Mention)
  case accuracyPurpose(CodeFacts.Mention)
  case remoteNotification(Evidence)

  /// Returns what a source file of a bundle does whose sources declare the names `declared`; linear in what was found in it.
  static func facts(of source: ScannedSource, declared: Set<String>) -> [SourceFact] {
    let declared = declared.union(source.declaredNames)
    let code = CodeFacts(of: [source], declared: declared)
    let uses = code.requiredReasonUses.sorted { $0.key < $1.key }.flatMap { category, mentions in
      mentions.map { SourceFact.requiredReasonUse(category: category, $0) }
    }
    // The purpose that a call names says more than the call.
    let needs = SourceNeeds.needs(of: [source], declared: declared).filter { need in
      need.alternatives != [["NSLocationTemporaryUsageDescriptionDictionary"]]
        || !code.accuracyPurposes.contains { $0.evidence.line == need.evidence.line }
    }
    return needs.map(SourceFact.purposeNeed) + uses
      + code.queriedSchemes.map(SourceFact.queriedScheme) + code.backgroundTasks.map(SourceFact.backgroundTask)
      + code.accuracyPurposes.map(SourceFact.accuracyPurpose)
      + code.remoteNotifications.map(SourceFact.remoteNotification)
  }

  /// Where it stands.
  var evidence: Evidence {
    switch self {
    case .purposeNeed(let need): need.evidence
    case .requiredReasonUse(_, let mention), .queriedScheme(let mention), .backgroundTask(let mention),
      .accuracyPurpose(let mention):
      mention.evidence
    case .remoteNotification(let evidence): evidence
    }
  }

  /// Returns a context as it is where the code of the bundle does nothing else.
  func narrowing(_ project: ProjectContext) -> ProjectContext {
    var narrowed = project
    narrowed.generated = project.generated.map { bundle in
      GeneratedBundle(target: bundle.target, document: bundle.document, context: narrowing(bundle.context))
    }
    narrowed.purposeNeeds = []
    narrowed.purposeHints = []
    narrowed.code = CodeFacts()
    narrowed.code.isComplete = project.code.isComplete
    switch self {
    case .purposeNeed(let need): narrowed.purposeNeeds = [need]
    case .requiredReasonUse(let category, let mention): narrowed.code.requiredReasonUses = [category: [mention]]
    case .queriedScheme(let mention): narrowed.code.queriedSchemes = [mention]
    case .backgroundTask(let mention): narrowed.code.backgroundTasks = [mention]
    case .accuracyPurpose(let mention): narrowed.code.accuracyPurposes = [mention]
    case .remoteNotification(let evidence): narrowed.code.remoteNotifications = [evidence]
    }
    return narrowed
  }
}
