import ArgumentParser
import LintFiles
import ProjectFiles

/// Finds what was there before a change among the findings of a run.
///
/// Only the files that have findings are checked as they were, with the rules that are configured now: a rule that is
/// switched on by the change does not make old code new.
struct LintSince {
  private let change: GitChange
  private let cache: FormerCache?
  private let configurations: ConfigurationStore
  private let targets: TargetSelection
  private let workingFolder = DiskFiles.workingFolder

  /// Makes it for the change since `reference` in `paths`, of which `files` are checked; exits if git cannot determine it.
  ///
  /// `choices` are the options and configurations that choose rules and targets.
  init(
    _ reference: String,
    in paths: [String],
    _ files: [FileDiscovery.File],
    _ configurations: ConfigurationStore,
    _ targets: TargetSelection,
    _ cacheOption: ProjectCacheOption,
    choices: [String]
  ) throws {
    let folder = DiskFiles.workingFolder
    change = try Self.unlessUnusable { () throws(GitChange.Failure) -> GitChange in
      let named = Set(files.map { FilePath.absolute($0.path, from: folder) })
      return try GitChange(since: reference, in: paths, reading: named, workingFolder: folder)
    }
    cache = FormerCache(cacheOption, change, choices)
    self.configurations = configurations
    self.targets = targets
  }

  private static func unlessUnusable<Value>(_ make: () throws(GitChange.Failure) -> Value) throws -> Value {
    do throws(GitChange.Failure) {
      return try make()
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
  }

  /// Returns by path what was found before in those of `files` that have findings now; exits if git lacks what they were.
  ///
  /// If an earlier run linted all of them as they were, git reads none, otherwise all are linted.
  func known(
    _ files: [FileDiscovery.File],
    _ reports: [FileLinter.Report],
    _ projects: ProjectContexts,
    width: Int
  ) async throws -> [String: KnownFindings] {
    let candidates = zip(files, reports).filter { !$1.findings.isEmpty }
    guard !change.isEmpty else {
      return Dictionary(candidates.map { ($0.path, KnownFindings($1.findings)) }) { first, _ in first }
    }
    let former = candidates.compactMap { file, _ -> Former? in
      let path = FilePath.absolute(file.path, from: workingFolder)
      return change.formerPath(of: path).map { Former(file: file.path, current: path, former: $0) }
    }
    guard !former.isEmpty else { return [:] }
    if let cached = cached(former) { return cached }
    let then = try Self.unlessUnusable { () throws(GitChange.Failure) -> GitChange in
      var read = change
      try read.readContents()
      return read
    }
    let seen = cache.map { _ in RecordedFiles() }
    let contents = then.formerFiles(over: seen.map { $0 as any FileAccess } ?? DiskFiles())
    let contexts = projects.exchanged(for: contents)
    var known: [String: KnownFindings] = [:]
    var findings = FormerFindings()
    await OrderedConcurrency.forEach(
      former,
      width: width,
      work: { self.findings(before: $0, contents, contexts) },
      receive: {
        known[former[$0].file] = $1
        findings[former[$0].former, former[$0].current] = $1
      }
    )
    // The record must be comparable with a change whose contents are not read.
    if let seen, let record = cache?.record(of: findings, seen, change) { projects.keep(former: record) }
    return known
  }

  /// A file that existed before the change.
  private struct Former {
    /// What it is called in reports.
    let file: String
    /// Where it is, as an absolute path.
    let current: String
    /// Where it was.
    let former: String
  }

  /// Returns what an earlier run found in all of `files`; nil if it did not lint one of them.
  private func cached(_ files: [Former]) -> [String: KnownFindings]? {
    guard let cache else { return nil }
    var known: [String: KnownFindings] = [:]
    for file in files {
      guard let findings = cache.findings[file.former, file.current] else { return nil }
      known[file.file] = findings
    }
    return known
  }

  /// Returns what was found in a file before the change.
  private func findings(
    before file: Former,
    _ files: FormerFiles,
    _ projects: ProjectContexts
  ) -> KnownFindings {
    guard let contents = files.contents(of: file.former, limit: RegularFile.maximumSize) else { return KnownFindings() }
    let (path, then) = (file.file, file.former)
    let linter = FileLinter(linter: { _ in configurations.linter(for: path) }) {
      targets.narrowed(projects.context(around: $0))
    }
    return KnownFindings(linter.check(contents, as: then).findings)
  }
}
