import ArgumentParser
import LintFiles
import ProjectFiles

/// The options for known findings of a project.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Omit the findings in this file.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write the findings to this file for --baseline, and report none.",
      valueName: "file"
    )
  )
  var writeBaseline: String?

  /// Whether findings are written to a baseline instead of a report.
  var isWriting: Bool { writeBaseline != nil }

  /// Whether a baseline is read or written.
  var isUsed: Bool { baseline != nil || isWriting }

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("--baseline and --write-baseline cannot be combined.")
    }
  }

  /// Returns the baseline to read; exits if that fails.
  func read() throws -> Baseline? {
    guard let baseline else { return nil }
    do {
      return try Baseline(json: RegularFile(readingFrom: baseline).contents, paths: Self.paths(of: baseline))
    } catch let failure as Baseline.Failure {
      StandardStream.error.writeLine("\(baseline): \(failure)")
    } catch {
      StandardStream.error.writeLine("\(error)")
    }
    throw ExitCode.unusable
  }

  /// Writes findings to the baseline, if one is to be written; exits if that fails.
  func write(_ findings: [ReportedFinding]) throws {
    guard let writeBaseline else { return }
    do {
      let baseline = Baseline(findings, paths: Self.paths(of: writeBaseline)).json
      try AtomicWriter.save(
        baseline,
        to: writeBaseline,
        replacing: "a baseline of plist-lsp",
        ifOwn: Baseline.recognises
      )
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
  }

  /// Paths are relative to the folder of the baseline, so the working folder does not matter.
  private static func paths(of file: String) -> ReportPaths {
    ReportPaths(root: FilePath.folder(FilePath.absolute(file, from: DiskFiles.workingFolder)))
  }
}
