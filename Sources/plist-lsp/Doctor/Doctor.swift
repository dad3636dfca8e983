import AppProject
import ArgumentParser
import JSON

/// `plist-lsp doctor`: prints what is known of a project.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print what is known of a project: its bundles, their files and the purpose strings that they need.",
    discussion: """
      Looks for projects in a folder: Xcode, Swift packages, XcodeGen, Tuist, Flutter, React Native, Expo, Capacitor and \
      Cordova; where there is none, for the one around it. For each app and extension the page has its targets, its files, \
      the settings that name it, and a table of purpose strings: where each is declared, or that it is missing, and what \
      asks for it. It is what plist-lsp lint knows when it judges these files, so look here where a finding puzzles.

      With --format json one object is printed for each project, in an array, with everything that asks for a key.

      The exit status is 0, 1 if there is no project, and 2 if an argument is wrong.

      EXAMPLES
        plist-lsp doctor
        plist-lsp doctor --cache ~/.cache/plist-lsp/App.cache
        plist-lsp doctor --format json App | jq '.[].bundles[].purposeStrings[] | select(.presence == "missing")'
      """
  )

  @Option(help: "How the page is written.")
  var format = Format.text

  @Flag(help: "Print all that asks for each purpose string, not only the first three places.")
  var all = false

  @Argument(help: ArgumentHelp("The folder of a project, or one around several.", valueName: "folder"))
  var path = "."

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  @OptionGroup var cache: ProjectCacheOption

  func run() throws {
    let folder = FilePath.absolute(path, from: DiskFiles.workingFolder)
    let question = "\(Version.current) \(format) \(all) \(folder)"
    let files = RecordedFiles()
    var builder = ProjectContextBuilder(files: cache.cache == nil ? DiskFiles() : files)
    if let known = cache.answer(to: question, or: &builder) {
      _ = StandardStream.output.write(known)
      return
    }
    let projects = builder.overviews(of: path)
    let answer = Array(try text(of: projects, in: folder).utf8)
    _ = StandardStream.output.write(answer)
    guard !projects.isEmpty else {
      StandardStream.error.writeLine("\(path): no project was found in this folder or around it.")
      throw ExitCode.unknown
    }
    try cache.save(answer, to: question, files, builder)
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
