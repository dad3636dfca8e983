/// Which files git leaves out, as the `.gitignore` files around them list them (gitignore(5)): tools write most of them.
package enum GitIgnore {
  /// The largest number of folders around a file that are looked at, and of bytes of a list.
  static let (folderLimit, byteLimit) = (32, 1 << 20)

  /// A line of a list.
  struct Rule: Sendable {
    /// What it names, without a slash at its end.
    let pattern: GlobPattern
    /// What is in the folders that it names; nil if it names files too.
    let contents: GlobPattern?
    /// Whether it leaves out what it names; otherwise it is an exception.
    let ignores: Bool

    /// Returns whether it names what is at a path from the folder of the list, or a folder around it.
    func matches(_ path: String, isFolder: Bool) -> Bool { (isFolder ? pattern : contents ?? pattern).matches(path) }
  }

  /// Returns whether git leaves out the file at the absolute `path`, which need not exist; linear in the lists.
  ///
  /// The last pattern that matches decides, those of inner folders after those of outer ones.
  package static func ignores(_ path: String, _ files: any FileAccess) -> Bool {
    var isIgnored = false
    for folder in folders(around: path, files).reversed() {
      guard let list = files.contents(of: FilePath.join(folder, ".gitignore"), limit: byteLimit) else { continue }
      let relative = String(path.dropFirst(folder.count))
      for rule in rules(list) where rule.matches(relative, isFolder: false) { isIgnored = rule.ignores }
    }
    return isIgnored
  }

  /// Returns the folders from that of the file to that of the repository.
  private static func folders(around path: String, _ files: any FileAccess) -> [String] {
    var folders = [FilePath.folder(path)]
    while let last = folders.last, folders.count < folderLimit, files.status(of: FilePath.join(last, ".git")) == nil {
      let outer = FilePath.folder(last)
      guard outer != last, !outer.isEmpty else { break }
      folders.append(outer)
    }
    return folders
  }

  /// Reads a list; linear.
  static func rules(_ list: [UInt8]) -> [Rule] {
    String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap(rule)
  }

  /// Reads a line of a list; nil for comments and empty lines.
  private static func rule(_ line: Substring) -> Rule? {
    var text = line
    while text.last == " " || text.last == "\t" { text.removeLast() }
    guard !text.isEmpty, !text.hasPrefix("#") else { return nil }
    let isException = text.hasPrefix("!")
    if isException { text.removeFirst() }
    let isFolder = text.hasSuffix("/")
    // A slash elsewhere than at the end ties the pattern to the folder of the list.
    let isTied = text.dropLast(isFolder ? 1 : 0).contains("/")
    let pattern = (isTied ? "" : "**/") + text
    return Rule(
      pattern: GlobPattern(pattern),
      contents: isFolder ? GlobPattern(pattern + "**") : nil,
      ignores: !isException
    )
  }
}

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
