import AppProject
import ProjectFiles

/// What a working tree changed since a commit, with the contents that its files had then once they are read.
///
/// Git is asked for the files of the commit; all other files, ignored ones too, are those of now.
public struct GitChange: Sendable {
  /// Why a change cannot be found out.
  public struct Failure: Error, CustomStringConvertible {
    /// What is wrong and what can be done, as sentences.
    public let description: String
  }

  /// What git is to read of a repository: the objects at some paths.
  private struct Reading: Sendable {
    let objects: GitObjects
    var names: [(path: String, name: GitObjectID)] = []
  }

  /// The files as they were; without their contents before `readContents`.
  public private(set) var files = FormerFiles([:])
  /// The absolute paths of the files that the commit holds; without those of submodules.
  public private(set) var trackedFiles: Set<String> = []
  private var former: [String: FormerFile] = [:]
  /// What is not read yet.
  private var readings: [Reading] = []
  /// The former paths of renamed files.
  private var renamed: [String: String] = [:]
  private var base: (repository: GitRepository, commit: GitObjectID)?
  /// Whether there was no commit, so that everything is new.
  private var isFromNothing = false

  /// Finds out what changed since the last commit that `reference` and HEAD have in common.
  ///
  /// - Parameters:
  ///   - reference: a branch, tag or commit.
  ///   - paths: the files and folders that are linted; all in one repository.
  ///   - files: the absolute paths of files whose contents matter whatever their names.
  ///   - workingFolder: the folder that relative paths start from.
  /// - Throws: what is missing, if git cannot determine what changed.
  public init(
    since reference: String,
    in paths: [String],
    reading files: Set<String>,
    workingFolder: String = DiskFiles.workingFolder
  ) throws(Failure) {
    do throws(Git.Failure) {
      guard let repository = try Self.repository(of: paths.map { FilePath.absolute($0, from: workingFolder) })
      else { return }
      let history = GitHistory(repository)
      guard let base = try history.base(of: reference) else {
        isFromNothing = true
        return
      }
      let tree = try history.files(of: base)
      trackedFiles = Set(
        tree.entries.lazy.filter { $0.kind != .submodule }.map { FilePath.join(repository.root, $0.path) }
      )
      try add(repository, since: tree, reading: files)
      self.files = FormerFiles(former)
      self.base = (repository, base)
    } catch {
      throw Failure(description: error.description)
    }
  }

  /// Reads the contents that changed files had, unless that was done; throws if this clone lacks some.
  public mutating func readContents() throws(Failure) {
    do throws(Git.Failure) {
      for reading in readings {
        let contents = try reading.objects.contents(of: reading.names)
        for (path, name) in reading.names {
          if case .file(let stamp, nil) = former[path] { former[path] = .file(stamp: stamp, contents: contents[name]) }
        }
      }
      readings = []
      files = FormerFiles(former)
    } catch {
      throw Failure(description: error.description)
    }
  }

  /// Returns the files as they were, with what did not change from `files`; linear in what changed.
  public func formerFiles(over files: any FileAccess) -> FormerFiles { FormerFiles(former, over: files) }

  /// What decides over the former files: the tree, and the name and commit of the last release; nil without a commit.
  public var states: [String]? {
    guard let (repository, commit) = base, let tree = try? GitHistory(repository).tree(of: commit) else { return nil }
    let release = try? GitRelease(repository)
    return [tree.text, release?.name ?? "", release?.commit.text ?? ""]
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { former.isEmpty && !isFromNothing }

  /// Returns the path that the file at an absolute path had; nil if it was added.
  public func formerPath(of path: String) -> String? {
    if let former = renamed[path] { return former }
    return isFromNothing || files.status(of: path)?.type != .file ? nil : path
  }

  private static func repository(of paths: [String]) throws(Git.Failure) -> GitRepository? {
    var known: GitRepository?
    for path in paths where known.map({ path != $0.root && !FilePath.isInside(path, $0.root) }) ?? true {
      let isFolder = DiskFiles().status(of: path)?.type == .folder
      let repository = try GitRepository(around: isFolder ? path : FilePath.folder(path))
      if let known, known.root != repository.root {
        let roots = "'\(known.root)' and '\(repository.root)'"
        throw Git.Failure(description: "With --since all files must be in one repository, not in \(roots).")
      }
      known = repository
    }
    return known
  }

  private mutating func add(
    _ repository: GitRepository,
    since tree: GitTree,
    reading files: Set<String>
  ) throws(Git.Failure) {
    let work = WorkTree(repository, since: tree)
    let isWanted = { (path: String) in FileUse(fileName: FilePath.name(path)) != nil || files.contains(path) }
    var reading = Reading(objects: GitObjects(repository))
    for path in work.added { former[FilePath.join(repository.root, path)] = .absent }
    for entry in work.changed {
      let path = FilePath.join(repository.root, entry.path)
      switch entry.kind {
      // What was a link or a submodule and is now something else.
      case .link: former[path] = .link
      case .submodule: break
      case .file:
        let stamp = Int(truncatingIfNeeded: UInt64(entry.object.text.prefix(16), radix: 16) ?? 0)
        former[path] = .file(stamp: stamp, contents: nil)
        if isWanted(path) { reading.names.append((path, entry.object)) }
      }
    }
    let added = work.added.lazy.map { FilePath.join(repository.root, $0) }.filter(isWanted)
    let removed = Set(work.removed.map { FilePath.join(repository.root, $0) })
    addRenamed(removed: reading.names.filter { removed.contains($0.path) }, Array(added), reading.objects)
    readings.append(reading)
    for entry in tree.entries where entry.kind == .submodule {
      let path = FilePath.join(repository.root, entry.path)
      guard former[path] == nil, let module = try repository.module(at: path) else { continue }
      try add(module, since: try Self.tree(of: module, entry), reading: files)
    }
  }

  private static func tree(of module: GitRepository, _ entry: GitTree.Entry) throws(Git.Failure) -> GitTree {
    do throws(Git.Failure) {
      return try GitHistory(module).files(of: entry.object)
    } catch {
      let commit = "The former commit \(entry.object.text.prefix(12)) of the submodule '\(entry.path)'"
      throw Git.Failure(
        description: "\(commit) cannot be read in this clone. Fetch it, for example with git fetch in its folder."
      )
    }
  }

  /// Finds the added files that are removed ones under another name.
  private mutating func addRenamed(
    removed: [(path: String, name: GitObjectID)],
    _ added: [String],
    _ objects: GitObjects
  ) {
    guard let first = removed.first, !added.isEmpty else { return }
    let now = added.map { path in
      RenamedFiles.File(path: path, contents: DiskFiles().contents(of: path, limit: RegularFile.maximumSize))
    }
    var left = Dictionary(grouping: removed, by: \.name.text)
    var others: [RenamedFiles.File] = []
    for file in now {
      let names = file.contents.map { GitBlob.names(of: $0, isLong: first.name.isLong) } ?? []
      let same = names.first { left[$0]?.isEmpty == false }
      if let same { renamed[file.path] = left[same]?.removeFirst().path } else { others.append(file) }
    }
    let unknown = removed.filter { file in left[file.name.text]?.contains { $0.path == file.path } ?? false }
    guard !unknown.isEmpty, !others.isEmpty else { return }
    // A clone that lacks the contents finds only what is the same.
    let contents = objects.knownContents(of: unknown.map(\.name))
    let former = unknown.map { RenamedFiles.File(path: $0.path, contents: contents[$0.name]) }
    renamed.merge(RenamedFiles.pairs(removed: former, added: others)) { first, _ in first }
  }
}
