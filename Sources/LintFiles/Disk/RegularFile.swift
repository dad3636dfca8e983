#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The contents of a regular file and what must stay the same when it is written again.
public struct RegularFile: Sendable {
  /// Larger files are rejected, so that one file cannot fill the memory.
  public static let maximumSize = 256 << 20

  /// The path that it was read from.
  public let path: String
  /// The bytes.
  public let contents: [UInt8]
  let mode: mode_t
  let state: State

  /// The facts that show whether a file was changed.
  struct State: Equatable {
    let device: UInt64
    let inode: UInt64
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(truncatingIfNeeded: status.st_ino)
      size = Int(status.st_size)
      #if canImport(Darwin)
      let modified = status.st_mtimespec
      #else
      let modified = status.st_mtim
      #endif
      seconds = Int(modified.tv_sec)
      nanoseconds = Int(modified.tv_nsec)
    }
  }

  /// Returns the state of the file at `path`, to which links are followed; nil if there is none.
  static func state(of path: String) -> State? {
    var status = stat()
    return stat(path, &status) == 0 ? State(status) : nil
  }

  /// Reads a file; links are followed.
  ///
  /// Throws `FileFailure` for what cannot be read, for folders and special files, which are never waited for, and for files
  /// above `maximumSize`.
  public init(readingFrom path: String) throws(FileFailure) {
    // Opening a pipe or a device waits without `O_NONBLOCK`; the kind of file is known only afterwards.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .last("cannot be opened", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last("cannot be read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let what = status.st_mode & S_IFMT == S_IFDIR ? "is a folder" : "is not a regular file"
      throw FileFailure(path: path, reason: what)
    }
    self.path = path
    mode = status.st_mode & 0o7777
    state = State(status)
    contents = try Self.readAll(descriptor, path: path, sizeHint: Int(status.st_size))
  }

  private init(_ file: RegularFile, contents: [UInt8]) {
    (path, mode, state) = (file.path, file.mode, file.state)
    self.contents = contents
  }

  /// Returns the file with other contents, which are not on disk.
  func holding(_ contents: [UInt8]) -> RegularFile { RegularFile(self, contents: contents) }

  /// Reads standard input to its end; throws `FileFailure` if that fails or exceeds `maximumSize`.
  public static func standardInput() throws(FileFailure) -> [UInt8] {
    try readAll(STDIN_FILENO, path: "<stdin>", sizeHint: 1 << 16)
  }

  private static func readAll(_ descriptor: Int32, path: String, sizeHint: Int) throws(FileFailure) -> [UInt8] {
    var contents: [UInt8] = []
    // The room of a byte more shows the end of a file that is as long as it was.
    var wanted = min(sizeHint, maximumSize) + 1
    while true {
      guard let part = part(descriptor, wanted) else { throw .last("cannot be read", path) }
      if contents.isEmpty { contents = part } else { contents += part }
      guard contents.count <= maximumSize else {
        throw FileFailure(path: path, reason: "is larger than \(maximumSize >> 20) MB")
      }
      if part.count < wanted { return contents }
      wanted = 1 << 20
    }
  }

  /// Reads `wanted` bytes, fewer at the end; nil where that fails.
  private static func part(_ descriptor: Int32, _ wanted: Int) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, done in
      repeat {
        count = read(descriptor, buffer.baseAddress?.advanced(by: done), wanted - done)
        done += max(count, 0)
      } while done < wanted && (count > 0 || count < 0 && errno == EINTR)
    }
    return count < 0 ? nil : bytes
  }
}
