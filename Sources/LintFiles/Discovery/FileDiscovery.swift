import AppProject
import BuildDescriptions
import LintEngine
import ProjectFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Finds the files to check below the named paths.
public struct FileDiscovery: Sendable {
  /// A file to check.
  public struct File: Sendable, Hashable {
    /// The path, beginning as the named path does.
    public let path: String
    /// Whether the file itself was named, so that silence about it would puzzle.
    public let isNamed: Bool
    /// Whether it is in a folder of tests, samples or templates below the named path.
    public var isSample = false
  }

  /// Why a search skips an entry of a folder.
  public enum SkipReason: Sendable {
    /// The configuration lists the name of the folder.
    case name
    /// It is a symbolic link or a special file.
    case notRegular
  }

  /// The names by which a search treats the folders in a folder.
  public struct Folders: Sendable {
    /// Those that it skips.
    public var skipped: FolderNames
    /// Those with tests, samples and templates.
    public var samples: FolderNames

    /// Makes the usual names, or others.
    public init(skipped: FolderNames = .usuallySkipped, samples: FolderNames = .usualSamples) {
      (self.skipped, self.samples) = (skipped, samples)
    }
  }

  /// The files, each path once, by ascending path.
  public private(set) var files: [File] = []
  /// The folders that the search skipped because of their names, and the links named like files that it looks for, by
  /// ascending path.
  public private(set) var skipped: [(path: String, reason: SkipReason)] = []
  /// The paths that do not exist and the folders that cannot be listed.
  public private(set) var failures: [FileFailure] = []

  /// How many entries of folders a search may still visit.
  private var visitsLeft: Int

  /// What a search takes: property lists, string tables, and what generators make Info.plist files of.
  public static let wantedUses: [FileUse] = [.propertyList, .carrier]

  /// The extensions of folders that a build makes; what is in them is binary.
  private static let productExtensions = ProductProject.extensions.union(["xpc"])

  /// The folder with the seal of a signed bundle, such as a kernel extension that an app brings along: a change would break it.
  private static let signature = "_CodeSignature"

  private static func isInProduct(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { productExtensions.contains(FilePath.fileExtension(String($0))) }
  }

  /// Returns why nothing of the folders at `paths` is checked, as far as they hold products alone.
  private static func products(in paths: [String]) -> [FileFailure] {
    paths.flatMap { path in
      DiskFiles().entries(of: FilePath.absolute(path, from: DiskFiles.workingFolder)).map(\.name).sorted()
        .filter { productExtensions.contains(FilePath.fileExtension($0)) }.map { .product(FilePath.join(path, $0)) }
    }
  }

  private static let wantedFiles = EntryFilter(
    names: Set(wantedUses.flatMap(\.names)),
    extensions: Set(wantedUses.flatMap(\.extensions))
  )

  /// Finds files: named files are included whatever their name, folders are searched recursively.
  ///
  /// Hidden files, folders of builds and dependencies, and links are skipped in a search, so it ends and stays inside
  /// the folder: what a link inside the tree leads to is found at its own place. Special files are never included.
  /// `folders` returns what is configured for the folders in the folder at a path. A search ends after `visitLimit` entries
  /// of folders.
  public init(paths: [String], visitLimit: Int = .max, folders: (String) -> Folders = { _ in Folders() }) {
    visitsLeft = visitLimit
    for path in paths {
      let path = Self.normalized(path)
      var status = stat()
      guard stat(path, &status) == 0 else {
        failures.append(.last("cannot be read", path))
        continue
      }
      if let failure = Self.refusal(of: path) {
        failures.append(failure)
        continue
      }
      if status.st_mode & S_IFMT == S_IFDIR, Self.productExtensions.contains(FilePath.fileExtension(path)) {
        failures.append(.product(path))
      } else if status.st_mode & S_IFMT == S_IFDIR {
        search(path, folders)
      } else {
        // Special files are rejected with a reason when they are read.
        files.append(File(path: path, isNamed: true))
      }
    }
    if files.allSatisfy({ Self.isInProduct($0.path) }), failures.isEmpty {
      failures = Self.products(in: paths)
    }
    sortFiles()
    skipped.sort { $0.path < $1.path }
  }

  /// Why a path that was named is not read; nil if it is.
  ///
  /// Those who name files may take the names from a change of others.
  private static func refusal(of path: String) -> FileFailure? {
    let absolute = FilePath.absolute(path, from: DiskFiles.workingFolder)
    if EqualNames.isAmbiguous(absolute) { return .ambiguous(path) }
    let files = DiskFiles()
    guard files.status(of: absolute)?.type == .other, let place = files.realPath(of: absolute),
      let repository = RepositoryFolder.outermost(around: FilePath.folder(absolute)).flatMap(files.realPath)
    else { return nil }
    let isInside = FilePath.isInside(place, repository) && !RepositoryFolder.holdsGit(place)
    return isInside ? nil : FileFailure(path: path, reason: "is a symbolic link out of the repository; not read")
  }

  private mutating func sortFiles() {
    // Names that differ in the composition of their characters alone are different files.
    var known: Set<[UInt8]> = []
    // A file that is named and found is a named one.
    files = files.sorted { ($0.path, $0.isNamed ? 0 : 1) < ($1.path, $1.isNamed ? 0 : 1) }
      .filter { known.insert(Array($0.path.utf8)).inserted }
  }

  private mutating func search(_ root: String, _ folders: (String) -> Folders) {
    var pending = [(path: root, isSample: false)]
    while visitsLeft > 0, let (folder, isSample) = pending.popLast() {
      let names = folders(folder)
      let (firstFile, firstFolder) = (files.count, pending.count)
      var listed: [String] = []
      let isListed = ListedName.forEach(in: folder) { entry in
        visitsLeft -= 1
        let isWanted = Self.wantedFiles.takes(entry.bytes)
        // Most files of a folder are sources.
        if !isWanted, entry.isSurelyFile { return }
        // Xcode takes no file whose name is not UTF-8.
        guard let name = entry.name, !name.hasPrefix(".") else { return }
        let path = folder == "." ? name : FilePath.join(folder, name)
        listed.append(name)
        switch entry.type(at: path) {
        case .folder where Self.isGenerated(name, in: folder):
          skipped.append((path, .name))
        case .folder where !names.skipped.contains(name) || Self.holdsResources(name, in: folder, at: path):
          pending.append((path, isSample || names.samples.containsLastWord(of: name)))
        case .file where isWanted && Self.isOfApp(name, in: folder):
          let isSample = isSample || names.samples.containsLastWord(ofPropertyList: name)
          files.append(File(path: path, isNamed: false, isSample: isSample))
        case .folder: skipped.append((path, .name))
        case .other where isWanted:
          skipped.append((path, .notRegular))
        default: break
        }
      }
      if listed.contains(Self.signature), folder != root {
        files.removeSubrange(firstFile...)
        pending.removeSubrange(firstFolder...)
        skipped.append((folder, .name))
        continue
      }
      let ambiguous = EqualNames.ambiguous(listed)
      if !ambiguous.isEmpty {
        let isAmbiguous = { (path: String) in ambiguous.contains(FilePath.name(path)) }
        let paths = files[firstFile...].map(\.path) + pending[firstFolder...].map(\.path)
        failures += paths.filter(isAmbiguous).map(FileFailure.ambiguous)
        files.removeAll { FilePath.folder($0.path) == folder && isAmbiguous($0.path) }
        pending.removeAll { FilePath.folder($0.path) == folder && isAmbiguous($0.path) }
      }
      if !isListed { failures.append(.last("cannot be listed", folder)) }
    }
  }

  /// Whether a folder with the name of build products is where electron-builder keeps the entitlements of an app.
  private static func holdsResources(_ name: String, in folder: String, at path: String) -> Bool {
    name == "build" && isFile(ProjectFormat.npm.file(in: folder))
      && DiskFiles().entries(of: path).contains { $0.name.hasPrefix("entitlements") && $0.name.hasSuffix(".plist") }
  }

  /// Whether a file with a wanted name may be an app's: that of npm matters only for what it has about Cordova and electron-builder.
  private static func isOfApp(_ name: String, in folder: String) -> Bool {
    !ProjectFormat.npm.isFile(name) || isFile(ProjectFormat.cordova.file(in: folder))
      || ElectronReader.describesApp(in: folder, DiskFiles())
  }

  /// Whether a tool makes the folder called `name` of the description of an app in `folder`.
  private static func isGenerated(_ name: String, in folder: String) -> Bool {
    ToolkitFolders.isGenerated(name, in: FilePath.absolute(folder, from: DiskFiles.workingFolder), DiskFiles()) {
      isFile(FilePath.join(folder, $0))
    }
  }

  private static func isFile(_ path: String) -> Bool { DiskFiles().status(of: path)?.type == .file }

  /// Takes `./` from the start and slashes from the end, so that one file has one path.
  private static func normalized(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.hasSuffix("/") { path = path.dropLast() }
    while path.hasPrefix("./") { path = path.dropFirst(2).drop { $0 == "/" } }
    return path.isEmpty ? "." : String(path)
  }
}
