/// The fixes of a run over files: round after round, since a fix in one file may resolve the findings of another or make
/// other fixes possible.
public struct FixRun {
  /// Each round checks all files again; fixes that undo each other must end.
  private static let maximumRounds = 20

  private var rounds = 0
  private var fixed: [String: [(finding: ReportedFinding, title: String)]] = [:]
  private var failures: [String: FileFailure] = [:]
  private let target: FixTarget
  private let isExcluded: (String) -> Bool

  /// Makes a run that saves files in `target`; `isExcluded` returns whether fixes must not change the file at an absolute
  /// path.
  public init(_ target: FixTarget, isExcluded: @escaping (String) -> Bool) {
    self.target = target
    self.isExcluded = isExcluded
  }

  /// Takes the reports of a round and applies the fixes that change several files; returns whether the files must be
  /// checked again.
  public mutating func needsRound(after reports: [(path: String, report: FileLinter.Report)]) -> Bool {
    rounds += 1
    for (path, report) in reports { fixed[path, default: []] += report.fixed }
    let isFixed = reports.contains { !$0.report.fixed.isEmpty }
    guard rounds < Self.maximumRounds else { return false }
    let shared = reports.flatMap(\.report.sharedFixes)
    // If one file cannot be written, the fixes of others can still be made.
    return save(shared) || shared.reduce(isFixed) { save([$1]) || $0 }
  }

  /// Returns the last report about the file at `path` with all that was done there.
  public func completed(_ report: FileLinter.Report, of path: String) -> FileLinter.Report {
    var report = report
    report.fixed = fixed[path] ?? []
    if report.failure == nil { report.failure = failures[path] }
    return report
  }

  private mutating func save(_ fixes: [SharedFix]) -> Bool {
    var plan = FixPlan(target, isExcluded: isExcluded)
    for fix in fixes { _ = plan.add(fix) }
    guard !plan.applied.isEmpty else { return false }
    do throws(FileFailure) {
      try plan.save()
    } catch {
      if let file = plan.applied.first?.finding.file { failures[file] = error }
      return false
    }
    for fix in plan.applied { fixed[fix.finding.file, default: []].append((fix.finding, fix.fix.title)) }
    return true
  }
}
