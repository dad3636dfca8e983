import CodeScanning
import ProjectFiles

/// The helpers of Tuist's descriptions: constants and functions of a module that all projects around a folder share.
///
/// Source: Tuist's documentation, *Project description helpers*.
package struct TuistHelpers {
  /// The folder of the module, from the folder of the workspace.
  private static let folder = "Tuist/ProjectDescriptionHelpers"
  /// What is in the folder of a workspace (Tuist's `RootDirectoryLocator`).
  private static let marks = ["Tuist", "Tuist.swift"]
  /// How many folders around a project are looked at for that of its workspace.
  private static let outerLimit = 6
  private static let fileLimit = 100
  /// The most bytes that all files may have.
  private static let sizeLimit = 4_000_000
  private static let depthLimit = 4

  /// The folder of the workspace; nil if it is not known.
  let root: String?
  /// The files of the module, in the order of their paths.
  let files: [DescriptionFile]
  /// What they declare together.
  let source: SwiftSource

  /// Reads the helpers for the project in a folder; linear in their files, whose number is bounded.
  init(around project: String, _ files: any FileAccess, _ limits: ReachedLimits) {
    root = Self.root(around: project, files)
    var paths: [String] = []
    var pending = Self.folder(of: root, files).map { [(folder: $0, depth: 0)] } ?? []
    while let (folder, depth) = pending.popLast(), paths.count < Self.fileLimit {
      for entry in files.entries(of: folder) {
        let path = FilePath.join(folder, entry.name)
        if entry.type == .file, SourceLanguage(fileName: entry.name) == .swift { paths.append(path) }
        if entry.type == .folder, depth < Self.depthLimit { pending.append((path, depth + 1)) }
      }
    }
    let budget = WorkBudget(Self.sizeLimit)
    self.files = paths.sorted().prefix(Self.fileLimit).compactMap { path in
      guard let size = files.status(of: path)?.size, budget.take(size) else { return nil }
      return DescriptionFile(path, files)
    }
    var source = SwiftSource()
    for (number, file) in self.files.enumerated() {
      // The description itself has the first number.
      let other = file.swiftSource(limits, number: number + 1)
      source.constants.merge(other.constants) { $1 }
      source.functions.merge(other.functions) { $0 + $1 }
    }
    self.source = source
  }

  /// Returns the folder of the module for the project in a folder; nil if there is none.
  package static func folder(around project: String, _ files: any FileAccess) -> String? {
    folder(of: root(around: project, files), files)
  }

  private static func folder(of root: String?, _ files: any FileAccess) -> String? {
    guard let folder = root.map({ FilePath.join($0, folder) }) else { return nil }
    return files.status(of: folder)?.type == .folder ? folder : nil
  }

  private static func root(around project: String, _ files: any FileAccess) -> String? {
    var place = project
    for _ in 0..<outerLimit {
      if marks.contains(where: { files.status(of: FilePath.join(place, $0)) != nil }) { return place }
      if place == "/" || place == "." || files.status(of: FilePath.join(place, ".git")) != nil { break }
      place = FilePath.folder(place)
    }
    return nil
  }
}
