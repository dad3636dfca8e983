import AppProject
import ArgumentParser
import Lint

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `plist-lsp lint`: checks files and folders.
struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check files and folders.",
    discussion: """
      Folders are searched for files named *.plist, *.entitlements, *.xcent, *.xcprivacy, *.strings and *.stringsdict. \
      Hidden files, links, and the folders build, DerivedData, Pods, Carthage and node_modules are passed over unless \
      they are named. Binary property lists are not checked.

      Findings go to standard output, by path and place; everything else goes to standard error.
        text: path:line:column: severity: message [rule-id]
        json: one object for each finding, with the members file, line, column, endLine, endColumn, severity, rule, \
      message, code (that of the App Store, or null) and fixable
      Lines and columns count from 1, columns in UTF-16 code units; the end is the place behind the last character.

      The exit status is 0 if nothing was found at or above the level of --fail-on, 1 if something was, and 2 if an \
      argument is wrong or a file cannot be read or written.

      EXAMPLES
        plist-lsp lint .
        plist-lsp lint --fail-on warning --format json App Extensions/Info.plist
        plist-lsp lint --fix App
      """
  )

  @Option(help: "How findings are written.")
  var format = FindingFormat.text

  @Option(help: ArgumentHelp("The least severity that makes the exit status 1.", valueName: "severity"))
  var failOn = Severity.error

  @Flag(
    help: """
      Apply the fixes that are safe: those that keep the meaning and leave nothing to fill in. Files keep their \
      encoding, line ends, comments and mode.
      """
  )
  var fix = false

  @OptionGroup var logOptions: LogOptions

  @Argument(help: ArgumentHelp("Files and folders.", valueName: "path"))
  var paths: [String]

  func run() async throws {
    let logger = logOptions.logger()
    let discovery = FileDiscovery(paths: paths)
    logger.debug("found \(discovery.files.count) files")
    let projects = ProjectContexts()
    let linter = FileLinter(appliesFixes: fix) { await projects.context(for: $0) }
    var summary = LintSummary()
    var progress = LintProgress(total: discovery.files.count)
    summary.failures = discovery.failures.count
    for failure in discovery.failures { StandardStream.error.writeLine("\(failure)") }
    await OrderedConcurrency.forEach(
      discovery.files,
      width: ProcessInfo.processInfo.activeProcessorCount,
      work: { await linter.check($0) },
      receive: { index, report in
        if !report.isSilent {
          progress.clear()
          write(report)
        }
        summary.add(report)
        progress.show(done: index + 1)
      }
    )
    progress.clear()
    StandardStream.error.writeLine(summary.text(afterFixing: fix))
    if summary.failures > 0 { throw ExitCode.unusable }
    if summary.count(from: failOn) > 0 { throw ExitCode.findings }
  }

  private func write(_ report: FileLinter.Report) {
    for fixed in report.fixed {
      let place = "\(fixed.finding.file):\(fixed.finding.line):\(fixed.finding.column)"
      StandardStream.error.writeLine("\(place): fixed: \(fixed.title) [\(fixed.finding.rule)]")
    }
    if let note = report.note { StandardStream.error.writeLine(note) }
    if let failure = report.failure { StandardStream.error.writeLine("\(failure)") }
    guard !report.findings.isEmpty else { return }
    let lines = report.findings.map { format.line($0) + "\n" }.joined()
    _ = StandardStream.output.write(Array(lines.utf8))
  }
}

extension FindingFormat: ExpressibleByArgument {}
extension Severity: ExpressibleByArgument {}
