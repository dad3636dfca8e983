import FuzzDriver

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Whole sessions of a client with the server: each request has one answer, no error is internal, each document has the text
/// that the edits make, and nothing of a session is left when it has ended.
enum SessionFuzzing {
  /// The most descriptors and threads that may be open between sessions; the concurrency runtime keeps some threads.
  private static let limit = 64

  /// Runs a session whose messages the bytes choose.
  static func run(_ bytes: [UInt8]) {
    guard var session = try? SessionRun(Choices(bytes)) else { return require(false, "No session can be started.") }
    session.run()
    require(count(of: "/proc/self/fd") <= limit, "A session leaves descriptors open.")
    require(count(of: "/proc/self/task") <= limit, "A session leaves threads.")
  }

  /// Returns the number of entries of a folder; 0 where there is none, as on other systems than Linux.
  private static func count(of folder: String) -> Int {
    guard let entries = opendir(folder) else { return 0 }
    defer { closedir(entries) }
    var count = 0
    while readdir(entries) != nil { count += 1 }
    return count
  }
}
