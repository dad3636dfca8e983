/// A file that differs between a commit and the working tree.
struct GitDifference {
  /// What a commit holds at a path.
  enum Kind: Sendable, Hashable {
    case nothing
    case file
    case link
    case submodule

    init(mode: Substring) {
      self =
        switch mode.prefix(2) {
        case "10": .file
        case "12": .link
        case "16": .submodule
        default: .nothing
        }
    }
  }

  /// What the commit holds.
  let former: Kind
  /// What the working tree holds.
  let current: Kind
  /// The name of the object in the commit.
  let object: String
  /// The path in the commit.
  let formerPath: String
  /// The path in the working tree; another one if the file was renamed.
  let path: String

  /// Reads what `git diff --raw -z --no-abbrev` writes; linear.
  static func read(_ bytes: [UInt8]) -> [GitDifference] {
    var differences: [GitDifference] = []
    var fields = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    // Each begins with modes, objects and a letter: ":100644 100644 1234… 0000… R086".
    while let header = fields.popFirst(), let formerPath = fields.popFirst() {
      let parts = header.dropFirst().split(separator: " ")
      guard header.hasPrefix(":"), parts.count == 5, let letter = parts[4].first else { break }
      let isRenamed = letter == "R" || letter == "C"
      guard let path = isRenamed ? fields.popFirst() : formerPath else { break }
      // A conflict has no contents of its own; the file is listed once more.
      guard letter != "U" else { continue }
      differences.append(
        GitDifference(
          former: Kind(mode: parts[0]),
          current: Kind(mode: parts[1]),
          object: String(parts[2]),
          formerPath: formerPath,
          path: path
        )
      )
    }
    return differences
  }
}
