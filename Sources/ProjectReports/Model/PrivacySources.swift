import AppProject
import BuildDescriptions
import ProjectFiles

/// The privacy manifests of a project, with the bundles and libraries that have them.
struct PrivacySources {
  private let bundles: [BundleOverview]
  private let libraries: [LibraryManifest]

  init(_ bundles: [BundleOverview], _ libraries: [LibraryManifest]) {
    (self.bundles, self.libraries) = (bundles, libraries)
  }

  /// Returns the manifests of a bundle, each file once.
  ///
  /// Those of an app include those of the bundles in it and of the libraries in the project's folder.
  func sources(of bundle: BundleOverview) -> [(name: String, document: Document)] {
    let inner = bundle.role == .app ? bundles.filter { isEmbedded($0, in: bundle) } : []
    let own = ([bundle] + inner).flatMap { part in
      part.context.documents.privacyManifests.map { (Self.name(of: part), $0) }
    }
    let others = bundle.role == .app ? libraries.map { ($0.library, $0.document) } : []
    var seen: Set<String> = []
    return (own + others).filter { seen.insert($0.1.path ?? "").inserted }
  }

  private func isEmbedded(_ bundle: BundleOverview, in app: BundleOverview) -> Bool {
    bundle.infoPlist.path != app.infoPlist.path
      && bundle.context.bundles.flatMap(\.knownHosts).contains { host in
        app.context.targets.contains { TargetID($0) == TargetID(host) }
      }
  }

  private static func name(of bundle: BundleOverview) -> String {
    let names = bundle.context.targets.map(\.name)
    return names.isEmpty ? FilePath.name(bundle.infoPlist.path ?? "") : names.joined(separator: ", ")
  }
}
