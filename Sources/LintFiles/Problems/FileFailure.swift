import Messages

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Why something could not be done with a file.
public struct FileFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What went wrong, as the part of a sentence after a colon, in the language of messages.
  public let reason: String

  /// Makes a failure with a reason of the tables, or one in English that they translate.
  public init(path: String, reason: String) {
    self.path = path
    self.reason = Messages.translatedTemplate(reason)
  }

  /// The failure that the last system call on this thread left in `errno`.
  static func last(_ action: String, _ path: String) -> FileFailure {
    FileFailure(path: path, reason: "\(action): \(String(cString: strerror(errno)))")
  }

  /// The failure of what a build made.
  static func product(_ path: String) -> FileFailure {
    FileFailure(path: path, reason: "is a built product, not a project; not checked")
  }

  /// The failure of a file that is not read because its name equals another one (`EqualNames`).
  static func ambiguous(_ path: String) -> FileFailure {
    let reason = "differs from another name only in how its characters are composed; neither is checked"
    return FileFailure(path: path, reason: reason)
  }

  /// The path and the reason, as a message for users.
  public var description: String { "\(path): \(reason)" }
}

/// Something in a configuration that makes no sense.
public struct ConfigurationProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file; nil for what came from the command line.
  public var path: String?
  /// The line, from one; nil if it is about the file as a whole.
  public var line: Int?
  /// What is wrong.
  public var message: String

  /// The place and what is wrong, as compilers write.
  public var description: String {
    let place = [path, line.map { "\($0)" }].compactMap(\.self).joined(separator: ":")
    return place.isEmpty ? message : "\(place): error: \(message)"
  }
}
