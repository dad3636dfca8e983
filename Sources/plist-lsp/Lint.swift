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

      By name and content these kinds of file are told apart and judged as what they are: Info.plist (of apps, extensions, \
      frameworks), entitlements, privacy manifests, launchd jobs, settings bundles, ExportOptions.plist, XCFrameworks, \
      GoogleService-Info.plist, Expo.plist, .stringsdict and string tables. In any other property list the syntax is checked.

      Findings go to standard output, by path and place; everything else goes to standard error.
        text: path:line:column: severity: message [rule-id]
        xcode: the same as Xcode reads it from a build phase
        json: one object for each finding, with the members file, line, column, endLine, endColumn, severity, rule, \
      message, code (that of the App Store, or null) and fixable
        sarif: a SARIF 2.1.0 log, with rules, related places and fixes
        github: workflow commands of GitHub Actions, which become annotations
        gitlab: the code quality report of GitLab
      Lines and columns count from 1, columns in UTF-16 code units; the end is the place behind the last character.

      The nearest \(ConfigurationFile.name) in the folder of a file or one around it, up to the root of its git \
      repository, says which rules are asked, with which severities and options, and which files a search of folders \
      leaves out. Comments suppress findings: plist-lsp:disable:next RULE for the next line, :this, :previous, or \
      plist-lsp:disable RULE up to plist-lsp:enable RULE.

      The exit status is 0 if nothing was found at or above the level of --fail-on, 1 if something was, and 2 if an \
      argument or a configuration is wrong, or a file cannot be read or written.

      EXAMPLES
        plist-lsp lint .
        plist-lsp lint --fail-on warning --format json App Extensions/Info.plist
        plist-lsp lint --fix App
        plist-lsp lint --format sarif . > plist-lsp.sarif
        plist-lsp lint --write-baseline .plist-lsp-baseline.json .
        plist-lsp lint --baseline .plist-lsp-baseline.json .
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

  @OptionGroup var ruleOptions: RuleOptions

  @Option(help: ArgumentHelp("Leave out the findings that this file holds.", valueName: "file"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write the findings to this file, to be given to --baseline later, and report none.",
      valueName: "file"
    )
  )
  var writeBaseline: String?

  @Flag(help: "Print the number of findings of each rule to standard error.")
  var statistics = false

  @OptionGroup var logOptions: LogOptions

  @Argument(help: ArgumentHelp("Files and folders.", valueName: "path"))
  var paths: [String]

  func run() async throws {
    let logger = logOptions.logger()
    let configurations = try ruleOptions.configurations()
    let discovery = FileDiscovery(paths: paths)
    // Who names a file wants to know about it, whatever the configuration excludes.
    let files = discovery.files.filter { $0.isNamed || !configurations.excludes($0.path) }
    logger.debug("found \(discovery.files.count) files, \(files.count) are not excluded")
    let projects = ProjectContexts()
    let linter = FileLinter(linter: configurations.linter, appliesFixes: fix) { await projects.context(for: $0) }
    var output = LintOutput(format: format, baseline: try readBaseline(), isWritingBaseline: writeBaseline != nil)
    var progress = LintProgress(total: files.count)
    output.summary.failures = discovery.failures.count
    for failure in discovery.failures { StandardStream.error.writeLine("\(failure)") }
    await OrderedConcurrency.forEach(
      files,
      width: ProcessInfo.processInfo.activeProcessorCount,
      work: { await linter.check($0) },
      receive: { index, report in
        if !report.isSilent {
          progress.clear()
          output.write(report)
        } else {
          output.summary.add(report)
        }
        progress.show(done: index + 1)
      }
    )
    progress.clear()
    let problems = configurations.problems
    for problem in problems { StandardStream.error.writeLine("\(problem)") }
    output.end()
    if let writeBaseline { try write(output.newBaseline, to: writeBaseline) }
    if statistics { for line in output.summary.statistics { StandardStream.error.writeLine(line) } }
    StandardStream.error.writeLine(output.summary.text(afterFixing: fix))
    if output.summary.failures > 0 || !problems.isEmpty { throw ExitCode.unusable }
    if writeBaseline == nil, output.summary.count(from: failOn) > 0 { throw ExitCode.findings }
  }

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("Either read a baseline or write one: --baseline and --write-baseline exclude each other.")
    }
  }

  private func readBaseline() throws -> Baseline? {
    guard let baseline else { return nil }
    do {
      return try Baseline(json: RegularFile(readingFrom: baseline).contents)
    } catch let failure as Baseline.Failure {
      StandardStream.error.writeLine("\(baseline): \(failure)")
    } catch {
      StandardStream.error.writeLine("\(error)")
    }
    throw ExitCode.unusable
  }

  private func write(_ baseline: Baseline, to path: String) throws {
    do {
      try AtomicWriter.save(baseline.json, to: path)
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
  }
}

extension FindingFormat: ExpressibleByArgument {}
extension Severity: ExpressibleByArgument {}
