import LintEngine
import Locking
import Messages
import ProjectFiles

/// Finds the configuration of each file and its linter; may be called from any thread.
public final class ConfigurationStore: Sendable {
  /// What is known of a folder.
  private struct Known {
    let linter: Linter
    let configuration: LintConfiguration
    /// The folder that its patterns start from.
    let folder: String
    /// The file that it was read from.
    let path: String?
    /// What it was read from.
    let text: String

    init(_ configuration: LintConfiguration, folder: String, path: String? = nil, text: String = "") {
      self.text = text
      linter = Linter(configuration: configuration)
      self.configuration = configuration
      self.folder = folder
      self.path = path
    }
  }

  private struct State {
    var folders: [String: Known] = [:]
    var problems: [ConfigurationProblem] = []
  }

  private let base: LintConfiguration
  private let disabled: Set<String>
  private let only: Set<String>?
  private let files: any FileAccess
  private let workingFolder: String
  private let isSearching: Bool
  private let initial: Known
  private let state = Locked(State())

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - base: The configuration that applies unless a file changes it.
  ///   - isSearching: Whether files are searched; otherwise `base` applies to all.
  ///   - disabled: Rules that do not run, whatever files configure.
  ///   - only: The only rules that run, whatever files configure; nil for no restriction.
  ///   - files: Where they are searched.
  ///   - workingFolder: The folder that relative paths start from.
  public init(
    base: LintConfiguration = LintConfiguration(),
    isSearching: Bool = true,
    disabling disabled: Set<String> = [],
    only: Set<String>? = nil,
    files: any FileAccess = DiskFiles(),
    workingFolder: String = DiskFiles.workingFolder
  ) {
    self.base = base
    self.isSearching = isSearching
    self.disabled = disabled
    self.only = only
    self.files = files
    self.workingFolder = workingFolder
    initial = Known(base.limited(to: only, without: disabled), folder: workingFolder)
  }

  /// The linter for texts that are not files.
  public var initialLinter: Linter { initial.linter }

  /// What was wrong with the configurations so far.
  public var problems: [ConfigurationProblem] { state.withLock(\.problems) }

  /// Returns the linter for the file at `path`; linear in the folders around it the first time, then constant.
  public func linter(for path: String) -> Linter { known(for: path).linter }

  /// Returns the absolute path of the configuration file that was found for the file at `path`; nil without one.
  public func configurationFile(for path: String) -> String? { known(for: path).path }

  /// Returns the texts of the configuration files for the files at `paths`, by their absolute paths; linear in the files.
  public func texts(for paths: [String]) -> [String: String] {
    paths.reduce(into: [:]) { texts, path in
      let known = known(for: path)
      if let path = known.path { texts[path] = known.text }
    }
  }

  /// Returns whether a file that was not named is not checked: it is excluded, or others are included.
  public func excludes(_ path: String) -> Bool {
    let path = FilePath.absolute(path, from: workingFolder)
    let known = known(for: path)
    let prefix = known.folder.hasSuffix("/") ? known.folder : known.folder + "/"
    guard path.hasPrefix(prefix) else { return false }
    let relative = String(path.dropFirst(prefix.count))
    if known.configuration.excluded.contains(where: { $0.matches(relative) }) { return true }
    let included = known.configuration.included
    return !included.isEmpty && !included.contains { $0.matches(relative) }
  }

  /// Returns the names by which a search treats the folders in the folder at `path`.
  public func folders(in path: String) -> FileDiscovery.Folders {
    let configuration = known(for: FilePath.join(path, ConfigurationFile.name)).configuration
    return FileDiscovery.Folders(skipped: configuration.skippedFolders, samples: configuration.sampleFolders)
  }

  /// Returns how a search of the working folder treats the file at `path`: nil if it skips one of the folders around it, else
  /// whether one of them holds tests, samples or templates.
  public func isSample(_ path: String) -> Bool? {
    let path = FilePath.absolute(path, from: workingFolder)
    guard FilePath.isInside(path, workingFolder) else { return false }
    var folder = FilePath.folder(path)
    var isSample = folders(in: folder).samples.containsLastWord(ofPropertyList: FilePath.name(path))
    while folder != workingFolder {
      let (name, parent) = (FilePath.name(folder), FilePath.folder(folder))
      let folders = folders(in: parent)
      if folders.skipped.contains(name) { return nil }
      isSample = isSample || folders.samples.containsLastWord(of: name)
      folder = parent
    }
    return isSample
  }

  private func known(for path: String) -> Known {
    guard isSearching else { return initial }
    let folder = FilePath.folder(FilePath.absolute(path, from: workingFolder))
    return state.withLock { known(for: folder, &$0) }
  }

  /// Looks for the file in a folder and those around it, up to the root of a git repository; each is asked once.
  private func known(for start: String, _ state: inout State) -> Known {
    guard start.utf8.count <= FilePath.longest else { return initial }
    var (folder, asked) = (start, [String]())
    var known = state.folders[folder]
    while known == nil {
      asked.append(folder)
      known = read(in: folder, &state)
      guard known == nil, folder != "/", files.status(of: FilePath.join(folder, ".git")) == nil else { break }
      folder = FilePath.folder(folder)
      known = state.folders[folder]
    }
    let found = known ?? initial
    for folder in asked { state.folders[folder] = found }
    return found
  }

  private func read(in folder: String, _ state: inout State) -> Known? {
    let path = FilePath.join(folder, ConfigurationFile.name)
    guard let contents = files.contents(of: path, limit: ConfigurationFile.sizeLimit) else {
      // A configuration that is not read must not go unnoticed.
      if let status = files.status(of: path), status.type == .file, status.size > ConfigurationFile.sizeLimit {
        let message = Messages.text("configuration.too-large", ["\(ConfigurationFile.sizeLimit / 1_000_000)"])
        state.problems.append(ConfigurationProblem(path: path, line: nil, message: message))
        return Known(base.limited(to: only, without: disabled), folder: folder, path: path)
      }
      return nil
    }
    let text = String(decoding: contents, as: UTF8.self)
    let (configuration, problems) = ConfigurationFile.read(text, path: path, onto: base)
    state.problems += problems
    return Known(configuration.limited(to: only, without: disabled), folder: folder, path: path, text: text)
  }
}
