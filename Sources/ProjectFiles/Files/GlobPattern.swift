/// A pattern of relative paths: `*` and `?` within a component, `**` for any number of components, and `[a-z]` and `\`
/// if classes are enabled.
///
/// A pattern that names a folder matches everything in it, as in `.gitignore`. A `?` matches one byte.
public struct GlobPattern: Sendable, Hashable {
  /// The pattern as it was written.
  public let text: String
  private let components: [Component]

  private enum Component: Sendable, Hashable {
    case anyFolders
    case name(GlobComponent)
  }

  /// Makes a pattern; without classes, brackets and backslashes match themselves, as the readers of generators need it.
  public init(_ text: String, takesClasses: Bool = true) {
    self.text = text
    components = text.split(separator: "/").filter { $0 != "." }.map { component in
      component == "**" ? .anyFolders : .name(GlobComponent(component, takesClasses: takesClasses))
    }
  }

  /// Returns whether a path matches, or one of the folders around it does; linear in the product of the lengths.
  public func matches(_ path: String) -> Bool {
    guard !components.isEmpty else { return false }
    // The components that the next one of the path may match.
    var states = following([0])
    for component in path.split(separator: "/") {
      let name = Array(component.utf8)
      var next: Set<Int> = []
      for state in states {
        if case .name(let pattern) = components[state] {
          guard pattern.matches(name) else { continue }
          next.insert(state + 1)
        } else {
          next.insert(state)
        }
        // At the end, `**` matches what is inside, not the folder itself.
        if state == components.count - 1 { return true }
      }
      states = following(next)
    }
    return false
  }

  /// Returns `states` with those after a `**`, which may match nothing.
  private func following(_ states: Set<Int>) -> Set<Int> {
    var states = states
    for state in components.indices.dropLast() where states.contains(state) && components[state] == .anyFolders {
      states.insert(state + 1)
    }
    return states
  }
}
