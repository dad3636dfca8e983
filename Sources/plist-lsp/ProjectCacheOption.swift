import AppProject
import ArgumentParser
import LintFiles

/// The option that keeps what was found out, for the next run.
struct ProjectCacheOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Keep what was found in this file: a later run reads only sources that changed since, and where nothing did it \
      answers at once. It does not belong into a folder of the project, which changes with each file in it.
      """,
      valueName: "file"
    )
  )
  var cache: String?

  /// Returns the answer to `question` that the file holds, if nothing has changed since.
  ///
  /// Else `builder` gets what it holds of sources. A file that is absent or damaged is passed over.
  func answer(to question: String, or builder: inout ProjectContextBuilder) -> [UInt8]? {
    guard let cache, let file = try? RegularFile(readingFrom: cache) else { return nil }
    let (answer, rest) = RecordedAnswer.read(file.contents, question: question)
    if answer == nil { builder.takeSourceCache(Array(rest), version: Version.current) }
    return answer
  }

  /// Writes an answer that was made of `files`, and what `builder` found in sources.
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
