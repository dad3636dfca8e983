/// A project with what was found out about its bundles so far.
struct KnownProject: Sendable {
  /// The project.
  let model: ProjectModel
  private var parts: [String: BundleParts] = [:]
  private var dependencies: ProjectDependencies?

  /// Makes it of a project whose bundles nobody looked at.
  init(_ model: ProjectModel) {
    self.model = model
  }

  /// Returns what is built into the bundle; looked up once.
  mutating func parts(of bundle: String, _ reader: inout ProjectReader) -> BundleParts {
    if let known = parts[bundle] { return known }
    let found = BundleParts(of: bundle, in: model, &reader)
    parts[bundle] = found
    return found
  }

  /// Returns the libraries that the bundle is built with; looked up once.
  ///
  /// Lock files do not tell which target links what; they are taken for those of the app, not of what it embeds.
  mutating func dependencies(of bundle: String, _ reader: inout ProjectReader) -> ProjectDependencies? {
    guard model.role(of: bundle) == .app, !model.isWatchApp(bundle), model.hosts(of: bundle).isEmpty else { return nil }
    let found = dependencies ?? ProjectDependencies(at: model.root, model.files.xcodeProjects, &reader)
    dependencies = found
    return found
  }
}
