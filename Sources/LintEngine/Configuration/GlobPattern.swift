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

  /// Returns whether a relative path matches, or one of the folders around it does; takes time in proportion to the product
  /// of their numbers of components.
  public func matches(_ path: String) -> Bool {
    guard !components.isEmpty else { return false }
    // The components that the next one of the path may stand for.
    var states = following([0])
    for component in path.split(separator: "/").map(String.init) {
      var next: Set<Int> = []
      for state in states {
        let isAny = components[state] == "**"
        guard isAny || fnmatch(components[state], component, 0) == 0 else { continue }
        // At the end, `**` stands for what is inside, not for the folder itself.
        if state == components.count - 1 { return true }
        next.insert(isAny ? state : state + 1)
      }
      states = following(next)
    }
    return false
  }

  /// Returns `states` with those behind a `**`, which may stand for nothing.
  private func following(_ states: Set<Int>) -> Set<Int> {
    var states = states
    for state in components.indices.dropLast() where states.contains(state) && components[state] == "**" {
      states.insert(state + 1)
    }
    return states
  }
}
