#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An entry of a folder as the system lists it, valid until the next one; most are dismissed by their bytes.
public struct ListedName {
  /// The name, which may be other than UTF-8.
  public let bytes: UnsafeBufferPointer<UInt8>
  private let directoryType: Int32

  /// The name as a text; nil if it is not UTF-8.
  public var name: String? {
    bytes.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { String(validatingCString: $0) } }
  }

  /// Whether the system reports that it is a regular file.
  public var isSurelyFile: Bool { directoryType == Int32(DT_REG) }

  /// Returns what the entry is, which lies at `path`.
  public func type(at path: @autoclosure () -> String) -> FileType {
    switch directoryType {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    // Some file systems do not provide the type.
    case Int32(DT_UNKNOWN): DiskFiles().status(of: path())?.type ?? .other
    default: .other
    }
  }

  /// Calls `body` with each entry of `folder` but itself and the one around it, in the order of the file system.
  ///
  /// - Returns: Whether the folder can be listed.
  @discardableResult
  public static func forEach(in folder: String, _ body: (ListedName) -> Void) -> Bool {
    guard let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    // The system allocates a name up to its end, so the array that C declares must not be copied.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while let entry = readdir(stream) {
      let start = UnsafeRawPointer(entry).advanced(by: offset)
      let length = strlen(start.assumingMemoryBound(to: CChar.self))
      let name = UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: length)
      guard !isDots(name) else { continue }
      body(ListedName(bytes: name, directoryType: Int32(entry.pointee.d_type)))
    }
    return true
  }

  private static func isDots(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    name.count <= 2 && name.allSatisfy { $0 == UInt8(ascii: ".") }
  }
}
