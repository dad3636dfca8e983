import BuildDescriptions
import ProductFiles
import ProjectFiles
import PropertyList

extension ProductProject {
  /// The paths of its bundles, each after the one around it, from the top of the product.
  public var bundlePaths: [String] { bundles.map { $0.path.isEmpty ? $0.name : $0.path } }

  /// Returns what is known of its apps and extensions, as of those of a project; nil without any.
  ///
  /// The entitlements of a bundle are those of its signature, then those that its provisioning profile allows, then those of the files
  /// that `projects` sign a bundle of the same identifier with. Linear in the files of the product.
  public func overview(with projects: [ProjectOverview] = []) -> ProjectOverview? {
    guard let overview = builder.overviews(of: root).first else { return nil }
    return overview.replacing { bundle in
      var context = context(around: bundle.infoPlist)
      guard let own = self.bundle(of: bundle.infoPlist.path ?? "") else { return context }
      if let profile = profileDocument(of: own) { context.documents.entitlements.append(profile) }
      context.documents.entitlements += projects.flatMap(\.bundles).filter { $0.isBuilt(as: own.identifier) }
        .flatMap(\.context.documents.entitlements)
      return context
    }
  }

  /// Returns the entitlements that the profile of a bundle allows.
  private func profileDocument(of bundle: ProductBundle) -> Document? {
    guard let path = bundle.profilePath, let allowed = bundle.profile?.entitlements else { return nil }
    return Document(path: FilePath.join(root, path), contents: Array(XMLWriter().document(allowed).utf8))
  }
}

extension BundleOverview {
  /// Whether a target builds it with the identifier.
  fileprivate func isBuilt(as identifier: String?) -> Bool {
    identifier != nil
      && context.targets.flatMap(\.configurations).contains { $0.bundleIdentifier.text == identifier }
  }
}
