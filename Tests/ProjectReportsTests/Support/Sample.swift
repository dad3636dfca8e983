import AppProject
import LintFacts
import ProjectFiles
import ProjectReports

/// Reports about small projects in memory.
enum Sample {
  /// The folder of the project.
  static let folder = "/trees/Trails"

  /// Returns the report about an Xcode project of `targets` with `files`, texts by path from its folder.
  static func report(_ targets: ExampleProject.Target..., files: [String: String]) throws -> ProjectReport {
    try report(files.merging([ExampleProject.file: ExampleProject(targets).text]) { first, _ in first })
  }

  /// Returns the report about the project that consists of `files`.
  static func report(_ files: [String: String]) throws -> ProjectReport {
    let contents = files.map { (FilePath.join(folder, $0.key), Array($0.value.utf8)) }
    let builder = ProjectContextBuilder(files: OverlaidFiles(Dictionary(contents) { $1 }), homeFolder: nil)
    guard let overview = builder.overviews(of: folder).first else { throw Missing() }
    return ProjectReport(overview)
  }

  /// There is no project.
  struct Missing: Error {}

  /// Returns a property list of the entries `content`.
  static func plist(_ content: String) -> String { "<plist version=\"1.0\"><dict>\(content)</dict></plist>" }

  /// Returns an entry with a text.
  static func entry(_ key: String, _ text: String) -> String { "<key>\(key)</key><string>\(text)</string>" }

  /// Returns an Info.plist of an app with the entries `content` on its third line.
  static func app(_ content: String = "") -> String {
    "<plist version=\"1.0\"><dict>\n\(entry("CFBundlePackageType", "APPL"))\n\(content)\n</dict></plist>"
  }
}
