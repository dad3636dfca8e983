import AppProject

/// Reads contents of files from the objects of a repository.
struct GitObjects {
  private let repository: GitRepository

  private static let pointerStart = Array("version https://git-lfs.github.com/spec/v1\n".utf8)

  init(_ repository: GitRepository) {
    self.repository = repository
  }

  /// Returns the contents of objects by their names; those of Git LFS only as far as they were fetched.
  func contents(of names: Set<String>) throws(Git.Failure) -> [String: [UInt8]] {
    guard !names.isEmpty else { return [:] }
    let input = names.sorted().map { $0 + "\n" }.joined()
    let read = Self.read(try repository.git.output(["cat-file", "--batch"], input: Array(input.utf8)))
    guard read.count == names.count else {
      let missing = "\(names.count - read.count) files of the base are missing in this clone. "
      throw Git.Failure(description: missing + "Clone without --filter, or fetch with git fetch --refetch --no-filter.")
    }
    return read.compactMapValues { $0.starts(with: Self.pointerStart) ? largeFile($0) : $0 }
  }

  /// Reads what `git cat-file --batch` writes: a line with name, type and size, the contents and a line end.
  private static func read(_ bytes: [UInt8]) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let parts = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      guard parts.count == 3, let size = Int(parts[2]) else { continue }
      found[String(parts[0])] = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
    }
    return found
  }

  /// Returns the contents that a pointer of Git LFS names; nil if they are not in the clone.
  private func largeFile(_ pointer: [UInt8]) -> [UInt8]? {
    let text = String(decoding: pointer, as: UTF8.self)
    let lines = text.split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("oid sha256:") }) else { return nil }
    let name = line.dropFirst("oid sha256:".count)
    guard name.count == 64, name.allSatisfy(\.isHexDigit) else { return nil }
    let folder = "\(repository.store)/lfs/objects/\(name.prefix(2))/\(name.dropFirst(2).prefix(2))"
    return DiskFiles().contents(of: FilePath.join(folder, String(name)), limit: RegularFile.maximumSize)
  }
}
