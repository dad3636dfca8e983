import AppProject
import ArgumentParser
import KeyCatalog
import LintEngine
import LintFiles
import Messages

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `plist-lsp lint`: checks files and folders.
struct Lint: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check property lists and string tables.",
    discussion: """
      Folders are searched for files named \(searchedNames). \
      Hidden files, symbolic links, and folders with build products, vendored code and test fixtures are skipped unless \
      they are named (skipped_folders in the configuration). In folders with tests, samples and templates that a search \
      finds, errors are warnings, and warnings are information (sample_folders). Binary property lists are not checked.

      An .ipa, and a folder of an .app, .appex, .framework, .xcframework or .xcarchive that is named, is checked as what was \
      built: its property lists, tables and signed entitlements against what its code shows. Nothing in it is verified or run.

      The kind of a file is recognized by name and content: \(kinds) and string tables. \
      In any other property list only the syntax is checked.

      Findings go to standard output, sorted by path and position; everything else goes to standard error.
        text: path:line:column: severity: message [rule-id], on a terminal as full
        concise: the same, on a terminal too
        full: the same with the line and a mark below the place, in color on a terminal unless NO_COLOR is set
        xcode: the same with absolute paths, as Xcode reads it from a build phase
        json: one object for each finding, with the members file, line, column, endLine, endColumn, severity, rule, \
      message, key and target (what it is about, or null), code (of the App Store, or null), fixable, count, premises (what \
      it rests on: name, basis (read, derived or assumed), source, file and line), refusedBy \
      (who refuses the app: an array, empty if no one does) and related (other places)
        sarif: a SARIF 2.1.0 log, with rules, related locations and fixes
        github: workflow commands of GitHub Actions, which become annotations
        gitlab: the code quality report of GitLab
      The last three name files relative to the root of the repository if GITHUB_WORKSPACE or CI_PROJECT_DIR is set, \
      otherwise relative to the working folder. \
      Findings of one cause, such as a key that is wrong in all languages of a table, are one finding with a count and the \
      first other places. \
      Lines and columns count from 1, columns in UTF-16 code units; the end is the position after the last character.

      The nearest \(ConfigurationFile.name) in the folder of a file or a parent folder, up to the root of its git \
      repository, chooses the rules to run, their severities and options, and the files that a search of folders omits. \
      With --config a file is used in place of these, with --no-config none. \
      Comments suppress findings, unless --no-suppressions is given: plist-lsp:disable:next RULE for the next line, :this, :previous, or plist-lsp:disable RULE \
      up to plist-lsp:enable RULE.

      A baseline contains findings to omit. They are recognized by file, rule, message and the text of the line, so lines \
      above may change, and are in English unless --language is given. Findings of the baseline that no longer occur are counted, and listed with --statistics.

      With --since only the findings that a change brings are reported. A change is everything between the last commit that \
      the revision and HEAD have in common and the files as they are. Findings in files that did not change are reported too \
      if the change causes them, such as a key that new code needs. What was there before is counted; with --cache, a later run \
      on the same base does not look for it again.

      With --target or --configuration only the files of those targets are checked: their Info.plist, entitlements and \
      other files that the project assigns to them.

      If the path is -, standard input is checked in place of a file; --stdin-filename names that file. With --fix the \
      fixed text goes to standard output and the findings to standard error.

      What could not be understood of a project, so that silence about it proves nothing, is listed after the findings, and in \
      SARIF as notifications. With --until only findings are reported that stop the app up to a stage: build (Foundation, \
      Xcode, codesign, the installer), upload (App Store Connect), review (App Review) or release (the system at run time).

      The exit status is 0 if there are no findings at or above the severity of --fail-on, 1 if there are, and 2 if an \
      argument or a configuration is invalid, a file cannot be read or written, or a path that is named is not a text that is checked.

      EXAMPLES
        plist-lsp lint .
        plist-lsp lint --fail-on warning --format json App Extensions/Info.plist
        plist-lsp lint --fix App
        plist-lsp lint --diff --unsafe-fixes App
        plist-lsp lint --format sarif . > plist-lsp.sarif
        plist-lsp lint --write-baseline .plist-lsp-baseline.json .
        plist-lsp lint --baseline .plist-lsp-baseline.json .
        plist-lsp lint --since origin/main .
        plist-lsp lint --target App --configuration Release .
        plist-lsp lint --watch App
        plist-lsp lint --stdin-filename App/Info.plist - < draft.plist
      """
  )

  /// The files that are found in folders, as patterns.
  private static var searchedNames: String {
    let names = FileDiscovery.wantedUses.flatMap { $0.extensions.map { "*.\($0)" } + $0.names }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  /// The kinds of file with known keys.
  private static var kinds: String {
    var kinds: [String] = []
    for domain in CatalogDomain.allCases where !kinds.contains(domain.fileDescription) {
      kinds.append(domain.fileDescription)
    }
    return kinds.joined(separator: ", ")
  }

  @Option(name: [.long, .customLong("output-format")], help: "The output format of findings.")
  var format = FindingFormat.text

  @Option(help: ArgumentHelp("Minimum severity that fails (exit status 1), or never.", valueName: "severity"))
  var failOn = FailureLevel.from(.error)

  @Flag(help: "Exit with status 0 whatever is found; the same as --fail-on never.")
  var exitZero = false

  @Option(help: "When to use color and style: on a terminal unless NO_COLOR is set (auto), always or never.")
  var color = ColorChoice.auto

  @Option(
    help: ArgumentHelp(
      "Report only what stops the app up to this stage: build, upload, review or release.",
      valueName: "stage"
    )
  )
  var until: Refuser.Stage?

  @Option(help: ArgumentHelp("The file to write findings to; standard output by default and for -.", valueName: "file"))
  var outputFile: String?

  @OptionGroup var fixOptions: FixOptions

  @Option(
    help: ArgumentHelp(
      "Report only the findings that the change since this git revision brings.",
      valueName: "revision"
    )
  )
  var since: String?

  @OptionGroup var ruleOptions: RuleOptions

  @OptionGroup var baselineOptions: BaselineOptions

  @OptionGroup var expoOption: ExpoOption

  @Flag(help: "Print the number of findings of each rule to standard error.")
  var statistics = false

  @Flag(name: [.short, .long], help: "Print only findings and files that cannot be checked.")
  var quiet = false

  @Flag(
    name: [.short, .long],
    help: """
      Print to standard error which files are linted and with which configuration, which ones are skipped and why, and how \
      long that takes.
      """
  )
  var verbose = false

  @Flag(
    help: """
      Lint again whenever a file, the project around it or a configuration changes, until interrupted (Ctrl-C). On a terminal \
      only the last result is shown.
      """
  )
  var watch = false

  @Option(
    help: ArgumentHelp("How many files are checked in parallel (default: the number of cores).", valueName: "number")
  )
  var jobs: Int?

  @OptionGroup var cacheOption: ProjectCacheOption

  @OptionGroup var logOptions: LogOptions

  @OptionGroup var language: LanguageOption

  @OptionGroup var selection: LintSelection

  func run() async throws {
    // The messages of a baseline must be the same for all who work on a project.
    if language.language == nil, baselineOptions.isUsed { Messages.language = .english }
    guard !watch else { return try await lintAfterChanges() }
    let projects = try ProjectContexts(around: selection.paths, cacheOption, expoOption)
    let status = try await lint(try ruleOptions.configurations(), projects)
    if !selection.isStandardInput { try projects.save(to: cacheOption) }
    // Freeing what was read of projects, piece by piece, would only take time.
    withExtendedLifetime(projects) { Self.exit(withError: status) }
  }

  /// Lints everything once, and returns the exit status; throws one if an option cannot be used or the output be written.
  func lint(_ configurations: ConfigurationStore, _ projects: ProjectContexts) async throws -> ExitCode {
    var output = LintOutput(
      format: format,
      stream: selection.isStandardInput && fixOptions.fix ? .error : .output,
      file: outputFile.flatMap { ["-", "/dev/stdout"].contains($0) ? nil : $0 },
      baseline: try baselineOptions.read(),
      isWritingBaseline: baselineOptions.isWriting,
      isDiff: fixOptions.diff,
      isQuiet: quiet,
      color: color
    )
    output.until = until
    let target = FixTarget(isInMemory: fixOptions.diff)
    if selection.isStandardInput {
      try checkStandardInput(configurations, &output)
    } else {
      try await checkFiles(configurations, projects, target, &output)
    }
    // Only the summary and one format list it.
    if !selection.isStandardInput, !quiet || format == .sarif {
      output.notChecked = projects.notChecked(around: selection.paths)
    }
    output.writeFindings()
    for change in target.changes { output.writeDiff(of: change.path, from: change.before, to: change.after) }
    return try end(&output, configurations.problems)
  }

  func validate() throws {
    try validateWatch()
    if quiet, verbose { throw ValidationError("--quiet and --verbose cannot be combined.") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or greater.") }
    if since != nil, selection.isStandardInput {
      throw ValidationError("--since cannot be combined with standard input.")
    }
    if fixOptions.diff, baselineOptions.isWriting {
      throw ValidationError("--diff and --write-baseline cannot be combined.")
    }
    if since != nil, baselineOptions.isWriting {
      throw ValidationError("--since and --write-baseline cannot be combined.")
    }
  }

  private func checkFiles(
    _ configurations: ConfigurationStore,
    _ projects: ProjectContexts,
    _ target: FixTarget,
    _ output: inout LintOutput
  ) async throws {
    let products = selection.paths.filter(ProductProject.isProduct)
    let paths = selection.paths.filter { !products.contains($0) }
    let discovery = FileDiscovery(paths: paths, folders: configurations.folders)
    for failure in discovery.failures { output.add(failure) }
    let targets = selection.targets.selection
    let included = selection.included(discovery.files, configurations)
    let files = try Self.filesOfTargets(included, targets, projects)
    logOptions.log().write(.debug, "found \(discovery.files.count) files, \(files.count) are looked at")
    let details = LintDetails(isWanted: verbose, configurations, named: ruleOptions.config)
    details.show(skippedBy: discovery, including: included, of: files)
    for product in products.map(ProductLinter.init) {
      for (path, report) in product.reports(configurations.linter) {
        details.show(report, of: path)
        output.write(report, of: path)
      }
    }
    let showsProgress = !quiet && !verbose
    let width = jobs?.clamped(to: OrderedConcurrency.widths)
    let run = LintRun(files: files, configurations, targets, projects, jobs: width, showsProgress: showsProgress)
    let change = try since.map { reference in
      let choices = try ruleOptions.choices(for: files.map(\.path), configurations) + selection.targets.choices
      return try LintSince(
        reference,
        in: selection.paths,
        files,
        configurations,
        targets,
        cacheOption,
        choices: choices
      )
    }
    guard let fixes = fixOptions.selection else {
      try await run.check(since: change) { path, report in
        details.show(report, of: path)
        output.write(report, of: path)
      }
      return details.showDuration(of: files.count)
    }
    try await run.fix(fixes, into: target, since: change) { path, report in
      details.show(report, of: path)
      output.write(report, of: path)
    }
    details.showDuration(of: files.count)
  }

  /// Returns those of `files` that the selected targets have; exits if there is no such target.
  static func filesOfTargets(
    _ files: [FileDiscovery.File],
    _ targets: TargetSelection,
    _ projects: ProjectContexts
  ) throws -> [FileDiscovery.File] {
    guard !targets.isEverything else { return files }
    var candidates: [TargetSelection.Candidate] = []
    for file in files { candidates.append((file, projects.context(for: file.path))) }
    do throws(TargetSelection.Failure) {
      return try targets.files(of: candidates)
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
  }

  private func checkStandardInput(_ configurations: ConfigurationStore, _ output: inout LintOutput) throws {
    let name = selection.stdinFilename ?? "<stdin>"
    do throws(FileFailure) {
      let contents = try RegularFile.standardInput()
      var report = FileLinter.Report()
      if selection.includes(name, configurations) {
        let projects = ProjectContexts(replacing: selection.stdinFilename, with: contents)
        let linter = FileLinter(linter: configurations.linter, fixes: fixOptions.selection) {
          projects.context(around: $0)
        }
        report = linter.check(contents, as: name)
      }
      LintDetails(isWanted: verbose, configurations, named: ruleOptions.config).show(report, of: name)
      output.write(report, of: name)
      if fixOptions.diff {
        output.writeDiff(of: name, from: contents, to: report.fixedContents ?? contents)
      } else if fixOptions.fix, !StandardStream.output.writeDocument(report.fixedContents ?? contents) {
        throw FileFailure(path: "<stdout>", reason: "cannot be written")
      }
    } catch {
      output.add(error)
    }
  }

  /// Writes the output after the findings, and returns the exit status.
  private func end(_ output: inout LintOutput, _ problems: [ConfigurationProblem]) throws -> ExitCode {
    for problem in problems { StandardStream.error.writeLine("\(problem)") }
    try baselineOptions.write(output.collected)
    let isFailing =
      fixOptions.diff ? output.hasDiff : !baselineOptions.isWriting && !exitZero && failOn.isReached(by: output.summary)
    let status =
      output.failures.isEmpty && problems.isEmpty
      ? (isFailing ? ExitCode.findings : .success) : .unusable
    output.end(RunOutcome(failures: output.failures, problems: problems, exitStatus: status.rawValue))
    // What was there before is left out and does not occur for the baseline.
    if since == nil { output.reportStale(isListing: statistics) { ruleOptions.asks($0) } }
    if statistics { for line in output.summary.statistics { StandardStream.error.writeLine(line) } }
    if !quiet {
      StandardStream.error.writeLine(output.summary.text(fixOptions, failures: output.failures.count))
      for line in NotChecked.lines(output.notChecked, isSummary: true) { StandardStream.error.writeLine(line) }
    }
    do throws(FileFailure) {
      try output.saveFile()
    } catch {
      StandardStream.error.writeLine("\(error)")
      throw ExitCode.unusable
    }
    if output.isCutShort {
      let failure = FileFailure(path: "<stdout>", reason: "cannot be written")
      StandardStream.error.writeLine("\(failure)")
      throw ExitCode.unusable
    }
    return status
  }
}

extension FindingFormat: ExpressibleByArgument {}

extension Refuser.Stage: ExpressibleByArgument {}

/// When output has color and style.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto
  case always
  case never
}

/// The severity of findings from which a run fails.
enum FailureLevel: ExpressibleByArgument, CustomStringConvertible {
  case from(Severity)
  case never

  init?(argument: String) {
    if argument == "never" {
      self = .never
    } else if let severity = Severity(rawValue: argument) {
      self = .from(severity)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] { Severity.allCases.map(\.rawValue) + ["never"] }

  var description: String {
    switch self {
    case .from(let severity): severity.rawValue
    case .never: "never"
    }
  }

  /// Returns whether a run with these numbers fails.
  func isReached(by summary: LintSummary) -> Bool {
    switch self {
    case .from(let severity): summary.count(from: severity) > 0
    case .never: false
    }
  }
}
