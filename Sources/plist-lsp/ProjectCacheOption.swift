import AppProject
import ArgumentParser
import LintFiles

/// The option that keeps results for the next run.
struct ProjectCacheOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Cache the results in this file: a later run reads only source files that have changed. Do not put the cache in a \
      folder of the project, which would count as a change.
      """,
      valueName: "file"
    )
  )
  var cache: String?

  /// Returns the answer to `question` from the file, if nothing has changed since.
  ///
  /// Otherwise `builder` gets the scanned sources of the file. A file that is absent or damaged is ignored.
  func answer(to question: String, or builder: inout ProjectContextBuilder) -> [UInt8]? {
    guard let cache, let file = try? RegularFile(readingFrom: cache) else { return nil }
    let (answer, rest) = RecordedAnswer.read(file.contents, question: question)
    if answer == nil { builder.takeSourceCache(Array(rest), version: Version.current) }
    return answer
  }

  /// Writes an answer that depends on `files`, and the scanned sources of `builder`.
  func save(_ answer: [UInt8], to question: String, _ files: RecordedFiles, _ builder: ProjectContextBuilder) throws {
    guard let cache else { return }
    let recorded = RecordedAnswer.write(answer, to: question, files: files.all) ?? []
    do {
      try AtomicWriter.save(recorded + builder.sourceCache(version: Version.current), to: cache)
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
  }
}
