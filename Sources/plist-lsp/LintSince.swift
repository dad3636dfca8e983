import AppProject
import ArgumentParser
import LintFiles

/// Finds what was there before a change among the findings of a run.
///
/// Only the files that have findings are checked as they were, with the rules that are configured now: a rule that is
/// switched on by the change does not make old code new.
struct LintSince {
  private let change: GitChange
  private let configurations: ConfigurationStore
  private let targets: TargetSelection
  private let workingFolder = DiskFiles.workingFolder

  /// Makes it for the change since `reference` in `paths`, of which `files` are checked; exits if git cannot say.
  init(
    _ reference: String,
    in paths: [String],
    _ files: [FileDiscovery.File],
    _ configurations: ConfigurationStore,
    _ targets: TargetSelection
  ) throws {
    let folder = DiskFiles.workingFolder
    do throws(GitChange.Failure) {
      let named = Set(files.map { FilePath.absolute($0.path, from: folder) })
      change = try GitChange(since: reference, in: paths, reading: named, workingFolder: folder)
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
    self.configurations = configurations
    self.targets = targets
  }

  /// Returns by path what was found before in those of `files` that have findings now.
  func known(
    _ files: [FileDiscovery.File],
    _ reports: [FileLinter.Report],
    _ projects: ProjectContexts,
    width: Int
  ) async -> [String: KnownFindings] {
    let candidates = zip(files, reports).filter { !$1.findings.isEmpty }
    guard !change.isEmpty else {
      return Dictionary(candidates.map { ($0.path, KnownFindings($1.findings)) }) { first, _ in first }
    }
    let former = await projects.exchanged(for: change.files)
    var known: [String: KnownFindings] = [:]
    let paths = candidates.map(\.0.path)
    await OrderedConcurrency.forEach(
      paths,
      width: width,
      work: { await findings(before: $0, former) },
      receive: { known[paths[$0]] = $1 }
    )
    return known
  }

  /// Returns what was found in the file that is at `path` now.
  private func findings(before path: String, _ projects: ProjectContexts) async -> KnownFindings {
    let now = FilePath.absolute(path, from: workingFolder)
    guard let then = change.formerPath(of: now),
      let contents = change.files.contents(of: then, limit: RegularFile.maximumSize)
    else { return KnownFindings() }
    let linter = FileLinter(linter: { _ in configurations.linter(for: path) }) {
      targets.narrowed(await projects.context(around: $0))
    }
    return KnownFindings(await linter.check(contents, as: then).findings)
  }
}
