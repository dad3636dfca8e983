import AppProject

/// What is known of the app that an open document belongs to.
enum Surroundings: Sendable {
  /// Nothing is known.
  case none
  /// The app around a property list, or around a file that one is made from.
  case project(ProjectContext)
  /// The bundles that a source file is built into.
  case bundles(SourceContext)

  /// The app, as property lists see it.
  var project: ProjectContext? {
    if case .project(let project) = self { project } else { nil }
  }
}
