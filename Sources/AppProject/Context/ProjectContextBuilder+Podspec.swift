import Dependencies
import ProjectFiles

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
          return BundleSource(file: source, standing: .read, declaresPrivacy: true)
        }
      }
      guard folder != project.model.root, folder != "/" else { return nil }
      folder = FilePath.folder(folder)
    }
    return nil
  }
}
