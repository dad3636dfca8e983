/// Which files git leaves out below the root of a repository, for a walk that enters one folder after the other.
public struct IgnoreLists: Sendable {
  /// The name of the lists.
  public static let name = ".gitignore"
  /// The largest number of bytes of a list that is read.
  public static let byteLimit = GitIgnore.byteLimit

  private let root: String
  /// The rules of each list with its folder from the root, those of inner folders last.
  private var lists: [(folder: String, rules: [GitIgnore.Rule])] = []

  /// Makes it for the repository in the folder `root`, with the patterns of its `info/exclude`.
  public init(root: String, exclusions: [UInt8]?) {
    self.root = root
    if let exclusions { lists.append(("", GitIgnore.rules(exclusions))) }
  }

  /// Adds the list of a folder, given by its path from the root.
  public mutating func enter(_ folder: String, _ files: any FileAccess) {
    let place = folder.isEmpty ? root : FilePath.join(root, folder)
    guard let list = files.contents(of: FilePath.join(place, Self.name), limit: Self.byteLimit) else { return }
    lists.append((folder, GitIgnore.rules(list)))
  }

  /// Returns whether git leaves out what is at a path from the root; linear in the lists.
  public func ignore(_ path: String, isFolder: Bool) -> Bool {
    var isIgnored = false
    for (folder, rules) in lists {
      let relative = folder.isEmpty ? path : String(path.dropFirst(folder.utf8.count + 1))
      for rule in rules where rule.ignores != isIgnored && rule.matches(relative, isFolder: isFolder) {
        isIgnored = rule.ignores
      }
    }
    return isIgnored
  }
}
