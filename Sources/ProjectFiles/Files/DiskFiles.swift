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

  /// The folder of the user who runs the program, from the environment or else from the list of users; nil if both name none.
  public static var homeFolder: String? {
    let named = getenv("HOME").map { String(cString: $0) }
    if let named, named.hasPrefix("/") { return named }
    return getpwuid(geteuid())?.pointee.pw_dir.map { String(cString: $0) }
  }

  /// The number of the user with whose rights the program runs.
  static var user: UInt32 { geteuid() }

  /// Returns the number of the user to whom `path` belongs, without following a symbolic link; nil if nothing is there.
  public static func owner(of path: String) -> UInt32? {
    var info = stat()
    return lstat(path, &info) == 0 ? info.st_uid : nil
  }

  /// The folder that relative paths start from.
  public static var workingFolder: String {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Returns the status of `path`, without following a symbolic link.
  public func status(of path: String) -> FileStatus? {
    var info = stat()
    guard lstat(path, &info) == 0 else { return nil }
    return Self.status(info)
  }

  /// Returns the status of each of `names` in `folder`, without following symbolic links.
  public func statuses(of names: [String], in folder: String) -> [FileStatus?] {
    // Names in an open folder are faster to find than paths from the root.
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return names.map { status(of: FilePath.join(folder, $0)) } }
    defer { close(descriptor) }
    return names.map { name in
      var info = stat()
      return fstatat(descriptor, name, &info, AT_SYMLINK_NOFOLLOW) == 0 ? Self.status(info) : nil
    }
  }

  /// Returns the entries of `folder`, sorted by name.
  public func entries(of folder: String) -> [FolderEntry] {
    list(folder) { _ in true }.sorted { $0.name < $1.name }
  }

  /// Returns the entries of `folder` that `filter` accepts, in the order of the file system.
  public func entries(of folder: String, where filter: EntryFilter) -> [FolderEntry] {
    list(folder, filter.takes)
  }

  private func list(_ folder: String, _ isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    ListedName.forEach(in: folder) { listed in
      guard isWanted(listed.bytes) else { return }
      let name = String(decoding: listed.bytes, as: UTF8.self)
      entries.append(FolderEntry(name: name, type: listed.type(at: FilePath.join(folder, name))))
    }
    return entries
  }

  /// Returns the status and the bytes of the regular file at `path`, or nil if they are more than `limit`.
  public func file(at path: String, limit: Int) -> (status: FileStatus, contents: [UInt8])? {
    // A pipe without a writer must not block the program.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    let status = Self.status(info)
    guard status.type == .file, status.size <= limit else { return nil }
    guard status.size > 0 else { return (status, []) }
    let contents = [UInt8](unsafeUninitializedCapacity: status.size) { buffer, count in
      while count < status.size {
        let received = read(descriptor, buffer.baseAddress?.advanced(by: count), status.size - count)
        guard received > 0 else { return }
        count += received
      }
    }
    return (status, contents)
  }

  /// Returns the `count` bytes from `offset` on of the regular file at `path`; nil if they are not all there.
  package func bytes(of path: String, from offset: Int, count: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, offset >= 0, count >= 0,
      offset <= Int(info.st_size), count <= Int(info.st_size) - offset
    else { return nil }
    let contents = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let start = buffer.baseAddress?.advanced(by: filled)
        let received = pread(descriptor, start, count - filled, off_t(offset + filled))
        guard received > 0 else { return }
        filled += received
      }
    }
    return contents.count == count ? contents : nil
  }

  /// Returns what the symbolic link at `path` leads to; nil if there is none, or if its target is no text.
  package func linkTarget(of path: String) -> String? {
    let target = [UInt8](unsafeUninitializedCapacity: FilePath.longest) { buffer, count in
      count = buffer.withMemoryRebound(to: CChar.self) { buffer in
        buffer.baseAddress.map { max(0, readlink(path, $0, buffer.count)) } ?? 0
      }
    }
    let text = String(decoding: target, as: UTF8.self)
    return target.isEmpty || target.count == FilePath.longest || !text.utf8.elementsEqual(target) ? nil : text
  }

  /// Returns `path` with all symbolic links in it followed.
  public func realPath(of path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  private static func status(_ info: stat) -> FileStatus {
    let type: FileType =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
    #if canImport(Darwin)
    let (written, changed) = (info.st_mtimespec, info.st_ctimespec)
    #else
    let (written, changed) = (info.st_mtim, info.st_ctim)
    #endif
    // A file that replaced another one of the same size may have its date too, which archives, copies and some tools of git set.
    // The date of the last change of the status cannot be set; another file mostly lies elsewhere on the disk.
    var stamp = written.tv_sec &* 1_000_000_000 &+ written.tv_nsec
    stamp = stamp &* 1_000_000_007 &+ changed.tv_sec &* 1_000_000_000 &+ changed.tv_nsec
    stamp = stamp &* 1_000_000_007 &+ Int(truncatingIfNeeded: info.st_ino)
    return FileStatus(type: type, size: Int(info.st_size), stamp: stamp)
  }
}
