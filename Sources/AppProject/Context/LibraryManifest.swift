import BuildDescriptions
import ProjectFiles

/// The privacy manifest of a library in the folder of a project: fetched by a package manager, or compiled.
public struct LibraryManifest: Sendable {
  /// The name of the library, as its folder has it.
  public let library: String
  /// The manifest.
  public let document: Document

  private static let visitLimit = 100_000
  private static let depthLimit = 12

  /// Folders with a library in each of their folders.
  private static let fetched: Set<String> = ["carthage", "checkouts", "node_modules", "pods", "sourcepackages"]
  /// Folders that are a library.
  private static let compiled: Set<String> = ["bundle", "framework", "xcframework"]
  /// Folders inside those of package managers that hold libraries and are not one.
  private static let shelves: Set<String> = ["build", "checkouts", "target support files"]

  /// Folders that builds make; that of Carthage is a shelf.
  private static let built: Set<String> = ["android", "build", "deriveddata"]

  /// Finds those below `root`, sorted by library; linear in the visited folders, whose number is bounded.
  static func all(below root: String, _ reader: ProjectReader) -> [LibraryManifest] {
    var found: [String: Document] = [:]
    var pending: [(folder: String, library: String?, isShelf: Bool, depth: Int)] = [(root, nil, false, 0)]
    var visits = 0
    while let (folder, library, isShelf, depth) = pending.popLast() {
      let entries = reader.files.entries(of: folder)
      visits += entries.count
      guard depth < depthLimit, visits < visitLimit else { continue }
      for entry in entries {
        let path = FilePath.join(folder, entry.name)
        if entry.type == .folder {
          let name = entry.name.lowercased()
          guard !entry.name.hasPrefix("."), !SkippedFolders.isTests(entry.name), isShelf || !built.contains(name)
          else { continue }
          let inside = library ?? Self.library(named: entry.name, isShelf: isShelf && !shelves.contains(name))
          let isHolder = inside == nil && (fetched.contains(name) || isShelf && shelves.contains(name))
          pending.append((path, inside, isHolder, depth + 1))
        } else if let library, found[library] == nil, FilePath.fileExtension(entry.name) == "xcprivacy" {
          found[library] = reader.document(at: path)
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { LibraryManifest(library: $0.key, document: $0.value) }
  }

  private static func library(named name: String, isShelf: Bool) -> String? {
    let pathExtension = FilePath.fileExtension(name)
    if compiled.contains(pathExtension) { return String(name.dropLast(pathExtension.count + 1)) }
    return isShelf ? name : nil
  }
}
