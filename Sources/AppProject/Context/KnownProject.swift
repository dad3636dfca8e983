/// A project with what was found out about its bundles so far.
struct KnownProject: Sendable {
  /// The project.
  let model: ProjectModel
  /// The translations in it.
  let translations: KnownTranslations
  private var parts: [String: BundleParts] = [:]
  private var dependencies: ProjectDependencies?
  private var justifiedKeys: Set<String>??
  private var readableSources: [ScannedSource]??

  /// Makes it of a project whose bundles nobody looked at.
  init(_ model: ProjectModel, _ reader: ProjectReader) {
    self.model = model
    translations = KnownTranslations(model, reader)
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

  /// Returns whether the code of an app is that of the project alone, all of it read; looked up once.
  mutating func isWholeCode(of bundle: String, _ reader: inout ProjectReader) -> Bool {
    // Toolkits reach the system through code of their own.
    guard !model.files.sources.contains(where: { $0.language == .dart || $0.language == .javaScript }),
      let dependencies = dependencies(of: bundle, &reader), dependencies.isEmpty, dependencies.areAllKnown
    else { return false }
    return readableSources(dependencies, &reader) != nil
  }

  /// Returns what is in all sources of the project; nil where some of its code cannot be read; looked up once.
  private mutating func readableSources(
    _ dependencies: ProjectDependencies,
    _ reader: inout ProjectReader
  ) -> [ScannedSource]? {
    if let readableSources { return readableSources }
    let found = ReadableCode.sources(of: model, dependencies, &reader)
    readableSources = .some(found)
    return found
  }

  /// Returns the purpose strings that something in the project is the reason of, for an app; looked up once.
  mutating func justifiedKeys(of bundle: String, _ reader: inout ProjectReader) -> Set<String>? {
    guard let dependencies = dependencies(of: bundle, &reader) else { return nil }
    if let justifiedKeys { return justifiedKeys }
    let sources = dependencies.areAllKnown ? readableSources(dependencies, &reader) : nil
    let found = sources.map { JustifiedKeys.keys(of: model, $0, dependencies, &reader) }
    justifiedKeys = .some(found)
    return found
  }
}
