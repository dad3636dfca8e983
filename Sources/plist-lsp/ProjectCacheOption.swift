import AppProject
import ArgumentParser
import CodeScanning
import LintFiles
import ProjectFiles

/// The option that keeps what was found out, for the next run.
struct ProjectCacheOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Cache the results in this file: a later run reads only source files that have changed, and one with --since does not \
      lint the same base again. Do not put the cache in a folder of the project, which would count as a change.
      """,
      valueName: "file"
    )
  )
  var cache: String?

  /// Returns what `plist-lsp doctor` printed for the same arguments, if it was recorded and no file has changed since.
  ///
  /// To read arguments takes as long as to look at some thousand files, so only the option is looked for.
  static func recordedAnswer(to arguments: some Collection<String>) -> [UInt8]? {
    guard arguments.first == "doctor", let path = path(arguments), let file = try? RegularFile(readingFrom: path)
    else { return nil }
    return RecordedAnswer.answer(in: file.contents, to: question(arguments)).map(Array.init)
  }

  /// The bytes of the file; nil without one.
  var contents: [UInt8]? { cache.flatMap { try? RegularFile(readingFrom: $0).contents } }

  /// Gives `builder` what the file holds of sources; a file that is absent or damaged is ignored.
  func read(into builder: inout ProjectContextBuilder) {
    guard let contents else { return }
    builder.takeSourceCache(Array(RecordedAnswer.rest(of: contents)), version: Version.current)
  }

  /// Writes the answer to the arguments of this run, which was made of `files` alone, and what `builder` found in sources;
  /// nil for an answer that was also made of other files.
  func save(_ answer: [UInt8]?, _ files: RecordedFiles, _ builder: ProjectContextBuilder) throws {
    guard cache != nil else { return }
    let question = Self.question(CommandLine.arguments.dropFirst())
    try write(answer.flatMap { RecordedAnswer.write($0, to: question, files: files.all) } ?? [], nil, builder)
  }

  /// Writes what `builder` found in sources, and `former`, the record of what was found before a change; without one that of
  /// an earlier run is kept.
  func save(_ builder: ProjectContextBuilder, former: [UInt8]?) throws { try write([], former, builder) }

  private func write(_ answer: [UInt8], _ former: [UInt8]?, _ builder: ProjectContextBuilder) throws {
    guard let cache else { return }
    let former = former ?? contents.map { FormerCache.record(in: $0) } ?? []
    do {
      try AtomicWriter.save(
        RecordedAnswer.cache(of: answer + former, and: builder.sourceCache(version: Version.current)),
        to: cache,
        replacing: "a cache of plist-lsp",
        ifOwn: RecordedAnswer.isCache
      )
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
  }

  private static func path(_ arguments: some Collection<String>) -> String? {
    let (name, assigned) = ("--cache", "--cache=")
    if let index = arguments.firstIndex(of: name) { return arguments[index...].dropFirst().first }
    return arguments.first { $0.hasPrefix(assigned) }.map { String($0.dropFirst(assigned.count)) }
  }

  /// Relative paths mean other files in another folder, and the environment may choose the language.
  private static func question(_ arguments: some Collection<String>) -> String {
    ([Version.current, LanguageOption.ofEnvironment.rawValue, DiskFiles.workingFolder] + arguments).map {
      "\($0.utf8.count) \($0)"
    }.joined(separator: " ")
  }
}
