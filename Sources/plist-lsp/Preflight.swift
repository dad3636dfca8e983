import AppProject
import ArgumentParser
import LintFiles
import ProjectFiles
import ProjectReports

/// `plist-lsp preflight`: reports whether an app would be refused, by whom and why.
struct Preflight: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Report before the upload whether an app would be refused, by whom and why.",
    discussion: """
      Checks a project as plist-lsp lint does, and prints a verdict in one line, such as "The upload would be rejected: 2 \
      causes." Below it are the causes in the order in which they are noticed: by Foundation, the build of Xcode, codesign and \
      the installer; by App Store Connect; by App Review; by the system when the app runs. What no one refuses is not listed, \
      nor is advice; plist-lsp lint has it. Errors are certain, warnings probable. What could not be understood, so that silence \
      about it says nothing, is at the end.

      With --format json an object is printed with the members verdict, refused, stages (each with stage, errors and findings, \
      which are as those of lint) and notChecked (each with file, reason and notChecked). The formats sarif and html are a \
      log for other tools and a page that needs no other file, and github the workflow commands of GitHub Actions.

      With --project, what is found in a product is explained by the lines of code and the dependencies of the project that it \
      was built from, as far as the project shows the same.

      The exit status is 0 if nothing is certain to be refused, 1 if something is, and 2 if an argument or a configuration is \
      invalid, or a file cannot be read.

      EXAMPLES
        plist-lsp preflight
        plist-lsp preflight --configuration Release App
        plist-lsp preflight App.ipa
        plist-lsp preflight --project . build/App.ipa
        plist-lsp preflight --format html App > preflight.html
        plist-lsp preflight --format json | jq .verdict
      """
  )

  @Option(help: "The output format.")
  var format = Format.text

  @OptionGroup var targets: TargetOptions

  @OptionGroup var ruleOptions: RuleOptions

  @OptionGroup var expoOption: ExpoOption

  @OptionGroup var language: LanguageOption

  @Option(help: ArgumentHelp("The folder of the project that the product was built from.", valueName: "folder"))
  var project: String?

  @Argument(help: ArgumentHelp("The folder of a project, or a built product such as an .ipa.", valueName: "path"))
  var path = "."

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case sarif
    case github
    case html
  }

  func validate() throws {
    if project != nil, !ProductProject.isProduct(path) {
      throw ValidationError("--project requires a built product as the path.")
    }
  }

  func run() async throws {
    let configurations = try ruleOptions.configurations()
    let isProduct = ProductProject.isProduct(path)
    // Only the findings about the product count, if there is one.
    let sources = isProduct ? [project].compactMap(\.self) : [path]
    let discovery = FileDiscovery(paths: sources, folders: configurations.folders)
    let projects = try ProjectContexts(around: sources, ProjectCacheOption.parse([]), expoOption)
    let included = discovery.files.filter { $0.isNamed || !configurations.excludes($0.path) }
    let files = try Lint.filesOfTargets(included, targets.selection, projects)
    let run = LintRun(files: files, configurations, targets.selection, projects, jobs: nil, showsProgress: false)
    var (findings, failures) = ([ReportedFinding](), discovery.failures)
    try await run.check(since: nil) { _, report in
      findings += report.findings
      failures += report.failure.map { [$0] } ?? []
    }
    let explanations = isProduct ? findings : []
    if isProduct { findings = [] }
    let product = isProduct ? ProductLinter(path) : nil
    for (_, report) in product?.reports(configurations.linter) ?? [] {
      findings += report.findings
      failures += report.failure.map { [$0] } ?? []
    }
    for failure in failures { StandardStream.error.writeLine("\(failure)") }
    for problem in configurations.problems { StandardStream.error.writeLine("\(problem)") }
    let notChecked = failures.map(NotChecked.init) + projects.notChecked(around: sources)
    let report = PreflightReport(
      findings,
      explainedBy: explanations,
      notChecked: notChecked,
      areAllRead: failures.isEmpty
    )
    let isUsable = failures.isEmpty && configurations.problems.isEmpty
    let status: ExitCode = !isUsable ? .unusable : report.isRefused ? .findings : .success
    StandardStream.output.writeText(
      text(
        report,
        RunOutcome(failures: failures, problems: configurations.problems, exitStatus: status.rawValue),
        product?.project,
        projects
      ),
      format == .github ? .commands : .lines
    )
    withExtendedLifetime(projects) { Self.exit(withError: status) }
  }

  private func text(
    _ report: PreflightReport,
    _ outcome: RunOutcome,
    _ product: ProductProject?,
    _ projects: ProjectContexts
  ) -> String {
    switch format {
    case .text: return PreflightWriter.text(report)
    case .json: return PreflightWriter.json(report)
    case .html:
      let folder = FilePath.absolute(path, from: DiskFiles.workingFolder)
      let overview = product?.overview(with: project.map(projects.overviews) ?? [])
      return PreflightWriter.page(
        report,
        title: FilePath.name(folder),
        bundles: product?.bundlePaths ?? [],
        product: overview.map { ProjectReport($0) }
      )
    case .github:
      var list = FindingReport(.github, version: Version.current, paths: ReportPaths(root: ReportRoot.current()))
      return list.add(report.findings)
    case .sarif:
      var outcome = outcome
      outcome.notChecked = report.notChecked
      var log = FindingReport(.sarif, version: Version.current, paths: ReportPaths(root: ReportRoot.current()))
      return log.add(report.findings) + log.end(outcome)
    }
  }
}
