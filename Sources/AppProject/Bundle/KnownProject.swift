import Locking

/// A project with what was found out about its bundles so far; all threads share it.
///
/// Each thing is looked up when it is first wanted, once for a bundle or for the project, in the files as they were when the
/// project was looked at.
final class KnownProject: Sendable {
  /// The project.
  let model: ProjectModel
  /// Reads its files.
  let reader: ProjectReader
  /// The translations in it.
  let translations: KnownTranslations

  private let bundleFiles = LazyValues<String, BundleFiles>()
  private let bundleCode = LazyValues<String, BundleCode>()
  private let targetBundles = LazyValues<TargetID, [AppBundle]>()
  /// The keys that files of settings write, whoever uses them.
  private let settingKeys: Lazy<Set<String>>
  private let dependencies: Lazy<ProjectDependencies>
  private let readableSources: Lazy<[ScannedSource]?>
  private let justifiedKeys: Lazy<Set<String>?>

  /// Makes it of a project whose bundles nobody looked at.
  init(_ model: ProjectModel, _ reader: ProjectReader) {
    self.model = model
    self.reader = reader
    translations = KnownTranslations(model, reader)
    let dependencies = Lazy { ProjectDependencies(at: model.root, model.files.xcodeProjects, reader) }
    let sources = Lazy { ReadableCode.sources(of: model, dependencies.value, reader) }
    settingKeys = Lazy { model.files.settings.reduce(into: []) { $0.formUnion(reader.suppliedKeys(at: $1)) } }
    self.dependencies = dependencies
    readableSources = sources
    justifiedKeys = Lazy {
      guard dependencies.value.areAllKnown else { return nil }
      return sources.value.map { JustifiedKeys.keys(of: model, $0, dependencies.value, reader) }
    }
  }

  /// Returns the project with another Info.plist, which lies where nobody looks; linear in the bundles.
  func including(_ document: Document) -> KnownProject {
    KnownProject(model.including(document), reader)
  }

  /// Returns the files of a bundle that are no code.
  func files(of bundle: String) -> BundleFiles {
    bundleFiles.value(of: bundle) { [model] in BundleFiles(of: bundle, in: model) }
  }

  /// Returns what the code of a bundle does.
  func code(of bundle: String) -> BundleCode {
    bundleCode.value(of: bundle) { [model, reader] in BundleCode(of: bundle, in: model, reader) }
  }

  /// Returns the bundles that a target builds, as far as its settings say.
  func bundles(of target: ProjectTarget) -> [AppBundle] {
    targetBundles.value(of: TargetID(target)) { AppBundle.bundles(of: target) }
  }

  /// Returns the keys that the settings of `targets` write; without targets, those of any target and file of settings.
  func suppliedKeys(of targets: [ProjectTarget]) -> Set<String> {
    let own = targets.isEmpty ? model.targets.targets : targets
    return own.reduce(into: settingKeys.value) { $0.formUnion($1.suppliedKeys) }
  }

  /// Returns the libraries that the bundle is built with.
  ///
  /// Lock files do not tell which target links what; they are taken for those of the app, not of what it embeds.
  func dependencies(of bundle: String) -> ProjectDependencies? {
    guard model.role(of: bundle) == .app, !model.isWatchApp(bundle), model.hosts(of: bundle).isEmpty else { return nil }
    return dependencies.value
  }

  /// Returns whether the code of an app is that of the project alone, all of it read.
  func isWholeCode(of bundle: String) -> Bool {
    // Toolkits reach the system through code of their own.
    guard !model.files.sources.contains(where: { $0.language == .dart || $0.language == .javaScript }),
      let dependencies = dependencies(of: bundle), dependencies.isEmpty, dependencies.areAllKnown
    else { return false }
    return readableSources.value != nil
  }

  /// Returns the purpose strings that something in the project is the reason of, for an app.
  func justifiedKeys(of bundle: String) -> Set<String>? {
    dependencies(of: bundle) == nil ? nil : justifiedKeys.value
  }
}
