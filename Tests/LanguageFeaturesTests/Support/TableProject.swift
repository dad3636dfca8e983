import AppProject
import ProjectFiles
import SourceText

/// A project with string tables, in memory in the folder `/app`.
struct TableProject {
  /// The `project.yml` of an app that has all files of its folder.
  static let specification = """
    targets: { App: { type: application, platform: iOS, sources: [.], settings: { INFOPLIST_FILE: Info.plist } } }
    """

  /// The files by their paths below the folder.
  let files: [String: String]

  init(_ files: [String: String]) {
    self.files = files.merging(["Package.swift": ""]) { $1 }
  }

  /// Returns a file.
  func document(_ name: String) -> Document { Document(path: "/app/\(name)", text: SourceText(files[name] ?? "")) }

  /// Returns what is known of the project around a file.
  func context(_ name: String) -> ProjectContext {
    let builder = builder
    return builder.context(for: "/app/\(name)")
  }

  /// The tables and the code of the project.
  var strings: ProjectStrings {
    let builder = builder
    return builder.strings(around: "/app/A.swift")
  }

  /// What the project declares.
  var declarations: [ProjectDeclarations] {
    let builder = builder
    return builder.declarations(of: "/app")
  }

  private var builder: ProjectContextBuilder {
    let contents = Dictionary(uniqueKeysWithValues: files.map { ("/app/\($0.key)", Array($0.value.utf8)) })
    return ProjectContextBuilder(files: OverlaidFiles(contents), homeFolder: nil, workingFolder: "/app")
  }
}
