import BuildDescriptions
import CodeScanning
import Dependencies
import ProjectFiles

extension ProjectContextBuilder {
  /// Returns what is known of the bundles that the source file at `path` is built into; nil if it belongs to none, like
  /// tests and third-party code.
  ///
  /// Linear in the files of the project, whose number is bounded, and in the bytes of those that changed; later queries
  /// about the same bundles are answered from memory.
  public func sourceContext(for path: String) -> SourceContext? {
    let path = FilePath.absolute(path, from: workingFolder)
    guard let language = SourceLanguage(fileName: FilePath.name(path)) else { return nil }
    if let context = root(of: path).flatMap({ sourceContext(for: path, language, in: $0) }) { return context }
    guard language == .javaScript else { return nil }
    return JavaScriptSources.projects(around: path, files).firstResult { sourceContext(for: path, language, in: $0) }
  }

  private func sourceContext(for path: String, _ language: SourceLanguage, in root: String) -> SourceContext? {
    let project = known(at: root)
    let places = project.model.bundles(compiling: path).flatMap { listPlaces(in: $0.bundle, of: $0.source, project) }
    return places.isEmpty ? nil : SourceContext(path: path, language: language, places: places)
  }

  /// Returns the Info.plist of a bundle, its privacy manifests and its entitlements, each with what is known around it.
  private func listPlaces(
    in bundle: String,
    of file: BundleSource,
    _ project: KnownProject
  ) -> [SourceContext.Place] {
    let isExtension = project.model.role(of: bundle) == .appExtension
    let code = project.code(of: bundle)
    let isScript = SourceLanguage(fileName: FilePath.name(file.file.path)) == .javaScript
    let linkage = isScript ? project.dependencies(of: bundle)?.linkage : nil
    let place = { (document: Document, context: ProjectContext, names: Set<String>) in
      SourceContext.Place(
        document: document,
        project: context,
        declaredNames: names,
        file: file,
        isExtension: isExtension,
        compiled: code.compiled,
        linkage: linkage ?? PackageLinkage()
      )
    }
    let context = context(of: [bundle], in: project, without: bundle)
    let declaredNames = code.declaredNames
    var places: [SourceContext.Place] = []
    if let infoPlist = infoPlist(of: bundle, context, project.model) {
      places.append(place(infoPlist.document, infoPlist.project, declaredNames))
    }
    let documents = context.documents
    for document in documents.privacyManifests + documents.libraryPrivacyManifests + documents.entitlements {
      guard let path = document.path else { continue }
      let around = self.context(of: project.model.bundles(holding: path), in: project, without: path)
      places.append(place(document, around, declaredNames))
    }
    return places
  }

  /// Returns where the Info.plist of a bundle is written, with what is known around that file; nil if it cannot be read.
  private func infoPlist(
    of bundle: String,
    _ context: ProjectContext,
    _ model: ProjectModel
  ) -> (document: Document, project: ProjectContext)? {
    guard let made = model.generated[bundle] else {
      return model.infoPlist(of: bundle, reader).map { ($0, context) }
    }
    guard let target = context.targets.first(where: { $0.generatedInfoPlist == bundle }),
      let carrier = reader.document(at: target.carrier)
    else { return nil }
    var own = context
    own.leaveOutKeys(of: made)
    let project = ProjectContext(allTargets: context.allTargets) { [own] in
      [GeneratedBundle(target: target, document: made, context: own, carrier: target.carrier)]
    }
    return (carrier, project)
  }
}

extension ProjectContextBuilder {
  /// The number of folders above a privacy manifest in which its podspec is looked for.
  private static let podspecDepth = 5
  /// The largest podspec that is read, in bytes.
  private static let podspecLimit = 200_000

  /// Returns the sources of the library whose podspec has the privacy manifest at `path` among its resources; nil if there is
  /// none.
  ///
  /// Linear in the sources of the project.
  func podSources(withManifest path: String, in project: KnownProject) -> [BundleSource]? {
    var folder = FilePath.folder(path)
    for _ in 0..<Self.podspecDepth {
      for entry in reader.files.entries(of: folder) where FilePath.fileExtension(entry.name) == "podspec" {
        let file = FilePath.join(folder, entry.name)
        guard let contents = reader.files.contents(of: file, limit: Self.podspecLimit),
          let podspec = Podspec(contents), podspec.hasResource(String(path.dropFirst(folder.count + 1)))
        else { continue }
        return project.model.files.sources.compactMap { source in
          guard FilePath.isInside(source.path, folder),
            podspec.hasSource(String(source.path.dropFirst(folder.count + 1)))
          else { return nil }
          return BundleSource(file: source, basis: .read, declaresPrivacy: true)
        }
      }
      guard folder != project.model.root, folder != "/" else { return nil }
      folder = FilePath.folder(folder)
    }
    return nil
  }

  /// Returns the sources of the target of a package that has the privacy manifest at `path`, if no bundle of the project does; nil if
  /// there is none.
  ///
  /// Linear in the sources of the project.
  func packageSources(withManifest path: String, in project: KnownProject) -> [BundleSource]? {
    guard project.model.bundles(holding: path).isEmpty, let module = packageTarget(with: path, in: project) else {
      return nil
    }
    return project.model.files.sources.filter { source in module.folders.contains { $0.contains(source.path) } }
      .map { BundleSource(file: $0, basis: .read, declaresPrivacy: true) }
  }

  /// Returns the target of a package in whose folder the file at `path` is; linear in the packages of the project.
  func packageTarget(with path: String, in project: KnownProject) -> SwiftPackage.Module? {
    let folders = project.model.files.packages.filter { FilePath.isInside(path, $0) }
    return folders.max { $0.count < $1.count }.flatMap { SwiftPackage(in: $0, reader.files) }?.modules
      .first { $0.folders.contains { $0.contains(path) } }
  }
}
