import ProjectFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The file that this program was started from.
enum ProgramFile {
  /// Its size and date, which differ for another build of the same version; empty if they are unknown.
  static var stamp: String {
    guard let path, let status = DiskFiles().status(of: path) else { return "" }
    return "\(status.size) \(status.stamp)"
  }

  private static var path: String? {
    #if canImport(Darwin)
    var size: UInt32 = 4096
    var bytes = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
    let name = bytes
    #else
    let name = "/proc/self/exe".utf8CString.map(\.self)
    #endif
    guard let resolved = realpath(name, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// The version of this program.
enum Version {
  /// The version in `--version` and in the answer to `initialize`.
  static let current = "0.1.0"
}
