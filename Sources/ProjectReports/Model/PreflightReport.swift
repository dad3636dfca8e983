import LintEngine
import LintFiles

/// What somebody refuses of an app, in the order in which that is noticed: the data of all outputs of `plist-lsp preflight`.
public struct PreflightReport: Sendable {
  /// The findings about which somebody refuses the app at a stage.
  public struct Part: Sendable {
    /// The stage.
    public let stage: Refuser.Stage
    /// The findings, the most severe first, each for one cause.
    public let findings: [ReportedFinding]
    /// The number of those that are certain.
    public var certainCount: Int { findings.count { $0.severity == .error } }
  }

  /// The parts that are not empty, the first stage first.
  public let parts: [Part]
  /// What could not be understood.
  public let notChecked: [NotChecked]
  /// What a project shows of findings in a product that was built from it.
  let explanations: [ReportedFinding: [ReportedPlace]]
  private let areAllRead: Bool

  /// Sorts findings, of which several may have one cause; advice and what nobody refuses is left out.
  ///
  /// Those in `project` about the same keys explain them. `areAllRead` is false if a file could not be read.
  public init(
    _ findings: [ReportedFinding],
    explainedBy project: [ReportedFinding] = [],
    notChecked: [NotChecked],
    areAllRead: Bool = true
  ) {
    var explanations: [ReportedFinding: [ReportedPlace]] = [:]
    let joined = JoinedFindings.joined(findings.filter { $0.severity > .info && $0.stage != nil }).map { finding in
      let places = finding.explanations(in: project)
      guard !places.isEmpty else { return finding }
      let explained = finding.with(related: places)
      explanations[explained] = places
      return explained
    }
    (self.explanations, self.areAllRead) = (explanations, areAllRead)
    parts = Refuser.Stage.allCases.compactMap { stage in
      let own = joined.filter { $0.stage == stage }
      let sorted = own.filter { $0.severity == .error } + own.filter { $0.severity != .error }
      return sorted.isEmpty ? nil : Part(stage: stage, findings: sorted)
    }
    self.notChecked = notChecked
  }

  /// All findings, in order.
  public var findings: [ReportedFinding] { parts.flatMap(\.findings) }

  /// Whether it is certain that somebody refuses the app.
  public var isRefused: Bool { parts.contains { $0.certainCount > 0 } }

  /// Who refuses the app first and for how many causes, in a sentence or two.
  public var verdict: String {
    let probable = findings.count { $0.severity != .error }
    guard let first = parts.first(where: { $0.certainCount > 0 }) else {
      if probable == 0, !areAllRead { return word("preflight-unread") }
      return probable == 0
        ? word("preflight-passed")
        : word(probable == 1 ? "preflight-doubtful-one" : "preflight-doubtful", "\(probable)")
    }
    let count = first.certainCount
    let causes = count == 1 ? word("cause-one") : word("causes", "\(count)")
    switch first.stage {
    case .build: return word("preflight-build", causes)
    case .upload: return word("preflight-upload", causes)
    case .review: return word("preflight-review", causes)
    case .release: return word("preflight-release", causes)
    }
  }
}

extension Refuser.Stage {
  /// The title of what is refused at the stage.
  var title: String {
    switch self {
    case .build: word("stage-build")
    case .upload: word("stage-upload")
    case .review: word("stage-review")
    case .release: word("stage-release")
    }
  }
}
