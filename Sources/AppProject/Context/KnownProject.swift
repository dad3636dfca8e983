import BuildDescriptions
import CodeScanning
import Locking
import ProjectFiles

/// A project with the facts about its bundles that are known so far; shared by all threads.
///
/// Each fact is computed on first use, once for a bundle or for the project, from the files as they were when the
/// project was read.
final class KnownProject: Sendable {
  /// The project.
  let model: ProjectModel
  /// Reads its files.
  let reader: ProjectReader
  /// The translations in it.
  let translations: KnownTranslations

  private let bundleFiles = LazyValues<String, BundleFiles>()
  private let bundleCode = LazyValues<String, BundleSources>()
  private let targetBundles = LazyValues<TargetID, [AppBundle]>()
  /// The keys that files of settings write, whether or not a target uses them.
  private let settingKeys: Lazy<Set<String>>
  private let dependencies: Lazy<ProjectDependencies>
  private let bundleDependencies = LazyValues<String, ProjectDependencies>()
  private let readableSources: Lazy<[Shared<ScannedSource>]?>
  private let justifiedKeys: Lazy<Set<String>?>

  private let knownIconSets: Lazy<[IconSet]>

  /// The icons of apps in its asset catalogs.
  var iconSets: [IconSet] { knownIconSets.value }

  /// Whether a script of its Xcode projects may copy fonts, as its text shows; false if there are none.
  var mayCopyFonts: Bool {
    Self.phases(of: model, reader).contains { script in
      let text = script.lowercased()
      return ["font", ".otf", ".ttf"].contains { text.contains($0) }
    }
  }

  /// Returns the scripts that its Xcode projects run in a build.
  private static func phases(of model: ProjectModel, _ reader: ProjectReader) -> [String] {
    model.files.xcodeProjects.compactMap(reader.xcodeProject).flatMap(\.scripts)
  }

  /// The languages that its Xcode projects list.
  var regions: Set<String> {
    model.files.xcodeProjects.compactMap(reader.xcodeProject).reduce(into: []) { $0.formUnion($1.regions) }
  }

  private let knownScripts: Lazy<BuildScripts>

  /// What the scripts of the repository set that build its apps.
  var scripts: BuildScripts { knownScripts.value }

  /// Returns the storyboards and nibs of a name that are built into a bundle.
  func interfaces(named name: String, in bundle: String) -> [InterfaceContents] {
    let membership = model.membership(of: bundle)
    return model.files.interfaces.filter { FilePath.nameWithoutExtension($0) == name && membership($0) != nil }
      .compactMap(reader.interface)
  }

  private let knownProfiles: Lazy<[KnownProfile]>

  /// The provisioning profiles among its files.
  var profiles: [KnownProfile] { knownProfiles.value }

  private let knownEncodings: Lazy<[String: Int]>

  /// The encodings that its Xcode projects give string tables, by their paths.
  var tableEncodings: [String: Int] { knownEncodings.value }

  /// Makes it from a project whose bundles are not read yet.
  init(_ model: ProjectModel, _ reader: ProjectReader) {
    self.model = model
    self.reader = reader
    translations = KnownTranslations(model, reader)
    knownEncodings = Lazy {
      model.files.xcodeProjects.compactMap(reader.xcodeProject).reduce(into: [:]) { found, project in
        found.merge(project.tableEncodings) { first, _ in first }
      }
    }
    knownProfiles = Lazy { KnownProfile.read(model.files.profiles, reader.files) }
    knownScripts = Lazy { BuildScripts(around: model.root, phases: Self.phases(of: model, reader), reader.files) }
    knownIconSets = Lazy { model.files.iconSets.compactMap { IconSet(at: $0, reader.files) } }
    let dependencies = Lazy { ProjectDependencies(at: model.root, model.files.xcodeProjects, reader) }
    let sources = Lazy { ReadableCode.sources(of: model, dependencies.value, reader) }
    settingKeys = Lazy {
      // The facts of a description about its targets are read as their settings, and so are the files of settings that it names.
      let described = model.targets.targets.reduce(into: Set<String>()) { described, target in
        described.insert(target.declaredIn)
        for configuration in target.configurations { described.formUnion(configuration.settingFiles) }
      }
      // Packages copy keys from the description of an Expo app alone; without one no lock file is read for them.
      let mayCopy = ProjectDependencies.folders(model.root).contains { folder in
        ProjectFormat.expo.names.contains { reader.files.status(of: FilePath.join(folder, $0)) != nil }
      }
      return model.files.settings.filter { !described.contains($0) }
        .reduce(into: mayCopy ? dependencies.value.copiedKeys : []) { $0.formUnion(reader.suppliedKeys(at: $1)) }
    }
    self.dependencies = dependencies
    readableSources = sources
    justifiedKeys = Lazy {
      guard dependencies.value.areAllKnown else { return nil }
      return sources.value.map { JustifiedKeys.keys(of: model, $0, dependencies.value, reader) }
    }
  }

  /// Returns the project with another Info.plist, from outside the searched folders; linear in the bundles.
  func including(_ document: Document) -> KnownProject {
    KnownProject(model.including(document), reader)
  }

  /// Returns the files of a bundle that are not code.
  func files(of bundle: String) -> BundleFiles {
    bundleFiles.value(of: bundle) { [model] in BundleFiles(of: bundle, in: model) }
  }

  /// Returns what the code of a bundle does.
  func code(of bundle: String) -> BundleSources {
    bundleCode.value(of: bundle) { [model, reader] in
      BundleSources(of: bundle, in: model, reader) { self.dependencies(of: bundle)?.linkage }
    }
  }

  /// Returns the bundles that a target builds in all its configurations, as far as its settings show.
  func bundles(of target: ProjectTarget) -> [AppBundle] {
    targetBundles.value(of: TargetID(target)) { [model] in
      AppBundle.bundles(of: model.targets.whole(target), in: model.targets.embedding)
    }
  }

  /// Returns the keys that the settings of `targets` write; without targets, those of any target and file of settings.
  func suppliedKeys(of targets: [ProjectTarget]) -> Set<String> {
    let own = targets.isEmpty ? model.targets.targets : targets
    return own.reduce(into: settingKeys.value) { $0.formUnion($1.suppliedKeys) }
  }

  /// Returns the libraries that the bundle is built with.
  ///
  /// What no Podfile gives to some targets alone counts for the app, not for what it embeds.
  func dependencies(of bundle: String) -> ProjectDependencies? {
    guard model.role(of: bundle) == .app, !model.isWatchApp(bundle), model.hosts(of: bundle).isEmpty else { return nil }
    return bundleDependencies.value(of: bundle) { [model, dependencies] in
      dependencies.value.given(to: model.targets.targets(withInfoPlist: bundle), among: model.targets.targets)
    }
  }

  /// Whether the project has libraries, of which a bundle that is embedded in an app may link some.
  var hasLibraries: Bool { !dependencies.value.isEmpty || !dependencies.value.areAllKnown }

  /// Whether no library of the project is of code in another language than those of Xcode.
  var hasNativeLibrariesAlone: Bool { dependencies.value.areNative }

  /// Returns whether all code of an app is in the project and was read.
  func isWholeCode(of bundle: String) -> Bool {
    // Toolkits call the system from their own code.
    guard !model.files.sources.contains(where: \.language.isOfToolkit),
      let dependencies = dependencies(of: bundle), dependencies.isEmpty, dependencies.areAllKnown
    else { return false }
    return readableSources.value != nil
  }

  /// Returns the purpose strings that something in the project may need, for an app.
  func justifiedKeys(of bundle: String) -> Set<String>? {
    dependencies(of: bundle) == nil ? nil : justifiedKeys.value
  }
}
