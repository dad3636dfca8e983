/// The files of a commit.
struct GitTree: Sendable {
  /// What a commit holds at a path.
  enum Kind: Sendable, Hashable {
    case file
    case link
    case submodule
  }

  /// What is at one path.
  struct Entry: Sendable, Hashable {
    /// The path from the root of the repository.
    let path: String
    /// What it is.
    let kind: Kind
    /// The object with its contents; the commit of a submodule.
    let object: GitObjectID
  }

  /// The entries, in the order of git.
  private(set) var entries: [Entry] = []

  /// Makes it of what `git ls-tree -r -z` writes; linear.
  ///
  /// Each entry is "100644 blob 1234… TAB path". Paths that are not UTF-8 are left out, as a search leaves them out.
  init(listing bytes: [UInt8]) {
    for record in bytes.split(separator: 0) {
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let parts = record[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      let path = String(decoding: record[(tab + 1)...], as: UTF8.self)
      guard parts.count == 3, let object = GitObjectID(parts[2]), path.utf8.elementsEqual(record[(tab + 1)...]),
        !path.isEmpty
      else { continue }
      let kind: Kind? =
        switch parts[0].prefix(2) {
        case "10": .file
        case "12": .link
        case "16": .submodule
        default: nil
        }
      if let kind { entries.append(Entry(path: path, kind: kind, object: object)) }
    }
  }
}
