/// A project with what was found out about its bundles so far.
struct KnownProject: Sendable {
  /// The project.
  let model: ProjectModel
  private var parts: [String: BundleParts] = [:]

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
}
