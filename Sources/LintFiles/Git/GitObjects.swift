import ProjectFiles

/// Reads contents of files from the objects of a repository.
struct GitObjects: Sendable {
  private let git: Git
  private let root: String
  /// The folder with the files of Git LFS.
  private let store: String

  private static let pointerStart = Array("version https://git-lfs.github.com/spec/v1\n".utf8)

  init(_ repository: GitRepository) {
    (git, root, store) = (repository.git, repository.root, repository.store)
  }

  /// Returns the contents of the objects at some paths; those of Git LFS only as far as they were fetched.
  ///
  /// - Throws: which contents this clone lacks.
  func contents(of files: [(path: String, name: GitObjectID)]) throws(Git.Failure) -> [GitObjectID: [UInt8]] {
    let found = try read(Set(files.map(\.name)))
    let missing = files.filter { found[$0.name] == nil }
    guard let first = missing.first else { return found }
    let path = String(first.path.dropFirst(root.utf8.count + 1))
    let what =
      missing.count == 1
      ? "The former contents of a file, '\(path)',"
      : "The former contents of \(missing.count) files, such as '\(path)',"
    throw Git.Failure(description: "\(what) are missing in this clone. \(GitHistory.fetching)")
  }

  /// Returns the contents of those of the objects that this clone has.
  func knownContents(of names: [GitObjectID]) -> [GitObjectID: [UInt8]] { (try? read(Set(names))) ?? [:] }

  private func read(_ names: Set<GitObjectID>) throws(Git.Failure) -> [GitObjectID: [UInt8]] {
    guard !names.isEmpty else { return [:] }
    let input = names.map { $0.text + "\n" }.sorted().joined()
    // Where an object is missing git may end before it has answered all.
    let output = try git.answer(.contents, input: Array(input.utf8)).output
    return Self.contents(in: output).mapValues { $0.starts(with: Self.pointerStart) ? largeFile($0) ?? $0 : $0 }
  }

  /// Reads what `git cat-file --batch` writes: a line with name, type and size, the contents and a line end.
  private static func contents(in bytes: [UInt8]) -> [GitObjectID: [UInt8]] {
    var found: [GitObjectID: [UInt8]] = [:]
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let parts = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard parts.count == 3, let name = GitObjectID(parts[0]), let size = Int(parts[2]), size >= 0, size <= rest.count
      else { continue }
      if parts[1] == "blob" { found[name] = Array(rest.prefix(size)) }
      rest = rest.dropFirst(size + 1)
    }
    return found
  }

  /// Returns the contents that a pointer of Git LFS names; nil if they are not in the clone.
  private func largeFile(_ pointer: [UInt8]) -> [UInt8]? {
    let text = String(decoding: pointer, as: UTF8.self)
    let lines = text.split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("oid sha256:") }),
      let name = GitObjectID(line.dropFirst("oid sha256:".count))?.text, name.count == 64
    else { return nil }
    let folder = "\(store)/lfs/objects/\(name.prefix(2))/\(name.dropFirst(2).prefix(2))"
    return DiskFiles().contents(of: FilePath.join(folder, name), limit: RegularFile.maximumSize)
  }
}

/// The name of an object of git: 40 hexadecimal digits, 64 where a repository uses SHA-256.
///
/// Nothing else that a repository contains is ever an argument of git, so that no name of a tag, a branch or a file is taken for an
/// option.
struct GitObjectID: Sendable, Hashable {
  /// The digits.
  let text: String

  /// Makes it from its digits; nil for any other text.
  init?(_ text: some StringProtocol) {
    let isDigits = text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard [40, 64].contains(text.utf8.count), isDigits else { return nil }
    self.text = String(text)
  }

  /// Makes it from its 20 or 32 bytes.
  init?(bytes: ArraySlice<UInt8>) {
    var digits: [UInt8] = []
    for byte in bytes { digits += [Self.digit(byte >> 4), Self.digit(byte & 0xF)] }
    self.init(String(decoding: digits, as: UTF8.self))
  }

  /// Whether it is of SHA-256.
  var isLong: Bool { text.utf8.count == 64 }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
