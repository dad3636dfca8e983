import AppProject
import ArgumentParser
import LintFiles

/// The arguments about findings that a project lives with.
struct BaselineOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Leave out the findings that this file holds.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write the findings to this file, to be given to --baseline later, and report none.",
      valueName: "file"
    )
  )
  var writeBaseline: String?

  /// Whether findings are written to a baseline instead of a report.
  var isWriting: Bool { writeBaseline != nil }

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("Either read a baseline or write one: --baseline and --write-baseline exclude each other.")
    }
  }

  /// Returns the baseline that is to be read; ends the run where that fails.
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

  /// Writes findings as the baseline that is to be written, if one is; ends the run where that fails.
  func write(_ findings: [ReportedFinding]) throws {
    guard let writeBaseline else { return }
    do {
      try AtomicWriter.save(Baseline(findings, paths: Self.paths(of: writeBaseline)).json, to: writeBaseline)
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
  }

  /// Files are named from the folder of the baseline, so it holds from wherever the linter is started.
  private static func paths(of file: String) -> ReportPaths {
    ReportPaths(root: FilePath.folder(FilePath.absolute(file, from: DiskFiles.workingFolder)))
  }
}
