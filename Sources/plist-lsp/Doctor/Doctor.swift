import AppProject
import ArgumentParser
import JSON

/// `plist-lsp doctor`: prints the facts that are known about a project.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what plist-lsp finds in a project: bundles, files and the purpose strings that they need.",
    discussion: """
      Finds projects in a folder, or else the project that contains it: Xcode, Swift packages, XcodeGen, Tuist, Flutter, \
      React Native, Expo, Capacitor and Cordova. For each app and extension it prints the targets, the files, the settings \
      for identifier and version, and a table of purpose strings: where each is declared or that it is missing, and what \
      needs it. plist-lsp lint uses the same data, so this explains its findings.

      With --format json an array with one object for each project is printed, with everything that needs a key.

      The exit status is 0, 1 if there is no project, and 2 if an argument is invalid.

      EXAMPLES
        plist-lsp doctor
        plist-lsp doctor --cache ~/.cache/plist-lsp/App.cache
        plist-lsp doctor --format json App | jq '.[].bundles[].purposeStrings[] | select(.presence == "missing")'
      """
  )

  @Option(help: "The output format.")
  var format = Format.text

  @Flag(help: "Print everything that needs a purpose string, not only the first three places.")
  var all = false

  @Argument(help: ArgumentHelp("The folder of one or several projects.", valueName: "folder"))
  var path = "."

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  @OptionGroup var cache: ProjectCacheOption

  func run() throws {
    let folder = FilePath.absolute(path, from: DiskFiles.workingFolder)
    let files = RecordedFiles()
    var builder = ProjectContextBuilder(files: cache.cache == nil ? DiskFiles() : files)
    cache.read(into: &builder)
    let projects = builder.overviews(of: path)
    let answer = Array(try text(of: projects, in: folder).utf8)
    _ = StandardStream.output.write(answer)
    guard !projects.isEmpty else {
      StandardStream.error.writeLine("\(path): no project found in this folder or a parent folder.")
      throw ExitCode.unknown
    }
    try cache.save(answer, files, builder)
  }

  private func text(of projects: [ProjectOverview], in folder: String) throws -> String {
    switch format {
    case .text:
      let page = DoctorPage(folder: folder, placeLimit: all ? nil : 3)
      return projects.flatMap(page.lines).map { $0 + "\n" }.joined()
    case .json: return JSONText.text(of: projects.map(ProjectRecord.init)) + "\n"
    }
  }
}
