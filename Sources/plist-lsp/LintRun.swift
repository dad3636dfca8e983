import LintEngine
import LintFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Checks a list of files, several at once, and reports on them in their order.
struct LintRun {
  /// Receives the path of a file and its result.
  typealias Receiver = (String, FileLinter.Report) -> Void

  private let files: [FileDiscovery.File]
  private let configurations: ConfigurationStore
  private let targets: TargetSelection
  private let projects: ProjectContexts
  private let width: Int
  private let showsProgress: Bool

  /// Makes a run; without `jobs` all processors work.
  init(
    files: [FileDiscovery.File],
    _ configurations: ConfigurationStore,
    _ targets: TargetSelection,
    _ projects: ProjectContexts,
    jobs: Int?,
    showsProgress: Bool
  ) {
    self.files = files
    self.configurations = configurations
    self.targets = targets
    self.projects = projects
    width = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    self.showsProgress = showsProgress
  }

  /// Checks the files; what was there before `change` is only counted.
  func check(since change: LintSince?, _ receive: Receiver) async throws {
    guard let change else { return await check(files, linter(), receive) }
    let reports = await reports(files, linter())
    let known = try await known(before: change, reports)
    for (file, report) in zip(files, reports) {
      var report = report
      report.omit(known[file.path] ?? KnownFindings())
      receive(file.path, report)
    }
  }

  /// Checks and fixes the files; what was there before `change` is neither reported nor fixed.
  func fix(_ fixes: FixSelection, into target: FixTarget, since change: LintSince?, _ receive: Receiver) async throws {
    var known: [String: KnownFindings] = [:]
    if let change { known = try await self.known(before: change, await reports(files, linter())) }
    let linter = linter(fixes, target, known)
    var run = FixRun(target, isExcluded: configurations.excludes)
    var reports = await reports(files, linter)
    while run.needsRound(after: zip(files, reports).map { ($0.path, $1) }) {
      projects.lookAgain(at: target.files)
      reports = await self.reports(files, linter)
    }
    for (file, report) in zip(files, reports) { receive(file.path, run.completed(report, of: file.path)) }
  }

  private func known(
    before change: LintSince,
    _ reports: [FileLinter.Report]
  ) async throws -> [String: KnownFindings] {
    try await change.known(files, reports, projects, width: width)
  }

  private func linter(
    _ fixes: FixSelection? = nil,
    _ target: FixTarget = FixTarget(),
    _ known: [String: KnownFindings] = [:]
  ) -> FileLinter {
    FileLinter(linter: configurations.linter, fixes: fixes, target: target, known: known) { [targets, projects] in
      targets.narrowed(projects.context(around: $0))
    }
  }

  private func reports(_ files: [FileDiscovery.File], _ linter: FileLinter) async -> [FileLinter.Report] {
    var reports: [FileLinter.Report] = []
    await check(files, linter) { reports.append($1) }
    return reports
  }

  private func check(_ files: [FileDiscovery.File], _ linter: FileLinter, _ receive: Receiver) async {
    var progress = LintProgress(total: files.count, isWanted: showsProgress)
    await OrderedConcurrency.forEach(
      files,
      width: width,
      work: { linter.check($0) },
      receive: { index, report in
        if !report.isSilent { progress.clear() }
        receive(files[index].path, report)
        progress.show(done: index + 1)
      }
    )
    progress.clear()
  }
}
