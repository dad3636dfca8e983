#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A pattern of paths: `*`, `?` and `[a-z]` within a component, `**` for any number of components.
///
/// A pattern that names a folder stands for everything in it, as in `.gitignore`.
public struct GlobPattern: Sendable, Hashable {
  /// The pattern as it was written.
  public let text: String
  private let components: [String]

  /// Makes a pattern.
  public init(_ text: String) {
    self.text = text
    components = text.split(separator: "/").filter { $0 != "." }.map(String.init)
  }

  /// Returns whether a relative path matches, or one of the folders around it does; linear in their lengths but for `**`.
  public func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return !components.isEmpty && Self.matches(components[...], parts[...])
  }

  private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return true }
    let rest = pattern.dropFirst()
    if first == "**" {
      return (path.startIndex...path.endIndex).contains { start in
        // At the end, `**` stands for what is inside, not for the folder itself.
        rest.isEmpty ? !path.isEmpty : matches(rest, path[start...])
      }
    }
    guard let component = path.first, fnmatch(first, component, 0) == 0 else { return false }
    return matches(rest, path.dropFirst())
  }
}
