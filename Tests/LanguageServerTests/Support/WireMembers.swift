import Testing

/// Expects that a value and its parts have all of their members, so that a test that compares what is written or read by
/// hand with the general coder sees each; a member that is new is named until the test gives it a value.
func expectAllMembers(of value: Any, in path: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    guard let wrapped = mirror.children.first else {
      Issue.record("\(path) is nil: give it a value in this test", sourceLocation: sourceLocation)
      return
    }
    expectAllMembers(of: wrapped.value, in: path, sourceLocation: sourceLocation)
  case .struct:
    for (label, member) in mirror.children {
      let path = "\(path.isEmpty ? "\(mirror.subjectType)" : path).\(label ?? "")"
      expectAllMembers(of: member, in: path, sourceLocation: sourceLocation)
    }
  case .collection:
    guard let first = mirror.children.first else { return }
    expectAllMembers(of: first.value, in: path, sourceLocation: sourceLocation)
  default: break
  }
}
