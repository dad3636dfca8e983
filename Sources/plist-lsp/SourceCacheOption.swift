import AppProject
import ArgumentParser
import Lint

/// The option that keeps what was found in sources for the next run.
struct SourceCacheOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep what was found in sources in this file, and read only sources that changed since.",
      valueName: "file"
    )
  )
  var cache: String?

  /// Gives `builder` what the file holds; one that is absent or damaged is passed over.
  func load(into builder: inout ProjectContextBuilder) {
    guard let cache, let file = try? RegularFile(readingFrom: cache) else { return }
    builder.takeSourceCache(file.contents, version: Version.current)
  }

  /// Writes what `builder` found where it had to read sources.
  func save(from builder: ProjectContextBuilder) throws {
    guard let cache, builder.sourceReads > 0 else { return }
    do {
      try AtomicWriter.save(builder.sourceCache(version: Version.current), to: cache)
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
  }
}
