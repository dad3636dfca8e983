import AppProject

/// What a working tree changed since a commit, with the contents that its files had then once they are read.
///
/// Only what differs is asked of git: all other files, ignored ones too, are those of now.
public struct GitChange: Sendable {
  /// Why a change cannot be found out.
  public struct Failure: Error, CustomStringConvertible {
    /// What is wrong and what can be done, as sentences.
    public let description: String
  }

  /// What git is to read of a repository: the objects at some paths.
  private struct Reading: Sendable {
    let repository: GitRepository
    var objects: [(path: String, name: String)] = []
    var wanted: Set<String> = []
  }

  /// The files as they were; without their contents before `readContents`.
  public private(set) var files = FormerFiles([:])
  private var former: [String: FormerFile] = [:]
  /// What is not read yet.
  private var readings: [Reading] = []
  private var base: (repository: GitRepository, commit: String)?
  /// The former paths of renamed files.
  private var renamed: [String: String] = [:]
  /// Whether there was no commit, so that everything is new.
  private var isFromNothing = false

  /// Finds out what changed since the last commit that `reference` and HEAD have in common.
  ///
  /// - Parameters:
  ///   - reference: a branch, tag or commit.
  ///   - paths: the files and folders that are linted; all in one repository.
  ///   - files: the absolute paths of files whose contents matter whatever their names.
  ///   - workingFolder: the folder that relative paths start from.
  /// - Throws: what is missing, if git cannot say what changed.
  public init(
    since reference: String,
    in paths: [String],
    reading files: Set<String>,
    workingFolder: String = DiskFiles.workingFolder
  ) throws(Failure) {
    do throws(Git.Failure) {
      guard let repository = try Self.repository(of: paths.map { FilePath.absolute($0, from: workingFolder) })
      else { return }
      guard let base = try repository.base(of: reference) else {
        isFromNothing = true
        return
      }
      self.base = (repository, base)
      try add(repository, since: base, reading: files)
      self.files = FormerFiles(former)
    } catch {
      throw Failure(description: error.description)
    }
  }

  /// Reads the contents that changed files had, unless that was done; throws if this clone lacks some.
  public mutating func readContents() throws(Failure) {
    do throws(Git.Failure) {
      for reading in readings {
        let contents = try GitObjects(reading.repository).contents(of: reading.wanted)
        for (path, name) in reading.objects {
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

  /// The names of the tree and of the last release that the former files are of; nil without a commit.
  public var states: [String]? {
    guard let (repository, commit) = base, let tree = try? repository.git.line(["rev-parse", "\(commit)^{tree}"]) else {
      return nil
    }
    let tag = try? repository.git.line(["describe", "--tags", "--abbrev=0"])
    return [tree, tag ?? "", tag.flatMap { try? repository.git.line(["rev-parse", "\($0)^{commit}"]) } ?? ""]
  }

  /// The absolute paths of the files that git tracks; without those of submodules.
  public var trackedFiles: Set<String> {
    guard let root = base?.repository.root, let listing = try? base?.repository.files() else { return [] }
    return Set(listing.map { FilePath.join(root, $0) })
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
    since commit: String,
    reading files: Set<String>
  ) throws(Git.Failure) {
    let differences = try Self.differences(repository, since: commit)
    let isWanted = { (path: String) in FileUse(fileName: FilePath.name(path)) != nil || files.contains(path) }
    var reading = Reading(repository: repository)
    for difference in differences where difference.former == .file {
      let paths = [difference.formerPath, difference.path].map { FilePath.join(repository.root, $0) }
      guard let formerPath = paths.first, paths.contains(where: isWanted) else { continue }
      reading.objects.append((formerPath, difference.object))
      reading.wanted.insert(difference.object)
    }
    readings.append(reading)
    for difference in differences { try add(difference, in: repository.root, reading: files) }
    let listing = ["ls-files", "--others", "--exclude-standard", "-z"]
    for path in try Git(in: repository.root).output(listing).split(separator: 0) {
      let name = String(decoding: path.last == UInt8(ascii: "/") ? path.dropLast() : path, as: UTF8.self)
      let path = FilePath.join(repository.root, name)
      if former[path] == nil { former[path] = .absent }
    }
  }

  private static func differences(
    _ repository: GitRepository,
    since commit: String
  ) throws(Git.Failure) -> [GitDifference] {
    let git = Git(in: repository.root)
    let options = ["--raw", "-z", "--no-abbrev", "--no-ext-diff", "--no-color", "--ignore-submodules=dirty"]
    // To find renamed files that were edited too, git reads added and removed ones, which an incomplete clone may lack.
    if let listing = try? git.output(["diff", "-M"] + options + [commit, "--"]) { return GitDifference.read(listing) }
    return GitDifference.read(try git.output(["diff", "-M100%"] + options + [commit, "--"]))
  }

  private mutating func add(
    _ difference: GitDifference,
    in root: String,
    reading files: Set<String>
  ) throws(Git.Failure) {
    let path = FilePath.join(root, difference.path)
    let formerPath = FilePath.join(root, difference.formerPath)
    if path != formerPath {
      renamed[path] = formerPath
      if former[path] == nil { former[path] = .absent }
    }
    switch difference.former {
    case .nothing: former[path] = .absent
    case .link: former[formerPath] = .link
    case .file:
      let stamp = Int(truncatingIfNeeded: UInt64(difference.object.prefix(16), radix: 16) ?? 0)
      former[formerPath] = .file(stamp: stamp, contents: nil)
    case .submodule:
      guard difference.current == .submodule, DiskFiles().status(of: FilePath.join(path, ".git")) != nil else { return }
      let repository = try GitRepository(around: path)
      // A commit that was never fetched says nothing; its files count as unchanged.
      guard try repository.git.line(["cat-file", "-e", "\(difference.object)^{commit}"]) != nil else { return }
      try add(repository, since: difference.object, reading: files)
    }
  }
}
