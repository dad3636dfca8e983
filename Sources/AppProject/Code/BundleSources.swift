import CodeScanning
import Dependencies
import ProjectFiles

/// What the sources do that are compiled into one bundle.
struct BundleSources: Sendable {
  /// Decides which of its code is compiled.
  let compiled: ConditionEvaluator
  /// The number of its source files.
  let sourceCount: Int
  /// Types and functions of its sources that have the name of a system symbol.
  let declaredNames: Set<String>
  /// What its sources do.
  private(set) var facts: CodeUsage

  /// Reads the sources of a bundle of `project`, which links packages of npm as `linkage` returns; linear in its files and in the bytes
  /// of sources that changed.
  init(
    of bundle: String,
    in project: ProjectModel,
    _ reader: ProjectReader,
    linkage: () -> PackageLinkage?
  ) {
    let compiled = project.compiledCode(of: bundle)
    let isExtension = project.role(of: bundle) == .appExtension
    self.init(
      project.sources(of: bundle),
      compiled,
      modules: project.modules(of: bundle),
      isExtension: isExtension,
      reader,
      linkage: linkage
    )
    guard isExtension, !facts.purposeNeeds.isEmpty || !facts.entitledUses.isEmpty else { return }
    // The app may be the only one to call what an extension shares with it: of an unknown app, what lies elsewhere.
    let hosts = project.hosts(of: bundle)
    let paths = Set(hosts.flatMap(project.sources).map(\.file.path))
    let isShared = { (path: String) in
      hosts.isEmpty ? !FilePath.isInside(path, FilePath.folder(bundle)) : paths.contains(path)
    }
    for index in facts.purposeNeeds.indices where isShared(facts.purposeNeeds[index].evidence.path) {
      facts.purposeNeeds[index].isCertain = false
    }
    facts.entitledUses.removeAll { isShared($0.evidence.path) }
  }

  /// Reads `files`, the sources of a bundle that links `modules`, of which `compiled` are compiled.
  init(
    _ files: [BundleSource],
    _ compiled: ConditionEvaluator,
    modules: Set<String> = [],
    isExtension: Bool,
    _ reader: ProjectReader,
    linkage: () -> PackageLinkage? = { nil }
  ) {
    let sources = zip(files, reader.sources(at: files.map(\.file))).compactMap { file, source in
      source.map { AttributedSource($0, file, isExtension: isExtension) }
    }
    self.compiled = compiled
    sourceCount = sources.count
    let names = sources.reduce(into: Set<String>()) { $0.formUnion($1.source.declaredNames) }
    declaredNames = names
    // Without uses of packages no lock file is read for them.
    let packages = sources.contains { !$0.source.packageUses.isEmpty } ? linkage() : nil
    var facts = CodeUsage(of: sources, declared: names, compiled, packages ?? PackageLinkage())
    facts.resolve(sources, compiled) { reader.texts(ofConstants: $0, in: files.map(\.file)) }
    facts.modules = modules
    self.facts = facts
  }
}

/// The facts of a source with how it belongs to a bundle.
struct AttributedSource: Sendable {
  private let shared: Shared<ScannedSource>
  /// How certain it is that the code is part of the bundle.
  let basis: FactBasis
  /// Whether the bundle is known to run the code: of what an extension links, its app may call some parts alone.
  let isRun: Bool
  /// Whether the privacy manifests of the bundle are for it.
  let declaresPrivacy: Bool
  /// Whether it is part of a framework, which may have a privacy manifest of its own, or of a package that has one.
  let mayHaveOwnManifest: Bool

  /// The facts.
  var source: ScannedSource { shared.value }

  /// Makes it for `source`, the content of `file`.
  init(_ source: Shared<ScannedSource>, _ file: BundleSource, isExtension: Bool) {
    shared = source
    (basis, declaresPrivacy, mayHaveOwnManifest) = (file.basis, file.declaresPrivacy, file.mayHaveOwnManifest)
    isRun = !isExtension || file.basis != .derived
  }
}
