/// A pattern of relative paths as generators take it: `*` and `?` within a component, `**` for any number of components.
///
/// A pattern that names a folder stands for everything in it.
struct PathPattern: Sendable, Hashable {
  private let components: [[UInt8]]

  /// Makes a pattern.
  init(_ text: String) {
    components = text.split(separator: "/").filter { $0 != "." }.map { Array($0.utf8) }
  }

  /// Whether a path may be written with it that is no name itself.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[{".contains($0) } }

  /// Returns whether a relative path matches, or a folder around it does; takes time in proportion to the product of their
  /// numbers of components.
  func matches(_ path: String) -> Bool {
    guard !components.isEmpty else { return false }
    var states = following([0])
    for component in path.split(separator: "/") {
      var next: Set<Int> = []
      for state in states {
        let isAny = components[state] == Self.any
        guard isAny || Self.matches(components[state][...], Array(component.utf8)[...]) else { continue }
        if state == components.count - 1 { return true }
        next.insert(isAny ? state : state + 1)
      }
      states = following(next)
    }
    return false
  }

  private static let any = Array("**".utf8)

  /// Returns `states` with those behind a `**`, which may stand for nothing.
  private func following(_ states: Set<Int>) -> Set<Int> {
    var states = states
    for state in components.indices.dropLast() where states.contains(state) && components[state] == Self.any {
      states.insert(state + 1)
    }
    return states
  }

  /// Matches one component; goes back to the last star only, so in proportion to the product of the lengths.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var (pattern, name) = (pattern, name)
    var retry: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while let byte = name.first {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (pattern, name)
      } else if let wanted = pattern.first, wanted == byte || wanted == UInt8(ascii: "?") {
        (pattern, name) = (pattern.dropFirst(), name.dropFirst())
      } else if let last = retry {
        (pattern, name) = (last.pattern, last.name.dropFirst())
        retry = (pattern, name)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
