import AppProject
import ArgumentParser
import LintFiles
import Messages
import ProjectFiles
import ProjectReports

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// `plist-lsp doctor`: prints the facts that are known about a project.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what plist-lsp finds in a project: bundles, files and the purpose strings that they need.",
    discussion: """
      Finds projects in a folder, or else the project that contains it: Xcode, Swift packages, XcodeGen, Tuist, Flutter, \
      React Native, Expo, Capacitor and Cordova. For each app and extension it prints the files, the targets with their \
      platforms, the identifier and version of each configuration, and a table of purpose strings: whether each is declared, \
      empty, a placeholder or missing, the file or build setting that declares it, and what needs it. plist-lsp lint uses the \
      same data, so this explains its findings.

      With --format html a page is printed that needs no other file and no network: an overview, the purpose strings in each \
      language with the code that needs them, the entitlements of each configuration, the privacy manifests merged as in the \
      privacy report of Xcode, the translation of each table into each language, and the number of findings by rule. It \
      contains no path outside the folder, so that it can be published.

      With --format json an array with one object for each project is printed, with everything that needs a key.

      The exit status is 0, 1 if there is no project, and 2 if an argument is invalid or the folder does not exist.

      EXAMPLES
        plist-lsp doctor
        plist-lsp doctor --format html App > App.html
        plist-lsp doctor --cache ~/.cache/plist-lsp/App.cache
        plist-lsp doctor --format json App | jq '.[].bundles[].purposeStrings[] | select(.presence == "missing")'
      """
  )

  @Option(help: "The output format.")
  var format = Format.text

  @Flag(help: "Print everything that needs a purpose string, not only the first three places.")
  var all = false

  @OptionGroup var language: LanguageOption

  @Argument(help: ArgumentHelp("The folder of one or several projects.", valueName: "folder"))
  var path = "."

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
    case html
  }

  @OptionGroup var cache: ProjectCacheOption

  func run() async throws {
    let folder = FilePath.absolute(path, from: DiskFiles.workingFolder)
    guard DiskFiles().status(of: folder) != nil else {
      StandardStream.error.writeLine(Messages.text("commands.no-such-folder", [path]))
      throw ExitCode.unusable
    }
    let files = RecordedFiles()
    var builder = ProjectContextBuilder(
      files: cache.cache == nil ? DiskFiles() : files,
      within: ReadableFolders(around: [path])
    )
    cache.read(into: &builder)
    var projects = builder.overviews(of: path).map { ProjectReport($0, details: format != .text) }
    if format == .html {
      for index in projects.indices {
        projects[index].findings = await DoctorFindings.count(in: projects[index].root, builder)
      }
    }
    let text = text(of: projects, in: folder)
    StandardStream.output.writeText(text)
    guard !projects.isEmpty else {
      StandardStream.error.writeLine(Messages.text("commands.no-project", [path]))
      throw ExitCode.unknown
    }
    // What the rules find depends on files that are not recorded.
    try cache.save(format == .html ? nil : Array(text.utf8), files, builder)
    // Freeing what was read, piece by piece, would only take time.
    withExtendedLifetime((builder, projects)) { Self.exit() }
  }

  private func text(of projects: [ProjectReport], in folder: String) -> String {
    let placeLimit = all ? nil : 3
    switch format {
    case .text: return TextReport(folder: folder, placeLimit: placeLimit).text(projects)
    case .json: return JSONReport.text(projects)
    case .html:
      return PageReport(title: FilePath.name(folder), folder: folder, placeLimit: placeLimit).text(projects)
    }
  }
}

/// Runs the rules over a project, for the numbers of findings.
enum DoctorFindings {
  /// Returns what `plist-lsp lint` would find in the folder at the absolute path `root`, with the project that `builder` reads.
  static func count(in root: String, _ builder: ProjectContextBuilder) async -> FindingCounts {
    let configurations = ConfigurationStore()
    let files = FileDiscovery(paths: [root]).files.filter { !configurations.excludes($0.path) }
    let projects = ProjectContexts(builder)
    let linter = FileLinter(linter: configurations.linter) { projects.context(around: $0) }
    var findings: [(path: String, finding: ReportedFinding)] = []
    await OrderedConcurrency.forEach(
      files,
      width: ProcessInfo.processInfo.activeProcessorCount,
      work: { linter.check($0) },
      receive: { index, report in findings += report.findings.map { (files[index].path, $0) } }
    )
    return FindingCounts(findings)
  }
}
