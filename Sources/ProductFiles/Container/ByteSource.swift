import ProjectFiles

/// Bytes of which parts can be read.
package protocol ByteSource: Sendable {
  /// The number of bytes.
  var count: Int { get }
  /// Returns the `count` bytes from `offset` on; nil if they are not all there.
  func bytes(_ offset: Int, _ count: Int) -> [UInt8]?
}

/// Bytes in memory.
package struct MemoryBytes: ByteSource {
  private let data: BinaryData

  /// Makes a source of `bytes`.
  package init(_ bytes: [UInt8]) { data = BinaryData(bytes) }

  package var count: Int { data.count }

  package func bytes(_ offset: Int, _ count: Int) -> [UInt8]? { data.part(offset, count)?.array }
}

/// The bytes of a file on disk, which is opened for each part.
package struct FileBytes: ByteSource {
  private let path: String
  package let count: Int

  /// Makes a source of the regular file at `path`, whose links are followed; nil if there is none.
  package init?(_ path: String) {
    guard let path = DiskFiles().realPath(of: path), let status = DiskFiles().status(of: path), status.type == .file
    else { return nil }
    (self.path, count) = (path, status.size)
  }

  package func bytes(_ offset: Int, _ count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else { return nil }
    return DiskFiles().bytes(of: path, from: offset, count: count)
  }
}
