import ArgumentParser
import LintFiles
import Messages
import ProjectFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `plist-lsp lint --watch`.
extension Lint {
  /// Lints everything now and after each change, until the process is interrupted, which ends it with status 0.
  ///
  /// What cannot be used at the start ends it with the usual status; later it is reported, and the next change may correct it.
  func lintAfterChanges() async throws {
    // Nothing is left to do: reports are written at once, and no file is being changed.
    signal(SIGINT) { _ in _exit(0) }
    let projects = try ProjectContexts(around: selection.paths, cacheOption, expoOption)
    var isFirst = true
    while true {
      let record = RecordedFiles()
      projects.lookAgain(at: record)
      var watched: WatchedFiles?
      do {
        let configurations = try ruleOptions.configurations(in: record)
        watched = watchedFiles(configurations)
        _ = try await lint(configurations, projects)
      } catch  where !isFirst {}
      var files = watched ?? watchedFiles(ConfigurationStore(files: record))
      files.add(record)
      // Later it would be a change if it is in a folder that is searched.
      if isFirst { try projects.save(to: cacheOption) }
      isFirst = false
      if !quiet { StandardStream.error.writeLine(Messages.text("commands.watching")) }
      try await Self.waitForChange(of: files)
      if StandardStream.output.isTerminal { StandardStream.output.control(.eraseScreen) }
    }
  }

  /// Rejects what a run without an end cannot do: changes of files, and reports that a program reads as a whole.
  func validateWatch() throws {
    guard watch else { return }
    let isReport = [.sarif, .github, .gitlab].contains(format)
    let others = [
      (fixOptions.fix, "--fix"), (fixOptions.diff, "--diff"), (outputFile != nil, "--output-file"),
      (since != nil, "--since"), (baselineOptions.isWriting, "--write-baseline"),
      (selection.isStandardInput, "standard input"), (expoOption.expoConfig != nil, "--expo-config"),
      (isReport, "--format \(format.rawValue)"),
    ]
    if let other = others.first(where: \.0)?.1 { throw ValidationError("--watch cannot be combined with \(other).") }
  }

  private func watchedFiles(_ configurations: ConfigurationStore) -> WatchedFiles {
    let named = [ruleOptions.config, baselineOptions.baseline].compactMap(\.self)
    return WatchedFiles(paths: selection.paths, and: named) { configurations.folders(in: $0) }
  }

  /// Waits until files have changed, and a moment longer, since one change often brings another.
  private static func waitForChange(of files: WatchedFiles) async throws {
    var pause = Duration.milliseconds(500)
    while true {
      try await Task.sleep(for: pause)
      let start = ContinuousClock.now
      if files.haveChanged { return try await Task.sleep(for: .milliseconds(100)) }
      // A large project must not keep a processor busy.
      pause = max(.milliseconds(500), start.duration(to: .now) * 10)
    }
  }
}
