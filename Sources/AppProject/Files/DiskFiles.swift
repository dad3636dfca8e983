#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The files on disk; symbolic links are not followed and special files not opened.
public struct DiskFiles: FileAccess {
  /// Makes the access to the disk.
  public init() {}

  /// The folder of the user who runs the program, or nil where the environment names none.
  public static var homeFolder: String? {
    getenv("HOME").map { String(cString: $0) }
  }

  /// The folder that relative paths start from.
  public static var workingFolder: String {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Returns what lies at `path`, a symbolic link not being followed.
  public func status(of path: String) -> FileStatus? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    return Self.status(info)
  }

  /// Returns what lies in `folder`, sorted by name.
  public func entries(of folder: String) -> [FolderEntry] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      guard name != ".", name != ".." else { continue }
      entries.append(FolderEntry(name: name, type: type(Int(entry.pointee.d_type), FilePath.join(folder, name))))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Returns the bytes of the regular file at `path`, or nil where they are more than `limit`.
  public func contents(of path: String, limit: Int) -> [UInt8]? {
    // A pipe that nobody writes to must not hold the program up.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    let status = Self.status(info)
    guard status.type == .file, status.size <= limit else { return nil }
    return [UInt8](unsafeUninitializedCapacity: status.size) { buffer, count in
      while count < status.size {
        let received = read(descriptor, buffer.baseAddress?.advanced(by: count), status.size - count)
        guard received > 0 else { return }
        count += received
      }
    }
  }

  /// Reads a name up to its end: the system gives no more room than that, so the array that C declares must not be copied.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    return String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
  }

  private func type(_ directoryType: Int, _ path: String) -> FileType {
    switch directoryType {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    // Some file systems do not say.
    case Int(DT_UNKNOWN): status(of: path)?.type ?? .other
    default: .other
    }
  }

  private static func status(_ info: stat) -> FileStatus {
    let type: FileType =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    #if canImport(Darwin)
    let time = info.st_mtimespec
    #else
    let time = info.st_mtim
    #endif
    return FileStatus(type: type, size: Int(info.st_size), stamp: time.tv_sec &* 1_000_000_000 &+ time.tv_nsec)
  }
}
